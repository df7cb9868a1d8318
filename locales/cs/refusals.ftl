# Why a step is not legal in any game.

refuse-unreadable = „{ $words }“ není krok v zápisu záznamů.
refuse-over = Hra skončila; další kroky už nejsou.
