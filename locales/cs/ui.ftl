# Okno kolem hry: úvod, nastavení, menu, opona.

language-en = English
language-cs = Čeština
language-ru = Русский

key-return = Enter
key-escape = Esc
key-space = Mezerník

title-continue = Pokračovat
title-continue-note = { $name }, { $turn }. tah
title-new-game = Nová hra
title-replays = Záznamy her
title-rule-book = Pravidla
title-settings = Nastavení
title-quit = Ukončit

settings-title = Nastavení
settings-at-once = změny platí hned
settings-preview = Ukázka
settings-defaults = Výchozí
settings-defaults-why = Na této stránce už je všechno výchozí.
settings-done = Hotovo
settings-on = zap.
settings-off = vyp.
settings-percent = { $value } %
settings-seconds = { NUMBER($value, maximumFractionDigits: 2) } s

settings-name = Vaše jméno
settings-name-about = ve hrách a statistikách
settings-name-none = žádné
settings-former-names = Dřívější jména
settings-known-names = Známá jména
settings-tab-language = Jazyk
settings-tab-picture = Obraz
settings-tab-sound = Zvuk
settings-tab-play = Hra
settings-tab-ease = Přístupnost

settings-language-about = texty, logo a písmena na kartách

settings-fullscreen = Celá obrazovka
settings-fullscreen-about = totéž udělá F11
settings-drifting-leaves = Padající listí
settings-drifting-leaves-about = na úvodním obrázku
settings-table-gusts = Vítr a mlha
settings-table-gusts-about = nad stolem občas letí listí nebo se táhne mlha

settings-effects-volume = Zvuky
settings-effects-volume-about = karty, dílky, zvonky
settings-music-volume = Hudba
settings-music-volume-about = tiché struny na pozadí hry
settings-bell-on-turn = Zvonek k vašemu tahu
settings-bell-on-turn-about = když dohraje jiný hráč
settings-muted = Ztlumit
settings-muted-about = všechno; totéž udělá M
settings-listen = Přehrát

settings-animation-speed = Rychlost
settings-animation-speed-about = animací a počítačových hráčů
settings-speed-half = ½×
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-instant = okamžitě
settings-show-legal = Zlaté rámečky
settings-show-legal-about = ukážou, kam lze výběr položit
settings-action-hints = Nápověda
settings-action-hints-about = další krok jednou větou
settings-confirm-turn = Potvrzovat tah
settings-confirm-turn-about = do potvrzení lze kroky vracet
settings-curtain-between-seats = Opona mezi hráči
settings-curtain-between-seats-about = skryje karty, než si vyměníte místa

settings-text-scale = Velikost textu
settings-text-scale-about = písmo roste, obrázky zůstávají
settings-letters-on-cards = Písmena na kartách
settings-letters-on-cards-about = pro každý typ listu jedno
settings-strong-outlines = Silné obrysy
settings-strong-outlines-about = silnější rámečky, tmavší linky
settings-reduced-motion = Méně pohybu
settings-reduced-motion-about = nic nelétá, vše se jen prolne
settings-tooltip-delay = Zpoždění bublin
settings-refusal-time = Doba upozornění
settings-screen-reader = Odečítače obrazovky
settings-screen-reader-about = zatím nevyzkoušeno; platí od příštího spuštění
settings-screen-reader-absent = Knihovna AccessKit není nainstalovaná.
settings-keyboard-hints = Klávesy u tlačítek
settings-keyboard-hints-about = ukázat klávesu vedle tlačítka

preview-letter-yellow = Ž
preview-letter-purple = F
preview-tip-title = Fialová hromádka
preview-tip-text = Navrchu je 2. Položit lze 2 nebo 3.
preview-tip-note = uzavírá ji 3
preview-button = Zahrát 2 karty
preview-title-page = úvodní stránka
preview-late = ke konci hry
preview-sound = Dřevo, papír a jeden zvonek.

menu-title = Pauza
menu-resume = Zpět do hry
menu-settings = Nastavení
menu-rule-book = Pravidla
menu-save = Uložit
menu-to-title = Hlavní nabídka
menu-quit = Ukončit

curtain-turn = Na tahu: { $name }
curtain-pass = Vyměňte si místa. { $other } má karty lícem dolů.
curtain-ready = Jsem { $name }
curtain-enter = nebo stiskněte { $press }

message-ok = OK
message-cancel = Zpět
curtain-begin = Posaďte se. Vaše karty jsou lícem dolů.

menu-shortcuts = Klávesy

title-saves = Uložené hry
title-statistics = Statistiky
game-saved = Hra je uložená jako „{ $name }“.

list-separator = {", "}
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-plain = { $first }, { $last }
