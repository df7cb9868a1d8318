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
rules-about-1 = Sbíráte spadané listí z **nabídky** v zahradě a ukládáte ho do svého **osobního prostoru**, kde z něj rostou hromádky. Čím víc karet hromádka má a čím vyšší je vrchní karta, tím víc je za ni bodů.
rules-about-2 = Pomáhají vám tři věci: <acorns|žaludy>, kterými platíte, <goals|cíle>, které odmění to, v čem jste lepší než ostatní, a tři <landscapes|krajiny>, každá s jednorázovou schopností.
rules-about-3 = Hraje se po tazích a každý tah má jednu hlavní akci: <collect|seberete> sloupec, <play|zahrajete> karty, nebo <goals|aktivujete cíl>.
rules-about-4 = Jakmile dojde balíček nebo brány, má každý ještě jeden tah. Potom se <scoring|sečtou body> a vyhrává, kdo jich má nejvíc.
rules-about-5 = Malá čísla u textu jsou čísla pravidel. Když nějaký tah není možný, knížka vedle odpovědi otevře odstavec, který říká proč.
rules-about-table = Na stole
rules-about-garden = Nabídka je společná: pro každý typ listu jeden sloupec, vedle balíček.
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
rules-tokens-1 = Žaludy slouží k placení. Malý má hodnotu 1, velký 5; záleží jen na hodnotě a žaludů je vždycky dost.
rules-tokens-2-title = Cíle
rules-tokens-2 = Cíl říká, za co jsou na konci hry body. Je jich 16; <leaf-goals|co který počítá>, najdete na zvláštní stránce.
rules-tokens-3-title = Brány Torii
rules-tokens-3 = Brána označuje <gate|uzavřenou hromádku>. V krabici jsou brány na rubu cílů.
rules-tokens-4-title = Krajiny
rules-tokens-4 = Krajina je karta s písmenem od A do N a jednou schopností. K výběru jich je 28, od každého písmene dvě; dalších šest patří jen do <setup-landscapes|startovních sad>.
rules-tokens-look = Jak vypadají
rules-tokens-acorns = Velký žalud má hodnotu 5, malý 1: tady celkem 8.
rules-tokens-goals = Obrázek na cíli ukazuje, co se počítá.
rules-tokens-gates = Brána na uzavřené hromádce a brána v zásobě.
rules-tokens-landscapes = Krajiny vedle sebe vždycky tvoří jeden výhled.

## Příprava
rules-setup-title = Příprava hry
rules-setup-1 = Hrají dva až čtyři hráči, s <dew|Ranní rosou> až pět. Pro jednoho je tu <solo|sólová hra>.
rules-setup-2 = S víc hráči se hraje s víc typy listů; kolik přesně, ukazuje tabulka. Typy si vyberte, nebo je určete náhodně. Karty ostatních typů se nepoužijí.
rules-setup-3 = Karty zamíchejte a každému rozdejte 6. Zbytek je balíček, rubem nahoru. Potom do nabídky <reveal|odkryjte> 4 karty.
rules-setup-4 = Cíle jednoho typu, který není ve hře, odložte stranou. Cíle tří typů zůstávají, je-li ve hře aspoň jeden z nich. Náhodně odkryjte o dva cíle víc, než je hráčů.
rules-setup-5 = Bran připravte o dvě víc, než je hráčů.
rules-setup-6 = Prvního hráče zvolte, nebo určete náhodně. Dostane 4 žaludy, každý další 5.
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
rules-setup-caption = Pět hráčů potřebuje Ranní rosu. S Ranní rosou je modrý vždy jedním z typů listů.

rules-setup-landscapes-title = Každému tři krajiny
rules-setup-landscapes-1-title = Startovní sady
rules-setup-landscapes-1 = Do první hry dostane každý náhodně jednu ze čtyř sad po třech krajinách.
rules-setup-landscapes-2 = Sady jsou jen čtyři, v pěti si proto krajiny vybíráte.
rules-setup-landscapes-3-title = Výběr
rules-setup-landscapes-3 = Zamíchejte 28 krajin a tři vyložte lícem nahoru. První hráč si jednu vezme a na její místo se vyloží nová; tak pokračujte po směru hodinových ručiček, dokud nemá každý tři.
rules-setup-landscapes-4 = Dvě karty se stejným písmenem jsou dvě samostatné krajiny. Krajiny, které si nikdo nevezme, se nepoužijí.
rules-setup-sets = Startovní sady
rules-setup-set-flower = Květ: B, A a F
rules-setup-set-fan = Vějíř: D, J a C
rules-setup-set-lantern = Lucerna: E, H a G
rules-setup-set-crane = Jeřáb: K, I a L

## Tah
rules-turn-title = Váš tah
rules-turn-lead = Jedna hlavní akce a něco k ní.
rules-turn-1 = Začíná první hráč a na tahu se střídáte po směru hodinových ručiček. V tahu uděláte právě jednu ze tří věcí: <collect|seberete sloupec>, <play|zahrajete karty>, nebo <goals|aktivujete cíl>. To je vaše hlavní akce.
rules-turn-2 = Před ní nebo po ní můžete použít jednu <landscapes|krajinu> a jednou <trade|vyměnit karty>, v libovolném pořadí, ale nikdy uprostřed něčeho jiného.
rules-turn-3 = Hlavní akce je povinná. Vynechat ji můžete, jen když žádná není možná ani s krajinou A, B, D, J, K nebo M. Co by mohla umožnit výměna nebo jiná krajina, se nepočítá.
rules-turn-4 = Vynechání nahrazuje hlavní akci. Zbytek tahu pokračuje jako obvykle.
rules-turn-5 = Nakonec <turn-end|tah skončí>.
rules-turn-actions = Hlavní akce
rules-turn-collect = Sbírání: vezmete si do ruky celý sloupec.
rules-turn-play = Zahrání: karty z ruky položíte na hromádky.
rules-turn-goal = Aktivace cíle: vezmete si ho za 3 žaludy.

rules-trade-title = Výměna
rules-trade-1 = Jednou za tah můžete odložit libovolné dvě karty z ruky a vzít si 1 žalud.
rules-trade-2 = Nezáleží na tom, které to jsou. Vyměnit je můžete před hlavní akcí nebo po ní.
rules-trade-example = Červenou 2 a hnědou 3 odložíte; teď máte 3 žaludy.

rules-turn-end-title = Konec tahu
rules-turn-end-1 = Nejprve dostanete <bonus|bonus za sousedící žaludy>, pokud na něj máte nárok.
rules-turn-end-2 = Máte-li pak v ruce víc než 8 karet, odkládejte, dokud jich nezbude 8. Které, volíte vy. Během tahu jich můžete mít, kolik chcete.
rules-turn-end-3 = V tomto programu můžete krok vrátit, dokud neodkryl novou kartu a dokud tah neskončil.
rules-secrets-title = Co je vidět a co ne
rules-secrets-1 = Odkládací hromádku si může kdokoli kdykoli prohlédnout. Karty v ruce a pořadí balíčku jsou tajné.
rules-secrets-2 = Karty v hromádkách nikdo nepřepočítává, ani ve vlastních: vidět jsou jen vrchní karty a paměť je součástí hry. Chcete-li počty vidět, zapněte před hrou volbu „Počty karet“.
rules-turn-end-example = Deset karet je o dvě víc, než smí zůstat: zelenou 0 a hnědou 3 odložíte.

## Sbírání
rules-collect-title = Sbírání
rules-collect-lead = Celý sloupec, nebo nic.
rules-collect-1 = Zvolte sloupec nabídky a vezměte si všechny jeho karty do ruky.
rules-collect-2 = Ve sloupci leží karty jednoho typu v pořadí, v jakém přišly. Vrchní je ta, která přišla poslední.
rules-collect-3 = Když v nabídce nic nezbude, odkryjí se hned 4 karty, a to zdarma. Totéž platí, když nabídku vyprázdní krajina.
rules-collect-example = Berete tři zelené karty. Červené a hnědá zůstanou dalšímu hráči.

rules-reveal-title = Nové karty
rules-reveal-1 = Před sběrem můžete jednou zaplatit 1 žalud a <4.4|odkrýt> 4 karty z balíčku. Potom sbírat musíte. Je-li balíček prázdný, nelze nic odkrýt.
rules-reveal-2 = Karty se odkrývají po jedné, každá do sloupce svého typu. Ve sloupci může být 6 karet; sedmá se hned odloží.
rules-reveal-3 = Je-li v balíčku karet méně, odkryjí se všechny zbylé.
rules-reveal-example = Zaplatíte 1 žalud. Dvě zelené karty a jedna červená se přidají do svých sloupců, hnědá 0 začne nový. Teď sbíráte.

## Zahrání
rules-play-title = Zahrání karet
rules-play-lead = Hromádka roste od nuly.
rules-play-1 = Karty hrajete z ruky do svého osobního prostoru. Každý typ listu tu má jednu hromádku a z ní je vidět jen vrchní karta.
rules-play-2 = Hromádka začíná kartou 0. Každá další má stejnou hodnotu jako vrchní karta, nebo přesně o jednu vyšší.
rules-play-3 = Hromádky leží v řadě. Novou založíte na levém nebo pravém konci, nikdy mezi dvěma jinými, a pořadí se už nemění. Změnit ho lze jen krajinou <landscape-c|C>.
rules-play-example = Na červenou 0 položíte 1 a na ni další 1. Obě jsou červené, jde tedy o zahrání jednoho typu.

rules-play-kinds-title = Dva způsoby
rules-play-mixed-title = Různé typy
rules-play-mixed = Dvě nebo víc karet, každá jiného typu. Jen takto lze získat <bonus|bonus za sousedící žaludy>.
rules-play-same-title = Jeden typ
rules-play-same = Jedna nebo dvě karty stejného typu.
rules-play-order = Karty hrajete po jedné a každou musí být v tu chvíli kam položit. Proto lze hromádku založit kartami 0 a 1 jednoho typu najednou a u různých typů rozhoduje pořadí o tom, kde která nová hromádka leží.
rules-play-same-bonus = Zahrání jednoho typu bonus nepřináší, i když žaludy sousedí.
rules-play-kinds-example = Zelenou 1 položíte na zelenou 0, hnědou 0 založíte hromádku vpravo. Jejich žaludy sousedí: 2 žaludy.

rules-gate-title = Uzavřené hromádky
rules-gate-1 = Karta 3 hromádku uzavírá: nic dalšího na ni zahrát nelze. Položte na ni žeton brány ze zásoby.
rules-gate-2 = Když už žádná brána nezbývá, uzavře 3 hromádku i bez ní. Poslední brána znamená <end|konec hry>.
rules-gate-3 = Kdo uzavírá pozdě, má hromádku větší; kdo brzy, má ji jistou. Až brány dojdou, hra je skoro u konce.
rules-gate-example = Červená 3 uzavře červenou hromádku a ta dostane bránu.

rules-bonus-title = Bonus za sousedící žaludy
rules-bonus-lead = Dvě půlky tvoří pár.
rules-bonus-1 = Na konci tahu, ve kterém hrajete karty aspoň dvou typů, se podívejte na svou řadu: má-li vrchní karta žalud na pravém okraji a její sousedka na levém, je to pár. Za každý pár dostanete 2 žaludy.
rules-bonus-2 = Karty páru nemusí být nové. Platí, co je vidět na konci tahu, a počítá se to jednou.
rules-bonus-3 = Za zahrání <play-kinds|jednoho typu> nedostanete nic.
rules-bonus-example = Žlutá 1 na žlutou 1 a hnědá 0 vpravo: vznikly tři páry, každý za 2 žaludy.

## Cíle
rules-goals-title = Aktivace cíle
rules-goals-lead = Slib na konec hry.
rules-goals-1 = Zaplaťte 3 žaludy a vezměte si jeden z odkrytých cílů. Teď je váš; nechte si ho před sebou lícem nahoru.
rules-goals-2 = Cíl, který nikdo neaktivuje, nic nepřinese. Cíl, který někdo vlastní, mohou splnit všichni.
rules-goals-3 = Na konci cíl splní hráč, který má nejvíc (u jednoho cíle nejméně) toho, co se počítá; při shodě všichni, kdo mají stejně. Je za 3 body, pro majitele za 10: viz <scoring|bodování>.
rules-goals-4 = Kdo nemá vůbec nic z toho, co se počítá, cíl nesplní. Jen cíl „Nejméně karet“ lze splnit i s 0.
rules-goals-example = Zaplatíte 3 žaludy a vezmete si cíl „Nejvíc karet v ruce“.
rules-leaf-goals-title = Cíle za jeden typ
rules-other-goals-title = Dalších deset cílů
rules-leaf-goals-sheet = Kdo co dostane
rules-leaf-goals-cards = Červené karty
rules-leaf-goals-points = Body
rules-leaf-goals-example = Cíl „Nejvíc červených listů“ má { $owner }. Dva hráči mají po pěti červených kartách: splní ho oba a majitel dostane 10 místo 3.

## Krajiny
rules-landscapes-title = Krajiny
rules-landscapes-lead = Jeden žalud, jedna schopnost, jednou.
rules-landscapes-1 = Krajinu použijete tak, že na ni položíte jeden svůj žalud. Ten je utracený a body nepřinese. Každá karta funguje jednou za hru a za tah smíte použít jen jednu.
rules-landscapes-2 = Některé schopnosti patří k hlavní akci a používají se s ní. Ostatní můžete použít kdykoli ve svém tahu, jen ne uprostřed jiné akce nebo schopnosti.
rules-landscapes-3 = Schopnost lze použít, jen když ji lze provést: je-li z čeho dobírat, který sloupec vzít nebo kterou kartu zahrát.
rules-landscapes-4 = S krajinami <landscape-b|B>, <landscape-d|D> a <landscape-k|K> můžete předtím zaplatit za <reveal|nové karty>. S <landscape-h|H> a <landscape-i|I> ne.
rules-landscapes-when = Kdy fungují
rules-landscapes-collect = při sbírání
rules-landscapes-play = při hraní karet
rules-landscapes-goal = při aktivaci cíle
rules-landscapes-any = kdykoli ve vašem tahu
rules-landscape-title = { $letter } · { WORD($landscape) }

rules-landscape-a = Číslo přeskočí právě jedna karta; když to žádnou nejde, krajinu použít nelze. Platí to i pro modrou kartu <dew-joker|na jiném typu> a pro jiný typ na modré.
rules-landscape-b = Sloupce musí být dva různé a mít dohromady nejvýš 4 karty.
rules-landscape-c = Nové pořadí zůstane. Noví sousedé mohou na konci tahu přinést <bonus|bonus za sousedící žaludy>, pokud zahrajete dva typy.
rules-landscape-d = V balíčku musí být aspoň jedna karta. Odkládáte některou z právě dobraných.
rules-landscape-e = Pro tyto karty platí <play-kinds|obvyklá pravidla> zahrání. O bonusu rozhodují jen typy v tomto zahrání.
rules-landscape-f = V nabídce musí být sloupec. Vezmete-li poslední kartu nabídky, odkryjí se 4 nové.
rules-landscape-g = Na odkládací hromádce musí ležet aspoň jedna karta; kdo ji odložil, je jedno.
rules-landscape-h = V obou případech nejprve zaplatíte žalud za krajinu. Když pak nemůžete ani zaplatit cíl, ani žádný prohodit, použít ji nelze.
rules-landscape-i = Potřebujete 3 žaludy na cíl a 1 na krajinu, a v nabídce aspoň jeden sloupec.
rules-landscape-j = Zahrát musíte aspoň jednu kartu. Karty jedné hromádky hrajete po řadě a každou musí být možné položit na předchozí; nová hromádka je jednou z těch dvou. S modrými kartami může hromádka změnit typ, a pořád je to jedna hromádka.
rules-landscape-k = Vzít můžete z jednoho, dvou nebo tří sloupců.
rules-landscape-l = Žalud za krajinu platíte nejdřív.
rules-landscape-m = Zasunuté karty nemění vrchní kartu a pro <bonus|bonus za sousedící žaludy> se nepočítají jako zahrané typy. Zasunout je můžete i pod hromádku založenou ve stejném zahrání.
rules-landscape-n = Kartou, kterou lze založit hromádku, ji založíte a zvolíte konec řady. Karta 3 dostane bránu jako obvykle. Za páry této schopnosti dostanete bonus navíc k tomu na konci tahu a její karty se pro něj nepočítají jako zahrané typy.

## Konec hry
rules-end-title = Konec hry
rules-end-lead = Padají poslední listy.
rules-end-1 = Konec nastane, jakmile dojde balíček nebo brány. Rozehraný tah se dohraje. Potom má každý ještě jeden tah; poslední je hráč, který konec způsobil.
rules-end-2 = Dojde-li pak i to druhé, nic se nemění.
rules-end-3 = Nakonec se <scoring|počítají body>.
rules-end-signs = Dvě znamení
rules-end-deck = Poslední karta balíčku…
rules-end-gates = …nebo poslední brána.

rules-scoring-title = Bodování
rules-scoring-1-title = Hromádky
rules-scoring-1 = Počet karet hromádky krát hodnota vrchní karty. Hromádka s 0 navrchu nedá nic.
rules-scoring-2-title = Žaludy
rules-scoring-2 = 1 bod za žalud, podle hodnoty. Žaludy na krajinách se nepočítají.
rules-scoring-3-title = Cíle
rules-scoring-3 = Každý aktivovaný cíl je za 3 body pro všechny, kdo ho splní, i při shodě. Splní-li ho majitel, dostane místo toho 10.
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
rules-dew-4 = Modrá hromádka roste jako každá jiná, ale až do 4. Modrá 3 ji neuzavře; modrá 4 ano a hromádka dostane bránu.
rules-dew-5 = Modrá hromádka začíná kartou 0 jako ostatní, s krajinou <landscape-a|A> i kartou 1.
rules-dew-6 = Při zahrání, pro bonus i pro cíle se modrá karta počítá jako modrá. Hromádka s modrou 3 navrchu je za trojnásobek počtu svých karet a je stále otevřená; se 4 navrchu za čtyřnásobek.
rules-dew-look = Modré listy
rules-dew-cards = Modrá jde od 0 do 4.
rules-dew-piles = Karta 3 hromádku neuzavře, karta 4 ano.
rules-dew-token = Žeton modrého listu stojí 3 body.

rules-dew-joker-title = Modrá na jiných listech
rules-joker-1 = Modrou kartu lze položit i na hromádku jiného typu, pokud se hodí hodnota a hromádka není uzavřená. Vezmete si pak žeton modrého listu, ze zásoby nebo od toho, kdo ho má.
rules-joker-2 = Na modrou vrchní kartu lze položit kterýkoli typ, hodí-li se hodnota. Hromádka <dew-change|pak má> nový typ.
rules-joker-3 = Žádné dvě vaše hromádky nesmějí být stejného typu. Modrou lze tedy položit na jiný typ, jen když není modrá žádná vaše další hromádka.
rules-joker-4 = Kartu 3 jiného typu lze položit na modrou 2 i na modrou 3; hromádku uzavře.
rules-joker-5 = <landscape-n|Vodopád> vás nikdy nenutí: modrou kartu, kterou lze položit jen na jiný typ, můžete dát do nabídky.
rules-joker-6 = Zasunutí modré karty pod hromádku krajinou <landscape-m|Mechové kořeny> není zahrání; žeton zůstává, kde je.
rules-joker-example = Modrou 2 položíte na červenou 1. Hromádka je teď modrá a vy si berete žeton modrého listu.

rules-dew-change-title = Hromádka mění typ
rules-change-1 = Hromádka je toho typu, jakého je její vrchní karta. Karta jiného typu položená na modrou změní typ hromádky na svůj; karty pod ní zůstávají, čím jsou.
rules-change-2 = Ani tak nesmí vzniknout dvě hromádky stejného typu: máte-li už červenou hromádku, na jinou červenou kartu položit nelze.
rules-change-example = Fialovou 3 položíte na modrou 2. Hromádka je teď fialová a uzavřená.

## Sólová hra
rules-solo-title = Sólová hra
rules-solo-1 = Vyberte si scénář. Určuje typy listů, vaše krajiny a počet karet v ruce. Začínáte se 4 žaludy a 4 kartami v nabídce. Pravidla jsou stejná až na to, co následuje.
rules-solo-2 = Za nové karty platit nelze.
rules-solo-3 = Když seberete sloupec, s krajinou <landscape-b|B> dva, zbytek nabídky se odloží a odkryjí se 4 nové karty.
rules-solo-4 = S krajinami <landscape-f|F> a <landscape-d|D> nabídka zůstává, jak je. Vezmete-li s F poslední kartu nabídky, odkryjí se 4.
rules-solo-5 = Po zahrání karet jako hlavní akci odložíte jednu kartu z ruky, pokud ještě nějakou máte. Po zahrání v <landscape-e|Čajovně> ne.
rules-solo-6 = Po aktivaci cíle se odloží celá nabídka a odkryjí se 4 nové karty.
rules-solo-example = Berete červený sloupec. Žlutá a zelená se odloží a odkryjí se čtyři nové karty.
rules-solo-end-title = Cíle a konec sólové hry
rules-solo-goals-title = Cíle
rules-solo-7 = Ve hře jsou jen cíle scénáře. Každý má vlastní podmínku, která musí být splněná, když si ho berete, a vlastní cenu.
rules-solo-ends-title = Konec
rules-solo-8 = Bran je vždycky dost; hru nikdy neukončí.
rules-solo-9 = Mají-li se odkrýt 4 nové karty a balíček jich má méně, odkryjí se zbylé. Dohrajete tah a máte ještě jeden celý.
rules-solo-10 = Vyhráváte, když jsou na konci splněné všechny podmínky scénáře; jinak je hra prohraná. Jakmile jsou splněné všechny, můžete hru dokončit.
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
rules-ruling-supply = Pravidla neříkají, co se stane, když žaludy z krabice dojdou. Tady zásoba nikdy nedojde: velké a malé žaludy lze kdykoli rozměnit a záleží jen na hodnotě.
rules-ruling-types-title = Vynechané typy
rules-ruling-types = Které typy nejsou ve hře, si hráči zvolí, nebo je určí náhodně. Tady se určí náhodně, pokud si je hráči nevyberou.
rules-ruling-two-goals-title = Cíle tří typů
rules-ruling-two-goals = Tištěná pravidla neříkají, zda cíle za teplé a za chladné listy zůstávají, když se některý z jejich typů nehraje. Tady zůstávají, hraje-li se aspoň jeden: pořád se dají splnit.
rules-ruling-sets-title = Startovní sady
rules-ruling-sets = Tištěná pravidla neuvádějí, které krajiny tvoří sadu. Tyto čtyři sestavil program: v každé je jedna krajina ke sbírání, jedna k hraní karet nebo k cílům a jedna použitelná kdykoli, a žádné písmeno se neopakuje.
rules-ruling-pass-title = Vynechání
rules-ruling-pass = Tištěná pravidla neříkají, co se stane, když není možná žádná hlavní akce. Tady ji můžete vynechat, ale jen tehdy.
rules-ruling-empty-title = Prázdná nabídka
rules-ruling-empty = Tištěná pravidla mluví jen o nabídce vyprázdněné sběrem. V tomto programu platí totéž, i když ji vyprázdní krajina: odkryjí se čtyři karty.
rules-ruling-nothing-title = Nic není nejvíc
rules-ruling-nothing = Tištěná pravidla neříkají, zda může být nejvíc i 0. Tady nemůže: cíl za nejvíc se s nulou splnit nedá.
rules-ruling-warm-title = Teplé a chladné listy
rules-ruling-warm = Některá vydání počítají karty v hromádkách těchto typů, jiná karty těchto typů. Tady platí každá karta podle vlastního typu, jako u cílů za jeden typ.
rules-ruling-roots-title = Mechové kořeny
rules-ruling-roots = Tištěná pravidla neříkají, zda se zasunutá karta počítá jako zahraná. Tady ne, takže nepomůže ke dvěma typům pro bonus za sousedící žaludy.
rules-ruling-waterfall-title = Vodopád
rules-ruling-waterfall = Tištěná pravidla neříkají, zda s ním lze založit hromádku a co je s obvyklým bonusem. Tady lze; jeho vlastní bonus ten na konci tahu nenahrazuje ani k němu nepomáhá.
rules-ruling-twice-title = Pro každý typ jedna hromádka
rules-ruling-twice = Tištěné pravidlo platí až na konci tahu. Tento program po každé kartě ověří, že nemáte dvě hromádky stejného typu, a kartu, která by to porušila, hned odmítne.
rules-ruling-solo-gates-title = Brány v sólové hře
rules-ruling-solo-gates = Tištěná pravidla neříkají, jak je to v sólové hře s branami. Tady je jich, kolik potřebujete, a hru neukončí.
rules-ruling-solo-end-title = Poslední tah v sólové hře
rules-ruling-solo-end = Tištěná pravidla neříkají, co se stane, když v balíčku zbývají méně než čtyři karty. Tady se odkryjí zbylé, tah se dohraje a následuje ještě jeden celý.
rules-ruling-finish-title = Dokončení předem
rules-ruling-finish = Sbírání nemůže porušit žádnou podmínku scénáře. Jakmile jsou tedy všechny splněné, můžete hru hned dokončit a nemusíte dobrat balíček.
rules-ruling-scenarios-title = Podmínky scénářů
rules-ruling-scenarios = Ve Studeném vánku může mít hromádka stejně karet jako prostřední, protože shoda platí i u cílů. Tam i v Rovnodennosti platí podmínky pro všechny tři hromádky.

## Klávesy
rules-keys-title = Myš a klávesy
shortcut-rules = pravidla k vybrané věci
rules-keys-mouse = Kliknutím myší vybíráte a červeným tlačítkem potvrzujete; co přetáhnete na místo, platí hned. Hrané karty čekají na hromádkách, dokud nestisknete tlačítko: kliknutím nebo přetažením do ruky je vezmete zpět. Co odkrývá skryté karty, vždy čeká na tlačítko, protože to nelze vrátit.
rules-keys-1 = Všechno lze ovládat i jen klávesnicí. Kde právě jste, ukazuje rámeček.
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
