# Keys that may be changed.
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
keys-trade = trade two cards, or tuck
keys-reveal = reveal new cards

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
