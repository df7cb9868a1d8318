# Setting the table: what this game asks, and the choice of a scenario.

## Seats
new-game-add-dew = needs Morning Dew

## Table
new-game-dew = Morning Dew
new-game-dew-about = blue leaves, up to { $most } players
new-game-dew-needed = { $players } players need it
new-game-types = Leaf types
new-game-types-random = random
new-game-types-choose = choose
new-game-types-all = { $dew ->
    [yes] { $players ->
        [2] Two players use all of them.
        [3] Three players use all of them.
        [4] Four players use all of them.
       *[5] Five players use all of them.
      }
   *[no] { $players ->
        [2] Two players use all six. Blue comes with Morning Dew.
        [3] Three players use all six. Blue comes with Morning Dew.
        [4] Four players use all six. Blue comes with Morning Dew.
       *[5] Five players use all six. Blue comes with Morning Dew.
      }
  }
new-game-types-chance = { $dew ->
    [yes] { $want } of the six are picked at random. Blue is always in play.
   *[no] { $want } of the six are picked at random.
  }
new-game-types-right = { $want ->
    [one] 1 leaf type selected.
   *[other] { $want } leaf types selected.
  }
new-game-types-missing = { $count ->
    [one] Choose one more leaf type.
   *[other] Choose { $count } more leaf types.
  }
new-game-types-over = { $count ->
    [one] One leaf type too many. Deselect one.
   *[other] { $count } leaf types too many. Deselect them.
  }
new-game-type-in = { $leaf } is in play
new-game-type-out = { $leaf } stays in the box
new-game-type-chance = Leaf types are picked at random. Press “choose” to pick them yourself.
new-game-landscapes = Landscapes
new-game-landscapes-starter-about = three each, as a set
new-game-landscapes-draft-about = three each, one by one
new-game-starter = starter sets
new-game-draft = draft
new-game-open-counts = Show pile sizes
new-game-open-counts-about = piles show how many cards they have

new-game-result-types = { $count ->
    [one] 1 leaf type
   *[other] { $count } leaf types
  }
new-game-result-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
  }
new-game-result-gates = { $count ->
    [one] 1 gate
   *[other] { $count } gates
  }

## What cannot be chosen, and the way out
new-game-why-add-dew = { $players ->
    [5] Five players need Morning Dew. Switch it on first.
   *[other] { $players } players need Morning Dew. Switch it on first.
  }
new-game-why-remove = At least two players are needed. To play alone, try the solo scenarios.
new-game-why-dew = { $players ->
    [5] Five players need Morning Dew. Remove a seat to switch it off.
   *[other] { $players } players need Morning Dew. Remove a seat to switch it off.
  }
new-game-why-starter = There are starter sets for up to { $most } players. With { $players } you draft the landscapes.
new-game-why-choose = All leaf types are in play at this table, so there is nothing to choose.
new-game-why-blue-out = Blue is part of Morning Dew. Switch it off to play without blue.
new-game-why-blue-in = Blue needs Morning Dew. Switch it on to play with blue.

## Solo scenarios
solo-chooser-begin = Start
solo-chooser-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
solo-chooser-cards = { $count ->
    [one] 1 leaf card
   *[other] { $count } leaf cards
  }

solo-chooser-tag-leaf = 0–{ $most }
solo-chooser-tag-biggest-pile = 3
solo-chooser-tag-zeros = 3
solo-chooser-tag-gates = ½
solo-chooser-tag-acorns = ½
title-solo = Solo scenarios
