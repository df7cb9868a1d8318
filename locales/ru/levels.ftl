# Компьютерные игроки.

level-sprout = Росток
level-sprout-about = играет тем, что под рукой
level-gardener = Садовник
level-gardener-about = играет ровно и дружелюбно
level-master = Мастер
level-master-about = думает вперёд, помнит стопки
level-sage = Мудрец
level-sage-about = думает долго, прощает мало
