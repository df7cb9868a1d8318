# Речь голосом системы.

settings-speak = Говорить
settings-speak-about = читает вслух, что выбрано и что происходит
settings-speak-absent = На компьютере нет программы чтения вслух.
spoken-setting = { $name }: { $value }
