"""One sentence and what may be answered."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Pop


@dataclass(frozen=True, slots=True)
class Answer:
    key: str
    callback: Press = Pop
    primary: bool = False


class MessageScene(ModalScene):
    """Without answers of the caller's there is one: all right."""

    def __init__(self, services: Services, sentence: Text, answers: Sequence[Answer] = (), *, title: Text | None = None) -> None:
        super().__init__(services)
        self.sentence = sentence
        self.title = title
        self.answers = list(answers) or [Answer("message-ok", primary=True)]

    def heading(self) -> str:
        return self.services.say.text(self.title or self.sentence)

    def written(self) -> Sequence[str]:
        return (self.services.say.text(self.sentence),) if self.title else ()

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        self._words = services.look.type.paragraph(say.text(self.sentence), theme.READING.at(28), width=scale.px(720), align="centre")
        head = 84 if self.title else 16
        body = self._words.get_height() / scale.u
        width, height = 840, head + body + 200
        top = max(20.0, 540 - height / 2)
        self.sheet = scale.rect(960 - width / 2, top, width, height)
        wide = (720 - 20 * (len(self.answers) - 1)) / max(2, len(self.answers))
        left = 960 - (wide * len(self.answers) + 20 * (len(self.answers) - 1)) / 2
        return [
            Button(
                services,
                answer.key,
                scale.rect(left + (wide + 20) * index, top + height - 112, wide, 76),
                say(answer.key),
                answer.callback,
                material="lacquer" if answer.primary else "paper",
            )
            for index, answer in enumerate(self.answers)
        ]

    def draw_sheet(self, target: pygame.Surface) -> None:
        scale, look = self.services.scale, self.services.look
        y = self.sheet.y + scale.px(48)
        if self.title:
            words = self.services.say.text(self.title)
            look.type.put(
                target, words, theme.SHEET_TITLE, (self.sheet.centerx, y + scale.px(12)), align="centre", width=self.sheet.w - scale.px(80)
            )
            y += scale.px(68)
        target.blit(self._words, (self.sheet.centerx - self._words.get_width() // 2, y))
