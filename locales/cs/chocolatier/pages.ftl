# Co o této hře říkají společné stránky: nová hra, bodovací list, uložené hry.

chocolatier-name = Mistři čokolády
chocolatier-tagline = Pět druhů pralinek, jedna bonboniéra
chocolatier-statistics-won = srdíčko za každou výhru
chocolatier-about = Berte pralinky jedné barvy, plňte přípravné řady a svou bonboniéru.
chocolatier-option-brown = Hnědá strana
chocolatier-option-brown-about = bonboniéra bez barev: místa si volíte sami
chocolatier-option-special = Speciální nabídky
chocolatier-option-special-about = některé nabídky mají v každém kole zvláštní schopnost

chocolatier-score-about-points = Body za plnění bonboniéry po odečtení podlahy
chocolatier-score-about-rows = { $points ->
    [one] { $points } bod za každou celou řadu
    [few] { $points } body za každou celou řadu
   *[other] { $points } bodů za každou celou řadu
  }
chocolatier-score-about-columns = { $points ->
    [one] { $points } bod za každý celý sloupec
    [few] { $points } body za každý celý sloupec
   *[other] { $points } bodů za každý celý sloupec
  }
chocolatier-score-about-colours = { $points ->
    [one] { $points } bod za každou barvu, jejíchž všech pět pralinek je v bonboniéře
    [few] { $points } body za každou barvu, jejíchž všech pět pralinek je v bonboniéře
   *[other] { $points } bodů za každou barvu, jejíchž všech pět pralinek je v bonboniéře
  }
chocolatier-score-more-rows = { $points ->
    [one] { $points } bod, stejně jako { $others }, ale víc celých řad
    [few] { $points } body, stejně jako { $others }, ale víc celých řad
   *[other] { $points } bodů, stejně jako { $others }, ale víc celých řad
  }

chocolatier-chip-brown = Hnědá strana
chocolatier-chip-special = Speciální nabídky
chocolatier-save-about = { $count ->
    [one] Tah { $turn } · v sáčku { $count } pralinka
    [few] Tah { $turn } · v sáčku { $count } pralinky
   *[other] Tah { $turn } · v sáčku { $count } pralinek
  }

chocolatier-score-boxes = Bonboniéry
chocolatier-score-each = po { $points }

## List nové hry
chocolatier-side = Bonboniéra
chocolatier-side-about = každá barva má své místo; všichni hrají na stejné straně
chocolatier-side-coloured = barevná
chocolatier-side-plain = hnědá
chocolatier-result-plates = nabídky: { $count }
chocolatier-result-special = speciální: { $count }
chocolatier-deal = Otevřít cukrárnu
