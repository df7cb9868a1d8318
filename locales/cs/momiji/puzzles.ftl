# Zadání a témata úloh.

momiji-puzzle-ahead = Poslední tah partie je váš, { $other } už na řadu nepřijde. Skončete s co největším náskokem.
momiji-puzzle-win = Poslední tah partie je váš. Vyhrajte.
momiji-puzzle-win-now = Vyhrajte tímto tahem. Balíček leží odkrytý.
momiji-puzzle-win-soon = Vyhrajte do dvou tahů. Balíček leží odkrytý.
momiji-puzzle-deck = Další karty z balíčku: { WORD($cards) }.
momiji-theme-closing = Uzavírání hromádek
momiji-theme-laying = Vykládání karet
momiji-theme-goals = Cíle
momiji-theme-landscapes = Krajiny
momiji-theme-trading = Výměna
momiji-theme-collecting = Sběr
momiji-theme-cold-breeze = Studený vánek
momiji-theme-meditation = Meditace
momiji-theme-equinox = Rovnodennost
