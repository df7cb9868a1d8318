"""How a step is made by hand, said once by the game: clicks, drags, keys, the coach's gold, a lesson and the tests all read it here."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from .show import Spot

TURN_LEFT, TURN_RIGHT = "turn-left", "turn-right"  # the actions of the buttons that turn what is chosen
TURNS: Final = {TURN_LEFT: -1, TURN_RIGHT: 1}


@dataclass(frozen=True, slots=True)
class Gesture:
    """`things` are touched in any order; then one is put `onto` a place, by a click there or by a drag, or a button is pressed.

    With a button, a drag `onto` that place does what the button would. A gesture that is `plain` needs only its things: of several
    places the game says which one a single click means. One that is `dragged` is never made by clicks. Where clicks mean something
    else otherwise, the button `mode` is pressed first. Where it matters how the thing is `turned`, it is turned so first.
    """

    things: tuple[Spot, ...] = ()
    onto: Spot | None = None
    button: str = ""  # the action of a command
    plain: bool = False
    dragged: bool = False
    mode: str = ""
    turned: str = ""

    def of(self, thing: Spot) -> "Gesture":
        """The same with a thing."""
        return replace(self, things=(*self.things, thing))

    def missing(self, chosen: Sequence[Spot]) -> tuple[Spot, ...] | None:
        """What of its things is still to be touched; None if something else is chosen already."""
        left = Counter(self.things)
        left.subtract(chosen)
        return tuple(left.elements()) if all(count >= 0 for count in left.values()) else None

    @property
    def touched(self) -> tuple[Spot, ...]:
        """Everything on the table that it touches, in order."""
        return self.things if self.onto is None or (self.button and not self.mode) else (*self.things, self.onto)


@dataclass(frozen=True, slots=True)
class Way:
    """A legal step with one gesture that makes it."""

    step: Any
    gesture: Gesture


def ways(steps: Iterable[tuple[Any, Iterable[Gesture]]]) -> tuple[Way, ...]:
    return tuple(Way(step, gesture) for step, gestures in steps for gesture in gestures)


def lit(known: Iterable[Way], chosen: Sequence[Spot]) -> Iterator[Spot]:
    """What can be touched next, with these things chosen."""
    for way in known:
        missing = way.gesture.missing(chosen)
        if missing:
            yield from missing
        elif missing is not None and way.gesture.onto is not None and not way.gesture.button:
            yield way.gesture.onto


def carried(known: Sequence[Way], chosen: Sequence[Spot], thing: Spot) -> Iterator[Way]:
    """What could be done by dragging a thing somewhere: with the things chosen before, or else alone."""
    for together in (chosen if thing in chosen else (*chosen, thing), (thing,)):
        for way in known:
            if way.gesture.onto is not None and thing in way.gesture.things and way.gesture.missing(together) == ():
                yield way


def clicked(known: Iterable[Way], mode: str) -> tuple[Way, ...]:
    """Those that are made by clicks now."""
    return tuple(way for way in known if not way.gesture.dragged and way.gesture.mode in ("", mode))


def lying(known: Iterable[Way], turned: Callable[[Spot], str]) -> tuple[Way, ...]:
    """Those whose things lie as they have to; `turned` says how a thing lies."""
    return tuple(way for way in known if way.gesture.turned in ("", turned(way.gesture.things[0]) if way.gesture.things else ""))


def next_touch(gesture: Gesture, chosen: Sequence[Spot], mode: str = "", turned: str = "") -> Spot | str | None:
    """The thing to touch or the button to press next on the way to a step; None if something else is chosen.

    `turned`: how the thing lies that would have to be turned.
    """
    if gesture.mode not in ("", mode):
        return gesture.mode
    missing = gesture.missing(chosen)
    if missing is None:
        return None
    if missing:
        return missing[0]
    if gesture.turned not in ("", turned):
        return TURN_RIGHT
    return gesture.button or gesture.onto
