# The landscape draft.

draft-title = Выберите местность
draft-title-other = Местность выбирает { $name }
draft-title-over = Местности выбраны
draft-subtitle = { $number ->
    [1] Первая из трёх. Позже её свойство можно активировать за 1 жёлудь.
    [2] Вторая из трёх. Позже её свойство можно активировать за 1 жёлудь.
   *[other] Третья из трёх. Позже её свойство можно активировать за 1 жёлудь.
  }
draft-subtitle-wait = { $count ->
    [0] Следующий выбор — ваш.
    [one] Ещё { $count } выбор, затем ваш.
    [few] Ещё { $count } выбора, затем ваш.
   *[many] Ещё { $count } выборов, затем ваш.
  }
draft-subtitle-full = У вас три местности. Каждая работает один раз за партию.
draft-subtitle-over = Каждая работает один раз за партию и стоит 1 жёлудь.
draft-order = Порядок
draft-your-choice = ваш выбор
draft-chooses = выбирает
draft-next = далее
draft-take = Взять
draft-closer = Рассмотреть
draft-deck = { $count ->
    [one] { $count } местность лежит рубашкой вверх.
    [few] { $count } местности лежат рубашкой вверх.
   *[many] { $count } местностей лежат рубашкой вверх.
  }
draft-deck-about = После каждого выбора открывается новая.
draft-not-now = Сейчас выбирает { $name }. Пока можно рассмотреть любую местность.
draft-slot = Здесь будет ваша следующая местность. Выберите карту или перетащите её сюда.
draft-not-theirs = Местность можно добавить только в свою панораму.
draft-choose-first = Сначала выберите одну из открытых местностей.

landscape-seal-and-name = { $letter }, { WORD($landscape) }
landscape-example = Например
landscape-once = Стоит 1 жёлудь, один раз за партию
landscape-close = Закрыть

log-group-draft = Выбор местностей
