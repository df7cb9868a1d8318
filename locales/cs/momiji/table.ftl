# Stůl: štítky, nadpisy, místa.

table-letter-red = Č
table-letter-orange = O
table-letter-yellow = Ž
table-letter-green = Z
table-letter-purple = F
table-letter-brown = H
table-letter-blue = M

table-goals = Cíle
table-end = { $end ->
    [left] levý konec
    [right] pravý konec
   *[first] první hromádka
  }
table-discard = Odkládací hromádka
table-discard-count = { $count ->
    [one] 1 karta podle typu listu
    [few] { $count } karty podle typu listu
   *[other] { $count } karet podle typu listu
  }
table-scenario = Scénář { $number } · { $level }
table-cards-in-deck = { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
   *[other] karet v balíčku
  }

## Lístky a tlačítka
table-last-turns = { $turns ->
    [0] Poslední tah
    [one] Poslední tahy: ještě 1
   *[other] Poslední tahy: ještě { $turns }
  }

## Pro hlas
momiji-zone-garden = Nabídka
momiji-zone-herbarium = Váš osobní prostor
momiji-zone-hand = Karty v ruce
momiji-heard-cards = Od nejstarší: { $cards }.
momiji-heard-hand = { $count ->
    [0] { $name }: žádné karty v ruce.
   *[other] { $name }, v ruce: { $cards }.
  }
momiji-heard-owner = { $name }
momiji-heard-pile = { $place }. hromádka zleva, celkem { $count }.
momiji-heard-pays = S hromádkou vpravo tvoří pár žaludů.
momiji-heard-top = Nahoře: { $card }.
