# Tasks and themes of the puzzles.

momiji-puzzle-ahead = The last turn of the game is yours. Get the best point difference against { $other }.
momiji-puzzle-win = The last turn is yours. Win the game.
momiji-puzzle-win-now = Win this turn. The deck is face up.
momiji-puzzle-win-soon = Win within two turns. The deck is face up.
momiji-puzzle-deck = Next from the deck: { WORD($cards) }.
momiji-theme-closing = Closing piles
momiji-theme-laying = Laying cards
momiji-theme-pairs = Acorn pairs
momiji-theme-goals = Goals
momiji-theme-landscapes = Landscapes
momiji-theme-trading = Trading
momiji-theme-collecting = Collecting
momiji-theme-cold-breeze = Cold Breeze
momiji-theme-meditation = Meditation
momiji-theme-equinox = Equinox
