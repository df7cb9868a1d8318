# The text game: `momiji text`.

## Things by their names
momiji-card = { $edges ->
    [left] { WORD($leaf) } { $number } (acorn left)
    [right] { WORD($leaf) } { $number } (acorn right)
    [both] { WORD($leaf) } { $number } (acorns left and right)
   *[none] { WORD($leaf) } { $number }
  }
momiji-landscape = { $letter }, { WORD($landscape) }: { $about }
momiji-landscape-used = Already used: { $landscape }
momiji-landscapes-none = You have no landscapes yet.
momiji-supply = { $gates ->
    [none] Deck: { $deck }. Discard pile: { $discards }.
   *[other] Deck: { $deck }. Discard pile: { $discards }. Gates in the supply: { $gates }.
  }
momiji-garden-empty = The garden is empty.
momiji-column = { $count ->
    [one] { CAP(WORD($leaf)) } column, 1 card: { $cards }.
   *[other] { CAP(WORD($leaf)) } column, { $count } cards: { $cards }.
  }
momiji-hand = { $count ->
    [one] Your hand, 1 card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
  }
momiji-hand-empty = Your hand is empty.
momiji-acorns = { $acorns ->
    [0] You have no acorns.
    [one] You have 1 acorn.
   *[other] You have { $acorns } acorns.
  }
momiji-discards = { $count ->
    [one] Discard pile, 1 card: { $cards }.
   *[other] Discard pile, { $count } cards: { $cards }.
  }
momiji-herbarium-empty = Your herbarium is empty.
momiji-herbarium = { $count ->
    [one] Your herbarium: 1 pile.
   *[other] Your herbarium: { $count } piles, from left to right.
  }
momiji-pile = { $closed ->
    [no] Pile: { $top }.
    [gate] Closed pile with a gate: { $top }.
   *[bare] Closed pile: { $top }.
  }
momiji-opponent = { $name }: { $acorns ->
    [one] 1 acorn
   *[other] { $acorns } acorns
  }, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
  }.
momiji-token-own = You have the blue-leaf token.
momiji-token = { $name } has the blue-leaf token.
momiji-opponent-landscapes = { $name } has not used these landscapes yet: { $letters }.
momiji-goal = { $price ->
    [one] Goal: { $title }. { $about } Costs 1 acorn.
   *[other] Goal: { $title }. { $about } Costs { $price } acorns.
  }
momiji-goal-owned = { $own ->
    [yes] Your goal: { $title }. { $about }
   *[no] Goal of { $name }: { $title }. { $about }
  }
momiji-goal-alone = Goal: { $title }. { $about }
momiji-goal-have = Your goal: { $title }.
momiji-condition = { $holds ->
    [yes] Met: { $condition }
   *[no] Not met yet: { $condition }
  }

## What is asked
momiji-arrange = List your piles in their new order, from left to right.
momiji-playing = { $more ->
    [no] You cannot play any more cards. Type “done” to finish.
   *[yes] Play another card, or type “done” to finish.
  }
momiji-do-draft = Take a landscape
momiji-do-collect = Collect a column
momiji-do-reveal = Pay 1 acorn and reveal 4 cards
momiji-do-play = Play a card
momiji-do-done = Finish playing
momiji-do-goal = Activate a goal
momiji-do-use = Use a landscape
momiji-do-trade = Trade two cards for 1 acorn
momiji-do-discard = Discard a card
momiji-do-arrange = Rearrange your piles
momiji-do-pick = Take the top card of a column
momiji-do-recover = Take a card from the discard pile
momiji-do-exchange = Swap one of your goals
momiji-do-tuck = Tuck a card under a pile
momiji-do-place = Place the card
momiji-do-pass = Pass
momiji-do-end = End the turn
momiji-do-finish = Finish the game: all conditions are met
momiji-option-own-pile = On the pile of its own type
momiji-option-top = { CAP(WORD($leaf)) } column: { $top }
momiji-option-pile = { CAP(WORD($leaf)) } pile, { $number } on top
momiji-option-left = A new pile at the left end
momiji-option-right = A new pile at the right end
momiji-option-garden = To the garden
momiji-option-goal = { $price ->
    [0] { $title } (free)
    [one] { $title } (1 acorn)
   *[other] { $title } ({ $price } acorns)
  }

## What is told
momiji-draft-turn = { $name } chooses a landscape.
text-solo-options = --morning-dew, --landscapes draft and --levels cannot be combined with --scenario.

## Before the game
momiji-ask-dew = Play with the Morning Dew expansion (blue leaves)? Yes or no. Press Enter for no.
momiji-ask-draft = Draft the landscapes one by one? Yes or no. Press Enter for no: everyone gets a starter set.
momiji-ask-open-counts = Show how many cards each pile has? Yes or no. Press Enter for no.
momiji-ask-scenario = Which scenario? Press Enter for 1.
momiji-scenario = { $number }. { $title }, { $level }. { $about }

## Words that are understood, the usual one first
momiji-topic-garden = garden, columns
momiji-topic-hand = hand, cards
momiji-topic-herbarium = herbarium, piles
momiji-topic-goals = goals, conditions
momiji-topic-landscapes = landscapes
momiji-topic-opponents = opponents, players
momiji-topic-discards = discards, discarded
momiji-verb-draft = draft, choose
momiji-verb-collect = collect
momiji-verb-reveal = reveal, pay
momiji-verb-play = play, lay
momiji-verb-done = done, complete, finish playing
momiji-verb-goal = goal, activate
momiji-verb-use = use
momiji-verb-trade = trade
momiji-verb-discard = discard, burn
momiji-verb-arrange = arrange, rearrange, order
momiji-verb-pick = pick, take
momiji-verb-recover = recover
momiji-verb-exchange = exchange, swap
momiji-verb-tuck = tuck
momiji-verb-place = place, put
momiji-verb-pass = pass
momiji-verb-end = end
momiji-verb-finish = finish
momiji-place-left = left
momiji-place-right = right
momiji-place-garden = garden
momiji-goal-word-red = red leaves
momiji-goal-word-orange = orange leaves
momiji-goal-word-yellow = yellow leaves
momiji-goal-word-green = green leaves
momiji-goal-word-purple = purple leaves
momiji-goal-word-brown = brown leaves
momiji-goal-word-biggest-pile = biggest pile
momiji-goal-word-top-sum = highest tops
momiji-goal-word-gates = closed piles
momiji-goal-word-acorns = acorns
momiji-goal-word-piles-and-landscapes = piles and landscapes
momiji-goal-word-zeros = zeros
momiji-goal-word-warm = warm leaves
momiji-goal-word-cool = cool leaves
momiji-goal-word-fewest-cards = fewest cards
momiji-goal-word-hand = cards in hand
momiji-small-words = the, a, an, on, under, at, to, end, column, pile, card, for, and, with, from, landscape, of, turn, goal
momiji-begin = The cards are dealt. Seed: { $seed }. Type “help” for a list of commands.
momiji-why-nothing = Type “why” and a move, for example “why end”.
momiji-start-solo = a solo scenario
momiji-start-word-solo = solo
momiji-help-steps = To make a move, type the number of a choice, the choice itself, or words such as “collect red”, “play green 0 left”, “goal zeros”, “use B”. Record notation works too: “play R0<”.
momiji-help-look = look: the whole table; look hand, garden, herbarium, goals, landscapes, opponents or discards: just that.
