"""What there is to say about a move: what is special about it, and what it brings and costs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from momiji.ai.brain import Special
from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import SIZE
from momiji.games.chocolatier.rules.pralines import BITS, count
from momiji.games.chocolatier.rules.preview import preview
from momiji.games.chocolatier.rules.state import LINE_COUNT, MIDDLE, NOBODY, NOTHING, State
from momiji.games.chocolatier.rules.steps import FLOOR, Send, Step, Take
from momiji.games.chocolatier.rules.view import View, world
from momiji.games.chocolatier.rules.words import colour_word

from .outlook import TAKEN
from .rounds import Round
from .sides import side_of
from .wording import said, sent

_NEEDED: Final = 2.5  # points somebody must gain by pralines to need them


def special(steps: tuple[Step, ...], view: View) -> list[Special]:
    """What the move does that others may leave out, the weightiest first."""
    take = steps[0]
    if not isinstance(take, Take):
        return []
    s = world(view)
    fills, needed = _fills(s, take), _needed_by(s, take)
    line, words = {"line": take.line + 1}, {"praline": colour_word(take.colour)}
    if fills and needed:
        both = partial(_fills_and_takes, s, take)
        return [("chocolatier-coach-fills-needed", both, {**line, **words, "name": needed})]
    if fills:
        return [("chocolatier-coach-fills", partial(_fills_too, s, take.line), line)]
    if needed:
        return [("chocolatier-coach-needed", partial(_takes_too, take), {**words, "name": needed})]
    if take.line != FLOOR:
        return [("chocolatier-coach-collects", partial(_collects_too, take), {**line, **words})]
    return []


def _fills(s: State, step: Step) -> bool:
    if not isinstance(step, Take) or step.line == FLOOR:
        return False
    held = s.players[s.current].lines[step.line] & LINE_COUNT
    return held + count(s.sources[step.source], step.colour) > step.line


def _fills_too(s: State, line: int, steps: tuple[Step, ...]) -> bool:
    return _fills(s, steps[0]) and isinstance(steps[0], Take) and steps[0].line == line


def _takes_too(take: Take, steps: tuple[Step, ...]) -> bool:
    first = steps[0]
    return isinstance(first, Take) and (first.source, first.colour) == (take.source, take.colour)


def _collects_too(take: Take, steps: tuple[Step, ...]) -> bool:
    first = steps[0]
    return isinstance(first, Take) and (first.line, first.colour) == (take.line, take.colour)


def _fills_and_takes(s: State, take: Take, steps: tuple[Step, ...]) -> bool:
    return _fills_too(s, take.line, steps) and _takes_too(take, steps)


def _needed_by(s: State, take: Take) -> str | None:
    """Who of the others would gain most by these pralines, if it is worth speaking of."""
    table = Round(s)
    gains = {}
    for seat in range(len(s.players)):
        if seat != s.current:
            outlook, side = table.outlooks[seat], side_of(s, seat)
            taken = take.colour << BITS | count(s.sources[take.source], take.colour)
            gains[seat] = outlook.placings[side << TAKEN | taken][0][0] - outlook.looks(side)
    most = max(gains, key=lambda seat: gains[seat])
    return s.setup.names[most] if gains[most] >= _NEEDED else None


def remarks(steps: tuple[Step, ...], view: View) -> Sequence[Text]:
    """What the move brings in the filling, what it costs, and what goes with it."""
    take = steps[0]
    if not isinstance(take, Take):
        return ()
    s = world(view)
    return (*_ending(s, take), *_brings(take, view), *_mark(s, take), *_costs(take, view), *_sends(steps))


def _ending(s: State, take: Take) -> list[Text]:
    if not _fills(s, take):
        return []
    row = s.players[s.current].box[take.line * SIZE : take.line * SIZE + SIZE]
    return [Text("chocolatier-coach-last-round", {"row": take.line + 1})] if row.count(NOTHING) == 1 else []


def _brings(take: Take, view: View) -> list[Text]:
    seen = preview(view, take)
    if seen is None or not seen.points:
        return []
    return [Text("chocolatier-coach-scores", {"line": take.line + 1, "points": max(seen.points)})]


def _costs(take: Take, view: View) -> list[Text]:
    seen = preview(view, take)
    if seen is None or not seen.overflow or not seen.floor_cost:
        return []
    return [Text("chocolatier-coach-costs", {"count": seen.overflow, "cost": seen.floor_cost})]


def _mark(s: State, take: Take) -> list[Text]:
    return [Text("chocolatier-coach-mark")] if take.source == MIDDLE and s.mark == NOBODY else []


def _sends(steps: tuple[Step, ...]) -> list[Text]:
    return [sent("chocolatier-coach-send-too", step) for step in steps if isinstance(step, Send)]


def deed(steps: tuple[Step, ...], view: View) -> Text:
    """A turn by what it brought: a line that it filled counts more than where the pralines came from."""
    take, s = steps[0], world(view)
    if not isinstance(take, Take) or not _fills(s, take):
        return said(steps, view)
    return Text("chocolatier-coach-do-fill", {"line": take.line + 1, "praline": colour_word(take.colour)})


def wanted(steps: tuple[Step, ...]) -> Callable[[tuple[Step, ...]], bool] | None:
    """The pralines, as long as they lie there."""
    return partial(_takes_too, steps[0]) if isinstance(steps[0], Take) else None
