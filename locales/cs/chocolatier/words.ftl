# Slova hry Mistři čokolády. Základní tvar je 1. pád ženského rodu (pralinka); acc „černou“;
# pl „černé“ (dvě, tři, čtyři; také 2. pád jednotného čísla); many „černých“.

chocolatier-colour-blue = modrá
    .acc = modrou
    .pl = modré
    .many = modrých
chocolatier-colour-brown = hnědá
    .acc = hnědou
    .pl = hnědé
    .many = hnědých
chocolatier-colour-white = bílá
    .acc = bílou
    .pl = bílé
    .many = bílých
chocolatier-colour-black = černá
    .acc = černou
    .pl = černé
    .many = černých
chocolatier-colour-red = červená
    .acc = červenou
    .pl = červené
    .many = červených

# Ve výčtu: 2 modré, 1 bílá.
chocolatier-some = { $count ->
    [one] { $count } { WORD($praline) }
    [few] { $count } { WORD($praline, form: "pl") }
   *[other] { $count } { WORD($praline, form: "many") }
  }
