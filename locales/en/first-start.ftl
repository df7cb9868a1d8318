# The very first page.
first-start-title = Welcome
first-start-language = Your language
first-start-text = Text size
first-start-later = You can change all this in the settings at any time.
first-start-lesson = Learn to play
first-start-title-page = I know the game
first-start-name = Your name
first-start-name-free = optional
