# Мияби строка за строкой: `momiji text`.

## Что говорится
miyabi-look-round = { $round ->
    [0] Лягушек ещё расставляют. Бонсай у игрока { $name }.
   *[other] Раунд { $round } из { $rounds }. Бонсай у игрока { $name }.
  }
miyabi-look-bonuses = { $count ->
    [0] Все бонусы за пятый уровень разобраны.
   *[other] Бонусы за пятый уровень: { $bonuses }.
  }
miyabi-look-bonus = { WORD($object, form: "many") } — { $points }
miyabi-look-display-empty = Выкладка пуста.
miyabi-look-lying = { $size ->
    [single] Одинарные плитки: { $tiles }.
    [double] Двойные плитки: { $tiles }.
    [straight] Прямые плитки: { $tiles }.
   *[corner] Угловые плитки: { $tiles }.
  }
miyabi-look-several = { $count } × { $tile }
miyabi-look-tile = { $form ->
    [single] { WORD($object) } ({ $code })
    [double] { WORD($object, form: "many") } ({ $code })
    [end] { WORD($object, form: "many") } на конце ({ $code })
    [middle] { WORD($object, form: "many") } посередине ({ $code })
    [bend] { WORD($object, form: "many") } в углу ({ $code })
    [right] { WORD($object, form: "many") } перед поворотом направо ({ $code })
   *[left] { WORD($object, form: "many") } перед поворотом налево ({ $code })
  }
miyabi-look-object = { WORD($object) }
miyabi-look-zen = { $count ->
    [0] Плиток дзен больше нет.
   *[other] Открытые плитки дзен: { $objects }. Закрытых: { $left }.
  }
miyabi-look-bag = { $size ->
    [single] Одинарных плиток в мешочке: { $count }.
    [double] Двойных плиток в мешочке: { $count }.
    [straight] Прямых плиток в мешочке: { $count }.
   *[corner] Угловых плиток в мешочке: { $count }.
  }
miyabi-look-garden = { $out ->
    [yes] Сад ({ $name }), { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }, в этом раунде больше не ходит:
   *[no] Сад ({ $name }), { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }:
  }
miyabi-look-line = { $cells }
miyabi-look-row = { $cells }, { WORD($object) }
miyabi-look-lanterns = { $count ->
    [0] Фонарей пока нет.
    [1] Фонарь стоит над столбцом { $columns }.
   *[other] Фонари стоят над столбцами { $columns }.
  }
miyabi-look-frog = { $gold ->
    [yes] Золотая лягушка сидит на { $square }.
   *[no] Серебряная лягушка сидит на { $square }.
  }
miyabi-look-standing = { CAP(WORD($object, form: "many")) } ({ $most } за первое место, { $second } за второе): { $players }.
miyabi-look-count = { $points ->
    [0] { $name } { $count }
    [one] { $name } { $count }, сейчас это { $points } очко
    [few] { $name } { $count }, сейчас это { $points } очка
   *[many] { $name } { $count }, сейчас это { $points } очков
  }

## Что спрашивается
miyabi-question = Положите плитку.
miyabi-frog-turn = { $name } ставит лягушку.
miyabi-question-frog = Поставьте лягушку на любую клетку.
miyabi-question-moved = Лягушку вы уже передвинули. Положите плитку.
miyabi-question-laid = { $frog ->
    [yes] Плитка на месте. Передвиньте лягушку или закончите ход.
   *[no] Плитка на месте. Закончите ход.
  }
miyabi-question-pass = Положить нечего. Пропустите.
miyabi-do-place = Положить плитку из выкладки
miyabi-do-zen = Положить плитку дзен
miyabi-do-frog = Лягушка
miyabi-do-pass = Пропустить: больше не ходить в этом раунде
miyabi-do-end = Закончить ход
miyabi-choice-column = Столбец { $column }
miyabi-choice-zen = Плитка дзен { WORD($object, form: "with") }
miyabi-choice-lay = { $points ->
    [one] На { $squares }, уровень { $level }: { $points } очко
    [few] На { $squares }, уровень { $level }: { $points } очка
   *[many] На { $squares }, уровень { $level }: { $points } очков
  }
miyabi-choice-frog-put = { $square }
miyabi-choice-frog = { $points ->
    [0] { $square }, уровень { $level }
    [one] Выше, на { $square }, уровень { $level }: { $points } очко
    [few] Выше, на { $square }, уровень { $level }: { $points } очка
   *[many] Выше, на { $square }, уровень { $level }: { $points } очков
  }

## Перед игрой
miyabi-ask-colour = Играть с Цветным садом (1 очко за каждый объект самой большой группы)? Да или нет. Enter — нет.
miyabi-ask-meadow = Играть с Большим лугом (2 очка за каждую клетку самой большой зелёной группы)? Да или нет. Enter — нет.
miyabi-ask-zen = Играть с Садом дзен (плитки приносят очки, когда окружены)? Да или нет. Enter — нет.
miyabi-ask-seven = Играть с Семёркой (7 очков за каждый ряд и столбец ровно с семью объектами)? Да или нет. Enter — нет.
miyabi-ask-frog = Играть с Лягушкой, которая взбирается и приносит очки? Да или нет. Enter — нет.
miyabi-ask-passing = Можно ли пропускать, даже если плитку есть куда положить? Да или нет. Enter — нет.

## Слова, которые понимает игра, обычное первым
miyabi-topic-display = выкладка, выкладку, плитки
miyabi-topic-garden = сад, клетки
miyabi-topic-opponents = соперники, соперников, игроки
miyabi-topic-rows = ряды, большинство
miyabi-topic-bags = мешочки, коробка
miyabi-verb-place = положить, положи, выложить, выложи
miyabi-verb-zen = дзен
miyabi-verb-frog = лягушка, лягушку
miyabi-verb-pass = пропустить, пропускаю, пас
miyabi-verb-end = конец, закончить
miyabi-size-single = одинарная, одинарную
miyabi-size-double = двойная, двойную
miyabi-size-straight = прямая, прямую
miyabi-size-corner = угловая, угловую
miyabi-direction-n = север, n, вверх
miyabi-direction-e = восток, вправо
miyabi-direction-s = юг, s, вниз
miyabi-direction-w = запад, w, влево
miyabi-small-words = на, в, к, и, столбец, столбце, плитка, плитку, клетка, клетку, ход
miyabi-begin = Партия начинается. Сид: { $seed }. Список команд: «помощь».
miyabi-why-nothing = Напишите «почему» и ход, например «почему пропустить».
miyabi-help-steps = Чтобы сделать ход, введите номер варианта, слова вроде «положить двойную плитку с рыбами c восток», «дзен клён b», «лягушка c4», «конец» или запись, как в файлах партий, например «place F2 c e». Буква — столбец клетки с объектами; плитка, повёрнутая на восток, тянется от неё вправо, на юг — вниз, на запад — влево, на север — вверх.
miyabi-help-look = смотреть: весь стол; смотреть сад, выкладку, соперников, ряды или мешочки: только это. Клетка сада — это её уровень, затем ×3 для трёх объектов, z для плитки дзен, * для лягушки.
miyabi-type-place = положить { $tile } в столбец { $column }{ $direction ->
    [n] {" "}на север
    [e] {" "}на восток
    [s] {" "}на юг
    [w] {" "}на запад
   *[none] { "" }
  }
miyabi-type-zen = дзен { WORD($object) } в столбец { $column }
miyabi-type-frog = лягушка на { $square }
miyabi-type-pass = пропустить
miyabi-type-end = конец
