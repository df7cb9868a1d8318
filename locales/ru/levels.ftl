# Компьютерные игроки.

level-sprout = Росток
level-sprout-about = играет тем, что есть на руке
level-gardener = Садовник
level-gardener-about = играет ровно и дружелюбно
level-master = Мастер
level-master-about = думает вперёд, помнит стопки
level-sage = Мудрец
level-sage-about = думает долго, прощает мало

# Когда не работает процесс, в котором думают компьютерные игроки.
log-no-thinker = Компьютерные игроки не могут думать в фоне. Теперь все они играют на уровне «{ WORD($level) }».
log-thinker-failed = У компьютерного игрока произошла ошибка. Этот ход сделан на уровне «{ WORD($level) }».
