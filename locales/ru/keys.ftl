# Keys: those that may be changed, what they do, what they are called.
settings-keys = Клавиши
settings-keys-about = какая клавиша что делает
settings-keys-open = Изменить
settings-until-click = до щелчка
keys-title = Клавиши
keys-about = Выберите строку и нажмите новую клавишу. Escape, Enter, Tab, стрелки и цифры изменить нельзя.
keys-press = нажмите клавишу
keys-fixed = Эту клавишу изменить нельзя.
keys-swapped = { $pressed } раньше означала «{ $name }». Теперь для этого { $freed }.

keys-undo = отменить последний шаг
keys-closer = рассмотреть карту
keys-log = ход партии
keys-players = сторона игрока
keys-rules = правила и клавиши
keys-fullscreen = во весь экран
keys-mute = выключить и включить звук

key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f12 = F12
key-insert = Insert
key-delete = Delete
key-backspace = Backspace

shortcut-move = переместить выбор
shortcut-tab = следующий элемент
shortcut-take = взять, положить или нажать
shortcut-number = выбрать карту 1–9
shortcut-closer = рассмотреть карту
shortcut-undo = отменить последний шаг
shortcut-redo = вернуть отменённый шаг
shortcut-log = ход партии
shortcut-players = сторона игрока крупно
shortcut-menu = меню или назад
shortcut-scroll = листать длинные страницы
shortcut-fullscreen = во весь экран
shortcut-quit = выйти; партия сохранится

key-tab = Tab
key-shift = Shift
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-pageup = Page Up
key-pagedown = Page Down
key-home = Home
key-end = End
key-f1 = F1
key-f11 = F11
