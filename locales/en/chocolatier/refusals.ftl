# Why a step is not possible: first what is wrong, then what to do.

chocolatier-refuse-unreadable = “{ $words }” is not a move in record notation.
chocolatier-refuse-over = The game is over. No more moves can be made.

## The turn
chocolatier-refuse-end = Take pralines before you end your turn. You cannot pass.
chocolatier-refuse-taken = You have already taken pralines this turn. End your turn.
chocolatier-refuse-send-first = First send on what is left, clockwise or anticlockwise.
chocolatier-refuse-send-order = The { WORD($praline) } pralines come next. Send them clockwise or anticlockwise.
chocolatier-refuse-no-send = There is nothing to send on now. You do that only after taking from the special plate with the two arrows.
chocolatier-refuse-tile-first = First choose a space in the box for the praline from your topmost full line.
chocolatier-refuse-no-tile = There is no space to choose now. You do that only when filling boxes on the plain side.

## Where pralines come from
chocolatier-refuse-not-in-middle = There are no { WORD($praline) } pralines in the middle. Choose a colour that is there.
chocolatier-refuse-no-offer = There are only { $offers } plates in this game.
chocolatier-refuse-offer-gone = This plate is off the table for this round. Choose another one.
chocolatier-refuse-offer-empty = This plate is empty. Choose another one, or the middle.
chocolatier-refuse-not-on-offer = There are no { WORD($praline) } pralines on this plate. Choose a colour that is there.

## Where they go
chocolatier-refuse-line-full = Line { $line } is full. Choose another line or the floor.
chocolatier-refuse-line-colour = Line { $line } already has { WORD($praline) } pralines, and a line holds only one colour. Choose another line or the floor.
chocolatier-refuse-row-holds = Row { $line } of your box already has its { WORD($praline) } praline. Choose another line or the floor.
chocolatier-refuse-tile-occupied = Row { $row }, column { $column } of your box is taken. Choose a free space in the row.
chocolatier-refuse-tile-column = Column { $column } already has its { WORD($praline) } praline. Choose another column.
