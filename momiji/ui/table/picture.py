"""The resting picture of the table: drawn once for a show, mended where something changed, blitted under what moves."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES, NUMBER, TYPE
from momiji.games.momiji.table.copies import Prints
from momiji.games.momiji.table.draw.context import HOVER_SCALE, LANDSCAPES, Easel, Piece
from momiji.games.momiji.table.draw.draft import draft_drawings, draft_pieces
from momiji.games.momiji.table.draw.garden import tray_needs, tray_pieces
from momiji.games.momiji.table.draw.low import active_pieces, browser_pieces, note_pieces, scenario_pieces, thread_pieces
from momiji.games.momiji.table.draw.others import other_pieces
from momiji.games.momiji.table.draw.own import own_pieces
from momiji.games.momiji.table.draw.traces import ribbon_pieces, trace_pieces
from momiji.games.momiji.table.films.halfway import calm
from momiji.games.momiji.table.layout.places import TALL, Layout
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import Show
from momiji.ui.damage import merged
from momiji.ui.services import Services
from momiji.ui.sprites import Face
from momiji.ui.stack import veil
from momiji.ui.table.show import Spot

DIMMED = 115  # 45 %
FLYING = 150  # width of a card in the air, on the canvas
PART = (420, 300)  # pixels of a table that are drawn ahead in one frame
PART_TAKES = 25  # milliseconds in which a part is drawn for sure, one in a frame


def pieces_of(easel: Easel) -> list[Piece]:
    """Everything that rests, from the wood up."""
    if easel.show.draft is not None:
        return [*draft_pieces(easel), *note_pieces(easel)]
    return [
        *scenario_pieces(easel),
        *other_pieces(easel),
        *tray_pieces(easel),
        *ribbon_pieces(easel),
        *trace_pieces(easel),
        *own_pieces(easel),
        *note_pieces(easel),
        *thread_pieces(easel),
        *browser_pieces(easel),
        *active_pieces(easel),
    ]


def drawings(easel: Easel) -> list[tuple[str, tuple[int, int]]]:
    """The larger drawings a table needs, by name and size, so that workers can make them while the window still shows another scene."""
    show, layout = easel.show, easel.layout
    wood = easel.look.paint.wood_needs(easel.scale.width, easel.scale.height)
    if show.draft is not None:
        return [*wood, *draft_drawings(easel)]
    faces = hand_faces(easel, 1.0)
    for column in show.columns:
        copies = easel.prints.of(f"column {column.type}")
        faces += [easel.face(card, layout.columns[column.type][0].w, "", copy) for card, copy in zip(column.cards, copies, strict=True)]
    for pile, copy in zip(show.me.piles, easel.prints.of("piles"), strict=True):
        faces.append(easel.face(pile.top, layout.spots[Spot("pile", LETTERS[pile.type])].rect.w, "", copy))
    lying = zip(show.discard[-3:], easel.prints.of("discard")[-3:], strict=True)
    strewn = [easel.face(card, layout.spots[Spot("discard")].rect.w, "", copy) for card, copy in lying]
    faces += [one for face in strewn for one in (face, easel.look.sprites.large(face))]
    wanted = [(face.name, face.size) for face in faces]
    wanted += [(f"goals/{goal.id}", layout.spots[Spot("goal", goal.id)].rect.size) for goal in show.goals]
    for index, land in enumerate(show.me.landscapes):
        rect = layout.spots[Spot("landscape", str(index))].rect
        wanted.append((f"landscapes/{LANDSCAPES[land.letter]}", rect.size))
    for player in show.others:
        places = layout.others[player.seat].piles
        wanted += [
            (f"cards/mini/{NAMES[TYPE[pile.top]]}-{NUMBER[pile.top]}", (rect.w, round(rect.w * TALL)))
            for pile, rect in zip(player.piles, places, strict=True)
        ]
    return [*wood, *tray_needs(easel), *dict.fromkeys(wanted)]


def hand_faces(easel: Easel, scale: float) -> list[Face]:
    """The drawings for the cards of the hand at a share of their size; turned ones are made from large pictures."""
    places = [easel.layout.spots[Spot("hand", str(i))] for i in range(len(easel.show.hand))]
    cards = list(zip(easel.show.hand, places, easel.prints.of("hand"), strict=True))
    faces = [(easel.face(held.card, round(place.rect.w * scale), "", copy), place.angle) for held, place, copy in cards]
    large = easel.look.sprites.large
    return [large(face) if round(angle) else face for face, angle in faces]


def flying_faces(easel: Easel) -> list[Face]:
    """Every card that lies open and might fly with the next step."""
    lying: list[tuple[Iterable[int], str]] = [((held.card for held in easel.show.hand), "hand")]
    lying += [(column.cards, f"column {column.type}") for column in easel.show.columns]
    pairs = [pair for cards, where in lying for pair in zip(cards, easel.prints.of(where), strict=True)]
    return [easel.look.sprites.large(easel.face(card, easel.px(FLYING), "", copy)) for card, copy in pairs]


def prefetch(services: Services, show: Show, flying: Iterable[int] = ()) -> None:
    """Let workers begin with what a table will need, and the cards on their way to it."""
    easel = Easel(services, show, lay_out(show, services.scale))
    faces = [easel.look.sprites.large(easel.face(card, easel.px(FLYING), "", copy)) for card in flying for copy in (0, 1)]
    services.art.prefetch([*((face.name, face.size) for face in faces), *drawings(easel)])


def draw_public(target: pygame.Surface, services: Services, show: Show) -> None:
    """The table as anybody may see it: no hand, no plans, no words to the player. For curtains and pictures of saved games."""
    bare = replace(calm(show), hand=(), turned=None)
    easel = Easel(services, bare, lay_out(bare, services.scale))
    target.blit(services.look.paint.wood(*target.get_size(), easel.evening), (0, 0))
    table = (*scenario_pieces(easel), *other_pieces(easel), *tray_pieces(easel), *own_pieces(easel)) if bare.draft is None else ()
    for piece in (*draft_pieces(easel), *table):
        piece.draw(target, easel)


@dataclass(slots=True)
class _Table:
    """One show taken apart. Spots in `away` are left out: they move, or somebody holds them."""

    easel: Easel
    pieces: list[Piece]
    away: frozenset[Spot]

    @property
    def dimmed(self) -> bool:
        return bool(self.easel.show.ability) or self.easel.show.browser is not None


@dataclass(slots=True)
class _Sketch:
    """A table that follows another: where it differs, and which of that is drawn already."""

    before: _Table
    table: _Table
    places: list[pygame.Rect]
    todo: list[pygame.Rect]
    done: list[pygame.Rect] = field(default_factory=list)


class Picture:
    """One show at rest. The one that will follow can be drawn ahead, a little in each frame."""

    def __init__(self, services: Services, show: Show, layout: Layout, prints: Prints | None = None) -> None:
        self.services = services
        self.surface = pygame.Surface((services.scale.width, services.scale.height))
        easel = Easel(services, show, layout, prints)
        self._table = _Table(easel, pieces_of(easel), frozenset())
        self._sketch: _Sketch | None = None
        self._paper: pygame.Surface | None = None  # where a sketch is drawn
        services.art.prefetch(drawings(easel))
        self._draw(self.surface, self._table, self.surface.get_rect())
        self.soon()

    @property
    def easel(self) -> Easel:
        return self._table.easel

    @property
    def show(self) -> Show:
        return self.easel.show

    @property
    def layout(self) -> Layout:
        return self.easel.layout

    @property
    def away(self) -> frozenset[Spot]:
        return self._table.away

    def lay_out(self, show: Show) -> Layout:
        """Where everything lies in this show; known already if it was expected."""
        known = (table.easel for table in (self._table, self._sketch and self._sketch.table) if table)
        return next((easel.layout for easel in known if easel.show is show), None) or lay_out(show, self.services.scale)

    def expect(self, show: Show, away: frozenset[Spot], ms: float) -> None:
        """This comes next, in so many milliseconds: every call does a small part of what `become` would have to do at once.

        It is done late, because cards that land have been drawn as they will lie by then.
        """
        sketch = self._sketched(show, away)
        if sketch is None:
            self._sketch = sketch = self._begin(show, away)
            sketch.todo = [part for place in sketch.places for part in _parts(place.clip(self.surface.get_rect()))]
        elif not sketch.todo or ms > len(sketch.todo) * PART_TAKES:
            return
        elif not self.services.art.busy:  # never wait for a drawing that is not needed yet
            if self._paper is None:
                self._paper = pygame.Surface(self.surface.get_size())
            area = sketch.todo.pop()
            self._draw(self._paper, sketch.table, area)
            sketch.done.append(area)

    def become(self, show: Show, away: frozenset[Spot] = frozenset()) -> list[pygame.Rect]:
        """Another show at the same size; only what looks different is drawn again. Answers these places."""
        sketch = self._sketched(show, away) or self._begin(show, away)
        self._table, self._sketch = sketch.table, None
        for area in sketch.done:
            assert self._paper
            self.surface.blit(self._paper, area, area)
        for area in sketch.todo:
            self._draw(self.surface, self._table, area)
        return sketch.places

    def take_away(self, spots: frozenset[Spot]) -> list[pygame.Rect]:
        """Leave these out from now on, and put all others back."""
        changed, self._table.away = self.away ^ spots, spots
        self._sketch = None
        places = merged(piece.area for piece in self._table.pieces if piece.spot in changed)
        for area in places:
            self._draw(self.surface, self._table, area)
        return places

    def movable(self, spot: Spot) -> bool:
        """Whether something of its own lies there; an empty column has only the tray."""
        return any(piece.spot == spot for piece in self._table.pieces)

    def lifted(self, spot: Spot) -> tuple[pygame.Surface, pygame.Rect]:
        """The thing alone on clear ground, and where that picture belongs."""
        own = [piece for piece in self._table.pieces if piece.spot == spot]
        area = own[0].area.unionall([piece.area for piece in own[1:]]).clip(self.surface.get_rect())
        out = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        for piece in own:
            piece.draw(out, self.easel)
        return out.subsurface(area).copy(), area

    def soon(self) -> None:
        """Cards under the pointer are larger, and so are cards in the air: have them ready before they are wanted."""
        faces = [*hand_faces(self.easel, HOVER_SCALE), *flying_faces(self.easel)]
        self.services.art.prefetch((face.name, face.size) for face in faces)

    def _sketched(self, show: Show, away: frozenset[Spot]) -> _Sketch | None:
        """What is drawn of this already, if it still follows the table that is seen."""
        sketch = self._sketch
        fits = sketch and sketch.before is self._table and sketch.table.easel.show is show and sketch.table.away == away
        return sketch if fits else None

    def _begin(self, show: Show, away: frozenset[Spot]) -> _Sketch:
        old = self._table
        easel = Easel(self.services, show, self.lay_out(show), old.easel.prints)
        table = _Table(easel, pieces_of(easel), away)
        if (table.dimmed, easel.evening) != (old.dimmed, old.easel.evening):
            places = [self.surface.get_rect()]
        else:
            moved = (piece.area for piece in (*old.pieces, *table.pieces) if piece.spot in old.away ^ away)
            places = merged([*_different(old.pieces, table.pieces), *moved])
        return _Sketch(old, table, places, list(places))

    def _draw(self, target: pygame.Surface, table: _Table, area: pygame.Rect) -> None:
        area = area.clip(target.get_rect())
        target.set_clip(area)
        target.blit(self.services.look.paint.wood(*target.get_size(), table.easel.evening), area, area)
        here = [piece for piece in table.pieces if piece.area.colliderect(area) and piece.spot not in table.away]
        for piece in here:
            piece.draw(target, table.easel)
        if table.dimmed:
            veil(target, DIMMED)
            for piece in here:
                if piece.bright:
                    piece.draw(target, table.easel)
        target.set_clip(None)


def _parts(area: pygame.Rect) -> Iterator[pygame.Rect]:
    """Cut into pieces that are drawn well within a frame."""
    wide, high = PART
    for x in range(area.left, area.right, wide):
        for y in range(area.top, area.bottom, high):
            yield pygame.Rect(x, y, wide, high).clip(area)


def _different(old: list[Piece], new: list[Piece]) -> Iterator[pygame.Rect]:
    """Where two tables differ: pieces are matched by how they are drawn and in which order."""
    waiting: dict[tuple[object, Spot | None], list[Piece]] = {}
    for piece in old:
        waiting.setdefault((piece.paint, piece.spot), []).append(piece)
    for piece in new:
        before = waiting.get((piece.paint, piece.spot))
        match = before.pop(0) if before else None
        if match is None or match.args != piece.args or match.bright != piece.bright:
            yield piece.area
            if match is not None:
                yield match.area
    for left in waiting.values():
        yield from (piece.area for piece in left)
