# Ход партии простыми фразами.

## Взять конфеты
chocolatier-log-take = { $offer ->
    [0] { $name } берёт { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с середины стола в лоток { $line }.
   *[other] { $name } берёт { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с одного из блюд в лоток { $line }.
  }
chocolatier-log-take-floor = { $offer ->
    [0] { $name } берёт { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с середины стола сразу на пол.
   *[other] { $name } берёт { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с одного из блюд сразу на пол.
  }
chocolatier-log-rest = Остальные уходят на середину стола: { $pralines }.
chocolatier-log-rest-stays = Остальные конфеты остаются на своём блюде.
chocolatier-log-mark = { $name } берёт жетон первого игрока и начнёт следующий раунд.
chocolatier-log-overflow = { $count ->
    [one] На пол падает { $count } конфета.
    [few] На пол падают { $count } конфеты.
   *[many] На пол падает { $count } конфет.
  }
chocolatier-log-to-lid = { $count ->
    [one] На полу нет места: { $count } конфета уходит в крышку без штрафа.
    [few] На полу нет места: { $count } конфеты уходят в крышку без штрафа.
   *[many] На полу нет места: { $count } конфет уходит в крышку без штрафа.
  }
chocolatier-log-offer-taken = { $name } забирает и само блюдо: следующее, что упало бы на пол, ляжет на него без штрафа.
chocolatier-log-spared = { $name } кладёт один предмет на особое блюдо вместо пола: штрафа за него нет.
chocolatier-log-send = { $way ->
    [clockwise] { $name } отправляет { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } по часовой стрелке на соседнее блюдо.
   *[anticlockwise] { $name } отправляет { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } против часовой стрелки на соседнее блюдо.
  }

## Заполнение коробок
chocolatier-log-place = { $name } кладёт { WORD($praline, form: "acc") } в ряд { $row }, столбец { $column }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } { $why ->
    [row] ({ $across } за ряд).
    [column] ({ $down } за столбец).
    [both] ({ $across } за ряд, { $down } за столбец).
   *[alone] (без соседей).
  }
chocolatier-log-no-place = { $name }: в ряду { $line } нет места, куда можно положить { WORD($praline, form: "acc") } конфету; весь лоток падает на пол.
chocolatier-log-floor = { $cost ->
    [one] { $name } теряет за пол { $cost } очко.
    [few] { $name } теряет за пол { $cost } очка.
   *[many] { $name } теряет за пол { $cost } очков.
  }
chocolatier-log-floor-short = { $cost ->
    [one] Штраф за пол — { $cost } очко; терять нечего, у игрока { $name } остаётся 0 очков.
    [few] Штраф за пол — { $cost } очка, это больше, чем есть: у игрока { $name } остаётся 0 очков.
   *[many] Штраф за пол — { $cost } очков, это больше, чем есть: у игрока { $name } остаётся 0 очков.
  }

## Раунды
chocolatier-log-round = Раунд { $round }: начинает { $name }.
chocolatier-log-refill = { $count ->
    [one] Мешочек пуст: в него возвращается { $count } конфета из крышки.
    [few] Мешочек пуст: в него возвращаются { $count } конфеты из крышки.
   *[many] Мешочек пуст: в него возвращается { $count } конфет из крышки.
  }
chocolatier-log-gold = Особые блюда: { $offers }.
chocolatier-log-gold-side = { $side ->
    [1] «на одну конфету больше»
    [3] «остальное остаётся на блюде»
    [4] «остальное отправляют соседям»
   *[5] «блюдо забирают с собой»
  }
chocolatier-log-gold-colour = «{ WORD($praline) } от обоих соседей»
chocolatier-log-offers = На блюдах, сверху по часовой стрелке: { $offers }.
chocolatier-log-offer = ({ $pralines })

## Конец
chocolatier-log-over-row = { $count ->
    [1] { $names } собирает целый ряд. Партия окончена.
   *[other] { $names } собирают по целому ряду. Партия окончена.
  }
chocolatier-log-over-pralines = Конфет на новый раунд не осталось. Партия окончена.
chocolatier-log-over-barren = { $rounds ->
    [one] Уже { $rounds } раунд в коробках нет новых конфет. Партия окончена.
    [few] Уже { $rounds } раунда в коробках нет новых конфет. Партия окончена.
   *[many] Уже { $rounds } раундов в коробках нет новых конфет. Партия окончена.
  }
chocolatier-log-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
  } (в ходе игры { $points }, ряды { $rows }, столбцы { $columns }, цвета { $colours }).
chocolatier-log-tie = { $broken ->
    [yes] Поровну очков: { $names }. Решают целые ряды: { $rows }.
   *[no] Поровну очков и целых рядов: { $names } (ряды: { $rows }).
  }
chocolatier-log-winner = { $count ->
    [1] Побеждает { $names }.
   *[other] Победу делят { $names }.
  }

## Строки листа подсчёта
chocolatier-score-points = В ходе игры
chocolatier-score-rows = Целые ряды
chocolatier-score-columns = Целые столбцы
chocolatier-score-colours = Целые цвета
