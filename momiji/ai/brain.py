"""What a game gives so that computers can play it. Levels, search, coach, arena and the process they think in are everybody's.

A brain must say how a move is called. Everything else has a plain answer here, good enough for a game of short turns whose points can be
counted on the way; a game replaces what it knows better, or knows faster.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from momiji import registry
from momiji.core.rules import Rules
from momiji.core.text import Text

from .search import search
from .thought import KEEN, Advice, Candidate, Deadline, Effort, Sight, Steps, Thought, by_value

S = TypeVar("S")  # the full state
A = TypeVar("A")  # a step
V = TypeVar("V")  # what one seat may know
V_contra = TypeVar("V_contra", contravariant=True)

Special = tuple[str, Callable[[Steps], bool], Mapping[str, object]]  # a sentence about a move, which other moves share it, its words
_LEADER: Final = 0.5  # with several opponents: how much of them is the strongest one
_BEAM: Final = 24  # begun lines of a turn that are followed further
_MOOD: Final = 0.28  # share of a wide margin by which a line is misjudged at a glance


def margin(values: Sequence[float], seat: int, regard: float = 1.0) -> float:
    """A seat's points against the others'; the strongest of several opponents counts most. With less regard they count for less."""
    others = [*values[:seat], *values[seat + 1 :]]
    if not others:
        return values[seat]
    return values[seat] - regard * (_LEADER * max(others) + (1 - _LEADER) * sum(others) / len(others))


class OwnWay(Protocol[V_contra]):
    """Thinking about positions a game has a search of its own for."""

    def think(self, view: V_contra, level: str, rng: Random, deadline: Deadline, effort: Effort | None) -> Thought: ...

    def advise(self, view: V_contra, rng: Random, deadline: Deadline, effort: Effort | None) -> tuple[Advice, ...]: ...


class Brain(ABC, Generic[S, A, V]):
    rules: Rules[Any, S, A, V]
    wide: float = 25.0  # points ahead that hardly anybody makes up; a wider margin counts for little more
    efforts: ClassVar[Mapping[str, Mapping[int, Effort]]] = {}  # by level and number of players; where nothing is said, the level's own

    @abstractmethod
    def said(self, steps: tuple[A, ...], view: V) -> Text:
        """A move as a sentence, without what only goes with it: what somebody at the table would say one should do."""

    # -------------------------------------------------------------- the lines of a turn
    def steps(self, s: S) -> Sequence[A]:
        """The legal steps worth a thought."""
        return self.rules.legal(s)

    def lines(self, world: S, sight: Sight = KEEN) -> list[Candidate]:
        """The ways to take the turn in progress, best first: to its end, or up to something that comes to light.

        Of lines that have only begun the most promising are followed; what comes to light is taken as it lies in this world."""
        seat = self._seat(world)
        found: list[Candidate] = []
        begun: list[tuple[float, tuple[A, ...], S]] = [(0.0, (), world)]
        while begun:
            longer: list[tuple[float, tuple[A, ...], S]] = []
            for _, steps, before in begun:
                for step in self.steps(before):
                    after, line = self.rules.apply(before, step), (*steps, step)
                    if self.over(world, after):
                        found.append(Candidate(line, self.value(after, seat, sight)))
                    elif self.rules.irrevocable(before, after):
                        found.append(Candidate(line, self.value(self.careful(after), seat, sight), turned=True))
                    else:
                        longer.append((self.value(after, seat, sight), line, after))
            longer.sort(key=lambda one: one[0], reverse=True)
            begun = longer[:_BEAM]
        found.sort(key=by_value, reverse=True)
        return found

    def glanced(self, world: S, sight: Sight, rng: Random) -> list[Candidate]:
        """The same for somebody who sees roughly what a turn brings: the lines are misjudged."""
        mood = _MOOD * self.wide
        found = [replace(one, value=one.value + mood * rng.random()) for one in self.lines(world, sight)]
        return sorted(found, key=by_value, reverse=True)

    def outline(self, steps: tuple[A, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A line in rough words: its main action, and what goes with it. Lines that are alike are looked at once: here, other orders."""
        return tuple(sorted(map(self.rules.encode, steps))), ()

    # -------------------------------------------------------------- playing on
    def quick(self, s: S) -> S:
        """The turn in progress, played fast and fairly well. The state given stays as it is."""
        seat, after = self._seat(s), s
        while not self.over(s, after):
            after = max((self.rules.apply(after, step) for step in self.steps(after)), key=lambda one: self.value(one, seat))
        return after

    def careful(self, s: S) -> S:
        """The turn in progress, played as it looks best at once with all its lines looked at. The state given stays as it is."""
        after = s
        while not self.over(s, after):
            for step in self.lines(after)[0].steps:
                after = self.rules.apply(after, step)
        return after

    def taken(self, world: S, steps: tuple[A, ...]) -> S:
        """Where the turn ends that begins with these steps, in another world than they were found in."""
        _, after = self._replayed(world, steps)
        return after if self.over(world, after) else self.careful(after)

    def known(self, world: S, steps: tuple[A, ...]) -> tuple[A, ...]:
        """As many of the steps as could be planned: up to the first that brings something to light."""
        return self._replayed(world, steps)[0]

    def _replayed(self, world: S, steps: tuple[A, ...]) -> tuple[tuple[A, ...], S]:
        before = world
        for number, step in enumerate(steps, start=1):
            after = self.rules.apply(before, step)
            if self.rules.irrevocable(before, after):
                return steps[:number], after
            before = after
        return steps, before

    def over(self, before: S, after: S) -> bool:
        """Whether the turn that was on before is over."""
        rules = self.rules
        return rules.actor(after) is None or rules.actor(after) != rules.actor(before) or rules.turn(after) != rules.turn(before)

    def _seat(self, s: S) -> int:
        seat = self.rules.actor(s)
        assert seat is not None  # nobody asks for a turn when the game is over
        return seat

    # -------------------------------------------------------------- what it is worth
    def points(self, s: S, sight: Sight = KEEN) -> list[float]:
        """What each seat will have at the end, as far as one can tell from here; when the game is over, what it has."""
        return list(map(float, self.rules.standing(s).points))

    def value(self, s: S, seat: int, sight: Sight = KEEN) -> float:
        """Points a seat will be ahead of the others."""
        return margin(self.points(s, sight), seat, sight.regard)

    def worth(self, world: S, steps: tuple[A, ...], sight: Sight = KEEN) -> float:
        """What these steps are worth in another world than they were found in, when the turn has ended."""
        return self.value(self.taken(world, steps), self._seat(world), sight)

    def left(self, s: S) -> float:
        """How much of the game is left, by what everybody sees: from 1 at its beginning to 0."""
        return 0.5

    def forget(self, view: V, share: float, rng: Random) -> V:
        """The view of somebody who remembers less of what was public once; where everything lies open there is nothing to forget."""
        return view

    # -------------------------------------------------------------- the search
    def search(self, view: V, seat: int, rng: Random, effort: Effort, deadline: Deadline, also: tuple[A, ...] = ()) -> Thought:
        """The best lines of a turn, and among them one that is to be looked at whatever it seems worth (`also`).

        Many imagined games say it; a game in which little is hidden may look ahead in the open instead."""
        return search(self, view, seat, rng, effort, deadline, also)

    # -------------------------------------------------------------- what only some games have
    def own_way(self, view: V) -> OwnWay[V] | None:
        """How to think about a position that is no turn of points against others; None where it is one."""
        return None

    @property
    def solver(self) -> Callable[[S], bool] | None:
        """Alone: tells whether a search that knows everything hidden finds a way to win."""
        return None

    # -------------------------------------------------------------- words of the coach
    def special(self, steps: tuple[A, ...], view: V) -> Sequence[Special]:
        """What a move does that others may leave out, the weightiest first; the sentences get `points`."""
        return ()

    def tried(self, thought: Thought) -> Text | None:
        """What the figures of a thought rest on."""
        return Text("coach-tried", {"count": thought.playouts}) if thought.playouts else None

    def remarks(self, steps: tuple[A, ...], view: V) -> Sequence[Text]:
        """What else there is to say about a move: what goes with it, what it brings."""
        return ()

    def missed(self, steps: tuple[A, ...], view: V) -> Text:
        """That this move was there and clearly better; the sentence gets `points`."""
        return Text("coach-missed-other")

    # -------------------------------------------------------------- words of the review
    def deed(self, steps: tuple[A, ...], view: V) -> Text:
        """What a turn did or would have done. Sentences that look back use its form `done`: playing red 2, closing the yellow pile."""
        return self.said(steps, view)

    def wanted(self, steps: tuple[A, ...], view: V) -> Callable[[tuple[A, ...]], bool] | None:
        """What of a turn somebody else may take first: tells their turns that do. None where nothing is."""
        return None


AnyBrain = Brain[Any, Any, Any]


def brain(game: str) -> AnyBrain:
    found: AnyBrain = registry.part(game, "brain")
    return found
