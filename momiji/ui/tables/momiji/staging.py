"""Games brought to an interesting moment by real steps, for pictures, benchmarks and trying things out."""

from collections.abc import Callable, Sequence

from momiji.core.chance import Chance
from momiji.games.momiji.cards import NUMBER, TYPE
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.state import DRAFT, OPEN, State
from momiji.games.momiji.steps import Collect, Done, Draft, End, Goal, Play, PlayNew, PlayOn, Reveal, Step, Trade, Use

from .session import CRESTS, Choices, Seat, Session

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Tomo")


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name, crest) for name, crest in zip(NAMES[:players], CRESTS, strict=False))


def session(players: int, seed: str, *, draft: bool = False, scenario: str | None = None, open_counts: bool = False) -> Session:
    """A fresh game; five players bring Morning Dew and a draft with them."""
    dew = players == 5
    return Session.begin(Choices(seats(players), seed, dew, draft or dew, scenario=scenario, first=0, open_counts=open_counts))


def play_until(game: Session, reached: Callable[[State], bool], most: int = 4000) -> Session:
    """Sensible steps until a moment is reached or the game is over."""
    chance = Chance(game.choices.seed, "staging")
    for _ in range(most):
        if game.actor is None or reached(game.state):
            break
        game.perform(sensible(game.state, list(MOMIJI.legal(game.state)), chance))
    return game


def turn(number: int) -> Callable[[State], bool]:
    """The beginning of a turn of the first seat, not before this one."""
    return lambda s: s.turn >= number and s.stage == OPEN and s.current == 0 and s.main == 0 and not s.ability and not s.traded


def mixed_play(number: int) -> Callable[[State], bool]:
    """Such a turn in which cards of two types can be laid."""
    begun = turn(number)

    def reached(s: State) -> bool:
        return begun(s) and len({TYPE[step.card] for step in MOMIJI.legal(s) if isinstance(step, Play | PlayNew | PlayOn)}) > 1

    return reached


def drafting(picks: int) -> Callable[[State], bool]:
    return lambda s: s.stage != DRAFT or sum(len(player.panorama) for player in s.players) >= picks


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
