# Keys: those that may be changed, what they do, what they are called.
settings-keys = Keys
settings-keys-about = which key does what
settings-keys-open = Change
settings-until-click = until a click
keys-title = Keys
keys-about = Select a line, then press the new key. Escape, Enter, Tab, arrows and digits cannot be changed.
keys-press = press a key
keys-fixed = This key cannot be changed.
keys-swapped = { $pressed } was used for “{ $name }”. That is now { $freed }.

keys-undo = undo the last step
keys-closer = zoom in on a card
keys-log = game log
keys-players = look at a player’s side
keys-rules = rules and keys
keys-fullscreen = full screen
keys-mute = sound on and off

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

shortcut-move = move the selection
shortcut-tab = next item
shortcut-take = take, drop or press
shortcut-number = select card 1–9
shortcut-closer = zoom in on a card
shortcut-undo = undo the last step
shortcut-redo = redo
shortcut-log = game log
shortcut-players = a player’s side, large
shortcut-menu = menu, or back
shortcut-scroll = scroll long pages
shortcut-fullscreen = full screen
shortcut-quit = quit; the game is saved

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
