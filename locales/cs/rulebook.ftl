# The rule book of any game.

## Kniha sama
rules-title = Pravidla
rules-example = Příklad
rules-before = předtím
rules-after = potom
rules-animate = Přehrát
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [one] { $count } odstavec
    [few] { $count } odstavce
   *[other] { $count } odstavců
  }
rules-not-found = Nic se nenašlo. Zkuste kratší slovo nebo číslo pravidla.
rules-back = Zpět
rules-forward = Vpřed
rules-next-page = Další stránka
rules-previous-page = Předchozí stránka
rules-close = Zavřít pravidla
rules-written-by = Pravidla hry { $game }, jak se hraje v tomto programu. Čísla jako 4.2 jsou čísla pravidel.

## O hře
rules-contents-title = Obsah
