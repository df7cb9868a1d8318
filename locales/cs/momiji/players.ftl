# Stůl jednoho hráče zblízka a co o sobě řekne každá drobnost na panelu.

players-landscapes = Krajiny
players-goals = Cíle
players-no-piles = Zatím žádná hromádka.
players-no-goals = Zatím žádný cíl.
players-no-landscapes = Zatím žádná krajina.
players-follows = další: { $number } nebo { $next }
players-closed = uzavřená
players-used = použitá
players-unused = nepoužitá
players-acorns = { $count ->
    [0] Žádné žaludy
    [one] 1 žalud
    [few] { $count } žaludy
   *[other] { $count } žaludů
  }
players-hand = { $count ->
    [0] Žádné karty v ruce
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }

## Části panelu
part-badge = { $badge ->
    [your-turn] Jste na tahu.
    [playing] Na tahu je { $name }.
    [next] Další na řadě je { $name }.
    [last-turn] { $name } má před sebou poslední tah.
   *[other] { $name } čeká.
  }
part-acorns = Slouží k placení cílů, nových karet a krajin. Každý, který na konci zbude, je za 1 bod.
part-hand = Vidí je jen tento hráč. Na konci tahu jich smí zůstat nejvýš { $limit }.
part-goal = Majitel: { $name }. Za splnění získá 10 bodů, kdokoli jiný 3.
part-blue-title = Žeton modrého listu
part-blue = Na konci stojí 3 body. Vezme si ho, kdo jako další zahraje modrou kartu jako žolíka.
part-gate-title = Brána Torii
part-gate = Na hromádce je brána. Až brány dojdou, začnou poslední tahy.
part-landscape-used = Použitá. Každá krajina funguje jednou za hru.
part-landscape-free = Zatím nepoužitá. Stojí 1 žalud.
