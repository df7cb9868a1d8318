# Řeč hlasem systému.

settings-speak = Mluvit
settings-speak-about = čte nahlas, co je vybráno a co se děje
settings-speak-absent = V tomto počítači se nenašel program, který by mluvil.
spoken-setting = { $name }: { $value }
