# Rádce: co udělat a proč, v číslech, která našlo hledání.

chocolatier-coach-take = { $from ->
    [middle] Vezměte { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } ze středu stolu do přípravné řady { $line }
    [alone] Vezměte { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } z nabídky, kde nic jiného není, do přípravné řady { $line }
   *[plate] Vezměte { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } z nabídky (zbytek: { $rest }) do přípravné řady { $line }
  }
    .done = { $from ->
        [middle] vzít { $count ->
            [one] { $count } { WORD($praline, form: "acc") }
            [few] { $count } { WORD($praline, form: "pl") }
           *[other] { $count } { WORD($praline, form: "many") }
          } ze středu stolu do přípravné řady { $line }
        [alone] vzít { $count ->
            [one] { $count } { WORD($praline, form: "acc") }
            [few] { $count } { WORD($praline, form: "pl") }
           *[other] { $count } { WORD($praline, form: "many") }
          } z nabídky, kde nic jiného nebylo, do přípravné řady { $line }
       *[plate] vzít { $count ->
            [one] { $count } { WORD($praline, form: "acc") }
            [few] { $count } { WORD($praline, form: "pl") }
           *[other] { $count } { WORD($praline, form: "many") }
          } z nabídky (zbytek: { $rest }) do přípravné řady { $line }
      }
chocolatier-coach-take-floor = { $from ->
    [middle] Vezměte { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } ze středu stolu na podlahu
    [alone] Vezměte { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } z nabídky, kde nic jiného není, na podlahu
   *[plate] Vezměte { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } z nabídky (zbytek: { $rest }) na podlahu
  }
    .done = { $from ->
        [middle] vzít { $count ->
            [one] { $count } { WORD($praline, form: "acc") }
            [few] { $count } { WORD($praline, form: "pl") }
           *[other] { $count } { WORD($praline, form: "many") }
          } ze středu stolu na podlahu
        [alone] vzít { $count ->
            [one] { $count } { WORD($praline, form: "acc") }
            [few] { $count } { WORD($praline, form: "pl") }
           *[other] { $count } { WORD($praline, form: "many") }
          } z nabídky, kde nic jiného nebylo, na podlahu
       *[plate] vzít { $count ->
            [one] { $count } { WORD($praline, form: "acc") }
            [few] { $count } { WORD($praline, form: "pl") }
           *[other] { $count } { WORD($praline, form: "many") }
          } z nabídky (zbytek: { $rest }) na podlahu
      }
chocolatier-coach-do-fill = Zaplňte přípravnou řadu { $line } ({ WORD($praline, form: "pl") } pralinky)
    .done = zaplnit přípravnou řadu { $line } ({ WORD($praline, form: "pl") } pralinky)
chocolatier-coach-send = { $way ->
    [clockwise] Pošlete { WORD($praline, form: "pl") } pralinky po směru hodinových ručiček
   *[anticlockwise] Pošlete { WORD($praline, form: "pl") } pralinky proti směru hodinových ručiček
  }
    .done = { $way ->
        [clockwise] poslat { WORD($praline, form: "pl") } pralinky po směru hodinových ručiček
       *[anticlockwise] poslat { WORD($praline, form: "pl") } pralinky proti směru hodinových ručiček
      }
chocolatier-coach-send-too = { $way ->
    [clockwise] Potom pošlete { WORD($praline, form: "pl") } pralinky po směru hodinových ručiček.
   *[anticlockwise] Potom pošlete { WORD($praline, form: "pl") } pralinky proti směru hodinových ručiček.
  }
chocolatier-coach-tile = Dejte { WORD($praline, form: "acc") } pralinku do řady { $row }, sloupce { $column }
    .done = dát { WORD($praline, form: "acc") } pralinku do řady { $row }, sloupce { $column },
chocolatier-coach-end = Ukončete tah
    .done = ukončit tah

## Proč
chocolatier-coach-fills = { $points ->
    [one] Zaplní přípravnou řadu { $line }: je to asi o { $points } bod lepší, než ji nechat neúplnou.
    [few] Zaplní přípravnou řadu { $line }: je to asi o { $points } body lepší, než ji nechat neúplnou.
   *[other] Zaplní přípravnou řadu { $line }: je to asi o { $points } bodů lepší, než ji nechat neúplnou.
  }
chocolatier-coach-fills-needed = { $points ->
    [one] Zaplníte přípravnou řadu { $line } a seberete { WORD($praline, form: "pl") } pralinky, které potřebuje { $name }: asi { $points } bod k dobru.
    [few] Zaplníte přípravnou řadu { $line } a seberete { WORD($praline, form: "pl") } pralinky, které potřebuje { $name }: asi { $points } body k dobru.
   *[other] Zaplníte přípravnou řadu { $line } a seberete { WORD($praline, form: "pl") } pralinky, které potřebuje { $name }: asi { $points } bodů k dobru.
  }
chocolatier-coach-needed = { $points ->
    [one] Tyto { WORD($praline, form: "pl") } pralinky potřebuje { $name }. Když je vezmete, máte asi { $points } bod k dobru.
    [few] Tyto { WORD($praline, form: "pl") } pralinky potřebuje { $name }. Když je vezmete, máte asi { $points } body k dobru.
   *[other] Tyto { WORD($praline, form: "pl") } pralinky potřebuje { $name }. Když je vezmete, máte asi { $points } bodů k dobru.
  }
chocolatier-coach-collects = { $points ->
    [one] Sbírat { WORD($praline, form: "pl") } v přípravné řadě { $line } je asi o { $points } bod lepší než cokoli jiného.
    [few] Sbírat { WORD($praline, form: "pl") } v přípravné řadě { $line } je asi o { $points } body lepší než cokoli jiného.
   *[other] Sbírat { WORD($praline, form: "pl") } v přípravné řadě { $line } je asi o { $points } bodů lepší než cokoli jiného.
  }

## Co přinese a co stojí
chocolatier-coach-scores = { $points ->
    [one] Přípravná řada { $line } pak při plnění bonboniér přinese { $points } bod.
    [few] Přípravná řada { $line } pak při plnění bonboniér přinese { $points } body.
   *[other] Přípravná řada { $line } pak při plnění bonboniér přinese { $points } bodů.
  }
chocolatier-coach-last-round = Řada { $row } bonboniéry bude úplná: toto kolo je poslední.
chocolatier-coach-mark = Vezmete i žeton začínajícího hráče, takže příští kolo začnete vy.
chocolatier-coach-costs = { $count ->
    [one] Na podlahu spadne { $count } pralinka; celá podlaha pak bude stát { $cost }.
    [few] Na podlahu spadnou { $count } pralinky; celá podlaha pak bude stát { $cost }.
   *[other] Na podlahu spadne { $count } pralinek; celá podlaha pak bude stát { $cost }.
  }
chocolatier-coach-looked = Prozkoumané pozice: { $count }.

## Po tahu
chocolatier-coach-missed-take = { $from ->
    [middle] Vzít { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } ze středu stolu do přípravné řady { $line } by bylo asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
      } lepší.
    [alone] Vzít { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } z nabídky, kde nic jiného nebylo, do přípravné řady { $line } by bylo asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
      } lepší.
   *[plate] Vzít { $count ->
        [one] { $count } { WORD($praline, form: "acc") }
        [few] { $count } { WORD($praline, form: "pl") }
       *[other] { $count } { WORD($praline, form: "many") }
      } z nabídky (zbytek: { $rest }) do přípravné řady { $line } by bylo asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
      } lepší.
  }
