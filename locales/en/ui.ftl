# The window around the game: title, settings, menus, curtain.

language-en = English
language-cs = Čeština
language-ru = Русский

key-return = Enter
key-escape = Esc
key-space = Space

title-continue = Continue
title-continue-note = { $name }, turn { $turn }
title-new-game = New game
title-replays = Replays
title-rule-book = Rule book
title-settings = Settings
title-quit = Quit

settings-title = Settings
settings-at-once = changes apply at once
settings-preview = Preview
settings-defaults = Defaults
settings-defaults-why = Everything on this page is already at its default.
settings-done = Done
settings-on = on
settings-off = off
settings-percent = { $value }%
settings-seconds = { NUMBER($value, maximumFractionDigits: 2) } s

settings-name = Your name
settings-name-about = in games and statistics
settings-name-none = none
settings-former-names = Former names
settings-known-names = Known names
settings-tab-language = Language
settings-tab-picture = Display
settings-tab-sound = Sound
settings-tab-play = Play
settings-tab-ease = Accessibility

settings-language-about = texts, logo and letters on the cards

settings-fullscreen = Full screen
settings-fullscreen-about = F11 does the same
settings-drifting-leaves = Drifting leaves
settings-drifting-leaves-about = on the title picture
settings-table-gusts = Wind and mist
settings-table-gusts-about = now and then leaves or mist drift across the table

settings-effects-volume = Sounds
settings-effects-volume-about = cards, tiles, bells
settings-music-volume = Music
settings-music-volume-about = quiet strings behind the game
settings-bell-on-turn = Bell on your turn
settings-bell-on-turn-about = after another player’s turn
settings-muted = Mute
settings-muted-about = everything; M does the same
settings-listen = Listen

settings-animation-speed = Speed
settings-animation-speed-about = of pieces and computer players
settings-speed-half = ½×
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-instant = instant
settings-show-legal = Gold rings
settings-show-legal-about = show where the selected item can go
settings-action-hints = Hints
settings-action-hints-about = the next step in one sentence
settings-confirm-turn = Confirm the turn
settings-confirm-turn-about = you can undo until you confirm
settings-curtain-between-seats = Curtain between players
settings-curtain-between-seats-about = hides hands while players change places

settings-text-scale = Text size
settings-text-scale-about = texts grow, pictures stay the same
settings-letters-on-cards = Letters on the cards
settings-letters-on-cards-about = a letter for each leaf type
settings-strong-outlines = Strong outlines
settings-strong-outlines-about = thicker rings and darker lines
settings-reduced-motion = Reduced motion
settings-reduced-motion-about = pieces fade instead of flying
settings-tooltip-delay = Tooltip delay
settings-refusal-time = Show refusals for
settings-screen-reader = Screen readers
settings-screen-reader-about = not tried yet; from the next start
settings-screen-reader-absent = The AccessKit library is not installed.
settings-keyboard-hints = Keyboard hints
settings-keyboard-hints-about = show the key beside a button

preview-letter-yellow = Y
preview-letter-purple = P
preview-tip-title = Purple pile
preview-tip-text = Top card: 2. Next: a 2 or a 3.
preview-tip-note = closed by a 3
preview-button = Play 2 cards
preview-title-page = the title page
preview-late = late in the game
preview-sound = Wood, paper and one bell.

menu-title = Pause
menu-resume = Back to the game
menu-settings = Settings
menu-rule-book = Rule book
menu-save = Save
menu-to-title = Main menu
menu-quit = Quit

curtain-turn = { $name }, your turn
curtain-pass = Change places. { $other }’s cards are face down.
curtain-ready = I am { $name }
curtain-enter = or press { $press }

message-ok = OK
message-cancel = Back
curtain-begin = Take your seat. Your cards are face down.

menu-shortcuts = Keys

title-saves = Saved games
title-statistics = Statistics
game-saved = Game saved as “{ $name }”.

list-separator = {", "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-plain = { $first }, { $last }
