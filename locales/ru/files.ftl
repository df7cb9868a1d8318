# What is wrong with a file or a set-up: one clear sentence.

file-missing = Файл «{ $file }» не найден.
file-folder = «{ $file }» — папка, а не запись партии.
file-odd = «{ $file }» — не обычный файл (это канал или устройство).
file-unreadable = Не удалось прочитать «{ $file }»: { $reason }.
file-too-large = «{ $file }» больше { $limit } МБ — для записи партии это слишком много.
file-too-full = В «{ $file }» слишком много данных для записи партии.
file-not-text = «{ $file }» — не текстовый файл в UTF-8.
file-not-json = «{ $file }» — не JSON (строка { $line }, столбец { $column }).
file-too-deep = «{ $file }»: слишком глубокая вложенность для записи партии.
file-not-record = «{ $file }» — не запись партии этой программы.
file-version = «{ $file }» — запись версии { $version }. Эта программа читает версию { $known }.
file-shape = «{ $file }» — неверная запись партии: «{ $where }» отсутствует или содержит ошибку.
file-setup = «{ $file }» — неверная запись партии: { $reason }
file-unwritable = Не удалось записать «{ $file }»: { $reason }.

file-game = «{ $file }» — запись игры «{ $game }», которой в этой программе нет. Есть: { WORD($known, form: "plain") }.
setup-shape = «{ $where }» отсутствует или содержит ошибку.
setup-game = игры «{ $game }» нет. Игры: { WORD($known, form: "plain") }.
setup-option = у этой игры нет параметра «{ $option }». Параметры: { WORD($known, form: "plain") }.
setup-option-twice = параметр «{ $option }» указан дважды.
setup-first-player = первого игрока нет за столом (игроков: { $players }).
