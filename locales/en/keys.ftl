# Keys: those that may be changed, what they do, what they are called.
settings-keys = Keys
settings-keys-about = which key does what
settings-keys-open = Change
settings-until-click = until a click
keys-title = Keys
keys-about = Choose a line, then press its new key. Escape, Enter, Tab, arrows and digits are fixed.
keys-press = press a key
keys-fixed = This key stays as it is.
keys-swapped = { $pressed } was for: { $name }. That is on { $freed } now.

keys-undo = take back the last step
keys-closer = look closer at a card
keys-log = the game so far
keys-players = the players’ tables
keys-rules = rules and keys
keys-fullscreen = full screen
keys-mute = sound off and on

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

shortcut-move = from one thing to the next
shortcut-tab = the same, in a fixed order
shortcut-take = take, drop or press
shortcut-number = a card by its place
shortcut-closer = look closer at a card
shortcut-undo = take back the last step
shortcut-redo = take it again
shortcut-log = the game so far
shortcut-players = a player’s table, large
shortcut-menu = menu, or back
shortcut-scroll = scroll long pages
shortcut-fullscreen = full screen
shortcut-quit = leave; the game is kept

key-tab = Tab
key-shift = Shift
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-pageup = Page up
key-pagedown = Page down
key-home = Home
key-end = End
key-f1 = F1
key-f11 = F11
