# A player’s side of the table, large, and what every small thing on a panel says of itself.

players-landscapes = Landscapes
players-goals = Goals
players-no-piles = No piles yet.
players-no-goals = No goals yet.
players-no-landscapes = No landscapes yet.
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
    [playing] It is { $name }’s turn.
    [next] { $name } is next.
    [last-turn] { $name } has one last turn.
   *[other] { $name } is waiting.
  }
part-acorns = They pay for goals, new cards and landscapes. Each acorn left at the end is worth 1 point.
part-hand = Only this player can see them. The hand limit at the end of a turn is { $limit }.
part-goal = Owner: { $name }. 10 points for the owner, 3 for anyone else who fulfils it.
part-blue-title = Blue-leaf token
part-blue = Costs 3 points at the end. The next player to play a blue card as a joker takes it.
part-gate-title = Torii gate
part-gate = This pile has a gate. When no gates are left, the last turns begin.
part-landscape-used = Used. Each landscape works once per game.
part-landscape-free = Not used yet. It costs 1 acorn.
