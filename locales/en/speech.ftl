# Speech through the system's own voice.

settings-speak = Speak
settings-speak-about = reads focus, events and refusals aloud
settings-speak-absent = No speech program on this computer.
spoken-setting = { $name }: { $value }
