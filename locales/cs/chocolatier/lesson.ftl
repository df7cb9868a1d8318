# Lekce: zaznamenaná hra, vyprávěná krok za krokem.

## Co je na řadě, když hráč klikne jinam
chocolatier-lesson-meant-pralines = { $where ->
    [middle] Teď vezměte { WORD($praline, form: "pl") } pralinky uprostřed stolu.
   *[plate] Teď vezměte { WORD($praline, form: "pl") } pralinky z označené nabídky.
  }
chocolatier-lesson-meant-line = Teď vyberte { $line }. přípravnou řadu vedle bonboniéry.
chocolatier-lesson-meant-floor = Teď vyberte podlahu pod svými řadami.

chocolatier-lesson-any-pralines = Vezměte označené pralinky.
chocolatier-lesson-any-line = Dejte je do označené řady.
chocolatier-lesson-any-floor = Dejte je na podlahu.
chocolatier-lesson-any-end = Ukončete tah. Další hraje { $other }.

chocolatier-lesson-welcome = O co jde
chocolatier-lesson-welcome-slab = V každé nabídce leží čtyři pralinky. Střídavě je berete, { $other } a vy, dokud nejsou nabídky i střed prázdné. To je jedno kolo.
chocolatier-lesson-welcome-box = Tohle je vaše bonboniéra. Za pralinky v ní máte body, a když leží vedle sebe, tím víc. Vyhrává, kdo má nejvíc bodů.

chocolatier-lesson-take = Braní pralinek
chocolatier-lesson-take-pralines = Bere se vždy celá jedna barva z jedné nabídky. Klikněte na dvě modré.
chocolatier-lesson-take-line = Patří do jedné z vašich pěti přípravných řad. Dvě pralinky zaplní 2. řadu: klikněte na ni, nebo je tam přetáhněte. Zbytek nabídky sklouzne doprostřed.
chocolatier-lesson-take-end = Hnědá a bílá teď leží uprostřed pro všechny. Ukončete tah, další hraje { $other }.

chocolatier-lesson-middle = Střed stolu
chocolatier-lesson-middle-pralines = Brát můžete i ze středu, zase celou jednu barvu. Leží tam tři bílé: klikněte na ně.
chocolatier-lesson-middle-line = Do 4. řady se vejdou všechny tři. Kdo bere ze středu první, dostane i žeton začínajícího hráče: leží na podlaze a stojí 1 bod.
chocolatier-lesson-middle-end = Zato začnete příští kolo. Do 4. řady chybí ještě jedna bílá. Ukončete tah.

chocolatier-lesson-more = Jedna řada, jedna barva
chocolatier-lesson-more-pralines = V přípravné řadě smí být jen jedna barva. Ve 4. řadě chybí bílá, a tady jedna je.
chocolatier-lesson-more-line = Přidejte ji do 4. řady, a řada je plná.

chocolatier-lesson-overflow = Příliš mnoho
chocolatier-lesson-overflow-pralines = Uprostřed leží čtyři černé. Musíte vzít všechny.
chocolatier-lesson-overflow-line = Do 3. řady se vejdou tři. Čtvrtá spadne na podlahu a stojí 1 bod; čísla to ukážou, ještě než je položíte. Plná řada za to stojí.

chocolatier-lesson-filling = Plnění bonboniéry
chocolatier-lesson-filling-pralines = Poslední pralinka tohoto kola je vaše.
chocolatier-lesson-filling-line = Zaplní 1. řadu. Neúplné řady zůstanou do dalšího kola tak, jak jsou.
chocolatier-lesson-filling-end = Až ukončíte tah, naplní se bonboniéry: z každé plné řady jde jedna pralinka na místo své barvy. Potom se platí za podlahu.

chocolatier-lesson-points = Body
chocolatier-lesson-points-well = Červená, modrá a černá jsou bez sousedů: po 1 bodu. Tahle bílá leží pod černou: sloupec ze dvou, 2 body. Za podlahu jsou 2 body dolů: z 5 zbudou 3.
chocolatier-lesson-points-pralines = Měli jste žeton, takže začínáte. Tři červené přesně zaplní 3. řadu. Vezměte je.
chocolatier-lesson-points-line = Červená bude vedle černé (řada ze dvou) a pod modrou (sloupec ze dvou): 2 + 2, tedy 4 body. Do 1. přípravné řady už červenou dát nelze, v bonboniéře ji tam máte.

chocolatier-lesson-closed = Každá barva jen jednou
chocolatier-lesson-closed-pralines = V každé řadě bonboniéry je každá barva jen jednou. Teď vezměte dvě modré.
chocolatier-lesson-closed-line = Do 2. přípravné řady už modrou dát nelze, v bonboniéře ji tam máte. Pátá je volná a plnit ji můžete i několik kol.
chocolatier-lesson-closed-end = Dokud tohle nestisknete, jde všechno vrátit. Ukončete tah.

chocolatier-lesson-ending = Poslední kolo
chocolatier-lesson-ending-hint = O několik kol později. Když si ve skutečné hře nebudete jistí, řekněte si o radu tady nebo stiskněte { $pressed }: uvidíte nejlepší tah a důvod.
chocolatier-lesson-ending-pralines = V první řadě bonboniéry chybí už jen hnědá. Hra končí po kole, ve kterém někdo zaplní celou řadu. Vezměte ji.
chocolatier-lesson-ending-line = Hnědá doplní 1. řadu a spolu s bílou dole i celý 2. sloupec.
chocolatier-lesson-ending-end = Tohle kolo bude poslední. Ukončete tah.

chocolatier-lesson-floor = Na podlahu
chocolatier-lesson-floor-pralines = Zbývají dvě bílé a tah se vynechat nesmí. Vezměte je.
chocolatier-lesson-floor-floor = Bílé teď nemáte do které řady dát, takže jdou na podlahu. Čím víc jich tam leží, tím jsou dražší.
chocolatier-lesson-floor-end = Jedno místo na podlaze stojí 1 bod, dvě 2, tři už 4. Ukončete tah, bonboniéry se naplní naposledy.

chocolatier-lesson-score = Konečné body
chocolatier-lesson-score-page = Na konci přinese celá řada 2 body, celý sloupec 7 a všech pět pralinek jedné barvy 10. Vy máte od každého jedno. A teď do skutečné hry.
