# Lekce: zaznamenaná hra, vyprávěná krok za krokem.

## Co je na řadě, když hráč klikne jinam
miyabi-lesson-meant-tile = Teď vezměte { $tile }: je označený.
miyabi-lesson-meant-square = Teď ho položte na označené políčko své zahrady.

miyabi-lesson-any-tile = Vezměte označený dílek.
miyabi-lesson-any-turn-right = Otočte dílek ještě jednou.
miyabi-lesson-any-square = Položte ho na označené políčko.
miyabi-lesson-any-end = Ukončete tah. Další hraje { $other }.

miyabi-lesson-welcome = O co jde
miyabi-lesson-welcome-frame = Tohle je vaše zahrada. Pokládáte do ní dílky, později i na sebe. Čím výš dílek leží, tím víc bodů přinese.
miyabi-lesson-welcome-tray = V nabídce leží dvanáct dílků. Střídavě je pokládáte, { $other } a vy, vždy po jednom. Hraje se šest kol a vyhrává, kdo má nejvíc bodů.

miyabi-lesson-lay = Pokládání dílku
miyabi-lesson-lay-tile = Na každém dílku jsou objekty jednoho druhu, všechny na jednom políčku. Na tomhle dvojitém jsou dva javory: klikněte na něj.
miyabi-lesson-lay-square = Každý druh má svou řadu, ukazují to tabulky vlevo: javory patří do první. Klikněte na označené políčko, nebo tam dílek přetáhněte.
miyabi-lesson-lay-end = Úroveň 1 × 2 objekty = 2 body. Nad sloupcem s javory teď svítí lucerna. Ukončete tah, další hraje { $other }.

miyabi-lesson-lantern = Lucerny
miyabi-lesson-lantern-tile = Sloupec s javory už lucernu má: další objekty do něj v tomto kole položit nelze. Vezměte rovný dílek se třemi rybami.
miyabi-lesson-lantern-square = Ryby budou v prvním sloupci, který je ještě volný. Na zelená políčka se lucerny nevztahují: jedno může ležet i ve sloupci s javory.

miyabi-lesson-turn = Otočení dílku
miyabi-lesson-turn-tile = Dvě pagody patří do druhé řady. Dílek by se vešel i naležato, ale tentokrát ho položíme nastojato.
miyabi-lesson-turn-turn-right = Dílky lze otáčet: tímto tlačítkem, kolečkem myši, stiskem { $pressed } nebo pravým tlačítkem. Otočte ho jednou.
miyabi-lesson-turn-square = Zelené políčko teď míří dolů, vedle zelených políček u ryb. Položte ho.

miyabi-lesson-level = Druhá úroveň
miyabi-lesson-level-tile = Obě světlá políčka mají úroveň 1, i když patří ke dvěma dílkům. Na rovném místě se dá stavět. Vezměte dvojitý dílek s rybami.
miyabi-lesson-level-square = Všechna políčka pod dílkem musí mít stejnou úroveň, ať na nich leží cokoli. Položte ho přes obě.
miyabi-lesson-level-end = Leží na úrovni 2, ukazuje to i číslo na něm: 2 × 2 objekty = 4 body. Ukončete tah.

miyabi-lesson-rows = Řady
miyabi-lesson-rows-plaque = Po posledním kole se boduje každá řada. Kdo v ní má nejvíc azalek, dostane 9 bodů, druhý 4. Vpravo vidíte, jak jsou na tom všechny řady.
miyabi-lesson-rows-tile = Počítá se každý objekt zvlášť a { $other } zatím žádnou azalku nemá. Vezměte rohový dílek se třemi.
miyabi-lesson-rows-square = Azalky přijdou do pátého sloupce. Hned přinesou 3 body a v této řadě povedete.

miyabi-lesson-out = Poslední lucerna
miyabi-lesson-out-tile = Bez lucerny je už jen poslední sloupec. Vezměte kámen.
miyabi-lesson-out-square = Kameny patří do poslední řady. Jednoduchý dílek zelená políčka nemá.
miyabi-lesson-out-end = Svítí všech šest luceren, do konce kola už nehrajete. Kdo nemůže nic položit, vynechá a také čeká na další kolo. Ukončete tah.

miyabi-lesson-round = Další kolo
miyabi-lesson-round-round = Druhé kolo: lucerny se vrátily a v nabídce leží dvanáct nových dílků. Bonsaj má teď { $other }, a proto v tomto kole hraje první.
miyabi-lesson-round-tile = Vaše ryby leží na úrovni 2. Vezměte další dvojitý dílek s rybami.
miyabi-lesson-round-square = Zakryje dvě ryby pod sebou: ty už se nepočítají. Dvě nové ano.
miyabi-lesson-round-end = Úroveň 3 × 2 = 6 bodů a řada o nic nepřišla. Dokud tohle nestisknete, jde všechno vrátit. Ukončete tah.

miyabi-lesson-fifth = Pátá úroveň
miyabi-lesson-fifth-tablet = O několik kol později: začalo poslední kolo. Kdo první položí některý druh na úroveň 5, vezme si jeho bonus. Ten za javory tu ještě je: 10 bodů.
miyabi-lesson-fifth-tile = Tady je na úrovni 4 místo pro dvojitý dílek nastojato. Vezměte ten s javory.
miyabi-lesson-fifth-turn-right = Tady musí dílek ležet nastojato. Otočte ho.
miyabi-lesson-fifth-square = Zakryje dvě vaše pagody, ve své řadě už se počítat nebudou. Pátá úroveň za to stojí.
miyabi-lesson-fifth-end = 5 × 2 = 10 bodů za dílek a 10 bodů bonus. Ukončete tah.

miyabi-lesson-ending = Poslední dílek
miyabi-lesson-ending-hint = O pár tahů později. Když si ve skutečné hře nebudete jistí, požádejte o radu tady nebo stiskněte { $pressed }: ukáže se nejlepší tah a proč.
miyabi-lesson-ending-tile = Zbývá jediný dílek a vy pro něj máte připravené místo: tři políčka úrovně 2 vedle sebe.
miyabi-lesson-ending-square = Úroveň 3 × 3 azalky = 9 bodů. Položte ho.
miyabi-lesson-ending-end = To byl poslední tah. Ukončete ho a spočítají se řady.

miyabi-lesson-score = Bodování
miyabi-lesson-score-page = Řadu získá ten, kdo v ní má nejvíc objektů. Ryb mají oba šest, a tak oba dostanou plných 10 bodů. Za řady máte 53 bodů. A teď do skutečné hry.
