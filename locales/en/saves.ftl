# Saved games, statistics, the garden of the day, and the page for what nobody expected.

file-newer = “{ $file }” was saved by a newer version of the game (form { $version }; this one reads up to { $known }).
file-not-settings = “{ $file }” does not hold settings.
save-setup = This game cannot be set up: { $reason }
save-cut = “{ $name }” does not fit the rules any more from some step on. It opens at the beginning of turn { $turn }, the last one that fits.
save-differs = “{ $name }” ends in a different position than when it was saved. It can be played on.
settings-fell-back = { $name }: the value in the settings file could not be used; the usual one is back.

daily-points = Momiji { $day }/{ $month }/{ $year }, { $title }: { $points } points, { $turns } turns
daily-won = Momiji { $day }/{ $month }/{ $year }, { $title }: won in { $turns } turns
daily-lost = Momiji { $day }/{ $month }/{ $year }, { $title }: { $met } of { $wanted } after { $turns } turns
