# What is wrong with a file or a set-up: one clear sentence.

file-missing = Файла «{ $file }» нет.
file-folder = «{ $file }» — папка, а не запись партии.
file-odd = «{ $file }» — не обычный файл, а канал или устройство.
file-unreadable = «{ $file }» не читается: { $reason }.
file-too-large = «{ $file }» больше { $limit } МБ; записи партий такими не бывают.
file-too-full = В «{ $file }» больше данных, чем бывает в записи партии.
file-not-text = «{ $file }» — не текстовый файл в UTF-8.
file-not-json = «{ $file }» — не JSON: строка { $line }, столбец { $column }.
file-too-deep = «{ $file }»: слишком глубокая вложенность для записи партии.
file-not-record = «{ $file }» — не запись партии в Момиджи.
file-version = «{ $file }» — запись версии { $version }; эта программа читает версию { $known }.
file-shape = «{ $file }» — не запись партии: «{ $where }» отсутствует или содержит не то, что нужно.
file-setup = «{ $file }» — не запись партии: { $reason }
file-unwritable = «{ $file }» не удаётся записать: { $reason }.

file-game = «{ $file }» — партия игры «{ $game }», которой в этой программе нет; есть { $known }.
setup-shape = «{ $where }» нет или там не то, что должно быть.
setup-game = игры «{ $game }» нет; есть такие: { $known }.
setup-option = у этой игры нет варианта «{ $option }»; есть такие: { $known }.
setup-option-twice = вариант «{ $option }» указан дважды.
setup-first-player = { $players ->
    [one] первый игрок — не из { $players } игрока за столом.
   *[other] первый игрок — не из { $players } игроков за столом.
  }
