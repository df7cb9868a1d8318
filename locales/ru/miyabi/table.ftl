# Стол: записки, кнопки, что вещи говорят о себе, отказы руке.

miyabi-round-of = Раунд { $round } из { $rounds }
miyabi-round = Раунд { $round }
miyabi-round-short = { $round } / { $rounds }
miyabi-round-frogs = Лягушки
miyabi-fifth-level = Пятый уровень
miyabi-zen-tiles = Плитки дзен
miyabi-rows-now = Ряды сейчас
miyabi-out = вне раунда
miyabi-points-word = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }

## Записки
miyabi-note-lay = Ваш ход
miyabi-note-lay-body = Возьмите плитку из выкладки и положите её в свой сад.
miyabi-note-lay-frog = До или после этого можно передвинуть лягушку.
miyabi-note-lay-after-frog = Лягушку вы уже передвинули. Теперь положите плитку.
miyabi-note-tile = Положите плитку
miyabi-note-tile-body = Золотом отмечено, где могут стоять её объекты.
miyabi-note-tile-hint = Повернуть: колёсико, { $turns } или правая кнопка.
miyabi-note-tile-turn = Так ей нет места. Поверните её: колёсико, { $turns } или правая кнопка.
miyabi-note-zen = Положите плитку дзен
miyabi-note-zen-body = На голую землю в ряду её объекта, в столбец без фонаря.
miyabi-note-zen-sure = Потом откроется следующая плитка дзен, поэтому отменить это будет нельзя.
miyabi-note-frog = Передвиньте лягушку
miyabi-note-frog-first = На одну клетку, на тот же уровень или на один выше. Прыжок вверх приносит очки за уровень. Потом положите плитку.
miyabi-note-frog-body = На одну клетку, на тот же уровень или на один выше. Прыжок вверх приносит очки за уровень. Или закончите ход.
miyabi-note-laid = Плитка на месте
miyabi-note-laid-body = Закончите ход или отмените его.
miyabi-note-laid-frog = Если хотите, передвиньте лягушку на клетку, потом закончите ход.
miyabi-note-put-frog = Посадите лягушку
miyabi-note-put-frog-body = Выберите для неё любую клетку своего сада. Там, где она сидит, плитки не кладут.
miyabi-note-nothing = Класть нечего
miyabi-note-nothing-body = Ни одна плитка не подходит. Пропустите: до следующего раунда вы не играете.
miyabi-note-sure = Пропустить?
miyabi-note-sure-body = Плитку ещё можно положить. Если пропустите, до следующего раунда вы не играете.
miyabi-note-over = Партия окончена
miyabi-note-over-body = Все сады готовы, очки подсчитаны.

## Кнопки
miyabi-button-end = Закончить ход
miyabi-button-pass = Пропустить
miyabi-button-sure = Пропустить
miyabi-button-stay = Играть дальше
miyabi-button-lay = Положить сюда
miyabi-button-put-frog = Посадить сюда
miyabi-button-turn-left = Повернуть налево
miyabi-button-turn-right = Повернуть направо
miyabi-why-turn = Сначала выберите плитку.
miyabi-why-pass = Ещё что-то можно положить. Пропустить можно, только когда класть нечего.
miyabi-why-square = Сначала выберите одну из золотых клеток.

## Отказы руке
miyabi-refuse-row = { CAP(WORD($object, form: "many")) } можно класть только в ряд { $row }, напротив их таблички.
miyabi-refuse-nothing-chosen = Сначала возьмите плитку из выкладки.
miyabi-refuse-no-place = Эту плитку сейчас некуда положить: { $count ->
    [one] в столбце { $columns }, единственном без фонаря, для неё нет клеток одного уровня.
   *[other] в столбцах без фонаря ({ $columns }) для неё нет клеток одного уровня.
  }

## Что вещи говорят о себе
miyabi-last-round = Начинается последний раунд.
miyabi-rows-sum = Всего
miyabi-box-1 = Одинарные
miyabi-box-2 = Двойные
miyabi-box-3 = Прямые
miyabi-box-l = Угловые
miyabi-about-tile = { CAP($tile) }
miyabi-about-tile-body = { $objects ->
    [one] { $objects } объект: { $objects } очко за каждый уровень.
    [few] { $objects } объекта: { $objects } очка за каждый уровень.
   *[other] { $objects } объектов: { $objects } очков за каждый уровень.
  }
miyabi-about-zen = Плитка дзен { WORD($object, form: "with") }
miyabi-about-zen-body = На голую землю в ряду её объекта; 1 очко.
miyabi-about-zen-more = Окружённая объектами, один раз приносит очки: за все соседние и за свой.
miyabi-about-zen-bag = Закрытых: { $count }. Когда одну берут, открывают следующую.
miyabi-about-square = { $square }, уровень { $level }
miyabi-about-square-bare = Голая земля. В этом ряду: { WORD($object, form: "many") }.
miyabi-about-square-green = Зелёная клетка.
miyabi-about-square-objects = { $count } × { WORD($object) }.
miyabi-about-square-zen = Плитка дзен { WORD($object, form: "with") }, окружена. Накрывать её нельзя.
miyabi-about-square-zen-open = Плитка дзен { WORD($object, form: "with") }, ещё не окружена. Накрывать её нельзя.
miyabi-about-square-next = Следующая плитка ляжет здесь на уровень { $level }.
miyabi-about-column = Столбец { $column }
miyabi-about-lantern-lit = Фонарь уже горит: объекты в столбец { $column } до следующего раунда не кладут. Зелёные клетки можно.
miyabi-about-lantern-empty = Фонаря ещё нет: в столбец { $column } можно положить объекты.
miyabi-about-row = Ряд { $row }: { WORD($object, form: "many") }
miyabi-about-row-values = В конце { $most } очков за наибольшее число объектов, { $second } за второе.
miyabi-about-row-now = Сейчас вы получили бы { $points }.
miyabi-about-tablet = Пятый уровень, { WORD($object, form: "many") }: { $points } очков
miyabi-about-tablet-body = Тому, кто первым положит { WORD($object, form: "many") } на уровень { $level }.
miyabi-about-tablet-taken = Бонус взят: { $name }.
miyabi-about-frog-silver = Серебряная лягушка
miyabi-about-frog-gold = Золотая лягушка
miyabi-about-frog-move = Раз за ход на одну клетку, на тот же уровень или на один выше. Каждый прыжок вверх приносит очки за уровень.
miyabi-about-frog-silver-body = Может встать только на клетку без объектов. На уровне { $level } становится золотой.
miyabi-about-frog-gold-body = Может стоять и на объектах.
miyabi-about-rows = У кого сколько объектов и что ряды принесли бы сейчас. Щелчок покажет всех игроков.
miyabi-about-round = Этот раунд начинает { $name }: бонсай здесь.
miyabi-about-round-out = { $count ->
   *[other] До следующего раунда не играют: { $names }.
  }
miyabi-about-box = Плитки в коробке
miyabi-about-box-body = Ещё не выложено { $count } из { $all }. Щелчок покажет, какие.
miyabi-about-extension-colour = В конце 1 очко за каждый объект самой большой группы. Клетки с объектами образуют группу, если касаются сторонами.
miyabi-about-extension-meadow = В конце 2 очка за каждую клетку самой большой группы зелёных клеток.
miyabi-about-extension-zen = Плитки дзен лежат рядом с выкладкой. Окружённые объектами, они приносят очки.
miyabi-about-extension-seven = В конце 7 очков за каждый ряд и каждый столбец, где ровно семь объектов.
miyabi-about-extension-frog = Лягушка взбирается по террасам и приносит очки за каждый прыжок вверх.
miyabi-shortcut-turn = повернуть взятую плитку; можно и колёсиком или правой кнопкой

## Записка о том, что сделали другие; кто именно, говорит герб рядом
miyabi-brief-turn = { $points ->
    [0] { CAP(WORD($deeds, form: "plain")) }
   *[other] { CAP(WORD($deeds, form: "plain")) }: +{ $points }
  }
miyabi-brief-place = { $size ->
    [single] { WORD($object) } на { $square }
   *[other] { WORD($object, form: "many") } на { $square }
  }
miyabi-brief-several = { $count ->
    [one] { $count } плитка, последняя на { $square }
    [few] { $count } плитки, последняя на { $square }
   *[many] { $count } плиток, последняя на { $square }
  }
miyabi-brief-zen = дзен-плитка на { $square }
miyabi-brief-fifth = уровень 5 раньше всех
miyabi-brief-enclosed = дзен-плитка окружена
miyabi-brief-frog = лягушка на { $square }
miyabi-brief-gold = лягушка теперь золотая
miyabi-brief-pass = пропуск
miyabi-brief-out = больше не ходит

## Возле чужих садов и на листах
miyabi-rows-caption = Объекты в рядах и очки, которые они принесли бы сейчас
miyabi-box-caption = Осталось вытянуть / всего в коробке
miyabi-display-waits = Плитки первого раунда появятся, когда у каждой лягушки будет своя клетка.
miyabi-about-garden = Сад: { $name }
miyabi-about-other = Тёмные числа — сколько объектов в ряду, числа под монетой — сколько очков ряд принёс бы сейчас.
miyabi-about-other-rows = Все ряды вместе: { $points }.
miyabi-about-other-click = Щелчок откроет страницу игрока.
miyabi-side-now = Если бы игра кончилась сейчас

## Для голоса
miyabi-heard-row = { $name }: { $objects ->
    [one] { $objects } объект
    [few] { $objects } объекта
    [many] { $objects } объектов
   *[other] { $objects } объекта
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
miyabi-heard-left = { CAP($tile) }: осталось { $left } из { $count }
miyabi-zone-display = Выкладка
miyabi-zone-garden = Ваш сад
miyabi-heard-lies = При таком повороте плитка закроет ещё клетки, считая от объектов: { $places }.
miyabi-heard-beside = { $at ->
    [e] справа
    [w] слева
    [n] сверху
    [s] снизу
    [ee] вторая справа
    [ww] вторая слева
    [nn] вторая сверху
    [ss] вторая снизу
    [ne] справа сверху
    [nw] слева сверху
    [se] справа снизу
   *[sw] слева снизу
  }
miyabi-heard-counts = Объекты в рядах: { $rows }.
miyabi-heard-count = { WORD($object, form: "many") } { $count }
miyabi-heard-brings = { $points ->
    [one] Закроет { $squares } на уровне { $level }: { $points } очко.
    [few] Закроет { $squares } на уровне { $level }: { $points } очка.
   *[many] Закроет { $squares } на уровне { $level }: { $points } очков.
  }
miyabi-heard-garden-row = Ряд { $row }, { WORD($object, form: "many") }: { $squares }.
miyabi-heard-square = { $what ->
    [bare] { $square } голая земля
    [green] { $square } уровень { $level }
    [zen] { $square } плитка дзен
   *[objects] { $square } уровень { $level }, объектов: { $objects }
  }
