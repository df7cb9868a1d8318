# The coach: what to do, and why, in figures of the search.

miyabi-coach-do-place = Lay { $tile } on { $squares }
    .done = laying { $tile } on { $squares }
miyabi-coach-do-zen = Lay a zen tile with { WORD($object, form: "one") } on { $square }
    .done = laying a zen tile with { WORD($object, form: "one") } on { $square }
miyabi-coach-do-frog = Move your frog to { $square }
    .done = moving the frog to { $square }
miyabi-coach-do-frog-put = Put your frog on { $square }
    .done = putting the frog on { $square }
miyabi-coach-do-pass = Pass
    .done = passing
miyabi-coach-do-end = End your turn
    .done = ending the turn

miyabi-coach-tile = { $points ->
    [one] Taking { $tile } is worth about 1 point more than any other tile.
   *[other] Taking { $tile } is worth about { $points } points more than any other tile.
  }
miyabi-coach-place = { $points ->
    [one] This place is worth about 1 point more than any other for the same tile.
   *[other] This place is worth about { $points } points more than any other for the same tile.
  }
miyabi-coach-zen = { $points ->
    [one] A zen tile now is worth about 1 point more than a tile from the display.
   *[other] A zen tile now is worth about { $points } points more than a tile from the display.
  }
miyabi-coach-frog = { $points ->
    [one] The frog on { $square } is worth about 1 point more than elsewhere.
   *[other] The frog on { $square } is worth about { $points } points more than elsewhere.
  }
miyabi-coach-pass = { $points ->
    [one] Passing is worth about 1 point more than laying anything.
   *[other] Passing is worth about { $points } points more than laying anything.
  }

miyabi-coach-frog-first = Move your frog to { $square } first.
miyabi-coach-frog-then = Then move your frog to { $square }.
miyabi-coach-fifth = { $points ->
    [one] It takes the fifth-level bonus for { WORD($object, form: "many") }: 1 point.
   *[other] It takes the fifth-level bonus for { WORD($object, form: "many") }: { $points } points.
  }
miyabi-coach-enclosed = { $points ->
    [one] It encloses the zen tile on { $square }: 1 point.
   *[other] It encloses the zen tile on { $square }: { $points } points.
  }
miyabi-coach-at-once = { $points ->
    [one] It scores 1 point at once.
   *[other] It scores { $points } points at once.
  }
miyabi-coach-row = { $count ->
    [one] With 1 object you would have the most { WORD($object, form: "many") } for now.
   *[other] With { $count } objects you would have the most { WORD($object, form: "many") } for now.
  }
miyabi-coach-seven = { $line ->
    [row] The row of { WORD($object, form: "many") } then shows exactly seven objects.
   *[column] Column { $column } then shows exactly seven objects.
  }
miyabi-coach-colour = { $count ->
    [one] Your largest group then has 1 object.
   *[other] Your largest group grows to { $count } objects.
  }
miyabi-coach-meadow = { $count ->
    [one] Your meadow then has 1 square.
   *[other] Your meadow grows to { $count } squares.
  }
miyabi-coach-missed = { $points ->
    [one] Laying { $tile } on { $squares } would have been worth about 1 point more.
   *[other] Laying { $tile } on { $squares } would have been worth about { $points } points more.
  }
