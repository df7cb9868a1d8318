# Речь голосом системы.

settings-speak = Чтение вслух
settings-speak-about = читает, что выбрано и что происходит
settings-speak-absent = На компьютере нет программы чтения вслух.
spoken-setting = { $name }: { $value }
