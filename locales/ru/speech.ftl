# Речь голосом системы.

settings-speak = Чтение вслух
settings-speak-about = читает выбор, события и пояснения
settings-speak-absent = На компьютере нет программы чтения вслух.
spoken-setting = { $name }: { $value }
