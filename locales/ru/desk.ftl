# Стол: подсказка о ходе, кнопки и то, что вещи говорят о себе.

desk-not-your-turn = Сейчас не ваш ход.
desk-nothing-here = Здесь сейчас делать нечего.

## Подсказки
desk-turn-title = Ваш ход
desk-turn-body = Соберите ряд, выложите карты или активируйте цель.
desk-pass-body = Основных действий нет. Нажмите «Пропустить», затем закончите ход.
desk-after-title = Закончите ход
desk-after-body = { $bonus ->
    [0] Основное действие выполнено. Ещё можно применить местность или обменять карты.
   *[other] Основное действие выполнено. Парные жёлуди принесут ещё { $bonus }.
  }
desk-waiting-title = Ходит { $name }
desk-waiting-body = Следующий шаг обдумывается.
desk-over-title = Партия окончена
desk-over-body = Кто победил, видно в блокноте для подсчёта очков.

desk-collect-title = Собрать
desk-collect-body = { $reveal ->
    [yes] Вы берёте { WORD($leaf, form: "column") } ряд в руку. До этого можно открыть ещё 4 карты.
   *[no] Вы берёте { WORD($leaf, form: "column") } ряд в руку.
  }
desk-revealed = В саду новые карты. Теперь соберите ряд.
desk-reveal-title = Открыть
desk-reveal-body = Заплатите 1 жёлудь и откройте 4 карты. Потом нужно собрать ряд.
desk-goal-title = Активировать цель
desk-goal-body = «{ CAP(WORD($goal)) }» пойдёт в зачёт: 10 очков вам, 3 — другим.
desk-trade-title = Обменять
desk-trade-body = { $chosen ->
    [0] Выберите две карты из руки: они принесут 1 жёлудь.
    [1] Выберите ещё одну карту: вместе они принесут 1 жёлудь.
   *[other] За эти две карты вы получите 1 жёлудь.
  }

desk-play-title = Выложить
desk-play-first = { CAP($card) } начинает первую стопку.
desk-play-pile = { CAP($card) } ложится на { WORD($leaf, form: "acc") } стопку.
desk-play-on = { CAP($card) } ложится на { WORD($pile, form: "acc") } стопку, и та становится { WORD($leaf, form: "ins") }.
desk-play-new = { $end ->
    [left] { CAP($card) } начинает стопку слева.
   *[right] { CAP($card) } начинает стопку справа.
  }
desk-play-new-choice = { $end ->
    [left] { CAP($card) } начинает стопку слева. Можно выбрать и другое место.
   *[right] { CAP($card) } начинает стопку справа. Можно выбрать и другое место.
  }
desk-joker-body = { CAP($card) } ляжет лишь как джокер, и жетон синей листвы отнимет 3 очка. Выберите стопку.

desk-discard-title = Сбросить
desk-forced-discard = { $chosen ->
    [0] Выложив карты, сбросьте 1 карту из руки. Выберите её.
   *[other] Выложив карты, сбросьте 1 карту из руки.
  }
desk-hand-limit = { $over ->
    [one] Оставить можно 8 карт. Выберите { $over } карту для сброса.
    [few] Оставить можно 8 карт. Выберите { $over } карты для сброса.
   *[many] Оставить можно 8 карт. Выберите { $over } карт для сброса.
  }

## Местности, шаг за шагом
landscape-name = { WORD($landscape) }
desk-use-d = Возьмите 4 верхние карты колоды и сбросьте одну из них. Отменить это нельзя.
desk-use-n = Откройте 4 карты колоды: подходящие лягут в гербарий. Отменить это нельзя.
desk-ability-a = Выложите карту через одно число: 2 на 0, 3 на 1 или начните стопку с 1.
desk-ability-b = Выберите два ряда, в которых вместе не больше 4 карт.
desk-ability-c = Возьмите стопку и укажите ей место. Когда порядок готов, сохраните его.
desk-ability-d = Одну из взятых карт нужно сбросить. Выберите её.
desk-ability-e-play = Выложите одну или две карты.
desk-ability-f = Возьмите верхнюю карту ряда и 2 жёлудя.
desk-ability-g = Возьмите любую карту из сброса.
desk-ability-h = Выберите цель для активации или свою цель и ту, на которую её заменить.
desk-ability-i = Возьмите целый ряд.
desk-ability-j-play = Выложите до четырёх карт не более чем на две стопки.
desk-ability-k = { $count ->
    [0] Возьмите верхние карты разных рядов, до трёх.
   *[other] Возьмите верхнюю карту другого ряда или остановитесь.
  }
desk-ability-l = Сожгите любые карты: по 1 жёлудю за каждую и ещё 2.
desk-ability-m = { $left ->
    [one] Выберите карту, затем незавершённую стопку, под которую она ляжет. Можно ещё одну.
   *[other] Выберите карту, затем незавершённую стопку, под которую она ляжет. Можно две.
  }
desk-ability-m-play = Выложите карту или подложите её под незавершённую стопку.
desk-ability-n = Открыта { $card }. Выберите ей место.

## Ярлычки
chip-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
chip-mixed = разные
chip-one-type = один тип
chip-after-a-play = 1 карта
chip-hand-limit = предел 8
chip-last-turn = последний ход

## Кнопки
button-hurry = Поторопить
button-end = Закончить ход
button-pass = Пропустить
button-finish = Закончить: всё выполнено
button-collect = { $count ->
    [0] Собрать
    [one] Собрать { $count } карту
    [few] Собрать { $count } карты
   *[many] Собрать { $count } карт
  }
button-reveal = Открыть 4 карты за жёлудь
button-reveal-short = Открыть 4 за 1
button-goal = { $price ->
    [0] Активировать бесплатно
    [one] Активировать за { $price } жёлудь
    [few] Активировать за { $price } жёлудя
   *[many] Активировать за { $price } желудей
  }
button-goal-choose = Активировать или заменить
button-exchange = Заменить цель
button-use = Применить «{ WORD($landscape, form: "acc") }»
button-play = { $count ->
    [0] Выложить
    [one] Выложить { $count } карту
    [few] Выложить { $count } карты
   *[many] Выложить { $count } карт
  }
button-trade = Обмен 2 на 1
button-trade-now = Обменять эти две карты
button-trade-not = Не менять
button-discard = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
  }
button-burn = { $count ->
    [0] Ничего не жечь
    [one] Сжечь { $count } карту
    [few] Сжечь { $count } карты
   *[many] Сжечь { $count } карт
  }
button-take-card = Взять карту
button-take = Взять: { $card }
button-enough = Достаточно
button-arrange = Сохранить порядок
button-place = Выберите место
button-tuck-instead = Подложить
button-play-instead = Выложить
button-undo = Отмена
button-keep-acorn = Вернуть жёлудь
button-close = Закрыть

## Чего не хватает кнопке, которая ждёт
why-two-cards = Сначала выберите две карты из руки.
why-column = Сначала выберите ряд.
why-two-columns = Сначала выберите два ряда.
why-card = Сначала выберите карту.
why-goal = Сначала выберите цель.
why-place = Выберите на столе подсвеченное место.
why-discard = { $count ->
    [one] Выберите { $count } карту для сброса.
    [few] Выберите { $count } карты для сброса.
   *[many] Выберите { $count } карт для сброса.
  }
why-trade = Для обмена нужны две карты и ни одного незаконченного действия.
why-trade-done = В этом ходу обмен уже был.
why-undo = Отменять нечего: открыта новая карта или ход только начался.

## Что вещи говорят о себе
tip-card-title = { CAP(WORD($leaf)) } { $number }
tip-card = { $closes ->
    [yes] Число { $number } завершает стопку.
   *[no] Ложится на такое же или на предыдущее число.
  }
tip-card-acorns = { $edges ->
    [left] Жёлудь на левом краю.
    [right] Жёлудь на правом краю.
    [both] Жёлуди на обоих краях.
   *[none] Желудей нет.
  }
tip-card-blue = Синяя карта ложится и на другой тип листвы, как джокер. Тогда жетон синей листвы отнимет 3 очка.
tip-column-title = { CAP(WORD($leaf, form: "column")) } ряд
tip-column = { $count ->
    [one] { $count } карта, сверху { $top }. Собирая ряд, вы её берёте.
    [few] { $count } карты, сверху { $top }. Собирая ряд, вы берёте их все.
   *[many] { $count } карт, сверху { $top }. Собирая ряд, вы берёте их все.
  }
tip-column-empty = Карт этого типа в саду нет.
tip-pile-title = { CAP(WORD($leaf)) } стопка
tip-pile = Верхняя карта — { $number }. Дальше можно класть { $number } или { $next }.
tip-pile-closed = Стопку завершает { $number }. Больше на неё ничего не кладут.
tip-pile-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
tip-goal-free = { $price ->
    [one] 10 очков владельцу, 3 — любому другому, кто её выполнит. Стоит { $price } жёлудь.
    [few] 10 очков владельцу, 3 — любому другому, кто её выполнит. Стоит { $price } жёлудя.
   *[many] 10 очков владельцу, 3 — любому другому, кто её выполнит. Стоит { $price } желудей.
  }
tip-goal-owned = { $own ->
    [yes] Ваша: 10 очков, если её выполните вы, другим — 3.
   *[no] Владелец — { $name }: 10 очков за выполнение, другим — 3.
  }
tip-goal-price = { $price ->
    [0] Сейчас она бесплатна.
    [one] Сейчас она стоит { $price } жёлудь.
    [few] Сейчас она стоит { $price } жёлудя.
   *[many] Сейчас она стоит { $price } желудей.
  }
tip-landscape-title = { $letter } · { WORD($landscape) }
tip-deck-title = Колода
tip-deck = { $count ->
    [0] Колода пуста.
    [one] Осталась { $count } карта. Когда колода опустеет, начнутся последние ходы.
    [few] Остались { $count } карты. Когда колода опустеет, начнутся последние ходы.
   *[many] Осталось { $count } карт. Когда колода опустеет, начнутся последние ходы.
  }
tip-discard-title = Сброс
tip-discard = { $count ->
    [0] Сброс пуст.
    [one] { $count } карта. Щёлкните, чтобы посмотреть.
    [few] { $count } карты. Щёлкните, чтобы посмотреть.
   *[many] { $count } карт. Щёлкните, чтобы посмотреть.
  }
tip-acorns-title = Жёлуди
tip-acorns = Раз в ход две карты из руки можно обменять на 1 жёлудь. В конце каждый жёлудь даёт 1 очко.
tip-end-title = Новая стопка
tip-end = Новая стопка встаёт с левого или с правого края гербария.
tip-player-title = { $name }
tip-player = { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
   *[many] { $acorns } желудей
  }, { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
  }, { $piles ->
    [one] { $piles } стопка
    [few] { $piles } стопки
   *[many] { $piles } стопок
  }.
