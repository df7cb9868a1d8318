# Úlohy: jejich stránka, stůl se zadáním a co odpověď přinesla.

title-puzzles = Sólo a úlohy
title-puzzles-only = Úlohy
puzzles-title = Sólo a úlohy
puzzles-tab = Úlohy
puzzles-alone = Sólo
puzzles-of-the-day = Úloha dne
puzzles-day-line = { $date } · { $game }
puzzles-day-about = Každý den jedna úloha, hry se střídají.
puzzles-try = Zkusit
puzzles-look-again = Prohlédnout znovu
puzzles-next = Další nevyřešená
puzzles-theme = Téma
puzzles-solved-of = { $solved ->
    [0] zatím nic, celkem { $count }
   *[other] vyřešeno: { $solved }/{ $count }
  }
puzzles-first-try = { $solved ->
    [0] { "" }
   *[other] na první pokus: { $count }/{ $solved }
  }
puzzles-mark-title = { $theme }, { $difficulty }, { $number }
puzzles-streak = { $days ->
    [one] 1 den
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
  }
puzzles-longest = rekord: { $days }
puzzles-today-waits = Dnešní úloha čeká
puzzles-today-done = Dnes vyřešeno
puzzles-left-out = { $count ->
    [one] Jedna úloha v souboru „{ $file }“ je poškozená a byla vynechána.
    [few] { $count } úlohy v souboru „{ $file }“ jsou poškozené a byly vynechány.
   *[other] { $count } úloh v souboru „{ $file }“ je poškozených a bylo vynecháno.
  }
file-not-puzzles = „{ $file }“ není soubor s úlohami.

puzzle-easy = lehká
puzzle-medium = střední
puzzle-hard = těžká
puzzle-mark-open = nevyřešená
puzzle-mark-begun = rozpracovaná
puzzle-mark-shown = s ukázaným řešením
puzzle-mark-solved = vyřešená

weekday-1 = po
weekday-2 = út
weekday-3 = st
weekday-4 = čt
weekday-5 = pá
weekday-6 = so
weekday-7 = ne

puzzle-name = Úloha { $number }
puzzle-answered = Odpovězeno.
puzzle-answer = Odpovědět
puzzle-show = Ukázat řešení
puzzle-show-tip = Přehraje nejlepší tah. Úloha se pak nebude počítat jako vyřešená.
puzzle-again = Znovu
puzzle-retry = Zkusit znovu
puzzle-next = Další úloha
puzzle-leave = Všechny úlohy

puzzle-task-best = Najděte nejlepší tah. V průměru přinese aspoň o tři body víc než kterýkoli jiný.

puzzle-title-solved = Vyřešeno
puzzle-title-shown = Nejlepší tah
puzzle-title-wrong = Existuje lepší tah
puzzle-result-ahead = { $points ->
    [one] náskok 1 bod
    [few] náskok { $points } body
   *[other] náskok { $points } bodů
  }
puzzle-result-at-most = náskok nejvýš { $points }
puzzle-result-level = nerozhodně
puzzle-result-behind = { $far ->
    [yes] ztráta nejméně { $points }
   *[no] { $points ->
        [one] ztráta 1 bod
        [few] ztráta { $points } body
       *[other] ztráta { $points } bodů
      }
  }
puzzle-result-best = nejlepší
puzzle-result-more = { $points ->
    [few] o { $points } body lepší
   *[other] o { $points } bodů lepší
  }
puzzle-result-less = { $points ->
    [one] asi o 1 bod horší
    [few] asi o { $points } body horší
   *[other] asi o { $points } bodů horší
  }
puzzle-result-alone = { $won ->
    [yes] výhra
   *[no] bez výhry
  }
puzzle-said = { $turn }.
puzzle-said-steps = { $turn } ({ $steps })
puzzle-why = { $turn }. Výsledek: { $result }. Druhý nejlepší tah: { $next }.
puzzle-why-best = { $points ->
    [few] { $turn }. V průměru je to o { $points } body lepší než druhý nejlepší tah.
   *[other] { $turn }. V průměru je to o { $points } bodů lepší než druhý nejlepší tah.
  }
puzzle-why-alone = { $turn }. Po každém jiném tahu zůstane aspoň jedna podmínka nesplněná.
puzzle-wrong-result = Výsledek tohoto tahu: { $result }. Nejlepší tah: { $best }.
puzzle-wrong-less = { $points ->
    [one] V průměru je tento tah asi o 1 bod horší než nejlepší tah.
    [few] V průměru je tento tah asi o { $points } body horší než nejlepší tah.
   *[other] V průměru je tento tah asi o { $points } bodů horší než nejlepší tah.
  }
puzzle-wrong-better = Jiný tah přinese v průměru víc bodů.
puzzle-wrong-reply = Nejlepší odpověď soupeře: { $reply }
puzzle-wrong-begun = { $count ->
    [one] První krok byl správný.
    [few] První { $count } kroky byly správné.
   *[other] Prvních { $count } kroků bylo správných.
  }
puzzle-proof = { $turns ->
    [one] Ověřeno: jediný možný tah
    [few] Ověřeny všechny { $turns } možné tahy
   *[other] Ověřeno všech { $turns } možných tahů
  }
puzzle-proof-best = { $turns ->
    [few] Porovnány { $turns } tahy, na každý z nejlepších připadá { $games } simulovaných her
   *[other] Porovnáno { $turns } tahů, na každý z nejlepších připadá { $games } simulovaných her
  }
puzzle-lines = Nejlepší tah a další možnosti
puzzle-fold = Podívat se na stůl
puzzle-unfold = Zpět k výsledku

text-puzzle = Úloha { $number }: { $theme }, { $difficulty }.
text-puzzle-how = Kroky můžete zkoušet i vracet, odpovědí je až ukončený tah. Řešení ukáže slovo „rada“, z úlohy odejdete slovem „konec“.
text-puzzle-on = Co dál? { WORD($known, form: "plain") }.
text-puzzle-next = další úloha
text-puzzle-again = tatáž úloha znovu
text-puzzle-quit = skončit
text-puzzle-word-next = další, další úloha
text-puzzle-word-again = znovu, ještě jednou, tatáž úloha znovu
text-puzzle-word-quit = konec, skončit
text-puzzle-none = Úloha „{ $words }“ neexistuje. Hra { $game } má úlohy 1 až { $count }; můžete napsat i „day“ (úloha dne) nebo „next“ (další).
help-text-puzzle = řešit úlohy od této dál: číslo, „day“ (úloha dne) nebo „next“ (další)

statistics-puzzles-solved = { $solved ->
    [one] vyřešená úloha
    [few] vyřešené úlohy
   *[other] vyřešených úloh
  }
statistics-puzzles-first = na první pokus
statistics-puzzles-shown = s ukázaným řešením
statistics-puzzles-open = nevyřešeno
statistics-puzzles-themes = Vyřešeno podle témat
statistics-puzzles-difficulties = Vyřešeno podle obtížnosti
statistics-puzzles-empty = Zatím jste nezkusili žádnou úlohu z této hry.
