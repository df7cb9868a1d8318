# Объекты и плитки в тех формах, которые нужны фразам.

miyabi-name = Мияби
miyabi-tagline = Сад, что растёт ввысь
miyabi-statistics-won = цветок за каждую победу
miyabi-about = Кладите плитки уровень за уровнем: важен каждый ряд и столбец.

miyabi-object-maple = клён
  .many = клёны
  .with = с клёном
  .with-many = с клёнами
miyabi-object-pagoda = пагода
  .many = пагоды
  .with = с пагодой
  .with-many = с пагодами
miyabi-object-fish = рыба
  .many = рыбы
  .with = с рыбой
  .with-many = с рыбами
miyabi-object-azalea = азалия
  .many = азалии
  .with = с азалией
  .with-many = с азалиями
miyabi-object-boxwood = самшит
  .many = самшиты
  .with = с самшитом
  .with-many = с самшитами
miyabi-object-stone = камень
  .many = камни
  .with = с камнем
  .with-many = с камнями

# Родительный падеж, после «нет»; ниже винительный, после «кладёт».
miyabi-tile = { $size ->
    [single] одинарной плитки { WORD($object, form: "with") }
    [double] двойной плитки { WORD($object, form: "with-many") }
    [straight] прямой плитки { WORD($object, form: "with-many") }
   *[corner] угловой плитки { WORD($object, form: "with-many") }
  }
miyabi-tile-laid = { $size ->
    [single] одинарную плитку { WORD($object, form: "with") }
    [double] двойную плитку { WORD($object, form: "with-many") }
    [straight] прямую плитку { WORD($object, form: "with-many") }
   *[corner] угловую плитку { WORD($object, form: "with-many") }
  }
miyabi-squares = { $count ->
    [1] { $first }
    [2] { $first } и { $second }
   *[3] { $first }, { $second } и { $third }
  }
miyabi-tile-name = { $form ->
    [single] одинарная плитка { WORD($object, form: "with") } ({ $code })
    [double] двойная плитка { WORD($object, form: "with-many") } ({ $code })
    [end] прямая плитка { WORD($object, form: "with-many") } на конце ({ $code })
    [middle] прямая плитка { WORD($object, form: "with-many") } посередине ({ $code })
    [bend] угловая плитка { WORD($object, form: "with-many") } в углу ({ $code })
    [right] угловая плитка { WORD($object, form: "with-many") } на конце, поворот направо ({ $code })
   *[left] угловая плитка { WORD($object, form: "with-many") } на конце, поворот налево ({ $code })
  }
