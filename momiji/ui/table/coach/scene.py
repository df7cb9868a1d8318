"""The table with a coach: H or the button asks, the things to touch turn gold, and a note says why."""

from typing import Any

import pygame

from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.keys import meant_by
from momiji.ui.kit.tip import Tip, Toast
from momiji.ui.kit.widget import Widget
from momiji.ui.stack import Change
from momiji.ui.table.buttons import HELP, helping_button
from momiji.ui.table.computer import SharedTable

from .asking import Coached
from .note import BUTTON, laid_out, spelled

STAYS = 7.0  # seconds a word after the turn stays


class CoachedTable(Coached, SharedTable):
    """What the coach shows lies over the desk's own table and goes with the first step that leads elsewhere."""

    _coached: tuple[Any, tuple[object, ...], Any] | None = None

    # ---------------------------------------------------------------- the table
    def wanted(self) -> Any:
        show = super().wanted()
        steps = self.coach.left() if self._talks() else ()
        if not steps:
            return show
        if self._coached is None or self._coached[0] is not show or self._coached[1] != steps:
            self._coached = (show, steps, self.table.coached(show, self.table.touched(self.desk, steps), steps))
        return self._coached[2]

    def _talks(self) -> bool:
        """Nothing is held, and what the coach found still belongs to this position."""
        return self.drag is None and self.held is None and self.coach.advice is not None

    def make_buttons(self) -> list[Widget]:
        """The coach's button stands over the primary one while it is the looker's turn, or where the layout says."""
        buttons, say = super().make_buttons(), self.services.say
        button = helping_button(self, say("coach-button"), "hint", self.hint, Tip(say("coach-about"))) if self.desk.active else None
        return buttons if button is None else [*buttons, button]

    def build(self) -> None:
        super().build()
        self._write()

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        match event:
            case PointerDown(x, y) if self.paper is not None and self.paper.rect.collidepoint(x, y):
                self._put_away()
                return None
            case Key("escape") if self.paper is not None and self.drag is None and self.held is None:
                self._put_away()
                return None
            case Key(name) if meant_by(name, self.services.preferences) == "h":
                if not (event.command or event.alt or self.drag or self.held or self.moving):
                    return self.hint()
        change = super().handle(event)
        self._keep_up()
        return change

    def hint(self) -> Change | None:
        """The best move; pressed again, the next best."""
        desk = self.desk
        if not desk.active:
            return self.follow(desk.not_now(None))
        self.hints.forget()
        self.coach.ask(desk.seat)
        self._write()
        self.refresh(gently=False)
        return None

    def _put_away(self) -> None:
        self.coach.forget()
        self.paper, self._coached, self.stale = None, None, True
        self.refresh(gently=False)

    def _keep_up(self) -> None:
        """The note goes, or says the same of what is left, when the game went on."""
        if self.paper is not None and not self.coach.thinking and not self.coach.silent:
            if self.coach.advice is None:
                self._put_away()
            elif self._coached is None or self._coached[1] != self.coach.left():
                self._write()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.coach.look():
            self._write()
            self.refresh(gently=False)
        self._keep_up()
        self.coach.watch(wanted=self.services.preferences.coach_notes)
        note = self.coach.note(self.desk.seat)
        if note is not None:
            self.hints.announce(Toast(self.services.say.text(note), "icons/hint", self.services.preferences.lasting(STAYS)))
            self.stale = True
        return moving

    # ---------------------------------------------------------------- drawing
    def _write(self) -> None:
        """The note for what the coach does or says now."""
        self.stale = True
        words = spelled(self.services, self.coach)
        if words is None:
            self.paper = None
            return
        self.rest(self.wanted())
        spots = self.table.touched(self.desk, self.coach.left())
        spoken = [*(self.layout.spots[spot].whole for spot in spots if spot in self.layout.spots), *self._anchors()]
        others = [*self.table.weights(self.layout, self.picture.show, spots), *((widget.rect, BUTTON) for widget in self.buttons)]
        self.paper = laid_out(self.services, words, spoken, others)

    def _anchors(self) -> list[pygame.Rect]:
        """Buttons the note is about."""
        if self.coach.thinking or self.coach.silent:
            return [widget.rect for widget in self.buttons if widget.name == HELP]
        return [self.layout.buttons["primary"]] if self._by_button() and "primary" in self.layout.buttons else []

    def _by_button(self) -> bool:
        left = self.coach.left()
        return bool(left) and self.table.by_button(left[0])

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.paper is None or self.projector.running or self.drag or self.held:
            return
        primary = self.layout.buttons.get("primary")
        if primary is not None and self._talks() and self._by_button():
            self.services.look.paint.gold_ring(target, primary, 14)
        self.paper.draw(target)
