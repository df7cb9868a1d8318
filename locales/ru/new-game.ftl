# За столом: новая партия и выбор сценария для одного.

new-game-title = Новая партия
new-game-seats = Места
new-game-table = Стол
new-game-back = Назад
new-game-deal = Раздать карты
new-game-rule-book = Правила

## Места
new-game-name-1 = Хана
new-game-name-2 = Кэндзи
new-game-name-3 = Юки
new-game-name-4 = Сора
new-game-name-5 = Айко
new-game-person = Человек
new-game-first = первый
new-game-first-player = Первый игрок
new-game-first-random = случайно
new-game-first-chosen = по выбору
new-game-add = { $seat ->
    [3] Добавить третье место
    [4] Добавить четвёртое место
   *[5] Добавить пятое место
  }
new-game-add-dew = нужна «Утренняя роса»
new-game-add-about = с собственным гербом
new-game-grip-title = Порядок мест
new-game-grip = Перетащите место вверх или вниз. На клавиатуре нажмите Enter и двигайте стрелками.
new-game-crest = Выберите герб
new-game-crest-free = свободен
new-game-crest-taken = Этот герб носит { $name }. Вы поменяетесь гербами.
new-game-crest-own = Это ваш герб.
new-game-crown-give = Первый ход делает { $name }
new-game-crown-take = Пусть первого игрока выберет случай
new-game-remove = Убрать это место
new-game-known-names = Кто-то, кто уже играл здесь
new-game-kind = Человек или компьютер

new-game-crest-flower = Цветок
new-game-crest-fan = Веер
new-game-crest-lantern = Фонарь
new-game-crest-crane = Журавль
new-game-crest-wave = Волна

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
    [yes] Случай выберет { $want } из шести. Синяя всегда в игре.
   *[no] Случай выберет { $want } из шести.
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
new-game-type-chance = Решит случай. Нажмите «выбрать», чтобы назвать типы листвы самим.
new-game-landscapes = Местности
new-game-landscapes-starter-about = по три каждому, набором
new-game-landscapes-draft-about = по три, одна за другой
new-game-starter = наборы
new-game-draft = выбор
new-game-open-counts = Открытый счёт
new-game-open-counts-about = видно, сколько карт в стопках
new-game-speed = Скорость
new-game-speed-about = карт и компьютера
new-game-seed = Зерно
new-game-seed-about = то же зерно — те же карты
new-game-seed-roll = Новое зерно

new-game-result-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
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
new-game-why-full = Все места за этим столом заняты.
new-game-why-remove = Для партии нужны двое. Одному подойдут одиночные сценарии.
new-game-why-dew = { $players ->
    [5] Впятером играют с «Утренней росой». Уберите место, чтобы выключить её.
   *[other] Такому числу игроков ({ $players }) нужна «Утренняя роса». Уберите место, чтобы выключить её.
  }
new-game-why-starter = Наборов хватает самое большее на { $most } игроков. За столом — { $players }, и местности выбирают по одной.
new-game-why-choose = За этим столом играют всеми типами листвы, выбирать не из чего.
new-game-why-blue-out = Синяя листва — часть «Утренней росы». Чтобы играть без синей, выключите её.
new-game-why-blue-in = Синяя листва приходит с «Утренней росой». Чтобы играть с синей, включите её.
new-game-why-computer = Компьютерных игроков пока нет. Все места — для людей.
new-game-why-level = Этого уровня пока нет.

## Сценарии для одного
solo-chooser-begin = Начать
solo-chooser-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
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
