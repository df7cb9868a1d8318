# Proč krok není podle pravidel: nejprve co vadí, potom jak dál.

## Tah
refuse-draft-first = Krajiny se ještě vybírají: nejprve si vezměte jednu z těch lícem nahoru.
refuse-draft-over = Výběr krajin skončil; žádnou už si vzít nelze.
refuse-not-face-up = Krajina { $letter } neleží lícem nahoru. Na výběr jsou { $face_up }.
refuse-main-done = Tah má jednu hlavní akci a ta už je hotová. Až budete chtít, ukončete tah.
refuse-pass = Vynechat lze, jen když není možná žádná hlavní akce; vy ještě nějakou máte.
refuse-end-without-main = Před koncem tahu sbírejte, zahrajte karty, nebo aktivujte cíl.
refuse-traded = V tomto tahu už výměna proběhla; víc než jedna není možná.
refuse-trade-cards = K výměně jsou potřeba dvě karty, obě z vaší ruky.
refuse-hand-limit = Limit ruky je { $limit }: odkládejte karty, dokud jich nezbude { $limit }.
refuse-no-discard-due = Teď není třeba nic odkládat.
refuse-nothing-to-complete = Není rozehráno nic, co by šlo dokončit.
refuse-not-in-hand = Takovou { WORD($leaf, form: "acc") } { $number } v ruce nemáte.

## Sběr
refuse-no-column = V nabídce není { WORD($leaf) } sloupec.
refuse-collect-must-follow = Nové karty jsou zaplacené: teď seberte sloupec.
refuse-reveal-acorn = Odkrytí karet stojí 1 žalud a vy žádný nemáte.
refuse-reveal-deck = Balíček je prázdný, není co odkrýt.

## Hraní karet
refuse-play-is-the-main-action = Hraní karet je hlavní akce tohoto tahu. Nejprve ho dokončete.
refuse-trade-in-play = Vyměnit karty lze před hraním nebo po něm, ne mezi kartami.
refuse-end-in-play = Než tah ukončíte, dokončete hraní karet.
refuse-number = { $fits ->
    [zero] 0 lze položit jen na jinou 0; navrchu leží { $top }.
    [lower] { $number } lze položit jen na { $below }; navrchu leží { $top }.
   *[both] { $number } lze položit na { $below } nebo na { $number }; navrchu leží { $top }.
  }
refuse-start = Hromádka začíná kartou 0. { CAP(WORD($leaf, form: "acc")) } hromádku pro tuto { $number } ještě nemáte.
refuse-closed = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená; nic dalšího na ni nepřijde.
refuse-choose-end = Touto kartou začíná nová hromádka: zvolte levý nebo pravý konec řady.
refuse-first-pile-end = První hromádka v osobním prostoru nemá konce na výběr; kartu prostě zahrajte.
refuse-pile-stands = { CAP(WORD($leaf, form: "acc")) } hromádku už máte, karta tedy patří jedině na ni.
refuse-other-type = { CAP(WORD($leaf, form: "fem")) } karta na tuto hromádku nepatří; hledejte { WORD($leaf, form: "acc") }.
refuse-on-own-type = { CAP(WORD($leaf, form: "fem")) } karta na { WORD($leaf, form: "acc") } hromádku se zapisuje bez „on“.
refuse-no-pile = { CAP(WORD($leaf, form: "acc")) } hromádku nemáte.
refuse-two-piles-same = Byly by to dvě { WORD($leaf, form: "gen") } hromádky; každý typ smí být vidět jen jednou.
refuse-same-full = Dvě { WORD($leaf, form: "gen") } karty jsou zahrané. Z jednoho typu lze zahrát nejvýš dvě.
refuse-mixed-again = Z různých typů hrajete po jedné kartě a { WORD($leaf, form: "fem") } už zahraná je.

## Cíle
refuse-goal-absent = Cíl „{ WORD($goal) }“ v této hře není.
refuse-goal-taken = Cíl „{ WORD($goal) }“ už má { $name }.
refuse-goal-price = { $price ->
    [one] Tento cíl stojí 1 žalud; vy máte { $have }.
    [few] Tento cíl stojí { $price } žaludy; vy máte { $have }.
   *[other] Tento cíl stojí { $price } žaludů; vy máte { $have }.
  }
refuse-goal-requirement = Podmínka cíle „{ WORD($goal) }“ zatím není splněná.

## Krajiny: čí, kdy a k čemu
refuse-landscape-not-yours = Krajinu { $letter } nemáte.
refuse-landscape-used = Krajina { $letter } je už použitá; každá funguje jednou za hru.
refuse-one-landscape = V tomto tahu už posloužila krajina { $letter }; víc než jednu za tah použít nelze.
refuse-landscape-acorn = Použití krajiny stojí 1 žalud a vy žádný nemáte.

refuse-when-a = Šlapáky fungují, když hrajete karty jako hlavní akci, a to před jejím dokončením.
refuse-when-b = Dvojí stezka nahrazuje běžný sběr.
refuse-when-c = Dokončete, co je rozehrané, potom použijte Hrabaný písek.
refuse-when-d = Hluboký háj nahrazuje běžný sběr.
refuse-when-e = Čajovna otevírá jen po sběru, ve stejném tahu.
refuse-when-f = Dokončete, co je rozehrané, potom použijte Osamělou borovici.
refuse-when-g = Dokončete, co je rozehrané, potom použijte Potok listí.
refuse-when-h = Cesta ke svatyni se otevírá jen po zahrání jednoho typu, ve stejném tahu.
refuse-when-i = Zvonice zvoní jen po aktivaci cíle, která je vaší hlavní akcí.
refuse-when-j = Měsíční most se používá na začátku hraní karet.
refuse-when-k = Tři lucerny nahrazují běžný sběr.
refuse-when-l = Dokončete, co je rozehrané, potom zapalte Ohniště.
refuse-when-m = Mechové kořeny fungují, když hrajete karty jako hlavní akci, a to před jejím dokončením.
refuse-when-n = Dokončete, co je rozehrané, potom použijte Vodopád.

refuse-impossible-a = Žádná karta z vaší ruky teď nemůže přeskočit hodnotu.
refuse-impossible-b = Žádné dva sloupce nemají dohromady nejvýš 4 karty.
refuse-impossible-c = Nemáte hromádku, kterou by šlo přesunout.
refuse-impossible-d = Balíček je prázdný.
refuse-impossible-e = Žádnou kartu z vaší ruky nelze zahrát.
refuse-impossible-f = Nabídka je prázdná.
refuse-impossible-g = Odkládací hromádka je prázdná.
refuse-impossible-h = Po zaplacení této krajiny vám na cíl nezbude dost žaludů a není ani co vyměnit.
refuse-impossible-i = Nabídka je prázdná.
refuse-impossible-j = Žádnou kartu z vaší ruky nelze zahrát.
refuse-impossible-k = Nabídka je prázdná.
refuse-impossible-l = Není co odložit.
refuse-impossible-m = Potřebujete jednu kartu k zahrání a další k zasunutí pod neuzavřenou hromádku.
refuse-impossible-n = Balíček je prázdný.

refuse-needs-landscape-b = Dva sloupce lze sebrat jen s krajinou B, Dvojí stezka.
refuse-needs-landscape-c = Hromádky mění místo jen s krajinou C, Hrabaný písek.
refuse-needs-landscape-f = Jednotlivé karty z nabídky lze vzít jen s krajinou F nebo K.
refuse-needs-landscape-g = Z odkládací hromádky lze brát jen s krajinou G, Potok listí.
refuse-needs-landscape-h = Cíle lze vyměnit jen s krajinou H, Cesta ke svatyni.
refuse-needs-landscape-m = Karty lze pod hromádky zasunout jen s krajinou M, Mechové kořeny.
refuse-needs-landscape-n = Z balíčku se karty pokládají jen s krajinou N, Vodopád.

## Krajiny: uprostřed schopnosti
refuse-finish-a = Šlapáky: nejprve zahrajte kartu, která přeskočí jednu hodnotu.
refuse-finish-b = Dvojí stezka: nejprve vezměte dva sloupce, dohromady nejvýš 4 karty.
refuse-finish-c = Hrabaný písek: nejprve seřaďte své hromádky.
refuse-finish-d = Hluboký háj: nejprve odložte jednu z líznutých karet.
refuse-finish-e = Čajovna: nejprve zahrajte jednu nebo dvě karty a dokončete to.
refuse-finish-f = Osamělá borovice: nejprve vezměte vrchní kartu sloupce.
refuse-finish-g = Potok listí: nejprve vezměte kartu z odkládací hromádky.
refuse-finish-h = Cesta ke svatyni: nejprve aktivujte nebo vyměňte cíl.
refuse-finish-i = Zvonice: nejprve vezměte sloupec.
refuse-finish-k = Tři lucerny: nejprve vezměte vrchní karty různých sloupců a dokončete to.
refuse-finish-l = Ohniště: nejprve odložte, co chcete spálit, a dokončete to.
refuse-finish-n = Vodopád: nejprve položte otočenou kartu.

refuse-skip-number = Se Šlapáky musí tato karta hodnotu přeskočit: na { $top } patří { $wanted }, ne { $number }.
refuse-skip-start = Se Šlapáky začíná nová hromádka kartou 1, ne kartou { $number }.
refuse-two-columns-same = Dvojí stezka vede dvěma různými sloupci.
refuse-two-columns-many = Karet v těchto dvou sloupcích je { $cards }; dohromady smějí být nejvýš 4.
refuse-discard-drawn = Odložte jednu z právě líznutých karet.
refuse-extra-full = Čajovna dovoluje zahrát dvě karty a ty jsou zahrané.
refuse-picked-already = { CAP(WORD($leaf)) } sloupec už kartu dal; vyberte jiný.
refuse-not-in-discard = Takovou { WORD($leaf, form: "acc") } { $number } na odkládací hromádce nenajdete.
refuse-exchange-mine = Cíl „{ WORD($goal) }“ není váš, nelze ho tedy vrátit.
refuse-exchange-other = Cíl „{ WORD($goal) }“ není v zásobě, nelze si ho tedy vzít.
refuse-arrange = Uveďte každou svou hromádku právě jednou.
refuse-bridge-full = Měsíční most unese čtyři karty a ty jsou zahrané.
refuse-bridge-piles = Z Měsíčního mostu jdou karty nejvýš na dvě hromádky a ty už jsou dvě.
refuse-tucked-two = Dvě karty už jsou zasunuté; víc jich být nesmí.
refuse-tuck-closed = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená; nic pod ni nelze zasunout.
refuse-tuck-must-stay = Ještě je třeba kartu zasunout a po tomto kroku by už žádná nešla.
refuse-play-must-stay = Ještě je třeba kartu zahrát a po tomto kroku by už žádná nešla.
refuse-done-tuck = S Mechovými kořeny je třeba před dokončením zasunout aspoň jednu kartu.
refuse-done-play = Před dokončením zahrajte aspoň jednu kartu.
refuse-done-pick = Před dokončením vezměte aspoň jednu kartu.
refuse-place-start = Touto kartou nelze založit hromádku.
refuse-place-on = Tato karta se na { WORD($leaf, form: "acc") } hromádku nehodí.
refuse-place-garden = Tato karta má místo ve vašem osobním prostoru, do nabídky tedy nesmí.

## Sólová hra
refuse-no-reveal-alone = V sólové hře se karty za žalud neodkrývají.
refuse-discard-after-play = V sólové hře se po zahrání odkládá jedna karta.
refuse-finish-not-alone = Předčasně dokončit lze jen sólovou hru.
refuse-finish-conditions = Dokončit lze, jakmile platí všechny podmínky scénáře; některá zatím neplatí.
