# Přehrávač her.

replay-begins = Hra začíná
replay-first-player = První tah: { $name }.
replay-turn = Tah { $turn }
replay-turn-ends = { $name } ukončuje tah.
replay-leaf = tah { $turn }, { $name }
replay-leave = Zavřít záznam
replay-log = Průběh hry
replay-hands = Karty všech hráčů
replay-review = Zhodnocení hry: body a šance na výhru tah po tahu
replay-close = Zavřít
replay-eyes = Stůl, jak ho vidí { $name }
replay-eyes-closed = Karty jsou do konce hry skryté: { $name }
replay-first-turn = Na začátek
replay-turn-back = O tah zpět
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-step = O krok dál
replay-turn-on = O tah dál
replay-last-turn = Na konec
replay-speed = { $speed ->
    [half] ½×
    [two] 2×
    [four] 4×
   *[one] 1×
  }
replay-speed-tip = Rychlost přehrávání
replay-play-on = Hrát odsud dál
replay-play-on-tip = Z této pozice začne nová hra. Do statistik se nepočítá a původní hra se nezmění.
replay-play-on-over = Tady hra končí. Chcete-li hrát dál, vraťte se k dřívějšímu tahu.
menu-replay = Projít dosavadní tahy
replay-scrubber = Tahy hry
