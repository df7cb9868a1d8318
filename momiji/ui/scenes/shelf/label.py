"""What hangs under a box: for how many, how long, and how this player stands with the game."""

from typing import Final

import pygame

from momiji import registry
from momiji.core.text import Text
from momiji.ui import light, theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services

from .stock import Shelved

TAGLINE: Final = theme.TAGLINE.at(29)
FACT: Final = theme.PLAIN.at(24)
CHIP: Final = theme.CHIP
TAG: Final = theme.PLAIN.at(21)  # on a small tag
_WASH: Final = ((255, 240, 206), (247, 224, 172))
ICON: Final = 1.2  # of the words beside it
_GAP: Final = 9
_BETWEEN: Final = 24


def players(game: str, *, short: bool) -> Text:
    seats, alone = registry.rules(game).seats, pages(game).alone
    several = [count for count in seats if count > 1]
    least, most = min(several), max(several)
    if short:
        return Text("shelf-players-short", {"least": 1 if alone else least, "most": most})
    return Text("shelf-players-alone" if alone else "shelf-players", {"least": least, "most": most})


def facts_width(services: Services, shelved: Shelved, *, short: bool, role: theme.Role = FACT) -> int:
    look, scale = services.look, services.scale
    icon, words = round(ICON * scale.type(role.px)), _facts(services, shelved, short)
    return sum(look.type.width(word, role) + icon + scale.px(_GAP) for word in words) + scale.px(_BETWEEN)


def _facts(services: Services, shelved: Shelved, short: bool) -> tuple[str, str]:
    say = services.say
    return say.text(players(shelved.game, short=short)), say("shelf-minutes", minutes=pages(shelved.game).minutes)


def state_width(services: Services, shelved: Shelved, *, short: bool = False) -> int:
    said, chip = shelved.state(short=short)
    words = services.say.text(said)
    return chip_size(services.look, words, CHIP)[0] if chip else services.look.type.width(words, theme.SECOND)


def draw_facts(
    target: pygame.Surface, services: Services, shelved: Shelved, at: tuple[int, int], width: int, *, short: bool, role: theme.Role = FACT
) -> None:
    """Players and minutes in one line, its middle at `at`; all of it smaller where it is too long."""
    look, scale = services.look, services.scale
    fit = min(1.0, width / facts_width(services, shelved, short=short, role=role))
    icon, (x, y) = round(ICON * fit * scale.type(role.px)), at
    for name, words in zip(("players", "clock"), _facts(services, shelved, short), strict=True):
        target.blit(look.art.icon(name, icon), (x, y - icon // 2))
        x += icon + round(scale.px(_GAP) * fit)
        x = look.type.put(target, words, role, (x, y), width=round(look.type.width(words, role) * fit)).right
        x += round(scale.px(_BETWEEN) * fit)


def draw_state(
    target: pygame.Surface, services: Services, shelved: Shelved, at: tuple[int, int], *, right: bool, short: bool = False
) -> None:
    said, chip = shelved.state(short=short)
    words = services.say.text(said)
    if chip:
        draw_chip(target, services.look, words, at, theme.INDIGO, role=CHIP, anchor="midright" if right else "midleft")
    else:
        services.look.type.put(target, words, theme.SECOND, at, theme.INK_SOFT, align="right" if right else "left")


def wash(services: Services, size: tuple[int, int]) -> pygame.Surface:
    """Gold on the label of the chosen game."""

    def draw() -> pygame.Surface:
        u = services.scale.u
        out = light.masked(light.gradient(*size, *(services.look.paint.tone(tone) for tone in _WASH)), 8 * u)
        light.fade(out, 190)
        out.blit(light.rounded(*size, 8 * u, (190, 134, 44), line=max(1.0, 2.0 * u)), (0, 0))
        return out

    return services.look.paint.kept(("label wash", size), draw)


def draw_label(target: pygame.Surface, services: Services, shelved: Shelved, rect: pygame.Rect, *, chosen: bool, seed: int) -> None:
    """Under three boxes or fewer: tagline, a sentence, facts and state. Large words leave out the sentence, then the tagline."""
    look, scale, say, own = services.look, services.scale, services.say, pages(shelved.game)
    look.paint.panel(target, rect, seed=seed)
    if chosen:
        inner = rect.inflate(-2 * scale.px(8), -2 * scale.px(8))
        target.blit(wash(services, inner.size), inner)
    left, wide = rect.x + scale.px(28), rect.w - 2 * scale.px(28)
    if telling(services):
        look.type.put(target, say.text(own.tagline), TAGLINE, (left, rect.y + scale.px(44)), width=wide)
        words = look.type.paragraph(say.text(own.about), theme.READING, width=wide, lines=2)
        target.blit(words, (left, rect.y + scale.px(74)))
        look.paint.rule(target, left, rect.y + scale.px(150), wide)
        _one_line(target, services, shelved, (left, rect.y + scale.px(192)), wide)
        return
    lines: list[int] = []
    heights = [scale.type(TAGLINE.px)] if tagged(services) else []
    heights += [scale.type(FACT.px), max(scale.type(FACT.px), chip_size(look, "n", CHIP)[1])]
    gap = (rect.h - sum(heights)) / (len(heights) + 1)
    y = rect.y + gap
    for high in heights:
        lines.append(round(y + high / 2))
        y += high + gap
    if tagged(services):
        look.type.put(target, say.text(own.tagline), TAGLINE, (left, lines[0]), width=wide)
        look.paint.rule(target, left, (lines[0] + lines[1]) // 2, wide)
    draw_facts(target, services, shelved, (left, lines[-2]), wide, short=True)
    draw_state(target, services, shelved, (left, lines[-1]), right=False)


def telling(services: Services) -> bool:
    """Whether labels have room for a sentence."""
    return services.scale.room(theme.READING.px) < 1.1


def tagged(services: Services) -> bool:
    """Whether there is room for the tagline."""
    return services.scale.room(theme.READING.px) < 1.8


def _one_line(
    target: pygame.Surface, services: Services, shelved: Shelved, at: tuple[int, int], width: int, role: theme.Role = FACT
) -> None:
    """Facts at the left, the state at the right: in full where that fits, without the state where nothing else does."""
    gap = services.scale.px(14)
    tries = ((False, False), (True, False), (True, True)) if role is FACT else ((True, True),)
    fits = [pair for pair in tries if _both(services, shelved, *pair, role) + gap <= width]
    short, brief = fits[0] if fits else (True, True)
    if not fits:
        draw_facts(target, services, shelved, at, width, short=True, role=role)
        return
    draw_facts(target, services, shelved, at, width - gap - state_width(services, shelved, short=brief), short=short, role=role)
    draw_state(target, services, shelved, (at[0] + width, at[1]), right=True, short=brief)


def _both(services: Services, shelved: Shelved, short: bool, brief: bool, role: theme.Role) -> int:
    return facts_width(services, shelved, short=short, role=role) + state_width(services, shelved, short=brief)


def draw_tag(target: pygame.Surface, services: Services, shelved: Shelved, rect: pygame.Rect, *, chosen: bool, seed: int) -> None:
    """Under four boxes or more: facts and state in one line."""
    look, scale = services.look, services.scale
    look.paint.card(target, rect, seed=seed, radius=4)
    if chosen:
        inner = rect.inflate(-2 * scale.px(3), -2 * scale.px(3))
        target.blit(wash(services, inner.size), inner)
    _one_line(target, services, shelved, (rect.x + scale.px(12), rect.centery), rect.w - 2 * scale.px(12), TAG)
