# Textová hra: `momiji text`.

## Věci svými jmény
momiji-card = { $edges ->
    [left] { WORD($leaf, form: "fem") } { $number } (žalud vlevo)
    [right] { WORD($leaf, form: "fem") } { $number } (žalud vpravo)
    [both] { WORD($leaf, form: "fem") } { $number } (žaludy po obou stranách)
   *[none] { WORD($leaf, form: "fem") } { $number }
  }
momiji-landscape = { $letter }, { WORD($landscape) }: { $about }
momiji-landscape-used = Použitá: { $landscape }
momiji-landscapes-none = Zatím nemáte žádnou krajinu.
momiji-supply = { $gates ->
    [none] Balíček: { $deck }. Odkládací hromádka: { $discards }.
   *[other] Balíček: { $deck }. Odkládací hromádka: { $discards }. Brány v zásobě: { $gates }.
  }
momiji-garden-empty = Nabídka je prázdná.
momiji-column = { $count ->
    [one] { CAP(WORD($leaf)) } sloupec, 1 karta: { $cards }.
    [few] { CAP(WORD($leaf)) } sloupec, { $count } karty: { $cards }.
   *[other] { CAP(WORD($leaf)) } sloupec, { $count } karet: { $cards }.
  }
momiji-hand = { $count ->
    [one] V ruce máte 1 kartu: { $cards }.
    [few] V ruce máte { $count } karty: { $cards }.
   *[other] V ruce máte { $count } karet: { $cards }.
  }
momiji-hand-empty = V ruce nemáte nic.
momiji-acorns = { $acorns ->
    [0] Nemáte žádné žaludy.
    [one] Máte 1 žalud.
    [few] Máte { $acorns } žaludy.
   *[other] Máte { $acorns } žaludů.
  }
momiji-discards = { $count ->
    [one] Odkládací hromádka, 1 karta: { $cards }.
    [few] Odkládací hromádka, { $count } karty: { $cards }.
   *[other] Odkládací hromádka, { $count } karet: { $cards }.
  }
momiji-herbarium-empty = Váš osobní prostor je prázdný.
momiji-herbarium = { $count ->
    [one] Ve vašem osobním prostoru stojí 1 hromádka.
    [few] Ve vašem osobním prostoru stojí { $count } hromádky, zleva doprava.
   *[other] Ve vašem osobním prostoru stojí { $count } hromádek, zleva doprava.
  }
momiji-pile = { $closed ->
    [no] Hromádka: { $top }.
    [gate] Uzavřená hromádka s bránou: { $top }.
   *[bare] Uzavřená hromádka: { $top }.
  }
momiji-opponent = { $name }: { $acorns ->
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
momiji-token-own = Žeton modrého listu máte vy.
momiji-token = Žeton modrého listu má { $name }.
momiji-opponent-landscapes = { $name }, nepoužité krajiny: { $letters }.
momiji-goal = { $price ->
    [one] Cíl: { $title }. { $about } Stojí 1 žalud.
    [few] Cíl: { $title }. { $about } Stojí { $price } žaludy.
   *[other] Cíl: { $title }. { $about } Stojí { $price } žaludů.
  }
momiji-goal-owned = { $own ->
    [yes] Váš cíl: { $title }. { $about }
   *[no] Cíl, který má { $name }: { $title }. { $about }
  }
momiji-goal-alone = Cíl: { $title }. { $about }
momiji-goal-have = Váš cíl: { $title }.
momiji-condition = { $holds ->
    [yes] Platí: { $condition }
   *[no] Zatím ne: { $condition }
  }

## Na co se ptáme
momiji-arrange = Vyjmenujte své hromádky v novém pořadí, zleva doprava.
momiji-playing = Zahrajte další kartu, nebo napište „hotovo“.
momiji-do-draft = Vzít si krajinu
momiji-do-collect = Sebrat sloupec
momiji-do-reveal = Zaplatit 1 žalud a odkrýt 4 karty
momiji-do-play = Zahrát kartu
momiji-do-done = Dokončit
momiji-do-goal = Aktivovat cíl
momiji-do-use = Použít krajinu
momiji-do-trade = Vyměnit dvě karty za 1 žalud
momiji-do-discard = Odložit kartu
momiji-do-arrange = Seřadit hromádky
momiji-do-pick = Vzít vrchní kartu sloupce
momiji-do-recover = Vzít kartu z odkládací hromádky
momiji-do-exchange = Vyměnit svůj cíl
momiji-do-tuck = Zasunout kartu pod hromádku
momiji-do-place = Položit otočenou kartu
momiji-do-pass = Vynechat akci
momiji-do-end = Ukončit tah
momiji-do-finish = Dokončit hru: všechny podmínky platí
momiji-option-own-pile = Na hromádku vlastního typu
momiji-option-top = { CAP(WORD($leaf)) } sloupec: { $top }
momiji-option-pile = { CAP(WORD($leaf, form: "fem")) } hromádka, navrchu { $number }
momiji-option-left = Nová hromádka na levém konci
momiji-option-right = Nová hromádka na pravém konci
momiji-option-garden = Do nabídky
momiji-option-goal = { $price ->
    [0] { $title }, zdarma
    [one] { $title }, za 1 žalud
    [few] { $title }, za { $price } žaludy
   *[other] { $title }, za { $price } žaludů
  }

## Co se říká
momiji-draft-turn = Krajinu vybírá { $name }.
text-solo-options = --morning-dew, --landscapes draft a --levels se k --scenario nehodí.

## Před hrou
momiji-ask-dew = Hrát s Ranní rosou, s modrými listy? Ano, nebo ne; prázdný řádek znamená ne.
momiji-ask-draft = Vybírat krajiny po jedné? Ano, nebo ne; prázdný řádek znamená ne, každý pak dostane startovní sadu.
momiji-ask-open-counts = Má být u hromádek znát počet karet? Ano, nebo ne; prázdný řádek znamená ne.
momiji-ask-scenario = Který scénář? Prázdný řádek znamená 1.
momiji-scenario = { $number }. { $title }, { $level }. { $about }

## Slova, kterým se rozumí, to obvyklé první
momiji-topic-garden = nabídka, nabídku, zahrada, zahradu, sloupce
momiji-topic-hand = ruka, ruku, karty
momiji-topic-herbarium = prostor, osobní prostor, hromádky
momiji-topic-goals = cíle, podmínky
momiji-topic-landscapes = krajiny
momiji-topic-opponents = soupeři, soupeře, hráči, hráče
momiji-topic-discards = odložené, odkládací
momiji-verb-draft = vyber, vybrat
momiji-verb-collect = seber, sebrat, sbírat, sbírej
momiji-verb-reveal = odkryj, odkrýt
momiji-verb-play = zahraj, zahrát, hraj, hrát
momiji-verb-done = hotovo, dokonči, dokončit
momiji-verb-goal = cíl, aktivuj, aktivovat
momiji-verb-use = použij, použít
momiji-verb-trade = vyměň, vyměnit
momiji-verb-discard = odlož, odložit, spal, spálit
momiji-verb-arrange = seřaď, seřadit, pořadí
momiji-verb-pick = vezmi, vzít
momiji-verb-recover = vylov, vylovit
momiji-verb-exchange = prohoď, prohodit
momiji-verb-tuck = zasuň, zasunout
momiji-verb-place = polož, položit
momiji-verb-pass = vynech, vynechat
momiji-verb-end = konec, ukonči, ukončit
momiji-verb-finish = dohraj, dohrát
momiji-place-left = vlevo, doleva, levý
momiji-place-right = vpravo, doprava, pravý
momiji-place-garden = nabídka, nabídku, nabídky
momiji-small-words = na, pod, do, za, ze, se, a, konec, sloupec, hromádku, hromádka, kartu, karta, krajinu, cíl, tah
momiji-begin = Karty jsou rozdané. Semínko je { $seed }. Nápovědu dostanete slovem „pomoc“.
momiji-why-nothing = Napište „proč“ a krok, třeba „proč konec“.
momiji-start-solo = sólový scénář
momiji-start-word-solo = sólo, sólový
momiji-help-steps = Krok zadáte číslem možnosti, slovy jako „seber červený“, „zahraj zelenou 0 vlevo“, „cíl nuly“, „použij B“, nebo zápisem ze záznamů, třeba „play R0<“.
momiji-help-look = ukaž: celý stůl; ukaž ruku, nabídku, prostor, cíle, krajiny, soupeře, odložené: jen to.
