# Setting the table: what this game asks, and the choice of a scenario.

## Místa
new-game-add-dew = vyžaduje Ranní rosu

## Stůl
new-game-dew = Ranní rosa
new-game-dew-about = modré listy, až pro { $most ->
    [one] 1 hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
  }
new-game-dew-needed = { $players ->
    [one] 1 hráč ji potřebuje
    [few] { $players } hráči ji potřebují
   *[other] { $players } hráčů ji potřebuje
  }
new-game-types = Typy listů
new-game-types-random = náhodně
new-game-types-choose = vybrat
new-game-types-all = { $dew ->
    [yes] { $players ->
        [2] Ve dvou se hraje se všemi typy.
        [3] Ve třech se hraje se všemi typy.
        [4] Ve čtyřech se hraje se všemi typy.
       *[5] V pěti se hraje se všemi typy.
      }
   *[no] { $players ->
        [2] Ve dvou se hraje se všemi šesti. Modré přidá Ranní rosa.
        [3] Ve třech se hraje se všemi šesti. Modré přidá Ranní rosa.
        [4] Ve čtyřech se hraje se všemi šesti. Modré přidá Ranní rosa.
       *[5] V pěti se hraje se všemi šesti. Modré přidá Ranní rosa.
      }
  }
new-game-types-chance = { $dew ->
    [yes] Náhodně se vybere { $want } ze šesti. Modrý je ve hře vždy.
   *[no] Náhodně se vybere { $want } ze šesti.
  }
new-game-types-right = { $want ->
    [one] Je vybrán 1 typ listu.
    [few] Jsou vybrány { $want } typy listů.
   *[other] Je vybráno { $want } typů listů.
  }
new-game-types-missing = { $count ->
    [one] Vyberte ještě jeden typ listu.
    [few] Vyberte ještě { $count } typy listů.
   *[other] Vyberte ještě { $count } typů listů.
  }
new-game-types-over = { $count ->
    [one] Jeden typ listu přebývá. Zrušte jeho výběr.
    [few] { $count } typy listů přebývají. Zrušte jejich výběr.
   *[other] { $count } typů listů přebývá. Zrušte jejich výběr.
  }
new-game-type-in = { $leaf } list je ve hře
new-game-type-out = { $leaf } list zůstává v krabici
new-game-type-chance = Typy listů se vyberou náhodně. Určit je můžete po stisku „vybrat“.
new-game-landscapes = Krajiny
new-game-landscapes-starter-about = každému tři, jako sada
new-game-landscapes-draft-about = každému tři, po jedné
new-game-starter = startovní sady
new-game-draft = výběr
new-game-open-counts = Počty karet
new-game-open-counts-about = u hromádek je vidět počet karet

new-game-result-types = { $count ->
    [one] 1 typ listu
    [few] { $count } typy listů
   *[other] { $count } typů listů
  }
new-game-result-goals = { $count ->
    [one] 1 cíl
    [few] { $count } cíle
   *[other] { $count } cílů
  }
new-game-result-gates = { $count ->
    [one] 1 brána
    [few] { $count } brány
   *[other] { $count } bran
  }

## Co nelze zvolit a jak z toho ven
new-game-why-add-dew = { $players ->
    [5] Pět hráčů potřebuje Ranní rosu. Nejprve ji zapněte.
   *[other] Při počtu hráčů { $players } je nutná Ranní rosa. Nejprve ji zapněte.
  }
new-game-why-remove = Ke hře jsou potřeba aspoň dva hráči. Pro jednoho jsou tu sólové scénáře.
new-game-why-dew = { $players ->
    [5] Pět hráčů potřebuje Ranní rosu. Chcete-li ji vypnout, odeberte místo.
   *[other] Při počtu hráčů { $players } je nutná Ranní rosa. Chcete-li ji vypnout, odeberte místo.
  }
new-game-why-starter = Startovní sady stačí nejvýš pro { $most ->
    [one] 1 hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
  }. Při počtu { $players } si krajiny vybíráte.
new-game-why-choose = U tohoto stolu se hraje se všemi typy listů. Není z čeho vybírat.
new-game-why-blue-out = Modrý list patří k Ranní rose. Chcete-li hrát bez něj, vypněte ji.
new-game-why-blue-in = Modrý list patří k Ranní rose. Chcete-li s ním hrát, zapněte ji.

## Sólové scénáře
solo-chooser-begin = Začít hru
solo-chooser-hand = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }
solo-chooser-cards = { $count ->
    [one] 1 karta listu
    [few] { $count } karty listů
   *[other] { $count } karet listů
  }

solo-chooser-tag-leaf = 0–{ $most }
solo-chooser-tag-biggest-pile = 3
solo-chooser-tag-zeros = 3
solo-chooser-tag-gates = ½
solo-chooser-tag-acorns = ½
title-solo = Sólové scénáře
