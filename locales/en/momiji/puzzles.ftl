# Tasks and themes of the puzzles.

momiji-puzzle-ahead = The last turn of the game is yours. Finish as far ahead of { $other } as you can.
momiji-puzzle-win = The last turn of the game is yours. Win it.
momiji-puzzle-win-now = Win with this turn. The deck lies open.
momiji-puzzle-win-soon = Win within two turns. The deck lies open.
momiji-puzzle-deck = Next from the deck: { WORD($cards) }.
momiji-theme-closing = Closing piles
momiji-theme-laying = Laying cards
momiji-theme-goals = Goals
momiji-theme-landscapes = Landscapes
momiji-theme-trading = Trading
momiji-theme-collecting = Collecting
momiji-theme-cold-breeze = Cold Breeze
momiji-theme-meditation = Meditation
momiji-theme-equinox = Equinox
