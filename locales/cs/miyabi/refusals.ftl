# Proč krok není podle pravidel: nejprve co vadí, potom jak dál.

## Tah
miyabi-refuse-laid = V tomto tahu už jste dílek položili. Až budete chtít, ukončete tah.
miyabi-refuse-end = V tomto tahu jste ještě nepoložili dílek. Položte ho, a když nic položit nejde, vynechte.
miyabi-refuse-pass = Ještě můžete položit dílek. Vynechat lze, jen když nejde položit nic.
miyabi-refuse-pass-laid = Dílek už leží, vynechat nelze. Ukončete tah.
miyabi-refuse-pass-frog = Žábu jste už posunuli, vynechat nelze. Položte dílek.
miyabi-refuse-pass-frog-makes-room = Když posunete žábu, dílek položit půjde. Vynechat lze, jen když nejde položit nic.

## Pokládání dílku
miyabi-refuse-not-in-display = V nabídce není { $tile }.
miyabi-refuse-outside = Část dílku by ležela mimo zahradu. Posuňte ho nebo otočte.
miyabi-refuse-lantern = Nad sloupcem { $column } už stojí lucerna. Zvolte sloupec bez ní.
miyabi-refuse-levels = { $squares ->
    [2] Ta dvě políčka mají různé úrovně: { $count ->
        [2] { $low } a { $high }
       *[3] { $low }, { $middle } a { $high }
      }.
   *[3] Ta tři políčka mají různé úrovně: { $count ->
        [2] { $low } a { $high }
       *[3] { $low }, { $middle } a { $high }
      }.
  }
miyabi-refuse-on-zen = Na { $square } leží zenový dílek. Na ten nelze nic položit.
miyabi-refuse-on-frog = Na { $square } sedí vaše žába. Přes ni nelze nic položit. Zvolte jiná políčka.

## Zenová zahrada
miyabi-refuse-zen-not-in-play = Hrajete bez Zenové zahrady.
miyabi-refuse-zen-not-face-up = Zenový dílek { WORD($object, form: "with") } neleží lícem nahoru.
miyabi-refuse-zen-waits = Váš zenový dílek na { $square } ještě není obklopený. Další si můžete vzít, až bude.
miyabi-refuse-zen-ground = Zenový dílek patří na holou zem; { $square } má úroveň { $level }.

## Žába
miyabi-refuse-frog-not-in-play = Hrajete bez Žáby.
miyabi-refuse-frog-first = Nejprve postavte svou žábu na některé políčko zahrady.
miyabi-refuse-frog-moved = V tomto tahu už jste žábu posunuli. Podruhé to nejde.
miyabi-refuse-frog-far = Žábu lze posunout jen o jedno políčko nahoru, dolů, doleva nebo doprava.
miyabi-refuse-frog-zen = Na zenový dílek žábu posunout nelze.
miyabi-refuse-frog-down = Žábu nelze posunout níž. Sedí na úrovni { $here }, tohle políčko má úroveň { $there }.
miyabi-refuse-frog-high = Žábu lze posunout nejvýš o jednu úroveň výš. Sedí na úrovni { $here }, tohle políčko má úroveň { $there }.
miyabi-refuse-frog-objects = Stříbrnou žábu lze posunout jen na políčko bez objektů.
miyabi-refuse-frog-nowhere = Se žábou na tomto políčku by už nešlo nic položit. Posuňte ji jinam, nebo nejprve položte dílek.
