# Задания и темы задач.

chocolatier-puzzle-round = Закончите этот раунд с наибольшим перевесом. { $other } отвечает лучшим образом.
chocolatier-puzzle-ahead = Последний раунд. Закончите партию с наибольшим перевесом; { $other } отвечает лучшим образом.
chocolatier-puzzle-win = Последний раунд. Выиграйте партию; { $other } отвечает лучшим образом.
chocolatier-theme-filling = Заполнить лотки
chocolatier-theme-overflow = Лишние конфеты
chocolatier-theme-floor = Пол
chocolatier-theme-denying = Помешать сопернику
chocolatier-theme-token = Жетон первого игрока
chocolatier-theme-special = Особые блюда
chocolatier-theme-last-round = Последний раунд
