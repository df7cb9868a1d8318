## Settings: light and card sets

settings-evening-light = Evening light
settings-evening-light-about = late in the game the light turns warm and low
settings-high-contrast = High-contrast cards
settings-high-contrast-about = flat fields, heavy lines, larger figures
