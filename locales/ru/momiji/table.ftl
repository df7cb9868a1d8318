# Стол: ярлычки, заголовки, места.

# Б — бурая: буква К занята красной.
table-letter-red = К
table-letter-orange = О
table-letter-yellow = Ж
table-letter-green = З
table-letter-purple = Ф
table-letter-brown = Б
table-letter-blue = С

table-goals = Цели
table-end = { $end ->
    [left] левый край
    [right] правый край
   *[first] первая стопка
  }
table-discard = Сброс
table-discard-count = { $count ->
    [one] { $count } карта, по типам листвы
    [few] { $count } карты, по типам листвы
   *[many] { $count } карт, по типам листвы
  }
table-scenario = Сценарий { $number } · { $level }
table-cards-in-deck = { $count ->
    [one] карта в колоде
    [few] карты в колоде
   *[many] карт в колоде
  }

## Листки и кнопки
table-last-turns = { $turns ->
    [0] Последний ход
   *[other] Последние ходы: ещё { $turns }
  }

## Для голоса
momiji-zone-garden = Сад
momiji-zone-herbarium = Ваш гербарий
momiji-zone-hand = Карты на руке
momiji-heard-cards = Начиная с самой старой: { $cards }.
momiji-heard-hand = { $count ->
    [0] { $name }: карт на руках нет.
   *[other] { $name }, на руках: { $cards }.
  }
momiji-heard-owner = { $name }
momiji-heard-pile = Стопка { $place } из { $count } слева.
momiji-heard-pays = Вместе со стопкой справа образует пару желудей.
momiji-heard-top = Сверху: { $card }.
