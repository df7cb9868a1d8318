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
toy-name = Dvojice
toy-look-deck = Karet v balíčku: { $count }.
toy-look-laid = { $name } má bodů: { $points }.
toy-look-hand = V ruce máte: { $cards }.
