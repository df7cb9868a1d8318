# The text game: `momiji text`.

## Things by their names
text-opponents-none = You play alone.

## What is asked
text-which = Which one?
text-question = Your move.
text-choice = { $number }. { $what }
text-as-written = { $words }

## What is told
text-begin = The game begins. Seed: { $seed }. Type “help” for a list of commands.
text-opened = Resuming “{ $name }”.
text-hand-over = Pass the keyboard to { $name }. { $name }, press Enter.
text-thinking = { $name } is thinking.
text-meanwhile = Since your last turn:
text-undone = Undone:
text-no-redo = Nothing to redo.
text-refused = { $reason } (Rule { $rule }.)
text-hint = { $what }. Type “{ $first }”{ $count ->
    [0] { "" }
   *[other] , then { $then }
  }.
text-quoted = “{ $words }”
text-hint-none = The coach has no answer right now. Ask again.
text-why-allowed = That move is allowed.
text-why-nothing = Type “why” and a move.
text-unknown = I don’t understand “{ $words }”. Type “help” for a list of commands.
text-no-number = There is no choice { $number }. The last one is { $most }.
text-look-at = You cannot look at “{ $words }”. You can look at: { WORD($known, form: "plain") }.
text-language-unknown = There is no language “{ $words }”. Languages: { WORD($known, form: "plain") }.
text-kept = Game saved. To continue it, run “momiji text --continue”.
text-goodbye = Goodbye.
text-nothing-kept = there is no unfinished game to continue.

## Before the game
text-welcome = Momiji, the text game. Press Enter to accept the default answer.
text-ask-start = What would you like to do? { WORD($known, form: "plain") }.
text-ask-game = Which game? { WORD($known, form: "plain") }.
text-start = { $number } { $what }
text-start-new = a new game
text-start-load = a saved game
text-start-continue = continue the last game
text-start-word-new = new
text-start-word-load = load, saved
text-start-word-continue = continue, go on
text-ask-again = That is not one of the answers. Please try again.
text-ask-number = Please type a number from { $low } to { $high }.
text-ask-yes-no = Please type yes or no.
text-ask-players = How many players, { $low } to { $most }? Press Enter for { $usual }.
text-ask-option = Play with the option “{ $option }”? Yes or no. Press Enter for no.
text-ask-values = Option “{ $option }”: { WORD($values, form: "or") }? Press Enter to play without it.
text-ask-letters = Option “{ $option }”: which letters ({ WORD($values, form: "plain") })? Type them together, or press Enter to play without it.
text-ask-name = Name of player { $seat }? Press Enter for { $name }.
text-ask-level = Who plays as { $name }? { WORD($known, form: "plain") }. Press Enter for { $usual }.
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, turn { $turn }
  }
text-save-of = { $save } ({ $game })
text-ask-save = Which one? Type its number, or press Enter to go back.
text-no-save = There is no saved game “{ $words }”.

## Help
text-help-steps = To make a move, type the number of a choice, the choice itself, or the move in record notation.
text-help-help = help: this list.
text-help-look = look: the whole table; look and a name: just that.
text-help-choices = choices, or just Enter: what you can do now.
text-help-why = why and a move: why it is not allowed.
text-help-hint = hint: the best move and why; hint again: the next best.
text-help-undo = undo: undo the last step.
text-help-redo = redo: redo the step you undid.
text-help-log = log: what happened recently; log 50: the last 50 lines.
text-help-save = save: save the game under the players’ names; save and a name: under that name.
text-help-load = load: open a saved game; this one is saved too.
text-help-back = back: back to the first list of choices.
text-help-language = language and en, cs or ru: switch the language.
text-help-quit = quit: quit; the game is saved.

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
