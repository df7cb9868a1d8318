"""What there is to say about a move: what is special about it, what goes with it, and what it brings."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from momiji.ai.brain import Special
from momiji.core.events import Counted, Event
from momiji.core.text import Text
from momiji.games.miyabi.rules import scoring
from momiji.games.miyabi.rules.apply import perform
from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.setup import COLOUR, MEADOW, SEVEN
from momiji.games.miyabi.rules.state import Player, State
from momiji.games.miyabi.rules.steps import END, Frog, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import CODES, COLUMNS, OBJECTS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.rules.view import View, imagine
from momiji.games.miyabi.rules.words import object_word, tile_text

from .outlook import line_counts
from .wording import headline, said


def outline(steps: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A line by its tile and object square, however it is turned; then its green squares and the frog."""
    main, extra = [], []
    for step in steps:
        match step:
            case PlaceTile(tile, column, direction):
                main.append(f"{CODES[tile]} {COLUMNS[column]}")
                extra.append(direction)
            case Zen(kind, column):
                main.append(f"{OBJECTS[kind]} {COLUMNS[column]}")
            case Frog(square):
                extra.append(SQUARE_NAMES[square])
            case Pass():
                main.append("pass")
    return tuple(main), tuple(extra)


def special(steps: tuple[Step, ...]) -> list[Special]:
    """The tile, then its place: whatever other moves leave out."""
    heavy = steps[headline(steps)]
    match heavy:
        case PlaceTile(tile):
            what = {"tile": tile_text(tile, "miyabi-tile-laid")}
            return [
                ("miyabi-coach-tile", partial(_lays, tile), what),
                ("miyabi-coach-place", partial(_contains, heavy), what),
            ]
        case Zen():
            return [("miyabi-coach-zen", _zen, {})]
        case Frog(square):
            return [("miyabi-coach-frog", partial(_contains, heavy), {"square": SQUARE_NAMES[square]})]
        case Pass():
            return [("miyabi-coach-pass", partial(_contains, heavy), {})]
    return []


def _lays(tile: int, steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, PlaceTile) and step.tile == tile for step in steps)


def _zen(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Zen) for step in steps)


def _contains(step: Step, steps: tuple[Step, ...]) -> bool:
    return step in steps


def remarks(steps: tuple[Step, ...], view: View) -> Sequence[Text]:
    """What a player would count: points at once, bonuses, rows, extensions, and where the frog goes."""
    if not view.round:
        return ()
    before = imagine(view, Random(0))  # no figure here hangs on what will be drawn
    after, events = before.copy(), list[Event]()
    for step in steps:
        if step is not END and not isinstance(step, Pass):
            perform(after, step, events)
    return (*_frog(steps), *_scored(events), *_rows(before, after, view.current), *_extensions(before, after, view.current))


def _frog(steps: tuple[Step, ...]) -> Iterator[Text]:
    first = headline(steps)
    for at, step in enumerate(steps):
        if isinstance(step, Frog) and at != first:
            yield Text("miyabi-coach-frog-first" if at < first else "miyabi-coach-frog-then", {"square": SQUARE_NAMES[step.square]})


def _scored(events: Sequence[Event]) -> Iterator[Text]:
    points = [event for event in events if isinstance(event, Counted)]
    for event in points:
        if event.why == "fifth":
            yield Text("miyabi-coach-fifth", {"points": event.change, "object": object_word(OBJECTS.index(event.slots[0]))})
        elif event.why == "enclosed":
            yield Text("miyabi-coach-enclosed", {"points": event.change, "square": event.slots[0]})
    if points:
        yield Text("miyabi-coach-at-once", {"points": sum(event.change for event in points)})


def _rows(before: State, after: State, seat: int) -> Iterator[Text]:
    """Rows in which the move leads, as they stand."""
    for kind in range(len(OBJECTS)):
        counts = [scoring.row_counts([player.objects for player in s.players], kind) for s in (before, after)]
        was, now = (scoring.row_points(kind, one)[seat] for one in counts)
        if now > was and now == EDITION.objects[kind].most:
            yield Text("miyabi-coach-row", {"object": object_word(kind), "count": counts[1][seat]})


def _extensions(before: State, after: State, seat: int) -> Iterator[Text]:
    options, was, now = before.setup.options, before.players[seat], after.players[seat]
    if SEVEN in options:
        for at, (one, other) in enumerate(zip(line_counts(was), line_counts(now), strict=True)):
            if one != EDITION.seven_objects == other:
                yield Text("miyabi-coach-seven", _line(at))
    for option, key in ((COLOUR, "miyabi-coach-colour"), (MEADOW, "miyabi-coach-meadow")):
        if option in options and _group(option, now) > _group(option, was):
            yield Text(key, {"count": _group(option, now)})


def _line(at: int) -> dict[str, str]:
    """A row by its object, a column by its letter."""
    return {"line": "row", "object": object_word(at)} if at < SIDE else {"line": "column", "column": COLUMNS[at - SIDE]}


def _group(option: str, player: Player) -> int:
    """Objects of the largest group, or squares of the largest meadow."""
    return scoring.colour(player) if option == COLOUR else scoring.meadow(player) // EDITION.meadow_points


def missed(steps: tuple[Step, ...], view: View) -> Text:
    """That this move was there, by its name where it lays a tile."""
    better = said(steps, view)
    return Text("miyabi-coach-missed", better.args) if better.key == "miyabi-coach-do-place" else Text("coach-missed-other")


def wanted(steps: tuple[Step, ...]) -> Callable[[tuple[Step, ...]], bool] | None:
    """The tile, which lies there for everybody."""
    heavy = steps[headline(steps)]
    return partial(_lays, heavy.tile) if isinstance(heavy, PlaceTile) else None
