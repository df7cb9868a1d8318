# Что не так с файлом или с раскладкой: одна ясная фраза.

file-missing = Файла «{ $file }» нет.
file-folder = «{ $file }» — папка, а не запись партии.
file-odd = «{ $file }» — не обычный файл, а канал или устройство.
file-unreadable = «{ $file }» не читается: { $reason }.
file-too-large = «{ $file }» больше { $limit } МБ; записи партий такими не бывают.
file-too-full = В «{ $file }» больше данных, чем бывает в записи партии.
file-not-text = «{ $file }» — не текстовый файл в UTF-8.
file-not-json = «{ $file }» — не JSON: строка { $line }, столбец { $column }.
file-too-deep = «{ $file }»: слишком глубокая вложенность для записи партии.
file-not-record = «{ $file }» — не запись партии в Момиджи.
file-version = «{ $file }» — запись версии { $version }; эта программа читает версию { $known }.
file-shape = «{ $file }» — не запись партии: «{ $where }» отсутствует или содержит не то, что нужно.
file-setup = «{ $file }» — не запись партии: { $reason }
file-unwritable = «{ $file }» не удаётся записать: { $reason }.

setup-players = { $dew ->
    [yes] с «Утренней росой» играют от 2 до { $most } человек, а не { $players }.
   *[no] играют от 2 до { $most } человек, а не { $players }; с «Утренней росой» — до 5.
  }
setup-starter-players = стартовые наборы рассчитаны самое большее на { $most } игроков; иначе местности выбирают по одной.
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
        [one] в руке должна быть { $hand } карта.
        [few] в руке должны быть { $hand } карты.
       *[many] в руке должно быть { $hand } карт.
      }
   *[other] { $hand ->
        [one] игроков — { $players }, и у каждого в руке должна быть { $hand } карта.
        [few] игроков — { $players }, и у каждого в руке должны быть { $hand } карты.
       *[many] игроков — { $players }, и у каждого в руке должно быть { $hand } карт.
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
setup-first-player = { $players ->
    [one] первый игрок — не из { $players } игрока за столом.
   *[other] первый игрок — не из { $players } игроков за столом.
  }
setup-landscapes-or-draft = нужны либо местности игроков, либо колода местностей для выбора, но не то и другое сразу.
setup-landscape-deck = в колоде местностей каждая буква от A до N должна быть дважды.
setup-starter-sets = у каждого игрока должен быть свой стартовый набор.
setup-game = игры «{ $game }» нет; есть такие: { $known }.
setup-option = у этой игры нет варианта «{ $option }»; есть такие: { $known }.
setup-option-twice = вариант «{ $option }» указан дважды.
setup-scenario = сценария «{ $scenario }» нет; есть такие: { $known }.
setup-versus-scenario = сценарий бывает только в одиночном режиме.
setup-solo = в одиночном режиме один игрок, он же первый; «Утренней росы» и выбора местностей нет.
setup-solo-types = типы листвы этого сценария: { $types }.
setup-solo-goals = цели этого сценария: { $goals }.
setup-solo-landscapes = местности этого сценария: { $landscapes }.
