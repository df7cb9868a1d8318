# The very first page.
first-start-title = Welcome
first-start-language = Your language
first-start-text = Text size
first-start-later = Both can be changed at any time in the settings.
first-start-lesson = Learn to play
first-start-title-page = I know the game
