# Stránky domu: nová hra, seznam uložených her, statistiky.

miyabi-option-colour = Barevná zahrada
miyabi-option-colour-about = 1 bod za každý objekt největší skupiny
miyabi-option-meadow = Velká louka
miyabi-option-meadow-about = 2 body za každé políčko největší louky
miyabi-option-zen = Zenová zahrada
miyabi-option-zen-about = dílky bodují, když je obklopíte
miyabi-option-seven = Sedmička
miyabi-option-seven-about = 7 bodů za řadu či sloupec se 7 objekty
miyabi-option-frog = Žába
miyabi-option-frog-about = boduje za každý krok výš v zahradě
miyabi-option-passing = Volné vynechání
miyabi-option-passing-about = vynechat lze, i když se nějaký dílek vejde

miyabi-saves-extensions = { $count ->
    [one] 1 volba
    [few] { $count } volby
   *[other] { $count } voleb
  }
miyabi-saves-frogs = Staví se žáby
miyabi-saves-last-round = Poslední kolo
miyabi-save-about = { $count ->
    [0] Tah { $turn } · sáčky jsou prázdné
    [one] Tah { $turn } · v sáčcích { $count } dílek
    [few] Tah { $turn } · v sáčcích { $count } dílky
   *[other] Tah { $turn } · v sáčcích { $count } dílků
  }

miyabi-statistics-extensions = Podle rozšíření
miyabi-statistics-plain = Základní hra

# Pata listu nové hry.
miyabi-result-rounds = kola: { $count }
miyabi-result-tiles = dílků v kole: { $count }
miyabi-deal = Vstoupit do zahrady
