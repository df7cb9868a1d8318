# Текстовая игра: `momiji text`.

## Вещи по именам
text-opponents-none = Вы играете в одиночном режиме.

## О чём спрашивают
text-which = Что именно?
text-question = Решать вам.
text-choice = { $number }. { $what }
text-as-written = { $words }

## Что говорится
text-begin = Партия начинается. Зерно: { $seed }. Слово «помощь» покажет подсказку.
text-opened = Партия «{ $name }» продолжается.
text-hand-over = Передайте клавиатуру. Ходит { $name }; для продолжения нажмите Enter.
text-thinking = { $name } думает.
text-meanwhile = С вашего прошлого хода:
text-undone = Отменено:
text-no-redo = Возвращать нечего.
text-refused = { $reason } (Правило { $rule }.)
text-hint = { $what }. Запись: { $steps }.
text-hint-none = Наставник сейчас не отвечает. Спросите ещё раз.
text-why-allowed = Ничто этому не мешает.
text-why-nothing = Напишите «почему» и шаг.
text-unknown = «{ $words }» здесь ничего не значит. Список слов покажет «помощь».
text-no-number = Варианта { $number } нет; последний — { $most }.
text-look-at = «{ $words }» здесь не рассмотреть. Можно посмотреть: { $known }.
text-language-unknown = Языка «{ $words }» нет; есть { $known }.
text-kept = Партия сохранена. Продолжить её можно командой «momiji text --continue».
text-goodbye = До свидания.
text-nothing-kept = неоконченной партии, которую можно продолжить, нет.

## Перед партией
text-welcome = Момиджи, текстовая игра. Пустая строка — обычный ответ.
text-ask-start = Что вам угодно? { $known }.
text-ask-game = Какая игра? { $known }.
text-start = { $number } { $what }
text-start-new = новая партия
text-start-load = сохранённая партия
text-start-continue = продолжить последнюю партию
text-start-word-new = новая
text-start-word-load = сохранённая, открыть
text-start-word-continue = продолжить
text-ask-again = Такого ответа нет. Попробуйте ещё раз.
text-ask-number = Напишите число от { $low } до { $high }.
text-ask-yes-no = Напишите «да» или «нет».
text-ask-players = Сколько игроков, от { $low } до { $most }? Пустая строка — { $usual }.
text-ask-option = Играть с настройкой «{ $option }»? Да или нет; пустая строка — нет.
text-ask-values = Настройка «{ $option }»: что из { $values }? Пустая строка — без неё.
text-ask-letters = Настройка «{ $option }»: какие буквы из { $values }, слитно? Пустая строка — без неё.
text-ask-name = Имя игрока { $seat }? Пустая строка — { $name }.
text-ask-level = Кто играет под именем { $name }? { $known }. Пустая строка — { $usual }.
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, ход { $turn }
  }
text-save-of = { $save } ({ $game })
text-ask-save = Какую? Напишите её номер; пустая строка — назад.
text-no-save = Сохранённой партии «{ $words }» нет.

## Подсказка
text-help-steps = Шаг — это номер варианта, его слова или запись, как в файлах партий.
text-help-help = помощь: этот список.
text-help-look = смотреть: весь стол; смотреть и название: только это.
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
text-answer-yes = да, д
text-answer-no = нет, н
text-small-words = на, под, в, из, за, и, с, к, от
