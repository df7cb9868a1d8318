# Stůl: poznámky, tlačítka, co věci říkají samy o sobě, odmítnutí ruky.

miyabi-round-of = Kolo { $round } / { $rounds }
miyabi-round = { $round }. kolo
miyabi-round-short = { $round } / { $rounds }
miyabi-round-frogs = Žáby
miyabi-fifth-level = Pátá úroveň
miyabi-zen-tiles = Zenové dílky
miyabi-rows-now = Řady nyní
miyabi-out = mimo
miyabi-points-word = { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }

## Poznámky
miyabi-note-lay = Jste na tahu
miyabi-note-lay-body = Vezměte dílek z nabídky a položte ho do své zahrady.
miyabi-note-lay-frog = Předtím nebo potom můžete posunout žábu.
miyabi-note-lay-after-frog = Žábu už jste posunuli. Teď položte dílek.
miyabi-note-tile = Položte dílek
miyabi-note-tile-body = Zlatě svítí políčka, kde mohou stát jeho objekty.
miyabi-note-tile-hint = Otočíte ho kolečkem, pravým tlačítkem nebo stiskem { $turns }.
miyabi-note-tile-turn = Takhle se nikam nevejde. Otočte ho: kolečkem, pravým tlačítkem nebo stiskem { $turns }.
miyabi-note-zen = Položte zenový dílek
miyabi-note-zen-body = Na holou zem v řadě jeho objektu, do sloupce bez lucerny.
miyabi-note-zen-sure = Pak se odkryje další zenový dílek, takže to už nepůjde vrátit.
miyabi-note-frog = Posuňte žábu
miyabi-note-frog-first = O jedno políčko, na stejnou úroveň nebo o jednu výš. Skok nahoru přinese body za úroveň. Pak položte dílek.
miyabi-note-frog-body = O jedno políčko, na stejnou úroveň nebo o jednu výš. Skok nahoru přinese body za úroveň. Nebo ukončete tah.
miyabi-note-laid = Položeno
miyabi-note-laid-body = Ukončete tah, nebo ho vraťte.
miyabi-note-laid-frog = Chcete-li, posuňte žábu o políčko; pak ukončete tah.
miyabi-note-put-frog = Posaďte žábu
miyabi-note-put-frog-body = Zvolte pro žábu kterékoli políčko své zahrady. Kde sedí, tam dílky položit nelze.
miyabi-note-nothing = Nic nejde položit
miyabi-note-nothing-body = Žádný dílek se do vaší zahrady nevejde. Vynechte: do dalšího kola už nehrajete.
miyabi-note-sure = Vynechat?
miyabi-note-sure-body = Nějaký dílek by se ještě vešel. Když vynecháte, do dalšího kola už nehrajete.
miyabi-note-over = Konec hry
miyabi-note-over-body = Všechny zahrady jsou hotové a body sečtené.

## Tlačítka
miyabi-button-end = Ukončit tah
miyabi-button-pass = Vynechat
miyabi-button-sure = Vynechat
miyabi-button-stay = Hrát dál
miyabi-button-lay = Položit sem
miyabi-button-put-frog = Posadit sem
miyabi-button-turn-left = Otočit doleva
miyabi-button-turn-right = Otočit doprava
miyabi-why-turn = Nejprve zvolte dílek.
miyabi-why-pass = Ještě se dá něco položit. Vynechat lze, jen když nejde položit nic.
miyabi-why-square = Nejprve zvolte některé ze zlatých políček.

## Odmítnutí ruky
miyabi-refuse-row = { CAP(WORD($object, form: "many")) } lze položit jen do řady { $row }, vedle jejich tabulky.
miyabi-refuse-nothing-chosen = Nejprve vezměte dílek z nabídky.
miyabi-refuse-no-place = Tenhle dílek se teď nikam nevejde: { $count ->
    [one] sloupec { $columns }, jediný bez lucerny, pro něj nemá políčka stejné úrovně.
   *[other] sloupce bez lucerny ({ $columns }) pro něj nemají políčka stejné úrovně.
  }

## Co věci říkají samy o sobě
miyabi-last-round = Začíná poslední kolo.
miyabi-rows-sum = Dohromady
miyabi-box-1 = Jednoduché
miyabi-box-2 = Dvojité
miyabi-box-3 = Rovné
miyabi-box-l = Rohové
miyabi-about-tile = { CAP($tile) }
miyabi-about-tile-body = { $objects ->
    [one] 1 objekt: 1 bod za každou úroveň.
    [few] { $objects } objekty: { $objects } body za každou úroveň.
   *[other] { $objects } objektů: { $objects } bodů za každou úroveň.
  }
miyabi-about-zen = Zenový dílek { WORD($object, form: "with") }
miyabi-about-zen-body = Na holou zem v řadě jeho objektu; 1 bod.
miyabi-about-zen-more = Obklopený objekty jednou boduje: za všechny kolem i za svůj.
miyabi-about-zen-bag = Lícem dolů: { $count }. Když si někdo jeden vezme, odkryje se další.
miyabi-about-square = { $square }, úroveň { $level }
miyabi-about-square-bare = Holá zem. V této řadě: { WORD($object, form: "many") }.
miyabi-about-square-green = Zelené políčko.
miyabi-about-square-objects = { $count } × { WORD($object) }.
miyabi-about-square-zen = Zenový dílek { WORD($object, form: "with") }, obklopený. Nelze na něj nic položit.
miyabi-about-square-zen-open = Zenový dílek { WORD($object, form: "with") }, ještě neobklopený. Nelze na něj nic položit.
miyabi-about-square-next = Další dílek tu bude ležet na úrovni { $level }.
miyabi-about-column = Sloupec { $column }
miyabi-about-lantern-lit = Lucerna už svítí: objekty ve sloupci { $column } do dalšího kola položit nelze. Zelená políčka ano.
miyabi-about-lantern-empty = Ještě bez lucerny: dílek může mít objekty ve sloupci { $column }.
miyabi-about-row = { $row }. řada: { WORD($object, form: "many") }
miyabi-about-row-values = Na konci { $most } bodů za nejvíc objektů, { $second } za druhý nejvyšší počet.
miyabi-about-row-now = Teď byste za ni dostali { $points }.
miyabi-about-tablet = Pátá úroveň, { WORD($object, form: "many") }: { $points } bodů
miyabi-about-tablet-body = Pro toho, kdo jako první položí { WORD($object, form: "many") } na úroveň { $level }.
miyabi-about-tablet-taken = Má ho { $name }.
miyabi-about-frog-silver = Stříbrná žába
miyabi-about-frog-gold = Zlatá žába
miyabi-about-frog-move = Jednou za tah o políčko, na stejnou úroveň nebo o jednu výš. Krok nahoru přinese tolik bodů, kolikátá je to úroveň.
miyabi-about-frog-silver-body = Smí jen na políčka bez objektů. Na úrovni { $level } zezlátne.
miyabi-about-frog-gold-body = Smí i na objekty.
miyabi-about-rows = Kolik má kdo objektů a co by řady přinesly teď. Kliknutím uvidíte všechny hráče.
miyabi-about-round = Toto kolo začíná { $name }: má bonsaj.
miyabi-about-round-out = { $count ->
   *[other] Do dalšího kola nehrají: { $names }.
  }
miyabi-about-box = Dílky v krabici
miyabi-about-box-body = V krabici zbývá { $count } / { $all }. Kliknutím uvidíte které.
miyabi-about-extension-colour = Na konci 1 bod za každý objekt největší skupiny. Políčka s objekty k sobě patří, když se dotýkají stranou.
miyabi-about-extension-meadow = Na konci 2 body za každé políčko největší skupiny zelených políček.
miyabi-about-extension-zen = Zenové dílky leží vedle nabídky. Obklopené objekty bodují.
miyabi-about-extension-seven = Na konci 7 bodů za každou řadu a každý sloupec s přesně sedmi objekty.
miyabi-about-extension-frog = Žába šplhá po terasách a boduje za každý skok nahoru.
miyabi-shortcut-turn = otočit dílek, který držíte; jde to i kolečkem a pravým tlačítkem

## Lístek o tom, co udělali ostatní; kdo, říká znak vedle řádku
miyabi-brief-turn = { $points ->
    [0] { CAP(WORD($deeds, form: "plain")) }
   *[other] { CAP(WORD($deeds, form: "plain")) }: +{ $points }
  }
miyabi-brief-place = { $size ->
    [single] { WORD($object) } na { $square }
   *[other] { WORD($object, form: "many") } na { $square }
  }
miyabi-brief-several = { $count ->
    [few] { $count } dílky, poslední na { $square }
   *[other] { $count } dílků, poslední na { $square }
  }
miyabi-brief-zen = zenový dílek na { $square }
miyabi-brief-fifth = první na 5. úrovni
miyabi-brief-enclosed = zenový dílek obklopen
miyabi-brief-frog = žába na { $square }
miyabi-brief-gold = žába je zlatá
miyabi-brief-pass = vynechává
miyabi-brief-out = už nehraje

## Vedle cizích zahrad a na listech
miyabi-rows-caption = Objekty v řadách a body, které by přinesly teď
miyabi-box-caption = Zbývá vytáhnout / je v krabici
miyabi-display-waits = Dílky prvního kola přijdou, až bude mít každá žába své políčko.
miyabi-about-garden = Zahrada: { $name }
miyabi-about-other = Tmavá čísla udávají počet objektů v řadě, čísla pod mincí body, které by řada přinesla teď.
miyabi-about-other-rows = Všechny řady dohromady: { $points }.
miyabi-about-other-click = Kliknutím otevřete stránku hráče.
miyabi-side-now = Kdyby hra skončila teď

## Pro hlas
miyabi-heard-row = { $name }: { $objects ->
    [one] { $objects } objekt
    [few] { $objects } objekty
    [many] { $objects } objektu
   *[other] { $objects } objektů
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
miyabi-heard-left = { CAP($tile) }: zbývá { $left }, celkem { $count }
miyabi-zone-display = Nabídka
miyabi-zone-garden = Vaše zahrada
miyabi-heard-lies = Takto natočený dílek zakryje ještě tato políčka, počítáno od objektů: { $places }.
miyabi-heard-beside = { $at ->
    [e] vpravo
    [w] vlevo
    [n] nahoře
    [s] dole
    [ee] druhé vpravo
    [ww] druhé vlevo
    [nn] druhé nahoře
    [ss] druhé dole
    [ne] vpravo nahoře
    [nw] vlevo nahoře
    [se] vpravo dole
   *[sw] vlevo dole
  }
miyabi-heard-counts = Objekty v řadách: { $rows }.
miyabi-heard-count = { WORD($object, form: "many") } { $count }
miyabi-heard-brings = { $points ->
    [one] Zakryje { $squares } na úrovni { $level }: { $points } bod.
    [few] Zakryje { $squares } na úrovni { $level }: { $points } body.
   *[other] Zakryje { $squares } na úrovni { $level }: { $points } bodů.
  }
miyabi-heard-garden-row = { $row }. řada, { WORD($object, form: "many") }: { $squares }.
miyabi-heard-square = { $what ->
    [bare] { $square } holá zem
    [green] { $square } úroveň { $level }
    [zen] { $square } zenový dílek
   *[objects] { $square } úroveň { $level }, objekty: { $objects }
  }
