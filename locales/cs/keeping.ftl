# Co se říká o ukládání během hry.

saving-fails = Hra se neukládá. { $why } Můžete hrát dál, uložení se zkusí znovu.
saving-works = Ukládání zase funguje. Nic se neztratilo.
no-reason = Systém neuvedl důvod.
open-elsewhere = Hra „{ $name }“ je otevřená v jiném okně. Nejdřív ji tam zavřete.
open-aside = { $why } Soubor je odložený stranou. Nic se nesmazalo.
open-before = { $why } Pokračujete od předchozího uloženého stavu.
open-counted = Hra „{ $name }“ už je dohraná a započítaná. Odsud je to nová hra a do statistik se nepočítá.
open-level = Za hráče { $name } hrál počítač na úrovni „{ $level }“, kterou tato verze nezná. Teď hraje na úrovni { $now }. Změníte to v menu pod položkou Místa.
play-on-begun = Nová hra z této pozice. Do statistik se nepočítá.
replays-empty = Zatím žádná dohraná hra. Každá, kterou dohrajete, se tu uchová.
other-window = Je otevřené i jiné okno. Obě okna ukládají své hry zvlášť.
