# Строки блокнота для подсчёта очков.

miyabi-score-laid = Выложенные плитки
miyabi-score-fifth = Пятый уровень
miyabi-score-zen = Сад дзен
miyabi-score-frog = Лягушка
miyabi-score-rows = Ряды
miyabi-score-colour = Цветной сад
miyabi-score-meadow = Большой луг
miyabi-score-seven = Семёрка
