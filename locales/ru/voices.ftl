# Язык и размер текста для каждого.
voice-title = Свои слова
voice-about = { $name }: свой язык и размер текста; их переключает занавес.
voice-language = Язык
voice-usual = как в игре
