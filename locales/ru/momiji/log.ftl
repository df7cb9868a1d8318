# Ход партии простыми фразами.

card = { WORD($leaf) } { $number }
    .acc = { WORD($leaf, form: "acc") } { $number }

log-draft = { $name } берёт местность { $letter }, «{ WORD($landscape) }».
log-reveal = { $name } платит 1 жёлудь и открывает новые карты.
log-collect = { $count ->
    [one] { $name } собирает { WORD($leaf, form: "column") } ряд: { $count } карта.
    [few] { $name } собирает { WORD($leaf, form: "column") } ряд: { $count } карты.
   *[many] { $name } собирает { WORD($leaf, form: "column") } ряд: { $count } карт.
  }
log-collect-two = { $name } собирает { WORD($first, form: "column") } и { WORD($second, form: "column") } ряды.
log-play = { $name } выкладывает { WORD($card, form: "acc") }.
log-play-new = { $end ->
    [left] { $name } начинает стопку слева и выкладывает { WORD($card, form: "acc") }.
   *[right] { $name } начинает стопку справа и выкладывает { WORD($card, form: "acc") }.
  }
log-play-on = { $name } выкладывает { WORD($card, form: "acc") } на { WORD($pile, form: "acc") } стопку.
log-goal = { $name } активирует цель «{ WORD($goal) }».
log-pass = { $name } пропускает: основное действие невозможно.
log-trade = { $name } меняет { WORD($cards, form: "acc") } на 1 жёлудь.
log-use = { $name } активирует свойство местности { $letter }, «{ WORD($landscape) }».
log-discard = { $name } сбрасывает { WORD($card, form: "acc") }.
log-finish = { $name } заканчивает партию: все условия выполнены.
log-arrange = { $name } переставляет стопки.
log-pick = { $name } берёт из сада { WORD($card, form: "acc") }.
log-recover = { $name } берёт из сброса { WORD($card, form: "acc") }.
log-exchange = { $name } меняет цель «{ WORD($mine) }» на «{ WORD($other) }».
log-tuck = { $name } подкладывает { WORD($card, form: "acc") } под { WORD($pile, form: "acc") } стопку.
log-new-in-garden = Новые карты в саду: { $cards }.
log-placed = { $name } кладёт в гербарий { WORD($card, form: "acc") }.
log-placed-garden = { CAP($card) } попадает в сад.
log-turned = Из колоды открыта { $card }.
log-drawn = { $count ->
    [one] { $name } берёт из колоды { $count } карту.
    [few] { $name } берёт из колоды { $count } карты.
   *[many] { $name } берёт из колоды { $count } карт.
  }
log-drawn-seen = { $name } берёт из колоды { WORD($cards, form: "acc") }.
log-garden-swept = { $count ->
    [one] Из сада в сброс уходит { $count } карта.
    [few] Из сада в сброс уходят { $count } карты.
   *[many] Из сада в сброс уходит { $count } карт.
  }
log-pair = { $acorns ->
    [one] Бонус за парные жёлуди ({ WORD($left) } и { WORD($right) } стопки): { $name } получает { $acorns } жёлудь.
    [few] Бонус за парные жёлуди ({ WORD($left) } и { WORD($right) } стопки): { $name } получает { $acorns } жёлудя.
   *[many] Бонус за парные жёлуди ({ WORD($left) } и { WORD($right) } стопки): { $name } получает { $acorns } желудей.
  }
log-acorns = { $acorns ->
    [one] { $name } получает { $acorns } жёлудь.
    [few] { $name } получает { $acorns } жёлудя.
   *[many] { $name } получает { $acorns } желудей.
  }
log-gate = { CAP(WORD($leaf)) } стопка завершена, на неё кладут жетон ворот.
log-closed = { CAP(WORD($leaf)) } стопка завершена, но жетонов ворот уже не осталось.
log-blue-token = { $name } берёт жетон синей листвы.
log-end-triggered = { $turns ->
    [one] Партия подходит к концу: после этого хода ещё { $turns } ход.
    [few] Партия подходит к концу: после этого хода ещё { $turns } хода.
   *[many] Партия подходит к концу: после этого хода ещё { $turns } ходов.
  }
log-end-triggered-alone = Колода закончилась: после этого хода останется один последний.

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
replay-play-ends = { $name } заканчивает выкладывать карты.
