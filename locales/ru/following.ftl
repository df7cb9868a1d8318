# Following the others: a turn in a few words.

brief-turn = { $name }: { $deeds }.
brief-nothing = ничего заметного

since-title = С вашего прошлого хода
