# Жетоны целей и сценарии: всплывающие подсказки и страница выбора.

## Цели: что считается в конце партии
goal-title-red = Больше всего красной листвы
goal-text-red = Считаются все красные карты гербария, в любом месте стопки.
goal-title-orange = Больше всего оранжевой листвы
goal-text-orange = Считаются все оранжевые карты гербария, в любом месте стопки.
goal-title-yellow = Больше всего жёлтой листвы
goal-text-yellow = Считаются все жёлтые карты гербария, в любом месте стопки.
goal-title-green = Больше всего зелёной листвы
goal-text-green = Считаются все зелёные карты гербария, в любом месте стопки.
goal-title-purple = Больше всего фиолетовой листвы
goal-text-purple = Считаются все фиолетовые карты гербария, в любом месте стопки.
goal-title-brown = Больше всего коричневой листвы
goal-text-brown = Считаются все коричневые карты гербария, в любом месте стопки.
goal-title-biggest-pile = Самая большая стопка
goal-text-biggest-pile = Считаются карты в самой большой стопке каждого игрока.
goal-title-top-sum = Наибольшая сумма верхних карт
goal-text-top-sum = Складываются числа на верхних картах всех стопок.
goal-title-gates = Больше всего завершённых стопок
goal-text-gates = Считаются завершённые стопки, с воротами и без них.
goal-title-acorns = Больше всего желудей
goal-text-acorns = Жёлуди считаются по номиналу; жёлуди на местностях не считаются.
goal-title-piles-and-landscapes = Больше всего стопок и местностей
goal-text-piles-and-landscapes = Стопки и неиспользованные местности считаются вместе.
goal-title-zeros = Больше всего нулей
goal-text-zeros = Считаются все 0 гербария, видимые и закрытые.
goal-title-warm = Больше всего тёплой листвы
goal-text-warm = Красные, оранжевые и жёлтые карты гербария считаются вместе, каждая по своему типу.
goal-title-cool = Больше всего холодной листвы
goal-text-cool = Зелёные, фиолетовые и коричневые карты гербария считаются вместе, каждая по своему типу.
goal-title-fewest-cards = Меньше всего карт
goal-text-fewest-cards = Считаются все карты гербария; цель выполняет тот, у кого их меньше всего.
goal-title-hand = Больше всего карт на руке
goal-text-hand = Считаются карты на руке в конце партии.

## Одиночный режим: чего требует цель и сколько стоит
solo-goal-title-red = Красная стопка
solo-goal-text-red = Нужна красная стопка. Цена в желудях — число на её верхней карте; 0 — бесплатно.
solo-goal-title-orange = Оранжевая стопка
solo-goal-text-orange = Нужна оранжевая стопка. Цена в желудях — число на её верхней карте; 0 — бесплатно.
solo-goal-title-yellow = Жёлтая стопка
solo-goal-text-yellow = Нужна жёлтая стопка. Цена в желудях — число на её верхней карте; 0 — бесплатно.
solo-goal-title-green = Зелёная стопка
solo-goal-text-green = Нужна зелёная стопка. Цена в желудях — число на её верхней карте; 0 — бесплатно.
solo-goal-title-purple = Фиолетовая стопка
solo-goal-text-purple = Нужна фиолетовая стопка. Цена в желудях — число на её верхней карте; 0 — бесплатно.
solo-goal-title-brown = Коричневая стопка
solo-goal-text-brown = Нужна коричневая стопка. Цена в желудях — число на её верхней карте; 0 — бесплатно.
solo-goal-title-biggest-pile = Средняя — самая большая
solo-goal-text-biggest-pile = Нужны все три стопки, и ни в одной нет больше карт, чем в средней. Стоит 3 жёлудя.
solo-goal-title-zeros = Четыре нуля
solo-goal-text-zeros = Нужны четыре 0: на руке и на верхних картах вместе. Стоит 3 жёлудя.
solo-goal-title-gates = Все стопки завершены
solo-goal-text-gates = Нужна хотя бы одна стопка, и все завершены. Стоит половину ваших желудей, с округлением вниз.
solo-goal-title-acorns = Пять желудей
solo-goal-text-acorns = Нужно не меньше 5 желудей. Стоит половину из них, с округлением вниз.

## Сценарии
scenario-cold-breeze-title = Осенний ветер
scenario-cold-breeze-level = средний
scenario-cold-breeze-text = С холмов дует ветер. Три типа листвы, и средняя стопка должна быть самой высокой.
scenario-cold-breeze-condition-1 = Каждая из трёх стопок приносит от 10 очков
scenario-cold-breeze-condition-2 = Ни в одной стопке нет больше карт, чем в средней
scenario-cold-breeze-condition-3 = У вас не меньше 3 целей

scenario-meditation-title = Медитация
scenario-meditation-level = средний
scenario-meditation-text = Четыре типа листвы и мало карт на руке. Пусть стопки растут неспешно, а жёлуди копятся.
scenario-meditation-condition-1 = У вас четыре стопки, сверху не меньше 1
scenario-meditation-condition-2 = Три стопки приносят от 10 очков, и цели их типов — ваши
scenario-meditation-condition-3 = У вас не меньше 10 желудей

scenario-equinox-title = Равноденствие
scenario-equinox-level = сложный
scenario-equinox-text = День сравнялся с ночью. Три тёплых типа листвы, и каждая стопка ждёт своих ворот.
scenario-equinox-condition-1 = У вас все три стопки, и все завершены
scenario-equinox-condition-2 = У вас не меньше 4 желудей
scenario-equinox-condition-3 = У вас не меньше 3 целей
