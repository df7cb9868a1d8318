# The landscape draft.

draft-title = Choose a landscape
draft-title-other = { $name } chooses a landscape
draft-title-over = The landscapes are chosen
draft-subtitle = { $number ->
    [1] Your first of three. You can use its ability later for 1 acorn.
    [2] Your second of three. You can use its ability later for 1 acorn.
   *[other] Your third of three. You can use its ability later for 1 acorn.
  }
draft-subtitle-wait = { $count ->
    [0] You are next.
    [one] One more choice, then it is your turn.
   *[other] { $count } more choices, then it is your turn.
  }
draft-subtitle-full = You have your three landscapes. Each works once per game.
draft-subtitle-over = Each one works once per game, for 1 acorn.
draft-order = Order
draft-your-choice = your choice
draft-chooses = chooses
draft-next = next
draft-take = Take it
draft-closer = Look closer
draft-deck = { $count ->
    [one] 1 face-down landscape.
   *[other] { $count } face-down landscapes.
  }
draft-deck-about = After every choice a new one is revealed.
draft-not-now = { $name } is choosing. Meanwhile you can look closer at every landscape.
draft-slot = Your next landscape goes here. Choose a card, or drag it here.
draft-not-theirs = You can only add landscapes to your own panorama.
draft-choose-first = First choose one of the face-up landscapes.

landscape-seal-and-name = { $letter }, { WORD($landscape) }
landscape-example = For example
landscape-once = Costs 1 acorn, once per game
landscape-close = Close

log-group-draft = Landscape draft
