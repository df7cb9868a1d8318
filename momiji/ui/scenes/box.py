"""A game as it is known everywhere: its box with cover and logotype, the lid alone, or a small print of the cover."""

from typing import Final

import pygame

from momiji.ui import light, theme, washi
from momiji.ui.services import Services
from momiji.ui.theme import Colour

from .pages import pages

DEPTH: Final = 0.024  # of its width: how far side and top are seen
BAND: Final = 124 / 444  # of its height
LETTERS: Final = theme.Role("Alegreya-ExtraBold", 54)  # a game without a logotype
CREASE: Final[Colour] = (222, 196, 140)
_CORNER: Final = 6
_FINE: Final = 2


def game_name(services: Services, game: str) -> str:
    return services.say.text(pages(game).name)


# ---------------------------------------------------------------------- its drawings
def logo_of(services: Services, game: str) -> str:
    """The drawing of its logotype in the present language, or in English; empty: it has none."""
    name, language = pages(game).logo, services.preferences.language
    if not name:
        return ""
    own = f"{name}-{language}"
    return own if services.art.has(own) else f"{name}-en"


def cover(services: Services, game: str, size: tuple[int, int]) -> pygame.Surface:
    return _cut(services, pages(game).cover, size)


def _cut(services: Services, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A drawing cut at the sides, or above and below, to fit."""
    look = services.look

    def draw() -> pygame.Surface:
        whole = light.cover(*size, look.art.aspect(name))
        out = pygame.Surface(size)
        out.blit(look.art.get(name, whole), ((size[0] - whole[0]) // 2, (size[1] - whole[1]) // 2))
        return out

    return look.paint.kept(("cut", name, size), draw)


def draw_logo(target: pygame.Surface, services: Services, game: str, area: pygame.Rect) -> None:
    """As large as the area allows, in its middle."""
    look, name = services.look, logo_of(services, game)
    if not name:
        px = min(LETTERS.px, 0.62 * area.h / services.scale.u)
        look.type.put(target, game_name(services, game), LETTERS.at(px), area.center, theme.CREAM, align="centre", width=area.w, halo=True)
        return
    picture = look.art.wide(name, round(min(area.w, area.h * look.art.aspect(name))))
    look.sprites.lay(target, ("logotype", name, picture.get_width()), picture, area.center, drop=(0, 4), blur=4, alpha=150)


def needs(services: Services, game: str, cover_size: tuple[int, int], logo_width: int = 0) -> list[tuple[str, tuple[int, int]]]:
    """What a worker may draw ahead for a cover of this size and a logotype of this width."""
    art, wanted = services.art, [(pages(game).cover, light.cover(*cover_size, services.art.aspect(pages(game).cover)))]
    logo = logo_of(services, game) if logo_width else ""
    return [*wanted, (logo, (logo_width, max(1, round(logo_width / art.aspect(logo)))))] if logo else wanted


# ---------------------------------------------------------------------- box and lid
def draw_lid(target: pygame.Surface, services: Services, game: str, rect: pygame.Rect, band: int) -> None:
    """Cover and band without the box under them; `band` in pixels."""
    paint, language = services.look.paint, services.preferences.language
    target.blit(paint.kept(("lid", game, rect.size, band, language, paint.strong), lambda: _lid(services, game, rect.size, band)), rect)


def draw_box(target: pygame.Surface, services: Services, game: str, rect: pygame.Rect, *, chosen: bool = False) -> None:
    """`rect` is its front; side and top lie to the upper right of it (`whole`)."""
    look, language = services.look, services.preferences.language
    deep = depth(rect)
    if chosen:
        look.paint.glow(target, whole(rect), (226, 190, 110), radius=_CORNER, spread=12)
    look.paint.shade(target, rect, radius=_CORNER, blur=16 if chosen else 9, drop=6, alpha=165)
    key = ("box", game, rect.size, language, look.paint.strong)
    target.blit(look.paint.kept(key, lambda: _box(services, game, rect.size, deep)), (rect.x, rect.y - deep))


def depth(rect: pygame.Rect) -> int:
    return max(2, round(DEPTH * rect.w))


def whole(rect: pygame.Rect) -> pygame.Rect:
    """The front with side and top."""
    deep = depth(rect)
    return pygame.Rect(rect.x, rect.y - deep, rect.w + deep, rect.h + deep)


def _lid(services: Services, game: str, size: tuple[int, int], band: int) -> pygame.Surface:
    look, (w, h), u = services.look, size, services.scale.u
    out = light.clear(w, h)
    out.blit(cover(services, game, (w, h - band)), (0, 0))
    cloth = light.gradient(w, band, *pages(game).band)
    washi.grain(cloth)
    out.blit(cloth, (0, h - band))
    line = max(1, round(2 * u))
    out.fill(CREASE, (0, h - band, w, line))
    inset = max(2, round(5 * u))
    frame = light.rounded(w - 2 * inset, band - line - 2 * inset, 4 * u, (255, 255, 255), 46, line=max(1.0, 1.2 * u))
    out.blit(frame, (inset, h - band + line + inset))
    area = pygame.Rect(0, 0, round(0.56 * w), round(0.9 * (band - line))).move_to(center=(w // 2, h - (band - line) // 2))
    draw_logo(out, services, game, area)
    out = light.masked(out, _CORNER * u)
    out.blit(light.rounded(w, h, _CORNER * u, theme.NIGHT, line=look.paint.line(2.6)), (0, 0))
    return out


def _box(services: Services, game: str, size: tuple[int, int], deep: int) -> pygame.Surface:
    """The front, above it a lit top and at its right a side in the shade."""
    w, h = size
    top, foot = pages(game).band
    big = light.clear((w + deep) * _FINE, (h + deep) * _FINE, theme.NIGHT)
    lid = [(0, deep), (deep, 0), (w + deep, 0), (w, deep)]
    side = [(w, deep), (w + deep, 0), (w + deep, h), (w, h + deep)]
    thick = max(1, round(services.look.paint.line(2.6) * _FINE))
    for corners, colour in ((lid, _lit(top, 1.25)), (side, _lit(foot, 0.55))):
        points = [
            (x * _FINE + (0 if x == 0 else -thick // 2 if x > w else 0), y * _FINE + (thick // 2 if y == 0 else 0)) for x, y in corners
        ]
        pygame.draw.polygon(big, (*colour, 255), points)
        pygame.draw.lines(big, (*theme.NIGHT, 255), True, points, thick)
    out = pygame.transform.smoothscale(big, (w + deep, h + deep))
    draw_lid(out, services, game, pygame.Rect(0, deep, w, h), round(BAND * h))
    return out


def _lit(colour: Colour, factor: float) -> Colour:
    red, green, blue = (min(255, round(c * factor)) for c in colour)
    return red, green, blue


# ---------------------------------------------------------------------- print
def draw_print(target: pygame.Surface, services: Services, game: str, rect: pygame.Rect, *, edge: float = 4, logo: int = 0) -> None:
    """The cover on a small paper: "this game". With a logotype of that width in pixels it says its name too."""
    if not logo:
        draw_picture(target, services, pages(game).cover, rect, edge)
        return
    paint, language = services.look.paint, services.preferences.language

    def draw() -> pygame.Surface:
        out = _framed(services, pages(game).cover, rect.size, edge)
        name, inset = logo_of(services, game), max(2, round(edge * services.scale.u))
        high = round(logo / services.art.aspect(name)) if name else round(0.34 * rect.h)
        area = pygame.Rect(0, 0, min(logo, rect.w - 2 * inset), high)
        area.midbottom = (rect.w // 2, rect.h - inset - max(1, services.scale.px(3)))
        draw_logo(out, services, game, area)
        return out

    paint.shade(target, rect, radius=5, blur=4, drop=3, alpha=150)
    target.blit(paint.kept(("print", game, rect.size, edge, logo, language, paint.strong), draw), rect)


def draw_picture(target: pygame.Surface, services: Services, name: str, rect: pygame.Rect, edge: float = 4) -> None:
    """A drawing on a small paper with an inked edge."""
    paint = services.look.paint
    paint.shade(target, rect, radius=5, blur=4, drop=3, alpha=150)
    key = ("framed", name, rect.size, edge, paint.strong)
    target.blit(paint.kept(key, lambda: _framed(services, name, rect.size, edge)), rect)


def _framed(services: Services, name: str, size: tuple[int, int], edge: float) -> pygame.Surface:
    u, line = services.scale.u, services.look.paint.line(1.6)
    out = light.rounded(*size, 5 * u, theme.PAPER_LIT)
    inset = max(2, round(edge * u))
    inner = pygame.Rect(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset)
    picture = pygame.Surface(inner.size, pygame.SRCALPHA)
    picture.blit(_cut(services, name, inner.size), (0, 0))
    out.blit(light.masked(picture, 3 * u), inner)
    out.blit(light.rounded(*inner.size, 3 * u, theme.INK, line=line), inner)
    out.blit(light.rounded(*size, 5 * u, theme.INK, line=line), (0, 0))
    return out
