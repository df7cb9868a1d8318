## Settings: light and card sets

settings-evening-light = Evening light
settings-evening-light-about = the light turns warm and low late in the game
settings-high-contrast = High-contrast cards
settings-high-contrast-about = plain backgrounds, bold lines, larger numbers
settings-colours = Colours
settings-colours-about = of papers and buttons
settings-colours-paper = paper
settings-colours-white = white
settings-colours-yellow = yellow
settings-colours-blue = blue
settings-colours-dark = dark
