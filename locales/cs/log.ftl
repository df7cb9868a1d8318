# The log of any game.

log-turn = Tah { $turn }: { $name }
log-game-over = Hra skončila.

log-winner = { $count ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí { $names }.
  }

log-title = Průběh hry
log-empty = Zatím se nic nestalo.
log-group-turn = Tah { $turn }
log-close = Zavřít
