# Řeč hlasem systému.

settings-speak = Předčítání
settings-speak-about = nahlas čte, co je vybráno a co se děje
settings-speak-absent = V počítači není program k předčítání.
spoken-setting = { $name }: { $value }
