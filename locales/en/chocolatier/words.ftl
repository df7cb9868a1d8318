# Words of Master Chocolatier. Players read “plate” where the rules say offer.

chocolatier-colour-blue = blue
chocolatier-colour-brown = brown
chocolatier-colour-white = white
chocolatier-colour-black = black
chocolatier-colour-red = red

# In a list: 2 blue, 1 white.
chocolatier-some = { $count } { WORD($praline) }
