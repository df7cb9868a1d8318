# Speech through the system's own voice.

settings-speak = Read aloud
settings-speak-about = reads the selection, events and refusals
settings-speak-absent = No speech program found on this computer.
spoken-setting = { $name }: { $value }
