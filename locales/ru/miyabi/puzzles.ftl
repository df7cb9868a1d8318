# Задания и темы задач.

miyabi-puzzle-ahead = Найдите лучший ход: важна итоговая разница в очках. { $other } играет без ошибок.
miyabi-puzzle-win = Найдите ход, который выигрывает партию. { $other } играет без ошибок.
miyabi-theme-levels = Уровни
miyabi-theme-rows = Большинство в рядах
miyabi-theme-frog = Лягушка
miyabi-theme-fifth = Пятый уровень
miyabi-theme-colour = Цветной сад
miyabi-theme-meadow = Большой луг
miyabi-theme-seven = Семёрка
miyabi-theme-zen = Сад дзен
miyabi-theme-denying = Противодействие
