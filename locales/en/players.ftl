# A player’s side of the table, large, and what every small thing on a panel says of itself.

players-close = Back to the table
players-next = To { $name }
players-last-turn = Last turn
players-no-turn = No turn yet.

## Parts of a panel
part-who-person = A person plays here.
part-who-computer = Computer player: { WORD($level) }.
part-who-open = Click or press { $press } to see this player’s whole side.
part-first-title = First player
part-first = { $name } went first.
