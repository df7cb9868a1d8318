"""The table as it stands while events go by, and what flies meanwhile. What each event looks like is said in `telling`. Milliseconds."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from momiji.games.miyabi.rules.tiles import INDEX, OBJECTS, SQUARE_INDEX
from momiji.games.miyabi.table import shapes, spots
from momiji.games.miyabi.table.layout import MiyabiLayout, lay_out
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui.motion import Pose
from momiji.ui.table.film import Film, Leg, Sprite, Still
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from .sprites import TILE, ZEN


class Reel:
    """Several things may be under way at once: what each changes on the table is noted with its moment, and put in order at the end."""

    def __init__(self, before: MiyabiShow, after: MiyabiShow, scale: Scale, held: Pose | None = None) -> None:
        self.first = self.show = replace(before, marks={}, gone=frozenset(), faint=frozenset(), ghost=None)
        self.before, self.after, self.held, self.scale = before, after, held, scale
        self.layout: MiyabiLayout = lay_out(before, scale)
        self.to: MiyabiLayout = lay_out(after, scale)
        self.now = 0.0
        self.legs: list[Leg] = []
        self.sounds: list[tuple[float, str]] = []
        self.changes: list[tuple[float, dict[str, Any]]] = []

    def film(self) -> Film:
        length = max([self.now, *(max(leg.until, leg.at + leg.ms) for leg in self.legs), *(at for at, _ in self.changes)])
        show, stills = self.first, [Still(0.0, self.first)]
        for at, parts in sorted(self.changes, key=lambda change: change[0]):
            show = replace(show, **parts)
            if stills[-1].at == at:
                stills.pop()
            stills.append(Still(at, show))
        return Film([*stills, Still(length, self.after)], self.legs, sorted(self.sounds), length)

    # ------------------------------------------------------------ while it is told
    def put(self, at: float | None = None, **parts: Any) -> None:
        """From this moment on, or from now, the table is like this."""
        self.show = replace(self.show, **parts)
        self.changes.append((self.now if at is None else at, parts))

    def fly(self, kind: str, what: Any, start: Pose, end: Pose, ms: float, *, at: float | None = None, **more: Any) -> float:
        """Answers when it is there."""
        begins = self.now if at is None else at
        self.legs.append(Leg(Sprite(kind, what, len(self.legs)), start, end, begins, ms, **more))
        return begins + ms

    def play(self, name: str, at: float | None = None) -> None:
        self.sounds.append((self.now if at is None else at, name))

    def rest(self) -> None:
        """Everything that flies lands first."""
        self.now = max([self.now, *(leg.at + leg.ms for leg in self.legs), *(at for at, _ in self.changes)])

    def u(self, pixels: float) -> float:
        """Pixels of the canvas in the window."""
        return pixels * self.scale.u

    # ------------------------------------------------------------ tiles
    def from_display(self, face: str, slot: Spot | None, laid: dict[str, Any]) -> tuple[str, Any, Pose]:
        """What flies, and from where: the middle of its object square."""
        if face.endswith("z"):
            rect = self.layout.panels[f"zen-{slot.key if slot else 0}"]
            return ZEN, OBJECTS.index(face[0]), Pose(*rect.center, rect.w)
        assert slot is not None
        tile = INDEX[face]
        direction, lies = self._direction(tile, laid), self.show.direction(slot)
        rect = self.layout.panels[f"place-{slot.key}"]
        top, left, rows, columns = shapes.box(tile, lies)
        c = self.layout.cell
        x, y = rect.centerx - columns * c / 2 + (0.5 - left) * c, rect.centery - rows * c / 2 + (0.5 - top) * c
        return TILE, (tile, direction, int(laid.get("level", 1))), Pose(x, y, c, 90.0 * shapes.quarters(lies, direction))

    def _direction(self, tile: int, laid: dict[str, Any]) -> str:
        """How it lies, from the squares it covers."""
        squares = [divmod(SQUARE_INDEX[name], 6) for name in laid.get("squares", ())]
        cells = {(row - squares[0][0], column - squares[0][1]) for row, column in squares}
        return next((one for one in ("", *spots.CLOCKWISE) if self._lies(tile, one, cells)), "")

    @staticmethod
    def _lies(tile: int, direction: str, cells: set[shapes.Cell]) -> bool:
        turnings = shapes.turnings(tile, 2) or ("",)
        return direction in turnings and set(shapes.cells(tile, direction)) == cells

    @staticmethod
    def lying(layout: MiyabiLayout, piece: Piece) -> tuple[Any, Pose]:
        """A tile of the display where it lies."""
        tile, _, direction = piece.face.partition(".")
        top, left, _, _ = shapes.box(INDEX[tile], direction)
        rect, c = layout.pieces[piece].rect, layout.cell
        return (INDEX[tile], direction, 1), Pose(rect.x + (0.5 - left) * c, rect.y + (0.5 - top) * c, c)

    def without(self, *pieces: Piece | None) -> tuple[Piece, ...]:
        return tuple(one for one in self.show.pieces if one not in pieces)

    def by_seat(self, name: str, seat: int, value: Any) -> dict[str, Any]:
        """One player's part of what lies in the order of the seats."""
        found: Sequence[Any] = getattr(self.show, name)
        return {name: tuple(value if at == seat else one for at, one in enumerate(found))}
