# Выбор местностей, запись хода партии и список клавиш.

draft-title = Выберите местность
draft-title-other = Местность выбирает { $name }
draft-title-over = Местности выбраны
draft-subtitle = { $number ->
    [1] Первая из трёх. Позже положите на неё 1 жёлудь, чтобы применить свойство.
    [2] Вторая из трёх. Позже положите на неё 1 жёлудь, чтобы применить свойство.
   *[other] Третья из трёх. Позже положите на неё 1 жёлудь, чтобы применить свойство.
  }
draft-subtitle-wait = { $count ->
    [0] Следующий выбор — ваш.
    [one] Ещё { $count } выбор, затем ваш.
    [few] Ещё { $count } выбора, затем ваш.
   *[many] Ещё { $count } выборов, затем ваш.
  }
draft-subtitle-full = Ваши три местности с вами. Каждая работает один раз за партию.
draft-subtitle-over = Каждая работает один раз за партию и стоит 1 жёлудь.
draft-order = Порядок
draft-your-choice = ваш выбор
draft-chooses = выбирает
draft-next = далее
draft-take = Взять
draft-closer = Рассмотреть
draft-menu = Меню
draft-settings = Настройки
draft-deck = { $count ->
    [one] { $count } местность лежит рубашкой вверх.
    [few] { $count } местности лежат рубашкой вверх.
   *[many] { $count } местностей лежат рубашкой вверх.
  }
draft-deck-about = После каждого выбора открывается новая.
draft-not-now = Сейчас выбирает { $name }. А пока можно рассмотреть любую местность.
draft-slot = Сюда ляжет ваша следующая местность. Выберите карту или перетащите её сюда.
draft-not-theirs = Ваша местность ложится в вашу собственную панораму.
draft-choose-first = Сначала выберите одну из открытых местностей.

landscape-seal-and-name = { $letter }, { WORD($landscape) }
landscape-example = Например
landscape-once = Стоит 1 жёлудь, один раз за партию
landscape-close = Закрыть

log-title = Ход партии
log-empty = Пока ничего не произошло.
log-group-draft = Выбор местностей
log-group-turn = Ход { $turn }
log-close = Закрыть

shortcut-move = от одного к другому
shortcut-tab = то же, но строго по порядку
shortcut-take = взять, положить или нажать
shortcut-number = карта по её месту
shortcut-closer = рассмотреть карту
shortcut-undo = отменить последний шаг
shortcut-redo = вернуть отменённый шаг
shortcut-log = ход партии
shortcut-players = стол игрока крупно
shortcut-menu = меню или назад
shortcut-scroll = листать длинные страницы
shortcut-fullscreen = во весь экран
shortcut-quit = выйти; партия сохранится

key-tab = Tab
key-shift = Shift
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-pageup = Page Up
key-pagedown = Page Down
key-home = Home
key-end = End
key-f1 = F1
key-f11 = F11
