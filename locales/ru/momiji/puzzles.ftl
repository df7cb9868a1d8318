# Задания и темы задач.

momiji-puzzle-ahead = Последний ход партии за вами, { $other } больше не ходит. Закончите с наибольшим перевесом.
momiji-puzzle-win = Последний ход партии за вами. Выиграйте.
momiji-puzzle-win-now = Победите этим ходом. Колода открыта.
momiji-puzzle-win-soon = Победите за два хода. Колода открыта.
momiji-puzzle-deck = Следующие карты колоды: { WORD($cards) }.
momiji-theme-closing = Завершить стопки
momiji-theme-laying = Выложить карты
momiji-theme-goals = Цели
momiji-theme-landscapes = Пейзажи
momiji-theme-trading = Обмен
momiji-theme-collecting = Сбор
momiji-theme-cold-breeze = Осенний ветер
momiji-theme-meditation = Медитация
momiji-theme-equinox = Равноденствие
