"""The landscape draft with a coach: H or the coin chooses the landscape that suits best, and a note says by how much."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.games.momiji.rules.steps import Draft
from momiji.ui import theme
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.keys import meant_by
from momiji.ui.kit.button import RoundButton
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.table.coach.asking import Coached
from momiji.ui.table.coach.note import CoachPaper, Written, spelled

from .layout import LIFT, TOP
from .shared import SharedDraft

NAME = "hint"
_BROAD: Final = 1200
_SNUG: Final = 14  # paper around the words where room is short


class CoachedDraft(Coached, SharedDraft):
    """The advised landscape is chosen, as a click would choose it; taking it is still the player's."""

    def _buttons(self) -> list[Widget]:
        buttons = super()._buttons()
        if self.mine:
            place = self.plan.settings.move(0, self.plan.settings.h + self.services.scale.px(16))
            buttons.append(RoundButton(self.services, NAME, place, "hint", self.hint, tip=Tip(self.services.tongue("coach-about"))))
        return buttons

    def build(self) -> None:
        super().build()
        self._write()

    def handle(self, event: Event) -> Change | None:
        match event:
            case PointerDown(x, y) if self.paper is not None and self.paper.rect.collidepoint(x, y):
                self._put_away()
                return None
            case Key("escape") if self.paper is not None:
                self._put_away()
                return None
            case Key(name) if (
                meant_by(name, self.services.preferences) == "h" and self.mine and not (event.command or event.alt or self.flights.moving)
            ):
                return self.hint()
        change = super().handle(event)
        self._keep_up()
        return change

    def hint(self) -> Change | None:
        self.coach.ask(self.looker)
        self._show()
        return None

    def _show(self) -> None:
        place = self._advised()
        if place is not None:
            self._number(place)
        self._write()

    def _advised(self) -> int | None:
        """Where the named landscape lies."""
        step = next(iter(self.coach.left()), None)
        letters = list(self.table.places)
        return letters.index(step.landscape) if isinstance(step, Draft) and step.landscape in letters else None

    def _put_away(self) -> None:
        self.coach.forget()
        self.paper, self.stale = None, True

    def _keep_up(self) -> None:
        if self.paper is not None and not self.coach.thinking and not self.coach.silent and self.coach.advice is None:
            self._put_away()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.coach.look():
            self._show()
        self._keep_up()
        return moving

    def _write(self) -> None:
        self.stale = True
        words = spelled(self.services, self.coach)
        if words is None:
            self.paper = None
            return
        self.paper = _over_heading(self.services, words)
        if self.plan.reader is not None and words.body and not self.paper.written.body:
            self.paper = _over_reader(self.services, words, self.plan.reader)

    @property
    def untitled(self) -> bool:
        """The note lies where the heading stood, so that nothing else is covered."""
        return self.paper is not None and self.paper.rect.top < self.plan.cards[0].top

    def between(self, target: pygame.Surface) -> None:
        """Below the landscapes: a lifted one lies over its edge."""
        paper = None if self.flights.moving else self.paper
        if paper is None or self.untitled:
            super().between(target)
        if paper is not None:
            paper.draw(target)


def _over_heading(services: Services, written: Written) -> CoachPaper:
    """A broad note above the landscapes; it says less where words are large."""
    scale, said = services.scale, " ".join(written.body)
    width = round(_BROAD / max(1.0, scale.room(theme.READING.px)) ** 0.8)
    for body in (f"{said} {written.foot}".strip(), said, *written.body[:1], ""):
        paper = CoachPaper(services, Written(written.title, (body,) if body else ()), width)
        paper.rect.midtop = (scale.x(960), scale.px(4))
        if paper.rect.bottom <= scale.y(TOP - LIFT):
            break
    return paper


def _over_reader(services: Services, written: Written, reader: pygame.Rect) -> CoachPaper:
    """With large words: in the place of the reader, which is about the same landscape. The reason matters more than the key."""
    for words in (written, replace(written, foot="")):
        paper = CoachPaper(services, words, _BROAD, around=_SNUG)
        paper.rect.midtop = reader.midtop
        if paper.rect.h <= reader.h:
            break
    return paper
