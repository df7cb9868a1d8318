# Game pads
pad-shape-a = křížek
pad-shape-b = kolečko
pad-shape-x = čtvereček
pad-shape-y = trojúhelník
pad-number = tlačítko { $number }
shortcut-pad-back = zpět; odložit, co držíte
shortcut-pad-zone = otočit, co držíte; jinak další část obrazovky
shortcut-pad-menu = otevřít a zavřít menu
