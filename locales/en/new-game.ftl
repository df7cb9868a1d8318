# Setting the table: seats and what every game asks.

new-game-title = New game
new-game-seats = Seats
new-game-table = Table
new-game-back = Back
new-game-deal = Deal
new-game-rule-book = Rule book

## Seats
new-game-name-1 = Hana
new-game-name-2 = Kenji
new-game-name-3 = Yuki
new-game-name-4 = Sora
new-game-name-5 = Aiko
new-game-person = Person
new-game-first = first
new-game-first-player = First player
new-game-first-random = random
new-game-first-chosen = chosen
new-game-add = { $seat ->
    [2] Add a second seat
    [3] Add a third seat
    [4] Add a fourth seat
   *[5] Add a fifth seat
  }
new-game-add-about = with its own crest
new-game-grip-title = Order of seats
new-game-grip = Drag the seat up or down. With the keyboard, press Enter and use the arrows.
new-game-crest = Choose a crest
new-game-crest-free = free
new-game-crest-taken = { $name } has this crest. You will swap crests.
new-game-crest-own = This is your crest.
new-game-crown-give = { $name } goes first
new-game-crown-take = Choose the first player at random
new-game-remove = Remove this seat
new-game-known-names = Someone who has played here before
new-game-kind = A person or a computer player

new-game-crest-flower = Flower
new-game-crest-fan = Fan
new-game-crest-lantern = Lantern
new-game-crest-crane = Crane
new-game-crest-wave = Wave

## Table
new-game-speed = Speed
new-game-speed-about = of moves and animation
new-game-seed = Seed
new-game-seed-about = same seed, same game
new-game-seed-roll = New seed

new-game-result-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }

## What cannot be chosen, and the way out
new-game-why-full = All seats at this table are taken.
new-game-why-few = { $fewest ->
    [one] At least one player is needed.
   *[other] At least { $fewest } players are needed.
  }
new-game-impossible = { CAP($reason) }
new-game-why-computer = Computer players are not available yet. Every seat is for a person.
new-game-why-level = This level is not available yet.
