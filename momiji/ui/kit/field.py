"""A line to write in: any letters, a steady caret, selection, clipboard, a limit."""

import unicodedata
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.input import Key
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.theme import Role
from momiji.ui.things import SceneThing

_ROLE: Final = theme.NAME.at(28)


class TextField(Widget):
    """`on_change` hears every change, `on_submit` Enter; a bare one looks like plain words until it is wanted. Nothing blinks."""

    takes_text = True
    kind = "field"

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        value: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 24,
        placeholder: str = "",
        on_submit: Callable[[], Change | None] | None = None,
        tip: Tip | None = None,
        role: Role = _ROLE,
        bare: bool = False,
    ) -> None:
        super().__init__(services, name, rect, tip=tip)
        self.value = value
        self.limit = limit
        self.placeholder = placeholder
        self.words = value or placeholder
        self.on_change = on_change
        self.on_submit = on_submit
        self.caret = len(value)
        self.anchor = self.caret
        self.bare = bare
        self._role = role

    @property
    def state_words(self) -> str:
        return self.value or self.placeholder

    def things(self) -> list[SceneThing]:
        return [replace(thing, name=self.label or self.placeholder or thing.name, value=self.value) for thing in super().things()]

    def write(self, words: str) -> None:
        """Other words in place of these."""
        self.anchor, self.caret = 0, len(self.value)
        self.text(words)

    def inherit(self, old: Widget) -> None:
        if isinstance(old, TextField) and old.value == self.value:
            self.caret, self.anchor = old.caret, old.anchor

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def text(self, text: str) -> None:
        """Put letters in place of the selection, as far as the limit allows; control characters are dropped."""
        clean = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] != "C")
        start, end = self.selection
        clean = clean[: max(0, self.limit - (len(self.value) - (end - start)))]
        if clean or start != end:
            self._set(self.value[:start] + clean + self.value[end:], start + len(clean))

    def key(self, key: Key) -> bool:
        if key.command and key.name in ("a", "c", "x", "v"):
            self._clip(key.name)
            return True
        match key.name:
            case "left" | "right":
                self._move(self._stepped(-1 if key.name == "left" else 1, word=key.command or key.alt, select=key.shift), key.shift)
            case "home" | "end":
                self._move(0 if key.name == "home" else len(self.value), key.shift)
            case "backspace" | "delete":
                self._erase(-1 if key.name == "backspace" else 1, word=key.command or key.alt)
            case _:
                return False
        return True

    def activate(self) -> Change | None:
        return self.on_submit() if self.on_submit else None

    def press(self, x: int, y: int) -> None:
        self.caret = self.anchor = self._index(x)
        self.touch()

    def drag(self, x: int, y: int) -> None:
        self.caret = self._index(x)
        self.touch()

    def release(self, x: int, y: int) -> Change | None:
        return None

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        inside = self._inside()
        if self.focused or self.hovered or not self.bare:
            look.paint.pressed(target, self.rect, tone=(246, 236, 212))
        if not self.focused:
            words, ink = (self.value, theme.INK) if self.value else (self.placeholder, theme.INK_HINT)
            look.type.put(target, words, self._role, (inside.x, inside.centery), ink, width=inside.w)
            return
        shift = self._shift(inside.w)
        old = target.get_clip()
        target.set_clip(inside.inflate(px(6), 0).clip(old))
        start, end = self.selection
        if self.focused and start != end:
            left, right = inside.x + self._span(start) - shift, inside.x + self._span(end) - shift
            target.fill((240, 208, 140), (left, inside.y + px(9), right - left, inside.h - px(18)))
        words, ink = (self.value, theme.INK) if self.value else (self.placeholder, theme.INK_HINT)
        if words:
            look.type.put(target, words, self._role, (inside.x - shift, inside.centery), ink)
        if self.focused:
            x = inside.x + self._span(self.caret) - shift
            target.fill(theme.DEEP_RED, (x, inside.y + px(8), max(2, px(2.4)), inside.h - px(16)))
        target.set_clip(old)

    def _inside(self) -> pygame.Rect:
        pad = self.look.scale.px(16)
        return pygame.Rect(self.rect.x + pad, self.rect.y, self.rect.w - 2 * pad, self.rect.h)

    def _span(self, count: int) -> int:
        return self.look.type.width(self.value[:count], self._role) if count else 0

    def _shift(self, room: int) -> int:
        """Long words slide so that the caret stays in sight."""
        return max(0, self._span(self.caret) - room + self.look.scale.px(4))

    def _index(self, x: int) -> int:
        inside = self._inside()
        wanted = x - inside.x + self._shift(inside.w)
        return min(range(len(self.value) + 1), key=lambda i: abs(self._span(i) - wanted))

    def _set(self, value: str, caret: int) -> None:
        self.value, self.caret, self.anchor = value, caret, caret
        self.touch()
        self.on_change(value)

    def _move(self, to: int, select: bool) -> None:
        self.caret = to
        if not select:
            self.anchor = to
        self.touch()

    def _stepped(self, step: int, *, word: bool, select: bool) -> int:
        start, end = self.selection
        if start != end and not select and not word:
            return start if step < 0 else end
        at = self.caret + step
        while 0 < at < len(self.value) and (unicodedata.combining(self.value[at]) or (word and not self._word_edge(at))):
            at += step
        return max(0, min(len(self.value), at))

    def _word_edge(self, at: int) -> bool:
        return self.value[at - 1].isspace() and not self.value[at].isspace()

    def _erase(self, step: int, *, word: bool) -> None:
        start, end = self.selection
        if start == end:
            other = self._stepped(step, word=word, select=True)
            start, end = min(self.caret, other), max(self.caret, other)
        if start != end:
            self._set(self.value[:start] + self.value[end:], start)

    def _clip(self, name: str) -> None:
        start, end = self.selection
        if name == "a":
            self.anchor, self.caret = 0, len(self.value)
            self.touch()
        elif name == "v":
            self.text(self.services.clipboard.read())
        elif start != end:
            self.services.clipboard.write(self.value[start:end])
            if name == "x":
                self._set(self.value[:start] + self.value[end:], start)
