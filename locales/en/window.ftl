# The window, as a note names it when a kept value cannot be used.
settings-window-at = Place of the window
settings-maximised = Maximised window
settings-screens = Screens
