"""The resting picture of the table: drawn once for a show, mended where something changed, blitted under what moves."""

from collections.abc import Iterable

import pygame

from momiji.ui import washi
from momiji.ui.services import Services
from momiji.ui.stack import veil

from .draw_easel import Easel, Piece
from .draw_garden import tray_pieces
from .draw_low import active_pieces, browser_pieces, note_pieces, scenario_pieces
from .draw_others import other_pieces
from .draw_own import own_pieces
from .layout_places import Layout
from .show import Show, Spot

DIMMED = 115  # 45 %


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


class Picture:
    """One show at rest. Spots in `away` are left out: they move, or somebody holds them."""

    def __init__(self, services: Services, show: Show, layout: Layout) -> None:
        self.services = services
        self.easel = Easel(services, show, layout)
        self.pieces = pieces_of(self.easel)
        self.dimmed = bool(show.ability) or show.browser is not None
        self.away: frozenset[Spot] = frozenset()
        self.surface = pygame.Surface((services.scale.width, services.scale.height))
        self._draw(self.surface.get_rect())

    @property
    def show(self) -> Show:
        return self.easel.show

    @property
    def layout(self) -> Layout:
        return self.easel.layout

    def take_away(self, spots: Iterable[Spot]) -> list[pygame.Rect]:
        """Leave these out from now on, and put all others back; answers what was mended."""
        away = frozenset(spots)
        changed = self.away ^ away
        self.away = away
        mended = [piece.area for piece in self.pieces if piece.spot in changed]
        for area in mended:
            self._draw(area)
        return mended

    def pieces_at(self, spot: Spot) -> list[Piece]:
        return [piece for piece in self.pieces if piece.spot == spot]

    def lifted(self, spot: Spot) -> tuple[pygame.Surface, pygame.Rect]:
        """The thing alone on clear ground, and where that picture belongs."""
        own = self.pieces_at(spot)
        area = own[0].area.unionall([piece.area for piece in own[1:]])
        out = pygame.Surface((self.services.scale.width, self.services.scale.height), pygame.SRCALPHA)
        for piece in own:
            piece.draw(out)
        area = area.clip(out.get_rect())
        return out.subsurface(area).copy(), area

    def _draw(self, area: pygame.Rect) -> None:
        target = self.surface
        area = area.clip(target.get_rect())
        target.set_clip(area)
        target.blit(self.services.look.paint.wood(*target.get_size()), area, area)
        for piece in self.pieces:
            if piece.area.colliderect(area) and piece.spot not in self.away:
                piece.draw(target)
        if self.dimmed:
            veil(target, DIMMED)
            for piece in self.pieces:
                if piece.bright and piece.area.colliderect(area) and piece.spot not in self.away:
                    piece.draw(target)
        _grain(target, area)
        target.set_clip(None)


def _grain(target: pygame.Surface, area: pygame.Rect) -> None:
    """Fine noise against banding, only over the part that is drawn."""
    tile, size = washi.grain_tile(), washi.GRAIN
    for x in range(area.x // size * size, area.right, size):
        for y in range(area.y // size * size, area.bottom, size):
            target.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
