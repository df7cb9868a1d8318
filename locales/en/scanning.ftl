# One-switch play, and other ways to play with less of a hand
scan-back = Back
scan-turn = Turn
scan-read-on = Read on
scan-span = { $first } to { $last }
scan-zone = { $zone }: { $things }

settings-tab-hands = Controls
settings-time = { NUMBER($value, maximumFractionDigits: 2) }
settings-press-pause = Pause between presses
settings-press-pause-about = a second press within this time does not count
settings-scan-pace = One-switch play
settings-scan-pace-about = the selection moves by itself; Space or A selects
