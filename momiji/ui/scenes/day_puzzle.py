"""The puzzle of the day as the page of the day shows it: a strip with its task, the last seven days and a button."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.playing.choices import usual_names
from momiji.playing.puzzle import Progress, Solving
from momiji.store.puzzles import Puzzle
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.box import game_name
from momiji.ui.scenes.puzzles.parts import DayCord
from momiji.ui.services import Services
from momiji.ui.stack import Change

TITLE: Final = theme.NAME.at(31)
TASK: Final = theme.READING.at(24)
PICTURE: Final = 92
CORD: Final = 330


@dataclass(frozen=True, slots=True)
class DayPuzzle:
    """`on_open` leads to it."""

    puzzle: Puzzle
    progress: Progress
    on_open: Callable[[Puzzle], Change | None]

    @property
    def solved(self) -> bool:
        return self.progress.today.isoformat() in self.progress.book.days

    def words(self, services: Services) -> tuple[str, str]:
        """Which game's it is and how hard; the task."""
        say = services.say
        task = Solving(self.puzzle, usual_names(say, services.preferences.name)).task
        facts = {"game": game_name(services, self.puzzle.game), "difficulty": say(f"puzzle-{self.puzzle.difficulty}")}
        return say("daily-puzzle-line", **facts), say.text(task)

    def widgets(self, services: Services, strip: pygame.Rect, *, next_to_do: bool) -> list[Widget]:
        px, say, kind = services.scale.px, services.say, services.look.type
        key = "puzzles-look-again" if self.solved else "puzzles-try"
        role = theme.PLAIN.at(25)
        wide = max(px(118), kind.width(say(key), role) + px(54))
        button = pygame.Rect(strip.right - px(24) - wide, strip.centery - px(29), wide, px(58))
        cord = pygame.Rect(button.x - px(34) - px(CORD), strip.centery - px(48), px(CORD), px(96))
        left = strip.x + px(28) + px(PICTURE) + px(26)
        place = pygame.Rect(left, strip.y, cord.x - px(30) - left, strip.h)
        line, task = self.words(services)
        said = Drawing(services, "day-puzzle", place, lambda target, rect: self._write(services, target, rect, line, task))
        said.words = f"{say('puzzles-of-the-day')}. {line}. {task}"
        material = "lacquer" if next_to_do and not self.solved else "paper"
        press = Button(services, "puzzle", button, say(key), lambda: self.on_open(self.puzzle), material=material, role=role)  # type: ignore[arg-type]
        press.label = say("puzzles-of-the-day")
        days = frozenset(self.progress.book.days)
        return [said, DayCord(services, cord, self.progress.today, days, of_today=self.solved), press]

    def _write(self, services: Services, target: pygame.Surface, rect: pygame.Rect, line: str, task: str) -> None:
        look, px, say = services.look, services.scale.px, services.say
        picture = look.art.get("house/puzzle", (px(PICTURE), px(PICTURE)))
        target.blit(picture, picture.get_rect(midright=(rect.x - px(26), rect.centery)))
        body = look.type.paragraph(task, TASK, theme.INK, width=rect.w, line=1.15, lines=3)
        head, second = look.type.leading(TITLE, 1.2), look.type.leading(theme.SECOND, 1.35)
        y = rect.centery - (head + second + body.get_height()) // 2
        look.type.put(target, say("puzzles-of-the-day"), TITLE, (rect.x, y + head // 2), width=rect.w)
        look.type.put(target, line, theme.SECOND, (rect.x, y + head + second // 2), theme.INK_SOFT, width=rect.w)
        target.blit(body, (rect.x, y + head + second))
