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
text-opponents-none = Вы играете в одиночном режиме.
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
text-which = Что именно?
text-choice = { $number }. { $what }
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
text-begin = Карты розданы. Зерно: { $seed }. Слово «помощь» покажет подсказку.
text-opened = Партия «{ $name }» продолжается.
text-hand-over = Передайте клавиатуру. Ходит { $name }; для продолжения нажмите Enter.
text-draft-turn = Местность выбирает { $name }.
text-thinking = { $name } думает.
text-meanwhile = С вашего прошлого хода:
text-undone = Отменено:
text-no-redo = Возвращать нечего.
text-refused = { $reason } (Правило { $rule }.)
text-hint = { $what }. Запись: { $steps }.
text-hint-none = Наставник сейчас не отвечает. Спросите ещё раз.
text-why-allowed = Ничто этому не мешает.
text-why-nothing = Напишите «почему» и шаг, например «почему конец».
text-unknown = «{ $words }» здесь ничего не значит. Список слов покажет «помощь».
text-no-number = Варианта { $number } нет; последний — { $most }.
text-look-at = «{ $words }» здесь не рассмотреть. Можно посмотреть: { $known }.
text-language-unknown = Языка «{ $words }» нет; есть { $known }.
text-kept = Партия сохранена. Продолжить её можно командой «momiji text --continue».
text-goodbye = До свидания.
text-nothing-kept = неоконченной партии, которую можно продолжить, нет.
text-solo-options = --morning-dew, --landscapes draft и --levels не сочетаются с --scenario.

## Перед партией
text-welcome = Момиджи, текстовая игра. Пустая строка — обычный ответ.
text-ask-start = Что вам угодно? { $known }.
text-start = { $number } { $what }
text-start-new = новая партия
text-start-solo = сценарий для одного
text-start-load = сохранённая партия
text-start-continue = продолжить последнюю партию
text-start-word-new = новая
text-start-word-solo = сценарий, одиночный
text-start-word-load = сохранённая, открыть
text-start-word-continue = продолжить
text-ask-again = Такого ответа нет. Попробуйте ещё раз.
text-ask-number = Напишите число от { $low } до { $high }.
text-ask-yes-no = Напишите «да» или «нет».
text-ask-players = Сколько игроков, от 2 до { $most }? Пустая строка — 2.
text-ask-name = Имя игрока { $seat }? Пустая строка — { $name }.
text-ask-level = Кто играет под именем { $name }? { $levels }. Пустая строка — { $usual }.
text-level = { $number } { $level }
text-ask-dew = Играть с «Утренней росой», с синей листвой? Да или нет; пустая строка — нет.
text-ask-draft = Выбирать местности по одной? Да или нет; пустая строка — нет, тогда каждый получит стартовый набор.
text-ask-open-counts = Показывать, сколько карт в стопках? Да или нет; пустая строка — нет.
text-ask-scenario = Какой сценарий? Пустая строка — 1.
text-scenario = { $number }. { $title }, { $level }. { $about }
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, ход { $turn }
  }
text-ask-save = Какую? Напишите её номер; пустая строка — назад.
text-no-save = Сохранённой партии «{ $words }» нет.

## Подсказка
text-help-steps = Шаг — это номер варианта, слова вроде «собрать красный», «выложить зелёную 0 слева», «цель нули», «применить B» или запись, как в файлах партий, например «play R0<».
text-help-help = помощь: этот список.
text-help-look = смотреть: весь стол; смотреть руку, сад, гербарий, цели, местности, соперников, сброс: только это.
text-help-choices = варианты или пустая строка: что можно сделать сейчас.
text-help-why = почему и шаг: почему так нельзя.
text-help-hint = совет: лучший ход, который нашёл наставник, и почему; совет ещё раз: следующий по силе.
text-help-undo = отменить: взять назад последний шаг.
text-help-redo = вернуть: повторить отменённый шаг.
text-help-log = запись: что было недавно; запись 50: последние 50 строк.
text-help-save = сохранить: под именами игроков; сохранить и имя: под этим именем.
text-help-load = открыть: другая сохранённая партия; эта тоже сохранится.
text-help-back = назад: к первому списку вариантов.
text-help-language = язык и en, cs или ru: другой язык.
text-help-quit = выйти: уйти; партия сохранится.

## Понятные слова, обычное первым
text-command-help = помощь, подсказка, ?
text-command-look = смотреть, посмотреть, смотри, покажи
text-command-choices = варианты, список
text-command-why = почему
text-command-hint = совет, посоветуй
text-command-undo = отменить, отмена, отмени
text-command-redo = вернуть, верни
text-command-log = запись, журнал
text-command-save = сохранить, сохрани
text-command-load = открыть, загрузить, загрузи
text-command-back = назад
text-command-language = язык
text-command-quit = выйти, выход
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
text-answer-yes = да, д
text-answer-no = нет, н
text-small-words = на, под, в, из, за, и, ряд, стопку, стопка, карту, карта, местность, цель, край, ход
