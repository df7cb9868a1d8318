# Řeč hlasem systému.

settings-speak = Mluvit
settings-speak-about = čte nahlas, co je vybráno a co se děje
settings-speak-absent = V počítači není program k předčítání.
spoken-setting = { $name }: { $value }
