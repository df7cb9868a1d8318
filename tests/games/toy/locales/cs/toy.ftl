toy-name = Dvojice
toy-option-sevens = Sedmičky
toy-option-sevens-about = navíc čtyři karty 7
toy-row-pairs = Dvojice
toy-refuse-over = Hra skončila.
toy-refuse-pair = Nemáš v ruce dvě karty { $number }.
toy-refuse-draw = Balíček je prázdný: pasuj.
toy-refuse-pass = V balíčku ještě jsou karty: lízni si.
toy-refuse-unknown = „{ $step }“ v téhle hře není žádný tah.
toy-setup-players = hrát můžou dva nebo tři, ne { $players }.
toy-setup-first = první hráč není mezi hráči, kterých je { $players }.
toy-setup-cards = v rukou a balíčku nejsou karty z krabice.
toy-told-lay = { $name } vykládá dvojici { $number }.
toy-told-draw = { $name } si líže kartu.
toy-told-pass = { $name } pasuje.
toy-told-winner = Vyhrává { $name }, body: { $points }.
toy-do-lay = Vyložte { $numbers }
toy-do-draw = Lízněte kartu
toy-do-pass = Pasujte
toy-pair-now = { $points ->
    [one] Vyložit dvojici teď vynese asi o 1 bod víc.
    [few] Vyložit dvojici teď vynese asi o { $points } body víc.
   *[other] Vyložit dvojici teď vynese asi o { $points } bodů víc.
  }
toy-look-deck = Karet v balíčku: { $count }.
toy-look-laid = { $name } má bodů: { $points }.
toy-look-hand = V ruce máte: { $cards }.
toy-turn = Jsi na tahu
toy-turn-how = Vylož dvojice a pak si lízni kartu.
toy-deck = Balíček
toy-card = Karta { $number }
toy-card-about = Dvě stejné karty tvoří dvojici.
toy-refuse-there = Karta z balíčku patří do ruky.
toy-rule-1 = Vylož dvě stejné karty: mají cenu svého čísla.
toy-rule-2 = Líznutím karty tah končí.
toy-rule-3 = Když je balíček prázdný, místo toho vynech.
toy-rule-4 = Jakmile vynechají všichni, vyhrává nejvíc bodů.
