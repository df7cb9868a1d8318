"""The whole table laid out: spots, pieces, papers, buttons."""

import pygame

from momiji.games.miyabi.rules.setup import FROG, ZEN
from momiji.games.miyabi.rules.tiles import ALL_SQUARES, OBJECTS, SIDE
from momiji.games.miyabi.table import shapes, spots
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui.table.frame import lay_low
from momiji.ui.table.layout import larger
from momiji.ui.table.measure import LOOKED_BACK, OWN, SHARED, Measure
from momiji.ui.table.pieces.piece import Piece, PieceLayout
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from . import display, others, own

MIDDLE = 0.5  # the own garden stays in the middle of a wide window
CORNERS = {"menu": (16, 16, SHARED), "log": (84, 16, SHARED), "rules": (1776, 16, OWN), "settings": (1844, 16, OWN)}
ROUND_WORDS = (162, 16, 354, 60)
EMBLEM = (1370, 18, 56, 68)  # left, top, size, pitch


class MiyabiLayout(PieceLayout):
    AREAS = frozenset[str]()
    ORDER = ("other", "extension", "round", "tile", "zen", "zen-bag", "tablet", "box", "plaque", "column", "square", "frog", "rows")
    RINGED = frozenset({"square"})
    NUMBERED = ()
    measure: Measure
    side: int  # of a square of the own garden, in pixels
    small: int  # of a square of another garden
    cell: int  # of a square in the display
    fields: dict[int, pygame.Rect]  # the squares of every garden
    skipped: frozenset[Spot]

    def order(self) -> list[Spot]:
        return [spot for spot in PieceLayout.order(self) if spot not in self.skipped]


def lay_out(show: MiyabiShow, scale: Scale) -> MiyabiLayout:
    layout = MiyabiLayout(scale)
    layout.measure = Measure(scale, LOOKED_BACK if show.watching else 1.0)
    _corners(layout, show)
    _others(layout, show)
    _display(layout, show)
    _own(layout, show)
    _low(layout, show)
    for piece in show.pieces:
        rect = piece_rect(layout, show, piece)
        if rect is not None:
            layout.lay(piece, rect, spot=False)
            if piece.slot.kind in ("tile", "zen") or piece.slot == spots.frog(show.seat):
                layout.put(piece.slot, rect, parts=_parts(layout, show, piece, rect))
    layout.skipped = frozenset(spot for spot in layout.spots if not _wanted(show, spot))
    return layout


def _wanted(show: MiyabiShow, spot: Spot) -> bool:
    """Whether the Tab key stops there: at squares only while something may go there."""
    if spot.kind == "square":
        return show.marks.get(spot) in ("legal", "chosen")
    return spot.kind != "column" and not (spot.kind == "tile" and show.view.display[int(spot.key)] < 0)


def _corners(layout: MiyabiLayout, show: MiyabiShow) -> None:
    measure = layout.measure
    for name, (x, y, across) in CORNERS.items():
        layout.buttons[name] = measure.rect(x, y, 60, 60, across)
    layout.put(spots.ROUND, measure.rect(*ROUND_WORDS, SHARED))
    x, y, size, pitch = EMBLEM
    named = [name for name in ("colour", "meadow", "zen", "seven", "frog") if name in show.view.options]
    for index, name in enumerate(named):
        layout.put(spots.extension(name), measure.rect(x + pitch * index, y, size, size, OWN))
    if not named:
        layout.panels["logo"] = measure.rect(x, 8, 200, 78, OWN)


def _others(layout: MiyabiLayout, show: MiyabiShow) -> None:
    measure, count = layout.measure, len(show.players)
    panel = others.PANELS[count]
    layout.small, layout.fields = measure.px(panel.side), {}
    for index, player in enumerate(show.players[1:]):
        rect = measure.rect(*others.panel(count, index), OWN)
        layout.panels[f"player-{player.seat}"] = rect
        layout.put(Spot("other", str(player.seat)), rect)
        left, top = rect.x + measure.px(panel.garden[0]), rect.y + measure.px(panel.garden[1])
        s = layout.small
        layout.panels[f"garden-{player.seat}"] = pygame.Rect(left, top, round(others.GARDEN[0] * s), round(others.GARDEN[1] * s))
        layout.fields[player.seat] = pygame.Rect(left + round(others.FIELD[0] * s), top + round(others.FIELD[1] * s), SIDE * s, SIDE * s)
    if count == 2:
        layout.put(spots.ROWS, measure.rect(*others.ROWS, OWN))


def _display(layout: MiyabiLayout, show: MiyabiShow) -> None:
    measure, zen = layout.measure, ZEN in show.view.options
    layout.cell = measure.px(display.measures_for(len(show.players), zen).side)
    layout.panels["tray"] = measure.rect(*display.TRAY, SHARED)
    for place, canvas in display.places(show.dealt, len(show.players), zen):
        layout.panels[f"place-{place}"] = _cells(layout, measure.rect(*canvas, SHARED), show.dealt[place], len(show.players))
    if zen:
        for place in range(len(show.view.face_up)):
            layout.panels[f"zen-{place}"] = measure.rect(*display.zen_tile(place), SHARED)
        layout.put(spots.ZEN_BAG, measure.rect(*display.ZEN_PILE, SHARED))
    for kind in range(len(OBJECTS)):
        layout.put(spots.tablet(kind), measure.rect(*display.tablet(kind), SHARED))
    layout.put(spots.BOX, measure.rect(display.RIGHT - 40, display.FIFTH_HEAD - 24, 44, 44, SHARED))


def _cells(layout: MiyabiLayout, rect: pygame.Rect, tile: int, players: int) -> pygame.Rect:
    """A box of whole squares, so that equal tiles share their pictures."""
    _, _, rows, columns = shapes.box(tile, shapes.at_first(tile, players))
    return pygame.Rect(0, 0, columns * layout.cell, rows * layout.cell).move_to(center=rect.center)


def _own(layout: MiyabiLayout, show: MiyabiShow) -> None:
    measure, seat = layout.measure, show.seat
    layout.side = measure.px(own.SIDE)
    layout.panels["frame"] = measure.rect(*own.FRAME, MIDDLE)
    x, y = measure.point(*own.FIELD, MIDDLE)
    layout.fields[seat] = pygame.Rect(x, y, SIDE * layout.side, SIDE * layout.side)
    for row in range(SIDE):
        layout.put(spots.plaque(row), measure.rect(*own.plaque(row), MIDDLE))
        layout.put(spots.column(seat, row), measure.rect(*own.stand(row), MIDDLE))
    for square in ALL_SQUARES:
        layout.put(spots.square(seat, square), square_rect(layout, seat, square))
    layout.panels[f"player-{seat}"] = measure.rect(*own.plate(layout.scale), MIDDLE)


def lantern_rect(layout: MiyabiLayout, own_seat: int, seat: int, column: int) -> pygame.Rect:
    """Where one stands that is lit."""
    if seat == own_seat:
        return layout.measure.rect(*own.lantern(column), MIDDLE)
    field, s = layout.fields[seat], side_of(layout, seat)
    rect = pygame.Rect(0, 0, round(s * 0.5), round(s * 0.5))
    rect.center = (field.x + round(s * (column + 0.5)), layout.panels[f"garden-{seat}"].y + round(s * 0.36))
    return rect


def round_stone(layout: MiyabiLayout, number: int, rounds: int) -> pygame.Rect:
    """The stone of a round, from 1."""
    rect, px = layout.spots[spots.ROUND].rect, layout.measure.px
    size = min(px(40), round(px(196) / rounds))
    pitch = size * 0.9
    left = rect.right - pitch * (rounds - 1) - size
    return pygame.Rect(round(left + pitch * (number - 1)), rect.centery - size // 2, size, size)


def marker_rect(layout: MiyabiLayout, number: int, rounds: int) -> pygame.Rect:
    """The dragonfly on the stone of a round."""
    stone = round_stone(layout, number, rounds)
    out = pygame.Rect(0, 0, round(stone.w * 1.3), round(stone.w * 1.3))
    out.center = (stone.centerx, layout.spots[spots.ROUND].rect.centery - layout.measure.px(4))
    return out


def bonsai_rect(layout: MiyabiLayout, show: MiyabiShow, seat: int) -> pygame.Rect:
    """Where it stands beside whoever began."""
    panel, px = layout.panels[f"player-{seat}"], layout.measure.px
    if seat == show.seat:
        size = px(56)
        return pygame.Rect(panel.right - px(14) - size, panel.y + px(158) - size // 2, size, size)
    return others.bonsai(len(show.players), panel, px)


def side_of(layout: MiyabiLayout, seat: int) -> int:
    return layout.fields[seat].w // SIDE


def square_rect(layout: MiyabiLayout, seat: int, square: int) -> pygame.Rect:
    field, s = layout.fields[seat], side_of(layout, seat)
    row, column = divmod(square, SIDE)
    return pygame.Rect(field.x + s * column, field.y + s * row, s, s)


def _low(layout: MiyabiLayout, show: MiyabiShow) -> None:
    if show.watching:
        lay_low(layout, show)
        return
    scale, measure = layout.scale, layout.measure
    layout.panels["note"] = measure.rect(*own.note(scale), MIDDLE)
    for name, place in own.buttons(scale, bool(show.coins), show.redo is not None).items():
        if name == "hint" or name in {coin.action for coin in show.coins} or getattr(show, name, None) is not None:
            layout.buttons[name] = measure.rect(*place, MIDDLE)


# ------------------------------------------------------------------ pieces
def piece_rect(layout: MiyabiLayout, show: MiyabiShow, piece: Piece) -> pygame.Rect | None:
    """Where a piece lies; None where nothing is seen of it."""
    match piece.slot.kind:
        case "tile":
            return _tile_rect(layout, show, piece)
        case "zen":
            return layout.panels[f"zen-{piece.slot.key}"]
        case "frog":
            return frog_rect(layout, show, int(piece.slot.key))
    return None


def _tile_rect(layout: MiyabiLayout, show: MiyabiShow, piece: Piece) -> pygame.Rect:
    """A tile that was turned keeps the middle of its place."""
    place = layout.panels[f"place-{piece.slot.key}"]
    _, _, rows, columns = shapes.box(show.dealt[int(piece.slot.key)], show.direction(piece.slot))
    return pygame.Rect(0, 0, columns * layout.cell, rows * layout.cell).move_to(center=place.center)


def _parts(layout: MiyabiLayout, show: MiyabiShow, piece: Piece, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """A corner is found only where it lies."""
    if piece.slot.kind != "tile":
        return ()
    tile, direction = show.dealt[int(piece.slot.key)], show.direction(piece.slot)
    top, left, _, _ = shapes.box(tile, direction)
    c = layout.cell
    return tuple(pygame.Rect(rect.x + (column - left) * c, rect.y + (row - top) * c, c, c) for row, column in shapes.cells(tile, direction))


def frog_rect(layout: MiyabiLayout, show: MiyabiShow, seat: int, square: int | None = None) -> pygame.Rect | None:
    """In the middle of a green square, in a corner beside objects; before it is put out beside its player's name."""
    at = show.frogs[seat] if square is None else square
    if FROG not in show.view.options:
        return None
    s = side_of(layout, seat)
    size = round(s * (0.64 if s >= 64 else 0.74))
    if at < 0:
        panel = layout.panels[f"player-{seat}"]
        rect = pygame.Rect(0, 0, size, size)
        rect.bottomright = (panel.right - layout.measure.px(14), panel.bottom - layout.measure.px(larger(layout.scale, 14, 10, 8)))
        return rect
    place = square_rect(layout, seat, at)
    rect = pygame.Rect(0, 0, size, size)
    if show.gardens[seat].objects[at]:
        rect.size = (round(size * 0.8), round(size * 0.8))
        rect.bottomleft = (place.x + round(s * 0.02), place.bottom - round(s * 0.02))
    else:
        rect.center = place.center
    return rect
