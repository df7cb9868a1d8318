"""Somebody who learns a game: begins its lesson, does what the sheet says, by mouse or by keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame

from momiji import registry
from momiji.ui.app import App
from momiji.ui.kit.button import Button
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.scenes.pages import Doors, pages
from momiji.ui.stack import Change, Reset, Scene
from momiji.ui.table.lesson.course import Course, Touch
from momiji.ui.table.lesson.guide import TableGuide, lesson
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.stage import SIZES, staged, wait


class Blank(Scene):
    """Somewhere else."""

    def draw(self, target: pygame.Surface) -> None:
        target.fill((0, 0, 0))


@dataclass
class Pupil:
    """Somebody who does what the sheet says."""

    app: App
    course: Course
    went: list[str] = field(default_factory=list)

    def doors(self) -> Doors:
        def to(name: str) -> Scene:
            self.went.append(name)
            return Blank(self.app.services)

        def leave() -> Change | None:
            return Reset(to("title"))

        return Doors(leave, lambda: to("first-game"), lambda: to("new-game"), lambda: to("title"))

    def begin(self, number: int = 0) -> None:
        scene = lesson(self.app.services, self.doors(), self.course, number)
        if self.app.stack.scenes:
            self.app.stack.apply(Reset(scene))
        else:
            self.app.start(scene)
        self.settle()

    @property
    def scene(self) -> LessonScene:
        scene = self.app.stack.top
        assert isinstance(scene, LessonScene), scene
        return scene

    @property
    def guide(self) -> TableGuide:
        guide = self.scene.guide
        assert isinstance(guide, TableGuide)
        return guide

    def touch(self) -> Touch:
        return self.guide.touch()

    def settle(self) -> None:
        """Until there is something to do: the other player has moved, the pages are turned, and a page just opened takes a press."""
        wait(self.app, 0.4)
        for _ in range(200):
            wait(self.app, 0.2)
            top = self.app.stack.top
            if not isinstance(top, LessonScene) or (top.drawing is not None and not self.app.stack.changing):
                return
        raise AssertionError("the lesson never asks for anything again")

    def says(self) -> str:
        assert self.scene.drawing
        return self.app.services.say.text(self.scene.drawing.page.says)

    def click(self) -> None:
        assert self.scene.drawing
        at = self.scene.drawing.hole.center
        if isinstance(self.scene.guide, TableGuide) and isinstance(self.guide.touch().at, Spot):
            at = self.free_point()
        stage.click(self.app, at)
        self.settle()

    def free_point(self) -> tuple[int, int]:
        """A point of the thing that nothing else covers."""
        spot, layout = self.guide.touch().at, self.guide.inner.layout
        assert isinstance(spot, Spot)
        place, shares = layout.spots[spot], (5, 3, 7, 2, 8)
        rect = place.hit
        points = [(rect.x + rect.w * a // 10, rect.y + rect.h * b // 10) for a in shares for b in shares]
        return next((at for at in [*(part.center for part in place.parts), *points] if layout.at(*at) == spot), rect.center)

    def enter(self) -> None:
        stage.press(self.app, pygame.K_RETURN)
        self.settle()


@contextmanager
def pupil(
    game: str = registry.USUAL, language: str = "en", size: tuple[int, int] = SIZES[0], text: float = 1.0, speed: float = 0.0
) -> Iterator[Pupil]:
    course = pages(game).course()
    assert course is not None
    with staged(size, text, speed, language=language) as app:
        yield Pupil(app, course)


def covers_nothing(someone: Pupil) -> None:
    """The sheet lies in the window, over nothing it speaks of and nothing it must keep free; and the veil spares all it speaks of."""
    drawn = someone.scene.drawing
    assert drawn is not None
    said = drawn.page.says.key
    assert someone.app.surface.get_rect().contains(drawn.sheet), said
    assert not drawn.sheet.colliderect(drawn.hole), said
    buttons = {one.name: one.rect for one in someone.scene.controls.widgets if isinstance(one, Button)}
    onward = buttons.pop("next", None)
    assert (onward is not None) == drawn.page.only_seen, said
    assert onward is None or drawn.sheet.contains(onward), said
    for kept in (*drawn.page.keep, *drawn.page.spoken, *buttons.values()):
        assert not drawn.sheet.colliderect(kept), (said, kept, drawn.sheet)
    inner = someone.scene.guide.inner
    assert not isinstance(inner, TableScene) or not inner.hints.open, said  # a thing's own words would lie over the next thing
    for lit in (drawn.page.hole, *drawn.page.spoken):
        assert drawn.veil.get_at(lit.center).a == 0, (said, lit)
