# Okno, jak je nazývá poznámka, když uloženou hodnotu nelze použít.
settings-window-at = Umístění okna
settings-maximised = Maximalizované okno
settings-screens = Obrazovky
