"""The very first page: which language, how large the words, who plays, and whether to learn the game or to go straight to it."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.i18n import LANGUAGES
from momiji.playing.people import renamed
from momiji.playing.preferences import TEXT_SCALES
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.lake import draw_lake, draw_name, tagline
from momiji.ui.scenes.settings.rows import sizes
from momiji.ui.services import Services
from momiji.ui.stack import Change

LEFT: Final = 104
TOP: Final = 400
WIDE: Final = 800
_PAD: Final = 44


class FirstStartScene(PagedScene):
    """Every choice shows at once. Escape goes to the title, as whoever knows the game would."""

    def __init__(self, services: Services, *, on_lesson: Press, on_title: Press) -> None:
        super().__init__(services)
        self.on_lesson = on_lesson
        self.on_title = on_title
        self.typed = services.preferences.name
        self.sheet = pygame.Rect(0, 0, 1, 1)
        self._labels: list[tuple[str, int]] = []  # words of a row and their middle

    def heading(self) -> str:
        return self.services.say("first-start-title")

    def written(self) -> Sequence[str]:
        return tagline(self.services), self.services.say("first-start-later")

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        grow = max(1.0, scale.room(24))
        label, high, button = 46 * grow**0.8, 64 * grow**0.7, 84 * grow**0.4
        wide = WIDE * grow**0.35
        left, inner, y = LEFT + _PAD, wide - 2 * _PAD, TOP + (116 if self._greets else 24)
        gap = 16 if self._greets else 8
        rows: list[Widget] = []
        self._labels = []
        for key, trough in (("first-start-language", self._languages), ("first-start-text", self._sizes)):
            self._labels.append((say(key), scale.y(y + label / 2)))
            y += label
            rows.append(trough(scale.rect(left, y, inner, high, across=0)))
            rows[-1].label = say(key)
            y += high + gap
        self._labels.append((say("first-start-name"), scale.y(y + high / 2)))
        rows.append(self._name(scale.rect(left + inner * 0.38, y, inner * 0.62, high, across=0)))
        rows[-1].label = say("first-start-name")
        y += high + gap
        y += 20 if self._greets else 4
        half = (inner - 20) / 2
        places = [scale.rect(left + (half + 20) * i, y, half, button, across=0) for i in range(2)]
        self.sheet = scale.rect(LEFT, TOP, wide, y + button + 36 - TOP, across=0)
        return [
            Button(services, "lesson", places[0], say("first-start-lesson"), lambda: self._onward(self.on_lesson), material="lacquer"),
            Button(services, "title", places[1], say("first-start-title-page"), lambda: self._onward(self.on_title)),
            *rows,
        ]

    @property
    def _greets(self) -> bool:
        """Large words need the room of the greeting."""
        return self.services.scale.room(24) < 1.4

    def _languages(self, rect: pygame.Rect) -> Trough:
        options = [ChoiceOption(self.services.say(f"language-{code}")) for code in LANGUAGES]
        now = self.services.preferences.language
        chosen = LANGUAGES.index(now) if now in LANGUAGES else 0
        return Trough(self.services, "language", rect, options, chosen, lambda index: self.services.change(language=LANGUAGES[index]))

    def _sizes(self, rect: pygame.Rect) -> Trough:
        options = [ChoiceOption(words) for words in sizes(self.services.say)]
        now = self.services.preferences.text_scale
        chosen = TEXT_SCALES.index(now) if now in TEXT_SCALES else 0
        return Trough(self.services, "text", rect, options, chosen, lambda index: self.services.change(text_scale=TEXT_SCALES[index]))

    def _name(self, rect: pygame.Rect) -> TextField:
        def typed(words: str) -> None:
            self.typed = words

        def to_lesson() -> None:
            self.page.set_focus("lesson")

        wish = self.services.say("first-start-name-free")
        return TextField(self.services, "name", rect, self.typed, typed, placeholder=wish, on_submit=to_lesson)

    def _onward(self, leads_to: Press) -> Change | None:
        self.services.remember(**renamed(self.services.preferences, self.typed))
        return leads_to()

    def escape(self) -> Change | None:
        return self._onward(self.on_title)

    def rest(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        draw_lake(target, self.services)
        draw_name(target, self.services)
        look.paint.panel(target, self.sheet, seed=3)
        left, room = self.sheet.x + scale.px(_PAD), self.sheet.w - 2 * scale.px(_PAD)
        if self._greets:
            middle = self.sheet.y + scale.px(58)
            title = look.type.put(target, say("first-start-title"), theme.SHEET_TITLE, (left, middle), width=room)
            later = room - title.w - scale.px(30)
            words = look.type.paragraph(say("first-start-later"), theme.SECOND, theme.INK_SOFT, width=later, align="right", line=1.15)
            target.blit(words, (left + room - words.get_width(), middle - words.get_height() // 2))
            look.paint.rule(target, left, self.sheet.y + scale.px(100), room, strong=True)
        for words_, middle in self._labels:
            look.type.put(target, words_, theme.NAME.at(28), (left, middle), width=room)
