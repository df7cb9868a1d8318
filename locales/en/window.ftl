# The window, as a note names it when a kept value cannot be used.
settings-window-at = Place of the window
settings-screens = Screens
