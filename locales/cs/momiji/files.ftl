# What is wrong with a set-up: one clear sentence.

setup-players = { $dew ->
    [yes] s Ranní rosou hrají 2 až { $most } hráči, ne { $players }.
   *[no] hrají 2 až { $most } hráči, ne { $players }. S Ranní rosou jich může být 5.
  }
setup-starter-players = startovní sady jsou nejvýš pro { $most ->
    [one] 1 hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
  }; při vyšším počtu se krajiny vybírají.
setup-types = při počtu hráčů { $players } má být typů listů { $want }, každý jiný.
setup-blue = { $dew ->
    [yes] s Ranní rosou je ve hře vždy i modrý list.
   *[no] modré listy vyžadují Ranní rosu.
  }
setup-type-unknown = „{ $type }“ není typ listu.
setup-card-unknown = karta „{ $card }“ neexistuje.
setup-cards = počet karet { $card } je { $have }, má být { $want }.
setup-hands = { $players ->
    [one] počet karet v ruce má být { $hand }.
   *[other] každý hráč (celkem { $players }) má mít v ruce stejný počet karet: { $hand }.
  }
setup-goals = při počtu hráčů { $players } má být cílů { $want }, každý jiný.
setup-goals-missing = chybějí cíle.
setup-goal-unknown = cíl „{ $goal }“ neexistuje.
setup-goal-type = cíl „{ $goal }“ počítá listy, které nejsou ve hře.
setup-landscapes-or-draft = jsou potřeba buď krajiny hráčů, nebo balíček krajin k výběru, ne obojí.
setup-landscape-deck = balíček krajin musí obsahovat každé písmeno od A do N dvakrát.
setup-starter-sets = každý hráč potřebuje jinou startovní sadu.
setup-scenario = scénář „{ $scenario }“ neexistuje. Scénáře: { WORD($known, form: "plain") }.
setup-versus-scenario = scénář má jen sólová hra.
setup-solo = sólová hra má jednoho hráče, který začíná, a hraje se bez Ranní rosy a bez výběru krajin.
setup-solo-types = tento scénář se hraje s typy listů { $types }.
setup-solo-goals = tento scénář má cíle { $goals }.
setup-solo-landscapes = tento scénář má krajiny { $landscapes }.
