# Строки блокнота для подсчёта очков.

miyabi-score-laid = Выложенные плитки
miyabi-score-fifth = Пятый уровень
miyabi-score-zen = Сад дзен
miyabi-score-frog = Лягушка
miyabi-score-rows = Ряды
miyabi-score-colour = Цветной сад
miyabi-score-meadow = Большой луг
miyabi-score-seven = Семёрка

miyabi-score-on-the-way = По ходу игры
miyabi-score-at-the-end = В конце
miyabi-score-row = { CAP(WORD($object, form: "many")) }

miyabi-score-gardens = Сады
miyabi-score-about-gardens = Сады, какими они стали; щелчок покажет их крупно.
miyabi-score-about-laid = За каждую плитку: число объектов умножается на уровень.
miyabi-score-about-fifth = За первую плитку своего вида на пятом уровне.
miyabi-score-about-zen = 1 очко за каждую плитку дзен и объекты вокруг тех, что окружены.
miyabi-score-about-frog = За каждый подъём — достигнутый уровень.
miyabi-score-about-row = За первое место в ряду { $most }, за второе { $second }. В кружке — число объектов.
miyabi-score-about-colour = 1 очко за каждый объект самой большой группы.
miyabi-score-about-meadow = { $points } очка за каждую клетку самого большого луга.
miyabi-score-about-seven = { $points } очков за каждый ряд и столбец ровно с семью объектами.
miyabi-score-values = { $most } / { $second }
