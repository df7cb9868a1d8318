# Текстовая игра: `momiji text`.

## Вещи по именам
momiji-card = { $edges ->
    [left] { WORD($leaf) } { $number } (жёлудь слева)
    [right] { WORD($leaf) } { $number } (жёлудь справа)
    [both] { WORD($leaf) } { $number } (жёлуди с обеих сторон)
   *[none] { WORD($leaf) } { $number }
  }
momiji-landscape = { $letter }, «{ WORD($landscape) }»: { $about }
momiji-landscape-used = Уже использована: { $landscape }
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
    [one] У вас на руке { $count } карта: { $cards }.
    [few] У вас на руке { $count } карты: { $cards }.
   *[many] У вас на руке { $count } карт: { $cards }.
  }
momiji-hand-empty = На руке у вас карт нет.
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
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[many] { $cards } карт на руке
  }, { $piles ->
    [one] { $piles } стопка
    [few] { $piles } стопки
   *[many] { $piles } стопок
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
   *[no] Пока не выполнено: { $condition }
  }

## О чём спрашивают
momiji-arrange = Перечислите свои стопки в новом порядке, слева направо.
momiji-playing = { $more ->
    [no] Больше карт выложить нельзя. Напишите «готово».
   *[yes] Выложите ещё карту или напишите «готово».
  }
momiji-do-draft = Взять местность
momiji-do-collect = Собрать ряд
momiji-do-reveal = Заплатить 1 жёлудь и открыть 4 карты
momiji-do-play = Выложить карту
momiji-do-done = Готово
momiji-do-goal = Активировать цель
momiji-do-use = Активировать свойство местности
momiji-do-trade = Обменять две карты на 1 жёлудь
momiji-do-discard = Сбросить карту
momiji-do-arrange = Переставить стопки
momiji-do-pick = Взять верхнюю карту ряда
momiji-do-recover = Взять карту из сброса
momiji-do-exchange = Заменить свою цель
momiji-do-tuck = Подложить карту под стопку
momiji-do-place = Положить открытую карту
momiji-do-pass = Пропустить
momiji-do-end = Закончить ход
momiji-do-finish = Завершить партию: все условия выполнены
momiji-option-own-pile = На стопку своего типа
momiji-option-top = { CAP(WORD($leaf, form: "column")) } ряд: { $top }
momiji-option-pile = { CAP(WORD($leaf)) } стопка, сверху { $number }
momiji-option-left = Новая стопка слева
momiji-option-right = Новая стопка справа
momiji-option-garden = В сад
momiji-option-goal = { $price ->
    [0] { $title } (бесплатно)
    [one] { $title } ({ $price } жёлудь)
    [few] { $title } ({ $price } жёлудя)
   *[many] { $title } ({ $price } желудей)
  }

## Что говорится
momiji-draft-turn = Местность выбирает { $name }.
text-solo-options = --morning-dew, --landscapes draft и --levels нельзя сочетать с --scenario.

## Перед партией
momiji-ask-dew = Играть с дополнением «Утренняя роса» (синяя листва)? Да или нет. Enter — нет.
momiji-ask-draft = Выбирать местности по одной? Да или нет. Enter — нет: каждый получит стартовый набор.
momiji-ask-open-counts = Показывать, сколько карт в стопках? Да или нет. Enter — нет.
momiji-ask-scenario = Какой сценарий? Enter — 1.
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
momiji-verb-reveal = открыть, открой, раскрыть, раскрой, заплатить, заплати
momiji-verb-play = выложить, выложи, положить, положи
momiji-verb-done = готово, завершить, заверши
momiji-verb-goal = цель, активировать, активируй
momiji-verb-use = свойство, применить, примени, использовать
momiji-verb-trade = обменять, обменяй, обмен
momiji-verb-discard = сбросить, сбрось, сжечь, сожги
momiji-verb-arrange = переставить, переставь, расставить, расставь, порядок
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
momiji-goal-word-red = красная листва, красную листву
momiji-goal-word-orange = оранжевая листва, оранжевую листву
momiji-goal-word-yellow = жёлтая листва, жёлтую листву
momiji-goal-word-green = зелёная листва, зелёную листву
momiji-goal-word-purple = фиолетовая листва, фиолетовую листву
momiji-goal-word-brown = коричневая листва, коричневую листву
momiji-goal-word-biggest-pile = самая большая стопка, самую большую стопку
momiji-goal-word-top-sum = сумма верхних карт, сумму верхних карт
momiji-goal-word-gates = завершённые стопки
momiji-goal-word-acorns = жёлуди
momiji-goal-word-piles-and-landscapes = стопки и местности
momiji-goal-word-zeros = нули
momiji-goal-word-warm = тёплая листва, тёплую листву
momiji-goal-word-cool = холодная листва, холодную листву
momiji-goal-word-fewest-cards = меньше всего карт
momiji-goal-word-hand = карты на руке
momiji-small-words = на, под, в, из, за, и, ряд, стопку, стопка, карту, карта, местность, местности, цель, край, ход
momiji-begin = Карты розданы. Сид: { $seed }. Список команд: «помощь».
momiji-why-nothing = Напишите «почему» и ход, например «почему конец».
momiji-start-solo = сценарий для одного
momiji-start-word-solo = сценарий, одиночный
momiji-help-steps = Чтобы сделать ход, введите номер варианта, сам вариант или слова вроде «собрать красный», «выложить зелёную 0 слева», «цель нули», «свойство B». Подойдёт и запись из файлов партий: «play R0<».
momiji-help-look = смотреть: весь стол; смотреть руку, сад, гербарий, цели, местности, соперников или сброс: только это.
