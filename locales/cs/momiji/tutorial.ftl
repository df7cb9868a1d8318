## Co se myslí, když hráč klikne jinam
lesson-meant-card = Teď vyberte { WORD($card, form: "acc") } ze své ruky dole.
lesson-meant-column = Teď vyberte { WORD($leaf) } sloupec v nabídce uprostřed stolu.
lesson-meant-deck = Teď klikněte na balíček: karty lícem dolů vlevo v nabídce.
lesson-meant-goal = Teď klikněte na cíl „{ WORD($goal) }“ vpravo v nabídce.
lesson-meant-landscape = Teď klikněte na { WORD($landscape, form: "acc") } mezi svými krajinami vpravo.
lesson-meant-end = { $end ->
    [left] V této lekci položte { WORD($card, form: "acc") } na levý konec řady.
   *[right] V této lekci položte { WORD($card, form: "acc") } na pravý konec řady.
  }

lesson-any-take = Stiskněte tlačítko a vezměte si karty do ruky.
lesson-any-play = Stiskněte tlačítko a karty zahrajte.
lesson-any-end = Ukončete tah. Na řadě je { $other }.

lesson-welcome = Jak se vyhrává
lesson-welcome-herbarium = Vyhrává nejvíc bodů. Většinu přinesou hromádky, které budou ležet tady: počet karet krát hodnota té vrchní.
lesson-welcome-plate = Tady jsou vaše žaludy. Platíte jimi a každý, který vám zůstane, je za 1 bod. Body na konci přinesou i cíle vpravo.

lesson-collect = Sbírání
lesson-collect-column = Ve sloupci leží listy jednoho typu. Klikněte na něj a vyberete všechny jeho karty.
lesson-collect-take = Teď stiskněte tlačítko: karty půjdou do vaší ruky.
lesson-collect-end = Tah má jednu akci a to byla ona. Ukončete tah; na řadě je { $other }.

lesson-mixed = Zahrání karet
lesson-mixed-card = Hromádka začíná nulou. Klikněte na červenou 0 a vyložte ji.
lesson-mixed-card-again = Karty různých typů se hrají po jedné od každého. Přidejte žlutou 0.
lesson-mixed-play = Nová hromádka přijde na levý nebo pravý konec řady a už se nehne. Dokud tohle nestisknete, dá se všechno vzít zpět.

lesson-pair = Sousedící žaludy
lesson-pair-card = Následuje stejná hodnota, nebo o 1 vyšší. Přetáhněte červenou 1 na červenou hromádku; stačí i kliknout.
lesson-pair-card-again = Červená má žalud na pravém okraji, vaše žlutá 1 na levém. Vyložte ji a žaludy se setkají.
lesson-pair-play = Pár ukazuje kroužek. Na tlačítku je, co přinese: 2 žaludy.
lesson-pair-end = Bonus přijde na konci tahu s různými typy. Ukončete tah a sledujte své žaludy.

lesson-reveal = Odkrytí
lesson-reveal-deck = Před sbíráním smíte odkrýt čtyři nové karty. Klikněte na balíček.
lesson-reveal-pay = Stojí to 1 žalud. Stiskněte tlačítko.
lesson-reveal-column = Po odkrytí je nutné sebrat sloupec. Žlutý se vám hodí na hromádku.
lesson-reveal-end = Na konci tahu si smíte nechat 8 karet, ostatní odložíte. V ruce máte { $cards }, takže je to v pořádku. Ukončete tah.

lesson-same = Jeden typ
lesson-same-card = Zahrát smíte i jednu nebo dvě karty téhož typu. Vyložte žlutou 2.
lesson-same-card-again = Stejná hodnota se smí opakovat. Vyložte i druhou žlutou 2.
lesson-same-play = Jeden typ žaludy nepřináší, ale hromádka roste. Zahrajte obě karty.

lesson-gate = Brána
lesson-gate-card = Trojka hromádku uzavře: nic dalšího na ni nepřijde. Vyložte žlutou 3.
lesson-gate-play = Stačí i jediná karta. Stiskněte tlačítko.
lesson-gate-end = Na hromádce stojí brána. Pět karet s trojkou navrchu vynese 15 bodů. Ukončete tah.

lesson-goal = Cíl
lesson-goal-goal = Kdo má na konci nejvíc žlutých listů, získá 3 body, majitel cíle 10. Klikněte na cíl.
lesson-goal-pay = Aktivace cíle stojí 3 žaludy a je akcí vašeho tahu.

lesson-landscape = Krajina
lesson-landscape-closer = Kliknutí pravým tlačítkem ukáže cokoli zblízka i s pravidly; klávesa { $pressed } také. Zkuste to na Osamělé borovici, nebo pokračujte.
lesson-landscape-landscape = Každá krajina pomůže jednou za hru a stojí 1 žalud. Klikněte na Osamělou borovici.
lesson-landscape-use = Stiskněte tlačítko: žalud přijde na Osamělou borovici.
lesson-landscape-column = Osamělá borovice vám dá vrchní kartu sloupce. Vyberte červenou 2.
lesson-landscape-take = A přidá 2 žaludy. Stiskněte tlačítko.

lesson-trade = Výměna
lesson-trade-trade = Prázdná nabídka dostala nové karty. Jednou za tah lze 2 karty vyměnit: stiskněte tlačítko.
lesson-trade-card = Vyberte kartu, kterou sotva využijete: hnědou 2.
lesson-trade-card-again = Vyberte i druhou hnědou 2.
lesson-trade-give = Stiskněte tlačítko a vyměňte je.
lesson-trade-column = Krajina i výměna jsou navíc. Teď přijde hlavní akce: seberte hnědý sloupec.

lesson-ending = Konec hry
lesson-ending-hint = O mnoho tahů později. Když si v opravdové hře nebudete jistí, požádejte o radu tady nebo klávesou { $pressed }: uvidíte nejlepší tah i důvod.
lesson-ending-card = Zbývá jedna brána. Nejdřív vyložte červenou 2.
lesson-ending-card-again = Teď zelenou 3: uzavře hromádku a vezme poslední bránu.
lesson-ending-play = Hra končí, když dojdou brány nebo balíček. Zahrajte obě karty.
lesson-ending-end = Brány došly, každý má ještě jeden tah. Ukončete ten svůj.
lesson-ending-last-card = Váš poslední tah. Vyložte další červenou 2: hromádka bude o kartu vyšší.
lesson-ending-last-card-again = Přidejte hnědou 1. S nulou navrchu by ta hromádka nedala nic.
lesson-ending-last-end = Ukončete tah a body se sečtou.

lesson-score = Body
lesson-score-page = Sečtou se hromádky, žaludy a cíle. Rozhodl váš cíl. Teď si zahrajte opravdovou hru.
