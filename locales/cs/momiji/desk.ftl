# The table: the action note, the buttons, what things say of themselves.

desk-column-to-hand = Sloupec si berete do ruky. Zahrát můžete jen karty z ruky.
desk-goal-where = Cíl aktivujete přetažením ke svému jménu.
desk-acorn-where = Zaplatíte, když žalud přetáhnete na krajinu, cíl nebo balíček.
desk-deck-where = Přetažením balíčku do nabídky odkryjete za 1 žalud 4 karty.
desk-card-where = Kartu zahrajete přetažením do osobního prostoru, dvě karty vyměníte přetažením k žaludům.

## Lístky
desk-turn-body = Seberte sloupec, zahrajte karty, nebo aktivujte cíl.
desk-turn-how = Přetáhněte je na místo, nebo je vyberte kliknutím a stiskněte červené tlačítko.
desk-pass-body = Nemůžete sbírat, hrát karty ani aktivovat cíl. Vynechte akci a ukončete tah.
desk-after-body = { $bonus ->
    [0] { $more ->
        [both] Hlavní akci máte za sebou. Ještě můžete použít krajinu nebo vyměnit karty.
        [landscape] Hlavní akci máte za sebou. Ještě můžete použít krajinu.
        [trade] Hlavní akci máte za sebou. Ještě můžete vyměnit dvě karty za 1 žalud.
       *[nothing] Hlavní akci máte za sebou. Nic dalšího už v tomto tahu udělat nelze.
      }
    [one] Hlavní akci máte za sebou. Za sousedící žaludy dostanete ještě { $bonus } žalud.
    [few] Hlavní akci máte za sebou. Za sousedící žaludy dostanete ještě { $bonus } žaludy.
   *[other] Hlavní akci máte za sebou. Za sousedící žaludy dostanete ještě { $bonus } žaludů.
  }

desk-collect-title = Sběr
desk-collect-body = { $then ->
    [reveal] Vezmete si { WORD($leaf) } sloupec. Předtím můžete odkrýt další 4 karty.
    [alone] Vezmete si { WORD($leaf) } sloupec. Zbytek nabídky se odloží a odkryjí se 4 nové karty.
   *[nothing] Vezmete si do ruky { WORD($leaf) } sloupec.
  }
desk-revealed = V nabídce jsou nové karty. Teď seberte sloupec.
desk-reveal-title = Odkrytí
desk-reveal-body = Zaplatíte 1 žalud a odkryjete 4 karty. Potom musíte sebrat sloupec.
desk-goal-title = Aktivace cíle
desk-goal-body = „{ WORD($goal) }“: kdo cíl na konci splní, má 3 body; vy jako majitel 10.
desk-goal-alone = Získáte cíl „{ WORD($goal) }“. Celá nabídka se odloží a odkryjí se 4 nové karty.
desk-trade-title = Výměna
desk-trade-body = { $chosen ->
    [0] Vyberte z ruky dvě karty. Dostanete za ně 1 žalud.
    [1] Vyberte ještě jednu kartu.
   *[other] Za tyto dvě karty dostanete 1 žalud.
  }

desk-play-title = Hraní
desk-play-first = { CAP(WORD($card, form: "acc")) } založíte první hromádku.
desk-play-pile = { CAP(WORD($card, form: "acc")) } položíte na { WORD($leaf, form: "acc") } hromádku.
desk-play-on = { CAP(WORD($card, form: "acc")) } položíte na { WORD($pile, form: "acc") } hromádku. Ta pak bude { WORD($leaf, form: "fem") }.
desk-play-new = { $end ->
    [left] { CAP(WORD($card, form: "acc")) } založíte hromádku na levém konci.
   *[right] { CAP(WORD($card, form: "acc")) } založíte hromádku na pravém konci.
  }
desk-play-new-choice = { $end ->
    [left] { CAP(WORD($card, form: "acc")) } založíte hromádku na levém konci. Můžete zvolit jiné místo.
   *[right] { CAP(WORD($card, form: "acc")) } založíte hromádku na pravém konci. Můžete zvolit jiné místo.
  }
desk-joker-body = { CAP(WORD($card, form: "acc")) } lze zahrát jen jako žolíka; žeton modrého listu vás bude stát 3 body. Zvolte hromádku.

desk-discard-title = Odložení
desk-forced-discard = { $chosen ->
    [0] Po zahrání odkládáte z ruky 1 kartu. Vyberte ji.
   *[other] Po zahrání odkládáte z ruky 1 kartu.
  }
desk-hand-limit = { $over ->
    [one] V ruce smí zůstat 8 karet. Vyberte 1 k odložení.
   *[other] V ruce smí zůstat 8 karet. Vyberte { $over } k odložení.
  }

## Krajiny krok za krokem
landscape-name = { WORD($landscape) }
desk-use-d = Doberete si 4 vrchní karty balíčku a jednu z nich odložíte. Vrátit to nelze.
desk-use-n = Z balíčku se odkryjí 4 karty; vhodné položíte na hromádky. Vrátit to nelze.
desk-ability-a = Zahrajte kartu, která přeskočí hodnotu: 2 na 0, 3 na 1, nebo založte hromádku kartou 1.
desk-ability-b = Vyberte dva sloupce, dohromady nejvýš 4 karty.
desk-ability-b-alone = Vyberte dva sloupce, dohromady nejvýš 4 karty. Zbytek nabídky se odloží.
desk-ability-c = Vyberte hromádku a její nové místo. Hotové pořadí potvrďte.
desk-ability-d = Vyberte, kterou z dobraných karet odložíte.
desk-ability-e-play = Zahrajte jednu nebo dvě karty.
desk-ability-f = Vezměte si vrchní kartu sloupce a 2 žaludy.
desk-ability-g = Vezměte si libovolnou kartu z odkládací hromádky.
desk-ability-h = Vyberte cíl k aktivaci, nebo jeden svůj a jiný, za který ho vyměníte.
desk-ability-i = Vezměte si jeden celý sloupec.
desk-ability-j-play = Zahrajte až čtyři karty, nejvýš na dvě hromádky.
desk-ability-k = { $count ->
    [0] Vezměte si vrchní karty až tří různých sloupců.
   *[other] Vezměte si vrchní kartu dalšího sloupce, nebo skončete.
  }
desk-ability-l = Vyberte karty ke spálení: 1 žalud za každou a 2 navíc.
desk-ability-m = { $left ->
    [one] Vyberte kartu a neuzavřenou hromádku, pod kterou ji zasunete. Lze ještě jednu.
   *[other] Vyberte kartu a neuzavřenou hromádku, pod kterou ji zasunete. Lze až dvě.
  }
desk-ability-m-play = Zahrajte kartu, nebo ji zasuňte pod neuzavřenou hromádku.
desk-ability-n = Z balíčku: { $card }. Zvolte pro ni místo.

## Štítky
chip-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
chip-mixed = různé typy
chip-one-type = jeden typ
chip-after-a-play = po zahrání
chip-hand-limit = limit ruky
chip-last-turn = poslední tah

## Tlačítka
button-pass = Vynechat akci
button-finish = Dokončit: vše je splněno
button-collect = { $count ->
    [0] Sebrat
    [one] Sebrat 1 kartu
    [few] Sebrat { $count } karty
   *[other] Sebrat { $count } karet
  }
button-reveal = Odkrýt 4 karty za 1 žalud
button-reveal-short = Odkrýt 4 za 1
button-goal = { $price ->
    [0] Aktivovat zdarma
    [one] Aktivovat za 1 žalud
    [few] Aktivovat za { $price } žaludy
   *[other] Aktivovat za { $price } žaludů
  }
button-goal-choose = Aktivovat či prohodit
button-exchange = Prohodit cíl
button-use = Použít { WORD($landscape, form: "acc") }
button-play = { $count ->
    [0] Zahrát
    [one] Zahrát 1 kartu
    [few] Zahrát { $count } karty
   *[other] Zahrát { $count } karet
  }
button-trade = Výměna 2 za 1
button-trade-now = Vyměnit tyto karty
button-trade-not = Nechat si karty
button-discard = { $count ->
    [one] Odložit 1 kartu
    [few] Odložit { $count } karty
   *[other] Odložit { $count } karet
  }
button-burn = { $count ->
    [0] Nic nepálit
    [one] Spálit 1 kartu
    [few] Spálit { $count } karty
   *[other] Spálit { $count } karet
  }
button-take-card = Vzít kartu
button-take = Vzít { WORD($card, form: "acc") }
button-enough = To stačí
button-take-cards = { $count ->
    [one] Vzít 1 kartu
    [few] Vzít { $count } karty
   *[other] Vzít { $count } karet
  }
button-arrange = Potvrdit pořadí
button-place = Zvolit místo
button-tuck-instead = Zasunout kartu
button-play-instead = Zahrát kartu
button-keep-acorn = Nechat si žalud

## Co chybí tlačítku, které odpočívá
why-two-cards = Nejprve vyberte dvě karty z ruky.
why-column = Nejprve vyberte sloupec.
why-two-columns = Nejprve vyberte dva sloupce.
why-card = Nejprve vyberte kartu.
why-goal = Nejprve vyberte cíl.
why-place = Zvolte zvýrazněné místo na stole.
why-discard = { $count ->
    [one] Vyberte 1 kartu k odložení.
    [few] Vyberte { $count } karty k odložení.
   *[other] Vyberte { $count } karet k odložení.
  }
why-trade = K výměně potřebujete dvě karty a nesmíte mít rozehranou jinou akci.
why-trade-done = V tomto tahu už výměna proběhla.

## Co o sobě věci říkají
tip-card-title = { CAP(WORD($leaf, form: "fem")) } { $number }
tip-card = { $kind ->
    [closes] Lze ji položit na { $below }; hromádku uzavře.
    [zero] Zakládá hromádku, nebo ji lze položit na jinou 0.
   *[other] Lze ji položit na stejnou hodnotu nebo o 1 nižší.
  }
tip-card-acorns = { $edges ->
    [left] Žalud na levém okraji.
    [right] Žalud na pravém okraji.
    [both] Žaludy na obou okrajích.
   *[none] Bez žaludů.
  }
tip-card-blue = Modrou kartu lze jako žolíka položit i na jiný typ. Žeton modrého listu pak stojí 3 body.
tip-column-title = { CAP(WORD($leaf)) } sloupec
tip-column = { $count ->
    [one] 1 karta: { $top }. Sběrem ji získáte.
    [few] { $count } karty, navrchu { $top }. Sběrem získáte všechny.
   *[other] { $count } karet, navrchu { $top }. Sběrem získáte všechny.
  }
tip-column-alone = Zbytek nabídky se pak odloží a odkryjí se 4 nové karty.
tip-column-empty = V nabídce není žádná karta tohoto typu.
tip-pile-title = { CAP(WORD($leaf, form: "fem")) } hromádka
tip-pile = Navrchu je { $number }. Položit na ni lze { $number } nebo { $next }.
tip-pile-closed = Uzavřená kartou { $number }. Nic dalšího na ni položit nelze.
tip-pile-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
tip-goal-free = { $price ->
    [one] Stojí 1 žalud. Kdo cíl na konci splní, získá 3 body, majitel 10.
    [few] Stojí { $price } žaludy. Kdo cíl na konci splní, získá 3 body, majitel 10.
   *[other] Stojí { $price } žaludů. Kdo cíl na konci splní, získá 3 body, majitel 10.
  }
tip-goal-owned = { $own ->
    [yes] Váš cíl: když ho na konci splníte, získáte 10 bodů. Ostatní za splnění 3.
   *[no] Majitel: { $name }. Za splnění získá 10 bodů, ostatní 3.
  }
tip-goal-price = { $price ->
    [0] Teď je zdarma.
    [one] Teď stojí 1 žalud.
    [few] Teď stojí { $price } žaludy.
   *[other] Teď stojí { $price } žaludů.
  }
tip-landscape-title = { $letter } · { WORD($landscape) }
tip-deck-title = Balíček
tip-deck = { $count ->
    [0] Balíček je prázdný.
    [one] Zbývá 1 karta. Až balíček dojde, začnou poslední tahy.
    [few] Zbývají { $count } karty. Až balíček dojde, začnou poslední tahy.
   *[other] Zbývá { $count } karet. Až balíček dojde, začnou poslední tahy.
  }
tip-deck-alone = { $count ->
    [0] Balíček je prázdný. Až budou potřeba nové karty, zbude vám poslední tah.
    [one] Zbývá 1 karta. Až na 4 nové karty nebude stačit, zbude vám poslední tah.
    [few] Zbývají { $count } karty. Až na 4 nové karty nebudou stačit, zbude vám poslední tah.
   *[other] Zbývá { $count } karet. Až na 4 nové karty nebudou stačit, zbude vám poslední tah.
  }
tip-discard-title = Odkládací hromádka
tip-discard = { $count ->
    [0] Odkládací hromádka je prázdná.
    [one] 1 karta. Kliknutím si ji prohlédnete.
    [few] { $count } karty. Kliknutím si je prohlédnete.
   *[other] { $count } karet. Kliknutím si je prohlédnete.
  }
tip-acorns-title = Žaludy
tip-acorns = Jednou za tah můžete vyměnit dvě karty z ruky za 1 žalud. Na konci je každý žalud za 1 bod.
tip-own-acorns-title = Vaše žaludy
tip-own-acorns = Zaplatíte, když žalud přetáhnete na krajinu, cíl nebo balíček. Na konci je každý žalud za 1 bod.
tip-gates-title = Brány Torii
tip-gates = { $count ->
    [one] Zbývá 1 brána.
    [few] Zbývají { $count } brány.
   *[other] Zbývá { $count } bran.
  } Každá uzavřená hromádka dostane jednu. S poslední bránou začnou poslední tahy.
tip-end-title = Nová hromádka
tip-end = Novou hromádku založíte na levém nebo pravém konci řady.
tip-player-title = { $name }
tip-player = { $acorns ->
    [one] 1 žalud
    [few] { $acorns } žaludy
   *[other] { $acorns } žaludů
  }, { $cards ->
    [one] 1 karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
  }, { $piles ->
    [one] 1 hromádka
    [few] { $piles } hromádky
   *[other] { $piles } hromádek
  }.
