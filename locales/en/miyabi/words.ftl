# Objects and tiles in the forms that sentences take in.

miyabi-name = Miyabi
miyabi-tagline = A garden that grows upward
miyabi-statistics-won = a blossom for each game won
miyabi-about = Lay tiles level upon level; every row and column counts.

miyabi-object-maple = maple
  .one = a maple
  .many = maples
miyabi-object-pagoda = pagoda
  .one = a pagoda
  .many = pagodas
miyabi-object-fish = fish
  .one = a fish
  .many = fish
miyabi-object-azalea = azalea
  .one = an azalea
  .many = azaleas
miyabi-object-boxwood = boxwood
  .one = a boxwood
  .many = boxwoods
miyabi-object-stone = stone
  .one = a stone
  .many = stones

miyabi-tile = { $size ->
    [single] single with { WORD($object, form: "one") }
    [double] double with { WORD($object, form: "many") }
    [straight] straight with { WORD($object, form: "many") }
   *[corner] corner with { WORD($object, form: "many") }
  }
miyabi-tile-laid = { $size ->
    [single] a single with { WORD($object, form: "one") }
    [double] a double with { WORD($object, form: "many") }
    [straight] a straight with { WORD($object, form: "many") }
   *[corner] a corner with { WORD($object, form: "many") }
  }
miyabi-squares = { $count ->
    [1] { $first }
    [2] { $first } and { $second }
   *[3] { $first }, { $second } and { $third }
  }
miyabi-tile-name = { $form ->
    [single] single with { WORD($object, form: "one") } ({ $code })
    [double] double with { WORD($object, form: "many") } ({ $code })
    [end] straight with { WORD($object, form: "many") } at an end ({ $code })
    [middle] straight with { WORD($object, form: "many") } in the middle ({ $code })
    [bend] corner with { WORD($object, form: "many") } at the bend ({ $code })
    [right] corner with { WORD($object, form: "many") } at an end, turning right ({ $code })
   *[left] corner with { WORD($object, form: "many") } at an end, turning left ({ $code })
  }
