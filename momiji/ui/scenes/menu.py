"""The pause menu over the dimmed game: a column of buttons on one sheet."""

from collections.abc import Sequence

import pygame

from momiji.ui import theme
from momiji.ui.input import Event, Key
from momiji.ui.kit.button import Button
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.pads import START
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.title import Entry
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop


class MenuScene(ModalScene):
    """Back to the game comes first and is the lacquer button; the caller gives the rest."""

    def __init__(
        self, services: Services, entries: Sequence[Entry], title: str = "menu-title", back: str = "menu-resume", game: str = ""
    ) -> None:
        super().__init__(services)
        self.entries, self.title, self.back = list(entries), title, back
        self.motifs = pages(game).motifs if game else self.motifs

    def heading(self) -> str:
        return self.services.say(self.title)

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        rows = len(self.entries) + 1
        longest = max(services.look.type.width(words, theme.PRIMARY) for words in [say(self.back), *(say(e.key) for e in self.entries)])
        width = min(900.0, max(460.0, longest / scale.u + 90))
        pitch = min(96.0, 800 / rows)
        top = 540 - (pitch * rows + 130) / 2
        self.sheet = scale.rect(960 - width / 2 - 56, top, width + 112, pitch * rows + 152)
        widgets: list[Widget] = []
        for index in range(rows):
            rect = scale.rect(960 - width / 2, top + 118 + pitch * index, width, pitch - 18)
            if index == 0:
                widgets.append(Button(services, "menu-resume", rect, say(self.back), Pop, material="lacquer"))
                continue
            entry = self.entries[index - 1]
            tip = Tip(say.text(entry.why_not)) if entry.why_not and not entry.enabled else None
            widgets.append(
                Button(services, entry.key, rect, say(entry.key), entry.callback, tip=tip, enabled=entry.enabled, role=theme.PLAIN.at(28))
            )
        return widgets

    def draw_sheet(self, target: pygame.Surface) -> None:
        self.head(target, self.services.say(self.title), self.sheet.y + self.services.scale.px(62))

    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and event.name == START:
            return Pop()  # what opened it closes it
        return super().handle(event)
