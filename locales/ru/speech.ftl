# Речь голосом системы.

settings-speak = Говорить
settings-speak-about = читает вслух, что выбрано и что происходит
settings-speak-absent = На этом компьютере не нашлось программы, которая говорит.
spoken-setting = { $name }: { $value }
