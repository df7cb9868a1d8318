"""The game in plain sentences: what a step was, and what came of it. For the log panel, the command line and the text game."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.core.text import Text

from .contents import COLOURS, FLOOR_COSTS, MOST_BARREN_ROUNDS
from .places import SPECIAL_PIECE
from .pralines import FIELD, LETTERS, MARK, count
from .scoring import complete_rows, score, winners
from .state import OVER, SENDS, STAYS, State, neighbours
from .steps import FLOOR, Send, Step, Take
from .words import colour_word

FOR_THE_PLACE = ("alone", "row", "column")


def tell(before: State, step: Step, events: Iterable[Event]) -> Iterator[Text]:
    """The step as its player would tell it, then its consequences."""
    happened = list(events)
    until_round = list(takewhile(lambda event: not (isinstance(event, Happened) and event.what == "round"), happened))
    yield from _step(before, step)
    yield from _consequences(before, until_round, to_floor=isinstance(step, Take) and step.line == FLOOR)
    if len(until_round) < len(happened):
        yield from _round(before.setup.names, happened[len(until_round) :])


def _step(before: State, step: Step) -> Iterator[Text]:
    name = before.setup.names[before.current]
    match step:
        case Take(source, colour, row):
            heap = before.sources[source]
            taken = {"name": name, "count": count(heap, colour), "praline": colour_word(colour), "offer": source}
            yield Text("chocolatier-log-take-floor", taken) if row == FLOOR else Text("chocolatier-log-take", {**taken, "line": row + 1})
            if before.powers[source] == STAYS and heap & ~FIELD[colour]:
                yield Text("chocolatier-log-rest-stays", {"offer": source})
        case Send(colour, right):
            offer = neighbours(before, before.powers.index(SENDS))[right]
            sent = {"name": name, "count": count(before.sending, colour), "praline": colour_word(colour), "offer": offer}
            yield Text("chocolatier-log-send", {**sent, "way": "clockwise" if right else "anticlockwise"})


def some(letters: Iterable[str | None]) -> tuple[Text, ...]:
    """2 blue, 1 white."""
    found = Counter(letters)
    return tuple(_some(letter, found[letter]) for letter in COLOURS if found[letter])


def _some(letter: str, number: int) -> Text:
    return Text("chocolatier-some", {"count": number, "praline": colour_word(COLOURS.index(letter))})


def _consequences(before: State, events: Sequence[Event], to_floor: bool) -> Iterator[Text]:
    for kind, group in groupby(events, key=_kind):
        together = list(group)
        moved = [event for event in together if isinstance(event, Moved)]
        name = before.setup.names[before.current]
        match kind:
            case "rest":
                yield Text("chocolatier-log-rest", {"pralines": some(event.piece for event in moved)})
            case "offer-taken":
                yield Text("chocolatier-log-offer-taken", {"name": name})
            case "mark":
                yield Text("chocolatier-log-mark", {"name": name})
            case "overflow" if not to_floor:
                yield Text("chocolatier-log-overflow", {"count": len(moved)})
            case "spared":
                yield Text("chocolatier-log-spared", {"name": before.setup.names[moved[0].target.owner or 0]})
            case "to-lid":
                yield Text("chocolatier-log-to-lid", {"count": len(moved)})
            case "placed":
                yield from _placed(before, together)
            case _:
                for event in together:
                    yield from _single(before, event)


def _kind(event: Event) -> str:
    match event:
        case Moved(piece, source, target):
            match piece, source.kind, target.kind:
                case _, "offer", "middle":
                    return "rest"
                case piece, "offer", "spare" if piece == SPECIAL_PIECE:
                    return "offer-taken"
                case piece, "middle", _ if piece == LETTERS[MARK]:
                    return "mark"
                case _, "offer" | "middle", "floor":
                    return "overflow"
                case _, _, "spare":
                    return "spared"
                case _, "offer" | "middle", "lid":
                    return "to-lid"
                case _, "line", "box":
                    return "placed"
        case Counted(why=why) if why in FOR_THE_PLACE:
            return "placed"
    return ""


def _placed(before: State, events: Sequence[Event]) -> Iterator[Text]:
    """Pralines that came into the box one after another, each followed by what it scored."""
    starts = [at for at, event in enumerate(events) if isinstance(event, Moved)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        moved = events[start]
        assert isinstance(moved, Moved) and moved.piece is not None and moved.target.owner is not None and moved.target.slot is not None
        scored = {event.why: event.change for event in events[start + 1 : end] if isinstance(event, Counted)}
        row, column = moved.target.slot.split("-")
        yield Text(
            "chocolatier-log-place",
            {
                "name": before.setup.names[moved.target.owner],
                "praline": colour_word(COLOURS.index(moved.piece)),
                "row": int(row),
                "column": int(column),
                "points": sum(scored.values()),
                "why": "both" if len(scored) > 1 else next(iter(scored)),
                "across": scored.get("row", 1),
                "down": scored.get("column", 1),
            },
        )


def _single(before: State, event: Event) -> Iterator[Text]:
    names = before.setup.names
    match event:
        case Happened("no-place", int(seat), args):
            praline = colour_word(COLOURS.index(args["colour"]))
            yield Text("chocolatier-log-no-place", {"name": names[seat], "line": args["line"], "praline": praline})
        case Counted(seat, _, change, "floor", slots):
            cost = sum(FLOOR_COSTS[: len(slots)])
            key = "chocolatier-log-floor" if cost == -change else "chocolatier-log-floor-short"
            yield Text(key, {"name": names[seat], "cost": cost})
        case Happened("game-over", _, {"why": "row", "seats": seats}):
            yield Text("chocolatier-log-over-row", {"count": len(seats), "names": tuple(names[seat] for seat in seats)})
        case Happened("game-over", _, {"why": "pralines"}):
            yield Text("chocolatier-log-over-pralines")
        case Happened("game-over"):
            yield Text("chocolatier-log-over-barren", {"rounds": MOST_BARREN_ROUNDS})


def _round(names: Sequence[str], events: Sequence[Event]) -> Iterator[Text]:
    """A new round, its golden sides, and what lies on the offers once all is laid out."""
    offers: dict[int, Counter[str | None]] = {}
    from_lid = 0
    for event in events:
        match event:
            case Happened("round", int(first), args):
                yield Text("chocolatier-log-round", {"round": args["round"], "name": names[first]})
            case Happened("offers", _, args):
                sides = zip(args["ids"], args["gold"], strict=True)
                yield Text("chocolatier-log-gold", {"offers": tuple(_golden(name) for name, gold in sides if gold)})
            case Moved(_, source, target) if source.kind == "lid":
                from_lid += 1
            case Moved(piece, source, target) if target.kind == "offer":
                offers.setdefault(int(target.slot or 0), Counter())[piece] += 1
                if source.kind == "offer":
                    offers[int(source.slot or 0)][piece] -= 1
    if from_lid:
        yield Text("chocolatier-log-refill", {"count": from_lid})
    laid = tuple(Text("chocolatier-log-offer", {"pralines": some(offers[offer].elements())}) for offer in sorted(offers))
    yield Text("chocolatier-log-offers", {"offers": laid})


def _golden(name: str) -> Text:
    if name[0] == "2":
        return Text("chocolatier-log-gold-colour", {"praline": colour_word(COLOURS.index(name[1]))})
    return Text("chocolatier-log-gold-side", {"side": int(name)})


def closing(s: State) -> Iterator[Text]:
    """Points and winner of a game that is over, with the tie-break in words; nothing of one that is not."""
    if s.phase != OVER:
        return
    names, figures, best = s.setup.names, [score(player) for player in s.players], winners(s)
    for name, own in zip(names, figures, strict=True):
        parts = {"points": own.points, "rows": own.rows, "columns": own.columns, "colours": own.colours}
        yield Text("chocolatier-log-score", {"name": name, "total": own.total, **parts})
    level = [seat for seat, own in enumerate(figures) if own.total == figures[best[0]].total]
    if len(level) > 1:
        rows = complete_rows(s.players[best[0]])
        yield Text(
            "chocolatier-log-tie", {"names": tuple(names[seat] for seat in level), "rows": rows, "broken": "no" if level == best else "yes"}
        )
    yield Text("chocolatier-log-winner", {"count": len(best), "names": tuple(names[seat] for seat in best)})
