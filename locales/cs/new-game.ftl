# Setting the table: seats and what every game asks.

new-game-title = Nová hra
new-game-seats = Místa
new-game-table = Stůl
new-game-back = Zpět
new-game-deal = Rozdat karty
new-game-rule-book = Pravidla

## Místa
new-game-name-1 = Hana
new-game-name-2 = Kendži
new-game-name-3 = Juki
new-game-name-4 = Sora
new-game-name-5 = Aiko
new-game-person = Člověk
new-game-first = první
new-game-first-player = První hráč
new-game-first-random = náhodně
new-game-first-chosen = určený
new-game-add = { $seat ->
    [2] Přidat druhé místo
    [3] Přidat třetí místo
    [4] Přidat čtvrté místo
   *[5] Přidat páté místo
  }
new-game-add-about = s vlastním erbem
new-game-grip-title = Pořadí míst
new-game-grip = Přetáhněte místo nahoru nebo dolů. Na klávesnici stiskněte Enter a použijte šipky.
new-game-crest = Vyberte erb
new-game-crest-free = volný
new-game-crest-taken = Tento erb má { $name }. Erby si vyměníte.
new-game-crest-own = To je váš erb.
new-game-crown-give = Začíná { $name }
new-game-crown-take = Určit prvního hráče náhodně
new-game-remove = Odebrat toto místo
new-game-known-names = Někdo, kdo tu už hrál
new-game-kind = Člověk, nebo počítač

new-game-crest-flower = Květ
new-game-crest-fan = Vějíř
new-game-crest-lantern = Lucerna
new-game-crest-crane = Jeřáb
new-game-crest-wave = Vlna

## Stůl
new-game-speed = Rychlost
new-game-speed-about = tahů a animací
new-game-seed = Semínko
new-game-seed-about = stejné semínko, stejná hra
new-game-seed-roll = Nové semínko

new-game-result-players = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }

## Co nelze zvolit a jak z toho ven
new-game-why-full = Všechna místa u stolu jsou obsazená.
new-game-why-few = { $fewest ->
    [one] Je potřeba aspoň jeden hráč.
    [few] Jsou potřeba aspoň { $fewest } hráči.
   *[other] Je potřeba aspoň { $fewest } hráčů.
  }
new-game-impossible = { CAP($reason) }
new-game-why-computer = Počítačoví hráči zatím nejsou k dispozici. Všechna místa jsou pro lidi.
new-game-why-level = Tato úroveň zatím není k dispozici.
