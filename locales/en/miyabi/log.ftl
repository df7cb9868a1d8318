# The log: a game in plain sentences.

miyabi-log-place = { $name } lays { $tile } on { $square }, level { $level }: { $objects } × { $level } = { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
miyabi-log-fifth = { $name } is the first to reach level 5 with { WORD($object, form: "many") }: a bonus of { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
miyabi-log-zen = { $name } lays a zen tile with { WORD($object, form: "one") } on { $square }: 1 point.
miyabi-log-enclosed = { $name }’s zen tile on { $square } is enclosed: { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
miyabi-log-zen-turned = A zen tile with { WORD($object, form: "one") } is revealed.
miyabi-log-frog-put = { $name } puts the frog on { $square }.
miyabi-log-frog = { $name } moves the frog to { $square }.
miyabi-log-frog-up = { $name } moves the frog up to { $square }, level { $level }: { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
miyabi-log-gold = { $name }’s frog turns gold.
miyabi-log-pass = { $name } passes and is out for this round.
miyabi-log-out = { $name } has placed all six lanterns and is out for this round.
miyabi-log-round-over = { $left ->
    [0] Round { $round } is over. The display is empty.
    [one] Round { $round } is over. The last tile in the display leaves the game.
   *[other] Round { $round } is over. The { $left } tiles left in the display leave the game.
  }
miyabi-log-round = Round { $round } of { $rounds }: { $tiles } tiles in the display. { $name } has the bonsai and starts.

miyabi-log-row = { CAP(WORD($object, form: "many")) }: { $players }.
miyabi-log-row-player = { $name } gets { $points ->
        [one] 1 point
       *[other] { $points } points
      } for { $count }
miyabi-log-extension = { WORD($score) }: { $players }.
miyabi-log-extension-player = { $name } gets { $points ->
        [one] 1 point
       *[other] { $points } points
      }
miyabi-log-total = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
      } in all.
