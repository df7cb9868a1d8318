# Почему шаг невозможен: сначала что не так, потом что делать.

chocolatier-refuse-unreadable = «{ $words }» — не ход: так в записях партий не пишут.
chocolatier-refuse-over = Партия окончена. Ходить больше нельзя.

## Ход
chocolatier-refuse-end = Прежде чем закончить ход, возьмите конфеты. Пропускать ход нельзя.
chocolatier-refuse-taken = В этом ходу вы уже взяли конфеты. Закончите ход.
chocolatier-refuse-send-first = Сначала отправьте остаток: по часовой стрелке или против.
chocolatier-refuse-send-order = Сейчас вы отправляете { WORD($praline, form: "pl") } конфеты: по часовой стрелке или против.
chocolatier-refuse-no-send = Сейчас отправлять нечего: отправляют только остаток с особого блюда с двумя стрелками.
chocolatier-refuse-tile-first = Сначала выберите место в коробке для конфеты из верхнего полного лотка.
chocolatier-refuse-no-tile = Сейчас место не выбирают: это делают только при заполнении коробок на коричневой стороне.

## Откуда конфеты
chocolatier-refuse-not-in-middle = В середине стола нет ни одной { WORD($praline, form: "gen") } конфеты. Выберите цвет, который там есть.
chocolatier-refuse-no-offer = В этой партии есть только блюда от 1 до { $offers }.
chocolatier-refuse-offer-gone = Это блюдо в этом раунде забрали со стола. Выберите другое.
chocolatier-refuse-offer-empty = Это блюдо пусто. Выберите другое или середину стола.
chocolatier-refuse-not-on-offer = На этом блюде нет ни одной { WORD($praline, form: "gen") } конфеты. Выберите цвет, который там есть.

## Куда их положить
chocolatier-refuse-line-full = Лоток { $line } полон. Выберите другой лоток или пол.
chocolatier-refuse-line-colour = В лотке { $line } уже лежат { WORD($praline, form: "pl") } конфеты, а в лотке может быть только один цвет. Выберите другой лоток или пол.
chocolatier-refuse-row-holds = В ряду { $line } вашей коробки уже есть { WORD($praline) } конфета. Выберите другой лоток или пол.
chocolatier-refuse-tile-occupied = Место в ряду { $row } и столбце { $column } занято. Выберите свободное место этого ряда.
chocolatier-refuse-tile-column = В столбце { $column } уже есть { WORD($praline) } конфета. Выберите столбец, где её нет.
