"""A puzzle on the real table: any steps may be tried and taken back, ending the turn answers, and the solution can be watched."""

from dataclasses import replace
from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.playing.puzzle import Solving
from momiji.ui.input import Event, Key
from momiji.ui.keys import meant_by
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push
from momiji.ui.table.buttons import helping_button
from momiji.ui.table.desk import Reply
from momiji.ui.table.frame import TASK
from momiji.ui.table.reading import TableReading, note_words
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Command
from momiji.ui.table.table import table_of

from .task import draw_task, task_note

END_TURN: Final = "end"  # what the button that ends a turn is called at every table
PAUSE: Final = 0.45  # seconds between two steps of a solution, at the usual speed


class PuzzleReading(TableReading):
    scene: "PuzzleTable"

    def asked(self) -> list[str]:
        """The task comes first, where it has a place of its own."""
        scene = self.scene
        seated = scene.table.seats_task(scene.picture.show)
        task = [note_words(scene.services.say, task_note(scene.solving, scene.number))] if seated else []
        return [*task, *super().asked()]


class PuzzleTable(TableScene):
    """`on_answer` gets what is to be seen when the turn was ended; `on_show` leads to the same table, where the solution is played."""

    recaps = False  # what happened before is not the question

    def __init__(
        self, services: Services, solving: Solving, number: int, *, on_answer: Press, on_show: Press, on_leave: Press, showing: bool = False
    ) -> None:
        table = table_of(solving.puzzle.game)
        self.solving, self.number = solving, number
        self.on_answer, self.on_show = on_answer, on_show
        self._left = list(solving.solution) if showing else []
        self._rested = 0.0
        self._sheet: tuple[object, pygame.Surface] | None = None
        desk = table.desk(solving.session, solving.seat)
        desk.dressed = self._dressed
        super().__init__(
            services,
            table,
            desk,
            on_menu=on_leave,
            on_log=lambda: Push(LogScene(services, solving.session)),
            on_rules=lambda: Push(table.rule_book(services)),
            rules_about=lambda topic: Push(table.rule_book(services, topic)),
            on_settings=lambda: Push(SettingsScene(services)),
            after=self._answered,
        )
        self.reading = PuzzleReading(self)

    # ---------------------------------------------------------------- the table
    def _dressed(self, show: Any) -> Any:
        """To end the turn is to answer; the task has a place among the players, or stands on the note."""
        show = self.table.without_news(show)
        if show.primary is not None and show.primary.action == END_TURN:
            show = replace(show, primary=_called(show.primary, "puzzle-answer"))
        seated = self.table.seats_task(show)
        note = task_note(self.solving, self.number)
        if seated and self.solving.answered:  # nobody goes on playing here
            show = replace(show, note=replace(note, body=Text("puzzle-answered"), then=()))
        return replace(show, tasked=True) if seated else replace(show, note=note)

    def make_buttons(self) -> list[Widget]:
        buttons, say = super().make_buttons(), self.services.say
        if not self.desk.active or self._left:
            return buttons
        button = helping_button(self, say("puzzle-show"), "eye", self.on_show, Tip(say("puzzle-show-tip")))
        return buttons if button is None else [*buttons, button]

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        if self._left and not (isinstance(event, Key) and event.name == "escape"):
            if isinstance(event, Key) or type(event).__name__ == "PointerDown":
                self.finish()  # whoever is in a hurry sees the rest at once
            return None
        if isinstance(event, Key) and meant_by(event.name, self.services.preferences) == "h" and not (event.command or event.alt):
            return self.on_show() if self.desk.active else None
        return super().handle(event)

    def _answered(self, outcome: Reply) -> Change | None:
        return self.on_answer() if self.solving.answered else None

    def update(self, dt: float) -> bool:
        """A solution is played step by step, at a pace one can follow."""
        moving = super().update(dt)
        if not self._left or self.projector.running:
            return moving
        self._rested += dt * max(0.5, self.services.preferences.animation_speed)
        if self._rested < PAUSE and not self.services.still:
            return True
        self._rested = 0.0
        change = self.follow(self.desk.do(self._left.pop(0)))
        if change is not None:
            self.pending = change
        return True

    def due(self) -> float | None:
        return 0.05 if self._left else super().due()

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        rect = self.layout.panels.get(TASK)
        if rect is None:
            return
        margin = self.services.scale.px(12)
        around = rect.inflate(2 * margin, 2 * margin)
        key = (rect.size, self.services.preferences)
        if self._sheet is None or self._sheet[0] != key:
            sheet = pygame.Surface(around.size, pygame.SRCALPHA)
            draw_task(sheet, self.services, self.solving, self.number, pygame.Rect((margin, margin), rect.size))
            self._sheet = (key, sheet)
        target.blit(self._sheet[1], around)


def _called(command: Command, key: str) -> Command:
    return replace(command, text=Text(key), bonus=0)
