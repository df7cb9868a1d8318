# Jazyk a velikost textu pro každého.
voice-title = Vlastní jazyk a velikost textu
voice-about = { $name } může mít jiný jazyk a velikost textu; přepnou se s oponou.
voice-language = Jazyk
voice-usual = jako hra
