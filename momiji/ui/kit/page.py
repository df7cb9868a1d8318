"""A set of widgets that share pointer, keyboard focus, tooltip, bubble and toast."""

import math
from collections.abc import Iterator, Sequence

import pygame

from momiji.ui.input import Context, Event, FocusLost, Hand, Key, PointerCancel, PointerDown, PointerMove, PointerUp, TextInput, Wheel
from momiji.ui.keys import meant_by
from momiji.ui.kit.focus import Direction, following, neighbour
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Bubble, Toast, draw_tip
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import FADE
from momiji.ui.pads import ZONE
from momiji.ui.services import Services
from momiji.ui.stack import Change, Stop
from momiji.ui.things import SceneThing

_ARROWS: dict[str, Direction] = {"left": "left", "right": "right", "up": "up", "down": "down"}


class Page:
    """Routes events to widgets. The focus ring shows only while the keyboard leads; the pointer hides it."""

    def __init__(self, services: Services, widgets: Sequence[Widget] = ()) -> None:
        self.services = services
        self.widgets = list(widgets)
        self.focus: Widget | None = None
        self.keyboard = False
        self.bubble: Bubble | None = None
        self.toast: Toast | None = None
        self._stale = True
        self._held: Widget | None = None
        self._under: Widget | None = None
        self._waited = 0.0
        self._tip_for: Widget | None = None
        self._pointer = (-1, -1)
        self._spoken = ""  # said last: laying out anew says nothing twice

    def rebuilt(self, widgets: Sequence[Widget]) -> None:
        """New widgets after a change of size or words; focus, hover and a held pointer stay with those of the same name."""
        old = {widget.name: widget for widget in self._all()}
        focus, under, held = self.focus, self._under, self._held
        self.widgets, self._held, self.focus, self._under, self._tip_for = list(widgets), None, None, None, None
        for widget in self._all():
            before = old.get(widget.name)
            if before is None or type(before) is not type(widget):
                continue
            widget.inherit(before)
            if before is under:
                self._under, widget.hovered = widget, True
            if before is held:
                self._held, widget.held = widget, before.held
            if before is focus and widget.focusable:
                self._focus(widget)
        self.bubble = None
        self._stale = True

    def find(self, name: str) -> Widget:
        return next(widget for widget in self._all() if widget.name == name)

    def set_focus(self, name: str, *, ring: bool = True) -> None:
        self.keyboard = self.keyboard or ring
        self._focus(self.find(name))

    @property
    def stale(self) -> bool:
        return self._stale or any(widget.stale for widget in self._all())

    # ---------------------------------------------------------------- reading
    def things(self) -> list[SceneThing]:
        """Everything on it that has words or can be used, in the order of the Tab key."""
        return [thing for widget in self._all() for thing in widget.things()]

    @property
    def here(self) -> str:
        return self.focus.here_key if self.focus else ""

    def owner(self, key: str) -> Widget | None:
        """The widget a thing belongs to."""
        name = key.split("/", 1)[0]
        return next((widget for widget in self._all() if widget.name == name and widget.focusable), None)

    def aim(self, key: str) -> Widget | None:
        """Let the keyboard go there."""
        widget = self.owner(key)
        if widget is not None:
            self.keyboard = True
            self._focus(widget)
        return widget

    def take(self, key: str) -> Change | None:
        """Go there and press it."""
        widget = self.aim(key)
        if widget is None:
            return None
        self._go_on(keys=True)
        return widget.take(key) if widget.enabled else self._explain(widget)

    # ---------------------------------------------------------------- events
    def handle(self, event: Event) -> Change | None:
        match event:
            case PointerMove(x, y):
                self._move(x, y)
            case PointerDown(x, y, Hand.LEFT):
                self._down(x, y)
            case PointerUp(x, y, Hand.LEFT) if self._held:
                held, self._held = self._held, None
                held.held = False
                held.touch()
                self._hover(self._at(x, y))
                return held.release(x, y) if held.enabled else self._explain(held)
            case PointerCancel() | FocusLost():
                self._let_go()
            case Context(x, y):
                return self._context(self._at(x, y))
            case Wheel(x, y, across, down):
                self._wheel(x, y, across, down)
            case TextInput(text):
                if self.focus and self.focus.takes_text:
                    self.focus.text(text)
            case Key():
                return self._key(event)
        return None

    def update(self, dt: float) -> bool:
        """Whether a widget moves; waiting for a tooltip is not movement."""
        self._wait_for_tip(dt)
        for paper in (self.bubble, self.toast):
            if paper:
                paper.spent += dt
        if self.bubble and self.bubble.over:
            self.bubble, self._stale = None, True
        if self.toast and self.toast.over:
            self.toast, self._stale = None, True
        moving = any(paper.spent < FADE + dt for paper in (self.bubble, self.toast) if paper)
        self._stale = self._stale or moving
        for widget in self._all():
            if widget.update(dt):
                moving = True
                widget.touch()
        return moving

    def due(self) -> float | None:
        times = [paper.seconds - paper.spent for paper in (self.bubble, self.toast) if paper]
        if self._tip_target() and self._tip_for is None:
            times.append(self.services.preferences.tooltip_delay - self._waited)
        return max(0.0, min(times)) if times else None

    def show_bubble(self, bubble: Bubble) -> None:
        self.services.tell(bubble.words)
        self.bubble, self._stale = bubble, True

    def show_toast(self, toast: Toast) -> None:
        self.services.tell(toast.words, waits=True)
        self.toast, self._stale = toast, True

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        clip, reach = target.get_clip(), self.services.scale.px(64)
        for widget in self.widgets:
            if widget.rect.inflate(2 * reach, 2 * reach).colliderect(clip):
                widget.draw(target)
        if self.focus and self.keyboard:
            within = self.focus.within
            if within:
                old = target.get_clip()
                margin = self.services.scale.px(12)
                target.set_clip(within.rect.inflate(2 * margin, 2 * margin).clip(old))
                self.focus.draw_focus(target)
                target.set_clip(old)
            else:
                self.focus.draw_focus(target)
        self.draw_papers(target)

    def drawn(self) -> None:
        """The picture is up to date."""
        self._stale = False
        for widget in self._all():
            widget.stale = False

    def draw_papers(self, target: pygame.Surface) -> None:
        look = self.services.look
        window = target.get_rect().inflate(-look.scale.px(24), -look.scale.px(24))
        if self._tip_for and self._tip_for.tip and not self.bubble:
            draw_tip(target, look, self._tip_for.tip, self._tip_for.rect, window)
        for paper, area in ((self.bubble, window), (self.toast, target.get_rect())):
            if paper:
                self._fade_in(target, paper, area)

    def _fade_in(self, target: pygame.Surface, paper: Bubble | Toast, area: pygame.Rect) -> None:
        before = target.copy() if paper.spent < FADE else None
        paper.draw(target, self.services.look, area)
        if before:
            before.set_alpha(round(255 * (1 - paper.spent / FADE)))
            target.blit(before, (0, 0))

    # ---------------------------------------------------------------- pointer
    def _all(self) -> Iterator[Widget]:
        for widget in self.widgets:
            yield widget
            if isinstance(widget, ScrollArea):
                yield from widget.children

    def _at(self, x: int, y: int) -> Widget | None:
        found = [widget for widget in self._all() if widget.hit(x, y) and (widget.focusable or widget.tip)]
        return found[-1] if found else None

    def _move(self, x: int, y: int) -> None:
        self._pointer = (x, y)
        if self._held:
            self._held.drag(x, y)
            inside = self._held.hit(x, y)
            if inside != self._held.held:
                self._held.held = inside
                self._held.touch()
            return
        self._hover(self._at(x, y))

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._under:
            return
        for one, over in ((self._under, False), (widget, True)):
            if one:
                one.hovered = over
                one.touch()
        self._under = widget
        self._forget_tip()

    def _down(self, x: int, y: int) -> None:
        if self.keyboard:
            self.keyboard, self._stale = False, True
        self._go_on()
        self._forget_tip()
        widget = self._at(x, y) or next((w for w in reversed(self.widgets) if isinstance(w, ScrollArea) and w.hit(x, y)), None)
        self._hover(widget)
        if widget:
            self._held, widget.held = widget, True
            widget.touch()
            if widget.focusable:
                self._focus(widget)
            if widget.enabled:
                widget.press(x, y)
        elif self.focus and self.focus.takes_text:
            self._focus(None)

    def _go_on(self, *, keys: bool = False) -> None:
        """A click, or a key, ends a refusal, and news that stays until then."""
        if self.bubble and (not keys or math.isinf(self.bubble.seconds)):
            self.bubble, self._stale = None, True
        if self.toast and math.isinf(self.toast.seconds):
            self.toast, self._stale = None, True

    def _let_go(self) -> None:
        if self._held:
            held, self._held = self._held, None
            held.held = False
            held.touch()
            held.cancel()

    def _context(self, widget: Widget | None) -> Change | None:
        change = widget.closer() if widget else None
        if change is None and widget and widget.tip:
            self._tip_for, self._stale = widget, True
        return change

    def _wheel(self, x: int, y: int, across: float, down: float) -> None:
        for area in self.widgets:
            if isinstance(area, ScrollArea) and area.hit(x, y) and area.wheel(across, down):
                self._hover(self._at(x, y))
                return

    # ---------------------------------------------------------------- keyboard
    def _order(self) -> list[Widget]:
        return [widget for widget in self._all() if widget.focusable]

    def _key(self, key: Key) -> Change | None:
        self._go_on(keys=True)
        typing = self.focus is not None and self.focus.takes_text
        if key.name == "tab" and not key.command and not key.alt:
            self._step(back=key.shift)
            return None
        if key.name == ZONE:
            self._to_zone(back=key.shift)
            return None
        if self.focus and self.focus.enabled and self.focus.key(key):
            self.keyboard = True
            self.focus.touch()
            return None
        if key.name in ("return", "space") and self.focus and not key.alt and not key.command:
            if key.repeat or (typing and key.name == "space"):
                return None
            return self._press(self.focus)
        if not typing and not key.command and not key.alt and not key.repeat:
            for widget in self._all():
                if widget.hotkey and widget.hotkey == key.name:
                    return self._press(widget)
        if key.pad and meant_by(key.name, self.services.preferences) in ("i", "h"):
            return self._context(self.focus)
        if key.name in _ARROWS and not key.command and not key.alt:
            self._go(_ARROWS[key.name])
        elif key.name in ("pageup", "pagedown", "home", "end"):
            area = next((w for w in self.widgets if isinstance(w, ScrollArea) and w.scrollable), None)
            if area:
                area.key(key)
        return None

    def _press(self, widget: Widget) -> Change | None:
        self.keyboard = True
        return widget.activate() if widget.enabled else self._explain(widget)

    def _explain(self, widget: Widget) -> Change | None:
        """Why a resting button rests, at once."""
        self.services.tell(widget.spoken)
        if widget.tip:
            self._tip_for, self._stale = widget, True
        self.services.sound.play("refuse")
        return None

    def _stops(self) -> list[Widget]:
        """Where Tab halts: of a group the focused widget, or its first."""
        here, stops, met = self.focus, list[Widget](), set[str]()
        for widget in self._order():
            if widget.group and (widget.group in met or (here is not None and here.group == widget.group and here is not widget)):
                continue
            met.add(widget.group)
            stops.append(widget)
        return stops

    def _step(self, *, back: bool) -> None:
        order = self._stops()
        here = order.index(self.focus) if self.focus in order else None
        index = following(len(order), here, back=back)
        self.keyboard = True
        if index is not None:
            self._focus(order[index])

    def zones(self) -> list[list[Widget]]:
        """What belongs together, in the order of the Tab key: a group, the rows of a scroll area, what stands free between them."""
        zones: list[list[Widget]] = []
        for widget in self._order():
            last = zones[-1][-1] if zones else None
            if last is not None and (last.within, last.group) == (widget.within, widget.group):
                zones[-1].append(widget)
            else:
                zones.append([widget])
        return zones

    def stops(self) -> list[list[Stop]]:
        """Lines of text are left out: a switch cannot write. Long words in which nothing can be pressed are read on by pressing them."""
        long = [area for area in self.widgets if isinstance(area, ScrollArea) and area.scrollable]
        read: list[list[Widget]] = [[area] for area in long if not any(child.focusable for child in area.children)]
        zones = [[widget for widget in zone if not widget.takes_text] for zone in [*self.zones(), *read]]
        return [[Stop(widget.name, widget.rect, widget.radius) for widget in zone] for zone in zones if zone]

    def halt_at(self, name: str | None) -> None:
        self.keyboard, self._stale = name is not None, True
        if name is None:
            self._spoken = ""  # whatever comes next is told, also what had the focus before
            return
        widget = self.find(name)
        self._focus(widget)
        self._tell_of(widget)

    def called(self, name: str) -> tuple[str, str]:
        widget = self.find(name)
        return widget.called, widget.zone or widget.asks

    def _to_zone(self, *, back: bool) -> None:
        zones = self.zones()
        here = next((index for index, zone in enumerate(zones) if self.focus in zone), None)
        index = following(len(zones), here, back=back)
        self.keyboard = True
        if index is not None:
            self._focus(zones[index][0])

    def _go(self, direction: Direction) -> None:
        order = self._order()
        self.keyboard, self._stale = True, True
        if self.focus is None or self.focus not in order:
            self._focus(order[0] if order else None)
            return
        index = neighbour([widget.rect for widget in order], self.focus.rect, direction)
        if index is not None:
            self._focus(order[index])

    def _focus(self, widget: Widget | None) -> None:
        if self.focus is not widget:
            for one, on in ((self.focus, False), (widget, True)):
                if one:
                    one.focused = on
                    one.touch()
            self.focus = widget
            self._forget_tip()
            self._tell_of(widget)
        self._stale = True
        if widget and widget.within:
            widget.within.reveal(widget)

    def _tell_of(self, widget: Widget | None) -> None:
        if widget and widget.spoken != self._spoken:
            self._spoken = widget.spoken
            self.services.speak(self._spoken)

    # ---------------------------------------------------------------- tooltip
    def _tip_target(self) -> Widget | None:
        widget = self.focus if self.keyboard else self._under
        return widget if widget and widget.tip and not self._held else None

    def _wait_for_tip(self, dt: float) -> None:
        target = self._tip_target()
        if target is None or self._tip_for is not None:
            return
        self._waited += dt
        if self._waited >= self.services.preferences.tooltip_delay - 1e-6:
            self._tip_for, self._stale = target, True

    def _forget_tip(self) -> None:
        self._waited = 0.0
        if self._tip_for:
            self._tip_for, self._stale = None, True
