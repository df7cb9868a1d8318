menu-seats = Místa
seats-title = Kdo kde hraje
seats-close = Hotovo
