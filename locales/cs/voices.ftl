# Jazyk a velikost textu pro každého.
voice-title = Vlastní jazyk a velikost textu
voice-about = { $name } může mít jiný jazyk a velikost textu. Přepne je opona.
voice-language = Jazyk
voice-usual = výchozí
