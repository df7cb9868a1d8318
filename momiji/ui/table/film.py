"""What an animation is made of: stills of the resting table, and sprites that fly above them. Times in milliseconds."""

from collections import deque
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from math import exp, hypot, log, pi, sin
from typing import Any, Final

from momiji.ui.kit.cue import PACE, Cue
from momiji.ui.motion import Ease, Pose, move
from momiji.ui.table.show import Mark, Spot

CARD, BACK, ACORN, GOAL, GATE, BLUE, CREST, PILE, HELD, FLASH, SPECK, CHIP, PATCH, LAND, RING, LANDSCAPE = (
    "card", "back", "acorn", "goal", "gate", "blue", "crest", "pile", "held", "flash", "speck", "chip", "patch", "land", "ring",
    "landscape",
)  # fmt: skip
WATCHED: Final = 300.0  # after another player's step, so that one can follow
SWIFT: Final = 100.0  # a card that needs less for its own width cannot be looked at
GROWS: Final = log(17 / 16)  # from one size of a card on its way to the next, so that pictures can be kept


@dataclass(frozen=True, slots=True)
class Sprite:
    """`nth`: which of several equal ones; of a hand card or a pile its place. `to`: where it lands, if its place is open already."""

    kind: str
    what: Hashable = None
    nth: int = 0
    to: Spot | None = None
    mark: Mark = ""


@dataclass(frozen=True, slots=True)
class Leg:
    """One sprite on one way. Poses: the middle in window pixels, `scale` the width in pixels, `turn` 1 face down."""

    sprite: Sprite
    start: Pose
    end: Pose
    at: float
    ms: float
    ease: Ease = move
    arc: float = 0.0
    until: float = 0.0  # it stays at its end so long
    dip: float = 0.0  # it goes so far below its end at last, and rises again
    sway: float = 0.0  # it shivers so far to both sides

    def pose(self, now: float) -> Pose:
        share = max(0.0, min(1.0, (now - self.at) / self.ms)) if self.ms > 0 else 1.0
        pose = self.start.toward(self.end, self.ease(share))
        hump = self.arc * 4 * share * (1 - share)
        late = max(0.0, (share - 0.7) / 0.3)
        x = pose.x + self.sway * sin(4 * pi * share) * (1 - share)
        y = pose.y - hump + self.dip * sin(pi * late)
        alpha, lift = min(1.0, pose.alpha), pose.lift + hump
        return Pose(x, y, self._size(pose.scale), pose.angle, alpha, lift, pose.turn, pose.stretch, self._swift(share))

    def _size(self, scale: float) -> float:
        """Cards grow and shrink in steps, and have exactly the sizes of their places at either end."""
        if self.sprite.kind not in (CARD, BACK, HELD):
            return scale
        start, end = self.start.scale, self.end.scale
        if abs(log(scale / start)) < GROWS / 2:
            return start
        return end * exp(GROWS * round(log(scale / end) / GROWS))

    def _swift(self, share: float) -> bool:
        if self.sprite.kind not in (CARD, BACK, HELD) or not 0 < share < 1:
            return False
        pace = (self.ease(min(1.0, share + 0.02)) - self.ease(max(0.0, share - 0.02))) / 0.04
        return hypot(self.end.x - self.start.x, self.end.y - self.start.y) * pace / self.ms * SWIFT > self.end.scale

    def shows(self, now: float) -> bool:
        return self.at <= now < max(self.until, self.at + self.ms)


@dataclass(frozen=True, slots=True)
class Still:
    at: float
    show: Any
    away: frozenset[Spot] = frozenset()


@dataclass(slots=True)
class Film:
    """The way from one show to the next; its last still is that next show."""

    stills: list[Still]
    legs: list[Leg] = field(default_factory=list)
    sounds: list[tuple[float, str]] = field(default_factory=list)
    length: float = 0.0
    own: bool = True  # the player's own doing: a click may go on at once
    cue: Cue | None = None  # of a step that one only watches

    @property
    def pace(self) -> float:
        return 1.0 if self.cue is None else PACE

    def still(self, now: float) -> Still:
        return next((still for still in reversed(self.stills) if still.at <= now), self.stills[0])


@dataclass(slots=True)
class Projector:
    """Films one after another; when the queue is empty the table is what the last one ended with."""

    films: deque[Film] = field(default_factory=deque)
    now: float = 0.0

    @property
    def running(self) -> bool:
        return bool(self.films)

    @property
    def own(self) -> bool:
        return all(film.own for film in self.films)

    def add(self, film: Film) -> None:
        if not self.films:
            self.now = 0.0
        self.films.append(film)

    def update(self, ms: float) -> list[str]:
        """Let time pass; answers the sounds that fall into it."""
        heard: list[str] = []
        before, self.now = self.now, self.now + ms * (self.films[0].pace if self.films else 1.0)
        while self.films:
            film = self.films[0]
            heard += [name for at, name in film.sounds if before <= at < self.now]
            if self.now < film.length:
                break
            self.now -= film.length
            before = 0.0
            self.films.popleft()
        return heard

    def still(self) -> Still | None:
        return self.films[0].still(self.now) if self.films else None

    def coming(self) -> tuple[Still, float] | None:
        """The still after the present one, of this film or the first of the next, and how long it is until then."""
        if not self.films:
            return None
        film = self.films[0]
        at = next((still.at for still in film.stills if still.at > self.now), film.length)
        still = self.films[1].still(0.0) if at >= film.length and len(self.films) > 1 else film.still(at)
        return still, at - self.now

    def legs(self) -> Iterator[tuple[Sprite, Pose]]:
        if self.films:
            for leg in self.films[0].legs:
                if leg.shows(self.now):
                    yield leg.sprite, leg.pose(self.now)

    @property
    def cue(self) -> Cue | None:
        return self.films[0].cue if self.films else None

    def finish(self) -> None:
        self.films.clear()
        self.now = 0.0
