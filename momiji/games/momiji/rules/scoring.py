"""Final scoring (section 10) and the goals (section 7)."""

from collections.abc import Callable
from dataclasses import dataclass

from .cards import CLOSES, LETTERS, NUMBER, TYPE
from .edition import EDITION
from .state import Player, State

OWNER_POINTS, OTHERS_POINTS, BLUE_TOKEN_POINTS = 10, 3, -3
FEWEST = "fewest-cards"


@dataclass(frozen=True, slots=True)
class Score:
    piles: int
    acorns: int
    goals: int
    blue: int

    @property
    def total(self) -> int:
        return self.piles + self.acorns + self.goals + self.blue


def herbarium(me: Player) -> list[int]:
    """Every card that lies in a pile."""
    return [card for pile in me.piles if pile is not None for card in pile]


def tops(me: Player) -> list[int]:
    return [pile[-1] for pile in me.piles if pile is not None]


def _of_types(letters: tuple[str, ...]) -> Callable[[Player], int]:
    types = {LETTERS.index(letter) for letter in letters}
    return lambda me: sum(TYPE[card] in types for card in herbarium(me))


MEASURE: dict[str, Callable[[Player], int]] = {
    "biggest-pile": lambda me: max((len(pile) for pile in me.piles if pile is not None), default=0),
    "top-sum": lambda me: sum(NUMBER[card] for card in tops(me)),
    "gates": lambda me: sum(CLOSES[card] for card in tops(me)),
    "acorns": lambda me: me.acorns,
    "piles-and-landscapes": lambda me: len(me.row) + len(me.landscapes),
    "zeros": lambda me: sum(NUMBER[card] == 0 for card in herbarium(me)),
    FEWEST: lambda me: len(herbarium(me)),
    "hand": lambda me: len(me.hand),
    **{goal: _of_types(types) for goal, types in EDITION.goals.items() if types},
}


def fulfilled(s: State, goal: str) -> list[int]:
    """7, 7.1: the players with the most (or fewest); with nothing at all one fulfils only `fewest-cards`."""
    figures = [MEASURE[goal](player) for player in s.players]
    best = min(figures) if goal == FEWEST else max(figures)
    if best == 0 and goal != FEWEST:
        return []
    return [seat for seat, figure in enumerate(figures) if figure == best]


def pile_points(pile: tuple[int, ...]) -> int:
    return len(pile) * NUMBER[pile[-1]]


def goal_points(s: State) -> list[int]:
    """10.4: ten for an owner who fulfils the goal, three for everybody else who does."""
    points = [0] * len(s.players)
    for owner, player in enumerate(s.players):
        for goal in player.goals:
            for seat in fulfilled(s, goal):
                points[seat] += OWNER_POINTS if seat == owner else OTHERS_POINTS
    return points


def scores(s: State) -> list[Score]:
    goals = goal_points(s)
    return [
        Score(
            piles=sum(pile_points(pile) for pile in player.piles if pile is not None),
            acorns=player.acorns,
            goals=goals[seat],
            blue=BLUE_TOKEN_POINTS if s.blue_token == seat else 0,
        )
        for seat, player in enumerate(s.players)
    ]


def winners(s: State) -> list[int]:
    """10.5: most points, then more cards in hand, then shared."""
    rank = [(score.total, len(player.hand)) for score, player in zip(scores(s), s.players, strict=True)]
    return [seat for seat, standing in enumerate(rank) if standing == max(rank)]
