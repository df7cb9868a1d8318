"""The game in plain sentences: what a step was, and what came of it. For the log panel, the command line and the text game."""

from collections.abc import Iterable, Iterator

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.core.text import Text
from momiji.games.miyabi.rules.steps import PlaceTile

from . import scoring
from .setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from .state import State
from .steps import Frog, Pass, Step, Zen
from .tiles import COUNT, OBJECTS, SIDE, SQUARE_NAMES
from .words import object_word, tile_text


def sentences(before: State, step: Step, events: Iterable[Event]) -> Iterator[Text]:
    """The step as its player would tell it, then its consequences."""
    happenings = list(events)
    yield from _step(before, step, happenings)
    for event in happenings:
        yield from _consequence(before, event, happenings)


def _step(before: State, step: Step, events: list[Event]) -> Iterator[Text]:
    name = before.setup.names[before.current]
    points = next((event.change for event in events if isinstance(event, Counted) and event.why in ("laid", "frog")), 0)
    match step:
        case PlaceTile(tile):
            laid = next(event.args for event in events if isinstance(event, Happened) and event.what == "laid")
            what = {"tile": tile_text(tile, "miyabi-tile-laid"), "square": laid["squares"][0]}
            figures = {"objects": COUNT[tile], "level": laid["level"], "points": points}
            yield Text("miyabi-log-place", {"name": name, **what, **figures})
        case Zen(kind, column):
            yield Text("miyabi-log-zen", {"name": name, "object": object_word(kind), "square": SQUARE_NAMES[kind * SIDE + column]})
        case Frog(square) if before.round == 0:
            yield Text("miyabi-log-frog-put", {"name": name, "square": SQUARE_NAMES[square]})
        case Frog(square) if points:
            yield Text("miyabi-log-frog-up", {"name": name, "square": SQUARE_NAMES[square], "level": points, "points": points})
        case Frog(square):
            yield Text("miyabi-log-frog", {"name": name, "square": SQUARE_NAMES[square]})
        case Pass():
            yield Text("miyabi-log-pass", {"name": name})


def _consequence(before: State, event: Event, events: list[Event]) -> Iterator[Text]:
    names = before.setup.names
    match event:
        case Counted(seat, _, points, "fifth", (kind,)):
            yield Text("miyabi-log-fifth", {"name": names[seat], "object": object_word(OBJECTS.index(kind)), "points": points})
        case Counted(seat, _, points, "enclosed", (square, *_)):
            yield Text("miyabi-log-enclosed", {"name": names[seat], "square": square, "points": points})
        case Moved(str(piece), source) if source.kind == "zen-bag":
            yield Text("miyabi-log-zen-turned", {"object": object_word(OBJECTS.index(piece[0]))})
        case Happened("gold", int(seat)):
            yield Text("miyabi-log-gold", {"name": names[seat]})
        case Happened("out", int(seat)):
            yield Text("miyabi-log-out", {"name": names[seat]})
        case Happened("round-over", _, args):
            left = sum(isinstance(other, Moved) and other.target.kind == "box" for other in events)
            yield Text("miyabi-log-round-over", {"round": args["round"], "left": left})
        case Happened("round-began", int(seat), args):
            tiles = sum(isinstance(other, Moved) and other.source.kind == "bag" for other in events)
            yield Text("miyabi-log-round", {"round": args["round"], "rounds": args["rounds"], "name": names[seat], "tiles": tiles})
        case Happened("game-over"):
            yield Text("log-game-over")


# ------------------------------------------------------------------ the end


def score_rows(s: State) -> tuple[str, ...]:
    """The lines of the score sheet: what everybody scores, and what is in play."""
    options = s.setup.options
    wanted = (("laid", True), ("fifth", True), (ZEN, ZEN in options), (FROG, FROG in options), ("rows", True))
    return (*(name for name, here in wanted if here), *(name for name in (COLOUR, MEADOW, SEVEN) if name in options))


def score_key(name: str) -> str:
    return f"miyabi-score-{name}"


def closing_words(s: State) -> Iterator[Text]:
    """The final scoring and the winner of a game that is over; nothing of one that is not."""
    if not s.over:
        return
    names = s.setup.names
    for kind in range(len(OBJECTS)):
        counts = scoring.row_counts([player.objects for player in s.players], kind)
        points = scoring.row_points(kind, counts)
        players = tuple(
            Text("miyabi-log-row-player", {"name": name, "points": gained, "count": count})
            for gained, count, name in sorted(zip(points, counts, names, strict=True), key=lambda one: -one[0])
            if gained
        )
        if players:
            yield Text("miyabi-log-row", {"object": object_word(kind), "players": players})
    scores = scoring.scores(s)
    for row in score_rows(s):
        if row in (COLOUR, MEADOW, SEVEN):
            players = tuple(
                Text("miyabi-log-extension-player", {"name": name, "points": getattr(score, row)})
                for name, score in zip(names, scores, strict=True)
            )
            yield Text("miyabi-log-extension", {"score": score_key(row), "players": players})
    for name, score in zip(names, scores, strict=True):
        yield Text("miyabi-log-total", {"name": name, "points": score.total})
    winners = scoring.winners(s)
    yield Text("log-winner", {"count": len(winners), "names": tuple(names[seat] for seat in winners)})
