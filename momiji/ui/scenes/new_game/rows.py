"""Rows of a form on paper: a name, what it does, and a control at the right, or under the words where these are large."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from momiji.playing.choices import SEED_LIMIT
from momiji.ui import theme
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.ground import back_button, stretch
from momiji.ui.services import Services

ART: Final = 56  # a drawing before a row, on the canvas
Make = Callable[[pygame.Rect], list[Widget]]


@dataclass(slots=True)
class Rows:
    """Lays rows one under another; `y` is where the next one begins."""

    services: Services
    left: int
    width: int
    y: int
    least: float = 87  # height of a row, on the canvas
    air: float = 11  # above and below what stands in it
    widgets: list[Widget] = field(default_factory=list)

    def add(
        self, key: str, name: str, about: str, size: tuple[int, int], make: Make, *, said: str = "", rule: bool = True, art: str = ""
    ) -> None:
        """`make` gets the place of the control, which is at most `size`; `said` stands beside it in words, the drawing `art` before all."""
        scale, type_ = self.services.scale, self.services.look.type
        gap = scale.px(20)
        beside = size[0] + (type_.width(said, theme.PLAIN.at(24)) + gap if said else 0)
        natural = max(type_.width(name, theme.NAME.at(29)), type_.width(about, theme.SECOND) if about else 0)
        sign = scale.px(ART) if art else 0
        indent = sign + scale.px(16) if art else 0
        stacked = indent + natural + gap + beside > self.width and size[0] > self.width * 0.3
        measure = self.width - indent if stacked else self.width - indent - gap - beside
        words = type_.paragraph(about, theme.SECOND, theme.INK_SOFT, width=measure, line=1.12) if about else None
        head = round(scale.type(29) * 1.2)
        block = head + (words.get_height() if words else 0)
        pad = scale.px(self.air)
        high = block + scale.px(10) + size[1] + 2 * pad if stacked else max(scale.px(self.least), block + 2 * pad, size[1] + 2 * pad)
        place = pygame.Rect(self.left, self.y, self.width, high)
        if stacked:
            top, width = self.y + pad, min(size[0], self.width)
            control = pygame.Rect(self.left, place.bottom - pad - size[1], width, size[1])
        else:
            top = place.centery - block // 2
            control = pygame.Rect(place.right - size[0], place.centery - size[1] // 2, size[0], size[1])

        down, beside_x, beside_y = top - place.y, (control.right + gap if stacked else control.x - gap) - place.x, control.centery - place.y

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            y = rect.y + down
            if art:
                picture = self.services.look.art.get(art, (sign, sign))
                target.blit(picture, picture.get_rect(midleft=(rect.x, y + block // 2)))
            type_.put(target, name, theme.NAME.at(29), (rect.x + indent, y + head * 0.46), width=measure)
            if words:
                target.blit(words, (rect.x + indent, y + head))
            if said:
                at = (rect.x + beside_x, rect.y + beside_y)
                type_.put(target, said, theme.PLAIN.at(24), at, theme.INK_SOFT, align="left" if stacked else "right")
            if rule:
                self.services.look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)

        made = make(control)
        made[0].label, made[0].about = name, about
        self.widgets += [Drawing(self.services, f"row-{key}", place, paint), *made]
        self.y += high

    def control(self, width: float, height: float, words: float = 24) -> tuple[int, int]:
        """A control grows with its words, but never over the width of the rows."""
        scale = self.services.scale
        grow = max(1.0, scale.room(words) ** 0.9)
        return min(self.width, scale.px(width * grow)), round(scale.px(height) * max(1.0, grow**0.6))

    def seed(self, value: str, placeholder: str, on_change: Callable[[str], None], on_roll: Press, on_submit: Press) -> None:
        """The seed to read, change or roll anew."""
        say = self.services.say

        def make(place: pygame.Rect) -> list[Widget]:
            return seed_field(self.services, place, value, placeholder, on_change, on_roll, on_submit)

        self.add("seed", say("new-game-seed"), say("new-game-seed-about"), self.control(306, 58, 28), make, rule=False)


def foot_buttons(services: Services, on_back: Press, on_rules: Press | None, begin: Callable[[pygame.Rect], Button]) -> list[Widget]:
    """Under the sheets: the way back, the rule book, and the one button that begins."""
    scale, low = services.scale, stretch(services.scale) / 2
    widgets: list[Widget] = [back_button(services, "new-game-back", on_back)]
    if on_rules:
        book, place = Tip(services.say("new-game-rule-book")), scale.rect(1328, 984 + low, 62, 62)
        widgets.append(RoundButton(services, "rules", place, "book", on_rules, tip=book, hotkey=services.key("f1")))
    return [*widgets, begin(scale.rect(1410, 976 + low, 414, 80))]


def seed_field(
    services: Services, place: pygame.Rect, value: str, placeholder: str, on_change: Callable[[str], None], on_roll: Press, on_submit: Press
) -> list[Widget]:
    gap, coin = services.scale.px(10), place.h
    line = pygame.Rect(place.x, place.y, place.w - coin - gap, place.h)
    dice = pygame.Rect(place.right - coin, place.y, coin, coin)
    tip = Tip(services.say("new-game-seed-roll"))
    field = TextField(services, "seed", line, value, on_change, limit=SEED_LIMIT, placeholder=placeholder, on_submit=on_submit)
    field.label = services.say("new-game-seed")
    return [
        field,
        RoundButton(services, "roll", dice, "dice", on_roll, tip=tip),
    ]
