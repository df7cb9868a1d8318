# Game pads
pad-shape-a = крестик
pad-shape-b = кружок
pad-shape-x = квадрат
pad-shape-y = треугольник
pad-number = кнопку { $number }
shortcut-pad-back = назад; вернуть взятое на место
shortcut-pad-zone = повернуть взятое; иначе — следующая часть экрана
shortcut-pad-menu = открыть и закрыть меню
