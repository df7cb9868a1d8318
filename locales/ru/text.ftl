# Текстовая игра: `momiji text`.

## Вещи по именам
text-opponents-none = Вы играете в одиночном режиме.

## О чём спрашивают
text-which = Что именно?
text-question = Ваш ход.
text-choice = { $number }. { $what }
text-as-written = { $words }

## Что говорится
text-begin = Партия начинается. Сид: { $seed }. Список команд: «помощь».
text-opened = Продолжается партия «{ $name }».
text-hand-over = Передайте клавиатуру. Ходит { $name }: нажмите Enter.
text-thinking = { $name } думает.
text-meanwhile = С вашего прошлого хода:
text-undone = Отменено:
text-no-redo = Возвращать нечего.
text-refused = { $reason } (Правило { $rule }.)
text-hint = { $what }. Введите «{ $first }»{ $count ->
    [0] { "" }
   *[other] , затем { $then }
  }.
text-quoted = «{ $words }»
text-hint-none = Наставник сейчас не отвечает. Спросите ещё раз.
text-why-allowed = Так ходить можно.
text-why-nothing = Напишите «почему» и ход.
text-unknown = Не понимаю «{ $words }». Список команд: «помощь».
text-no-number = Варианта { $number } нет. Последний — { $most }.
text-look-at = «{ $words }» посмотреть нельзя. Можно посмотреть: { WORD($known, form: "plain") }.
text-language-unknown = Языка «{ $words }» нет. Языки: { WORD($known, form: "plain") }.
text-kept = Партия сохранена. Чтобы продолжить, запустите «momiji text --continue».
text-goodbye = До свидания.
text-nothing-kept = нет неоконченной партии, которую можно продолжить.

## Перед партией
text-welcome = Момиджи, текстовая игра. Enter — ответ по умолчанию.
text-ask-start = Что будем делать? { WORD($known, form: "plain") }.
text-ask-game = Какая игра? { WORD($known, form: "plain") }.
text-start = { $number } { $what }
text-start-new = новая партия
text-start-load = сохранённая партия
text-start-continue = продолжить последнюю партию
text-start-word-new = новая
text-start-word-load = сохранённая, загрузить
text-start-word-continue = продолжить
text-ask-again = Такого ответа нет. Попробуйте ещё раз.
text-ask-number = Напишите число от { $low } до { $high }.
text-ask-yes-no = Напишите «да» или «нет».
text-ask-players = Сколько игроков, от { $low } до { $most }? Enter — { $usual }.
text-ask-option = Играть с параметром «{ $option }»? Да или нет. Enter — нет.
text-ask-values = Параметр «{ $option }»: { WORD($values, form: "or") }? Enter — без него.
text-ask-letters = Параметр «{ $option }»: какие буквы ({ WORD($values, form: "plain") })? Введите их слитно. Enter — без него.
text-ask-name = Имя игрока { $seat }? Enter — { $name }.
text-ask-level = Кто играет под именем { $name }? { WORD($known, form: "plain") }. Enter — { $usual }.
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, ход { $turn }
  }
text-save-of = { $save } ({ $game })
text-ask-save = Какую? Введите её номер. Enter — назад.
text-no-save = Сохранённой партии «{ $words }» нет.

## Подсказка
text-help-steps = Чтобы сделать ход, введите номер варианта, сам вариант или запись, как в файлах партий.
text-help-help = помощь: этот список.
text-help-look = смотреть: весь стол; смотреть и название: только это.
text-help-choices = варианты или просто Enter: что можно сделать сейчас.
text-help-why = почему и ход: почему так нельзя.
text-help-hint = совет: лучший ход и почему; совет ещё раз: следующий по силе.
text-help-undo = отменить: отменить последний шаг.
text-help-redo = вернуть: вернуть отменённый шаг.
text-help-log = запись: что было недавно; запись 50: последние 50 строк.
text-help-save = сохранить: под именами игроков; сохранить и имя: под этим именем.
text-help-load = загрузить: открыть сохранённую партию; эта тоже сохранится.
text-help-back = назад: к первому списку вариантов.
text-help-language = язык и en, cs или ru: другой язык.
text-help-quit = выйти: закончить игру; партия сохранится.

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
text-command-load = загрузить, загрузи
text-command-back = назад
text-command-language = язык
text-command-quit = выйти, выход
text-topic-table = стол, всё
text-answer-yes = да, д
text-answer-no = нет, н
text-small-words = на, под, в, из, за, и, с, к, от
