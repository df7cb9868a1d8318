# Why a step is not legal in any game.

refuse-unreadable = «{ $words }» — не ход: так в записях партий не пишут.
refuse-over = Партия окончена. Ходить больше нельзя.
