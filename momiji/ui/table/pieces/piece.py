"""What lies on a table as pieces: each has a face and a slot. Two shows are compared piece by piece to find what went where."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from momiji.ui.table.layout import Layout, Place
from momiji.ui.table.show import Badge, Show, Spot


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that can go elsewhere. `nth`: which of those that lie in its slot. Pieces with one face may stand for one another."""

    face: str
    slot: Spot
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Seated:
    """A player as the table shows one: public figures by the name of what is counted."""

    seat: int
    name: str
    crest: str
    badge: Badge = ""
    computer: str | None = None
    figures: tuple[tuple[str, int], ...] = ()  # drawing, how many


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceShow(Show):
    """A table that is all pieces; a game adds what else it has to tell."""

    pieces: tuple[Piece, ...] = ()
    players: tuple[Seated, ...] = ()  # the one who looks first
    gone: frozenset[Piece] = frozenset()  # they are held: only their shadows lie there

    @property
    def sitting(self) -> Sequence[Seated]:
        return self.players


@dataclass(slots=True)
class PieceLayout(Layout):
    pieces: dict[Piece, Place] = field(default_factory=dict)

    def lay(self, piece: Piece, rect: pygame.Rect, *, angle: float = 0.0, spot: bool = True) -> None:
        """A piece with a place of its own; with `spot` its slot is just this place and can be pointed at."""
        self.pieces[piece] = Place(rect, rect, angle)
        if spot:
            self.put(piece.slot, rect, angle=angle)


def moves(before: Iterable[Piece], after: Iterable[Piece]) -> Iterator[tuple[Piece | None, Piece | None]]:
    """What went from where to where. None: it came from nowhere on the table, or went out of sight.

    What lies in its slot as before did not move. Of the rest equal faces belong together, in order.
    """
    old, new = list(before), list(after)
    stayed = set(old) & set(new)
    left = [piece for piece in old if piece not in stayed]
    came = [piece for piece in new if piece not in stayed]
    for piece in came:
        match = next((one for one in left if one.face == piece.face), None)
        if match is not None:
            left.remove(match)
        yield match, piece
    yield from ((piece, None) for piece in left)
