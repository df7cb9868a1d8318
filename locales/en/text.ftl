# The text game: `momiji text`.

## Things by their names
text-opponents-none = You play alone.

## What is asked
text-which = Which one?
text-question = It is your turn to decide.
text-choice = { $number }. { $what }
text-as-written = { $words }

## What is told
text-begin = The game begins. The seed is { $seed }. Type “help” for help.
text-opened = “{ $name }” goes on.
text-hand-over = Pass the keyboard to { $name }, who presses Enter.
text-thinking = { $name } thinks.
text-meanwhile = Since your last turn:
text-undone = Taken back:
text-no-redo = There is nothing to take again.
text-refused = { $reason } (Rule { $rule }.)
text-hint = { $what }. Typed: { $steps }.
text-hint-none = The coach has no answer now. Ask again.
text-why-allowed = Nothing speaks against it.
text-why-nothing = Type “why” and a step.
text-unknown = “{ $words }” means nothing here. Type “help” for the words.
text-no-number = There is no choice { $number }; the last one is { $most }.
text-look-at = There is nothing called “{ $words }” to look at. Look at: { $known }.
text-language-unknown = “{ $words }” is none of the languages { $known }.
text-kept = The game is kept. “momiji text --continue” goes on with it.
text-goodbye = Goodbye.
text-nothing-kept = there is no unfinished game to go on with.

## Before the game
text-welcome = Momiji, the text game. An empty line takes the first answer or the one named.
text-ask-start = What would you like? { $known }.
text-ask-game = Which game? { $known }.
text-start = { $number } { $what }
text-start-new = a new game
text-start-load = a saved game
text-start-continue = go on with the last game
text-start-word-new = new
text-start-word-load = load, saved
text-start-word-continue = continue, go on
text-ask-again = That is none of the answers. Please try again.
text-ask-number = Please type a number from { $low } to { $high }.
text-ask-yes-no = Please type yes or no.
text-ask-players = How many players, { $low } to { $most }? An empty line means { $usual }.
text-ask-option = Play with the option “{ $option }”? Yes or no; an empty line means no.
text-ask-values = Option “{ $option }”: one of { $values }? An empty line means without it.
text-ask-letters = Option “{ $option }”: which of { $values }, written together? An empty line means without it.
text-ask-name = Name of player { $seat }? An empty line means { $name }.
text-ask-level = Who plays as { $name }? { $known }. An empty line means { $usual }.
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, turn { $turn }
  }
text-save-of = { $save } ({ $game })
text-ask-save = Which one? Type its number; an empty line goes back.
text-no-save = No saved game is called “{ $words }”.

## Help
text-help-steps = A step is typed by the number of a choice, by its words, or as records write it.
text-help-help = help: this list.
text-help-look = look: the whole table; look and the name of a thing: only that.
text-help-choices = choices, or an empty line: what you can do now.
text-help-why = why and a step: why it is not allowed.
text-help-hint = hint: the best move the coach finds, and why; hint once more: the next best.
text-help-undo = undo: take back the last step.
text-help-redo = redo: take it again.
text-help-log = log: what happened last; log 50: the last 50 lines.
text-help-save = save: save the game under the names of its players; save and a name: under that name.
text-help-load = load: open a saved game; this one is kept.
text-help-back = back: back to the first list of choices.
text-help-language = language and en, cs or ru: another language.
text-help-quit = quit: leave; the game is kept.

## Words that are understood, the usual one first
text-command-help = help, ?
text-command-look = look, show
text-command-choices = choices, options, list
text-command-why = why
text-command-hint = hint, advice
text-command-undo = undo
text-command-redo = redo
text-command-log = log, history
text-command-save = save
text-command-load = load, open
text-command-back = back, cancel
text-command-language = language, lang
text-command-quit = quit, exit, leave
text-topic-table = table, all
text-answer-yes = yes, y
text-answer-no = no, n
text-small-words = the, a, an, on, under, at, to, for, and, with, from, of
