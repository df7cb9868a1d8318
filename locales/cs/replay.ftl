# Přehrávač partií.

replay-begins = Partie začíná
replay-first-player = První tah: { $name }.
replay-turn = Tah { $turn }
replay-turn-ends = { $name } končí tah.
replay-play-ends = { $name } uzavírá vyložení.
replay-leaf = tah { $turn }, { $name }
replay-leave = Odejít od záznamu
replay-log = Zápis partie
replay-hands = Všechny ruce
replay-review = Rozbor: body a vyhlídky tah po tahu
replay-close = Zavřít
replay-eyes = Vidět stůl očima: { $name }
replay-eyes-closed = Do konce partie zůstává ruka zavřená: { $name }
replay-first-turn = Na začátek
replay-turn-back = O tah zpět
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-step = O krok dál
replay-turn-on = O tah dál
replay-last-turn = Na konec
replay-speed = { $speed ->
    [half] ½×
    [two] 2×
    [four] 4×
   *[one] 1×
  }
replay-speed-tip = Jak rychle se partie přehrává
replay-play-on = Hrát odsud dál
replay-play-on-tip = Z této pozice začne nová partie. Ta stará zůstane, jak je.
replay-play-on-over = Tady partie končí. Chcete-li hrát dál, vraťte se k dřívějšímu tahu.
menu-replay = Ohlédnout se
replay-twig = Tahy této hry
