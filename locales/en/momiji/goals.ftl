# Goal tokens and solo scenarios, as tooltips and choosers tell them.

## Goals: what counts at the end of the game
goal-title-red = Most red leaves
goal-text-red = Counts every red card in your herbarium, anywhere in a pile.
goal-title-orange = Most orange leaves
goal-text-orange = Counts every orange card in your herbarium, anywhere in a pile.
goal-title-yellow = Most yellow leaves
goal-text-yellow = Counts every yellow card in your herbarium, anywhere in a pile.
goal-title-green = Most green leaves
goal-text-green = Counts every green card in your herbarium, anywhere in a pile.
goal-title-purple = Most purple leaves
goal-text-purple = Counts every purple card in your herbarium, anywhere in a pile.
goal-title-brown = Most brown leaves
goal-text-brown = Counts every brown card in your herbarium, anywhere in a pile.
goal-title-biggest-pile = Biggest pile
goal-text-biggest-pile = Counts the cards of each player’s largest pile.
goal-title-top-sum = Highest top cards
goal-text-top-sum = Adds up the numbers on the top cards of all piles.
goal-title-gates = Most closed piles
goal-text-gates = Counts closed piles, with or without a gate.
goal-title-acorns = Most acorns
goal-text-acorns = Counts acorns by value. Acorns on landscapes do not count.
goal-title-piles-and-landscapes = Most piles and landscapes
goal-text-piles-and-landscapes = Counts piles and unused landscapes together.
goal-title-zeros = Most zeros
goal-text-zeros = Counts every 0 in your herbarium, visible or covered.
goal-title-warm = Most warm leaves
goal-text-warm = Counts all red, orange and yellow cards in your herbarium, each by its own type.
goal-title-cool = Most cool leaves
goal-text-cool = Counts all green, purple and brown cards in your herbarium, each by its own type.
goal-title-fewest-cards = Fewest cards
goal-text-fewest-cards = Counts all cards in the herbarium. The player with the fewest fulfils it.
goal-title-hand = Most cards in hand
goal-text-hand = Counts the cards in hand when the game ends.

## Solo: what a goal asks and what it costs
solo-goal-title-red = A red pile
solo-goal-text-red = Needs a red pile. Costs as many acorns as the number on its top card; a 0 is free.
solo-goal-title-orange = An orange pile
solo-goal-text-orange = Needs an orange pile. Costs as many acorns as the number on its top card; a 0 is free.
solo-goal-title-yellow = A yellow pile
solo-goal-text-yellow = Needs a yellow pile. Costs as many acorns as the number on its top card; a 0 is free.
solo-goal-title-green = A green pile
solo-goal-text-green = Needs a green pile. Costs as many acorns as the number on its top card; a 0 is free.
solo-goal-title-purple = A purple pile
solo-goal-text-purple = Needs a purple pile. Costs as many acorns as the number on its top card; a 0 is free.
solo-goal-title-brown = A brown pile
solo-goal-text-brown = Needs a brown pile. Costs as many acorns as the number on its top card; a 0 is free.
solo-goal-title-biggest-pile = Biggest pile in the middle
solo-goal-text-biggest-pile = Needs all three piles, none with more cards than the middle one. Costs 3 acorns.
solo-goal-title-zeros = Four zeros
solo-goal-text-zeros = Needs four 0s in total, in your hand and on top of your piles. Costs 3 acorns.
solo-goal-title-gates = All piles closed
solo-goal-text-gates = Needs at least one pile, and all piles closed. Costs half of your acorns, rounded down.
solo-goal-title-acorns = Five acorns
solo-goal-text-acorns = Needs at least 5 acorns. Costs half of them, rounded down.

## Scenarios
scenario-cold-breeze-title = Cold Breeze
scenario-cold-breeze-level = medium
scenario-cold-breeze-text = A wind blows down from the hills. Three leaf types, and the middle pile must be the tallest.
scenario-cold-breeze-condition-1 = Each of the three piles is worth 10 points or more
scenario-cold-breeze-condition-2 = No pile has more cards than the middle one
scenario-cold-breeze-condition-3 = You own at least 3 goals

scenario-meditation-title = Meditation
scenario-meditation-level = medium
scenario-meditation-text = Four leaf types and a small hand. Let the piles grow slowly and keep your acorns together.
scenario-meditation-condition-1 = You have four piles, each with a 1 or more on top
scenario-meditation-condition-2 = Three piles worth 10 or more, and you own their goals
scenario-meditation-condition-3 = You have at least 10 acorns

scenario-equinox-title = Equinox
scenario-equinox-level = hard
scenario-equinox-text = Day and night are equally long. Three warm leaf types, and every pile needs its gate.
scenario-equinox-condition-1 = You have all three piles, and all are closed
scenario-equinox-condition-2 = You have at least 4 acorns
scenario-equinox-condition-3 = You own at least 3 goals
