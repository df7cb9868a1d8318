"""All puzzles: the one of the day with its streak, and every game's by theme and difficulty."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

import pygame

from momiji.ai.exact import puzzle_game
from momiji.core.text import Text
from momiji.playing.choices import usual_names
from momiji.playing.puzzle import Progress, Solving, at_first_try, mark, next_open, of_the_day, streak
from momiji.store.puzzles import DIFFICULTIES, Puzzle
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.box import game_name
from momiji.ui.scenes.ground import draw_ground, stretch
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop
from momiji.ui.table.puzzle.task import difficulty_icon
from momiji.ui.table.thumbnail import public_picture

from .parts import DayCord, GameCard, PuzzleMark, ThemeName

TODAY: Final = (96, 120, 452, 840)
ALL: Final = (580, 120, 1244, 840)
HEAD: Final = theme.SHEET_TITLE.at(36)
SECOND: Final = theme.SECOND.at(24)
TASK: Final = theme.READING.at(27)
PICTURE: Final = (388, 174)
MARK: Final = 40
PITCH: Final = 50
ROW: Final = 68


class PuzzlesScene(PagedScene):
    """`on_open` gets the puzzle and the others of its game; `on_alone` leads to games without opponents, where a game has some."""

    def __init__(
        self,
        services: Services,
        puzzles: Mapping[str, Sequence[Puzzle]],
        progress: Progress,
        on_open: Callable[[Puzzle], Change | None],
        *,
        on_alone: Press | None = None,
        on_back: Press = Pop,
    ) -> None:
        super().__init__(services)
        self.puzzles = {game: list(found) for game, found in puzzles.items() if found}
        self.progress, self.on_open, self.on_alone, self.on_back = progress, on_open, on_alone, on_back
        self.day = of_the_day(progress.today, self.puzzles)
        chosen = services.preferences.chosen_game("puzzles")
        self.game = chosen if chosen in self.puzzles else next(iter(self.puzzles), "")
        self._picture: pygame.Surface | None = None
        self._asked = self._solving(self.day) if self.day is not None else None

    def _solving(self, puzzle: Puzzle) -> Solving:
        return Solving(puzzle, usual_names(self.services.say, self.services.preferences.name))

    @property
    def shown(self) -> list[Puzzle]:
        return self.puzzles.get(self.game, [])

    def rest_key(self) -> Hashable:
        return self.services.preferences, self.game

    def heading(self) -> str:
        return self.services.say("puzzles-title")

    def written(self) -> Sequence[str]:
        if self._asked is None or self.day is None:
            return ()
        say = self.services.say
        return (say("puzzles-of-the-day"), self._day_line(self.day), say.text(self._asked.task), say("puzzles-day-about"))

    def _day_line(self, today: Puzzle) -> str:
        date = Text("saves-date", {"day": self.progress.today.day, "month": self.progress.today.month})
        return self.services.say("puzzles-day-line", date=date, game=game_name(self.services, today.game))

    # ---------------------------------------------------------------- places
    def _sheet(self, place: tuple[int, int, int, int]) -> pygame.Rect:
        scale, (x, y, w, h) = self.services.scale, place
        spare = stretch(scale)
        return scale.rect(x, y - spare / 2, w, h + spare)

    @property
    def _grown(self) -> float:
        return max(1.0, self.services.scale.room(TASK.px))

    def _grow(self, most: float) -> float:
        return float(min(most, self._grown**0.6))

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        low, high = 976 + stretch(scale) / 2, 76
        grow = self._grow(1.5)
        widgets: list[Widget] = []
        if self.on_alone is not None:
            wide = min(620.0, 380 * self._grow(1.6))
            options = [ChoiceOption(say("puzzles-tab")), ChoiceOption(say("puzzles-alone"))]
            place = scale.rect(1824 - wide, 30 - stretch(scale) / 2, wide, 62)
            widgets.append(Trough(services, "kind", place, options, 0, self._alone))
            widgets[-1].label = say("reader-choose")
        if self._asked is not None:
            widgets += self._today()
        widgets += self._all()
        widgets.append(Button(services, "back", scale.rect(96, low, 196 * grow, high), say("saves-back"), self.on_back, icon="undo"))
        following = next_open(self.progress.book, self.shown)
        if following is not None:
            words = say("puzzles-next")
            wide = max(scale.px(300), services.look.type.width(words, theme.PLAIN) + scale.px(110))
            place = pygame.Rect(scale.x(1824) - wide, scale.y(low), wide, scale.px(high))
            material = "lacquer" if self._today_solved else "paper"
            press = self._opening(following)
            widgets.append(Button(services, "next", place, words, press, icon="last-turn", material=material))  # type: ignore[arg-type]
        return widgets

    def _alone(self, index: int) -> None:
        if index and self.on_alone is not None:
            self.pending = self.on_alone()

    @property
    def _today_solved(self) -> bool:
        return self.day is None or self.progress.today.isoformat() in self.progress.book.days

    def _opening(self, puzzle: Puzzle) -> Press:
        def press() -> Change | None:
            return self.on_open(puzzle)

        return press

    def _today(self) -> list[Widget]:
        """The sheet of the day scrolls where words are large."""
        services, scale, say = self.services, self.services.scale, self.services.say
        sheet, px = self._sheet(TODAY), scale.px
        area = pygame.Rect(sheet.x + px(16), sheet.y + px(20), sheet.w - px(32), sheet.h - px(40))
        left, wide = area.x + px(16), px(PICTURE[0])
        kind, today, solving = services.look.type, self.day, self._asked
        assert today is not None and solving is not None  # who asks has looked
        y = area.y
        parts: list[Widget] = []

        def put(name: str, high: int, paint: Callable[[pygame.Surface, pygame.Rect], None]) -> None:
            nonlocal y
            parts.append(Drawing(services, name, pygame.Rect(left, y, wide, high), paint))
            y += high

        title = kind.paragraph(say("puzzles-of-the-day"), HEAD, width=wide, line=1.1)
        when = kind.paragraph(self._day_line(today), SECOND, theme.INK_SOFT, width=wide)
        task = kind.paragraph(say.text(solving.task), TASK, width=wide, line=1.2)
        put("day-title", title.get_height() + px(6), lambda target, rect: _blit(target, title, rect))
        put("day-line", when.get_height() + px(14), lambda target, rect: _blit(target, when, rect))
        put("day-picture", px(PICTURE[1]) + px(22), self._draw_picture)
        put("day-task", task.get_height() + px(12), lambda target, rect: _blit(target, task, rect))
        put("day-difficulty", max(px(40), kind.leading(SECOND, 1.3)), self._draw_difficulty)
        y += px(16)
        grow = self._grow(1.3)
        words = say("puzzles-look-again" if self._today_solved else "puzzles-try")
        material = "paper" if self._today_solved else "lacquer"
        place = pygame.Rect(left, y, wide, round(px(78) * grow))
        parts.append(Button(services, "today", place, words, self._opening(today), material=material, role=theme.PRIMARY))  # type: ignore[arg-type]
        y = place.bottom + px(26)
        put("streak", max(px(56), kind.leading(HEAD.at(31), 1.4)), self._draw_streak)
        solved = frozenset(self.progress.book.days)
        cord = pygame.Rect(left, y, wide, px(110))
        parts.append(DayCord(services, cord, self.progress.today, solved, of_today=self._today_solved))
        y = cord.bottom + px(4)
        about = kind.paragraph(say("puzzles-day-about"), SECOND, theme.INK_SOFT, width=wide, line=1.15)
        put("day-about", about.get_height(), lambda target, rect: _blit(target, about, rect))
        return [ScrollArea(services, "today-area", area, y - area.y, parts)]

    def _all(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        sheet, px = self._sheet(ALL), scale.px
        widgets: list[Widget] = []
        count = len(self.puzzles)
        wide = (sheet.w - px(56) - px(16) * (count - 1)) // max(1, count)
        high = round(px(96) * self._grow(1.25))
        for number, (game, puzzles) in enumerate(self.puzzles.items()):
            solved = self.progress.book.solved(puzzles)
            state = say("puzzles-solved-of", solved=solved, count=len(puzzles))
            place = pygame.Rect(sheet.x + px(28) + (wide + px(16)) * number, sheet.y + px(24), wide, high)
            widgets.append(GameCard(services, game, place, state, self._choosing(game), chosen=game == self.game))
        self._head = pygame.Rect(sheet.x + px(36), sheet.y + px(24) + high + px(12), sheet.w - px(72), round(px(60) * self._grow(1.3)))
        self._foot = pygame.Rect(
            sheet.x + px(36), sheet.bottom - round(px(72) * self._grow(1.25)), sheet.w - px(72), round(px(60) * self._grow(1.25))
        )
        area = pygame.Rect(self._head.x, self._head.bottom + px(4), self._head.w, self._foot.y - self._head.bottom - px(10))
        themes = [name for name in puzzle_game(self.game).themes if any(puzzle.theme == name for puzzle in self.shown)] if self.game else []
        row = max(round(scale.type(26) * 1.35), min(px(ROW), area.h // max(1, len(themes))))
        rows: list[Widget] = []
        for number, name in enumerate(themes):
            rows += self._row(name, pygame.Rect(area.x, area.y + row * number, area.w - px(14), row))
        widgets.append(ScrollArea(services, "themes", area, row * len(themes), rows))
        return widgets

    @property
    def _columns(self) -> tuple[int, int]:
        """Where the marks of the easy ones begin, and how far it is to the next difficulty."""
        px, first = self.services.scale.px, 322 if self._grown < 1.2 else 440
        return self._head.x + px(first), (self._head.w - px(first) - px(14)) // len(DIFFICULTIES)

    @property
    def _most(self) -> int:
        """Marks of one theme and difficulty: all stand in the grid of the fullest."""
        cells = Counter((puzzle.theme, puzzle.difficulty) for puzzle in self.shown)
        return max(cells.values(), default=1)

    def _row(self, name: str, rect: pygame.Rect) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        px, (left, across) = scale.px, self._columns
        ours = [puzzle for puzzle in self.shown if puzzle.theme == name]
        words, icon = say(f"{self.game}-theme-{name}"), puzzle_game(self.game).icon(name)
        solved = say("puzzles-solved-of", solved=self.progress.book.solved(ours), count=len(ours))
        following = next_open(self.progress.book, ours) or ours[0]
        label = pygame.Rect(rect.x, rect.y + px(4), left - rect.x - px(16), rect.h - px(8))
        out: list[Widget] = [ThemeName(services, f"theme-{name}", label, words, icon, self._opening(following), Tip(solved, words))]
        for column, difficulty in enumerate(DIFFICULTIES):
            cell = [puzzle for puzzle in ours if puzzle.difficulty == difficulty]
            pitch = min(px(PITCH), (across - px(14)) / self._most)
            size = min(px(MARK), round(pitch) - px(2), rect.h - px(8))
            for number, puzzle in enumerate(cell):
                place = pygame.Rect(0, 0, size, size)
                place.center = (left + across * column + px(MARK) // 2 + round(pitch * number), rect.centery)
                title = say("puzzles-mark-title", theme=words, difficulty=Text(f"puzzle-{difficulty}"), number=number + 1)
                tip = Tip(say(f"puzzle-mark-{mark(self.progress.book, puzzle)}"), title)
                out.append(PuzzleMark(services, f"puzzle-{puzzle.id}", place, mark(self.progress.book, puzzle), self._opening(puzzle), tip))
        return out

    def _choosing(self, game: str) -> Press:
        def press() -> Change | None:
            self.game = game
            self.services.remember(**self.services.preferences.game_chosen("puzzles", game))
            self.build()
            return None

        return press

    # ---------------------------------------------------------------- what happens
    def enter(self) -> None:
        names = [widget.name for widget in self.page.widgets]
        self.page.set_focus("next" if self._today_solved and "next" in names else "today" if self._asked else "back", ring=False)

    def escape(self) -> Change | None:
        return self.on_back()

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        look, say, px = self.services.look, self.services.say, self.services.scale.px
        draw_ground(target, self.services, self.heading())
        if self._asked is not None:
            look.paint.panel(target, self._sheet(TODAY), seed=4)
        look.paint.panel(target, self._sheet(ALL), seed=6)
        if not self.game:
            return
        head, foot, (left, across) = self._head, self._foot, self._columns
        look.type.put(target, say("puzzles-theme"), SECOND, (head.x, head.centery), theme.INK_SOFT, width=left - head.x - px(20))
        for column, difficulty in enumerate(DIFFICULTIES):
            x, size = left + across * column, px(36)
            target.blit(look.art.icon(difficulty_icon(difficulty), size), (x, head.centery - size // 2))
            x += size + px(10)
            look.type.put(
                target, say(f"puzzle-{difficulty}"), theme.PLAIN.at(25), (x, head.centery), width=left + across * (column + 1) - x - px(8)
            )
        look.paint.rule(target, head.x, head.bottom, head.w, strong=True)
        look.paint.rule(target, foot.x, foot.y, foot.w, strong=True)
        self._draw_legend(target, foot)

    def _draw_legend(self, target: pygame.Surface, foot: pygame.Rect) -> None:
        look, say, px = self.services.look, self.services.say, self.services.scale.px
        x, middle, size = foot.x, foot.centery + px(4), px(32)
        first = say("puzzles-first-try", count=at_first_try(self.progress.book, self.shown), solved=self.progress.book.solved(self.shown))
        wide = look.type.width(first, SECOND)
        room = foot.w - (wide + px(30))
        needed = sum(size + px(38) + look.type.width(say(f"puzzle-mark-{name}"), SECOND) for name in ("solved", "begun", "shown", "open"))
        fit = min(1.0, (room if room >= needed else foot.w) / needed)
        for name in ("solved", "begun", "shown", "open"):
            picture = look.art.get(f"house/mark-{name}", (size, size))
            target.blit(picture, (x, middle - size // 2))
            words = say(f"puzzle-mark-{name}")
            x += size + px(10)
            look.type.put(
                target, words, SECOND, (x, middle), theme.INK_SOFT, width=max(px(40), round(look.type.width(words, SECOND) * fit))
            )
            x += round(look.type.width(words, SECOND) * fit) + px(28)
        if room < needed:
            return  # large words leave room for the signs alone
        look.type.put(target, first, SECOND, (foot.right, middle), theme.INK_SOFT, align="right", width=wide)

    def _draw_picture(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        scale = self.services.scale
        size = (rect.w, scale.px(PICTURE[1]))
        if self._picture is None or self._picture.get_size() != size:
            assert self._asked is not None  # drawn only beside it
            self._picture = pygame.transform.smoothscale(public_picture(self.services, self._asked.session), size)
        place = pygame.Rect(rect.x, rect.y, *size)
        paint = self.services.look.paint
        paint.shade(target, place, radius=5, blur=4, drop=3, alpha=150)
        target.blit(self._picture, place)
        target.blit(paint.rounded(*size, 4 * scale.u, theme.INK, line=paint.line(2)), place)

    def _draw_difficulty(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        assert self.day is not None  # drawn only beside it
        look, px, size = self.services.look, self.services.scale.px, self.services.scale.px(36)
        target.blit(look.art.icon(difficulty_icon(self.day.difficulty), size), (rect.x, rect.centery - size // 2))
        words = self.services.say(f"puzzle-{self.day.difficulty}")
        look.type.put(target, words, SECOND, (rect.x + size + px(12), rect.centery), theme.INK_SOFT, width=rect.w - size - px(12))

    def _draw_streak(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Under two days nobody counts."""
        look, say, run = self.services.look, self.services.say, streak(self.progress.book, self.progress.today)
        look.paint.rule(target, rect.x, rect.y, rect.w)
        longest = say("puzzles-longest", days=run.longest) if run.longest > max(1, run.now) else ""
        wide = look.type.width(longest, SECOND) if longest else 0
        words = (
            say("puzzles-streak", days=run.now)
            if run.now > 1
            else say("puzzles-today-done" if self._today_solved else "puzzles-today-waits")
        )
        look.type.put(target, words, HEAD.at(31), (rect.x, rect.centery), width=rect.w - wide - self.services.scale.px(16))
        if longest:
            look.type.put(target, longest, SECOND, (rect.right, rect.centery), theme.INK_SOFT, align="right", width=wide)


def _blit(target: pygame.Surface, words: pygame.Surface, rect: pygame.Rect) -> None:
    target.blit(words, rect.topleft)
