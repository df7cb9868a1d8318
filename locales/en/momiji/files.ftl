# What is wrong with a set-up: one clear sentence.

setup-players = { $dew ->
    [yes] with Morning Dew 2 to { $most } can play, not { $players }.
   *[no] 2 to { $most } can play, not { $players }. With Morning Dew up to 5 can play.
  }
setup-starter-players = there are starter sets for { $most } players at most. With more players, draft the landscapes.
setup-types = { $players } players need { $want } different leaf types.
setup-blue = { $dew ->
    [yes] with Morning Dew, blue must be one of the leaf types.
   *[no] blue leaves need Morning Dew.
  }
setup-type-unknown = there is no leaf type “{ $type }”.
setup-card-unknown = there is no card “{ $card }”.
setup-cards = there should be { $want } of card { $card }, not { $have }.
setup-hands = { $players ->
    [one] the hand must have { $hand } cards.
   *[other] there must be { $players } hands of { $hand } cards.
  }
setup-goals = { $players } players need { $want } different goals.
setup-goals-missing = the goals are missing.
setup-goal-unknown = there is no goal “{ $goal }”.
setup-goal-type = the goal “{ $goal }” counts leaves that are not in play.
setup-landscapes-or-draft = there must be either landscapes for the players or a landscape deck to draft from, not both.
setup-landscape-deck = the landscape deck must have every letter from A to N twice.
setup-starter-sets = each player needs a different starter set.
setup-scenario = there is no scenario “{ $scenario }”. Scenarios: { WORD($known, form: "plain") }.
setup-versus-scenario = only a solo game has a scenario.
setup-solo = a solo game has one player, who goes first, and neither Morning Dew nor a draft.
setup-solo-types = this scenario is played with the leaf types { $types }.
setup-solo-goals = this scenario has the goals { $goals }.
setup-solo-landscapes = this scenario has the landscapes { $landscapes }.
