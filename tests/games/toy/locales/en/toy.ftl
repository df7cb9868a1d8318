toy-name = Pairs
toy-option-sevens = Sevens
toy-option-sevens-about = four cards of 7 as well
toy-row-pairs = Pairs
toy-refuse-over = The game is over.
toy-refuse-pair = You do not hold two cards of { $number }.
toy-refuse-draw = The deck is empty: pass instead.
toy-refuse-pass = There are cards in the deck: draw one.
toy-refuse-unknown = “{ $step }” is no step of this game.
toy-setup-players = two or three can play, not { $players }.
toy-setup-first = the first player is not one of the { $players } players.
toy-setup-cards = the hands and the deck are not the cards of the box.
toy-told-lay = { $name } lays a pair of { $number }.
toy-told-draw = { $name } draws a card.
toy-told-pass = { $name } passes.
toy-told-winner = { $name } wins with { $points } points.
toy-do-lay = Lay { $numbers }
toy-do-draw = Draw a card
toy-do-pass = Pass
toy-pair-now = { $points ->
    [one] A pair now is worth about 1 point more.
   *[other] A pair now is worth about { $points } points more.
  }
toy-look-deck = Cards in the deck: { $count }.
toy-look-laid = { $name } has { $points } points.
toy-look-hand = Your hand: { $cards }.
toy-turn = Your turn
toy-turn-how = Lay pairs, then draw a card.
toy-deck = Deck
toy-card = Card { $number }
toy-card-about = Two equal cards are a pair.
toy-refuse-there = A card from the deck goes to your hand.
toy-rule-1 = Lay two equal cards: they are worth their number.
toy-rule-2 = Draw a card to end your turn.
toy-rule-3 = Once the deck is empty, pass instead.
toy-rule-4 = When everybody has passed, most points win.
