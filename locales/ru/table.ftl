# Стол: ярлычки, заголовки, места.

table-badge-your-turn = ваш ход
table-badge-playing = ходит
table-badge-next = далее
table-badge-waiting = ждёт
table-badge-last-turn = последний ход
table-turn = ход { $turn }

## Листки и кнопки
table-bonus = +{ $count }
table-ahead = впереди
table-menu = Меню
table-log = Ход партии
table-rules = Правила
table-settings = Настройки
