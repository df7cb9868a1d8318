"""Movement as arithmetic: easings, tweens keyed by sprite, springs. No pixels, no clock of its own."""

import math
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Final

Ease = Callable[[float], float]
FADE: Final = 0.120


def linear(t: float) -> float:
    return t


def move(t: float) -> float:
    """Cubic in and out."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def arrive(t: float) -> float:
    """Cubic out."""
    return 1 - (1 - t) ** 3


def settle(t: float) -> float:
    """Back out 1.2: a little past the place, then home."""
    s = t - 1
    return 1 + 2.2 * s**3 + 1.2 * s**2


def leave(t: float) -> float:
    """Quadratic in."""
    return t * t


def spring(t: float, hertz: float = 7.0, damping: float = 0.75) -> float:
    """How far from home a refused card still is after t seconds: 1 at the start, 0 at rest."""
    omega = 2 * math.pi * hertz
    wet = omega * math.sqrt(1 - damping**2)
    return math.exp(-damping * omega * t) * (math.cos(wet * t) + damping * omega / wet * math.sin(wet * t))


def shake(t: float, reach: float = 6.0, seconds: float = 0.180) -> float:
    """Two shakes of a refused click: the sideways offset after t seconds."""
    return 0.0 if t >= seconds else reach * math.sin(4 * math.pi * t / seconds) * (1 - t / seconds)


def breathe(t: float, low: float, high: float, seconds: float) -> float:
    """A slow swing between two values, starting at the high one."""
    return low + (high - low) * (0.5 + 0.5 * math.cos(2 * math.pi * t / seconds))


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a sprite stands; `lift` is its height above the table, `turn` 0 face up, 1 face down, `stretch` its height's factor.

    `swift`: it goes by too fast to be looked at, and may be drawn roughly.
    """

    x: float
    y: float
    scale: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    turn: float = 0.0
    stretch: float = 1.0
    swift: bool = False

    def toward(self, end: "Pose", t: float) -> "Pose":
        def mix(a: float, b: float) -> float:
            return a + (b - a) * t

        return Pose(
            mix(self.x, end.x),
            mix(self.y, end.y),
            mix(self.scale, end.scale),
            mix(self.angle, end.angle),
            mix(self.alpha, end.alpha),
            mix(self.lift, end.lift),
            mix(self.turn, end.turn),
            mix(self.stretch, end.stretch),
        )


@dataclass(slots=True)
class _Leg:
    end: Pose
    seconds: float
    delay: float
    ease: Ease
    arc: float
    then: Callable[[], None] | None
    start: Pose | None = None
    spent: float = 0.0

    @property
    def over(self) -> bool:
        return self.spent >= self.delay + self.seconds

    def pose(self, here: Pose, reduced: bool) -> Pose:
        start = self.start or here
        t = (self.spent - self.delay) / self.seconds if self.seconds > 0 else 1.0
        if t <= 0:
            return start
        t = min(t, 1.0)
        if reduced:
            return replace(self.end, alpha=self.end.alpha * t) if start != self.end else self.end
        pose = start.toward(self.end, self.ease(t))
        hump = self.arc * 4 * t * (1 - t)
        return replace(pose, y=pose.y - hump, lift=pose.lift + hump) if hump else pose


@dataclass(slots=True)
class Motion:
    """Tween queue: each sprite runs its legs one after another; when all are over every sprite stands where it was sent."""

    speed: float = 1.0
    reduced: bool = False
    _poses: dict[Hashable, Pose] = field(default_factory=dict)
    _legs: dict[Hashable, deque[_Leg]] = field(default_factory=dict)

    def place(self, sprite: Hashable, pose: Pose) -> None:
        """Stand here now; whatever it was doing is forgotten."""
        self._poses[sprite] = pose
        self._legs.pop(sprite, None)

    def send(
        self,
        sprite: Hashable,
        to: Pose,
        ms: float,
        ease: Ease = move,
        *,
        delay: float = 0.0,
        arc: float = 0.0,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Queue a leg: wait `delay` ms, then go to `to` in `ms`, rising by `arc` on the way; `then` is called on arrival."""
        self._poses.setdefault(sprite, to)
        seconds = (FADE if self.reduced else ms / 1000) if ms > 0 else 0.0
        self._legs.setdefault(sprite, deque()).append(_Leg(to, seconds, 0.0 if self.reduced else delay / 1000, ease, arc, then))
        if self.speed <= 0:
            self.finish()

    def pose(self, sprite: Hashable) -> Pose:
        """A KeyError for a sprite that was never placed."""
        here = self._poses[sprite]
        legs = self._legs.get(sprite)
        return legs[0].pose(here, self.reduced) if legs else here

    def target(self, sprite: Hashable) -> Pose:
        """Where it will stand when everything is over."""
        legs = self._legs.get(sprite)
        return legs[-1].end if legs else self._poses[sprite]

    def forget(self, sprite: Hashable) -> None:
        self._poses.pop(sprite, None)
        self._legs.pop(sprite, None)

    @property
    def moving(self) -> bool:
        return bool(self._legs)

    def moves(self, sprite: Hashable) -> bool:
        return sprite in self._legs

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; time left over by one leg goes to the next, so the frame rate never changes the way."""
        for sprite in list(self._legs):
            self._advance(sprite, dt * self.speed if self.speed > 0 else math.inf)
        return self.moving

    def finish(self) -> None:
        """Everything arrives at once, legs queued by an arrival included."""
        while self._legs:
            for sprite in list(self._legs):
                self._advance(sprite, math.inf)

    def _advance(self, sprite: Hashable, dt: float) -> None:
        legs = self._legs.get(sprite)
        while legs:
            leg = legs[0]
            leg.start = leg.start or self._poses[sprite]
            leg.spent += dt
            if not leg.over:
                return
            dt = leg.spent - leg.delay - leg.seconds
            self._poses[sprite] = leg.end
            legs.popleft()
            if not legs:
                self._legs.pop(sprite, None)
            if leg.then:
                leg.then()


@dataclass(slots=True)
class Glide:
    """One number easing to a new value: a switch, a raised paper, a hovered strip."""

    value: float
    seconds: float = 0.120
    _from: float = field(init=False)
    _to: float = field(init=False)
    _spent: float = field(init=False)

    def __post_init__(self) -> None:
        self._from = self._to = self.value
        self._spent = self.seconds

    def to(self, target: float) -> None:
        if target != self._to:
            self._from, self._to, self._spent = self.value, target, 0.0

    def jump(self, target: float) -> None:
        self.value = self._from = self._to = target
        self._spent = self.seconds

    def update(self, dt: float) -> bool:
        """Whether the value changed in this step."""
        if self._spent >= self.seconds:
            return False
        self._spent = min(self.seconds, self._spent + dt)
        self.value = self._from + (self._to - self._from) * arrive(self._spent / self.seconds)
        return True
