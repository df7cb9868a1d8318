# Стол: что делается, кнопки, что вещи говорят о себе, чего рука не может.

chocolatier-round = Раунд { $round }
chocolatier-due = за раунд
chocolatier-side-now = Если бы игра кончилась сейчас
chocolatier-points-word = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
chocolatier-last-round = Последний раунд. Целый ряд: { $names }.

## Записка
chocolatier-note-take = Ваш ход
chocolatier-note-take-body = Возьмите все конфеты одного цвета с блюда или с середины стола.
chocolatier-note-chosen = Взять
chocolatier-note-chosen-body = { $count ->
    [one] { $count } { WORD($praline) }: выберите лоток или пол.
    [few] { $count } { WORD($praline, form: "pl") }: выберите лоток или пол.
   *[many] { $count } { WORD($praline, form: "many") }: выберите лоток или пол.
  }
chocolatier-note-token = Жетон тоже ляжет на пол.
chocolatier-note-send = Отправить
chocolatier-note-send-body = Куда отправить { WORD($praline, form: "pl") }? Выберите обведённое блюдо.
chocolatier-note-send-next = { $count ->
   *[other] Потом: { $pralines }.
  }
chocolatier-note-tile = Заполнение коробки
chocolatier-note-tile-body = { CAP(WORD($praline)) } конфета: выберите ей место в ряду { $row }. В столбце цвет не повторяется.
chocolatier-note-end = Взято
chocolatier-note-end-body = Закончите ход или отмените его.
chocolatier-note-end-last = Это были последние конфеты: теперь заполняются коробки.
chocolatier-note-full = { $count ->
    [one] Пока полон лоток { $lines }: в конце раунда одна конфета из него ляжет в коробку.
   *[other] Пока полны лотки { $lines }: в конце раунда из каждого одна конфета ляжет в коробку.
  }
chocolatier-note-filling = { $name }: заполнение
chocolatier-note-filling-body = Лоток { $line }, { WORD($praline) }: { $across ->
    [0] { $down ->
        [0] без соседей, 1 очко.
       *[other] { $down } за столбец.
      }
   *[other] { $down ->
        [0] { $across } за ряд.
       *[other] { $across } за ряд и { $down } за столбец.
      }
  }
chocolatier-note-over = Партия окончена
chocolatier-note-over-body = Все коробки заполнены, очки подсчитаны.
chocolatier-kind-plate = с блюда
chocolatier-kind-middle = с середины
chocolatier-kind-send = особое блюдо
chocolatier-kind-brown = коричневая сторона

## Кнопки
chocolatier-button-end = Закончить ход
chocolatier-button-put = Положить сюда
chocolatier-button-at-once = Показать сразу
chocolatier-button-clockwise = По часовой
chocolatier-button-anticlockwise = Против
chocolatier-why-take = Сначала возьмите конфеты с блюда или с середины стола.
chocolatier-why-put = Сначала выберите для них лоток или пол.
chocolatier-why-place = Сначала выберите одно из обведённых мест.

## Пометки при заполнении
chocolatier-kind-filling = заполняет

## Что вещи говорят о себе
chocolatier-about-petal = Таких здесь нет: { WORD($praline) }
chocolatier-about-first-token = Вместе с ними вы берёте жетон первого игрока: он займёт место на полу, а следующий раунд начнёте вы.
chocolatier-about-rest = На середину уйдут: { $pralines }.
chocolatier-about-plate = Блюдо
chocolatier-about-special = Особое блюдо
chocolatier-about-gone = Это блюдо в этом раунде забрали. Его соседи теперь соседи друг другу.
chocolatier-about-lying = { $pralines }
chocolatier-about-empty = Оно пусто.
chocolatier-about-power-1 = В начале раунда на него положили лишнюю конфету.
chocolatier-about-power-2 = В начале раунда оба соседних блюда отдали ему по одной конфете. Цвет: { WORD($praline) }.
chocolatier-about-power-3 = То, что вы не взяли, остаётся на этом блюде.
chocolatier-about-power-4 = То, что вы не взяли, не уходит на середину: каждый цвет вы отправляете на одно из двух соседних блюд.
chocolatier-about-power-5 = То, что вы не взяли, уходит на середину. Само блюдо вы ставите перед полом: следующее, что упадёт, ляжет на него без штрафа.
chocolatier-about-middle = Середина стола
chocolatier-about-middle-body = Сюда идут остатки с блюд, каждый цвет на свой лепесток.
chocolatier-about-token = Жетон первого игрока
chocolatier-about-token-body = Его получает тот, кто первым берёт с середины. Он занимает место на полу, а его владелец начинает следующий раунд.
chocolatier-about-bag = { $count ->
    [one] Мешочек: { $count } конфета
    [few] Мешочек: { $count } конфеты
   *[many] Мешочек: { $count } конфет
  }
chocolatier-about-bag-body = Из него наполняют блюда.
chocolatier-about-lid = { $count ->
    [one] Крышка: { $count } конфета
    [few] Крышка: { $count } конфеты
   *[many] Крышка: { $count } конфет
  }
chocolatier-about-lid-body = Отложенные конфеты ждут здесь, пока не опустеет мешочек; тогда все они вернутся в него.
chocolatier-about-line = Лоток { $line }
chocolatier-about-line-empty = { $places ->
    [one] В нём место для { $places } конфеты.
   *[other] В нём место для { $places } конфет одного цвета.
  }
chocolatier-about-row-has = В его ряду коробки уже есть: { $pralines }.
chocolatier-about-line-held = { $count } из { $places }, цвет: { WORD($praline) }.
chocolatier-about-line-full = Полон, цвет: { WORD($praline) }. В конце раунда одна конфета идёт в коробку.
chocolatier-about-scores = { $points ->
    [one] Сейчас это принесло бы { $points } очко.
    [few] Сейчас это принесло бы { $points } очка.
   *[many] Сейчас это принесло бы { $points } очков.
  }
chocolatier-about-well = Ряд { $row }, столбец { $column }
chocolatier-about-well-holds = Здесь лежит { WORD($praline) } конфета.
chocolatier-about-well-for = Сюда ляжет { WORD($praline) } конфета из полного лотка { $line }.
chocolatier-about-well-any = Для любого цвета, которого ещё нет ни в этом ряду, ни в этом столбце.
chocolatier-about-floor = Пол
chocolatier-about-floor-body = Сюда падает то, чему не нашлось места. В конце раунда это отнимает очки: { $costs }.
chocolatier-about-floor-now = { $count ->
    [one] Лежит { $count } предмет, штраф { $cost }.
    [few] Лежат { $count } предмета, штраф { $cost }.
   *[other] Лежат { $count } предметов, штраф { $cost }.
  }
chocolatier-about-spare = Перед полом
chocolatier-about-spare-body = Кто берёт с особого блюда с галочкой, ставит его сюда. Следующее, что упадёт, ляжет на него без штрафа.
chocolatier-about-due = Сколько принесут ваши полные лотки, когда заполняют коробки, и сколько стоит пол.
chocolatier-about-due-brown = Сколько стоит пол. Очки за полные лотки зависят от мест, которые вы выберете.

## Чего рука не может
chocolatier-hand-well = Конфета попадает в коробку только в конце раунда и только из полного лотка. Выберите лоток.
chocolatier-hand-token = Жетон получит тот, кто первым возьмёт конфеты с середины. Выберите цвет.
chocolatier-hand-nothing-chosen = Сначала выберите конфеты на блюде или в середине стола.
chocolatier-hand-other-row = Эту конфету кладут в ряд { $row }. Выберите одно из обведённых мест.

## Записки: кто это был, видно по гербу
chocolatier-brief-take = { $count ->
    [one] { $count } { WORD($praline) }
    [few] { $count } { WORD($praline, form: "pl") }
   *[many] { $count } { WORD($praline, form: "many") }
  } { $where ->
    [floor] на пол
   *[line] в лоток { $line }
  }{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } на полу
  }{ $token ->
    [yes] , берёт жетон
   *[no] { "" }
  }
chocolatier-brief-send = { $count ->
    [one] { $count } { WORD($praline) }
    [few] { $count } { WORD($praline, form: "pl") }
   *[many] { $count } { WORD($praline, form: "many") }
  } { $way ->
    [clockwise] дальше по часовой
   *[anticlockwise] дальше против часовой
  }

## Что из этого выйдет, пока конфеты выбраны
chocolatier-will-fill = { $points ->
    [one] Лоток будет полон: сейчас это { $points } очко.
    [few] Лоток будет полон: сейчас это { $points } очка.
   *[many] Лоток будет полон: сейчас это { $points } очков.
  }
chocolatier-will-fill-brown = Лоток будет полон: от { $least } до { $most } очков, смотря куда положить.
chocolatier-will-hold = Будет занято { $count } из { $places }.
chocolatier-will-fall = { $count ->
    [one] На пол упадёт { $count } конфета.
    [few] На пол упадут { $count } конфеты.
   *[many] На пол упадёт { $count } конфет.
  } { $cost ->
    [0] Штрафа нет.
    [one] Штраф: { $cost } очко.
    [few] Штраф: { $cost } очка.
   *[many] Штраф: { $cost } очков.
  }

## Для голоса
chocolatier-zone-offers = Блюда и середина стола
chocolatier-zone-own = Ваши лотки и коробка
chocolatier-heard-plate = Блюдо { $offer }
chocolatier-heard-gain = { $points ->
    [one] Принесло бы { $points } очко.
    [few] Принесло бы { $points } очка.
   *[many] Принесло бы { $points } очков.
  }
chocolatier-heard-cost = { $points ->
    [one] Штраф за пол: { $points } очко.
    [few] Штраф за пол: { $points } очка.
   *[many] Штраф за пол: { $points } очков.
  }
