# Úplně první stránka.
first-start-title = Vítejte
first-start-language = Váš jazyk
first-start-text = Velikost textu
first-start-later = Všechno můžete kdykoli změnit v nastavení.
first-start-lesson = Naučit se hrát
first-start-title-page = Hru už znám
first-start-name = Vaše jméno
first-start-name-free = nepovinné
