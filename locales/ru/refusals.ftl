# Why a step is not legal in any game.

refuse-unreadable = «{ $words }» — не шаг: так в записи партии не пишут.
refuse-over = Партия окончена, ходов больше нет.
