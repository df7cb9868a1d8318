## Nastavení: světlo a sady karet

settings-evening-light = Večerní světlo
settings-evening-light-about = ke konci hry je světlo teplejší a nižší
settings-high-contrast = Kontrastní karty
settings-high-contrast-about = jednolité plochy, silné linky, větší číslice
settings-colours = Barvy
settings-colours-about = papírů a tlačítek
settings-colours-paper = papír
settings-colours-white = bílá
settings-colours-yellow = žlutá
settings-colours-blue = modrá
settings-colours-dark = tmavá
