# The table: chips, headings, slots.

table-badge-your-turn = your turn
table-badge-playing = playing
table-badge-next = next
table-badge-waiting = waiting
table-badge-last-turn = last turn
table-turn = turn { $turn }

## Papers and buttons
table-bonus = +{ $count }
table-ahead = ahead
table-menu = Menu
table-log = Game log
table-rules = Rule book
table-settings = Settings
