# A player’s side of the table, large, and what every small thing on a panel says of itself.

players-landscapes = Landscapes
players-goals = Goals
players-no-piles = No pile yet.
players-no-goals = No goal yet.
players-no-landscapes = No landscape yet.
players-follows = next: { $number } or { $next }
players-closed = closed
players-used = used
players-unused = unused
players-acorns = { $count ->
    [0] No acorns
    [one] 1 acorn
   *[other] { $count } acorns
  }
players-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }

## Parts of a panel
part-badge = { $badge ->
    [your-turn] It is your turn.
    [playing] { $name } is playing now.
    [next] { $name } comes next.
    [last-turn] { $name } still has one turn, the last.
   *[other] { $name } is waiting.
  }
part-acorns = They pay for goals, new cards and landscapes. Each one left at the end is worth 1 point.
part-hand = Only their player may see them. More than { $limit } are discarded when the turn ends.
part-goal = Owner: { $name }. The owner gets 10 points for fulfilling it; anyone else who does gets 3.
part-blue-title = Blue-leaf token
part-blue = Costs 3 points at the end. Whoever next plays a blue card as a joker takes it.
part-gate-title = Torii gate
part-gate = A gate stands on it. When no gate is left, the last turns begin.
part-landscape-used = Used. Each landscape works once in a game.
part-landscape-free = Not used yet. It costs 1 acorn.
