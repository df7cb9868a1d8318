# Lekce: zaznamenaná hra, vyprávěná krok za krokem.

## Co je na řadě, když hráč klikne jinam
chocolatier-lesson-meant-pralines = { $where ->
    [middle] Teď jsou na řadě { WORD($praline, form: "pl") } pralinky uprostřed stolu.
   *[plate] Teď jsou na řadě { WORD($praline, form: "pl") } pralinky na označené nabídce.
  }
chocolatier-lesson-meant-line = Teď je na řadě vaše { $line }. přípravná řada, vedle bonboniéry.
chocolatier-lesson-meant-floor = Teď je na řadě vaše podlaha, pod řadami.

chocolatier-lesson-any-pralines = Vezměte označené pralinky.
chocolatier-lesson-any-line = Dejte je do označené řady.
chocolatier-lesson-any-floor = Dejte je na podlahu.
chocolatier-lesson-any-end = Ukončete tah. Další hraje { $other }.

chocolatier-lesson-welcome = O co jde
chocolatier-lesson-welcome-slab = Na každé nabídce leží čtyři pralinky. { $other } a vy je střídavě berete, dokud nejsou nabídky i střed prázdné. To je jedno kolo.
chocolatier-lesson-welcome-box = Tohle je vaše bonboniéra. Pralinky bodují, když se do ní dostanou, a víc, když leží vedle sebe. Vyhrává, kdo má nejvíc bodů.

chocolatier-lesson-take = Brát
chocolatier-lesson-take-pralines = Bere se vždy celá jedna barva z jedné nabídky. Klikněte na dvě modré.
chocolatier-lesson-take-line = Dávají se do jedné z vašich pěti přípravných řad. Dvě pralinky zaplní 2. řadu: klikněte na ni, nebo je tam přetáhněte. Zbytek nabídky pak sklouzne doprostřed.
chocolatier-lesson-take-end = Hnědá a bílá teď leží uprostřed pro všechny. Ukončete tah, další hraje { $other }.

chocolatier-lesson-middle = Střed stolu
chocolatier-lesson-middle-pralines = Brát můžete i ze středu, zase celou jednu barvu. Leží tam tři bílé: klikněte na ně.
chocolatier-lesson-middle-line = Do 4. řady se vejdou všechny tři. Kdo bere ze středu první, vezme i žeton začínajícího hráče: leží na podlaze a stojí 1 bod.
chocolatier-lesson-middle-end = Zato začnete příští kolo. Čtvrté řadě chybí ještě jedna bílá. Ukončete tah.

chocolatier-lesson-more = Jedna řada, jedna barva
chocolatier-lesson-more-pralines = V přípravné řadě smí být jen jedna barva. Čtvrtá řada čeká na bílou, a tady jedna je.
chocolatier-lesson-more-line = Přidejte ji do 4. řady, a řada je plná.

chocolatier-lesson-overflow = Příliš mnoho
chocolatier-lesson-overflow-pralines = Uprostřed leží čtyři černé. Musíte vzít všechny.
chocolatier-lesson-overflow-line = Do 3. řady se vejdou tři. Čtvrtá spadne na podlahu a stojí 1 bod; čísla to ukazují ještě předtím, než je položíte. Za plnou řadu to stojí.

chocolatier-lesson-filling = Plnění bonboniéry
chocolatier-lesson-filling-pralines = Poslední pralinka tohoto kola je vaše.
chocolatier-lesson-filling-line = Zaplní 1. řadu. Řady, které plné nejsou, zůstanou do dalšího kola, jak jsou.
chocolatier-lesson-filling-end = Až ukončíte tah, naplní se bonboniéry: z každé plné řady jde jedna pralinka na místo své barvy. Potom se platí podlaha.

chocolatier-lesson-points = Body
chocolatier-lesson-points-well = Pralinka bez sousedů přinesla 1 bod. Tahle bílá se dotkla černé nad sebou: sloupec ze dvou, 2 body. Za podlahu jdou 2 dolů, máte 3 body.
chocolatier-lesson-points-pralines = Máte žeton, takže začínáte. Tři červené zaplní právě 3. řadu. Vezměte je.
chocolatier-lesson-points-line = Červená bude vedle černé, řada ze dvou, a pod modrou, sloupec ze dvou: 2 + 2, tedy 4 body. První přípravná řada už červenou nebere, v bonboniéře ji má.

chocolatier-lesson-closed = Každá barva jen jednou
chocolatier-lesson-closed-pralines = V každé řadě bonboniéry je každá barva jen jednou. Teď vezměte dvě modré.
chocolatier-lesson-closed-line = Druhá přípravná řada už modrou nebere, v bonboniéře ji má. Pátá je volná a může se plnit i několik kol.
chocolatier-lesson-closed-end = Dokud tohle nestisknete, jde všechno vrátit. Ukončete tah.

chocolatier-lesson-ending = Poslední kolo
chocolatier-lesson-ending-hint = O několik kol později. Když si ve skutečné hře nebudete vědět rady, řekněte si o ni tady nebo klávesou { $pressed }: uvidíte nejlepší tah a proč.
chocolatier-lesson-ending-pralines = První řadě bonboniéry chybí už jen hnědá. Hra končí po kole, ve kterém někdo zaplní celou řadu. Vezměte ji.
chocolatier-lesson-ending-line = Hnědá doplní 1. řadu a spolu s bílou dole i celý 2. sloupec.
chocolatier-lesson-ending-end = Tohle kolo bude poslední. Ukončete tah.

chocolatier-lesson-floor = Na podlahu
chocolatier-lesson-floor-pralines = Zbývají dvě bílé a tah se vynechat nesmí. Vezměte je.
chocolatier-lesson-floor-floor = Bílou teď nemůže vzít žádná vaše řada, takže jdou na podlahu. Čím víc jich tam leží, tím jsou dražší.
chocolatier-lesson-floor-end = Jedno místo na podlaze stojí 1 bod, dvě 2, tři už 4. Ukončete tah, bonboniéry se naplní naposled.

chocolatier-lesson-score = Konečné body
chocolatier-lesson-score-page = Na konci přinese plná řada 2 body, plný sloupec 7 a všech pět pralinek jedné barvy 10. Vy máte od každého jedno. A teď do skutečné hry.
