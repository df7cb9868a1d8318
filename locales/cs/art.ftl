## Nastavení: světlo a sady karet

settings-evening-light = Večerní světlo
settings-evening-light-about = ke konci hry je světlo teplejší a nižší
settings-high-contrast = Kontrastní karty
settings-high-contrast-about = jednolité plochy, silné linky, větší číslice
