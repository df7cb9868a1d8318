"""The game so far in plain sentences: a drawer of washi from the left, grouped by turn, the newest at the bottom."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji.playing.log import TurnLog, groups
from momiji.playing.session import Seat, Session
from momiji.ui import light, theme
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.kit.button import RoundButton
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import Glide
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, veil

WIDTH: Final = 560
_PAD: Final = 34
_CREST: Final = 46
_SMALL: Final = 32
_HEAD: Final = 104
_AIR: Final = 26


class LogScene(PagedScene):
    """Escape, L, the cross, or a click beside the drawer closes it."""

    entrance = "cut"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.sheet = pygame.Rect(0, 0, 1, 1)
        self._out = Glide(0.0, 0.22)
        self._closing = False
        self._read = 0

    def heading(self) -> str:
        return self.services.say("log-title")

    def written(self) -> Sequence[str]:
        return () if self.session.log else (self.services.say("log-empty"),)

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        wide = WIDTH * max(1.0, min(1.7, scale.room(theme.READING.px) ** 0.75))
        self.sheet = pygame.Rect(-scale.px(12), scale.px(10), scale.px(wide + 12), scale.height - 2 * scale.px(10))
        head = self._head()
        left = scale.px(_PAD)
        area = pygame.Rect(left, self.sheet.y + head, self.sheet.right - left - scale.px(22), self.sheet.h - head - scale.px(18))
        entries, measure, y = groups(self.session.log), area.w - scale.px(24), area.y
        self._read = len(self.session.log)
        children: list[Widget] = []
        for index, group in enumerate(entries):
            high = group_height(services, group, measure)
            last = index == len(entries) - 1
            drawn = Drawing(services, f"group-{index}", pygame.Rect(area.x, y, measure, high), self._painter(group, last=last))
            drawn.words = group_words(services, self.session.seats, group)
            children.append(drawn)
            y += high
        d = scale.px(60)
        close = pygame.Rect(self.sheet.right - scale.px(22) - d, self.sheet.y + (head - d) // 2, d, d)
        tip = Tip(services.say("log-close"))
        rows = ScrollArea(services, "log", area, y - area.y, children)
        return [rows, RoundButton(services, "close", close, "cross", self._close, tip=tip)]

    def build(self) -> None:
        """A new size keeps the place; the first look is at the newest."""
        first = not self.page.widgets
        super().build()
        if first:
            rows = self._rows()
            rows.scroll_to(rows.furthest)

    def _rows(self) -> ScrollArea:
        rows = self.page.find("log")
        assert isinstance(rows, ScrollArea)
        return rows

    def _head(self) -> int:
        return max(self.services.scale.px(_HEAD), self.services.look.type.leading(theme.SHEET_TITLE.at(40), 1.6))

    # ---------------------------------------------------------------- what happens
    def enter(self) -> None:
        super().enter()
        self._out.to(1.0)
        self.services.sound.play("page")

    def handle(self, event: Event) -> Change | None:
        match event:
            case Key(name) if name == self.services.key("l"):
                return self._close()
            case Key("up" | "down" as name):
                self._rows().wheel(0, 1 if name == "up" else -1)
                self.stale = True
                return None
            case PointerDown(x, y) if not self.sheet.collidepoint(x, y):
                return self._close()
        return super().handle(event)

    def escape(self) -> Change | None:
        return self._close()

    def _close(self) -> Change | None:
        if self.services.still:
            return Pop()
        self._closing = True
        self._out.to(0.0)
        return None

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.services.still:
            self._out.jump(0.0 if self._closing else 1.0)
        if self._read != len(self.session.log):
            self.build()
        slid = self._out.update(dt * (self.services.preferences.animation_speed or 1.0))
        if slid:
            self.stale = True
        elif self._closing:
            self.pending = Pop()
        return moving or slid

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        if self.backdrop:
            self.backdrop(target)
        else:
            target.blit(self.services.look.paint.wood(*target.get_size()), (0, 0))
        veil(target, 120)

    def draw(self, target: pygame.Surface) -> None:
        """Sliding moves one finished picture of the drawer."""
        scale = self.services.scale
        below = self.layer.get((scale.width, scale.height), self.rest_key(), self.rest)
        target.blit(below, target.get_clip(), target.get_clip())
        if self._out.value >= 1.0:
            self._draw_drawer(target)
            return
        margin = scale.px(40)
        drawer = light.clear(self.sheet.right + margin, scale.height)
        self._draw_drawer(drawer)
        target.blit(drawer, (round((self._out.value - 1) * drawer.get_width()), 0))

    def _draw_drawer(self, target: pygame.Surface) -> None:
        look, px = self.services.look, self.services.scale.px
        look.paint.panel(target, self.sheet, seed=14)
        head, left = self._head(), px(_PAD)
        icon = px(44)
        middle = self.sheet.y + head // 2
        target.blit(look.art.icon("log", icon), (left, middle - icon // 2))
        room = self.page.find("close").rect.x - left - icon - px(32)
        look.type.put(target, self.services.say("log-title"), theme.SHEET_TITLE.at(40), (left + icon + px(16), middle), width=room)
        look.paint.rule(target, left, self.sheet.y + head - px(6), self.sheet.right - left - px(24), strong=True)
        if not self._rows().children:
            at = (left, self.sheet.y + head + px(40))
            words = self.services.say("log-empty")
            look.type.put(target, words, theme.READING, at, theme.INK_SOFT, width=self.sheet.right - left - px(24))
        self.page.draw(target)

    def _painter(self, group: TurnLog, *, last: bool) -> Callable[[pygame.Surface, pygame.Rect], None]:
        return lambda target, rect: draw_group(target, self.services, self.session.seats, rect, group, last=last)


# ---------------------------------------------------------------------- one turn in words
def _title_row(services: Services) -> int:
    return max(services.scale.px(_CREST + 8), services.look.type.leading(theme.NAME.at(28), 1.3))


def _indent(services: Services, group: TurnLog) -> int:
    return services.scale.px(_SMALL + 14 if group.seat is None else _CREST + 14)


def group_height(services: Services, group: TurnLog, measure: int) -> int:
    type_, say, px = services.look.type, services.say, services.scale.px
    room = measure - _indent(services, group)
    step = type_.leading(theme.READING, 1.22)  # what is drawn, to the pixel: many sentences would add up to a gap
    lines = sum(step * len(type_.rows(say.text(text), theme.READING, room)) + px(6) for _, text in group.lines)
    return _title_row(services) + lines + px(_AIR)


def draw_group(target: pygame.Surface, services: Services, seats: Sequence[Seat], rect: pygame.Rect, group: TurnLog, *, last: bool) -> None:
    look, px, say = services.look, services.scale.px, services.say
    row, indent = _title_row(services), _indent(services, group)
    middle = rect.y + row // 2
    if group.seat is None:
        look.type.put(target, say("log-group-draft"), theme.NAME.at(28), (rect.x, middle), width=rect.w)
    else:
        size = px(_CREST)
        target.blit(look.sprites.crest(seats[group.seat].crest, size), (rect.x, middle - size // 2))
        turn = say("log-group-turn", turn=group.turn)
        said = look.type.put(target, turn, theme.SECOND, (rect.right, middle), theme.INK_SOFT, align="right")
        room = said.x - px(16) - rect.x - indent
        look.type.put(target, seats[group.seat].name, theme.NAME.at(28), (rect.x + indent, middle), width=room)
    y = rect.y + row
    for seat, text in group.lines:
        words = look.type.paragraph(say.text(text), theme.READING, width=rect.w - indent, line=1.22)
        if group.seat is None:
            size = px(_SMALL)
            line = look.type.leading(theme.READING, 1.22)
            target.blit(look.sprites.crest(seats[seat].crest, size), (rect.x, y + (line - size) // 2))
        target.blit(words, (rect.x + indent, y))
        y += words.get_height() + px(6)
    if not last:
        look.paint.rule(target, rect.x, rect.bottom - px(_AIR) // 2, rect.w)


def group_words(services: Services, seats: Sequence[Seat], group: TurnLog) -> str:
    """The same in words: who, in which turn, and what they did."""
    say = services.say
    title = say("replay-turn", turn=group.turn) if group.turn else say("log-group-draft")
    who = f" {seats[group.seat].name}." if group.seat is not None else ""
    return f"{title}.{who} {' '.join(say.text(text) for _, text in group.lines)}"
