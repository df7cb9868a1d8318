# Why a step is not legal in any game.

refuse-unreadable = “{ $words }” is not a move in record notation.
refuse-over = The game is over. No more moves can be made.
