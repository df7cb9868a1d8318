# Текстовая игра: `momiji text`.

## Вещи по именам
text-card = { $edges ->
    [left] { WORD($leaf) } { $number } (жёлудь слева)
    [right] { WORD($leaf) } { $number } (жёлудь справа)
    [both] { WORD($leaf) } { $number } (жёлуди с обеих сторон)
   *[none] { WORD($leaf) } { $number }
  }
text-landscape = { $letter }, «{ WORD($landscape) }»: { $about }
text-landscape-used = Уже применена: { $landscape }
text-landscapes-none = Местностей у вас пока нет.
text-supply = { $gates ->
    [none] Колода: { $deck }. Сброс: { $discards }.
   *[other] Колода: { $deck }. Сброс: { $discards }. Жетонов ворот в запасе: { $gates }.
  }
text-garden-empty = Сад пуст.
text-column = { $count ->
    [one] { CAP(WORD($leaf, form: "column")) } ряд, { $count } карта: { $cards }.
    [few] { CAP(WORD($leaf, form: "column")) } ряд, { $count } карты: { $cards }.
   *[many] { CAP(WORD($leaf, form: "column")) } ряд, { $count } карт: { $cards }.
  }
text-hand = { $count ->
    [one] У вас в руке { $count } карта: { $cards }.
    [few] У вас в руке { $count } карты: { $cards }.
   *[many] У вас в руке { $count } карт: { $cards }.
  }
text-hand-empty = Карт в руке у вас нет.
text-acorns = { $acorns ->
    [0] Желудей у вас нет.
    [one] У вас { $acorns } жёлудь.
    [few] У вас { $acorns } жёлудя.
   *[many] У вас { $acorns } желудей.
  }
text-discards = { $count ->
    [one] Сброс, { $count } карта: { $cards }.
    [few] Сброс, { $count } карты: { $cards }.
   *[many] Сброс, { $count } карт: { $cards }.
  }
text-herbarium-empty = Ваш гербарий пуст.
text-herbarium = { $count ->
    [one] В вашем гербарии { $count } стопка.
    [few] В вашем гербарии { $count } стопки, слева направо.
   *[many] В вашем гербарии { $count } стопок, слева направо.
  }
text-pile = { $closed ->
    [no] Стопка: { $top }.
    [gate] Завершённая стопка с воротами: { $top }.
   *[bare] Завершённая стопка: { $top }.
  }
text-opponent = { $name }: { $acorns ->
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
text-token-own = Жетон синей листвы у вас.
text-token = Жетоном синей листвы владеет { $name }.
text-opponent-landscapes = { $name }, неиспользованные местности: { $letters }.
text-goal = { $price ->
    [one] Цель: { $title }. { $about } Стоит { $price } жёлудь.
    [few] Цель: { $title }. { $about } Стоит { $price } жёлудя.
   *[many] Цель: { $title }. { $about } Стоит { $price } желудей.
  }
text-goal-owned = { $own ->
    [yes] Ваша цель: { $title }. { $about }
   *[no] Цель, которой владеет { $name }: { $title }. { $about }
  }
text-goal-alone = Цель: { $title }. { $about }
text-goal-have = Ваша цель: { $title }.
text-condition = { $holds ->
    [yes] Выполнено: { $condition }
   *[no] Пока нет: { $condition }
  }

## О чём спрашивают
text-arrange = Назовите свои стопки в новом порядке, слева направо.
text-playing = Выложите ещё карту или напишите «готово».
text-do-draft = Взять местность
text-do-collect = Собрать ряд
text-do-reveal = Заплатить 1 жёлудь и открыть 4 карты
text-do-play = Выложить карту
text-do-done = Завершить
text-do-goal = Активировать цель
text-do-use = Применить местность
text-do-trade = Обменять две карты на 1 жёлудь
text-do-discard = Сбросить карту
text-do-arrange = Расставить стопки
text-do-pick = Взять верхнюю карту ряда
text-do-recover = Взять карту из сброса
text-do-exchange = Заменить свою цель
text-do-tuck = Подложить карту под стопку
text-do-place = Положить открытую карту
text-do-pass = Пропустить
text-do-end = Закончить ход
text-do-finish = Закончить партию: все условия выполнены
text-option-own-pile = На стопку своего типа
text-option-top = { CAP(WORD($leaf, form: "column")) } ряд: { $top }
text-option-pile = { CAP(WORD($leaf)) } стопка, сверху { $number }
text-option-left = Новая стопка слева
text-option-right = Новая стопка справа
text-option-garden = В сад
text-option-goal = { $price ->
    [0] { $title }, бесплатно
    [one] { $title }, за { $price } жёлудь
    [few] { $title }, за { $price } жёлудя
   *[many] { $title }, за { $price } желудей
  }

## Что говорится
text-draft-turn = Местность выбирает { $name }.
text-solo-options = --morning-dew, --landscapes draft и --levels не сочетаются с --scenario.

## Перед партией
text-ask-dew = Играть с «Утренней росой», с синей листвой? Да или нет; пустая строка — нет.
text-ask-draft = Выбирать местности по одной? Да или нет; пустая строка — нет, тогда каждый получит стартовый набор.
text-ask-open-counts = Показывать, сколько карт в стопках? Да или нет; пустая строка — нет.
text-ask-scenario = Какой сценарий? Пустая строка — 1.
text-scenario = { $number }. { $title }, { $level }. { $about }

## Понятные слова, обычное первым
text-topic-table = стол, всё
text-topic-garden = сад, ряды
text-topic-hand = рука, руку, карты
text-topic-herbarium = гербарий, стопки
text-topic-goals = цели, условия
text-topic-landscapes = местности
text-topic-opponents = соперники, соперников, игроки, игроков
text-topic-discards = сброс
text-verb-draft = выбрать, выбери
text-verb-collect = собрать, собери
text-verb-reveal = раскрыть, раскрой
text-verb-play = выложить, выложи, положить, положи
text-verb-done = готово, завершить, заверши
text-verb-goal = цель, активировать, активируй
text-verb-use = применить, примени
text-verb-trade = обменять, обменяй, обмен
text-verb-discard = сбросить, сбрось, сжечь, сожги
text-verb-arrange = расставить, расставь, порядок
text-verb-pick = взять, возьми
text-verb-recover = достать, достань
text-verb-exchange = заменить, замени
text-verb-tuck = подложить, подложи
text-verb-place = поставить, поставь
text-verb-pass = пропустить, пропусти
text-verb-end = конец, закончить, закончи
text-verb-finish = доиграть, финиш
text-place-left = слева, налево, левый
text-place-right = справа, направо, правый
text-place-garden = сад
text-small-words = на, под, в, из, за, и, ряд, стопку, стопка, карту, карта, местность, цель, край, ход
