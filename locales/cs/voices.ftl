# Jazyk a velikost textu pro každého.
voice-title = Vlastní slova
voice-about = { $name } může mít jiný jazyk a velikost textu; přepne je opona.
voice-language = Jazyk
voice-usual = jako hra
