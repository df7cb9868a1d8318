# Наставник: что делать и почему, в цифрах самого поиска.

chocolatier-coach-take = { $from ->
    [middle] Возьмите { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с середины стола в лоток { $line }
    [alone] Возьмите { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с блюда, где больше ничего нет, в лоток { $line }
   *[plate] Возьмите { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с блюда, где ещё { $rest }, в лоток { $line }
  }
    .done = { $from ->
        [middle] взять { $count ->
            [one] { $count } { WORD($praline, form: "acc") } конфету
            [few] { $count } { WORD($praline, form: "pl") } конфеты
           *[many] { $count } { WORD($praline, form: "many") } конфет
          } с середины стола в лоток { $line }
        [alone] взять { $count ->
            [one] { $count } { WORD($praline, form: "acc") } конфету
            [few] { $count } { WORD($praline, form: "pl") } конфеты
           *[many] { $count } { WORD($praline, form: "many") } конфет
          } с блюда, где больше ничего не было, в лоток { $line }
       *[plate] взять { $count ->
            [one] { $count } { WORD($praline, form: "acc") } конфету
            [few] { $count } { WORD($praline, form: "pl") } конфеты
           *[many] { $count } { WORD($praline, form: "many") } конфет
          } с блюда (осталось: { $rest }) в лоток { $line }
      }
chocolatier-coach-take-floor = { $from ->
    [middle] Возьмите { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с середины стола на пол
    [alone] Возьмите { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с блюда, где больше ничего нет, на пол
   *[plate] Возьмите { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с блюда, где ещё { $rest }, на пол
  }
    .done = { $from ->
        [middle] взять { $count ->
            [one] { $count } { WORD($praline, form: "acc") } конфету
            [few] { $count } { WORD($praline, form: "pl") } конфеты
           *[many] { $count } { WORD($praline, form: "many") } конфет
          } с середины стола на пол
        [alone] взять { $count ->
            [one] { $count } { WORD($praline, form: "acc") } конфету
            [few] { $count } { WORD($praline, form: "pl") } конфеты
           *[many] { $count } { WORD($praline, form: "many") } конфет
          } с блюда, где больше ничего не было, на пол
       *[plate] взять { $count ->
            [one] { $count } { WORD($praline, form: "acc") } конфету
            [few] { $count } { WORD($praline, form: "pl") } конфеты
           *[many] { $count } { WORD($praline, form: "many") } конфет
          } с блюда (осталось: { $rest }) на пол
      }
chocolatier-coach-do-fill = Заполните лоток { $line } ({ WORD($praline, form: "pl") } конфеты)
    .done = заполнить лоток { $line } ({ WORD($praline, form: "pl") } конфеты)
chocolatier-coach-send = { $way ->
    [clockwise] Отправьте { WORD($praline, form: "pl") } по часовой стрелке
   *[anticlockwise] Отправьте { WORD($praline, form: "pl") } против часовой стрелки
  }
    .done = { $way ->
        [clockwise] отправить { WORD($praline, form: "pl") } по часовой стрелке
       *[anticlockwise] отправить { WORD($praline, form: "pl") } против часовой стрелки
      }
chocolatier-coach-send-too = { $way ->
    [clockwise] Потом отправьте { WORD($praline, form: "pl") } по часовой стрелке.
   *[anticlockwise] Потом отправьте { WORD($praline, form: "pl") } против часовой стрелки.
  }
chocolatier-coach-tile = Положите { WORD($praline, form: "acc") } конфету в ряд { $row }, столбец { $column }
    .done = положить { WORD($praline, form: "acc") } конфету в ряд { $row }, столбец { $column },
chocolatier-coach-end = Закончите ход
    .done = закончить ход

## Почему
chocolatier-coach-fills = { $points ->
    [one] Лоток { $line } заполнится: это примерно на { $points } очко лучше, чем оставить его неполным.
    [few] Лоток { $line } заполнится: это примерно на { $points } очка лучше, чем оставить его неполным.
   *[many] Лоток { $line } заполнится: это примерно на { $points } очков лучше, чем оставить его неполным.
  }
chocolatier-coach-fills-needed = { $points ->
    [one] Вы заполните лоток { $line } и заберёте { WORD($praline, form: "pl") } конфеты, которые нужны игроку { $name }: выигрыш примерно { $points } очко.
    [few] Вы заполните лоток { $line } и заберёте { WORD($praline, form: "pl") } конфеты, которые нужны игроку { $name }: выигрыш примерно { $points } очка.
   *[many] Вы заполните лоток { $line } и заберёте { WORD($praline, form: "pl") } конфеты, которые нужны игроку { $name }: выигрыш примерно { $points } очков.
  }
chocolatier-coach-needed = { $points ->
    [one] Эти { WORD($praline, form: "pl") } конфеты нужны игроку { $name }. Забрав их, вы выиграете примерно { $points } очко.
    [few] Эти { WORD($praline, form: "pl") } конфеты нужны игроку { $name }. Забрав их, вы выиграете примерно { $points } очка.
   *[many] Эти { WORD($praline, form: "pl") } конфеты нужны игроку { $name }. Забрав их, вы выиграете примерно { $points } очков.
  }
chocolatier-coach-collects = { $points ->
    [one] Собирать { WORD($praline, form: "pl") } конфеты в лотке { $line } примерно на { $points } очко лучше всего остального.
    [few] Собирать { WORD($praline, form: "pl") } конфеты в лотке { $line } примерно на { $points } очка лучше всего остального.
   *[many] Собирать { WORD($praline, form: "pl") } конфеты в лотке { $line } примерно на { $points } очков лучше всего остального.
  }

## Что это даёт и чего стоит
chocolatier-coach-scores = { $points ->
    [one] При заполнении коробок лоток { $line } принесёт { $points } очко.
    [few] При заполнении коробок лоток { $line } принесёт { $points } очка.
   *[many] При заполнении коробок лоток { $line } принесёт { $points } очков.
  }
chocolatier-coach-last-round = Ряд { $row } коробки будет собран: этот раунд станет последним.
chocolatier-coach-mark = Вы также возьмёте жетон первого игрока и начнёте следующий раунд.
chocolatier-coach-costs = { $count ->
    [one] На пол упадёт { $count } конфета; весь штраф за пол составит { $cost }.
    [few] На пол упадут { $count } конфеты; весь штраф за пол составит { $cost }.
   *[many] На пол упадёт { $count } конфет; весь штраф за пол составит { $cost }.
  }
chocolatier-coach-looked = Просмотрено позиций: { $count }.

## После хода
chocolatier-coach-missed-take = { $from ->
    [middle] Взять { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с середины стола в лоток { $line } было бы примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      } выгоднее.
    [alone] Взять { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с блюда, где больше ничего нет, в лоток { $line } было бы примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      } выгоднее.
   *[plate] Взять { $count ->
        [one] { $count } { WORD($praline, form: "acc") } конфету
        [few] { $count } { WORD($praline, form: "pl") } конфеты
       *[many] { $count } { WORD($praline, form: "many") } конфет
      } с блюда, где ещё { $rest }, в лоток { $line } было бы примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      } выгоднее.
  }
