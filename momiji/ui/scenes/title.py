"""The first picture: a lake in autumn, the name of the game, and where one may go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.i18n import LANGUAGES
from momiji.ui import light, theme, washi
from momiji.ui.damage import merged
from momiji.ui.drift import Drift
from momiji.ui.input import Event, PointerMove
from momiji.ui.kit.button import WordButton
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Chip, chip_size
from momiji.ui.kit.strip import Strip
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Quit

LEFT: Final = 116
LONGEST_STEP: Final = 0.1
PERCHED: Final = (
    (1395, 107, 62, 20), (1480, 118, 66, 340), (1504, 230, 62, 10), (1640, 204, 70, 200), (1602, 318, 84, 350),
    (1686, 300, 86, 30), (1765, 448, 74, 15), (1803, 420, 80, 330), (1880, 446, 92, 5), (1905, 348, 84, 40),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """A strip of the menu; a resting one says why in `why_not`, `note` stands small at the right. `aside`: words beside Quit instead."""

    key: str
    callback: Press
    enabled: bool = True
    why_not: Text | None = None
    note: Text | None = None
    hotkey: str = ""
    aside: bool = False


class TitleScene(PagedScene):
    """The caller gives the entries, so that this scene knows no game."""

    pace = 30

    def __init__(self, services: Services, entries: Sequence[Entry], *, on_quit: Callable[[], Change | None] = Quit) -> None:
        super().__init__(services)
        self.entries = list(entries)
        self.on_quit = on_quit
        self.drift: Drift | None = None
        self._flying: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._shown: list[pygame.Rect] = []
        self._ahead = (0, 0)

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        languages = self._languages()
        return [*self._strips(), *self._words(min(chip.rect.x for chip in languages)), *languages]

    def build(self) -> None:
        scale = self.services.scale
        wants = self.services.preferences.drifting_leaves and not self.services.still
        size = (scale.width / scale.u, scale.height / scale.u)
        if not wants:
            self.drift = None
        elif self.drift is None or (self.drift.width, self.drift.height) != size:
            self.drift = Drift(*size)
        self._flying, self._shown = [], []
        super().build()

    def _strips(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        entries = [entry for entry in self.entries if not entry.aside]
        longest = max((services.look.type.width(say(entry.key), theme.MENU) for entry in entries), default=0)
        width = max(440.0, min(760.0, longest / scale.u + 136))
        pitch = min(90.0, 540 / max(1, len(entries)))
        strips: list[Widget] = []
        for index, entry in enumerate(entries):
            rect = scale.rect(LEFT, 412 + pitch * index, width, min(74.0, pitch - 10), across=0)
            note = say.text(entry.note) if entry.note else ""
            why = say.text(entry.why_not) if entry.why_not and not entry.enabled else note
            fits = services.look.type.width(note, theme.SECOND) < rect.w - services.look.type.width(say(entry.key), theme.MENU) - scale.px(
                96
            )
            tip = Tip(why) if why and (not entry.enabled or not fits) else None
            strips.append(
                Strip(services, entry.key, rect, say(entry.key), entry.callback, note=note, tip=tip, enabled=entry.enabled, seed=11 + index)
            )
            strips[-1].hotkey = entry.hotkey
        return strips

    def _words(self, right: int) -> list[Widget]:
        """What is wanted less often, and Quit, in one line under the strips that keeps off the languages.

        Quit comes last: other pages have their way back at the left, and a hand that presses it twice shall find nothing there that ends.
        """
        services, scale = self.services, self.services.scale
        line = [*((entry.key, entry.callback) for entry in self.entries if entry.aside), ("title-quit", self.on_quit)]
        row = scale.rect(132, 958, 10, 56, across=0)
        pad, gap = scale.px(24), scale.px(28)
        wide = [services.look.type.width(services.say(key), theme.NAME.at(31)) + pad for key, _ in line]
        room = right - row.x - gap * len(line)
        words: list[Widget] = []
        x = row.x
        for (key, callback), width in zip(line, wide, strict=True):
            rect = pygame.Rect(x, row.y, min(width, width * room // sum(wide)), row.h)
            words.append(WordButton(services, key, rect, services.say(key), callback))
            x = rect.right + gap
        return words

    def _languages(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        chips: list[Widget] = []
        right, foot = scale.x(1894, 1), scale.y(1062, 1)
        for language in reversed(LANGUAGES):
            words = services.say(f"language-{language}")
            w, h = chip_size(services.look, words, theme.CHIP.at(22))
            rect = pygame.Rect(right - w, foot - h, w, h)
            right -= w + scale.px(10)

            def choose(language: str = language) -> None:
                services.change(language=language)

            chips.append(Chip(services, f"language-{language}", rect, words, choose, chosen=language == services.preferences.language))
        return chips[::-1]

    # ---------------------------------------------------------------- life
    def handle(self, event: Event) -> Change | None:
        change = super().handle(event)
        if isinstance(event, PointerMove):
            under = next((w for w in self.page.widgets if isinstance(w, Strip) and w.hovered), None)
            if under and under is not self.page.focus:
                self.page.set_focus(under.name, ring=False)
                self.notice()
        return change

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.services.watched:
            return moving
        if self.drift:
            self.drift.update(min(dt, LONGEST_STEP))  # after a rest leaves go on from where they were
            self._flying = [self._leaf(index) for index in range(len(self.drift.flakes))]
        return moving or self.drift is not None

    def damage(self) -> list[pygame.Rect] | None:
        return merged([*self._shown, *(place for _, place in self._flying)]) if self._shown else None

    def drawn(self) -> None:
        """While the title is looked at, a worker draws the table that most ways lead to."""
        self._shown = [place for _, place in self._flying]
        size = (self.services.scale.width, self.services.scale.height)
        if self._ahead != size:
            self._ahead = size
            self.services.art.prefetch(self.services.look.paint.wood_needs(*size))

    def _leaf(self, index: int) -> tuple[pygame.Surface, pygame.Rect]:
        assert self.drift
        flake, scale = self.drift.flakes[index], self.services.scale
        picture = self.services.look.sprites.leaf("red", scale.px(flake.size), flake.turned)
        x, y = flake.at
        return picture, picture.get_rect(center=(round(x * scale.u), round(y * scale.u)))

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        draw_lake(target, self.services)

    def between(self, target: pygame.Surface) -> None:
        """Leaves pass behind the name of the game, never over words."""
        clip = target.get_clip()
        for picture, place in self._flying:
            if place.colliderect(clip):
                target.blit(picture, place)
        if clip.left < self.services.scale.x(1020, 0) and clip.top < self.services.scale.y(400):
            draw_name(target, self.services)


def draw_lake(target: pygame.Surface, services: Services) -> None:
    """The view behind the title, with the leaves that sit on it."""
    look, scale = services.look, services.scale
    w, h = target.get_size()
    cover = light.cover(w, h, 16 / 9)
    target.blit(look.art.get(theme.TITLE_SCENE, cover), (w - cover[0], (h - cover[1]) // 2))
    target.blit(_left_shade(scale.x(900, 0), h), (0, 0))
    washi.grain(target)
    for x, y, size, angle in PERCHED:
        leaf = look.sprites.leaf("red", scale.px(size), angle)
        centre = (w - round((1920 - x) * cover[0] / 1920), (h - cover[1]) // 2 + round(y * cover[1] / 1080))
        soft, _ = look.sprites.shadow_of(("perched", size, angle), leaf, blur=4, alpha=120)
        target.blit(soft, soft.get_rect(center=(centre[0] + scale.px(3), centre[1] + scale.px(6))))
        target.blit(leaf, leaf.get_rect(center=centre))


def draw_name(target: pygame.Surface, services: Services) -> None:
    """The name of the game and its tagline."""
    look, scale, language = services.look, services.scale, services.preferences.language
    logo = f"logo/momiji-{language}" if look.art.has(f"logo/momiji-{language}") else "logo/momiji-en"
    picture = look.art.wide(logo, scale.px(740))
    at = (scale.x(96, 0), scale.y(332 - 0.4 * (272 - picture.get_height() / scale.u)) - picture.get_height())
    soft, margin = look.sprites.shadow_of(("logo", logo), picture, blur=9, alpha=150)
    target.blit(soft, (at[0] - margin, at[1] - margin + scale.px(8)))
    target.blit(picture, at)
    look.type.put(
        target,
        services.say("title-tagline"),
        theme.TAGLINE,
        (scale.x(120, 0), scale.y(334 + 0.5 * (scale.grown(theme.TAGLINE.px) - theme.TAGLINE.px))),
        theme.CREAM,
        halo=True,
        width=scale.px(900),
    )


def _left_shade(width: int, height: int) -> pygame.Surface:
    """Calm ground for words: dark at the left edge, nothing at the right end."""
    return light.across(width, height, [(14, 12, 16, round(132 * (1 - x / 63) ** 1.25)) for x in range(64)])
