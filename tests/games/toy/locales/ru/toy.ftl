toy-name = Пары
toy-option-sevens = Семёрки
toy-option-sevens-about = ещё четыре карты 7
toy-row-pairs = Пары
toy-refuse-over = Игра окончена.
toy-refuse-pair = У вас на руке нет двух карт { $number }.
toy-refuse-draw = Колода пуста: пасуйте.
toy-refuse-pass = В колоде ещё есть карты: возьмите одну.
toy-refuse-unknown = «{ $step }» — в этой игре нет такого хода.
toy-setup-players = играть могут двое или трое, а не { $players }.
toy-setup-first = первого игрока нет среди игроков ({ $players }).
toy-setup-cards = на руках и в колоде не те карты, что в коробке.
toy-told-lay = { $name } выкладывает пару { $number }.
toy-told-draw = { $name } берёт карту.
toy-told-pass = { $name } пасует.
toy-told-winner = Побеждает { $name }, очки: { $points }.
toy-do-lay = Выложите { $numbers }
toy-do-draw = Возьмите карту
toy-do-pass = Пасуйте
toy-pair-now = { $points ->
    [one] Пара сейчас даёт примерно на { $points } очко больше.
    [few] Пара сейчас даёт примерно на { $points } очка больше.
   *[many] Пара сейчас даёт примерно на { $points } очков больше.
  }
toy-look-deck = Карт в колоде: { $count }.
toy-look-laid = У игрока { $name } очков: { $points }.
toy-look-hand = У вас на руке: { $cards }.
toy-turn = Ваш ход
toy-turn-how = Выложите пары, затем возьмите карту.
toy-deck = Колода
toy-card = Карта { $number }
toy-card-about = Две одинаковые карты — пара.
toy-refuse-there = Карту из колоды берут в руку.
toy-rule-1 = Выложите две одинаковые карты: пара стоит столько, каково её число.
toy-rule-2 = Взяв карту, вы заканчиваете ход.
toy-rule-3 = Если колода пуста, пасуйте.
toy-rule-4 = Когда спасовали все, побеждает набравший больше всех.
