# Why a step is not legal in any game.

refuse-unreadable = „{ $words }“ není tah v zápisu záznamů.
refuse-over = Hra skončila. Další tahy už nejsou možné.
