# Why a step is not possible: first what is wrong, then what to do.

chocolatier-refuse-unreadable = “{ $words }” is not a step in the notation of records.
chocolatier-refuse-over = The game is over.

## The turn
chocolatier-refuse-end = Take pralines before you end the turn; nobody passes.
chocolatier-refuse-taken = You have taken pralines in this turn already. End the turn.
chocolatier-refuse-send-first = First send on what is left, clockwise or anticlockwise.
chocolatier-refuse-send-order = The { WORD($praline) } pralines come next. Send them clockwise or anticlockwise.
chocolatier-refuse-no-send = There is nothing to send on now; that happens only after taking from the special plate with the two arrows.
chocolatier-refuse-tile-first = First choose a place in the box for the praline of your topmost full line.
chocolatier-refuse-no-tile = There is no place to choose now; that happens only when boxes with the plain side are filled.

## Where pralines come from
chocolatier-refuse-not-in-middle = There are no { WORD($praline) } pralines in the middle. Choose a colour that lies there.
chocolatier-refuse-no-offer = There are only { $offers } plates in this game.
chocolatier-refuse-offer-gone = This plate has been taken off the table for this round. Choose another one.
chocolatier-refuse-offer-empty = This plate is empty. Choose another one, or the middle.
chocolatier-refuse-not-on-offer = There are no { WORD($praline) } pralines on this plate. Choose a colour that lies there.

## Where they go
chocolatier-refuse-line-full = Line { $line } is full. Choose another line or the floor.
chocolatier-refuse-line-colour = Line { $line } already holds { WORD($praline) } pralines, and a line holds one colour only. Choose another line or the floor.
chocolatier-refuse-row-holds = Row { $line } of your box already has its { WORD($praline) } praline. Choose another line or the floor.
chocolatier-refuse-tile-occupied = Row { $row }, column { $column } of your box is taken. Choose a free place of the row.
chocolatier-refuse-tile-column = Column { $column } already has this colour: { WORD($praline) }. Choose a column without it.
