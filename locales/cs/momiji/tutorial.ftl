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
lesson-welcome-herbarium = Vyhrává, kdo má nejvíc bodů. Většinu přinesou hromádky, které budou tady: počet karet krát hodnota vrchní karty.
lesson-welcome-plate = Tady jsou vaše žaludy. Platíte jimi a každý, který vám zůstane, je za 1 bod. Body na konci přinesou i cíle vpravo.

lesson-collect = Sbírání
lesson-collect-column = Ve sloupci leží listy jednoho typu. Klikněte na něj a vyberete všechny jeho karty.
lesson-collect-take = Teď stiskněte tlačítko a vezměte si karty do ruky.
lesson-collect-end = V tahu máte jednu akci a to byla ona. Ukončete tah; na řadě je { $other }.

lesson-mixed = Zahrání karet
lesson-mixed-card = Hromádka začíná kartou 0. Klikněte na červenou 0 a zahrajte ji.
lesson-mixed-card-again = Karty různých typů se hrají po jedné od každého. Přidejte žlutou 0.
lesson-mixed-play = Novou hromádku založíte na levém nebo pravém konci řady a tam už zůstane. Dokud tlačítko nestisknete, můžete všechno vrátit.

lesson-pair = Sousedící žaludy
lesson-pair-card = Další karta má stejnou hodnotu, nebo o 1 vyšší. Přetáhněte červenou 1 na červenou hromádku; stačí i kliknout.
lesson-pair-card-again = Červená má žalud na pravém okraji, vaše žlutá 1 na levém. Zahrajte ji a vznikne pár.
lesson-pair-play = Pár ukazuje kroužek. Na tlačítku vidíte, co přinese: 2 žaludy.
lesson-pair-end = Bonus dostanete na konci tahu, ve kterém hrajete různé typy. Ukončete tah a sledujte své žaludy.

lesson-reveal = Odkrytí
lesson-reveal-deck = Před sběrem můžete odkrýt čtyři nové karty. Klikněte na balíček.
lesson-reveal-pay = Stojí to 1 žalud. Stiskněte tlačítko.
lesson-reveal-column = Po odkrytí musíte sebrat sloupec. Žlutý se vám hodí na hromádku.
lesson-reveal-end = Na konci tahu si smíte nechat 8 karet, ostatní odložíte. V ruce máte { $cards }, takže je to v pořádku. Ukončete tah.

lesson-same = Jeden typ
lesson-same-card = Zahrát můžete i jednu nebo dvě karty stejného typu. Zahrajte žlutou 2.
lesson-same-card-again = Hodnota se může opakovat. Zahrajte i druhou žlutou 2.
lesson-same-play = Jeden typ žaludy nepřináší, ale hromádka roste. Zahrajte obě karty.

lesson-gate = Brána
lesson-gate-card = Karta 3 hromádku uzavře: nic dalšího na ni zahrát nelze. Zahrajte žlutou 3.
lesson-gate-play = Stačí i jediná karta. Stiskněte tlačítko.
lesson-gate-end = Hromádka dostává bránu. Pět karet s kartou 3 navrchu dá 15 bodů. Ukončete tah.

lesson-goal = Cíl
lesson-goal-goal = Kdo má na konci nejvíc žlutých listů, získá 3 body, majitel cíle 10. Klikněte na cíl.
lesson-goal-pay = Aktivace cíle stojí 3 žaludy a je akcí vašeho tahu.

lesson-landscape = Krajina
lesson-landscape-closer = Klikněte na cokoli pravým tlačítkem nebo stiskněte { $pressed } a uvidíte to zblízka i s pravidly. Zkuste to na Osamělé borovici, nebo pokračujte.
lesson-landscape-landscape = Každá krajina funguje jednou za hru a stojí 1 žalud. Klikněte na Osamělou borovici.
lesson-landscape-use = Stiskněte tlačítko: na Osamělou borovici položíte žalud.
lesson-landscape-column = S Osamělou borovicí si vezmete vrchní kartu sloupce. Vyberte červenou 2.
lesson-landscape-take = Dostanete i 2 žaludy. Stiskněte tlačítko.

lesson-trade = Výměna
lesson-trade-trade = Prázdná nabídka se doplnila. Jednou za tah můžete dvě karty vyměnit za 1 žalud: stiskněte tlačítko.
lesson-trade-card = Vyberte kartu, kterou nepotřebujete: hnědou 2.
lesson-trade-card-again = Vyberte i druhou hnědou 2.
lesson-trade-give = Stiskněte tlačítko a vyměňte je.
lesson-trade-column = Krajina ani výměna akci nenahrazují. Teď seberte hnědý sloupec.

lesson-ending = Konec hry
lesson-ending-hint = O mnoho tahů později. Když si v opravdové hře nebudete jistí, požádejte o radu tady nebo stiskněte { $pressed }: uvidíte nejlepší tah i důvod.
lesson-ending-card = Zbývá jedna brána. Nejdřív zahrajte červenou 2.
lesson-ending-card-again = Teď zelenou 3: uzavřete hromádku a vezmete poslední bránu.
lesson-ending-play = Hra končí, když dojdou brány nebo balíček. Zahrajte obě karty.
lesson-ending-end = Brány došly, každý má ještě jeden tah. Ukončete ten svůj.
lesson-ending-last-card = Váš poslední tah. Zahrajte další červenou 2: hromádka bude mít o kartu víc.
lesson-ending-last-card-again = Přidejte hnědou 1. S kartou 0 navrchu by ta hromádka nedala nic.
lesson-ending-last-end = Ukončete tah a body se sečtou.

lesson-score = Body
lesson-score-page = Sečtou se hromádky, žaludy a cíle. Rozhodl váš cíl. Teď si zahrajte opravdovou hru.
