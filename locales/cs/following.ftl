# Following the others: a turn in a few words.

brief-turn = { $name }: { $deeds }.
brief-nothing = nic viditelného

since-title = Od vašeho posledního tahu
