# Ход партии простыми фразами.

card = { WORD($leaf) } { $number }

log-draft = { $name } берёт местность { $letter }, «{ WORD($landscape) }».
log-reveal = { $name } платит 1 жёлудь и открывает новые карты.
log-collect = { $count ->
    [one] { $name } собирает { WORD($leaf, form: "column") } ряд: { $count } карта.
    [few] { $name } собирает { WORD($leaf, form: "column") } ряд: { $count } карты.
   *[many] { $name } собирает { WORD($leaf, form: "column") } ряд: { $count } карт.
  }
log-collect-two = { $name } собирает { WORD($first, form: "column") } и { WORD($second, form: "column") } ряды.
log-play = { $name } выкладывает: { $card }.
log-play-new = { $end ->
    [left] { $name } начинает стопку слева: { $card }.
   *[right] { $name } начинает стопку справа: { $card }.
  }
log-play-on = { $name } выкладывает на { WORD($pile, form: "acc") } стопку: { $card }.
log-goal = { $name } активирует цель «{ CAP(WORD($goal)) }».
log-pass = { $name } пропускает: основных действий нет.
log-trade = { $name } меняет карты на 1 жёлудь: { $cards }.
log-use = { $name } применяет местность { $letter }, «{ WORD($landscape) }».
log-discard = { $name } сбрасывает: { $card }.
log-finish = { $name } заканчивает партию: все условия выполнены.
log-arrange = { $name } переставляет стопки.
log-pick = { $name } берёт из сада: { $card }.
log-recover = { $name } берёт из сброса: { $card }.
log-exchange = { $name } меняет цель «{ CAP(WORD($mine)) }» на «{ CAP(WORD($other, form: "acc")) }».
log-tuck = { $name } подкладывает под { WORD($pile, form: "acc") } стопку: { $card }.
log-new-in-garden = Новое в саду: { $cards }.
log-placed = { $name } кладёт в гербарий: { $card }.
log-placed-garden = { CAP($card) } идёт в сад.
log-turned = Из колоды открыта { $card }.
log-drawn = { $count ->
    [one] { $name } берёт из колоды { $count } карту.
    [few] { $name } берёт из колоды { $count } карты.
   *[many] { $name } берёт из колоды { $count } карт.
  }
log-drawn-seen = { $name } берёт из колоды: { $cards }.
log-garden-swept = { $count ->
    [one] Из сада в сброс уходит { $count } карта.
    [few] Из сада в сброс уходят { $count } карты.
   *[many] Из сада в сброс уходит { $count } карт.
  }
log-pair = { $acorns ->
    [one] Жёлуди { WORD($left, form: "gen") } и { WORD($right, form: "gen") } стопок встречаются: { $name } получает { $acorns } жёлудь.
    [few] Жёлуди { WORD($left, form: "gen") } и { WORD($right, form: "gen") } стопок встречаются: { $name } получает { $acorns } жёлудя.
   *[many] Жёлуди { WORD($left, form: "gen") } и { WORD($right, form: "gen") } стопок встречаются: { $name } получает { $acorns } желудей.
  }
log-acorns = { $acorns ->
    [one] { $name } получает { $acorns } жёлудь.
    [few] { $name } получает { $acorns } жёлудя.
   *[many] { $name } получает { $acorns } желудей.
  }
log-gate = { CAP(WORD($leaf)) } стопка завершена: на ней встают ворота.
log-closed = { CAP(WORD($leaf)) } стопка завершена; ворот для неё уже нет.
log-blue-token = { $name } берёт жетон синей листвы.
log-end-triggered = { $turns ->
    [one] Конец близок: после этого хода ещё { $turns } ход.
    [few] Конец близок: после этого хода ещё { $turns } хода.
   *[many] Конец близок: после этого хода ещё { $turns } ходов.
  }
log-end-triggered-alone = Колода подошла к концу: после этого хода — один последний.

log-score = { $dew ->
    [yes] { $name }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
      } (стопки { $piles }, жёлуди { $acorns }, цели { $goals }, жетон синей листвы { $blue }).
   *[no] { $name }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
      } (стопки { $piles }, жёлуди { $acorns }, цели { $goals }).
  }
log-solo = { $won ->
    [yes] Сценарий пройден.
   *[no] Сценарий не пройден.
  }
replay-play-ends = { $name } больше карт не выкладывает.
