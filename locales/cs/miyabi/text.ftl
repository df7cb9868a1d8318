# Miyabi po řádcích: `momiji text`.

## Co se říká
miyabi-look-round = { $round ->
    [0] Žáby se teprve stavějí. { $name } má bonsaj.
   *[other] Kolo { $round } / { $rounds }. { $name } má bonsaj.
  }
miyabi-look-bonuses = { $count ->
    [0] Všechny bonusy za 5. úroveň jsou rozebrané.
   *[other] Bonusy za 5. úroveň: { $bonuses }.
  }
miyabi-look-bonus = { WORD($object, form: "many") } { $points }
miyabi-look-display-empty = Nabídka je prázdná.
miyabi-look-lying = { $size ->
    [single] Jednoduché dílky: { $tiles }.
    [double] Dvojité dílky: { $tiles }.
    [straight] Rovné dílky: { $tiles }.
   *[corner] Rohové dílky: { $tiles }.
  }
miyabi-look-several = { $count }× { $tile }
miyabi-look-tile = { $form ->
    [single] { WORD($object) } ({ $code })
    [double] { WORD($object, form: "many") } ({ $code })
    [end] { WORD($object, form: "many") } na konci ({ $code })
    [middle] { WORD($object, form: "many") } uprostřed ({ $code })
    [bend] { WORD($object, form: "many") } v rohu ({ $code })
    [right] { WORD($object, form: "many") } před ohybem doprava ({ $code })
   *[left] { WORD($object, form: "many") } před ohybem doleva ({ $code })
  }
miyabi-look-object = { WORD($object) }
miyabi-look-zen = { $count ->
    [0] Zenové dílky už došly.
   *[other] Zenové dílky lícem nahoru: { $objects }. Zakrytých: { $left }.
  }
miyabi-look-bag = { $size ->
    [single] Jednoduchých dílků zbývá v sáčku: { $count }.
    [double] Dvojitých dílků zbývá v sáčku: { $count }.
    [straight] Rovných dílků zbývá v sáčku: { $count }.
   *[corner] Rohových dílků zbývá v sáčku: { $count }.
  }
miyabi-look-garden = { $out ->
    [yes] Zahrada ({ $name }), { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }, v tomto kole už nehraje:
   *[no] Zahrada ({ $name }), { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }:
  }
miyabi-look-line = { $cells }
miyabi-look-row = { $cells }, { WORD($object) }
miyabi-look-lanterns = { $count ->
    [0] Zatím žádné lucerny.
    [one] Lucerna stojí nad sloupcem { $columns }.
   *[other] Lucerny stojí nad sloupci { $columns }.
  }
miyabi-look-frog = { $gold ->
    [yes] Zlatá žába sedí na { $square }.
   *[no] Stříbrná žába sedí na { $square }.
  }
miyabi-look-standing = { CAP(WORD($object, form: "many")) } ({ $most } za nejvíc, { $second } za druhý největší počet): { $players }.
miyabi-look-count = { $points ->
    [0] { $name } { $count }
    [one] { $name } { $count }, teď za 1 bod
    [few] { $name } { $count }, teď za { $points } body
   *[other] { $name } { $count }, teď za { $points } bodů
  }

## Na co se ptá
miyabi-question = Položte dílek.
miyabi-frog-turn = { $name } staví žábu.
miyabi-question-frog = Postavte žábu na některé políčko.
miyabi-question-moved = Žábu už jste posunuli. Položte dílek.
miyabi-question-laid = { $frog ->
    [yes] Dílek je na místě. Posuňte žábu, nebo ukončete tah.
   *[no] Dílek je na místě. Ukončete tah.
  }
miyabi-question-pass = Nic nejde položit. Vynechte.
miyabi-do-place = Položit dílek z nabídky
miyabi-do-zen = Položit zenový dílek
miyabi-do-frog = Žába
miyabi-do-pass = Vynechat: v tomto kole už nehrát
miyabi-do-end = Ukončit tah
miyabi-choice-column = Sloupec { $column }
miyabi-choice-zen = Zenový dílek { WORD($object, form: "with") }
miyabi-choice-lay = { $points ->
    [one] Na { $squares }, úroveň { $level }: 1 bod
    [few] Na { $squares }, úroveň { $level }: { $points } body
   *[other] Na { $squares }, úroveň { $level }: { $points } bodů
  }
miyabi-choice-frog-put = { $square }
miyabi-choice-frog = { $points ->
    [0] { $square }, úroveň { $level }
    [one] Výš na { $square }, úroveň { $level }: 1 bod
    [few] Výš na { $square }, úroveň { $level }: { $points } body
   *[other] Výš na { $square }, úroveň { $level }: { $points } bodů
  }

## Před hrou
miyabi-ask-colour = Hrát s Barevnou zahradou (1 bod za každý objekt největší skupiny)? Ano, nebo ne. Enter znamená ne.
miyabi-ask-meadow = Hrát s Velkou loukou (2 body za každé políčko největší zelené skupiny)? Ano, nebo ne. Enter znamená ne.
miyabi-ask-zen = Hrát se Zenovou zahradou (dílky, které bodují, když je obklopíte)? Ano, nebo ne. Enter znamená ne.
miyabi-ask-seven = Hrát se Sedmičkou (7 bodů za každou řadu a každý sloupec s přesně sedmi objekty)? Ano, nebo ne. Enter znamená ne.
miyabi-ask-frog = Hrát se Žábou, která šplhá a boduje? Ano, nebo ne. Enter znamená ne.
miyabi-ask-passing = Smí se vynechat, i když se ještě nějaký dílek vejde? Ano, nebo ne. Enter znamená ne.

## Slova, kterým hra rozumí, obvyklé první
miyabi-topic-display = nabídka, nabídku, dílky
miyabi-topic-garden = zahrada, zahradu, políčka
miyabi-topic-opponents = soupeři, soupeře, hráči
miyabi-topic-rows = řady, většiny
miyabi-topic-bags = sáčky, krabice
miyabi-verb-place = polož, položit, položím
miyabi-verb-zen = zen, zenový
miyabi-verb-frog = žába, žábu
miyabi-verb-pass = vynech, vynechat, vynechávám
miyabi-verb-end = konec, ukonči, ukončit
miyabi-size-single = jednoduchý
miyabi-size-double = dvojitý
miyabi-size-straight = rovný
miyabi-size-corner = rohový
miyabi-direction-n = sever, n, nahoru
miyabi-direction-e = východ, doprava
miyabi-direction-s = jih, s, dolů
miyabi-direction-w = západ, w, doleva
miyabi-small-words = na, do, v, se, k, sloupec, sloupce, sloupci, dílek, políčko, tah, tahu
miyabi-begin = Hra začíná. Semínko: { $seed }. Seznam příkazů ukáže „pomoc“.
miyabi-why-nothing = Napište „proč“ a tah, třeba „proč vynech“.
miyabi-help-steps = Tah zadáte číslem možnosti, slovy jako „polož dvojitý dílek s rybami c východ“, „zen javor b“, „žába c4“, „konec“, nebo zápisem ze záznamů, třeba „place F2 c e“. Písmeno je sloupec políčka s objekty; dílek otočený na východ leží od něj doprava, na jih dolů, na západ doleva, na sever nahoru.
miyabi-help-look = ukaž: celý stůl; ukaž zahradu, nabídku, soupeře, řady nebo sáčky: jen to. Políčko zahrady je jeho úroveň, potom ×3 pro tři objekty, z pro zenový dílek, * pro žábu.
miyabi-type-place = polož { $tile } do sloupce { $column }{ $direction ->
    [n] {" "}na sever
    [e] {" "}na východ
    [s] {" "}na jih
    [w] {" "}na západ
   *[none] { "" }
  }
miyabi-type-zen = zen { WORD($object) } do sloupce { $column }
miyabi-type-frog = žába na { $square }
miyabi-type-pass = vynech
miyabi-type-end = konec
