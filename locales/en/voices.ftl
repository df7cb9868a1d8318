# A language and a text size for each person.
voice-title = Own words
voice-about = { $name } may have another language and text size; the curtain switches them.
voice-language = Language
voice-usual = as set
