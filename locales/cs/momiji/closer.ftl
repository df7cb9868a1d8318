# Cíl zblízka: jeden příklad, jak se počítá.
closer-example-leaf = Hromádka čtyř takových karet se počítá za 4, i když je vidět jen vrchní karta.
closer-example-biggest-pile = Hromádky o 5, 3 a 2 kartách se počítají za 5: rozhoduje jen největší.
closer-example-top-sum = Vrchní karty 3, 2 a 0 dávají 5.
closer-example-gates = Dvě hromádky uzavřené s bránou a jedna bez ní se počítají za 3.
closer-example-acorns = Jeden velký žalud a tři malé se počítají za 8.
closer-example-piles-and-landscapes = Čtyři hromádky a jedna nepoužitá krajina se počítají za 5.
closer-example-zeros = Dvě 0 navrchu a jedna pod jinými kartami se počítají za 3.
closer-example-warm = Tři červené karty a dvě žluté se počítají za 5.
closer-example-cool = Dvě zelené karty a čtyři hnědé se počítají za 6.
closer-example-fewest-cards = S 9 kartami cíl splníte, mají-li ostatní 11 a 12.
closer-example-hand = Se 7 kartami v ruce cíl splníte, mají-li ostatní 6 a 4.

## Sólo
closer-example-solo-leaf = S kartou 1 navrchu stojí 1 žalud, s kartou 3 stojí 3.
closer-example-solo-biggest-pile = Stačí hromádky o 3, 4 a 4 kartách v tomto pořadí.
closer-example-solo-zeros = Stačí dvě 0 v ruce a dvě navrchu hromádek.
closer-example-solo-gates = Dvě hromádky, obě uzavřené, a 7 žaludů: stojí 3.
closer-example-solo-acorns = S 9 žaludy stojí 4.
