# Самая первая страница.
first-start-title = Добро пожаловать
first-start-language = Ваш язык
first-start-text = Размер текста
first-start-later = Всё это можно в любой момент изменить в настройках.
first-start-lesson = Научиться играть
first-start-title-page = Я уже знаю игру
first-start-name = Ваше имя
first-start-name-free = необязательно
