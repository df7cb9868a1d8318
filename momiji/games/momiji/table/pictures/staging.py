"""Games brought to an interesting moment by real steps, for pictures, benchmarks and trying things out."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from momiji.ai.levels import think
from momiji.core.chance import Chance
from momiji.games.momiji.brain import BRAIN
from momiji.games.momiji.rules.cards import NUMBER
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.state import NOT_YET, Stage, State
from momiji.games.momiji.rules.steps import Collect, Done, Draft, End, Goal, Play, PlayNew, PlayOn, Reveal, Step, Trade, Use
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.store.saves import digest

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Tomo")
Worth = Callable[[State], float | None]  # how good a picture a position makes; None: none at all
QUICK: Final = "gardener"


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name, crest) for name, crest in zip(NAMES[:players], CRESTS, strict=False))


def session(players: int, seed: str, *, draft: bool = False, scenario: str | None = None, open_counts: bool = False) -> Session:
    """A fresh game; five players bring Morning Dew and a draft with them."""
    dew = players == 5
    return fresh(Choices("momiji", seats(players), seed, Wishes(dew, draft or dew, open_counts, scenario=scenario).options, first=0))


def fresh(choices: Choices) -> Session:
    """The same game whenever it is staged."""
    game = Session.begin(choices)
    game.identity = game.thinking = digest(choices.seed)
    return game


def play_until(game: Session, reached: Callable[[State], bool]) -> Session:
    """Quick computer players in every seat, until a moment is reached or the game is over."""
    for step in _whole_game(game.choices):
        if reached(game.state):
            break
        game.perform(step)
    return game


def best_moment(game: Session, worth: Worth) -> Session:
    """The whole game is played by quick computer players; then it stands again at its worthiest moment.

    Raises LookupError if a game has no moment to show.
    """
    again = fresh(game.choices)
    for step in _up_to_the_best(game.choices, worth):
        again.perform(step)
    return again


@cache
def _up_to_the_best(choices: Choices, worth: Worth) -> tuple[Step, ...]:
    game, best, at = Session.begin(choices), 0.0, -1
    for number, step in enumerate(_whole_game(choices)):
        value = worth(game.state)
        if value is not None and (at < 0 or value > best):
            best, at = value, number
        game.perform(step)
    if at < 0:
        raise LookupError(f"nothing worth showing in game {choices.seed!r}")
    return _whole_game(choices)[:at]


@cache
def _whole_game(choices: Choices) -> tuple[Step, ...]:
    game, thoughts = Session.begin(choices), 0
    while (seat := game.actor) is not None:
        thoughts += 1
        for step in think(BRAIN, game.match.view(seat), QUICK, f"{choices.seed}/{thoughts}").steps:
            game.perform(step)
    return tuple(taken.step for taken in game.taken)


def begun(s: State) -> bool:
    """A turn in which nothing was done yet."""
    return s.stage == Stage.OPEN and s.main == NOT_YET and not s.ability and not s.traded


def over(s: State) -> bool:
    return s.stage == Stage.OVER


def turn(number: int) -> Callable[[State], bool]:
    """The beginning of a turn of the first seat, not before this one."""
    return lambda s: s.turn >= number and s.current == 0 and begun(s)


def drafting(picks: int) -> Callable[[State], bool]:
    return lambda s: s.stage != Stage.DRAFT or sum(len(player.panorama) for player in s.players) >= picks


def sensible(s: State, legal: Sequence[Step], chance: Chance) -> Step:
    """A step a beginner might take: lays cards when possible, high ones gladly, and trades seldom."""
    weights = [_fondness(s, step) for step in legal]
    at = chance.below(1_000_000) / 1_000_000 * sum(weights)
    for step, weight in zip(legal, weights, strict=True):
        at -= weight
        if at < 0:
            return step
    return legal[-1]


def _fondness(s: State, step: Step) -> float:
    match step:
        case Play(card) | PlayNew(card) | PlayOn(card):
            return 8 + 6 * NUMBER[card]
        case Collect(column):
            return 2 * len(s.garden[column])
        case Reveal():
            return 3
        case Done():
            return 2 + 6 * s.laid
        case End():
            return 30
        case Goal():
            return 2
        case Trade():
            return 0.05
        case Use() | Draft():
            return 1.5
    return 1
