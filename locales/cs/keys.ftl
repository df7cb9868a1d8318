# Keys: those that may be changed, what they do, what they are called.
settings-keys = Klávesy
settings-keys-about = která klávesa co dělá
settings-keys-open = Změnit
settings-until-click = do kliknutí
keys-title = Klávesy
keys-about = Vyberte řádek a stiskněte novou klávesu. Escape, Enter, Tab, šipky a číslice změnit nelze.
keys-press = stiskněte klávesu
keys-fixed = Tuto klávesu změnit nelze.
keys-swapped = { $pressed } dosud znamenala „{ $name }“. K tomu teď slouží { $freed }.

keys-undo = vrátit poslední krok
keys-closer = prohlédnout kartu zblízka
keys-log = průběh hry
keys-players = strana hráče
keys-rules = pravidla a klávesy
keys-fullscreen = celá obrazovka
keys-mute = vypnout a zapnout zvuk

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

shortcut-move = přesunout výběr
shortcut-tab = další položka
shortcut-take = vzít, položit, stisknout
shortcut-number = vybrat kartu 1–9
shortcut-closer = prohlédnout kartu zblízka
shortcut-undo = vrátit poslední krok
shortcut-redo = provést vrácený krok znovu
shortcut-log = průběh hry
shortcut-players = strana hráče zblízka
shortcut-menu = menu nebo zpět
shortcut-scroll = posun dlouhých stran
shortcut-fullscreen = celá obrazovka
shortcut-quit = odejít; hra se uloží

key-tab = Tab
key-shift = Shift
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-pageup = Page Up
key-pagedown = Page Down
key-home = Home
key-end = End
key-f1 = F1
key-f11 = F11
