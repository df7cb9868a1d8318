# The log of any game.

log-turn = Ход { $turn }: { $name }
log-game-over = Партия окончена.

log-winner = { $count ->
    [1] Побеждает { $names }.
   *[other] Победу делят { $names }.
  }

log-title = Ход партии
log-empty = Пока ничего не произошло.
log-group-turn = Ход { $turn }
log-close = Закрыть
