# What only a screen reader or a voice says: names of the parts of a scene, and states that are otherwise only seen.

reader-table = { $game }. At the table: { $name }
reader-zone-note = What to do
reader-zone-others = Other players
reader-zone-table = Table
reader-zone-buttons = Buttons
reader-zone-house = Menu and help
reader-held = You are holding: { $thing }. Choose where to put it. Escape puts it back.
reader-possible = Possible now.
reader-chapter = Chapter
reader-leaf = Score sheet page
reader-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reader-no-points = no points
reader-reached = reached { $value }
reader-holds = fulfilled
reader-fails = not fulfilled
reader-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reader-whose = Whose side of the table
reader-choose = Choose one
reader-computer = computer
reader-who-plays = Who plays as { $name }
reader-won = won
reader-lost = lost
reader-lesson = Lesson, step { $number } of { $of }: { $title }
reader-lesson-watch = Lesson: the table is in motion, please wait
reader-replay = Replay, step { $at } of { $of }
reader-name = Name
reader-way-out = You can choose instead: { $places }.
reader-put-back = Put it back
reader-rests = Not possible now
