# momiji self-check: по строке на проверку.

self-check-fine = в порядке: { $what }
self-check-fault = ошибка: { $what }. { $reason }
self-check-passed = Всё на месте и работает.
self-check-failed = { $count ->
    [one] Не пройдена { $count } проверка.
    [few] Не пройдены { $count } проверки.
    [many] Не пройдено { $count } проверок.
   *[other] Не пройдено { $count } проверки.
}

self-check-languages = тексты на всех языках
self-check-drawings = рисунки всего, что лежит в коробках
self-check-sounds = звуки
self-check-fonts = шрифты со всеми буквами
self-check-saves = { $game }: партия сохранена и открыта снова
self-check-game = { $game }: партия компьютера, { $mode }
self-check-worker = { $game }: отдельный процесс для компьютерных игроков
self-check-scenes = { $game }: { $quick ->
    [yes] изображение нескольких сцен
   *[no] изображение каждой сцены
}

self-check-missing = { $name } отсутствует.
self-check-unreadable = { $name } отсутствует или не читается.
self-check-sign = { $name } не содержит символа { $sign }.
self-check-differs = Открытая партия отличается от сохранённой.
self-check-unfinished = Партия не дошла до конца.
self-check-silent = Ответа нет, или он не по правилам.
self-check-scene = { $scene }: { $reason }
self-check-blank = { $scene }: на изображении почти ничего нет.
