"""What the things of the table say of themselves."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import BROWN, COLOURS, FLOOR_COSTS, SIZE, column_of
from momiji.games.chocolatier.rules.log import some
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.view import FREE, View
from momiji.games.chocolatier.rules.words import colour_word
from momiji.playing.chair import Moment
from momiji.ui.table.show import About, Spot

from . import spots


def about(moment: Moment, spot: Spot) -> About | None:
    view: View = moment.view
    match spot.kind:
        case "pralines":
            return _pralines(view, spot)
        case "plate":
            return _plate(view, int(spot.key))
        case "tray":
            return About(Text("chocolatier-about-middle"), (Text("chocolatier-about-middle-body"),))
        case "mark":
            return About(Text("chocolatier-about-token"), (Text("chocolatier-about-token-body"),))
        case "bag":
            return _pile("bag", view.bag)
        case "lid":
            return _pile("lid", view.lid)
        case "line":
            return _line(view, *spots.numbers(spot))
        case "well":
            return _well(view, *spots.numbers(spot))
        case "floor":
            return About(Text("chocolatier-about-floor"), tuple(_floor(view, int(spot.key))))
        case "spare":
            return About(Text("chocolatier-about-spare"), (Text("chocolatier-about-spare-body"),))
        case "due":
            return About(
                Text("chocolatier-due"), (Text("chocolatier-about-due-brown" if BROWN in view.options else "chocolatier-about-due"),)
            )
    return None


def _pralines(view: View, spot: Spot) -> About | None:
    source, colour = spots.source_of(spot)
    offer = view.offers[source - 1] if source else None
    heap = view.middle if source == MIDDLE else offer.pralines if offer else ""
    letter = COLOURS[colour]
    if not heap.count(letter):
        return About(Text("chocolatier-about-petal", {"praline": colour_word(colour)}))
    title = Text("chocolatier-some", {"count": heap.count(letter), "praline": colour_word(colour)})
    rest = heap.replace(letter, "")
    body: list[Text] = []
    if source == MIDDLE:
        body += [Text("chocolatier-about-first-token")] if view.mark is None else []
    elif offer and offer.gold and offer.id in ("3", "4", "5"):
        body.append(power(offer.id))
    elif rest:
        body.append(Text("chocolatier-about-rest", {"pralines": some(rest)}))
    return About(title, tuple(body))


def _plate(view: View, number: int) -> About | None:
    offer = view.offers[number - 1]
    if offer is None:
        return About(Text("chocolatier-about-gone"))
    waiting = view.sending if view.sending and preview.sent_from(view)[0] == number else ""  # still lie on it, until they are sent
    there = offer.pralines + waiting
    lying = Text("chocolatier-about-lying", {"pralines": some(there)}) if there else Text("chocolatier-about-empty")
    if offer.gold and offer.id:
        return About(Text("chocolatier-about-special"), (power(offer.id), lying))
    return About(Text("chocolatier-about-plate"), (lying,))


def power(side: str) -> Text:
    """What a golden side does, in words."""
    return Text(f"chocolatier-about-power-{side[0]}", {"praline": colour_word(COLOURS.index(side[1]))} if side[1:] else {})


def _pile(name: str, heap: str) -> About:
    counted = (Text("chocolatier-about-lying", {"pralines": some(heap)}),) if heap else ()
    return About(Text(f"chocolatier-about-{name}", {"count": len(heap)}), (*counted, Text(f"chocolatier-about-{name}-body")))


def _line(view: View, seat: int, row: int) -> About:
    held = view.players[seat].lines[row]
    title = Text("chocolatier-about-line", {"line": row + 1})
    if not held:
        taken = [COLOURS.index(letter) for letter in view.players[seat].box[row] if letter != FREE]
        has = (Text("chocolatier-about-row-has", {"pralines": tuple(Text(colour_word(one)) for one in taken)}),) if taken else ()
        return About(title, (Text("chocolatier-about-line-empty", {"places": row + 1}), *has))
    colour = colour_word(COLOURS.index(held[0]))
    full = len(held) == row + 1
    key = "chocolatier-about-line-full" if full else "chocolatier-about-line-held"
    body = [Text(key, {"count": len(held), "places": row + 1, "praline": colour})]
    body += [Text("chocolatier-about-scores", {"points": one.points}) for one in preview.due(view, seat).landings if one.row == row]
    return About(title, tuple(body))


def _well(view: View, seat: int, row: int, column: int) -> About:
    title = Text("chocolatier-about-well", {"row": row + 1, "column": column + 1})
    letter = view.players[seat].box[row][column]
    if letter != FREE:
        return About(title, (Text("chocolatier-about-well-holds", {"praline": colour_word(COLOURS.index(letter))}),))
    if BROWN in view.options:
        return About(title, (Text("chocolatier-about-well-any"),))
    colour = next(colour for colour in range(SIZE) if column_of(row, colour) == column)
    return About(title, (Text("chocolatier-about-well-for", {"praline": colour_word(colour), "line": row + 1}),))


def _floor(view: View, seat: int) -> Iterator[Text]:
    lying = len(view.players[seat].floor)
    yield Text("chocolatier-about-floor-body", {"costs": " ".join(f"−{cost}" for cost in FLOOR_COSTS)})
    if lying:
        yield Text("chocolatier-about-floor-now", {"count": lying, "cost": preview.due(view, seat).cost})
