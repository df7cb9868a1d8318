# Textová hra: `momiji text`.

## Věci svými jmény
momiji-card = { $edges ->
    [left] { WORD($leaf, form: "fem") } { $number } (žalud vlevo)
    [right] { WORD($leaf, form: "fem") } { $number } (žalud vpravo)
    [both] { WORD($leaf, form: "fem") } { $number } (žaludy po obou stranách)
   *[none] { WORD($leaf, form: "fem") } { $number }
  }
momiji-landscape = { $letter }, { WORD($landscape) }: { $about }
momiji-landscape-used = Už použitá: { $landscape }
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
momiji-hand-empty = V ruce nemáte žádné karty.
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
    [one] Ve svém osobním prostoru máte 1 hromádku.
    [few] Ve svém osobním prostoru máte { $count } hromádky (zleva doprava).
   *[other] Ve svém osobním prostoru máte { $count } hromádek (zleva doprava).
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
    [yes] Splněno: { $condition }
   *[no] Zatím nesplněno: { $condition }
  }

## Na co se ptáme
momiji-arrange = Vyjmenujte své hromádky v novém pořadí, zleva doprava.
momiji-playing = { $more ->
    [no] Další kartu zahrát nelze. Napište „hotovo“.
   *[yes] Zahrajte další kartu, nebo napište „hotovo“.
  }
momiji-do-draft = Vzít si krajinu
momiji-do-collect = Sebrat sloupec
momiji-do-reveal = Zaplatit 1 žalud a odkrýt 4 karty
momiji-do-play = Zahrát kartu
momiji-do-done = Hotovo
momiji-do-goal = Aktivovat cíl
momiji-do-use = Použít schopnost krajiny
momiji-do-trade = Vyměnit dvě karty za 1 žalud
momiji-do-discard = Odložit kartu
momiji-do-arrange = Seřadit hromádky
momiji-do-pick = Vzít vrchní kartu sloupce
momiji-do-recover = Vzít kartu z odkládací hromádky
momiji-do-exchange = Prohodit svůj cíl
momiji-do-tuck = Zasunout kartu pod hromádku
momiji-do-place = Položit odkrytou kartu
momiji-do-pass = Vynechat akci
momiji-do-end = Ukončit tah
momiji-do-finish = Dohrát: všechny podmínky jsou splněné
momiji-option-own-pile = Na hromádku vlastního typu
momiji-option-top = { CAP(WORD($leaf)) } sloupec: { $top }
momiji-option-pile = { CAP(WORD($leaf, form: "fem")) } hromádka, navrchu { $number }
momiji-option-left = Nová hromádka na levém konci
momiji-option-right = Nová hromádka na pravém konci
momiji-option-garden = Do nabídky
momiji-option-goal = { $price ->
    [0] { $title } (zdarma)
    [one] { $title } (1 žalud)
    [few] { $title } ({ $price } žaludy)
   *[other] { $title } ({ $price } žaludů)
  }

## Co se říká
momiji-draft-turn = Krajinu vybírá { $name }.
text-solo-options = --morning-dew, --landscapes draft a --levels nelze použít spolu s --scenario.

## Před hrou
momiji-ask-dew = Hrát s rozšířením Ranní rosa (modré listy)? Ano, nebo ne. Enter znamená ne.
momiji-ask-draft = Vybírat krajiny po jedné? Ano, nebo ne. Enter znamená ne: každý dostane startovní sadu.
momiji-ask-open-counts = Ukazovat počet karet v hromádkách? Ano, nebo ne. Enter znamená ne.
momiji-ask-scenario = Který scénář? Enter znamená 1.
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
momiji-verb-reveal = odkryj, odkrýt, zaplatit, zaplať
momiji-verb-play = zahraj, zahrát, hraj, hrát
momiji-verb-done = hotovo, dokonči, dokončit
momiji-verb-goal = cíl, aktivuj, aktivovat
momiji-verb-use = použij, použít
momiji-verb-trade = vyměň, vyměnit
momiji-verb-discard = odlož, odložit, spal, spálit
momiji-verb-arrange = seřaď, seřadit, pořadí
momiji-verb-pick = vezmi, vzít
momiji-verb-recover = vytáhni, vytáhnout
momiji-verb-exchange = prohoď, prohodit
momiji-verb-tuck = zasuň, zasunout
momiji-verb-place = polož, položit
momiji-verb-pass = vynech, vynechat
momiji-verb-end = konec, ukonči, ukončit
momiji-verb-finish = dohraj, dohrát
momiji-place-left = vlevo, doleva, levý
momiji-place-right = vpravo, doprava, pravý
momiji-place-garden = nabídka, nabídku, nabídky
momiji-goal-word-red = červené listy, červených listů
momiji-goal-word-orange = oranžové listy, oranžových listů
momiji-goal-word-yellow = žluté listy, žlutých listů
momiji-goal-word-green = zelené listy, zelených listů
momiji-goal-word-purple = fialové listy, fialových listů
momiji-goal-word-brown = hnědé listy, hnědých listů
momiji-goal-word-biggest-pile = největší hromádka
momiji-goal-word-top-sum = součet vrchních karet
momiji-goal-word-gates = uzavřené hromádky
momiji-goal-word-acorns = žaludy, žaludů
momiji-goal-word-piles-and-landscapes = hromádky a krajiny
momiji-goal-word-zeros = nuly
momiji-goal-word-warm = teplé listy, teplých listů
momiji-goal-word-cool = chladné listy, chladných listů
momiji-goal-word-fewest-cards = nejméně karet
momiji-goal-word-hand = karty v ruce, karet v ruce
momiji-small-words = na, pod, do, za, ze, se, a, konec, sloupec, hromádku, hromádka, kartu, karta, krajinu, cíl, tah
momiji-begin = Karty jsou rozdané. Semínko: { $seed }. Seznam příkazů ukáže „pomoc“.
momiji-why-nothing = Napište „proč“ a tah, třeba „proč konec“.
momiji-start-solo = sólový scénář
momiji-start-word-solo = sólo, sólový
momiji-help-steps = Tah zadáte číslem možnosti, jejím zněním nebo slovy jako „seber červený“, „zahraj zelenou 0 vlevo“, „cíl nuly“, „použij B“. Funguje i zápis ze záznamů: „play R0<“.
momiji-help-look = ukaž: celý stůl; ukaž ruku, nabídku, prostor, cíle, krajiny, soupeře nebo odložené: jen to.
