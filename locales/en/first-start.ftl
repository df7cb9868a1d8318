# The very first page.
first-start-title = Welcome
first-start-language = Your language
first-start-text = Text size
first-start-later = All this can be changed at any time in the settings.
first-start-lesson = Learn to play
first-start-title-page = I know the game
first-start-name = Your name
first-start-name-free = optional
