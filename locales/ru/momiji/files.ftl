# What is wrong with a set-up: one clear sentence.

setup-players = { $dew ->
    [yes] с «Утренней росой» играют от 2 до { $most } человек, а не { $players }.
   *[no] играют от 2 до { $most } человек, а не { $players }. С «Утренней росой» — до 5.
  }
setup-starter-players = стартовых наборов хватает не больше чем на { $most } игроков. Если игроков больше, местности выбирают по одной.
setup-types = { $players ->
    [one] при { $players } игроке
   *[other] при { $players } игроках
  } в игре { $want ->
    [one] { $want } тип листвы, без повторов.
    [few] { $want } разных типа листвы.
   *[many] { $want } разных типов листвы.
  }
setup-blue = { $dew ->
    [yes] с «Утренней росой» синяя листва всегда в игре.
   *[no] для синей листвы нужна «Утренняя роса».
  }
setup-type-unknown = типа листвы «{ $type }» нет.
setup-card-unknown = карты «{ $card }» нет.
setup-cards = карта { $card } встречается { $have ->
    [one] { $have } раз
    [few] { $have } раза
   *[many] { $have } раз
  } вместо { $want }.
setup-hands = { $players ->
    [1] { $hand ->
        [one] на руке должна быть { $hand } карта.
        [few] на руке должно быть { $hand } карты.
       *[many] на руке должно быть { $hand } карт.
      }
   *[other] { $hand ->
        [one] игроков — { $players }, и у каждого на руке должна быть { $hand } карта.
        [few] игроков — { $players }, и у каждого на руке должно быть { $hand } карты.
       *[many] игроков — { $players }, и у каждого на руке должно быть { $hand } карт.
      }
  }
setup-goals = { $players ->
    [one] при { $players } игроке
   *[other] при { $players } игроках
  } в игре { $want ->
    [one] { $want } цель, без повторов.
    [few] { $want } разные цели.
   *[many] { $want } разных целей.
  }
setup-goals-missing = не указаны цели.
setup-goal-unknown = цели «{ $goal }» нет.
setup-goal-type = цель «{ $goal }» считает листву, которой нет в игре.
setup-landscapes-or-draft = нужны либо местности игроков, либо колода местностей для выбора, но не то и другое сразу.
setup-landscape-deck = в колоде местностей каждая буква от A до N должна быть дважды.
setup-starter-sets = у каждого игрока должен быть свой стартовый набор.
setup-scenario = сценария «{ $scenario }» нет. Сценарии: { WORD($known, form: "plain") }.
setup-versus-scenario = сценарий бывает только в одиночном режиме.
setup-solo = в одиночном режиме один игрок, он же первый; «Утренней росы» и выбора местностей нет.
setup-solo-types = типы листвы этого сценария: { $types }.
setup-solo-goals = цели этого сценария: { $goals }.
setup-solo-landscapes = местности этого сценария: { $landscapes }.
