"""The resting picture of the table: drawn once for a show, mended where something changed, blitted under what moves."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pygame

from momiji.games.momiji.cards import LETTERS, NAMES, NUMBER, TYPE
from momiji.ui import light
from momiji.ui.damage import merged
from momiji.ui.services import Services
from momiji.ui.sprites import Face
from momiji.ui.stack import veil

from .draw_easel import HOVER_SCALE, LANDSCAPES, Easel, Piece
from .draw_garden import tray_pieces
from .draw_low import active_pieces, browser_pieces, note_pieces, scenario_pieces
from .draw_others import other_pieces
from .draw_own import own_pieces
from .fly_show import calm
from .layout import lay_out
from .layout_places import TALL, Layout
from .prints import Prints
from .show import Show, Spot

DIMMED = 115  # 45 %
FLYING = 150  # width of a card in the air, on the canvas


def pieces_of(easel: Easel) -> list[Piece]:
    """Everything that rests, from the wood up."""
    return [
        *scenario_pieces(easel),
        *other_pieces(easel),
        *tray_pieces(easel),
        *own_pieces(easel),
        *note_pieces(easel),
        *browser_pieces(easel),
        *active_pieces(easel),
    ]


def drawings(easel: Easel) -> list[tuple[str, tuple[int, int]]]:
    """The larger drawings a table needs, by name and size, so that workers can make them while the window still shows another scene."""
    show, layout = easel.show, easel.layout
    faces = hand_faces(easel, 1.0)
    for column in show.columns:
        copies = easel.prints.of(f"column {column.type}")
        faces += [easel.face(card, layout.columns[column.type][0].w, "", copy) for card, copy in zip(column.cards, copies, strict=True)]
    standing = [pile for pile in show.me.piles if pile.top is not None]
    for pile, copy in zip(standing, easel.prints.of("piles"), strict=True):
        assert pile.top is not None
        faces.append(easel.face(pile.top, layout.spots[Spot("pile", LETTERS[pile.type])].rect.w, "", copy))
    lying = zip(show.discard[-3:], easel.prints.of("discard")[-3:], strict=True)
    faces += [easel.face(card, layout.spots[Spot("discard")].rect.w * k, "", copy) for card, copy in lying for k in (1, 2)]
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
            if pile.top is not None
        ]
    tray = layout.panels["tray"].w
    size = (easel.scale.width, easel.scale.height)
    return [
        ("table/table-wood", light.cover(*size, 16 / 9)),
        ("table/garden-sand", (tray, round(tray * 408 / 1888))),
        *dict.fromkeys(wanted),
    ]


def hand_faces(easel: Easel, scale: float) -> list[Face]:
    """The cards of the hand at a share of their size; turned ones are drawn from a picture twice as large."""
    wide = [round(easel.layout.spots[Spot("hand", str(i))].rect.w * scale) for i in range(len(easel.show.hand))]
    cards = list(zip(easel.show.hand, wide, easel.prints.of("hand"), strict=True))
    return [easel.face(held.card, width * k, "", copy) for k in (2, 1) for held, width, copy in cards]


def prefetch(services: Services, show: Show, flying: Iterable[int] = ()) -> None:
    """Let workers begin with what a table will need, and the cards on their way to it."""
    easel = Easel(services, show, lay_out(show, services.scale))
    faces = [easel.face(card, easel.px(FLYING), "", copy) for card in flying for copy in (0, 1)]
    services.art.prefetch([*((face.name, face.size) for face in faces), *drawings(easel)])


def draw_public(target: pygame.Surface, services: Services, show: Show) -> None:
    """The table as anybody may see it: no hand, no plans, no words to the player. For curtains and pictures of saved games."""
    bare = replace(calm(show), hand=(), turned=None)
    easel = Easel(services, bare, lay_out(bare, services.scale))
    target.blit(services.look.paint.wood(*target.get_size(), easel.evening), (0, 0))
    for piece in (*scenario_pieces(easel), *other_pieces(easel), *tray_pieces(easel), *own_pieces(easel)):
        piece.draw(target, easel)


class Picture:
    """One show at rest. Spots in `away` are left out: they move, or somebody holds them."""

    def __init__(self, services: Services, show: Show, layout: Layout, prints: Prints | None = None) -> None:
        self.services = services
        self.surface = pygame.Surface((services.scale.width, services.scale.height))
        self.away: frozenset[Spot] = frozenset()
        self._set(show, layout, prints)
        services.art.prefetch(drawings(self.easel))
        self._draw(self.surface.get_rect())
        self._soon()

    @property
    def show(self) -> Show:
        return self.easel.show

    @property
    def layout(self) -> Layout:
        return self.easel.layout

    def become(self, show: Show, layout: Layout, away: frozenset[Spot] = frozenset()) -> list[pygame.Rect]:
        """Another show at the same size; only what looks different is drawn again. Answers these places."""
        old, light_before, gone = self.pieces, (self.dimmed, self.easel.evening), self.away
        self._set(show, layout, self.easel.prints)
        self.away = away
        if (self.dimmed, self.easel.evening) != light_before:
            places = [self.surface.get_rect()]
        else:
            places = merged([*_different(old, self.pieces), *(p.area for p in (*old, *self.pieces) if p.spot in gone ^ away)])
        for area in places:
            self._draw(area)
        self._soon()
        return places

    def take_away(self, spots: frozenset[Spot]) -> list[pygame.Rect]:
        """Leave these out from now on, and put all others back."""
        changed, self.away = self.away ^ spots, spots
        places = merged(piece.area for piece in self.pieces if piece.spot in changed)
        for area in places:
            self._draw(area)
        return places

    def movable(self, spot: Spot) -> bool:
        """Whether something of its own lies there; an empty column has only the tray."""
        return any(piece.spot == spot for piece in self.pieces)

    def lifted(self, spot: Spot) -> tuple[pygame.Surface, pygame.Rect]:
        """The thing alone on clear ground, and where that picture belongs."""
        own = [piece for piece in self.pieces if piece.spot == spot]
        area = own[0].area.unionall([piece.area for piece in own[1:]]).clip(self.surface.get_rect())
        out = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        for piece in own:
            piece.draw(out, self.easel)
        return out.subsurface(area).copy(), area

    def _soon(self) -> None:
        """Cards under the pointer are larger: have them ready before it comes."""
        self.services.art.prefetch((face.name, face.size) for face in hand_faces(self.easel, HOVER_SCALE))

    def _set(self, show: Show, layout: Layout, prints: Prints | None) -> None:
        self.easel = Easel(self.services, show, layout, prints)
        self.pieces = pieces_of(self.easel)
        self.dimmed = bool(show.ability) or show.browser is not None

    def _draw(self, area: pygame.Rect) -> None:
        target = self.surface
        area = area.clip(target.get_rect())
        target.set_clip(area)
        target.blit(self.services.look.paint.wood(*target.get_size(), self.easel.evening), area, area)
        here = [piece for piece in self.pieces if piece.area.colliderect(area) and piece.spot not in self.away]
        for piece in here:
            piece.draw(target, self.easel)
        if self.dimmed:
            veil(target, DIMMED)
            for piece in here:
                if piece.bright:
                    piece.draw(target, self.easel)
        target.set_clip(None)


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
