# Язык и размер текста для каждого.
voice-title = Свои слова
voice-about = { $name }: свой язык и размер текста; их переключает занавес.
voice-both = { $language }, { $size }
voice-language = Язык
voice-usual = как в игре
