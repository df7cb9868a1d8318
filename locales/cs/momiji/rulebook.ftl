# Pravidla. **tučně**, [acorn] je malý obrázek, <page|slova> odkaz na stránku, odstavec nebo pravidlo.

## Kniha sama
rules-from-hand = z ruky
rules-to-hand = do ruky
rules-way-deck = z balíčku
rules-way-discard = na odkládací hromádku
rules-way-discard-pile = z odkládací hromádky
rules-way-yours = teď je to vaše

## Kapitoly
rules-chapter-game = O hře
rules-chapter-setup = Příprava
rules-chapter-turn = Tah
rules-chapter-collect = Sbírání
rules-chapter-play = Zahrání
rules-chapter-goals = Cíle
rules-chapter-landscapes = Krajiny
rules-chapter-end = Konec hry
rules-chapter-dew = Ranní rosa
rules-chapter-solo = Sólová hra
rules-chapter-rulings = Výklad
rules-chapter-keys = Klávesy

## O hře
rules-about-title = O co jde
rules-about-lead = Do císařské zahrady přišel podzim.
rules-about-1 = Sbíráte spadané listí z **nabídky** v zahradě a ukládáte ho do svého **osobního prostoru**, kde z něj rostou hromádky. Čím víc karet hromádka má a čím vyšší je vrchní karta, tím větší má cenu.
rules-about-2 = Pomáhají vám tři věci: <acorns|žaludy>, kterými platíte, <goals|cíle>, které odmění to, v čem jste lepší než ostatní, a tři <landscapes|krajiny>, každá se schopností na jedno použití.
rules-about-3 = Hraje se po tazích a každý tah má jednu hlavní akci: <collect|seberete> sloupec, <play|zahrajete> karty, nebo <goals|aktivujete cíl>.
rules-about-4 = Jakmile dojde balíček nebo brány, má každý ještě jeden tah. Potom se <scoring|sečtou body> a vyhrává, kdo jich má nejvíc.
rules-about-5 = Malá čísla na okraji jsou čísla pravidel. Když program nějaký krok odmítne, knížka vedle odpovědi otevře odstavec, který říká proč.
rules-about-table = Na stole
rules-about-garden = Nabídka patří všem: pro každý typ listu jeden sloupec, vedle balíček.
rules-about-herbarium = Osobní prostor je vaše vlastní řada hromádek.
rules-about-things = Cíle, žaludy a krajiny.

rules-cards-title = Karty listů
rules-cards-lead = Šest typů, čtyři hodnoty.
rules-cards-1 = Typů listů je šest: červený, oranžový, žlutý, zelený, fialový a hnědý. Poznáte je podle barvy i podle tvaru listu.
rules-cards-2 = Každý typ má 14 karet: pět 0, čtyři 1, tři 2 a dvě 3. Všech šest typů je dohromady 84 karet.
rules-cards-3 = Některé 0 a 1 mají půlku žaludu na levém okraji, na pravém, nebo na obou. Kde se dvě půlky sousedních hromádek setkají, mohou přinést <bonus|bonus za sousedící žaludy>.
rules-cards-4 = Okraje jsou u všech typů stejné. Z pěti 0 má jedna obě půlky, dvě levou a dvě pravou; ze čtyř 1 má jedna obě, jedna levou, jedna pravou a jedna žádnou.
rules-cards-5 = <dew|Ranní rosa> přidává modré listy s hodnotami až do 4.
rules-cards-look = Karty
rules-cards-numbers = Hodnota, obrázek i počet listů říkají totéž.
rules-cards-edges = Žalud vlevo, vpravo, na obou okrajích, na žádném.
rules-cards-types = Červený, oranžový, žlutý, zelený, fialový, hnědý.

rules-tokens-title = Žetony a krajiny
rules-tokens-1-title = Žaludy
rules-tokens-1 = Žaludy se platí. Malý má hodnotu 1, velký 5; záleží jen na hodnotě a žaludů je vždycky dost.
rules-tokens-2-title = Cíle
rules-tokens-2 = Cíl říká, za co bude na konci hry odměna. Je jich 16; <leaf-goals|co který počítá> najdete na zvláštní stránce.
rules-tokens-3-title = Brány Torii
rules-tokens-3 = Brána označuje <gate|uzavřenou hromádku>. V krabici jsou brány na rubu cílů.
rules-tokens-4-title = Krajiny
rules-tokens-4 = Krajina je karta s písmenem od A do N a jednou schopností. K výběru jich je 28, od každého písmene dvě; dalších šest patří jen do <setup-landscapes|startovních sad>.
rules-tokens-look = Jak vypadají
rules-tokens-acorns = Velký žalud má hodnotu 5, malý 1: tady celkem 8.
rules-tokens-goals = Obrázek na cíli ukazuje, co se počítá.
rules-tokens-gates = Brána na uzavřené hromádce a brána v zásobě.
rules-tokens-landscapes = Ať vedle sebe stojí kterékoli krajiny, tvoří jeden výhled.

## Příprava
rules-setup-title = Příprava hry
rules-setup-1 = Hrají dva až čtyři hráči, s <dew|Ranní rosou> až pět. Pro jednoho je tu <solo|sólová hra>.
rules-setup-2 = Čím víc hráčů, tím víc typů listů; kolik přesně, ukazuje tabulka. Typy si vyberte, nebo je nechte na náhodě. Karty ostatních typů se hry neúčastní.
rules-setup-3 = Karty se zamíchají a každý jich dostane 6. Zbytek je balíček, rubem nahoru. Potom se do nabídky <reveal|odkryjí> 4 karty.
rules-setup-4 = Cíle jednoho typu, který se nehraje, se odloží stranou. Cíle tří typů zůstávají, hraje-li se aspoň jeden z těch typů. Náhodně se odkryje o dva cíle víc, než je hráčů.
rules-setup-5 = Bran je v zásobě o dvě víc, než je hráčů.
rules-setup-6 = Kdo začíná, zvolí hráči nebo náhoda. První hráč dostane 4 žaludy, každý další 5.
rules-setup-figures = Čeho je kolik
rules-setup-players-2 = 2 hráči
rules-setup-players-3 = 3 hráči
rules-setup-players-4 = 4 hráči
rules-setup-players-5 = 5 hráčů
rules-setup-types = Typy listů
rules-setup-cards = Karty listů
rules-setup-goals = Cíle
rules-setup-gates = Brány
rules-setup-hand = Karty v ruce
rules-setup-acorns = Žaludy, první hráč / ostatní
rules-setup-caption = Pět hráčů potřebuje Ranní rosu. Kdykoli se s ní hraje, je modrý jedním z typů listů.

rules-setup-landscapes-title = Každému tři krajiny
rules-setup-landscapes-1-title = Startovní sady
rules-setup-landscapes-1 = Do první hry dostane každý náhodně jednu ze čtyř sad po třech krajinách.
rules-setup-landscapes-2 = Sady jsou jen čtyři, v pěti si proto krajiny vybíráte.
rules-setup-landscapes-3-title = Výběr
rules-setup-landscapes-3 = Zamíchá se 28 krajin a tři se vyloží lícem nahoru. První hráč si jednu vezme, na její místo přijde nová a tak to jde po směru hodinových ručiček, dokud nemá každý tři.
rules-setup-landscapes-4 = Dvě karty se stejným písmenem jsou dvě samostatné krajiny. Co si nikdo nevezme, se hry neúčastní.
rules-setup-sets = Startovní sady
rules-setup-set-flower = Květ: B, A a F
rules-setup-set-fan = Vějíř: D, J a C
rules-setup-set-lantern = Lucerna: E, H a G
rules-setup-set-crane = Jeřáb: K, I a L

## Tah
rules-turn-title = Váš tah
rules-turn-lead = Jedna hlavní akce a něco k ní.
rules-turn-1 = Začíná první hráč a na tahu se střídáte po směru hodinových ručiček. V tahu uděláte právě jednu ze tří věcí: <collect|seberete sloupec>, <play|zahrajete karty>, nebo <goals|aktivujete cíl>. To je vaše hlavní akce.
rules-turn-2 = Před ní nebo po ní smíte použít jednu <landscapes|krajinu> a jednou <trade|vyměnit karty>, v libovolném pořadí, ale nikdy uprostřed něčeho rozehraného.
rules-turn-3 = Hlavní akce je povinná. Vynechat ji smíte, jen když žádná není možná. Krajina, která by ji sama umožnila (A, B, D, J, K nebo M), se počítá jako možnost; co by mohla přinést výměna nebo jiná krajina, se nepočítá.
rules-turn-4 = Vynechání nahrazuje hlavní akci. Zbytek tahu pokračuje jako obvykle.
rules-turn-5 = Nakonec <turn-end|tah skončí>.
rules-turn-actions = Hlavní akce
rules-turn-collect = Sbírání: celý sloupec jde do ruky.
rules-turn-play = Zahrání: karty jdou z ruky na hromádky.
rules-turn-goal = Aktivace cíle: za 3 žaludy je váš.

rules-trade-title = Výměna
rules-trade-1 = Jednou za tah smíte odložit libovolné dvě karty z ruky a vzít si 1 žalud.
rules-trade-2 = Nezáleží na tom, které to jsou. Vyměnit je můžete před hlavní akcí nebo po ní.
rules-trade-example = Červená 2 a hnědá 3 jdou na odkládací hromádku; teď máte 3 žaludy.

rules-turn-end-title = Konec tahu
rules-turn-end-1 = Nejprve se vyplatí <bonus|bonus za sousedící žaludy>, pokud na něj máte nárok.
rules-turn-end-2 = Máte-li pak v ruce víc než 8 karet, odkládejte, dokud jich nezbude 8. Které, volíte vy. Během tahu jich můžete držet, kolik chcete.
rules-turn-end-3 = V tomto programu lze krok vzít zpět, dokud neukázal novou kartu a dokud tah neskončil.
rules-secrets-title = Co je vidět a co ne
rules-secrets-1 = Odkládací hromádku si smí kdokoli kdykoli prohlédnout. Karty v ruce a pořadí balíčku jsou tajné.
rules-secrets-2 = Karty v hromádkách nikdo nepřepočítává, ani ve vlastních: vidět jsou jen vrchní karty a paměť je součástí hry. Kdo chce počty vidět, zvolí si před hrou veřejné počty.
rules-turn-end-example = Deset karet je o dvě víc, než smí zůstat: zelená 0 a hnědá 3 musí pryč.

## Sbírání
rules-collect-title = Sbírání
rules-collect-lead = Celý sloupec, nebo nic.
rules-collect-1 = Zvolte sloupec nabídky a vezměte si všechny jeho karty do ruky.
rules-collect-2 = Sloupec drží karty jednoho typu v pořadí, v jakém přišly. Vrchní je ta, která přišla poslední.
rules-collect-3 = Když v nabídce nic nezbude, odkryjí se hned 4 karty, a to zdarma. Totéž platí, když nabídku vyprázdní krajina.
rules-collect-example = Berete tři zelené karty. Červené a hnědá zůstanou dalšímu hráči.

rules-reveal-title = Nové karty
rules-reveal-1 = Před sběrem smíte jednou zaplatit 1 žalud a <4.4|odkrýt> 4 karty z balíčku. Potom sbírat musíte. Je-li balíček prázdný, není co odkrýt.
rules-reveal-2 = Karty se odkrývají po jedné, každá do sloupce svého typu. Sloupec pojme 6 karet; sedmá jde rovnou na odkládací hromádku.
rules-reveal-3 = Má-li balíček karet méně, než je potřeba, odkryjí se všechny zbylé.
rules-reveal-example = Zaplatíte 1 žalud. Dvě zelené karty a jedna červená se přidají ke svým sloupcům, hnědá 0 začne nový. Teď sbíráte.

## Zahrání
rules-play-title = Zahrání karet
rules-play-lead = Hromádka roste od nuly.
rules-play-1 = Karty jdou z ruky do vašeho osobního prostoru. Každý typ listu tu má jednu hromádku a z ní je vidět jen vrchní karta.
rules-play-2 = Hromádka začíná kartou 0. Každá další má stejnou hodnotu jako vrchní karta, nebo přesně o jednu vyšší.
rules-play-3 = Hromádky stojí v řadě. Nová přijde na levý nebo pravý konec, nikdy mezi dvě jiné, a pořadí se už nemění. Změnit je umí jen krajina <landscape-c|C>.
rules-play-example = Na červenou 0 přijde 1 a na ni další 1. Obě jsou červené, jde tedy o zahrání jednoho typu.

rules-play-kinds-title = Dva způsoby
rules-play-mixed-title = Různé typy
rules-play-mixed = Dvě nebo víc karet, každá jiného typu. Z obou způsobů jen tento může přinést <bonus|bonus za sousedící žaludy>.
rules-play-same-title = Jeden typ
rules-play-same = Jedna nebo dvě karty téhož typu.
rules-play-order = Karty hrajete po jedné a každá se musí hodit k tomu, co v tu chvíli leží. Proto mohou 0 a 1 jednoho typu založit hromádku společně a u různých typů rozhoduje pořadí o tom, kde která nová hromádka stojí.
rules-play-same-bonus = Zahrání jednoho typu bonus nepřináší, ať se setkají jakékoli žaludy.
rules-play-kinds-example = Zelená 1 jde na zelenou 0, hnědá 0 založí hromádku vpravo. Jejich žaludy sousedí: 2 žaludy.

rules-gate-title = Uzavřené hromádky
rules-gate-1 = Trojka hromádku uzavírá: nic dalšího na ni nepřijde. Hromádka dostane bránu ze zásoby.
rules-gate-2 = Když už brána nezbývá, uzavře 3 hromádku i bez ní. Poslední brána ohlašuje <end|konec hry>.
rules-gate-3 = Kdo uzavírá pozdě, má hromádku větší; kdo brzy, má ji jistou. Až brány dojdou, hra je skoro u konce.
rules-gate-example = Červená 3 uzavře červenou hromádku a postaví se na ni brána.

rules-bonus-title = Bonus za sousedící žaludy
rules-bonus-lead = Dvě půlky tvoří pár.
rules-bonus-1 = Na konci tahu, ve kterém jste zahráli karty aspoň dvou typů, se podívejte na svou řadu: má-li vrchní karta žalud na pravém okraji a její sousedka na levém, je to pár. Každý pár vynese 2 žaludy.
rules-bonus-2 = Karty páru nemusí být nové. Platí, co je vidět na konci tahu, a počítá se to jednou.
rules-bonus-3 = Po zahrání <play-kinds|jednoho typu> se nevyplácí nic.
rules-bonus-example = Žlutá 1 na žlutou 1 a hnědá 0 vpravo: teď se setkávají tři páry a každý vynese 2 žaludy.

## Cíle
rules-goals-title = Aktivace cíle
rules-goals-lead = Slib na konec hry.
rules-goals-1 = Zaplaťte 3 žaludy a vezměte si jeden z odkrytých cílů. Teď je váš a leží před vámi lícem nahoru.
rules-goals-2 = Cíl, který nikdo neaktivuje, nic nepřinese. Cíl, který někdo vlastní, mohou splnit všichni.
rules-goals-3 = Na konci cíl splní hráč, který má nejvíc (u jednoho cíle nejméně) toho, co se počítá, nebo víc hráčů se stejným počtem. Přináší 3 body, majiteli 10: viz <scoring|bodování>.
rules-goals-4 = Kdo nemá vůbec nic z toho, co se počítá, cíl nesplní. Jen cíl za nejméně karet se dá splnit i s 0.
rules-goals-example = Zaplatíte 3 žaludy a vezmete si cíl za nejvíc karet v ruce.
rules-leaf-goals-title = Cíle za jeden typ
rules-other-goals-title = Dalších deset cílů
rules-leaf-goals-sheet = Kdo co dostane
rules-leaf-goals-cards = Červené karty
rules-leaf-goals-points = Body
rules-leaf-goals-example = Cíl za červené listy vlastní { $owner }. Dva hráči mají po pěti červených kartách: oba ho plní a majitel dostane 10 místo 3.

## Krajiny
rules-landscapes-title = Krajiny
rules-landscapes-lead = Jeden žalud, jedna schopnost, jednou.
rules-landscapes-1 = Krajinu použijete tak, že na ni položíte jeden svůj žalud. Ten je utracený a body nepřinese. Každá karta funguje jednou za hru a za tah smíte použít jen jednu.
rules-landscapes-2 = Některé schopnosti patří k hlavní akci a používají se s ní. Ostatní fungují kdykoli ve vašem tahu, jen ne uprostřed jiné akce nebo schopnosti.
rules-landscapes-3 = Co nelze provést, nelze ani použít. Kdo si bere kartu z balíčku či z odložených, potřebuje, aby tam nějaká byla; kdo bere z nabídky, potřebuje sloupec; kdo hraje, potřebuje kartu, která se hodí.
rules-landscapes-4 = S krajinami <landscape-b|B>, <landscape-d|D> a <landscape-k|K> smíte ještě předtím zaplatit za <reveal|nové karty>. S <landscape-h|H> a <landscape-i|I> ne.
rules-landscapes-when = Kdy fungují
rules-landscapes-collect = při sbírání
rules-landscapes-play = při hraní karet
rules-landscapes-goal = při aktivaci cíle
rules-landscapes-any = kdykoli ve vašem tahu
rules-landscape-title = { $letter } · { WORD($landscape) }

rules-landscape-a = Hodnotu přeskočí právě jedna karta; kdo takovou nemá, krajinu použít nemůže. Platí to i pro modrou kartu <dew-joker|na jiném typu> a pro jiný typ na modré.
rules-landscape-b = Sloupce musí být různé a musí se najít dva, které mají dohromady nejvýš 4 karty.
rules-landscape-c = Nové pořadí zůstane. Noví sousedé mohou na konci tahu přinést <bonus|bonus za sousedící žaludy>, pokud zahrajete dva typy.
rules-landscape-d = V balíčku musí být aspoň jedna karta. Odkládáte některou z těch, které jste právě vzali.
rules-landscape-e = Pro tyto karty platí <play-kinds|obvyklá pravidla> zahrání. O bonusu rozhodují jen typy v tomto zahrání.
rules-landscape-f = V nabídce musí být sloupec. Vezmete-li poslední kartu nabídky, odkryjí se 4 nové.
rules-landscape-g = Na odkládací hromádce musí ležet aspoň jedna karta; kdo ji odložil, je jedno.
rules-landscape-h = V obou případech nejprve zaplatíte žalud za krajinu. Když pak nemůžete ani zaplatit cíl, ani žádný vyměnit, použít ji nelze.
rules-landscape-i = Potřebujete 3 žaludy na cíl a 1 na krajinu, a v nabídce aspoň jeden sloupec.
rules-landscape-j = Zahrát musíte aspoň jednu kartu. Karty na jednu hromádku přicházejí po řadě a každá se musí hodit na předchozí; nová hromádka je jednou z těch dvou. S modrými kartami může hromádka změnit typ, a pořád je to jedna hromádka.
rules-landscape-k = Stačí jeden sloupec, nejvýš smějí být tři.
rules-landscape-l = Žalud za krajinu se platí nejdřív.
rules-landscape-m = Zasunuté karty nemění vrchní kartu a pro <bonus|bonus za sousedící žaludy> nejsou zahranými typy. Může to být i hromádka založená v témže zahrání.
rules-landscape-n = Karta, která může založit hromádku, ji založí a vy volíte konec řady. Trojka dostane bránu jako obvykle. Páry této schopnosti se vyplácejí navíc k těm na konci tahu a její karty pro ně nejsou zahranými typy.

## Konec hry
rules-end-title = Konec hry
rules-end-lead = Padají poslední listy.
rules-end-1 = Konec se ohlásí, jakmile dojde balíček nebo poslední brána. Rozehraný tah se dohraje. Potom má každý ještě jeden tah; poslední je hráč, který konec způsobil.
rules-end-2 = Dojde-li pak i to druhé, nic se nemění.
rules-end-3 = Nakonec se <scoring|počítají body>.
rules-end-signs = Dvě znamení
rules-end-deck = Poslední karta balíčku…
rules-end-gates = …nebo poslední brána.

rules-scoring-title = Bodování
rules-scoring-1-title = Hromádky
rules-scoring-1 = Počet karet hromádky krát hodnota vrchní karty. S 0 navrchu nemá hromádka žádnou cenu.
rules-scoring-2-title = Žaludy
rules-scoring-2 = Bod za každý, podle hodnoty. Žaludy na krajinách se nepočítají.
rules-scoring-3-title = Cíle
rules-scoring-3 = Každý aktivovaný cíl přinese 3 body všem, kdo ho plní, i při shodě; majitel, je-li mezi nimi, dostane místo toho 10.
rules-scoring-4-title = Žeton modrého listu
rules-scoring-4 = Kdo ho má, ztrácí 3 body.
rules-scoring-5-title = Vítěz
rules-scoring-5 = Vyhrává, kdo má nejvíc bodů. Při shodě rozhodne víc karet v ruce; je-li i těch stejně, o vítězství se hráči dělí.
rules-scoring-sheet = Bodovací sešit
rules-scoring-hana = Hana
rules-scoring-kenji = Kendži
rules-scoring-red = Červená hromádka
rules-scoring-green = Zelená hromádka
rules-scoring-brown = Hnědá hromádka
rules-scoring-acorns = Žaludy
rules-scoring-total = Celkem
rules-scoring-example = Oba cíle vlastní Hana. Nul mají oba stejně, proto dostane ona 10 a Kendži 3. Kendži má víc žaludů: 3 body pro něj, pro ni nic. Vyhrává o bod.

## Ranní rosa
rules-dew-title = Ranní rosa
rules-dew-lead = Modrý list se hodí skoro všude.
rules-dew-1 = Ranní rosa přidává sedmý typ se 14 kartami: čtyři 0, tři 1, tři 2, dvě 3 a dvě 4, a k nim žeton modrého listu.
rules-dew-2 = Z modrých 0 mají dvě žalud na obou okrajích, jedna vlevo a jedna vpravo; z 1 má jedna žalud vlevo, jedna vpravo a jedna žádný.
rules-dew-3 = Modrý je ve hře vždy a počítá se mezi typy listů. V pěti se hraje se všemi sedmi.
rules-dew-4 = Modrá hromádka roste jako každá jiná, ale až do 4. Modrá 3 ji nechává otevřenou; modrá 4 ji uzavře a hromádka dostane bránu.
rules-dew-5 = Modrá hromádka začíná kartou 0 jako ostatní, s krajinou <landscape-a|A> i kartou 1.
rules-dew-6 = Modrá karta platí při hraní, pro bonus i pro všechny cíle za modrou. Hromádka s modrou 3 navrchu vynese trojnásobek počtu svých karet a je stále otevřená; se 4 navrchu čtyřnásobek.
rules-dew-look = Modré listy
rules-dew-cards = Modrá jde od 0 do 4.
rules-dew-piles = Trojka ji nechá otevřenou, čtyřka uzavře.
rules-dew-token = Žeton modrého listu stojí svého držitele 3 body.

rules-dew-joker-title = Modrá na jiných listech
rules-joker-1 = Modrá karta smí i na hromádku jiného typu, pokud se hodí hodnota a hromádka není uzavřená. Vezmete si pak žeton modrého listu, ze zásoby nebo od toho, kdo ho má.
rules-joker-2 = Na modrou vrchní kartu smí kterýkoli typ, hodí-li se hodnota. Hromádka <dew-change|pak ukazuje> nový typ.
rules-joker-3 = Žádné dvě vaše hromádky nesmějí ukazovat týž typ. Modrá tedy jde na jiný typ, jen když není modrá žádná vaše další hromádka.
rules-joker-4 = Trojka jiného typu se hodí na modrou 2 i na modrou 3 a hromádku uzavře.
rules-joker-5 = <landscape-n|Vodopád> vás nikdy nenutí: modrá karta, která se hodí jen na jiný typ, smí do nabídky.
rules-joker-6 = Zasunete-li modrou kartu pod hromádku krajinou <landscape-m|Mechové kořeny>, není to zahrání; žeton zůstává, kde je.
rules-joker-example = Modrá 2 jde na červenou 1. Hromádka je teď modrá a vy si berete žeton modrého listu.

rules-dew-change-title = Hromádka mění typ
rules-change-1 = Hromádka je toho typu, jakého je její vrchní karta. Karta jiného typu položená na modrou změní typ hromádky na svůj; karty pod ní zůstávají, čím jsou.
rules-change-2 = Ani tak nesmí vzniknout dvě hromádky téhož typu: stojí-li červená, žádná červená karta nejde na jinou.
rules-change-example = Fialová 3 jde na modrou 2. Hromádka je teď fialová a uzavřená.

## Sólová hra
rules-solo-title = Sólová hra
rules-solo-1 = Vyberete si scénář. Ten určuje typy listů, vaše krajiny a počet karet v ruce. Začínáte se 4 žaludy a 4 kartami v nabídce. Pravidla jsou stejná až na to, co následuje.
rules-solo-2 = Za nové karty platit nelze.
rules-solo-3 = Když seberete sloupec, s krajinou <landscape-b|B> dva, zbytek nabídky se odloží a odkryjí se 4 nové karty.
rules-solo-4 = Krajiny <landscape-f|F> a <landscape-d|D> nechávají nabídku, jak je. Vezme-li F poslední kartu nabídky, odkryjí se 4.
rules-solo-5 = Po zahrání karet jako hlavní akci odložíte jednu kartu z ruky, pokud ještě nějakou máte. Zahrání v <landscape-e|Čajovně> to nežádá.
rules-solo-6 = Po aktivaci cíle se odloží celá nabídka a odkryjí se 4 nové karty.
rules-solo-example = Berete červený sloupec. Žlutá a zelená jdou na odkládací hromádku a přijdou čtyři nové karty.
rules-solo-end-title = Cíle a konec sólové hry
rules-solo-goals-title = Cíle
rules-solo-7 = Ve hře jsou jen cíle scénáře. Každý má vlastní podmínku, která musí platit ve chvíli, kdy si ho berete, a vlastní cenu.
rules-solo-ends-title = Konec
rules-solo-8 = Bran je vždycky dost; hru nikdy neukončí.
rules-solo-9 = Mají-li se odkrýt 4 nové karty a balíček jich má méně, odkryjí se zbylé. Dohrajete tah a máte ještě jeden celý.
rules-solo-10 = Vyhráváte, když na konci platí všechny podmínky scénáře; jinak je hra prohraná. Jakmile platí všechny, smíte hru dokončit.
rules-solo-goal-example = Na červené hromádce je 2, její cíl tedy stojí 2 žaludy.
rules-scenario-cold-breeze = Zelené, fialové a hnědé listy, 42 karet. V ruce máte 6 karet a před sebou krajiny A, E a C.
rules-scenario-meditation = Červené, žluté, zelené a hnědé listy, 56 karet. V ruce máte 4 karty a před sebou krajiny F, F a B.
rules-scenario-equinox = Červené, oranžové a žluté listy, 42 karet. V ruce máte 6 karet a před sebou krajiny D, B a G.
rules-scenario-win = K vítězství
rules-scenario-goals = Cíle a jejich ceny

## Výklad
rules-rulings-title = Výklad pravidel
rules-rulings-about = Kde tištěná pravidla mlčí nebo se vydání liší, musel program rozhodnout. Tady je, jak rozhodl, a má-li to důvod, i proč.
rules-ruling-edges-title = Žaludy na kartách
rules-ruling-edges = Tištěná pravidla neuvádějí, které karty mají žalud na kterém okraji. Tady jich má každý typ vlevo stejně jako vpravo. Zapsáno je to na jednom místě programu, aby to majitel krabice mohl opravit.
rules-ruling-supply-title = Dost žaludů
rules-ruling-supply = Co se stane, když žaludy z krabice dojdou, zůstává otevřené. Tady zásoba nikdy nedojde: velké a malé žaludy lze kdykoli rozměnit a záleží jen na hodnotě.
rules-ruling-types-title = Vynechané typy
rules-ruling-types = Které typy se nehrají, si hráči zvolí, nebo to nechají na náhodě. Tady rozhoduje náhoda, pokud si je hráči nevyberou.
rules-ruling-two-goals-title = Cíle tří typů
rules-ruling-two-goals = Tištěná pravidla neříkají, zda cíle za teplé a za chladné listy zůstávají, když se některý z jejich typů nehraje. Tady zůstávají, hraje-li se aspoň jeden: pořád se dají splnit.
rules-ruling-sets-title = Startovní sady
rules-ruling-sets = Tištěná pravidla neuvádějí, které krajiny tvoří sadu. Tyto čtyři sestavil program: v každé je jedna krajina ke sbírání, jedna k hraní karet nebo k cílům a jedna použitelná kdykoli, a žádné písmeno se neopakuje.
rules-ruling-pass-title = Vynechání
rules-ruling-pass = Tištěná pravidla nechávají otevřené, co se stane, když není možná žádná hlavní akce. Tady se smí vynechat, ale jen tehdy.
rules-ruling-empty-title = Prázdná nabídka
rules-ruling-empty = Tištěná pravidla mluví o nabídce vyprázdněné sběrem. Tento program hraje stejně, i když ji vyprázdní krajina: odkryjí se čtyři karty.
rules-ruling-nothing-title = Nic není nejvíc
rules-ruling-nothing = Tištěná pravidla nechávají otevřené, zda může být nejvíc i 0. Tady nemůže: cíl, který žádá nejvíc, se s nulou splnit nedá.
rules-ruling-warm-title = Teplé a chladné listy
rules-ruling-warm = Některá vydání počítají karty v hromádkách těchto typů, jiná karty těchto typů. Tady platí každá karta podle vlastního typu, jako u cílů za jeden typ.
rules-ruling-roots-title = Mechové kořeny
rules-ruling-roots = Tištěná pravidla nechávají otevřené, zda je zasunutá karta zahraná. Tady není, a tak nepomůže ke dvěma typům pro bonus za sousedící žaludy.
rules-ruling-waterfall-title = Vodopád
rules-ruling-waterfall = Tištěná pravidla nechávají otevřené, zda smí založit hromádku a co je s obvyklým bonusem. Tady smí; jeho vlastní bonus ten na konci tahu nenahrazuje ani k němu nepomáhá.
rules-ruling-twice-title = Pro každý typ jedna hromádka
rules-ruling-twice = Tištěné pravidlo se dívá na konec tahu. Tento program po každé kartě ověří, že dvě hromádky neukazují týž typ, a kartu, která by to porušila, hned odmítne.
rules-ruling-solo-gates-title = Brány v sólové hře
rules-ruling-solo-gates = Tištěná pravidla nechávají otevřené, jak je to v sólové hře s branami. Tady je jich, kolik potřebujete, a hru neukončí.
rules-ruling-solo-end-title = Poslední tah v sólové hře
rules-ruling-solo-end = Tištěná pravidla nechávají otevřené, co se stane, když balíček už nemůže dát čtyři karty. Tady se odkryjí zbylé, tah se dohraje a následuje ještě jeden celý.
rules-ruling-finish-title = Dokončení předem
rules-ruling-finish = Sbírání nemůže porušit žádnou podmínku scénáře. Jakmile tedy platí všechny, smíte hru hned dokončit a nemusíte dobírat balíček.
rules-ruling-scenarios-title = Podmínky scénářů
rules-ruling-scenarios = Ve Studeném vánku smí mít hromádka stejně karet jako prostřední, protože shoda platí i u cílů. Tam i v Rovnodennosti se podmínky vykládají tak, že se týkají všech tří hromádek.

## Klávesy
rules-keys-title = Myš a klávesy
shortcut-rules = pravidla, přímo u věci
rules-keys-mouse = Myší kliknutím vyberete a červeným tlačítkem provedete; co přetáhnete na místo, platí hned. Zahrávané karty čekají na hromádkách, dokud nestisknete tlačítko: kliknutím nebo přetažením do ruky je vezmete zpět. Co odkrývá skryté karty, vždy čeká na tlačítko, protože to nelze vrátit.
rules-keys-1 = Všechno jde ovládat jen klávesnicí. Kde právě jste, ukazuje rámeček.
rules-keys-2 = Klávesa pravidel, obvykle F1, otevře knihu na stránce věci, na kterou ukazujete nebo kterou máte vybranou, a při odmítnutí u příslušného pravidla.
rules-keys-3 = V knize: šipky vlevo a vpravo nebo Page Up a Page Down obracejí stránky, Alt se šipkou jde zpět a vpřed, Ctrl s F hledá, Esc knihu zavře.

## Obrázky slovy, pro sešit a pro ty, kdo je nevidí
rules-thing-card = { $edges ->
    [left] { $card } (žalud vlevo)
    [right] { $card } (žalud vpravo)
   *[both] { $card } (žaludy vlevo i vpravo)
  }
rules-thing-column = sloupec: { $cards }
rules-thing-hand = ruka: { $cards }
rules-thing-discard = odkládací hromádka: { $cards }
rules-thing-deck = balíček
rules-thing-back = karta rubem nahoru
rules-thing-acorns = { $count ->
    [one] { $count } žalud
    [few] { $count } žaludy
   *[other] { $count } žaludů
  }
rules-thing-gate = brána
rules-thing-closed = { $card } s bránou
rules-thing-pile = { $count ->
    [one] { $card } (hromádka o { $count } kartě)
   *[other] { $card } (hromádka o { $count } kartách)
  }
rules-thing-goal = cíl „{ $goal }“
rules-thing-land = krajina { $letter }
rules-thing-token = žeton modrého listu
rules-gain = { $count ->
    [one] +{ $count } žalud
    [few] +{ $count } žaludy
   *[other] +{ $count } žaludů
  }
