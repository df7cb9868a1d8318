"""The whole table laid out: spots, pieces, papers, buttons."""

import pygame

from momiji.games.chocolatier.rules.contents import COLOURS, SPECIAL
from momiji.games.chocolatier.rules.state import MIDDLE, SEND
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.show import ChocolatierShow
from momiji.ui.table.frame import TASK, lay_corners, lay_low
from momiji.ui.table.measure import LOOKED_BACK, OWN, SHARED, Measure
from momiji.ui.table.pieces.piece import Piece, PieceLayout
from momiji.ui.table.show import LIT, Spot
from momiji.ui.theme import Scale

from . import own
from .others import Panel, panel_of, panel_rect
from .ring import MANY, on_petal, on_plate, ring_of

SLAB = (16, 272, 912, 792)
BAG, LID = (56, 912, 92, 110), (784, 936, 102, 85)
PANELS = ("slab", "tray", "box", "floor")
BADGE = 60
WIDE = 6  # so many pralines reach farthest to the sides


class ChocolatierLayout(PieceLayout):
    AREAS = frozenset[str]()
    ASIDE = frozenset({"line", "floor"})
    ORDER = ("other", "plate", "pralines", "mark", "tray", "bag", "lid", "line", "well", "spare", "floor", "due")
    measure: Measure
    skipped: frozenset[Spot]

    def order(self) -> list[Spot]:
        """Plates and places of the box only while there is something to do with them: what one looks at is told by what lies there."""
        return [spot for spot in PieceLayout.order(self) if spot not in self.skipped]


def lay_out(show: ChocolatierShow, scale: Scale) -> ChocolatierLayout:
    layout = ChocolatierLayout(scale)
    layout.measure = Measure(scale, LOOKED_BACK if show.watching else 1.0)
    lay_corners(layout)
    _others(layout, show)
    _slab(layout, show)
    _own(layout, show)
    _low(layout, show)
    for piece in show.pieces:
        rect = piece_rect(layout, show, piece)
        if rect is not None:
            layout.lay(piece, rect, spot=False)
    _pralines(layout, show)
    layout.skipped = frozenset(spot for spot in layout.spots if not _wanted(show, spot))
    return layout


def _wanted(show: ChocolatierShow, spot: Spot) -> bool:
    """Whether the Tab key stops there."""
    match spot.kind:
        case "plate":
            return show.sides[int(spot.key) - 1].strip("-") != "" or (show.view.phase == SEND and show.marks.get(spot) in LIT)
        case "well":
            return show.marks.get(spot) in LIT
        case "tray":
            return False
    return True


def _others(layout: ChocolatierLayout, show: ChocolatierShow) -> None:
    count = len(show.players) + show.tasked  # the task takes the place of one more player
    if show.tasked:
        layout.panels[TASK] = panel_rect(layout.measure, count, 0, raised=False)
    for index, player in enumerate(show.players[1:], start=int(show.tasked)):
        rect = panel_rect(layout.measure, count, index, raised=player.badge == "playing")
        layout.panels[f"player-{player.seat}"] = rect
        layout.put(Spot("other", str(player.seat)), rect)
    layout.panels[f"player-{show.players[0].seat}"] = layout.measure.rect(*own.PLATE, OWN)


def _slab(layout: ChocolatierLayout, show: ChocolatierShow) -> None:
    measure, ring = layout.measure, ring_of(len(show.players))
    layout.panels["slab"] = measure.rect(*SLAB, SHARED)
    middle = Measure.disc(measure, 472, 672, ring.tray, SHARED)
    layout.panels["tray"] = middle
    layout.put(spots.TRAY, middle)
    full = {spots.source_of(piece.slot)[0] for piece in show.pieces if piece.slot.kind == "pralines"}
    for number, side in enumerate(show.sides, 1):
        rect = measure.disc(*ring.centre(number), ring.plate, SHARED)
        special = side.strip("-") and number in full  # then a badge says what it can do
        layout.put(spots.plate(number), rect, parts=(rect, badge_rect(layout, rect, show.capacity[number - 1])) if special else ())
    for letter in COLOURS:
        centre = ring.petal_centre(COLOURS.index(letter))
        if any(piece.slot == spots.pralines(MIDDLE, letter) for piece in show.pieces):
            layout.put(spots.pralines(MIDDLE, letter), measure.disc(*centre, 2 * ring.petal, SHARED))
        layout.panels[f"petal-{letter}"] = measure.disc(*centre, 2 * ring.petal, SHARED)
    heart = measure.disc(472, 672, own.MARK, SHARED)
    if any(piece.slot == spots.MIDDLE_MARK for piece in show.pieces):
        layout.put(spots.MIDDLE_MARK, heart)
    layout.put(spots.BAG, measure.rect(*BAG, SHARED))
    layout.put(spots.LID, measure.rect(*LID, SHARED))


def badge_rect(layout: ChocolatierLayout, plate: pygame.Rect, capacity: int) -> pygame.Rect:
    """On the outer rim, and beyond it where pralines lie three in a row: it covers none."""
    px, out = layout.measure.px, layout.measure.px(18) if capacity == WIDE else 0
    badge = pygame.Rect(0, 0, px(BADGE), px(BADGE))
    left = plate.centerx < layout.panels["tray"].centerx - 4
    badge.center = (plate.left - out if left else plate.right + out, plate.centery)
    return badge


def _pralines(layout: ChocolatierLayout, show: ChocolatierShow) -> None:
    """All of one colour on a plate are one thing, found by the pointer on each of them."""
    lying: dict[Spot, list[pygame.Rect]] = {}
    for piece, place in layout.pieces.items():
        if piece.slot.kind == "pralines" and spots.source_of(piece.slot)[0] != MIDDLE:
            lying.setdefault(piece.slot, []).append(place.rect)
    for spot, rects in lying.items():
        whole = rects[0].unionall(rects[1:])
        side = max(whole.size)
        square = pygame.Rect(0, 0, side, side).move_to(center=whole.center)
        layout.put(spot, square, parts=tuple(rects))


def _own(layout: ChocolatierLayout, show: ChocolatierShow) -> None:
    measure, seat, special = layout.measure, show.seat, SPECIAL in show.view.options
    layout.panels["box"] = measure.rect(*own.BOX, OWN)
    for row in own.ROWS:
        layout.put(spots.line(seat, row), measure.rect(*own.line(row), OWN))
        for column in own.ROWS:
            layout.put(spots.well(seat, row, column), measure.rect(*own.well(row, column), OWN))
    layout.put(spots.floor(seat), measure.rect(*own.floor(special), OWN))
    layout.put(spots.DUE, measure.rect(*own.due(special), OWN))
    if special:
        layout.put(spots.spare(seat), measure.rect(*own.HOLDER, OWN))


def _low(layout: ChocolatierLayout, show: ChocolatierShow) -> None:
    if show.watching:
        lay_low(layout, show)
        return
    scale, measure = layout.scale, layout.measure
    layout.panels["note"] = measure.rect(*own.NOTE, OWN)
    for name, place in own.buttons(scale, show.left is not None, show.redo is not None).items():
        if name == "hint" or getattr(show, name) is not None:
            layout.buttons[name] = measure.rect(*place, OWN)


# ------------------------------------------------------------------ pieces
def piece_rect(layout: ChocolatierLayout, show: ChocolatierShow, piece: Piece) -> pygame.Rect | None:
    """Where a piece lies; None where nothing is seen of it."""
    measure, slot, special = layout.measure, piece.slot, SPECIAL in show.view.options
    match slot.kind:
        case "pralines":
            return _taken_from(layout, show, piece)
        case "mark":
            return measure.disc(472, 672, own.MARK, SHARED)
        case "plate":
            return layout.spots[slot].rect
        case "bag" | "lid":
            centre = layout.spots[slot].rect.center
            return pygame.Rect(0, 0, measure.px(40), measure.px(40)).move_to(center=centre)
        case "bell":
            return pygame.Rect(0, 0, measure.px(40), measure.px(40)).move_to(center=layout.panels[f"player-{slot.key}"].center)
    if slot.kind not in ("line", "well", "floor", "spare", "holder"):
        return None
    seat, *at = spots.numbers(slot)
    if seat != show.seat:
        return on_panel(layout, panel_of(len(show.players)), piece, seat, at)
    match slot.kind:
        case "line":
            return measure.disc(*own.on_line(at[0], piece.nth), own.IN_LINE, OWN)
        case "well":
            x, y, wide, high = own.well(at[0], at[1])
            return measure.disc(x + wide / 2, y + high / 2, own.IN_BOX, OWN)
        case "floor":
            return measure.disc(*own.on_floor(piece.nth, special), own.ON_FLOOR, OWN)
        case "spare":
            return measure.disc(*own.ON_HOLDER, 50, OWN)
    return measure.disc(*own.ON_HOLDER, 80, OWN)


def points_rect(layout: ChocolatierLayout, show: ChocolatierShow, seat: int) -> pygame.Rect:
    """Where a player's points stand."""
    board, px = layout.panels[f"player-{seat}"], layout.measure.px
    x, y = (1066 - own.PLATE[0], 422 - own.PLATE[1]) if seat == show.seat else panel_of(len(show.players)).points[:2]
    return pygame.Rect(0, 0, px(100), px(60)).move_to(center=(board.x + px(x + (0 if seat == show.seat else 30)), board.y + px(y)))


def _taken_from(layout: ChocolatierLayout, show: ChocolatierShow, piece: Piece) -> pygame.Rect:
    measure, ring = layout.measure, ring_of(len(show.players))
    source, colour = spots.source_of(piece.slot)
    if source == MIDDLE:
        x, y = ring.petal_centre(colour)
        count = sum(one.slot == piece.slot for one in show.pieces)
        dx, dy, size = on_petal(max(count, 1), piece.nth, ring.praline)
    else:
        x, y = ring.centre(source)
        capacity = show.capacity[source - 1]
        dx, dy, size = on_plate(capacity, colour if capacity >= MANY else piece.nth, ring.plate)
    return measure.disc(x + dx, y + dy, size, SHARED)


def on_panel(layout: ChocolatierLayout, panel: Panel, piece: Piece, seat: int, at: list[int]) -> pygame.Rect:
    """A piece of a player on that player's panel."""
    rect = layout.panels[f"player-{seat}"]
    size: float = panel.praline
    match piece.slot.kind:
        case "line":
            x, y = panel.on_line(at[0], piece.nth)
        case "well":
            x, y = panel.place(at[0], at[1])
        case "floor":
            x, y = panel.on_floor(piece.nth)
        case _:
            x, y = panel.holder
            size = panel.pitch if piece.slot.kind == "holder" else panel.praline * 0.75
    px = layout.measure.px
    side = px(size)
    return pygame.Rect(0, 0, side, side).move_to(center=(rect.x + px(x), rect.y + px(y)))
