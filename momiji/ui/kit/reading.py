"""A page of widgets, read: what is written on it, then what can be used."""

import pygame

from momiji.ui.kit.choice import Slider
from momiji.ui.kit.field import TextField
from momiji.ui.kit.page import Page
from momiji.ui.stack import Change, Scene
from momiji.ui.things import Reading, SceneThing, acting, texts


class PageReading(Reading):
    def __init__(self, scene: Scene, page: Page) -> None:
        self.scene, self.page = scene, page

    def title(self) -> str:
        return self.scene.heading()

    def things(self) -> list[SceneThing]:
        scale = self.scene.services.scale
        return acting([*texts(self.scene.written(), pygame.Rect(0, 0, scale.width, scale.height)), *self.page.things()], self)

    def here(self) -> str:
        return self.page.here

    def aim(self, key: str) -> None:
        self.page.aim(key)

    def take(self, key: str) -> Change | None:
        return self.page.take(key)

    def slide(self, key: str, share: float) -> None:
        widget = self.page.aim(key)
        if isinstance(widget, Slider) and widget.enabled:
            widget.set(share)

    def write(self, key: str, words: str) -> None:
        widget = self.page.aim(key)
        if isinstance(widget, TextField) and widget.enabled:
            widget.write(words)
