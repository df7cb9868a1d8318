# The scoring sheet: what counts, and the page of a scenario.

score-piles = Стопки
score-goals = Цели
score-conditions = Условия
score-acorns = Жёлуди
score-blue = Жетон синей листвы
score-hand = Карты на руке

score-about-pile = Число карт умножается на число на верхней карте.
score-about-pile-closed = Жетон ворот отмечает завершённую стопку.
score-about-acorns = По 1 очку за жёлудь. Жёлуди на местностях не считаются.
score-about-blue = { $points ->
    [one] Владелец в конце теряет { $points } очко.
    [few] Владелец в конце теряет { $points } очка.
   *[many] Владелец в конце теряет { $points } очков.
  }
score-about-goal = { $goal ->
    [biggest-pile] Больше всего карт в одной стопке.
    [top-sum] Наибольшая сумма чисел на всех верхних картах.
    [gates] Больше всего завершённых стопок.
    [acorns] Больше всего желудей, не считая лежащих на местностях.
    [piles-and-landscapes] Больше всего стопок и неиспользованных местностей вместе.
    [zeros] Больше всего 0 в гербарии, включая закрытые.
    [warm] Больше всего красных, оранжевых и жёлтых карт, включая закрытые.
    [cool] Больше всего зелёных, фиолетовых и коричневых карт, включая закрытые.
    [fewest-cards] Меньше всего карт в гербарии.
    [hand] Больше всего карт на руке.
   *[other] Больше всего { WORD($leaf, form: "gen") } листвы в гербарии, включая закрытые карты.
  }
score-about-points = За выполнение: владельцу — { $owner }, другим — { $others }.

score-more-cards = { $points ->
    [one] { $points } очко, как и { $others }, но карт на руке больше
    [few] { $points } очка, как и { $others }, но карт на руке больше
   *[many] { $points } очков, как и { $others }, но карт на руке больше
  }

score-solo-note = { $turns ->
    [one] Одиночный режим · { $turns } ход
    [few] Одиночный режим · { $turns } хода
   *[many] Одиночный режим · { $turns } ходов
  }
score-solo-won = Сценарий пройден
score-solo-lost = Сценарий не пройден
score-solo-won-sentence = { $turns ->
    [one] Все условия выполнены за { $turns } ход.
    [few] Все условия выполнены за { $turns } хода.
   *[many] Все условия выполнены за { $turns } ходов.
  }
score-solo-lost-sentence = { $held ->
    [0] Не выполнено ни одного условия из { $all }.
    [one] Выполнено { $held } условие из { $all }.
    [few] Выполнено { $held } условия из { $all }.
   *[many] Выполнено { $held } условий из { $all }.
  }
score-herbarium = Гербарий
score-pile = { CAP(WORD($leaf)) }
