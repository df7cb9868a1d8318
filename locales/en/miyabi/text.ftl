# Miyabi line by line: `momiji text`.

## What is told
miyabi-look-round = { $round ->
    [0] The frogs are being placed. { $name } has the bonsai.
   *[other] Round { $round } of { $rounds }. { $name } has the bonsai.
  }
miyabi-look-bonuses = { $count ->
    [0] All bonuses for the fifth level are taken.
   *[other] Bonuses for the fifth level: { $bonuses }.
  }
miyabi-look-bonus = { WORD($object, form: "many") } { $points }
miyabi-look-display-empty = The display is empty.
miyabi-look-lying = { $size ->
    [single] Singles: { $tiles }.
    [double] Doubles: { $tiles }.
    [straight] Straights: { $tiles }.
   *[corner] Corners: { $tiles }.
  }
miyabi-look-several = { $count } × { $tile }
miyabi-look-tile = { $form ->
    [single] { WORD($object) } ({ $code })
    [double] { WORD($object, form: "many") } ({ $code })
    [end] { WORD($object, form: "many") } at an end ({ $code })
    [middle] { WORD($object, form: "many") } in the middle ({ $code })
    [bend] { WORD($object, form: "many") } at the bend ({ $code })
    [right] { WORD($object, form: "many") } before a right turn ({ $code })
   *[left] { WORD($object, form: "many") } before a left turn ({ $code })
  }
miyabi-look-object = { WORD($object) }
miyabi-look-zen = { $count ->
    [0] No zen tiles are left.
   *[other] Zen tiles face up: { $objects }. Face down: { $left }.
  }
miyabi-look-bag = { $size ->
    [single] Singles still to be drawn: { $count }.
    [double] Doubles still to be drawn: { $count }.
    [straight] Straights still to be drawn: { $count }.
   *[corner] Corners still to be drawn: { $count }.
  }
miyabi-look-garden = { $out ->
    [yes] { $name }’s garden, { $points ->
        [one] 1 point
       *[other] { $points } points
      }, out for this round:
   *[no] { $name }’s garden, { $points ->
        [one] 1 point
       *[other] { $points } points
      }:
  }
miyabi-look-line = { $cells }
miyabi-look-row = { $cells }, { WORD($object) }
miyabi-look-lanterns = { $count ->
    [0] No lanterns yet.
   *[other] Lanterns above: { $columns }.
  }
miyabi-look-frog = { $gold ->
    [yes] The golden frog is on { $square }.
   *[no] The silver frog is on { $square }.
  }
miyabi-look-standing = { CAP(WORD($object, form: "many")) } ({ $most } for the most, { $second } for the second most): { $players }.
miyabi-look-count = { $points ->
    [0] { $name } { $count }
    [one] { $name } { $count }, now worth 1 point
   *[other] { $name } { $count }, now worth { $points } points
  }

## What is asked
miyabi-question = Lay a tile.
miyabi-frog-turn = { $name } places the frog.
miyabi-question-frog = Place your frog on a square.
miyabi-question-moved = Your frog has moved. Lay a tile.
miyabi-question-laid = { $frog ->
    [yes] Your tile is laid. Move your frog, or end your turn.
   *[no] Your tile is laid. End your turn.
  }
miyabi-question-pass = You cannot lay anything. Pass.
miyabi-do-place = Lay a tile from the display
miyabi-do-zen = Lay a zen tile
miyabi-do-frog = The frog
miyabi-do-pass = Pass: out for this round
miyabi-do-end = End the turn
miyabi-choice-column = Column { $column }
miyabi-choice-zen = Zen tile with { WORD($object, form: "one") }
miyabi-choice-lay = { $points ->
    [one] On { $squares }, level { $level }: 1 point
   *[other] On { $squares }, level { $level }: { $points } points
  }
miyabi-choice-frog-put = { $square }
miyabi-choice-frog = { $points ->
    [0] { $square }, level { $level }
    [one] Up to { $square }, level { $level }: 1 point
   *[other] Up to { $square }, level { $level }: { $points } points
  }

## Before the game
miyabi-ask-colour = Play with the Colour Garden (1 point for each object in the largest group)? Yes or no. Press Enter for no.
miyabi-ask-meadow = Play with the Great Meadow (2 points for each square of the largest green group)? Yes or no. Press Enter for no.
miyabi-ask-zen = Play with the Zen Garden (tiles that score when they are enclosed)? Yes or no. Press Enter for no.
miyabi-ask-seven = Play with Seven (7 points for each row and column with exactly seven objects)? Yes or no. Press Enter for no.
miyabi-ask-frog = Play with the Frog (it climbs and scores)? Yes or no. Press Enter for no.
miyabi-ask-passing = May players pass even if a tile still fits? Yes or no. Press Enter for no.

## Words that are understood, the usual one first
miyabi-topic-display = display, tiles
miyabi-topic-garden = garden, squares
miyabi-topic-opponents = opponents, players
miyabi-topic-rows = rows, majorities
miyabi-topic-bags = bags, box
miyabi-verb-place = lay, place
miyabi-verb-zen = zen
miyabi-verb-frog = frog
miyabi-verb-pass = pass
miyabi-verb-end = end
miyabi-size-single = single
miyabi-size-double = double
miyabi-size-straight = straight
miyabi-size-corner = corner
miyabi-direction-n = north, n, up
miyabi-direction-e = east, right
miyabi-direction-s = south, s, down
miyabi-direction-w = west, w, left
miyabi-small-words = the, an, on, at, to, with, in, column, tile, square, facing, turn, and
miyabi-begin = The game begins. Seed: { $seed }. Type “help” for a list of commands.
miyabi-why-nothing = Type “why” and a move, for example “why pass”.
miyabi-help-steps = To make a move, type the number of a choice, words such as “lay double fish c east”, “zen maple b”, “frog c4”, “end”, or record notation such as “place F2 c e”. The letter is the column of the object square; a tile facing east extends to the right of it, south means down, west left, north up.
miyabi-help-look = look: the whole table; look garden, display, opponents, rows or bags: just that. In a garden a square is shown by its level, then ×3 for three objects, z for a zen tile, * for the frog.
miyabi-type-place = lay { $tile } in column { $column }{ $direction ->
    [n] {" "}facing north
    [e] {" "}facing east
    [s] {" "}facing south
    [w] {" "}facing west
   *[none] { "" }
  }
miyabi-type-zen = zen { WORD($object) } in column { $column }
miyabi-type-frog = frog to { $square }
miyabi-type-pass = pass
miyabi-type-end = end
