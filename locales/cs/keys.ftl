# Klávesy, které se dají změnit.
settings-keys = Klávesy
settings-keys-about = která klávesa co dělá
settings-keys-open = Změnit
settings-until-click = do kliknutí
keys-title = Klávesy
keys-about = Vyberte řádek a stiskněte novou klávesu. Escape, Enter, Tab, šipky a číslice se nemění.
keys-press = stiskněte klávesu
keys-fixed = Tato klávesa se nemění.
keys-swapped = { $pressed } sloužila k něčemu jinému: { $name }. K tomu teď slouží { $freed }.

keys-undo = vzít zpět poslední krok
keys-closer = prohlédnout kartu zblízka
keys-log = dosavadní průběh hry
keys-players = stoly hráčů
keys-rules = pravidla a klávesy
keys-fullscreen = celá obrazovka
keys-mute = vypnout a zapnout zvuk
keys-trade = vyměnit dvě karty nebo zasunout
keys-reveal = odkrýt nové karty

key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f12 = F12
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
