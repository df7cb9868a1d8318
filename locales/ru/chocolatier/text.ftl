# Текстовая игра: `momiji text --game chocolatier`.

## Стол
chocolatier-look-round = Раунд { $round }; начинает { $name }.
chocolatier-look-plate = Блюдо { $offer }: { $lying }.
chocolatier-look-plate-special = Блюдо { $offer }, особое: { $lying }. { $power }
chocolatier-look-plate-gone = Блюдо { $offer } в этом раунде забрали со стола.
chocolatier-look-middle = { $mark ->
    [yes] Середина стола с жетоном первого игрока: { $lying }.
   *[no] Середина стола: { $lying }.
  }
chocolatier-look-some = { $count ->
    [0] пусто
   *[other] { $pralines }
  }
chocolatier-look-sending = Осталось отправить: { $pralines }.
chocolatier-look-points = { $points ->
    [one] У вас { $points } очко.
    [few] У вас { $points } очка.
   *[many] У вас { $points } очков.
  }
chocolatier-look-line = Лоток { $line }: { WORD($praline) }, { $held } из { $size }.
chocolatier-look-lines-empty = { $count ->
    [1] Пустой лоток: { $lines }.
   *[other] Пустые лотки: { $lines }.
  }
chocolatier-look-row = Ряд { $row } коробки: { $places }.
chocolatier-look-place = { WORD($praline) } в столбце { $column }
chocolatier-look-box-empty = Коробка пуста.
chocolatier-look-floor = На полу: { $pieces }; штраф { $cost }.
chocolatier-look-token = жетон первого игрока
chocolatier-look-spare = { $count ->
    [0] Особое блюдо перед полом пусто: следующее, что упало бы на пол, ляжет на него без штрафа.
   *[other] На особом блюде перед полом: { $pieces }.
  }
chocolatier-look-opponent = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очка.
   *[many] { $name }: { $points } очков.
  }
chocolatier-look-bag = { $count ->
    [0] Мешочек пуст.
   *[other] Мешочек, всего { $count }: { $pralines }.
  }
chocolatier-look-lid = { $count ->
    [0] Крышка пуста.
   *[other] Крышка, всего { $count }: { $pralines }.
  }
chocolatier-power-1 = На него выложили лишнюю конфету.
chocolatier-power-2 = Соседние блюда отдали ему по одной конфете. Цвет: { WORD($praline) }.
chocolatier-power-3 = Всё, что вы не взяли, остаётся на нём.
chocolatier-power-4 = Всё, что вы не взяли, вы отправляете по цветам на соседние блюда.
chocolatier-power-5 = Кто берёт с него конфеты, забирает и блюдо: следующее, что упало бы на пол, ляжет на него без штрафа.

## О чём спрашивает игра
chocolatier-question-take = Возьмите все конфеты одного цвета с блюда или с середины стола.
chocolatier-question-send = Куда отправить { WORD($praline, form: "pl") } конфеты?
chocolatier-question-tile = Выберите в ряду { $row } место, куда положить { WORD($praline, form: "acc") } конфету.
chocolatier-question-end = Закончите ход или отмените его словом «отменить».
chocolatier-do-take = Взять конфеты
chocolatier-do-send = Отправить остаток
chocolatier-do-tile = Выбрать место
chocolatier-do-end = Закончить ход
chocolatier-option-colour = { CAP(WORD($praline)) }, на столе { $count }
chocolatier-option-source = { $offer ->
    [0] Середина стола: { $pralines }
   *[other] Блюдо { $offer }: { $pralines }
  }
chocolatier-option-line = { $full ->
    [yes] Лоток { $line }: полон, принесёт { $points }
   *[no] Лоток { $line }: занято { $held } из { $line }
  }{ $overflow ->
    [0] { "" }
   *[other] ; на пол { $overflow }, штраф за пол тогда { $cost }
  }
chocolatier-option-floor = Пол, штраф тогда { $cost }
chocolatier-option-send = { $way ->
    [clockwise] По часовой стрелке, на блюдо { $offer }
   *[anticlockwise] Против часовой стрелки, на блюдо { $offer }
  }
chocolatier-option-column = { $points ->
    [one] Столбец { $column }: { $points } очко
    [few] Столбец { $column }: { $points } очка
   *[many] Столбец { $column }: { $points } очков
  }

## Перед партией
chocolatier-ask-brown = Играть на коричневой стороне, где места в коробке вы выбираете сами? Да или нет. Enter — нет.
chocolatier-ask-special = Играть с особыми блюдами? Да или нет. Enter — нет.

## Слова, которые понимает игра; первое — обычное
chocolatier-topic-plates = блюда, блюдо, середина
chocolatier-topic-lines = лотки
chocolatier-topic-box = коробка, коробку
chocolatier-topic-floor = пол
chocolatier-topic-opponents = соперники, соперников, игроки
chocolatier-topic-bag = мешочек, крышка
chocolatier-verb-take = взять, возьми, беру
chocolatier-verb-send = отправить, отправь
chocolatier-verb-tile = положить, положи
chocolatier-verb-end = конец, закончить
chocolatier-place-source = блюдо, блюда, блюде
chocolatier-place-middle = середина, середины, середину, середина стола, середины стола
chocolatier-place-line = лоток, лотка, лотке
chocolatier-place-floor = пол, пола
chocolatier-place-column = столбец, столбца
chocolatier-place-left = против часовой стрелки, против часовой, против, влево
chocolatier-place-right = по часовой стрелке, по часовой, по, вправо
chocolatier-small-words = с, со, в, на, и, из, блюда, блюдо, лоток, столбец, конфеты, конфету, конфет, все, ход
chocolatier-why-nothing = Напишите «почему» и ход, например «почему взять синие с блюда 2 в лоток 4».
chocolatier-help-steps = Чтобы сделать ход, введите номер варианта, слова, например «взять синие с блюда 2 в лоток 4», «взять красные с середины на пол», «отправить белые по часовой», «положить в столбец 3», «конец», или запись, как в файлах партий, например «take 2 B 4».
chocolatier-help-look = смотреть: весь стол; смотреть блюда, лотки, коробку, пол, соперников или мешочек: только это.
chocolatier-type-take = взять { WORD($praline, form: "pl") } с { $offer ->
    [0] середины
   *[other] блюда { $offer }
  } { $floor ->
    [yes] на пол
   *[no] в лоток { $line }
  }
chocolatier-type-send = отправить { WORD($praline, form: "pl") } { $way ->
    [clockwise] по часовой
   *[anticlockwise] против часовой
  }
chocolatier-type-tile = положить в столбец { $column }
chocolatier-type-end = конец
