# Following the others: a turn in a few words.

brief-turn = { $name }: { $deeds }.
brief-nothing = nothing to be seen

since-title = Since your last turn
