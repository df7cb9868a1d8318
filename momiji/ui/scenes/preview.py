"""The right column of the settings: what a change does, seen at once."""

import pygame

from momiji.ui import light, theme
from momiji.ui.kit.paper import draw_chip
from momiji.ui.services import Services
from momiji.ui.sprites import leaf_card


def draw_preview(target: pygame.Surface, services: Services, tab: str) -> None:
    """Caption, then a sample that fits the tab."""
    scale = services.scale
    look, column = services.look, scale.rect(1164, 222, 344, 740)
    caption = services.tongue("settings-preview")
    look.type.put(target, caption, theme.NAME.at(26), (column.centerx, scale.y(240)), theme.INK_SOFT, align="centre", width=column.w)
    match tab:
        case "language":
            _landscape(target, services, column, logo=True)
            _sentence(target, services, column, services.tongue("title-tagline"), scale.y(530), italic=True)
        case "picture":
            _landscape(target, services, column, logo=False)
            _sentence(target, services, column, services.tongue("preview-picture"), scale.y(530))
        case "sound":
            _bell(target, services, column)
            _sentence(target, services, column, services.tongue("preview-sound"), scale.y(540))
        case _:
            _cards(target, services, ring=services.preferences.show_legal)
            _tip(target, services, column)
            _button(target, services, column)


def _cards(target: pygame.Surface, services: Services, *, ring: bool) -> None:
    """Two cards as they lie in a hand; the second one may be played."""
    scale, look = services.scale, services.look
    letters = services.preferences.letters_on_cards
    first = leaf_card("yellow", 0, scale.px(166), left=True, right=True, letter=services.tongue("preview-letter-yellow") if letters else "")
    second = leaf_card("purple", 2, scale.px(166), letter=services.tongue("preview-letter-purple") if letters else "")
    look.sprites.put(target, first, (scale.x(1256), scale.y(415)), angle=5, lift=6)
    centre = (scale.x(1410), scale.y(428))
    if not ring:
        look.sprites.put(target, second, centre, angle=-5, lift=6)
        return
    place = pygame.Rect((0, 0), second.size)
    place.center = centre
    corner = look.sprites.corner(second.width) / scale.u
    look.paint.glow(target, place, theme.GOLD, radius=corner)
    look.sprites.put(target, second, centre, lift=6)
    look.paint.gold_ring(target, place, corner)


def _tip(target: pygame.Surface, services: Services, column: pygame.Rect) -> None:
    look, scale, tongue = services.look, services.scale, services.tongue
    rect = scale.rect(1164, 610, 344, 196)
    look.paint.card(target, rect, tone=theme.PAPER_LIT)
    pad = scale.px(22)
    look.type.put(target, tongue("preview-tip-title"), theme.TIP_TITLE, (rect.x + pad, rect.y + scale.px(38)), width=rect.w - 2 * pad)
    text = look.type.paragraph(tongue("preview-tip-text"), theme.READING, width=rect.w - 2 * pad, lines=2)
    target.blit(text, (rect.x + pad, rect.y + scale.px(64)))
    at = (rect.x + pad, rect.bottom - scale.px(32))
    look.type.put(target, tongue("preview-tip-note"), theme.SECOND, at, theme.INK_SOFT, width=rect.w - 2 * pad)


def _button(target: pygame.Surface, services: Services, column: pygame.Rect) -> None:
    look, scale = services.look, services.scale
    rect = scale.rect(1164, 842, 344, 70)
    face = look.paint.button(target, rect, "paper", "rest")
    hints = services.preferences.keyboard_hints
    room = face.w - scale.px(120 if hints else 40)
    middle = (face.centerx - (scale.px(14) if hints else 0), face.centery)
    look.type.put(target, services.tongue("preview-button"), theme.PLAIN, middle, align="centre", width=room)
    if hints:
        high = scale.px(40)
        badge = pygame.Rect(face.right - scale.px(20) - scale.px(44), face.centery - high // 2, scale.px(44), high)
        target.blit(look.paint.rounded(*badge.size, 7 * scale.u, theme.INK, 235), badge)
        look.type.put(
            target, services.tongue("preview-letter-purple"), theme.CHIP, badge.center, theme.CREAM, align="centre", width=badge.w - 4
        )


def _landscape(target: pygame.Surface, services: Services, column: pygame.Rect, *, logo: bool) -> None:
    """The title picture as a small print with a cream edge."""
    look, scale = services.look, services.scale
    rect = scale.rect(1164, 276, 344, 194)
    edge = scale.px(6)
    look.paint.card(target, rect, radius=6)
    inner = rect.inflate(-2 * edge, -2 * edge)
    size = light.cover(*inner.size, 16 / 9)
    picture = look.art.get("table/title-scene", size).subsurface((0, 0, *inner.size)).copy()
    if not logo and services.preferences.evening_light:
        look.paint.evening(picture, 0.7, horizon=0.65)
    if logo:
        name = f"logo/momiji-{services.preferences.language}"
        width = round(inner.w * 0.56)
        picture.blit(look.art.wide(name if look.art.has(name) else "logo/momiji-en", width), (scale.px(14), scale.px(16)))
    target.blit(light.masked(picture, 4 * scale.u), inner)


def _sentence(target: pygame.Surface, services: Services, column: pygame.Rect, words: str, y: int, *, italic: bool = False) -> None:
    role = theme.TAGLINE.at(28) if italic else theme.READING
    text = services.look.type.paragraph(words, role, width=column.w, align="centre", lines=5)
    target.blit(text, (column.x, y - services.scale.px(36)))


def _bell(target: pygame.Surface, services: Services, column: pygame.Rect) -> None:
    look, scale = services.look, services.scale
    size = scale.px(190)
    disc = look.art.get("tokens/goal-back", (size, size))
    soft, margin = look.sprites.shadow_of(("bell", size), disc, blur=8, alpha=150)
    at = (column.centerx - size // 2, scale.y(280))
    target.blit(soft, (at[0] - margin, at[1] - margin + scale.px(6)))
    target.blit(disc, at)
    volume = services.tongue("settings-percent", value=round(services.preferences.effects_volume * 100))
    draw_chip(target, look, volume, (column.centerx, at[1] + size), theme.NIGHT, anchor="center", role=theme.CHIP_COUNT)
