"""The right column of the settings: what a change does, seen at once."""

from collections.abc import Sequence

import pygame

from momiji.ui import light, theme
from momiji.ui.kit.chords import key_word
from momiji.ui.kit.paper import draw_chip
from momiji.ui.scenes.lake import tagline
from momiji.ui.services import Services
from momiji.ui.sprites import leaf_card


def draw_preview(target: pygame.Surface, services: Services, tab: str) -> None:
    """Caption, then a sample that fits the tab."""
    scale = services.scale
    look, column = services.look, scale.rect(1164, 222, 344, 740)
    caption = services.say("settings-preview")
    look.type.put(target, caption, theme.NAME.at(26), (column.centerx, scale.y(240)), theme.INK_SOFT, align="centre", width=column.w)
    match tab:
        case "language":
            _title_page(target, services, scale.y(276), logo=True)
            _sentence(target, services, column, tagline(services), scale.y(530), italic=True)
            _cards(target, services, 710, ring=False, letters=True)
        case "picture":
            _title_page(target, services, scale.y(276), logo=False)
            _caption(target, services, column, "preview-title-page", scale.y(496))
            _late_table(target, services, scale.y(536))
            _caption(target, services, column, "preview-late", scale.y(756))
        case "sound":
            _bell(target, services, column)
            _sentence(target, services, column, services.say("preview-sound"), scale.y(540))
        case _:
            _cards(target, services, 415, ring=services.preferences.show_legal, letters=services.preferences.letters_on_cards)
            _tip(target, services, column)
            _button(target, services, column)


def _cards(target: pygame.Surface, services: Services, y: float, *, ring: bool, letters: bool) -> None:
    """Two cards as they lie in a hand; the second one may be played."""
    scale, look = services.scale, services.look
    first = leaf_card("yellow", 0, scale.px(166), left=True, right=True, letter=services.say("preview-letter-yellow") if letters else "")
    second = leaf_card("purple", 2, scale.px(166), letter=services.say("preview-letter-purple") if letters else "")
    look.sprites.put(target, first, (scale.x(1256), scale.y(y)), angle=5, lift=6)
    centre = (scale.x(1410), scale.y(y + 13))
    if not ring:
        look.sprites.put(target, second, centre, angle=-5, lift=6)
        return
    place = pygame.Rect((0, 0), second.size).move_to(center=centre)
    corner = look.sprites.corner(second.width) / scale.u
    look.paint.glow(target, place, theme.GOLD, radius=corner)
    look.sprites.put(target, second, centre, lift=6)
    look.paint.gold_ring(target, place, corner)


def _tip(target: pygame.Surface, services: Services, column: pygame.Rect) -> None:
    look, scale, say = services.look, services.scale, services.say
    rect = scale.rect(1164, 610, 344, 196)
    look.paint.card(target, rect, tone=theme.PAPER_LIT)
    pad = scale.px(22)
    look.type.put(target, say("preview-tip-title"), theme.TIP_TITLE, (rect.x + pad, rect.y + scale.px(38)), width=rect.w - 2 * pad)
    text = look.type.paragraph(say("preview-tip-text"), theme.READING, width=rect.w - 2 * pad, lines=2)
    target.blit(text, (rect.x + pad, rect.y + scale.px(64)))
    at = (rect.x + pad, rect.bottom - scale.px(32))
    look.type.put(target, say("preview-tip-note"), theme.SECOND, at, theme.INK_SOFT, width=rect.w - 2 * pad)


def _button(target: pygame.Surface, services: Services, column: pygame.Rect) -> None:
    look, scale = services.look, services.scale
    rect = scale.rect(1164, 842, 344, 70)
    face = look.paint.button(target, rect, "paper", "rest")
    hints, enter = services.preferences.keyboard_hints, key_word("return", services.say)
    wide = look.type.width(enter, theme.CHIP) + scale.px(24) if hints else 0
    room = face.w - wide - scale.px(60)
    middle = (face.centerx - wide // 2, face.centery)
    look.type.put(target, services.say("preview-button"), theme.PLAIN, middle, align="centre", width=room)
    if hints:
        high = scale.px(40)
        badge = pygame.Rect(face.right - scale.px(16) - wide, face.centery - high // 2, wide, high)
        target.blit(look.paint.rounded(*badge.size, 7 * scale.u, theme.INK, 235), badge)
        look.type.put(target, enter, theme.CHIP, badge.center, theme.CREAM, align="centre", width=badge.w - 4)


def _title_page(target: pygame.Surface, services: Services, y: int, *, logo: bool) -> None:
    """The title picture as a small print with a cream edge, with its logo or its drifting leaves."""
    look, scale = services.look, services.scale
    inner = _print(target, services, y)
    size = light.cover(*inner.size, 16 / 9)
    picture = look.art.get("table/title-scene", size).subsurface((0, 0, *inner.size)).copy()
    if logo:
        name = f"logo/momiji-{services.preferences.language}"
        width = round(inner.w * 0.56)
        picture.blit(look.art.wide(name if look.art.has(name) else "logo/momiji-en", width), (scale.px(14), scale.px(16)))
    elif services.preferences.drifting_leaves:
        _strew(picture, services, ((0.2, 0.3, 20), (0.36, 0.62, 75), (0.1, 0.72, 320), (0.5, 0.2, 140)), 26)
    target.blit(light.masked(picture, 4 * scale.u), inner)


def _late_table(target: pygame.Surface, services: Services, y: int) -> None:
    """A corner of the garden near the end of a game, with the wind and the light that were chosen."""
    look, scale, wish = services.look, services.scale, services.preferences
    inner = _print(target, services, y)
    picture = look.paint.wood(*inner.size).copy()
    tray = light.cover(inner.w, round(inner.h * 0.86), look.art.aspect("table/garden-sand"))
    picture.blit(look.art.get("table/garden-sand", tray), (scale.px(12), round(inner.h * 0.07)))
    for leaf, number, x in (("red", 3, 0.4), ("yellow", 1, 0.63), ("green", 2, 0.86)):
        look.sprites.put(picture, leaf_card(leaf, number, scale.px(62)), (inner.w * x, inner.h * 0.46), lift=2)
    if wish.table_gusts:
        _strew(picture, services, ((0.14, 0.66, 30), (0.52, 0.84, 100), (0.75, 0.14, 330)), 24)
    if wish.evening_light:
        look.paint.evening(picture, 0.8)
    target.blit(light.masked(picture, 4 * scale.u), inner)


def _print(target: pygame.Surface, services: Services, y: int) -> pygame.Rect:
    """A cream edge across the column; answers the room for the picture."""
    scale = services.scale
    rect, edge = scale.rect(1164, 0, 344, 194), scale.px(6)
    rect.y = y
    services.look.paint.card(target, rect, radius=6)
    return rect.inflate(-2 * edge, -2 * edge)


def _strew(picture: pygame.Surface, services: Services, places: Sequence[tuple[float, float, float]], size: float) -> None:
    for x, y, angle in places:
        leaf = services.look.sprites.leaf("red", services.scale.px(size), angle)
        picture.blit(leaf, leaf.get_rect(center=(round(picture.get_width() * x), round(picture.get_height() * y))))


def _caption(target: pygame.Surface, services: Services, column: pygame.Rect, key: str, y: int) -> None:
    look = services.look
    look.type.put(target, services.say(key), theme.SECOND, (column.centerx, y), theme.INK_SOFT, align="centre", width=column.w)


def _sentence(target: pygame.Surface, services: Services, column: pygame.Rect, words: str, y: int, *, italic: bool = False) -> None:
    role = theme.TAGLINE.at(28) if italic else theme.READING
    text = services.look.type.paragraph(words, role, width=column.w, align="centre", lines=5)
    target.blit(text, (column.x, y - services.scale.px(36)))


def _bell(target: pygame.Surface, services: Services, column: pygame.Rect) -> None:
    look, scale = services.look, services.scale
    size = scale.px(190)
    disc = look.art.get("tokens/goal-back", (size, size))
    top = scale.y(280)
    look.sprites.lay(target, ("bell", size), disc, (column.centerx, top + size // 2), drop=(0, 6), blur=8, alpha=150)
    volume = services.say("settings-percent", value=round(services.preferences.effects_volume * 100))
    draw_chip(target, look, volume, (column.centerx, top + size), theme.NIGHT, anchor="center", role=theme.CHIP_COUNT)
