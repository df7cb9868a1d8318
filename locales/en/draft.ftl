# The landscape draft, the log drawer and the list of keys.

draft-title = Choose a landscape
draft-title-other = { $name } chooses a landscape
draft-title-over = The landscapes are chosen
draft-subtitle = { $number ->
    [1] Your first of three. Place 1 acorn on it later to use its ability.
    [2] Your second of three. Place 1 acorn on it later to use its ability.
   *[other] Your third of three. Place 1 acorn on it later to use its ability.
  }
draft-subtitle-wait = { $count ->
    [0] You are next.
    [one] One more choice, then it is yours.
   *[other] { $count } more choices, then it is yours.
  }
draft-subtitle-full = You have your three landscapes. Each works once in the game.
draft-subtitle-over = Each one works once in the game, for 1 acorn.
draft-order = Order
draft-your-choice = your choice
draft-chooses = chooses
draft-next = next
draft-take = Take it
draft-closer = Look closer
draft-menu = Menu
draft-settings = Settings
draft-deck = { $count ->
    [one] 1 landscape lies face down.
   *[other] { $count } landscapes lie face down.
  }
draft-deck-about = A new one is turned up after every choice.
draft-not-now = { $name } chooses now. You can look closer at every landscape meanwhile.
draft-slot = Your next landscape goes here. Choose a card, or drag it to this place.
draft-not-theirs = Your landscape goes into your own panorama.
draft-choose-first = Choose one of the face-up landscapes first.

landscape-seal-and-name = { $letter }, { WORD($landscape) }
landscape-example = For example
landscape-once = Costs 1 acorn, once in the game
landscape-close = Close

log-title = The game so far
log-empty = Nothing has happened yet.
log-group-draft = Landscape draft
log-group-turn = Turn { $turn }
log-close = Close

shortcut-move = from one thing to the next
shortcut-tab = the same, in a fixed order
shortcut-take = take, drop or press
shortcut-number = a card by its place
shortcut-closer = look closer at a card
shortcut-undo = take back the last step
shortcut-redo = take it again
shortcut-log = the game so far
shortcut-players = a player’s table, large
shortcut-menu = menu, or back
shortcut-scroll = scroll long pages
shortcut-fullscreen = full screen
shortcut-quit = leave; the game is kept

key-tab = Tab
key-shift = Shift
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-pageup = Page up
key-pagedown = Page down
key-home = Home
key-end = End
key-f1 = F1
key-f11 = F11

