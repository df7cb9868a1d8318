# Textová hra: `momiji text`.

## Věci svými jmény
text-card = { $edges ->
    [left] { WORD($leaf, form: "fem") } { $number } (žalud vlevo)
    [right] { WORD($leaf, form: "fem") } { $number } (žalud vpravo)
    [both] { WORD($leaf, form: "fem") } { $number } (žaludy po obou stranách)
   *[none] { WORD($leaf, form: "fem") } { $number }
  }
text-landscape = { $letter }, { WORD($landscape) }: { $about }
text-landscape-used = Použitá: { $landscape }
text-landscapes-none = Zatím nemáte žádnou krajinu.
text-supply = { $gates ->
    [none] Balíček: { $deck }. Odkládací hromádka: { $discards }.
   *[other] Balíček: { $deck }. Odkládací hromádka: { $discards }. Brány v zásobě: { $gates }.
  }
text-garden-empty = Nabídka je prázdná.
text-column = { $count ->
    [one] { CAP(WORD($leaf)) } sloupec, 1 karta: { $cards }.
    [few] { CAP(WORD($leaf)) } sloupec, { $count } karty: { $cards }.
   *[other] { CAP(WORD($leaf)) } sloupec, { $count } karet: { $cards }.
  }
text-hand = { $count ->
    [one] V ruce máte 1 kartu: { $cards }.
    [few] V ruce máte { $count } karty: { $cards }.
   *[other] V ruce máte { $count } karet: { $cards }.
  }
text-hand-empty = V ruce nemáte nic.
text-acorns = { $acorns ->
    [0] Nemáte žádné žaludy.
    [one] Máte 1 žalud.
    [few] Máte { $acorns } žaludy.
   *[other] Máte { $acorns } žaludů.
  }
text-discards = { $count ->
    [one] Odkládací hromádka, 1 karta: { $cards }.
    [few] Odkládací hromádka, { $count } karty: { $cards }.
   *[other] Odkládací hromádka, { $count } karet: { $cards }.
  }
text-herbarium-empty = Váš osobní prostor je prázdný.
text-herbarium = { $count ->
    [one] Ve vašem osobním prostoru stojí 1 hromádka.
    [few] Ve vašem osobním prostoru stojí { $count } hromádky, zleva doprava.
   *[other] Ve vašem osobním prostoru stojí { $count } hromádek, zleva doprava.
  }
text-pile = { $closed ->
    [no] Hromádka: { $top }.
    [gate] Uzavřená hromádka s bránou: { $top }.
   *[bare] Uzavřená hromádka: { $top }.
  }
text-opponent = { $name }: { $acorns ->
    [one] 1 žalud
    [few] { $acorns } žaludy
   *[other] { $acorns } žaludů
  }, { $cards ->
    [one] 1 karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
  }, { $piles ->
    [one] 1 hromádka
    [few] { $piles } hromádky
   *[other] { $piles } hromádek
  }.
text-token-own = Žeton modrého listu máte vy.
text-token = Žeton modrého listu má { $name }.
text-opponent-landscapes = { $name }, nepoužité krajiny: { $letters }.
text-goal = { $price ->
    [one] Cíl: { $title }. { $about } Stojí 1 žalud.
    [few] Cíl: { $title }. { $about } Stojí { $price } žaludy.
   *[other] Cíl: { $title }. { $about } Stojí { $price } žaludů.
  }
text-goal-owned = { $own ->
    [yes] Váš cíl: { $title }. { $about }
   *[no] Cíl, který má { $name }: { $title }. { $about }
  }
text-goal-alone = Cíl: { $title }. { $about }
text-goal-have = Váš cíl: { $title }.
text-condition = { $holds ->
    [yes] Platí: { $condition }
   *[no] Zatím ne: { $condition }
  }

## Na co se ptáme
text-arrange = Vyjmenujte své hromádky v novém pořadí, zleva doprava.
text-playing = Zahrajte další kartu, nebo napište „hotovo“.
text-do-draft = Vzít si krajinu
text-do-collect = Sebrat sloupec
text-do-reveal = Zaplatit 1 žalud a odkrýt 4 karty
text-do-play = Zahrát kartu
text-do-done = Dokončit
text-do-goal = Aktivovat cíl
text-do-use = Použít krajinu
text-do-trade = Vyměnit dvě karty za 1 žalud
text-do-discard = Odložit kartu
text-do-arrange = Seřadit hromádky
text-do-pick = Vzít vrchní kartu sloupce
text-do-recover = Vzít kartu z odkládací hromádky
text-do-exchange = Vyměnit svůj cíl
text-do-tuck = Zasunout kartu pod hromádku
text-do-place = Položit otočenou kartu
text-do-pass = Vynechat akci
text-do-end = Ukončit tah
text-do-finish = Dokončit hru: všechny podmínky platí
text-option-own-pile = Na hromádku vlastního typu
text-option-top = { CAP(WORD($leaf)) } sloupec: { $top }
text-option-pile = { CAP(WORD($leaf, form: "fem")) } hromádka, navrchu { $number }
text-option-left = Nová hromádka na levém konci
text-option-right = Nová hromádka na pravém konci
text-option-garden = Do nabídky
text-option-goal = { $price ->
    [0] { $title }, zdarma
    [one] { $title }, za 1 žalud
    [few] { $title }, za { $price } žaludy
   *[other] { $title }, za { $price } žaludů
  }

## Co se říká
text-draft-turn = Krajinu vybírá { $name }.
text-solo-options = --morning-dew, --landscapes draft a --levels se k --scenario nehodí.

## Před hrou
text-ask-dew = Hrát s Ranní rosou, s modrými listy? Ano, nebo ne; prázdný řádek znamená ne.
text-ask-draft = Vybírat krajiny po jedné? Ano, nebo ne; prázdný řádek znamená ne, každý pak dostane startovní sadu.
text-ask-open-counts = Má být u hromádek znát počet karet? Ano, nebo ne; prázdný řádek znamená ne.
text-ask-scenario = Který scénář? Prázdný řádek znamená 1.
text-scenario = { $number }. { $title }, { $level }. { $about }

## Slova, kterým se rozumí, to obvyklé první
text-topic-table = stůl, vše, všechno
text-topic-garden = nabídka, nabídku, zahrada, zahradu, sloupce
text-topic-hand = ruka, ruku, karty
text-topic-herbarium = prostor, osobní prostor, hromádky
text-topic-goals = cíle, podmínky
text-topic-landscapes = krajiny
text-topic-opponents = soupeři, soupeře, hráči, hráče
text-topic-discards = odložené, odkládací
text-verb-draft = vyber, vybrat
text-verb-collect = seber, sebrat, sbírat, sbírej
text-verb-reveal = odkryj, odkrýt
text-verb-play = zahraj, zahrát, hraj, hrát
text-verb-done = hotovo, dokonči, dokončit
text-verb-goal = cíl, aktivuj, aktivovat
text-verb-use = použij, použít
text-verb-trade = vyměň, vyměnit
text-verb-discard = odlož, odložit, spal, spálit
text-verb-arrange = seřaď, seřadit, pořadí
text-verb-pick = vezmi, vzít
text-verb-recover = vylov, vylovit
text-verb-exchange = prohoď, prohodit
text-verb-tuck = zasuň, zasunout
text-verb-place = polož, položit
text-verb-pass = vynech, vynechat
text-verb-end = konec, ukonči, ukončit
text-verb-finish = dohraj, dohrát
text-place-left = vlevo, doleva, levý
text-place-right = vpravo, doprava, pravý
text-place-garden = nabídka, nabídku, nabídky
text-small-words = na, pod, do, za, ze, se, a, konec, sloupec, hromádku, hromádka, kartu, karta, krajinu, cíl, tah
