# Задания и темы задач.

momiji-puzzle-ahead = Последний ход партии за вами, { $other } больше не ходит. Добейтесь лучшей разницы в очках.
momiji-puzzle-win = Последний ход за вами. Выиграйте партию.
momiji-puzzle-win-now = Выиграйте этим ходом. Колода открыта.
momiji-puzzle-win-soon = Выиграйте за два хода. Колода открыта.
momiji-puzzle-deck = Следующие карты в колоде: { WORD($cards) }.
momiji-theme-closing = Завершение стопок
momiji-theme-laying = Выкладывание карт
momiji-theme-pairs = Парные жёлуди
momiji-theme-goals = Цели
momiji-theme-landscapes = Местности
momiji-theme-trading = Обмен
momiji-theme-collecting = Сбор
momiji-theme-cold-breeze = Осенний ветер
momiji-theme-meditation = Медитация
momiji-theme-equinox = Равноденствие
