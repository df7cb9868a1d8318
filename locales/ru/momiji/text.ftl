# Текстовая игра: `momiji text`.

## Вещи по именам
momiji-card = { $edges ->
    [left] { WORD($leaf) } { $number } (жёлудь слева)
    [right] { WORD($leaf) } { $number } (жёлудь справа)
    [both] { WORD($leaf) } { $number } (жёлуди с обеих сторон)
   *[none] { WORD($leaf) } { $number }
  }
momiji-landscape = { $letter }, «{ WORD($landscape) }»: { $about }
momiji-landscape-used = Уже применена: { $landscape }
momiji-landscapes-none = Местностей у вас пока нет.
momiji-supply = { $gates ->
    [none] Колода: { $deck }. Сброс: { $discards }.
   *[other] Колода: { $deck }. Сброс: { $discards }. Жетонов ворот в запасе: { $gates }.
  }
momiji-garden-empty = Сад пуст.
momiji-column = { $count ->
    [one] { CAP(WORD($leaf, form: "column")) } ряд, { $count } карта: { $cards }.
    [few] { CAP(WORD($leaf, form: "column")) } ряд, { $count } карты: { $cards }.
   *[many] { CAP(WORD($leaf, form: "column")) } ряд, { $count } карт: { $cards }.
  }
momiji-hand = { $count ->
    [one] У вас в руке { $count } карта: { $cards }.
    [few] У вас в руке { $count } карты: { $cards }.
   *[many] У вас в руке { $count } карт: { $cards }.
  }
momiji-hand-empty = Карт в руке у вас нет.
momiji-acorns = { $acorns ->
    [0] Желудей у вас нет.
    [one] У вас { $acorns } жёлудь.
    [few] У вас { $acorns } жёлудя.
   *[many] У вас { $acorns } желудей.
  }
momiji-discards = { $count ->
    [one] Сброс, { $count } карта: { $cards }.
    [few] Сброс, { $count } карты: { $cards }.
   *[many] Сброс, { $count } карт: { $cards }.
  }
momiji-herbarium-empty = Ваш гербарий пуст.
momiji-herbarium = { $count ->
    [one] В вашем гербарии { $count } стопка.
    [few] В вашем гербарии { $count } стопки, слева направо.
   *[many] В вашем гербарии { $count } стопок, слева направо.
  }
momiji-pile = { $closed ->
    [no] Стопка: { $top }.
    [gate] Завершённая стопка с воротами: { $top }.
   *[bare] Завершённая стопка: { $top }.
  }
momiji-opponent = { $name }: { $acorns ->
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
momiji-token-own = Жетон синей листвы у вас.
momiji-token = Жетоном синей листвы владеет { $name }.
momiji-opponent-landscapes = { $name }, неиспользованные местности: { $letters }.
momiji-goal = { $price ->
    [one] Цель: { $title }. { $about } Стоит { $price } жёлудь.
    [few] Цель: { $title }. { $about } Стоит { $price } жёлудя.
   *[many] Цель: { $title }. { $about } Стоит { $price } желудей.
  }
momiji-goal-owned = { $own ->
    [yes] Ваша цель: { $title }. { $about }
   *[no] Цель, которой владеет { $name }: { $title }. { $about }
  }
momiji-goal-alone = Цель: { $title }. { $about }
momiji-goal-have = Ваша цель: { $title }.
momiji-condition = { $holds ->
    [yes] Выполнено: { $condition }
   *[no] Пока нет: { $condition }
  }

## О чём спрашивают
momiji-arrange = Назовите свои стопки в новом порядке, слева направо.
momiji-playing = Выложите ещё карту или напишите «готово».
momiji-do-draft = Взять местность
momiji-do-collect = Собрать ряд
momiji-do-reveal = Заплатить 1 жёлудь и открыть 4 карты
momiji-do-play = Выложить карту
momiji-do-done = Завершить
momiji-do-goal = Активировать цель
momiji-do-use = Применить местность
momiji-do-trade = Обменять две карты на 1 жёлудь
momiji-do-discard = Сбросить карту
momiji-do-arrange = Расставить стопки
momiji-do-pick = Взять верхнюю карту ряда
momiji-do-recover = Взять карту из сброса
momiji-do-exchange = Заменить свою цель
momiji-do-tuck = Подложить карту под стопку
momiji-do-place = Положить открытую карту
momiji-do-pass = Пропустить
momiji-do-end = Закончить ход
momiji-do-finish = Закончить партию: все условия выполнены
momiji-option-own-pile = На стопку своего типа
momiji-option-top = { CAP(WORD($leaf, form: "column")) } ряд: { $top }
momiji-option-pile = { CAP(WORD($leaf)) } стопка, сверху { $number }
momiji-option-left = Новая стопка слева
momiji-option-right = Новая стопка справа
momiji-option-garden = В сад
momiji-option-goal = { $price ->
    [0] { $title }, бесплатно
    [one] { $title }, за { $price } жёлудь
    [few] { $title }, за { $price } жёлудя
   *[many] { $title }, за { $price } желудей
  }

## Что говорится
momiji-draft-turn = Местность выбирает { $name }.
text-solo-options = --morning-dew, --landscapes draft и --levels не сочетаются с --scenario.

## Перед партией
momiji-ask-dew = Играть с «Утренней росой», с синей листвой? Да или нет; пустая строка — нет.
momiji-ask-draft = Выбирать местности по одной? Да или нет; пустая строка — нет, тогда каждый получит стартовый набор.
momiji-ask-open-counts = Показывать, сколько карт в стопках? Да или нет; пустая строка — нет.
momiji-ask-scenario = Какой сценарий? Пустая строка — 1.
momiji-scenario = { $number }. { $title }, { $level }. { $about }

## Понятные слова, обычное первым
momiji-topic-garden = сад, ряды
momiji-topic-hand = рука, руку, карты
momiji-topic-herbarium = гербарий, стопки
momiji-topic-goals = цели, условия
momiji-topic-landscapes = местности
momiji-topic-opponents = соперники, соперников, игроки, игроков
momiji-topic-discards = сброс
momiji-verb-draft = выбрать, выбери
momiji-verb-collect = собрать, собери
momiji-verb-reveal = раскрыть, раскрой
momiji-verb-play = выложить, выложи, положить, положи
momiji-verb-done = готово, завершить, заверши
momiji-verb-goal = цель, активировать, активируй
momiji-verb-use = применить, примени
momiji-verb-trade = обменять, обменяй, обмен
momiji-verb-discard = сбросить, сбрось, сжечь, сожги
momiji-verb-arrange = расставить, расставь, порядок
momiji-verb-pick = взять, возьми
momiji-verb-recover = достать, достань
momiji-verb-exchange = заменить, замени
momiji-verb-tuck = подложить, подложи
momiji-verb-place = поставить, поставь
momiji-verb-pass = пропустить, пропусти
momiji-verb-end = конец, закончить, закончи
momiji-verb-finish = доиграть, финиш
momiji-place-left = слева, налево, левый
momiji-place-right = справа, направо, правый
momiji-place-garden = сад
momiji-small-words = на, под, в, из, за, и, ряд, стопку, стопка, карту, карта, местность, цель, край, ход
momiji-begin = Карты розданы. Зерно: { $seed }. Слово «помощь» покажет подсказку.
momiji-why-nothing = Напишите «почему» и шаг, например «почему конец».
momiji-start-solo = сценарий для одного
momiji-start-word-solo = сценарий, одиночный
momiji-help-steps = Шаг — это номер варианта, слова вроде «собрать красный», «выложить зелёную 0 слева», «цель нули», «применить B» или запись, как в файлах партий, например «play R0<».
momiji-help-look = смотреть: весь стол; смотреть руку, сад, гербарий, цели, местности, соперников, сброс: только это.
