# Following the others: a turn in a few words.

brief-turn = { $name }: { $deeds }.
brief-nothing = nic, co by bylo vidět

since-title = Od vašeho posledního tahu
