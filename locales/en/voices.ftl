# A language and a text size for each person.
voice-title = Own language and text size
voice-about = { $name } can have a different language and text size. The curtain switches them.
voice-language = Language
voice-usual = default
