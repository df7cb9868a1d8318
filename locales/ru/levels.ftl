# Компьютерные игроки.

level-sprout = Росток
level-sprout-about = ходит как придётся
level-gardener = Садовник
level-gardener-about = играет ровно и дружелюбно
level-master = Мастер
level-master-about = думает вперёд, всё помнит
level-sage = Мудрец
level-sage-about = думает долго, прощает мало

# Когда не работает процесс, в котором думают компьютерные игроки.
log-no-thinker = Компьютерные игроки не могут думать в фоне. Теперь все они играют на уровне «{ WORD($level) }».
log-thinker-failed = У компьютерного игрока произошла ошибка. Этот ход сделан на уровне «{ WORD($level) }».
