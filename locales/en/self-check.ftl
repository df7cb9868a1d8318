# momiji self-check: one line a check.

self-check-fine = ok: { $what }
self-check-fault = failed: { $what }. { $reason }
self-check-passed = Everything is here and works.
self-check-failed = { $count ->
    [one] One check failed.
   *[other] { $count } checks failed.
}

self-check-languages = sentences in all languages
self-check-drawings = drawings of everything in the boxes
self-check-sounds = sounds
self-check-fonts = fonts with every letter
self-check-saves = { $game }: a game saved and opened again
self-check-game = { $game }: a computer game, { $mode }
self-check-worker = { $game }: a separate process for the computer players
self-check-scenes = { $game }: { $quick ->
    [yes] pictures of a few scenes
   *[no] a picture of every scene
}

self-check-missing = { $name } is missing.
self-check-unreadable = { $name } is missing or cannot be read.
self-check-sign = { $name } does not have the character { $sign }.
self-check-differs = The opened game differs from the saved one.
self-check-unfinished = The game did not reach its end.
self-check-silent = No answer, or one that breaks the rules.
self-check-scene = { $scene }: { $reason }
self-check-blank = { $scene }: the picture is almost empty.
