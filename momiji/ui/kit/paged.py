"""A scene made of a resting picture and a page of widgets."""

from collections.abc import Hashable
from typing import Any

import pygame

from momiji.ui.input import Event, Key
from momiji.ui.kit.page import Page
from momiji.ui.kit.reading import PageReading
from momiji.ui.kit.tip import Toast
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Scene, StaticLayer, Stop


class PagedScene(Scene):
    """Subclasses give `layout` and `rest`; the resting picture is drawn once for a size and `rest_key`. Escape takes the `way_back`.

    `keeps_rest`: new widgets leave the resting picture as it is, only its key says when it is drawn anew.
    """

    keeps_rest = False

    def __init__(self, services: Services, way_back: Press = lambda: None) -> None:
        super().__init__(services)
        self.way_back = way_back
        self.page = Page(services)
        self.layer = StaticLayer()
        self.reading = PageReading(self, self.page)

    @property
    def typing(self) -> bool:
        return self.page.focus is not None and self.page.focus.takes_text

    def layout(self) -> list[Widget]:
        """The widgets at the present size, in the order of the Tab key."""
        raise NotImplementedError

    def rest(self, target: pygame.Surface) -> None:
        """Everything that does not move."""
        raise NotImplementedError

    def rest_key(self) -> Hashable:
        return self.services.preferences

    def between(self, target: pygame.Surface) -> None:
        """What moves behind the widgets."""

    def escape(self) -> Change | None:
        return self.way_back()

    def build(self) -> None:
        if not self.keeps_rest:
            self.layer.drop()
        self.page.rebuilt(self.layout())
        self.stale = True

    def enter(self) -> None:
        """Enter must do something sensible at once: the first widget is focused, its ring waits for a key."""
        first = next((widget for widget in self.page.widgets if widget.focusable and widget.enabled), None)
        if self.page.focus is None and first:
            self.page.set_focus(first.name, ring=False)

    def stops(self) -> list[list[Stop]]:
        return self.page.stops()

    def halt_at(self, thing: Any) -> None:
        self.page.halt_at(thing)
        self.notice()

    def called(self, thing: Any) -> tuple[str, str]:
        return self.page.called(thing)

    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and event.name == "escape":
            return self.escape()
        change = self.page.handle(event)
        self.notice()
        return change

    def update(self, dt: float) -> bool:
        if self.services.news and self.page.toast is None:
            news = self.services.news.popleft()
            self.page.show_toast(Toast(self.services.say.text(news.text), news.icon, news.seconds))
        moving = self.page.update(dt)
        self.notice()
        return moving

    def due(self) -> float | None:
        return self.page.due()

    def notice(self) -> None:
        """Pass on what the page says about its picture."""
        if self.page.stale:
            self.stale = True
            self.page.drawn()

    def draw(self, target: pygame.Surface) -> None:
        scale, clip = self.services.scale, target.get_clip()
        target.blit(self.layer.get((scale.width, scale.height), (self.services.look.pair, self.rest_key()), self.rest), clip, clip)
        self.between(target)
        self.page.draw(target)
