# Objekty a dílky ve tvarech, které věty potřebují. Předložka patří k tvaru: „s javorem“, „se zimostrázem“.

miyabi-name = Miyabi
miyabi-tagline = Zahrada, která roste do výšky
miyabi-statistics-won = květ za každou výhru
miyabi-about = Pokládejte dílky úroveň na úroveň; počítá se každá řada i sloupec.

miyabi-object-maple = javor
  .many = javory
  .with = s javorem
  .with-many = s javory
miyabi-object-pagoda = pagoda
  .many = pagody
  .with = s pagodou
  .with-many = s pagodami
miyabi-object-fish = ryba
  .many = ryby
  .with = s rybou
  .with-many = s rybami
miyabi-object-azalea = azalka
  .many = azalky
  .with = s azalkou
  .with-many = s azalkami
miyabi-object-boxwood = zimostráz
  .many = zimostrázy
  .with = se zimostrázem
  .with-many = se zimostrázy
miyabi-object-stone = kámen
  .many = kameny
  .with = s kamenem
  .with-many = s kameny

miyabi-tile = { $size ->
    [single] jednoduchý dílek { WORD($object, form: "with") }
    [double] dvojitý dílek { WORD($object, form: "with-many") }
    [straight] rovný dílek { WORD($object, form: "with-many") }
   *[corner] rohový dílek { WORD($object, form: "with-many") }
  }
miyabi-tile-laid = { $size ->
    [single] jednoduchý dílek { WORD($object, form: "with") }
    [double] dvojitý dílek { WORD($object, form: "with-many") }
    [straight] rovný dílek { WORD($object, form: "with-many") }
   *[corner] rohový dílek { WORD($object, form: "with-many") }
  }
miyabi-squares = { $count ->
    [1] { $first }
    [2] { $first } a { $second }
   *[3] { $first }, { $second } a { $third }
  }
miyabi-tile-name = { $form ->
    [single] jednoduchý dílek { WORD($object, form: "with") } ({ $code })
    [double] dvojitý dílek { WORD($object, form: "with-many") } ({ $code })
    [end] rovný dílek { WORD($object, form: "with-many") } na konci ({ $code })
    [middle] rovný dílek { WORD($object, form: "with-many") } uprostřed ({ $code })
    [bend] rohový dílek { WORD($object, form: "with-many") } v rohu ({ $code })
    [right] rohový dílek { WORD($object, form: "with-many") } na konci, zahýbá doprava ({ $code })
   *[left] rohový dílek { WORD($object, form: "with-many") } na konci, zahýbá doleva ({ $code })
  }
