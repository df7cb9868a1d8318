# The table: notes, buttons, what things say of themselves, refusals of the hand.

chocolatier-round = Round { $round }
chocolatier-due = this round
chocolatier-side-now = If the game ended now
chocolatier-points-word = { $points ->
    [one] point
   *[other] points
  }
chocolatier-last-round = Last round. Complete row: { $names }.

## Notes
chocolatier-note-take = Your turn
chocolatier-note-take-body = Take all pralines of one colour from a plate or from the middle.
chocolatier-note-chosen = Take
chocolatier-note-chosen-body = { $count ->
    [one] 1 { WORD($praline) } praline: choose a line for it, or the floor.
   *[other] { $count } { WORD($praline) } pralines: choose a line, or the floor.
  }
chocolatier-note-token = The token goes to the floor too.
chocolatier-note-send = Send
chocolatier-note-send-body = Where do the { WORD($praline) } pralines go? Choose a ringed plate.
chocolatier-note-send-next = { $count ->
   *[other] Then: { $pralines }.
  }
chocolatier-note-tile = Fill the box
chocolatier-note-tile-body = { CAP(WORD($praline)) } praline: choose a space in row { $row }. No colour twice in a column.
chocolatier-note-end = Taken
chocolatier-note-end-body = End your turn, or undo it.
chocolatier-note-end-last = Those were the last pralines: now the boxes are filled.
chocolatier-note-full = { $count ->
    [one] Full so far: line { $lines }. One of its pralines goes into the box when the round ends.
   *[other] Full so far: lines { $lines }. One praline of each goes into the box when the round ends.
  }
chocolatier-note-filling = { $name } fills the box
chocolatier-note-filling-body = Line { $line }, { WORD($praline) }: { $across ->
    [0] { $down ->
        [0] no neighbours, 1 point.
       *[other] { $down } for the column.
      }
   *[other] { $down ->
        [0] { $across } for the row.
       *[other] { $across } for the row and { $down } for the column.
      }
  }
chocolatier-note-over = The game is over
chocolatier-note-over-body = All boxes are filled and scored.
chocolatier-kind-plate = from a plate
chocolatier-kind-middle = from the middle
chocolatier-kind-send = special plate
chocolatier-kind-brown = plain side

## Buttons
chocolatier-button-end = End turn
chocolatier-button-put = Put it here
chocolatier-button-at-once = Show at once
chocolatier-button-clockwise = Clockwise
chocolatier-button-anticlockwise = Anticlockwise
chocolatier-why-take = First take pralines from a plate or from the middle.
chocolatier-why-put = First choose a line for them, or the floor.
chocolatier-why-place = First choose one of the ringed spaces.

## Chips while boxes are filled
chocolatier-kind-filling = filling

## What things say of themselves
chocolatier-about-petal = No { WORD($praline) } pralines
chocolatier-about-first-token = You also take the first-player token: it goes onto your floor, and you start the next round.
chocolatier-about-rest = Goes to the middle: { $pralines }.
chocolatier-about-plate = Plate
chocolatier-about-special = Special plate
chocolatier-about-gone = This plate has been taken for this round. The plates beside it are now neighbours.
chocolatier-about-lying = { $pralines }
chocolatier-about-empty = It is empty.
chocolatier-about-power-1 = It got one extra praline at the start of the round.
chocolatier-about-power-2 = At the start of the round each of its two neighbours gave it one { WORD($praline) } praline.
chocolatier-about-power-3 = What you leave stays on this plate.
chocolatier-about-power-4 = What you leave does not go to the middle: you send each colour to one of the two neighbouring plates.
chocolatier-about-power-5 = What you leave goes to the middle. You take the plate itself: the next piece that falls to your floor lands on it and costs nothing.
chocolatier-about-middle = Middle
chocolatier-about-middle-body = What is left on a plate goes here, each colour on its petal.
chocolatier-about-token = First-player token
chocolatier-about-token-body = The first to take from the middle gets it. It takes up a space on the floor, and its owner starts the next round.
chocolatier-about-bag = { $count ->
    [one] Bag: 1 praline
   *[other] Bag: { $count } pralines
  }
chocolatier-about-bag-body = The plates are filled from it.
chocolatier-about-lid = { $count ->
    [one] Lid: 1 praline
   *[other] Lid: { $count } pralines
  }
chocolatier-about-lid-body = Used pralines wait here until the bag is empty; then they all go back into it.
chocolatier-about-line = Line { $line }
chocolatier-about-line-empty = { $places ->
    [one] It has room for 1 praline.
   *[other] It has room for { $places } pralines of one colour.
  }
chocolatier-about-row-has = Its row of the box already has: { $pralines }.
chocolatier-about-line-held = { $count } of { $places } filled, { WORD($praline) }.
chocolatier-about-line-full = Full, { WORD($praline) }: one praline goes into the box when the round ends.
chocolatier-about-scores = { $points ->
    [one] It will score 1 point as things stand.
   *[other] It will score { $points } points as things stand.
  }
chocolatier-about-well = Row { $row }, column { $column }
chocolatier-about-well-holds = The { WORD($praline) } praline is here.
chocolatier-about-well-for = For the { WORD($praline) } praline from a full line { $line }.
chocolatier-about-well-any = For any colour that neither this row nor this column has yet.
chocolatier-about-floor = Floor
chocolatier-about-floor-body = Pralines that don’t fit fall here and cost points when the round ends: { $costs }.
chocolatier-about-floor-now = { $count ->
    [one] 1 piece on it costs { $cost }.
   *[other] { $count } pieces on it cost { $cost }.
  }
chocolatier-about-spare = In front of the floor
chocolatier-about-spare-body = If you take from the special plate with the tick, you put it here. The next piece that falls lands on it and costs nothing.
chocolatier-about-due = What your full lines will score when the boxes are filled, and what your floor costs.
chocolatier-about-due-brown = What your floor costs. What your full lines score depends on the places you choose.

## Refusals of the hand
chocolatier-hand-well = Pralines go into the box only from a full line, when the round ends. Choose a line.
chocolatier-hand-token = The token goes to the first player who takes pralines from the middle. Choose a colour.
chocolatier-hand-nothing-chosen = First choose pralines on a plate or in the middle.
chocolatier-hand-other-row = This praline goes into row { $row }. Choose one of its ringed spaces.

## Slips: the crest beside it says who
chocolatier-brief-take = { $count } { WORD($praline) } { $where ->
    [floor] to the floor
   *[line] into line { $line }
  }{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } on the floor
  }{ $token ->
    [yes] , takes the token
   *[no] { "" }
  }
chocolatier-brief-send = { $count } { WORD($praline) } { $way ->
    [clockwise] sent on clockwise
   *[anticlockwise] sent on anticlockwise
  }

## What would come of it, while pralines are chosen
chocolatier-will-fill = { $points ->
    [one] It will be full: 1 point as things stand.
   *[other] It will be full: { $points } points as things stand.
  }
chocolatier-will-fill-brown = It will be full: { $least } to { $most } points, depending on the space you choose.
chocolatier-will-hold = { $count } of { $places } will be filled.
chocolatier-will-fall = { $count ->
    [one] 1 praline falls to the floor.
   *[other] { $count } pralines fall to the floor.
  } { $cost ->
    [0] It costs nothing.
    [one] Cost: 1 point.
   *[other] Cost: { $cost } points.
  }

## For a voice
chocolatier-zone-offers = Plates and middle
chocolatier-zone-own = Your lines and box
chocolatier-heard-plate = Plate { $offer }
chocolatier-heard-gain = { $points ->
    [one] Would score 1 point.
   *[other] Would score { $points } points.
  }
chocolatier-heard-cost = { $points ->
    [one] Would cost 1 point on the floor.
   *[other] Would cost { $points } points on the floor.
  }
