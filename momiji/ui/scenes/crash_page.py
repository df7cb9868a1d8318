"""The friendly page after an error nobody expected: go on from the autosave, look at the log, or leave."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.notice import NoticingScene
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.ground import draw_ground
from momiji.ui.scenes.moon_window import LEAST, TITLE, draw_moon_window
from momiji.ui.services import Services
from momiji.ui.stack import Quit

SHEET: Final = (380, 150, 1160, 720)
SAID: Final = theme.READING.at(28)


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's own window; False where that does not work."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            program = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen([program, str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except (OSError, ValueError):
        return False
    return True


class CrashScene(NoticingScene):
    """`log` is the file that was written, if one could be; `on_continue` None when no game was kept."""

    entrance = "cut"

    def __init__(
        self,
        services: Services,
        log: Path | None,
        *,
        on_continue: Press | None,
        on_title: Press,
        on_quit: Press = Quit,
        show_folder: Callable[[Path], bool] = open_folder,
    ) -> None:
        super().__init__(services, on_title)
        self.log = log
        self.on_continue, self.on_quit = on_continue, on_quit
        self.show_folder = show_folder

    def heading(self) -> str:
        return self.services.say("crash-title")

    def written(self) -> Sequence[str]:
        say = self.services.say
        where = say("crash-log", file=str(self.log)) if self.log else say("crash-no-log")
        return say("crash-said" if self.on_continue else "crash-nothing-kept"), where

    # ---------------------------------------------------------------- layout
    def _sheet(self) -> pygame.Rect:
        return self.services.scale.rect(*SHEET)

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        sheet, pad, gap = self._sheet(), scale.px(56), scale.px(18)
        high = round(scale.px(76) * min(1.25, max(1.0, scale.room(26) ** 0.5)))
        low = pygame.Rect(sheet.x + pad, sheet.bottom - scale.px(40) - high, sheet.w - 2 * pad, high)
        names: list[tuple[str, str, Press, str]] = [("title", "crash-title-page", self.way_back, "")]
        if self.log:
            names.append(("folder", "crash-folder", self._folder, "book"))
        names.append(("quit", "crash-quit", self.on_quit, ""))
        wide = (low.w - gap * (len(names) - 1)) // len(names)
        widgets: list[Widget] = []
        if self.on_continue:
            above = pygame.Rect(low.x, low.y - gap - high, low.w, high)
            widgets.append(Button(services, "continue", above, say("crash-continue"), self.on_continue, material="lacquer"))
        for number, (name, key, press, icon) in enumerate(names):
            place = pygame.Rect(low.x + (wide + gap) * number, low.y, wide, high)
            lacquer = name == "title" and not self.on_continue
            widgets.append(Button(services, name, place, say(key), press, icon=icon, material="lacquer" if lacquer else "paper"))
        return [*widgets, *self.notices()]

    # ---------------------------------------------------------------- what happens
    def _folder(self) -> None:
        assert self.log
        if not self.show_folder(self.log.parent):
            self.say(Text("crash-folder-failed", {"folder": str(self.log.parent)}))

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        """A calm view on top, then what happened and where it is written down; words give way to the buttons below them."""
        look, scale, say = self.services.look, self.services.scale, self.services.say
        draw_ground(target, self.services, say("crash-title"))
        sheet = self._sheet()
        look.paint.panel(target, sheet, seed=6)
        buttons = min(widget.rect.y for widget in self.page.widgets if isinstance(widget, Button))
        words, most = say("crash-said" if self.on_continue else "crash-nothing-kept"), sheet.w - scale.px(140)
        width = look.type.balanced(words, SAID, most)
        said = look.type.paragraph(words, SAID, width=width, align="centre")
        where = say("crash-log", file=str(self.log)) if self.log else say("crash-no-log")
        log = look.type.paragraph(where, theme.SECOND, theme.INK_SOFT, width=most, align="centre", lines=3)
        gap = scale.px(22)
        room = pygame.Rect(sheet.x, sheet.y + gap, sheet.w, buttons - sheet.y - said.get_height() - log.get_height() - 4 * gap)
        y = room.bottom
        if room.h >= scale.px(LEAST) + 2 * gap:
            draw_moon_window(target, self.services, room, TITLE, "red", most=260)
        else:
            y -= room.h // 2
        target.blit(said, (sheet.centerx - width // 2, y))
        target.blit(log, (sheet.centerx - most // 2, y + said.get_height() + gap))
