# Proč krok není podle pravidel: nejprve co vadí, potom jak dál.

## Tah
refuse-draft-first = Výběr krajin ještě neskončil. Vezměte si jednu z odkrytých.
refuse-draft-over = Výběr krajin skončil. Další si vzít nelze.
refuse-not-face-up = Krajina { $letter } není odkrytá. Vezměte si { WORD($face_up, form: "or") }.
refuse-main-done = Hlavní akci máte v tomto tahu za sebou. Až budete chtít, ukončete tah.
refuse-pass = Vynechat můžete, jen když žádná hlavní akce není možná. Vy ještě nějakou máte.
refuse-end-without-main = Než tah ukončíte, seberte sloupec, zahrajte karty, nebo aktivujte cíl.
refuse-traded = V tomto tahu už výměna proběhla. Víc než jedna není možná.
refuse-trade-cards = K výměně vyberte dvě karty z ruky.
refuse-hand-limit = V ruce smíte mít nejvýš { $limit } karet. Přebytečné odložte.
refuse-no-discard-due = Teď nic odkládat nemusíte.
refuse-nothing-to-complete = Není co dokončit.
refuse-not-in-hand = Takovou { WORD($leaf, form: "acc") } { $number } v ruce nemáte.

## Sběr
refuse-no-column = V nabídce není { WORD($leaf) } sloupec.
refuse-collect-must-follow = Nové karty jsou zaplacené. Teď seberte sloupec.
refuse-reveal-acorn = Odkrytí karet stojí 1 žalud, a vy žádný nemáte.
refuse-reveal-deck = Balíček je prázdný. Není co odkrýt.

## Hraní karet
refuse-play-is-the-main-action = Hrajete karty jako hlavní akci. Nejprve ji dokončete.
refuse-trade-in-play = Vyměnit karty můžete před hraním nebo po něm, ne uprostřed.
refuse-end-in-play = Než tah ukončíte, dokončete hraní karet.
refuse-number = { $fits ->
    [zero] 0 lze položit jen na jinou 0. Navrchu je { $top }.
    [lower] { $number } lze položit jen na { $below }. Navrchu je { $top }.
   *[both] { $number } lze položit na { $below } nebo na { $number }. Navrchu je { $top }.
  }
refuse-start = Hromádka začíná kartou 0. { CAP(WORD($leaf, form: "acc")) } hromádku, na kterou by šlo tuto { $number } položit, ještě nemáte.
refuse-closed = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená. Další karty na ni položit nelze.
refuse-choose-end = Touto kartou zakládáte hromádku. Zvolte levý nebo pravý konec řady.
refuse-first-pile-end = U první hromádky se konec nevybírá. Kartu prostě zahrajte.
refuse-pile-stands = { CAP(WORD($leaf, form: "acc")) } hromádku už máte. Kartu lze položit jen na ni.
refuse-other-type = { CAP(WORD($leaf, form: "acc")) } kartu na tuto hromádku položit nelze. Dejte ji na { WORD($leaf, form: "acc") }.
refuse-on-own-type = { CAP(WORD($leaf, form: "fem")) } karta na { WORD($leaf, form: "acc") } hromádku se zapisuje bez „on“.
refuse-no-pile = { CAP(WORD($leaf, form: "acc")) } hromádku nemáte.
refuse-two-piles-same = Vznikly by dvě { WORD($leaf, form: "gen") } hromádky. Od každého typu smíte mít jen jednu.
refuse-same-full = Dvě { WORD($leaf, form: "gen") } karty už máte zahrané. Z jednoho typu víc zahrát nelze.
refuse-mixed-again = { CAP(WORD($leaf, form: "acc")) } kartu už máte zahranou. Když hrajete různé typy, od každého jen jednu.

## Cíle
refuse-goal-absent = Cíl „{ WORD($goal) }“ v této hře není.
refuse-goal-taken = Cíl „{ WORD($goal) }“ už má { $name }.
refuse-goal-price = { $price ->
    [one] Tento cíl stojí 1 žalud, vy máte { $have }.
    [few] Tento cíl stojí { $price } žaludy, vy máte { $have }.
   *[other] Tento cíl stojí { $price } žaludů, vy máte { $have }.
  }
refuse-goal-requirement = Podmínka cíle „{ WORD($goal) }“ zatím není splněná.

## Krajiny: čí, kdy a k čemu
refuse-landscape-not-yours = Krajinu { $letter } nemáte.
refuse-landscape-used = Krajinu { $letter } už máte použitou. Každá funguje jednou za hru.
refuse-one-landscape = V tomto tahu už máte použitou krajinu { $letter }. Víc než jednu za tah použít nelze.
refuse-landscape-acorn = Použití krajiny stojí 1 žalud, a vy žádný nemáte.

refuse-when-a = Šlapáky použijte, když hrajete karty jako hlavní akci.
refuse-when-b = Dvojí stezku použijte místo běžného sběru.
refuse-when-c = Nejprve dokončete, co je rozehrané, potom použijte Hrabaný písek.
refuse-when-d = Hluboký háj použijte místo běžného sběru.
refuse-when-e = Čajovnu použijte po sběru, ve stejném tahu.
refuse-when-f = Nejprve dokončete, co je rozehrané, potom použijte Osamělou borovici.
refuse-when-g = Nejprve dokončete, co je rozehrané, potom použijte Potok listí.
refuse-when-h = Cestu ke svatyni použijte po zahrání karet jednoho typu, ve stejném tahu.
refuse-when-i = Zvonici použijte po aktivaci cíle, která je vaší hlavní akcí.
refuse-when-j = Měsíční most použijte dřív, než zahrajete první kartu.
refuse-when-k = Tři lucerny použijte místo běžného sběru.
refuse-when-l = Nejprve dokončete, co je rozehrané, potom použijte Ohniště.
refuse-when-m = Mechové kořeny použijte, když hrajete karty jako hlavní akci.
refuse-when-n = Nejprve dokončete, co je rozehrané, potom použijte Vodopád.

refuse-impossible-a = Žádnou kartou z ruky teď nelze přeskočit číslo.
refuse-impossible-b = Žádné dva sloupce nemají dohromady nejvýš 4 karty.
refuse-impossible-c = Nemáte žádné hromádky k přesunutí.
refuse-impossible-d = Balíček je prázdný.
refuse-impossible-e = Žádnou kartu z ruky nelze zahrát.
refuse-impossible-f = Nabídka je prázdná.
refuse-impossible-g = Odkládací hromádka je prázdná.
refuse-impossible-h = Po zaplacení této krajiny vám na cíl nezbude dost žaludů a není ani co prohodit.
refuse-impossible-i = Nabídka je prázdná.
refuse-impossible-j = Žádnou kartu z ruky nelze zahrát.
refuse-impossible-k = Nabídka je prázdná.
refuse-impossible-l = Nemáte co odložit.
refuse-impossible-m = Potřebujete jednu kartu k zahrání a další k zasunutí pod neuzavřenou hromádku.
refuse-impossible-n = Balíček je prázdný.

refuse-needs-landscape-b = Dva sloupce můžete sebrat jen s krajinou B, Dvojí stezka.
refuse-needs-landscape-c = Hromádky můžete přesouvat jen s krajinou C, Hrabaný písek.
refuse-needs-landscape-f = Jednotlivé karty z nabídky můžete brát jen s krajinou F nebo K.
refuse-needs-landscape-g = Karty z odkládací hromádky můžete brát jen s krajinou G, Potok listí.
refuse-needs-landscape-h = Cíle můžete prohodit jen s krajinou H, Cesta ke svatyni.
refuse-needs-landscape-m = Karty můžete pod hromádky zasouvat jen s krajinou M, Mechové kořeny.
refuse-needs-landscape-n = Karty z balíčku můžete hrát jen s krajinou N, Vodopád.

## Krajiny: uprostřed schopnosti
refuse-finish-a = Šlapáky: nejprve zahrajte kartu, která přeskočí jedno číslo.
refuse-finish-b = Dvojí stezka: nejprve vezměte dva sloupce, dohromady nejvýš 4 karty.
refuse-finish-c = Hrabaný písek: nejprve seřaďte své hromádky.
refuse-finish-d = Hluboký háj: nejprve odložte jednu z dobraných karet.
refuse-finish-e = Čajovna: nejprve zahrajte jednu nebo dvě karty a potvrďte to.
refuse-finish-f = Osamělá borovice: nejprve vezměte vrchní kartu sloupce.
refuse-finish-g = Potok listí: nejprve vezměte kartu z odkládací hromádky.
refuse-finish-h = Cesta ke svatyni: nejprve aktivujte nebo prohoďte cíl.
refuse-finish-i = Zvonice: nejprve vezměte sloupec.
refuse-finish-k = Tři lucerny: nejprve vezměte vrchní karty různých sloupců a potvrďte to.
refuse-finish-l = Ohniště: nejprve vyberte karty, které odložíte, a potvrďte to.
refuse-finish-n = Vodopád: nejprve položte odkrytou kartu.

refuse-skip-number = Se Šlapáky tady musíte číslo přeskočit: na { $top } lze položit { $wanted }, ne { $number }.
refuse-skip-start = Se Šlapáky začíná nová hromádka kartou 1, ne kartou { $number }.
refuse-two-columns-same = Pro Dvojí stezku vyberte dva různé sloupce.
refuse-two-columns-many = Tyto dva sloupce mají karet celkem { $cards }. Vyberte dva, které mají dohromady nejvýš 4.
refuse-discard-drawn = Odložte jednu z právě dobraných karet.
refuse-extra-full = Čajovna dovoluje zahrát dvě karty a ty už máte zahrané.
refuse-picked-already = Kartu z tohoto sloupce ({ WORD($leaf) }) už máte. Vyberte jiný sloupec.
refuse-not-in-discard = Taková { WORD($leaf, form: "fem") } { $number } na odkládací hromádce není.
refuse-exchange-mine = Cíl „{ WORD($goal) }“ vrátit nemůžete, není váš.
refuse-exchange-other = Cíl „{ WORD($goal) }“ si vzít nemůžete, není v zásobě.
refuse-arrange = Uveďte každou svou hromádku právě jednou.
refuse-bridge-full = Měsíční most dovoluje zahrát čtyři karty a ty už máte zahrané.
refuse-bridge-piles = S Měsíčním mostem můžete hrát nejvýš na dvě hromádky a ty už máte.
refuse-tucked-two = Dvě karty už máte zasunuté. Víc jich zasunout nelze.
refuse-tuck-closed = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená. Zasunout pod ni nic nelze.
refuse-tuck-must-stay = Ještě musíte kartu zasunout a po tomto kroku by vám žádná nezbyla.
refuse-play-must-stay = Ještě musíte kartu zahrát a po tomto kroku by vám žádná nezbyla.
refuse-done-tuck = Mechové kořeny: před dokončením zasuňte aspoň jednu kartu.
refuse-done-play = Před dokončením zahrajte aspoň jednu kartu.
refuse-done-pick = Před dokončením vezměte aspoň jednu kartu.
refuse-place-start = Touto kartou nelze založit hromádku.
refuse-place-on = Tuto kartu na { WORD($leaf, form: "acc") } hromádku položit nelze.
refuse-place-garden = Tuto kartu lze položit do osobního prostoru, do nabídky ji tedy dát nesmíte.

## Sólová hra
refuse-no-reveal-alone = V sólové hře nelze odkrývat karty za žalud.
refuse-discard-after-play = V sólové hře po zahrání odkládáte jednu kartu. Vyberte ji.
refuse-finish-not-alone = Předčasně dokončit lze jen sólovou hru.
refuse-finish-conditions = Dokončit hru můžete, až budou splněné všechny podmínky scénáře. Některá zatím není.
