# What is wrong with a file or a set-up: one clear sentence.

file-missing = Soubor „{ $file }“ neexistuje.
file-folder = „{ $file }“ je složka, ne záznam.
file-odd = „{ $file }“ není obyčejný soubor (je to roura nebo zařízení).
file-unreadable = „{ $file }“ nelze přečíst: { $reason }.
file-too-large = „{ $file }“ je větší než { $limit } MB; tak velký záznam není.
file-too-full = V „{ $file }“ je víc údajů, než jich má kterýkoli záznam.
file-not-text = „{ $file }“ není textový soubor v UTF-8.
file-not-json = „{ $file }“ není JSON: řádek { $line }, sloupec { $column }.
file-too-deep = „{ $file }“ je na záznam příliš hluboce vnořený.
file-not-record = „{ $file }“ není záznam hry Momidži.
file-version = „{ $file }“ je záznam verze { $version }; tento program čte verzi { $known }.
file-shape = „{ $file }“ není záznam: „{ $where }“ chybí nebo neobsahuje, co má.
file-setup = „{ $file }“ není záznam: { $reason }
file-unwritable = „{ $file }“ nelze zapsat: { $reason }.

file-game = „{ $file }“ je partie hry „{ $game }“, kterou tenhle program nemá; má { $known }.
setup-shape = „{ $where }“ chybí, nebo tam je něco, co tam nepatří.
setup-game = hra „{ $game }“ tu není; na výběr jsou { $known }.
setup-option = tahle hra nemá volbu „{ $option }“; má tyto: { $known }.
setup-option-twice = volba „{ $option }“ je uvedena dvakrát.
setup-first-player = první hráč nepatří mezi hráče u stolu (je jich { $players }).
