# Setting the table: what this game asks, and the choice of a scenario.

## Места
new-game-add-dew = нужна «Утренняя роса»

## Стол
new-game-dew = Утренняя роса
new-game-dew-about = { $most ->
    [one] синяя листва, до { $most } игрока
   *[other] синяя листва, до { $most } игроков
  }
new-game-dew-needed = { $players ->
    [one] нужна для { $players } игрока
   *[other] нужна для { $players } игроков
  }
new-game-types = Типы листвы
new-game-types-random = случайно
new-game-types-choose = выбрать
new-game-types-all = { $dew ->
    [yes] { $players ->
        [2] Вдвоём играют всеми типами.
        [3] Втроём играют всеми типами.
        [4] Вчетвером играют всеми типами.
       *[5] Впятером играют всеми типами.
      }
   *[no] { $players ->
        [2] Вдвоём играют всеми шестью. Синяя — с «Утренней росой».
        [3] Втроём играют всеми шестью. Синяя — с «Утренней росой».
        [4] Вчетвером играют всеми шестью. Синяя — с «Утренней росой».
       *[5] Впятером играют всеми шестью. Синяя — с «Утренней росой».
      }
  }
new-game-types-chance = { $dew ->
    [yes] Случайно выбирается { $want } из шести. Синяя всегда в игре.
   *[no] Случайно выбирается { $want } из шести.
  }
new-game-types-right = { $want ->
    [one] Выбран { $want } тип листвы.
    [few] Выбраны { $want } типа листвы.
   *[many] Выбрано { $want } типов листвы.
  }
new-game-types-missing = { $count ->
    [one] Выберите ещё { $count } тип листвы.
    [few] Выберите ещё { $count } типа листвы.
   *[many] Выберите ещё { $count } типов листвы.
  }
new-game-types-over = { $count ->
    [one] { $count } тип листвы лишний. Уберите его.
    [few] { $count } типа листвы лишние. Уберите их.
   *[many] { $count } типов листвы лишние. Уберите их.
  }
new-game-type-in = { $leaf } листва в игре
new-game-type-out = { $leaf } листва остаётся в коробке
new-game-type-chance = Типы листвы выбираются случайно. Нажмите «выбрать», чтобы указать их.
new-game-landscapes = Местности
new-game-landscapes-starter-about = по три каждому, набором
new-game-landscapes-draft-about = по три, одна за другой
new-game-starter = наборы
new-game-draft = выбор
new-game-open-counts = Размер стопок виден
new-game-open-counts-about = сколько карт в каждой стопке

new-game-result-types = { $count ->
    [one] { $count } тип
    [few] { $count } типа
   *[many] { $count } типов
  }
new-game-result-goals = { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
  }
new-game-result-gates = ворота: { $count }

## Чего выбрать нельзя и как быть
new-game-why-add-dew = { $players ->
    [5] Впятером играют с «Утренней росой». Сначала включите её.
   *[other] Такому числу игроков ({ $players }) нужна «Утренняя роса». Сначала включите её.
  }
new-game-why-remove = Нужно хотя бы два игрока. Для одного есть одиночные сценарии.
new-game-why-dew = { $players ->
    [5] Впятером играют с «Утренней росой». Уберите место, чтобы выключить её.
   *[other] Такому числу игроков ({ $players }) нужна «Утренняя роса». Уберите место, чтобы выключить её.
  }
new-game-why-starter = Наборов хватает не больше чем на { $most } игроков. Когда игроков { $players }, местности выбирают по одной.
new-game-why-choose = За этим столом играют всеми типами листвы. Выбирать не из чего.
new-game-why-blue-out = Синяя листва — часть «Утренней росы». Чтобы играть без синей, выключите её.
new-game-why-blue-in = Синяя листва — часть «Утренней росы». Чтобы играть с синей, включите её.

## Сценарии для одного
solo-chooser-begin = Начать
solo-chooser-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
  }
solo-chooser-cards = { $count ->
    [one] { $count } карта листвы
    [few] { $count } карты листвы
   *[many] { $count } карт листвы
  }

solo-chooser-tag-leaf = 0–{ $most }
solo-chooser-tag-biggest-pile = 3
solo-chooser-tag-zeros = 3
solo-chooser-tag-gates = ½
solo-chooser-tag-acorns = ½
title-solo = Одиночные сценарии
