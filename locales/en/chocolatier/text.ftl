# The text game: `momiji text --game chocolatier`.

## The table
chocolatier-look-round = Round { $round }; { $name } started it.
chocolatier-look-plate = Plate { $offer }: { $lying }.
chocolatier-look-plate-special = Plate { $offer }, special: { $lying }. { $power }
chocolatier-look-plate-gone = Plate { $offer } is off the table for this round.
chocolatier-look-middle = { $mark ->
    [yes] Middle, with the first-player token: { $lying }.
   *[no] Middle: { $lying }.
  }
chocolatier-look-some = { $count ->
    [0] nothing
   *[other] { $pralines }
  }
chocolatier-look-sending = Still to be sent on: { $pralines }.
chocolatier-look-points = { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
  }
chocolatier-look-line = Line { $line }: { $held } of { $size }, { WORD($praline) }.
chocolatier-look-lines-empty = { $count ->
    [one] Empty line: { $lines }.
   *[other] Empty lines: { $lines }.
  }
chocolatier-look-row = Row { $row } of the box: { $places }.
chocolatier-look-place = { WORD($praline) } in column { $column }
chocolatier-look-box-empty = The box is empty.
chocolatier-look-floor = On the floor: { $pieces }; it costs { $cost }.
chocolatier-look-token = first-player token
chocolatier-look-spare = { $count ->
    [0] The special plate in front of the floor is empty: the next piece that falls costs nothing.
   *[other] On the special plate in front of the floor: { $pieces }.
  }
chocolatier-look-opponent = { $points ->
    [one] { $name }: 1 point.
   *[other] { $name }: { $points } points.
  }
chocolatier-look-bag = { $count ->
    [0] The bag is empty.
   *[other] Bag, { $count }: { $pralines }.
  }
chocolatier-look-lid = { $count ->
    [0] The lid is empty.
   *[other] Lid, { $count }: { $pralines }.
  }
chocolatier-power-1 = It got one extra praline.
chocolatier-power-2 = Each of its neighbours gave it one { WORD($praline) } praline.
chocolatier-power-3 = What you leave stays on it.
chocolatier-power-4 = You send what you leave on to the neighbouring plates, colour by colour.
chocolatier-power-5 = Whoever takes from it also takes the plate: the next piece that falls lands on it and costs nothing.

## What is asked
chocolatier-question-take = Take all pralines of one colour from a plate or from the middle.
chocolatier-question-send = Which way do the { WORD($praline) } pralines go?
chocolatier-question-tile = Choose a space in row { $row } for your { WORD($praline) } praline.
chocolatier-question-end = End your turn, or type “undo”.
chocolatier-do-take = Take pralines
chocolatier-do-send = Send the rest on
chocolatier-do-tile = Choose a space
chocolatier-do-end = End the turn
chocolatier-option-colour = { CAP(WORD($praline)) }, { $count } on the table
chocolatier-option-source = { $offer ->
    [0] Middle: { $pralines }
   *[other] Plate { $offer }: { $pralines }
  }
chocolatier-option-line = { $full ->
    [yes] Line { $line }: full, will score { $points }
   *[no] Line { $line }: { $held } of { $line }
  }{ $overflow ->
    [0] { "" }
   *[other] ; { $overflow } to the floor, which then costs { $cost }
  }
chocolatier-option-floor = The floor, which then costs { $cost }
chocolatier-option-send = { $way ->
    [clockwise] Clockwise, to plate { $offer }
   *[anticlockwise] Anticlockwise, to plate { $offer }
  }
chocolatier-option-column = { $points ->
    [one] Column { $column }: 1 point
   *[other] Column { $column }: { $points } points
  }

## Before the game
chocolatier-ask-brown = Play on the plain side of the box, where you choose the spaces yourself? Yes or no. Press Enter for no.
chocolatier-ask-special = Play with special plates? Yes or no. Press Enter for no.

## Words that are understood, the usual one first
chocolatier-topic-plates = plates, middle, offers
chocolatier-topic-lines = lines
chocolatier-topic-box = box
chocolatier-topic-floor = floor
chocolatier-topic-opponents = opponents, players
chocolatier-topic-bag = bag, lid
chocolatier-verb-take = take
chocolatier-verb-send = send
chocolatier-verb-tile = place, put
chocolatier-verb-end = end
chocolatier-place-source = plate, offer
chocolatier-place-middle = middle, centre, center
chocolatier-place-line = line, row
chocolatier-place-floor = floor
chocolatier-place-column = column
chocolatier-place-left = anticlockwise, counterclockwise, left
chocolatier-place-right = clockwise, right
chocolatier-small-words = the, a, all, from, to, into, onto, on, in, and, plate, line, column, praline, pralines, turn, it, my
chocolatier-why-nothing = Type “why” and a move, for example “why take blue from plate 2 to line 4”.
chocolatier-help-steps = To make a move, type the number of a choice, words such as “take blue from plate 2 to line 4”, “take red from middle to floor”, “send white clockwise”, “place column 3”, “end”, or record notation such as “take 2 B 4”.
chocolatier-help-look = look: the whole table; look plates, lines, box, floor, opponents or bag: just that.
chocolatier-type-take = take { WORD($praline) } from { $offer ->
    [0] the middle
   *[other] plate { $offer }
  } { $floor ->
    [yes] to the floor
   *[no] to line { $line }
  }
chocolatier-type-send = send { WORD($praline) } { $way ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
  }
chocolatier-type-tile = place in column { $column }
chocolatier-type-end = end
