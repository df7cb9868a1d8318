# The window, as a note names it when a kept value cannot be used.
settings-window-at = Window position
settings-maximised = Maximised window
settings-screens = Screens
