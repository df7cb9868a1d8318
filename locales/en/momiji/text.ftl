# The text game: `momiji text`.

## Things by their names
text-card = { $edges ->
    [left] { WORD($leaf) } { $number } (acorn left)
    [right] { WORD($leaf) } { $number } (acorn right)
    [both] { WORD($leaf) } { $number } (acorns left and right)
   *[none] { WORD($leaf) } { $number }
  }
text-landscape = { $letter }, { WORD($landscape) }: { $about }
text-landscape-used = Used: { $landscape }
text-landscapes-none = You have no landscapes yet.
text-supply = { $gates ->
    [none] Deck: { $deck }. Discard pile: { $discards }.
   *[other] Deck: { $deck }. Discard pile: { $discards }. Gates in the supply: { $gates }.
  }
text-garden-empty = The garden is empty.
text-column = { $count ->
    [one] { CAP(WORD($leaf)) } column, 1 card: { $cards }.
   *[other] { CAP(WORD($leaf)) } column, { $count } cards: { $cards }.
  }
text-hand = { $count ->
    [one] Your hand, 1 card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
  }
text-hand-empty = Your hand is empty.
text-acorns = { $acorns ->
    [0] You have no acorns.
    [one] You have 1 acorn.
   *[other] You have { $acorns } acorns.
  }
text-discards = { $count ->
    [one] Discard pile, 1 card: { $cards }.
   *[other] Discard pile, { $count } cards: { $cards }.
  }
text-herbarium-empty = Your herbarium is empty.
text-herbarium = { $count ->
    [one] Your herbarium has 1 pile.
   *[other] Your herbarium, { $count } piles from left to right.
  }
text-pile = { $closed ->
    [no] Pile: { $top }.
    [gate] Closed pile with a gate: { $top }.
   *[bare] Closed pile: { $top }.
  }
text-opponent = { $name }: { $acorns ->
    [one] 1 acorn
   *[other] { $acorns } acorns
  }, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
  }.
text-token-own = You hold the blue-leaf token.
text-token = { $name } holds the blue-leaf token.
text-opponent-landscapes = Unused landscapes of { $name }: { $letters }.
text-goal = { $price ->
    [one] Goal: { $title }. { $about } Costs 1 acorn.
   *[other] Goal: { $title }. { $about } Costs { $price } acorns.
  }
text-goal-owned = { $own ->
    [yes] Your goal: { $title }. { $about }
   *[no] Goal of { $name }: { $title }. { $about }
  }
text-goal-alone = Goal: { $title }. { $about }
text-goal-have = Your goal: { $title }.
text-condition = { $holds ->
    [yes] Holds: { $condition }
   *[no] Not yet: { $condition }
  }

## What is asked
text-arrange = Name your piles in their new order, from left to right.
text-playing = Play another card, or say “done” when the play is complete.
text-do-draft = Take a landscape
text-do-collect = Collect a column
text-do-reveal = Pay 1 acorn and reveal 4 cards
text-do-play = Play a card
text-do-done = Complete it
text-do-goal = Activate a goal
text-do-use = Use a landscape
text-do-trade = Trade two cards for 1 acorn
text-do-discard = Discard a card
text-do-arrange = Put your piles in order
text-do-pick = Take the top card of a column
text-do-recover = Take a card from the discard pile
text-do-exchange = Exchange one of your goals
text-do-tuck = Tuck a card under a pile
text-do-place = Place the card
text-do-pass = Pass
text-do-end = End the turn
text-do-finish = Finish: all conditions hold
text-option-own-pile = The pile of its own leaf type
text-option-top = { CAP(WORD($leaf)) } column: { $top }
text-option-pile = { CAP(WORD($leaf)) } pile, { $number } on top
text-option-left = A new pile at the left end
text-option-right = A new pile at the right end
text-option-garden = The garden
text-option-goal = { $price ->
    [0] { $title }, for free
    [one] { $title }, for 1 acorn
   *[other] { $title }, for { $price } acorns
  }

## What is told
text-draft-turn = { $name } chooses a landscape.
text-solo-options = --morning-dew, --landscapes draft and --levels do not go with --scenario.

## Before the game
text-ask-dew = Play with Morning Dew, the blue leaves? Yes or no; an empty line means no.
text-ask-draft = Draft the landscapes one by one? Yes or no; an empty line means no, and everyone gets a starter set.
text-ask-open-counts = Shall piles tell how many cards they hold? Yes or no; an empty line means no.
text-ask-scenario = Which scenario? An empty line means 1.
text-scenario = { $number }. { $title }, { $level }. { $about }

## Words that are understood, the usual one first
text-topic-table = table, all
text-topic-garden = garden, columns
text-topic-hand = hand, cards
text-topic-herbarium = herbarium, piles
text-topic-goals = goals, conditions
text-topic-landscapes = landscapes
text-topic-opponents = opponents, players
text-topic-discards = discards, discarded
text-verb-draft = draft, choose
text-verb-collect = collect
text-verb-reveal = reveal
text-verb-play = play, lay
text-verb-done = done, complete
text-verb-goal = goal, activate
text-verb-use = use
text-verb-trade = trade
text-verb-discard = discard, burn
text-verb-arrange = arrange, order
text-verb-pick = pick, take
text-verb-recover = recover
text-verb-exchange = exchange
text-verb-tuck = tuck
text-verb-place = place, put
text-verb-pass = pass
text-verb-end = end
text-verb-finish = finish
text-place-left = left
text-place-right = right
text-place-garden = garden
text-small-words = the, a, an, on, under, at, to, end, column, pile, card, for, and, with, from, landscape, of, turn
