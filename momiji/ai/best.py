"""Turns compared in imagined worlds: every turn meets the same worlds, which are then played on to the end of the game in the same way.

So the difference of two turns is a mean over worlds, with a standard error of its own, and chance weighs on both alike. As long as
everything lies open the next turns are the same in every world, and Master plays them; where nothing does, the next few are played with
care. From then on the quick player plays for everybody.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import Any, Final

from .brain import AnyBrain, brain
from .coach import COACH
from .exact import PuzzleGame
from .levels import think
from .thought import Steps, Thought

MARGIN: Final = 3.0  # points by which the best turn is better than every really different one
ERRORS: Final = 5.0  # and so many standard errors
SAME: Final = MARGIN / 2  # a turn with the same main action is as good while it falls behind by less
WORLDS: Final = 2000
_STRONG: Final = "master"
_CARE: Final = 4  # turns played with care where nothing lies open
_ALL: Final = 1 << 30
_DOUBT: Final = 3.0  # standard errors


@dataclass(slots=True)
class Rival:
    """A turn as far as it can be planned, what follows while everything lies open, and what both came to in world after world."""

    steps: Steps
    main: tuple[str, ...]
    whole: bool  # the turn ends with its last step; else something comes to light first
    then: Steps = ()
    horizon: Any = None  # where all this leads
    ends: list[float] = field(default_factory=list)

    @property
    def worlds(self) -> int:
        return len(self.ends)


@dataclass(frozen=True, slots=True)
class Behind:
    """By how much one turn falls behind another, on average."""

    points: float
    error: float
    worlds: int

    @property
    def sure(self) -> bool:
        """Clearly behind, by what a puzzle asks for."""
        return self.points >= MARGIN and self.points >= ERRORS * self.error

    @property
    def hopeless(self) -> bool:
        """So far behind that more worlds would hardly change it."""
        return self.points - _DOUBT * self.error >= MARGIN


class Comparison:
    """Of turns from one position, for the seat whose turn it is. Who does not know what is hidden there imagines it.

    `careful`: every turn that follows is played with care, which takes longer."""

    def __init__(self, part: PuzzleGame, start: Any, *, careful: bool = False) -> None:
        self.part, self.start, self.careful = part, start, careful
        self.brain: AnyBrain = brain(part.game)
        self.rules = part.rules
        seat = self.rules.actor(start)
        assert seat is not None  # who asks has looked
        self.seat: int = seat
        self.view = self.rules.view(start, seat)

    def rival(self, steps: Steps) -> Rival:
        """A turn that is to be compared: its steps up to what nobody can know before."""
        steps = self.brain.known(self.start, steps)
        s, then = self.start, list[Any]()
        for step in steps:
            s = self.rules.apply(s, step)
        whole = self.brain.over(self.start, s)
        s = s if whole else self.brain.taken(self.start, steps)
        while self.rules.actor(s) is not None and self.part.foreseen(s, self.start):
            for step in think(self.brain, self.rules.view(s, self.rules.actor(s)), _STRONG, len(then)).steps:
                then.append(step)
                s = self.rules.apply(s, step)
        return Rival(steps, self.brain.outline(steps)[0], whole, tuple(then), s)

    def look(self, rivals: Sequence[Rival], worlds: int, first: int = 0) -> None:
        """Until each of them has met so many worlds; all of them have met the same ones before."""
        met = rivals[0].worlds
        for number in range(first + met, first + worlds):
            world = self.rules.imagine(self.view, Random(f"world/{number}"))
            for one in rivals:
                one.ends.append(self._end(world, one))

    def _end(self, world: Any, one: Rival) -> float:
        """What the game comes to in a world, in points ahead."""
        s = self.brain.taken(world, one.steps)
        for step in one.then:
            s = self.rules.apply(s, step)
        care = _ALL if self.careful else 0 if one.then else _CARE
        while self.rules.actor(s) is not None:
            s = self.brain.careful(s) if care > 0 else self.brain.quick(s)
            care -= 1
        return self.brain.value(s, self.seat)


def behind(best: Rival, other: Rival) -> Behind:
    """Over the worlds that both have met."""
    differences = [one - two for one, two in zip(best.ends, other.ends, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return Behind(mean, sqrt(spread / count), count)


def leading(rivals: Iterable[Rival]) -> Rival:
    """The best of those that have met the same worlds."""
    return max(rivals, key=lambda one: sum(one.ends))


# ---------------------------------------------------------------------- is this a puzzle?
_SEEDS: Final = 3  # Gardener forgets something else each time
_FIGURED: Final = 2.5  # points by which a strong player must see its turn ahead of every really different one
_HOPED: Final = 2.0  # and by which it is in the first few worlds
_GLANCES: Final = (12, 48)  # worlds of that
_OPTIONS: Final = 5  # other turns it thought of that are looked at then
_LOOKS: Final = (16, 64, 256, 1000, WORLDS)  # after each those far behind drop out, and whoever cannot be a puzzle any more
_FEWEST: Final = 8  # turns to choose from
_TURNS: Final = 60  # the most promising at a glance; few positions have more
_SECOND: Final = 256  # worlds after which a second opinion is asked for: everybody plays on with care
_OPINIONS: Final = 200  # worlds of that
_CHASING: Final = 2  # really different turns that meet all worlds, however far behind
_VARIANTS: Final = 2  # turns with the best one's main action that do
_SHORT: Final = {64: 1.0, 256: 0.0, 1000: 0.1}  # by how much a margin may fall short on the way


@dataclass(frozen=True, slots=True)
class Compared:
    """A turn and how it stands to the best one, which is behind itself by nothing."""

    rival: Rival
    behind: Behind


@dataclass(frozen=True, slots=True)
class BestTurn:
    """The proof: the best turn, then one of each really different kind from the runner-up on, then variants of all these."""

    turns: tuple[Compared, ...]
    looked_at: int
    found_by: str  # Master, or nobody who is weaker than Sage

    @property
    def runner_up(self) -> Compared:
        return self.turns[1]


def best_turn(part: PuzzleGame, start: Any, seed: str) -> BestTurn | None:
    """The turn that is better than every really different one, if there is one that Gardener does not find and a strong player does."""
    comparison = Comparison(part, start)
    mind = comparison.brain
    if mind.own_way(comparison.view) is not None or mind.left(start) > part.late or len(comparison.rules.legal(start)) == 1:
        return None
    glanced = [one.steps for one in mind.lines(start)[:_TURNS]]
    if len(glanced) < _FEWEST:
        return None
    gardener = [think(mind, comparison.view, "gardener", f"{seed}/{number}").steps for number in range(_SEEDS)]
    figures = mind.efforts.get(COACH, {}).get(len(mind.points(start)))  # where a game gives its coach figures of its own they are the best
    thought = think(mind, comparison.view, _STRONG, seed, effort=figures)
    if not _promises(comparison, gardener, thought):
        return None
    master, sage = (think(mind, comparison.view, level, seed).steps for level in (_STRONG, "sage"))
    rivals = _distinct(comparison, (thought.steps, master, sage, *gardener, *glanced))
    compared = _proved(comparison, list(rivals.values()))
    if compared is None:
        return None
    best = compared[0].rival

    def right(steps: Steps) -> bool:
        own = rivals[mind.known(start, steps)]
        return same(best, Compared(own, behind(best, own)))

    strong = {mind.outline(steps)[0] for steps in (thought.steps, master, sage)}
    if any(map(right, gardener)) or best.main not in strong or len(set(best.ends)) == 1:
        return None  # where all worlds come to the same nothing hidden decides: that is for a complete search
    return BestTurn(tuple(compared), len(rivals), _STRONG if right(master) else "")


def same(best: Rival, one: Compared) -> bool:
    """Whether a turn is as good as the best one: the same main action, and hardly behind."""
    return one.rival.main == best.main and one.behind.points < SAME


def _promises(comparison: Comparison, gardener: Sequence[Steps], strong: Thought) -> bool:
    """A short look: a strong player's turn is another one than Gardener's and ahead of it, and of what else was thought of."""
    mind = comparison.brain
    main = mind.outline(strong.steps)[0]
    others = [one for one in strong.options if mind.outline(one.steps)[0] != main]
    if strong.steps in gardener or not others or strong.options[0].points - max(one.points for one in others) < _FIGURED:
        return False
    first, *rivals = _distinct(comparison, (strong.steps, *gardener)).values()
    rest = _distinct(comparison, (one.steps for one in others[:_OPTIONS])).values()
    for worlds, more in zip(_GLANCES, ((), rest), strict=True):
        for one in more:
            comparison.look([one], first.worlds)
        rivals += more
        comparison.look([first, *rivals], worlds)
        if any(behind(first, one).points < _HOPED for one in rivals):
            return False
    return True


def _distinct(comparison: Comparison, turns: Iterable[Steps]) -> dict[Steps, Rival]:
    rivals: dict[Steps, Rival] = {}
    for steps in turns:
        known = comparison.brain.known(comparison.start, steps)
        if known not in rivals:
            rivals[known] = comparison.rival(known)
    return rivals


def _proved(comparison: Comparison, rivals: list[Rival]) -> list[Compared] | None:
    """All of them with how they stand to the best, if it is better than every really different one."""
    alive, dropped = rivals, list[Rival]()
    for worlds in _LOOKS:
        comparison.look(alive, worlds)
        best = leading(alive)
        if not _possible(best, alive, worlds) or (worlds == _SECOND and not _agreed(comparison, best, alive)):
            return None
        kept = _kept(best, alive)
        dropped += [one for one in alive if one not in kept]
        alive = kept
    stand = [Compared(one, behind(best, one)) for one in (*alive, *dropped)]
    return _told(best, stand)


def _possible(best: Rival, alive: Sequence[Rival], worlds: int) -> bool:
    """Whether every really different turn may still be clearly behind; after all worlds it must be. The answer is a whole turn."""
    if worlds >= min(_SHORT) and not best.whole:
        return False
    for one in alive:
        stands = behind(best, one)
        if one.main == best.main:
            continue
        if worlds == WORLDS and not stands.sure:
            return False
        if stands.points + _DOUBT * stands.error < MARGIN or stands.points < MARGIN - _SHORT.get(worlds, MARGIN):
            return False
    return True


def _agreed(comparison: Comparison, best: Rival, alive: Sequence[Rival]) -> bool:
    """Whether the nearest really different turns are behind by as much when everybody plays on with care."""
    careful = Comparison(comparison.part, comparison.start, careful=True)
    nearest = sorted((one for one in alive if one.main != best.main), key=lambda one: behind(best, one).points)[:_CHASING]
    again = [replace(one, ends=[]) for one in (best, *nearest)]
    careful.look(again, _OPINIONS)
    return all(behind(again[0], one).points >= MARGIN for one in again[1:])


def _kept(best: Rival, alive: Sequence[Rival]) -> list[Rival]:
    """The best, its nearest variants, the nearest of the really different ones, and whoever is not far behind."""
    nearest = sorted(alive, key=lambda one: behind(best, one).points)
    chasing = [one for one in nearest if one.main != best.main]
    variants = [one for one in nearest if one.main == best.main][: 1 + _VARIANTS]
    close = [one for one in chasing if not behind(best, one).hopeless]
    return [*variants, *(one for one in chasing if one in chasing[:_CHASING] or one in close)]


def _told(best: Rival, stand: Sequence[Compared]) -> list[Compared]:
    """The best, one of each main action from the nearest on, then the others; variants that met too few worlds are left out."""
    nearest = sorted(stand, key=lambda one: one.behind.points)
    mains, others = {best.main}, list[Compared]()
    told = [one for one in nearest if one.rival is best]
    for one in nearest:
        if one.rival.main not in mains:
            mains.add(one.rival.main)
            told.append(one)
        elif one.rival is not best and (one.rival.main != best.main or one.behind.worlds == WORLDS):
            others.append(one)
    return told + others
