# Co se říká o ukládání během hry.

saving-fails = Ukládání nefunguje. { $why } Můžete hrát dál; jakmile to půjde, hra se uloží.
saving-works = Ukládání zase funguje. Nic se neztratilo.
no-reason = Systém neříká proč.
open-elsewhere = Hra „{ $name }“ právě běží v jiném okně. Tam ji opusťte, pak ji otevřete tady.
open-aside = { $why } Soubor je odložený stranou, nic se nesmazalo.
open-before = { $why } Hra pokračuje od předchozího uloženého stavu.
open-counted = Hra „{ $name }“ už je dohraná a započítaná. Odsud je to nová hra a do statistik se nepočítá.
open-level = Za { $name } hrál počítač na úrovni „{ $level }“, kterou tady neznáme. Teď tam hraje úroveň { $now }; změníte to v nabídce pod Místa.
play-on-begun = Nová hra z této pozice. Do statistik se nepočítá.
replays-empty = Žádná hra zatím není dohraná. Každá dohraná hra se tu uchová.
other-window = Je otevřené i jiné okno. Jeho hra je v bezpečí; toto okno ukládá své hry vedle ní.
