menu-seats = Místa
seats-title = Kdo kde sedí
seats-close = Hotovo
