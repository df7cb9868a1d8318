"""What the things of the table say of themselves."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.games.miyabi.rules import preview
from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.tiles import ALL_TILES, COLUMNS, COUNT, OBJECTS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.rules.words import object_word, tile_name
from momiji.playing.chair import Moment
from momiji.ui.table.show import About, Spot

from . import spots


def about(moment: Moment, spot: Spot) -> About | None:
    view: View = moment.view
    match spot.kind:
        case "tile" if view.display and view.display[int(spot.key)] >= 0:
            tile = view.display[int(spot.key)]
            return About(Text("miyabi-about-tile", {"tile": tile_name(tile)}), (Text("miyabi-about-tile-body", {"objects": COUNT[tile]}),))
        case "zen" if view.face_up[int(spot.key)] >= 0:
            word = object_word(view.face_up[int(spot.key)])
            return About(Text("miyabi-about-zen", {"object": word}), (Text("miyabi-about-zen-body"), Text("miyabi-about-zen-more")))
        case "zen-bag":
            return About(Text("miyabi-zen-tiles"), (Text("miyabi-about-zen-bag", {"count": view.zen_left}),))
        case "square":
            return _square(view, *spots.numbers(spot))
        case "column":
            seat, column = spots.numbers(spot)
            lit = column in view.players[seat].lanterns
            body = Text(f"miyabi-about-lantern-{'lit' if lit else 'empty'}", {"column": COLUMNS[column]})
            return About(Text("miyabi-about-column", {"column": COLUMNS[column]}), (body,))
        case "other":
            return _other(moment, int(spot.key))
        case "plaque":
            return row(moment, int(spot.key))
        case "tablet":
            return _tablet(moment, int(spot.key))
        case "frog":
            return _frog(view, int(spot.key))
        case "rows":
            return About(Text("miyabi-rows-now"), (Text("miyabi-about-rows"),))
        case "round":
            return _round(moment)
        case "box":
            left = sum(view.bag_sizes)
            return About(Text("miyabi-about-box"), (Text("miyabi-about-box-body", {"count": left, "all": _all()}),))
        case "extension":
            return About(Text(f"miyabi-option-{spot.key}"), (Text(f"miyabi-about-extension-{spot.key}"),))
    return None


def _other(moment: Moment, seat: int) -> About:
    """What the figures beside another garden say."""
    now = sum(standing.points[seat] for standing in preview.standings(moment.view))
    body = (Text("miyabi-about-other"), Text("miyabi-about-other-rows", {"points": now}), Text("miyabi-about-other-click"))
    return About(Text("miyabi-about-garden", {"name": moment.seats[seat].name}), body, owner=seat)


def _all() -> int:
    return sum(EDITION.objects[kind].tiles[form.code] for kind in range(len(OBJECTS)) for form in EDITION.forms)


def _square(view: View, seat: int, square: int) -> About:
    player, name, kind = view.players[seat], SQUARE_NAMES[square], square // SIDE
    level, count = player.levels[square], player.objects[square]
    title = Text("miyabi-about-square", {"square": name, "level": level})
    if square in player.zen:
        key = "miyabi-about-square-zen-open" if square == player.waiting else "miyabi-about-square-zen"
        return About(title, (Text(key, {"object": object_word(kind)}),))
    if not level:
        body = Text("miyabi-about-square-bare", {"object": object_word(kind)})
    elif count:
        body = Text("miyabi-about-square-objects", {"count": count, "object": object_word(kind)})
    else:
        body = Text("miyabi-about-square-green")
    return About(title, (body, Text("miyabi-about-square-next", {"level": level + 1})))


def row(moment: Moment, kind: int) -> About:
    """Both values, what one would get now, and who shows how many."""
    view: View = moment.view
    standing, values = preview.standings(view)[kind], EDITION.objects[kind]
    body = [
        Text("miyabi-about-row-values", {"most": values.most, "second": values.second}),
        Text("miyabi-about-row-now", {"points": standing.points[moment.seat]}),
    ]
    order = sorted(range(len(view.players)), key=lambda seat: (-standing.counts[seat], seat))
    counts = tuple((seat, standing.counts[seat]) for seat in order)
    return About(Text("miyabi-about-row", {"object": object_word(kind), "row": kind + 1}), tuple(body), standing=counts)


def _tablet(moment: Moment, kind: int) -> About:
    view: View = moment.view
    title = Text("miyabi-about-tablet", {"object": object_word(kind), "points": EDITION.objects[kind].fifth})
    owner = next((seat for seat, player in enumerate(view.players) if kind in player.bonuses), None)
    if owner is None:
        return About(title, (Text("miyabi-about-tablet-body", {"object": object_word(kind), "level": EDITION.fifth_level}),))
    return About(title, foot=Text("miyabi-about-tablet-taken", {"name": moment.seats[owner].name}), owner=owner)


def _frog(view: View, seat: int) -> About:
    gold = view.players[seat].gold
    title = Text(f"miyabi-about-frog-{'gold' if gold else 'silver'}")
    return About(
        title,
        (Text("miyabi-about-frog-move"), Text(f"miyabi-about-frog-{'gold' if gold else 'silver'}-body", {"level": EDITION.gold_level})),
    )


def _round(moment: Moment) -> About:
    view: View = moment.view
    if not view.round:
        return About(Text("miyabi-saves-frogs"), (Text("miyabi-note-put-frog-body"),))
    title = Text("miyabi-round-of", {"round": view.round, "rounds": view.rounds})
    return About(title, tuple(_round_body(moment, view)))


def _round_body(moment: Moment, view: View) -> Iterator[Text]:
    yield Text("miyabi-about-round", {"name": moment.seats[view.first].name})
    out = tuple(moment.seats[seat].name for seat, player in enumerate(view.players) if player.out)
    if out:
        yield Text("miyabi-about-round-out", {"names": ", ".join(out), "count": len(out)})


def drawn(view: View) -> dict[int, tuple[int, int]]:
    """Of every tile of the box how many there are, and how many were seen so far: in gardens, in the display, or gone."""
    seen = [tile for tile in (*view.display, *view.gone) if tile >= 0]
    seen += [laid.step.tile for player in view.players for laid in player.tiles if hasattr(laid.step, "tile")]
    forms = len(EDITION.forms)
    return {
        tile: (count, seen.count(tile))
        for tile in ALL_TILES
        if (count := EDITION.objects[tile // forms].tiles[EDITION.forms[tile % forms].code])
    }
