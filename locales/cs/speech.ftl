# Řeč hlasem systému.

settings-speak = Předčítání
settings-speak-about = čte výběr, události a upozornění
settings-speak-absent = V počítači není program pro předčítání.
spoken-setting = { $name }: { $value }
