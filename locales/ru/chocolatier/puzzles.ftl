# Задания и темы задач.

chocolatier-puzzle-round = Найдите лучший ход. Важна разница в очках в конце раунда, { $other } играет без ошибок.
chocolatier-puzzle-ahead = Последний раунд. Найдите лучший ход: важна итоговая разница в очках, { $other } играет без ошибок.
chocolatier-puzzle-win = Последний раунд. Выиграйте партию. { $other } играет без ошибок.
chocolatier-theme-filling = Заполнение лотков
chocolatier-theme-overflow = Лишние конфеты
chocolatier-theme-floor = Пол
chocolatier-theme-denying = Противодействие
chocolatier-theme-token = Жетон первого игрока
chocolatier-theme-special = Особые блюда
chocolatier-theme-last-round = Последний раунд
