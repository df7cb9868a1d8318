"""Several lines to write in: one paragraph that wraps."""

from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.input import Key
from momiji.ui.kit.field import TextField
from momiji.ui.theme import Role

_ROLE: Final[Role] = theme.PROSE.at(27)


class TextArea(TextField):
    """Enter ends writing. More than fits scrolls with the caret; while nobody writes, the beginning is in sight."""

    def __init__(self, *args: object, **more: object) -> None:
        more.setdefault("role", _ROLE)
        super().__init__(*args, **more)  # type: ignore[arg-type]

    # ---------------------------------------------------------------- lines
    def _lines(self) -> list[tuple[int, int]]:
        """First and last letter of each line."""
        room, found, start, at = self._inside().w, list[tuple[int, int]](), 0, 0
        while at < len(self.value):
            after = next((i + 1 for i in range(at, len(self.value)) if self.value[i] == " "), len(self.value))
            if at > start and self._run(start, after) > room:
                found.append((start, at))
                start = at
            while self._run(start, after) > room and after - start > 1:  # a word wider than the paper
                cut = next(i for i in range(start + 1, after + 1) if self._run(start, i) > room or i == after)
                cut = max(start + 1, cut - 1)
                found.append((start, cut))
                start = cut
            at = after
        return [*found, (start, len(self.value))]

    def _run(self, start: int, end: int) -> int:
        words = self.value[start:end].rstrip()
        return self.look.type.width(words, self._role) if words else 0

    def _place(self, index: int) -> tuple[int, int]:
        """Line of a caret, and how far along it stands."""
        lines = self._lines()
        row = max(number for number, (start, _) in enumerate(lines) if start <= index)
        return row, self.look.type.width(self.value[lines[row][0] : index], self._role) if index > lines[row][0] else 0

    @property
    def _leading(self) -> int:
        return self.look.type.leading(self._role, 1.25)

    def _first(self) -> int:
        """The uppermost line in sight."""
        rows = max(1, self._inside().h // self._leading)
        return max(0, self._place(self.caret)[0] - rows + 1) if self.focused else 0

    def _inside(self) -> pygame.Rect:
        pad = self.look.scale.px(14)
        return self.rect.inflate(-2 * pad, -pad)

    # ---------------------------------------------------------------- hands
    def key(self, key: Key) -> bool:
        if key.name in ("up", "down"):
            row, x = self._place(self.caret)
            self._move(self._nearest(row + (1 if key.name == "down" else -1), x), key.shift)
            return True
        return super().key(key)

    def press(self, x: int, y: int) -> None:
        self.caret = self.anchor = self._under(x, y)
        self.touch()

    def drag(self, x: int, y: int) -> None:
        self.caret = self._under(x, y)
        self.touch()

    def _under(self, x: int, y: int) -> int:
        inside = self._inside()
        return self._nearest(self._first() + (y - inside.y) // self._leading, x - inside.x)

    def _nearest(self, row: int, x: int) -> int:
        lines = self._lines()
        start, end = lines[max(0, min(len(lines) - 1, row))]
        return min(range(start, end + 1), key=lambda i: abs(self.look.type.width(self.value[start:i], self._role) - x if i > start else x))

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        look, px, inside = self.look, self.look.scale.px, self._inside()
        if self.focused or self.hovered:
            look.paint.pressed(target, self.rect, tone=(246, 236, 212))
        if not self.value and not self.focused:
            hint = look.type.paragraph(self.placeholder, self._role, theme.INK_HINT, width=inside.w)
            target.blit(hint, inside, (0, 0, *inside.size))
            return
        first, rows, (low, high) = self._first(), max(1, inside.h // self._leading), self.selection
        for number, (start, end) in enumerate(self._lines()[first : first + rows]):
            y = inside.y + self._leading * number
            if self.focused and low < end and high > start and low != high:
                left, right = (
                    look.type.width(self.value[start:at], self._role) if at > start else 0 for at in (max(low, start), min(high, end))
                )
                target.fill((240, 208, 140), (inside.x + left, y, right - left, self._leading))
            if words := self.value[start:end].rstrip():
                look.type.put(target, words, self._role, (inside.x, y + self._leading // 2))
        if self.focused:
            row, x = self._place(self.caret)
            target.fill(theme.DEEP_RED, (inside.x + x, inside.y + self._leading * (row - first), max(2, px(2.4)), self._leading))
