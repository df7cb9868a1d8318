# What is wrong with a set-up: one clear sentence.

setup-players = { $dew ->
    [yes] with Morning Dew 2 to { $most } can play, not { $players }.
   *[no] 2 to { $most } can play, not { $players }; Morning Dew makes room for 5.
  }
setup-starter-players = starter sets are for { $most } players at most; more players draft their landscapes.
setup-types = { $players } players use { $want } different leaf types.
setup-blue = { $dew ->
    [yes] with Morning Dew blue is always one of the leaf types.
   *[no] blue leaves need Morning Dew.
  }
setup-type-unknown = “{ $type }” is no leaf type.
setup-card-unknown = there is no card “{ $card }”.
setup-cards = there should be { $want } of card { $card }, not { $have }.
setup-hands = { $players ->
    [one] the hand must have { $hand } cards.
   *[other] there must be { $players } hands of { $hand } cards each.
  }
setup-goals = { $players } players need { $want } different goals.
setup-goals-missing = the goals are missing.
setup-goal-unknown = there is no goal “{ $goal }”.
setup-goal-type = the goal “{ $goal }” counts leaves that are not in play.
setup-landscapes-or-draft = it needs either landscapes for the players or a landscape deck to draft from, and not both.
setup-landscape-deck = the landscape deck must hold every letter from A to N twice.
setup-starter-sets = each player needs a different starter set.
setup-scenario = there is no scenario “{ $scenario }”; the scenarios are { $known }.
setup-versus-scenario = only a solo game has a scenario.
setup-solo = a solo game has one player, who is first, no Morning Dew and no draft.
setup-solo-types = this scenario is played with the leaf types { $types }.
setup-solo-goals = this scenario has the goals { $goals }.
setup-solo-landscapes = this scenario has the landscapes { $landscapes }.
