# Words that sentences take in by WORD($name): leaf types, goals, landscapes.

momiji-name = Momiji
momiji-tagline = Leaves of the emperor’s garden
momiji-about = Collect leaves and lay them in order, before the gates close your piles.

leaf-red = red
leaf-orange = orange
leaf-yellow = yellow
leaf-green = green
leaf-purple = purple
leaf-brown = brown
leaf-blue = blue

landscape-a = Stepping Stones
landscape-b = Twin Paths
landscape-c = Raked Sand
landscape-d = Deep Grove
landscape-e = Tea House
landscape-f = Lone Pine
landscape-g = Leaf Stream
landscape-h = Shrine Path
landscape-i = Bell Tower
landscape-j = Moon Bridge
landscape-k = Three Lanterns
landscape-l = Bonfire
landscape-m = Mossy Roots
landscape-n = Waterfall
