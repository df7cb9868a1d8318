# A language and a text size for each person.
voice-title = Own language and text size
voice-about = { $name } can have another language and text size; the curtain switches them.
voice-language = Language
voice-usual = as set
