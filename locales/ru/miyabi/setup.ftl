# Что не так с подготовкой игры: конец фразы, которая начинается с имени файла.

miyabi-setup-game = это не запись партии в Мияби.
miyabi-setup-bags = мешочков должно быть четыре: { $bags }.
miyabi-setup-players = играть могут от { $least } до { $most } человек, а не { $players }.
miyabi-setup-tile-unknown = плитки «{ $tile }» нет.
miyabi-setup-tiles = плиток { $tile } в мешочке { $bag } должно быть { $want }, а не { $have }.
miyabi-setup-zen-unknown = плитки дзен «{ $tile }» нет.
miyabi-setup-zen-tiles = плиток дзен { $tile } должно быть { $want }, а не { $have }.
miyabi-setup-zen-missing = играют с Садом дзен, но его плиток нет.
miyabi-setup-zen-not-in-play = есть плитки дзен, но с Садом дзен не играют.
