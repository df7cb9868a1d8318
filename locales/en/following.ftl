# Following the others: a turn in a few words.

brief-turn = { $name }: { $deeds }.
brief-nothing = nothing visible

since-title = Since your last turn
