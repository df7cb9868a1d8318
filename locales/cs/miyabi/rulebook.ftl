# Kniha pravidel Miyabi. <stránka|slova> je odkaz, **slova** jsou tučně.

miyabi-rules-chapter-game = Hra
miyabi-rules-chapter-setup = Příprava
miyabi-rules-chapter-turn = Tah
miyabi-rules-chapter-laying = Pokládání dílků
miyabi-rules-chapter-end = Konec
miyabi-rules-chapter-extensions = Rozšíření
miyabi-rules-chapter-rulings = Výklad
miyabi-rules-chapter-keys = Klávesy

## Obrázky slovy
miyabi-rules-thing-garden = { $count ->
    [0] holá zem
   *[other] zahrada: { $squares }
  }
miyabi-rules-thing-square = { $square } ({ $what ->
    [zen] zenový dílek { WORD($object, form: "with") }
    [objects] úroveň { $level }, { WORD($object) } × { $count }
    [green] úroveň { $level }, zelené políčko
   *[bare] holá zem
  }{ $frog ->
    [yes] { ", žába" }
   *[no] { "" }
  })
miyabi-rules-thing-laid = { $tile } na { $squares }
miyabi-rules-thing-moved = na { $square }
miyabi-rules-thing-zen-tile = zenový dílek { WORD($object, form: "with") }
miyabi-rules-thing-bonus = bonus za 5. úroveň { WORD($object, form: "with-many") }
miyabi-rules-thing-lantern = lucerna
miyabi-rules-thing-frog = stříbrná žába
miyabi-rules-thing-gold-frog = zlatá žába
miyabi-rules-way-display = z nabídky
miyabi-rules-way-frog = žába

## Hra
miyabi-rules-about-title = O čem hra je
miyabi-rules-about-lead = Každý staví zahradu, dílek na dílek.
miyabi-rules-about-1 = Zahrada má šest řad, pro každý druh objektu jednu. Na dílku jsou objekty jednoho druhu a patří do řady tohoto druhu.
miyabi-rules-about-2 = Čím výš dílek leží a čím víc objektů nese, tím víc bodů přinese, a to hned (<5.1|body za položení>).
miyabi-rules-about-3 = V jednom kole lze do každého sloupce položit objekty jen jednoho dílku. Že už je sloupec využitý, ukazuje <lanterns|lucerna> nad ním.
miyabi-rules-about-4 = Na konci se porovnají řady: kdo má v zahradě vidět nejvíc javorů, nejvíc pagod a tak dál, dostane za ně body (<6.1|řady>).
miyabi-rules-about-5 = Přidat můžete pět <extensions|rozšíření>, v jakékoli kombinaci.
miyabi-rules-about-look = Na stole
miyabi-rules-about-garden = Část zahrady. Číslo je úroveň políčka, písmeno a × jeho objekty.
miyabi-rules-about-tiles = Dílky: všechny objekty stojí na jednom políčku, ostatní políčka jsou zelená.

miyabi-rules-garden-title = Zahrada
miyabi-rules-garden-1 = Odshora dolů patří řady javoru, pagodě, rybě, azalce, zimostrázu a kameni.
miyabi-rules-garden-2 = Zahrada má šest krát šest políček. Sloupce se zleva jmenují a až f, řady odshora 1 až 6; c4 leží v řadě azalek. Holá zem je úroveň 0.
miyabi-rules-garden-3 = Nad každým sloupcem je místo pro jednu lucernu. Každý má šest luceren.

miyabi-rules-tiles-title = Dílky
miyabi-rules-tiles-1 = Dílků je 96: 32 jednoduchých, 32 dvojitých, 16 rovných a 16 rohových. Rovné a rohové mají tři políčka.
miyabi-rules-tiles-2 = Na dílku je tolik objektů, kolik má políček: jeden, dva, nebo tři. Všechny jsou stejného druhu a stojí na **jednom** políčku. Ostatní políčka jsou zelená.
miyabi-rules-tiles-3 = Dílek můžete libovolně otáčet, nikdy ho ale nepřevracejte.
miyabi-rules-tiles-4 = Rovný dílek má proto objekty buď na konci, nebo uprostřed. Rohový je má v rohu, nebo na konci, a pak zahýbá buď doprava, nebo doleva.
miyabi-rules-tiles-look = Všechny tvary
miyabi-rules-tiles-small = Jednoduchý a dvojitý dílek.
miyabi-rules-tiles-straight = Rovné dílky: objekty na konci, objekty uprostřed.
miyabi-rules-tiles-corner = Rohové dílky: objekty v rohu, na konci se zahnutím doprava, na konci se zahnutím doleva.

miyabi-rules-values-title = Co kolik přinese
miyabi-rules-values-1 = Řady mají odshora dolů stále nižší hodnotu a stejně tak <5.2|bonusy za pátou úroveň>.
miyabi-rules-values-2 = Od každého druhu je ve hře šestnáct dílků a na nich dohromady 32 objektů.
miyabi-rules-values-table = Body
miyabi-rules-values-most = nejvíc
miyabi-rules-values-second = druhý
miyabi-rules-values-fifth = 5. úroveň
miyabi-rules-values-caption = Za nejvíc a za druhý největší počet objektů v řadě na konci hry a za první dílek na 5. úrovni.

## Příprava
miyabi-rules-setup-title = Příprava a kola
miyabi-rules-setup-1 = Hrají dva až čtyři hráči. Dva hrají šest kol, tři pět, čtyři čtyři.
miyabi-rules-setup-2 = Zvolte, kdo dostane bonsaj, nebo to nechte náhodě. Kdo ji má, začíná kolo; po kole přejde k dalšímu hráči po směru hodinových ručiček.
miyabi-rules-setup-3 = Na začátku kola si všichni vezmou zpět lucerny a do nabídky se doberou dílky: pro každého hráče dva jednoduché, dva dvojité, jeden rovný a jeden rohový.
miyabi-rules-setup-4 = Co v nabídce na konci kola zbude, odchází ze hry.
miyabi-rules-setup-5 = Před hrou se dohodněte, s kterými <extensions|rozšířeními> hrajete a zda smíte <passing|volně vynechávat>.
miyabi-rules-setup-6 = Ve třech začíná třetí hráč jen jedno z pěti kol, což ho stojí asi dva body. Proto prvního hráče určí náhoda, pokud ho nezvolíte sami.
miyabi-rules-setup-figures = V každém kole
miyabi-rules-setup-players-2 = 2 hráči
miyabi-rules-setup-players-3 = 3
miyabi-rules-setup-players-4 = 4
miyabi-rules-setup-rounds = Kola
miyabi-rules-setup-bag-1 = Jednoduché
miyabi-rules-setup-bag-2 = Dvojité
miyabi-rules-setup-bag-3 = Rovné
miyabi-rules-setup-bag-l = Rohové
miyabi-rules-setup-caption = Dílky dobrané do nabídky na začátku kola.

## Tah
miyabi-rules-turn-title = Váš tah
miyabi-rules-turn-lead = Položte jeden dílek, nebo vynechte.
miyabi-rules-turn-1 = Hraje se po směru hodinových ručiček. Ve svém tahu si vezmete z nabídky jeden dílek a položíte ho do své zahrady.
miyabi-rules-turn-2 = Když nejde položit nic, ani dílek, ani <zen|zenový dílek>, ani po posunutí <frog|žáby>, vynecháte a v tomto kole už nehrajete.
miyabi-rules-turn-3 = U mnoha stolů se smí vynechat, i když dílek položit jde. Tuto možnost zvolíte před hrou.
miyabi-rules-turn-4 = Kdo postaví šestou lucernu, dokončí tah a v tomto kole už také nehraje. Kdo už nehraje, toho ostatní přeskakují.
miyabi-rules-turn-5 = Kolo končí, když už nehraje nikdo.
miyabi-rules-turn-6 = Tajné je jen pořadí, v jakém se budou dílky dobírat.

## Pokládání dílků
miyabi-rules-laying-title = Jak položit dílek
miyabi-rules-laying-lead = Do jeho řady, do sloupce bez lucerny, na rovné místo.
miyabi-rules-laying-1 = Celý dílek musí ležet v zahradě a políčko s objekty v řadě jejich druhu. Zelená políčka mohou ležet v kterékoli řadě.
miyabi-rules-laying-2 = Nad sloupcem políčka s objekty nesmí stát lucerna. Na sloupcích zelených políček nezáleží.
miyabi-rules-laying-3 = Všechna políčka pod dílkem musí mít **stejnou úroveň**: všude je holá zem, nebo všude dílky jedné úrovně. Nový dílek leží o úroveň výš.
miyabi-rules-laying-4 = Co dílek zakryje, to už se nepočítá, ani objekty. Zakrýt může libovolný počet dílků, i dílek stejného tvaru, a výška není omezená.
miyabi-rules-laying-5 = Potom postavíte lucernu nad sloupec políčka s objekty.
miyabi-rules-laying-example = Rovný dílek s pagodami leží na třech políčkách úrovně 1. Tři objekty na úrovni 2 přinesou 6 bodů; dvě pagody pod ním se už nepočítají.

miyabi-rules-levels-title = Rovné místo
miyabi-rules-levels-1 = Dílek se dvěma nebo třemi políčky potřebuje vedle sebe tolik políček jedné úrovně. Velké rovné plochy se vyplatí opatrovat.
miyabi-rules-levels-2 = Dílek smí zasahovat do sloupce s lucernou, jen v něm nesmí stát jeho objekty.
miyabi-rules-levels-look = Dvojitý dílek s javory
miyabi-rules-levels-uneven = Na a1 a b1 ho položit nelze: mají úrovně 1 a 2. Na c1 a d1 může ležet na holé zemi.
miyabi-rules-levels-even = Tady ho na a1 a b1 položit lze, a leží na úrovni 2.

miyabi-rules-points-title = Body za položení
miyabi-rules-points-1 = Dílek hned přinese **počet objektů krát úroveň**. Dvě ryby na úrovni 3 dají 6 bodů.
miyabi-rules-points-2 = Pro každý druh je jeden bonus: získá ho ten, kdo první položí dílek tohoto druhu na úroveň 5.
miyabi-rules-points-3 = Platí jen úroveň 5, ne vyšší. Získaný bonus už ve hře není.
miyabi-rules-points-example = Dvě ryby na úrovni 5 přinesou 10 bodů. Je to první dílek s rybami na této úrovni, a tak se přidá bonus 8 bodů.

## Konec
miyabi-rules-end-title = Závěrečné bodování
miyabi-rules-end-1 = Po posledním kole se každá řada boduje zvlášť. Počítejte objekty, které je vidět: tři ryby na jednom políčku jsou tři. Kdo jich má nejvíc, dostane vyšší hodnotu řady.
miyabi-rules-end-2 = Má-li nejvíc jediný hráč, dostane druhý v pořadí nižší hodnotu; při shodě ji dostanou všichni druzí. Dělí-li se o první místo víc hráčů, druhé se neboduje.
miyabi-rules-end-3 = Kdo nemá v řadě žádný objekt, nedostane za ni nic.
miyabi-rules-end-4 = Potom se bodují rozšíření. Vyhrává, kdo má nejvíc bodů; při shodě se hráči o vítězství dělí.
miyabi-rules-end-figures = Tři řady, tři hráči
miyabi-rules-end-caption = Objekty a body za ně. U javorů mají dva hráči shodně druhé místo; u ryb se dva dělí o první, a tak se druhé neboduje.

## Rozšíření
miyabi-rules-extensions-title = Pět rozšíření
miyabi-rules-extensions-1 = Hrát můžete s kterýmikoli z nich, v jakékoli kombinaci. Vše ostatní platí beze změny.
miyabi-rules-extensions-colour = <colour|Barevná zahrada> odměňuje objekty, které stojí pohromadě.
miyabi-rules-extensions-meadow = <meadow|Velká louka> odměňuje zelená políčka, která leží pohromadě.
miyabi-rules-extensions-zen = <zen|Zenová zahrada> má dílky, které chcete obklopit.
miyabi-rules-extensions-seven = <seven|Sedmička> hledá řady a sloupce s přesně sedmi objekty.
miyabi-rules-extensions-frog = <frog|Žába> šplhá zahradou.

miyabi-rules-colour-title = Barevná zahrada
miyabi-rules-colour-1 = Na konci dostanete 1 bod za každý objekt své největší skupiny.
miyabi-rules-colour-2 = Skupinu tvoří políčka s objekty, která se dotýkají stranou, ať mají jakoukoli úroveň a druh. Největší je ta, ve které je nejvíc objektů, ne nejvíc políček.
miyabi-rules-group-look = Co patří k sobě
miyabi-rules-colour-example = Skupina vlevo, od a1 přes a2 a b2 po b3, má sedm objektů. Přinese 7 bodů.

miyabi-rules-meadow-title = Velká louka
miyabi-rules-meadow-1 = Na konci dostanete 2 body za každé políčko své největší louky.
miyabi-rules-meadow-2 = Louku tvoří zelená políčka, která se dotýkají stranou, ať mají jakoukoli úroveň. Holá zem ani zenový dílek louka není.
miyabi-rules-meadow-example = b1, c1, c2, d2 a d3 tvoří jednu louku: pět políček, 10 bodů.

miyabi-rules-zen-title = Zenová zahrada
miyabi-rules-zen-1 = Ve hře je šestnáct zenových dílků o jednom políčku s jedním objektem. Zamíchají se a pět jich leží lícem nahoru.
miyabi-rules-zen-2 = Místo dílku z nabídky můžete položit zenový dílek: do řady jeho objektu, na holou zem, do sloupce bez lucerny. Postavíte lucernu, dostanete 1 bod a odkryje se další zenový dílek.
miyabi-rules-zen-3 = Zenový dílek je obklopený, jakmile jsou na všech sousedních políčkách vidět objekty; okraj zahrady se počítá jako obklopený. Tehdy jednou boduje: 1 bod za každý objekt na sousedních políčkách a 1 za vlastní.
miyabi-rules-zen-4 = Další si smíte vzít, až když ten poslední takto bodoval. Co později položíte vedle něj, na tom nic nemění.
miyabi-rules-zen-5 = Na zenový dílek nelze nic položit.
miyabi-rules-zen-6 = V řadách i v ostatních rozšířeních platí za jeden objekt svého druhu, nikdy za louku.
miyabi-rules-zen-example = V rohu má dva sousedy. Javor na b1 ho obklopí: dvě pagody, javor a vlastní objekt přinesou 4 body.

miyabi-rules-seven-title = Sedmička
miyabi-rules-seven-1 = Na konci dostanete 7 bodů za každou řadu a každý sloupec zahrady, kde je vidět **přesně sedm** objektů.
miyabi-rules-seven-2 = Šest je málo, osm je moc.
miyabi-rules-seven-look = Dvě řady
miyabi-rules-seven-yes = 3 + 2 + 2 javory: 7 bodů.
miyabi-rules-seven-no = 3 + 3 + 2 pagody: nic.

miyabi-rules-frog-title = Žába
miyabi-rules-frog-1 = Před prvním kolem postaví každý svou žábu stříbrnou stranou nahoru na kterékoli políčko své zahrady, od prvního hráče po směru hodinových ručiček.
miyabi-rules-frog-2 = V tahu, ve kterém pokládáte dílek, můžete žábu jednou posunout, před položením nebo po něm, o jedno políčko nahoru, dolů, doleva nebo doprava. Kdo vynechává, žábu neposouvá.
miyabi-rules-frog-3 = Žába jde na políčko stejné nebo o jednu vyšší úrovně, nikdy níž a nikdy na zenový dílek. Stříbrná žába chodí jen na políčka bez objektů.
miyabi-rules-frog-4 = Když vystoupá, dostanete tolik bodů, jakou má nové políčko úroveň. Na úrovni 4 se žába natrvalo otočí na zlatou stranu a smí i na objekty.
miyabi-rules-frog-5 = Přes políčko, na kterém sedí vaše žába, nelze nic položit.
miyabi-rules-frog-6 = To, na čem žába sedí, se počítá, jako by tam nebyla.
miyabi-rules-frog-example = Z úrovně 2 vystoupá na úroveň 3 a přinese 3 body.

## Výklad
miyabi-rules-rulings-title = Co tištěná pravidla neříkají
miyabi-rules-rulings-lead = Rozhodnutí tohoto programu.
miyabi-rules-rulings-1 = Tištěná pravidla neuvádějí seznam dílků. V tomto programu má každý druh šestnáct dílků a 32 objektů.
miyabi-rules-rulings-2 = I většinu hodnot řad a bonusů určil tento program; vytištěných je jen 10 bodů za javory na 5. úrovni.
miyabi-rules-rulings-3 = Rovné místo znamená, že všechna políčka pod dílkem mají stejnou úroveň, i když patří k různým dílkům.
miyabi-rules-rulings-4 = Bonus získá jen dílek přesně na úrovni 5. Dílek na úrovni 6 ho nezíská, ani když tu bonus ještě je.
miyabi-rules-rulings-5 = Bez objektu nejsou body, ani když v řadě nemá objekt nikdo jiný.
miyabi-rules-rulings-6 = Holá zem k louce nepatří.
miyabi-rules-rulings-7 = Zenový dílek leží v řadě svého objektu jako každý jiný.
miyabi-rules-rulings-8 = Zenový dílek, který bodoval, má body jisté, ať se kolem něj stane cokoli.
miyabi-rules-rulings-9 = Žáby se stavějí po směru hodinových ručiček od prvního hráče.
miyabi-rules-rulings-10 = Žába chrání své políčko před vašimi dílky, i před zenovými.
miyabi-rules-rulings-11 = Dílky a hodnoty jsou v jednom souboru, aby je majitel tištěné hry mohl opravit.

## Klávesy
miyabi-rules-keys-title = Myš a klávesy
miyabi-rules-keys-mouse = Kliknutím vyberete dílek, dalším kliknutím ho položíte na políčko své zahrady; můžete ho tam i přetáhnout. Otáčíte ho kolečkem nebo pravým tlačítkem. Dokud tah neukončíte, lze ho vrátit.
miyabi-rules-keys-1 = Všechno lze ovládat i jen klávesnicí. Kde právě jste, ukazuje rámeček; šipky přesouvají držený dílek po místech, kam smí.
miyabi-rules-keys-2 = Klávesa pravidel, obvykle F1, otevře knihu na stránce věci, na kterou ukazujete nebo kterou máte vybranou, a při odmítnutí u příslušného pravidla.
miyabi-rules-keys-3 = V knize: šipky vlevo a vpravo nebo Page Up a Page Down obracejí stránky, Alt se šipkou jde zpět a vpřed, Ctrl s F hledá, Esc knihu zavře.
