# Zadání a témata úloh.

momiji-puzzle-ahead = Poslední tah partie je váš, { $other } už netáhne. Dosáhněte co nejlepšího bodového rozdílu.
momiji-puzzle-win = Poslední tah je váš. Vyhrajte partii.
momiji-puzzle-win-now = Vyhrajte tímto tahem. Balíček je odkrytý.
momiji-puzzle-win-soon = Vyhrajte do dvou tahů. Balíček je odkrytý.
momiji-puzzle-deck = Další karty z balíčku: { WORD($cards) }.
momiji-theme-closing = Uzavírání hromádek
momiji-theme-laying = Vykládání karet
momiji-theme-pairs = Sousedící žaludy
momiji-theme-goals = Cíle
momiji-theme-landscapes = Krajiny
momiji-theme-trading = Výměny
momiji-theme-collecting = Sbírání
momiji-theme-cold-breeze = Studený vánek
momiji-theme-meditation = Meditace
momiji-theme-equinox = Rovnodennost
