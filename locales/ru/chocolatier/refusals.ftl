# Почему шаг невозможен: сначала что не так, потом что делать.

chocolatier-refuse-unreadable = «{ $words }» — не шаг: так в записи партии не пишут.
chocolatier-refuse-over = Партия окончена.

## Ход
chocolatier-refuse-end = Прежде чем закончить ход, возьмите конфеты; пропускать нельзя.
chocolatier-refuse-taken = В этом ходу вы уже взяли конфеты. Закончите ход.
chocolatier-refuse-send-first = Сначала отправьте остаток: по часовой стрелке или против.
chocolatier-refuse-send-order = Сейчас очередь за цветом: { WORD($praline) }. Отправьте эти конфеты по часовой стрелке или против.
chocolatier-refuse-no-send = Сейчас отправлять нечего: отправляют только остаток с особого блюда с двумя стрелками.
chocolatier-refuse-tile-first = Сначала выберите место в коробке для конфеты из верхнего полного лотка.
chocolatier-refuse-no-tile = Сейчас место не выбирают: это делают только при заполнении коробок на коричневой стороне.

## Откуда конфеты
chocolatier-refuse-not-in-middle = На середине стола нет ни одной { WORD($praline, form: "gen") } конфеты. Выберите цвет, который там есть.
chocolatier-refuse-no-offer = В этой партии есть только блюда от 1 до { $offers }.
chocolatier-refuse-offer-gone = Это блюдо в этом раунде забрали со стола. Выберите другое.
chocolatier-refuse-offer-empty = Это блюдо пусто. Выберите другое или середину стола.
chocolatier-refuse-not-on-offer = На этом блюде нет ни одной { WORD($praline, form: "gen") } конфеты. Выберите цвет, который там есть.

## Куда их положить
chocolatier-refuse-line-full = Лоток { $line } полон. Выберите другой лоток или пол.
chocolatier-refuse-line-colour = В лотке { $line } уже лежат конфеты другого цвета ({ WORD($praline) }). Выберите другой лоток или пол.
chocolatier-refuse-row-holds = В ряду { $line } вашей коробки уже есть { WORD($praline) } конфета. Выберите другой лоток или пол.
chocolatier-refuse-tile-occupied = Место в ряду { $row }, столбце { $column } занято. Выберите свободное место этого ряда.
chocolatier-refuse-tile-column = В столбце { $column } уже есть { WORD($praline) } конфета. Выберите столбец, где её нет.
