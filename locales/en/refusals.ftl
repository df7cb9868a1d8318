# Why a step is not legal in any game.

refuse-unreadable = “{ $words }” is not a step in the notation of records.
refuse-over = The game is over; no more steps are taken.
