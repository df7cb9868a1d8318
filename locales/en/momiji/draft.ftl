# The landscape draft.

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

log-group-draft = Landscape draft
