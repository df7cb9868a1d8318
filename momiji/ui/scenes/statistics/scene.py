"""What came of all games: big figures, small charts, a page for each way to play."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.notice import NoticingScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.pick_list import pick_list
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.game_choice import GameChoice
from momiji.ui.scenes.ground import back_button, draw_ground, foot_growth, sheet_place, stretch
from momiji.ui.scenes.moon_window import TITLE, draw_moon_window
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push

from .bands import GameBand, band_height, draw_band, figures_width
from .chapter import StatisticsChapter
from .charts import Chart, LineChart, chart_height, draw_chart, draw_figures, figures_height
from .numbers import GameNumbers
from .told import band_words, chart_words, figures_words

SHEET: Final = (96, 120, 1728, 840)
PAD: Final = 52
GAP: Final = 30


class StatisticsScene(NoticingScene):
    """Knows no game: chapters come ready to draw. With a `choice` there are several games, one under another or one of them."""

    keeps_rest = True

    def __init__(self, services: Services, numbers: GameNumbers, *, on_back: Press = Pop, choice: GameChoice | None = None) -> None:
        super().__init__(services, on_back)
        self.numbers = numbers
        self.choice = choice
        self.person, self.turned_to = 0, 0
        self._read()
        self.remark = numbers.note()
        filled = [number for number, chapter in enumerate(self.chapters) if chapter.charts]
        self.turned_to = filled[0] if filled else 0

    def _read(self) -> None:
        """Of all games together the chapters of each are there, one of a kind stands for its fellows."""
        if self.choice is not None:
            self.numbers.game = self.choice.chosen
        self.people = list(self.numbers.people())
        self.person = min(self.person, len(self.people) - 1)
        self.bands: list[GameBand] = []
        if self.choice is None or self.choice.chosen:
            self.chapters = list(self.numbers.chapters(self.person))
        else:
            self.bands = list(self.numbers.bands(self.person))
            fullest: dict[str, StatisticsChapter] = {}
            for chapter in (chapter for band in self.bands for chapter in band.chapters):
                if chapter.key not in fullest or not fullest[chapter.key].charts:
                    fullest[chapter.key] = chapter
            self.chapters = list(fullest.values())
        self.turned_to = min(self.turned_to, len(self.chapters) - 1)

    @property
    def chapter(self) -> StatisticsChapter:
        return self.chapters[self.turned_to]

    @property
    def empty(self) -> bool:
        return not any(chapter.charts for chapter in self.chapters)

    def heading(self) -> str:
        return self.services.say("statistics-title")

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        sheet, pad = sheet_place(self.services.scale, SHEET), scale.px(PAD)
        options = [ChoiceOption(say.text(chapter.title)) for chapter in self.chapters]
        grow = max(1.0, scale.room(24) ** 0.8)
        needed = sum(services.look.type.width(option.words, theme.PLAIN.at(24)) + scale.px(60) for option in options)
        trough = pygame.Rect(sheet.x + pad, sheet.y + scale.px(30), min(sheet.w - 2 * pad, needed), round(scale.px(62) * grow))
        area = pygame.Rect(sheet.x + pad, trough.bottom + scale.px(20), sheet.w - 2 * pad + scale.px(22), 1)
        head: list[Widget] = []
        if self.choice is not None:
            return self._layout_of_several(self.choice, sheet, trough, options)
        if self._columns == 2 and self.chapter.charts:  # the figures share a line with the chooser
            left, high = trough.right + scale.px(40), figures_height(services)
            head.append(self._figures(pygame.Rect(left, sheet.y + scale.px(30), sheet.right - pad - left, high)))
            trough.centery = head[0].rect.centery
            area.y = head[0].rect.bottom + scale.px(24)
        area.h = sheet.bottom - scale.px(22) - area.y
        content = self._content(area, figures=not head)
        return [*self._chooser(trough, options), *head, content, *self._buttons(), *self._whose(), *self.notices()]

    def _layout_of_several(self, choice: GameChoice, sheet: pygame.Rect, trough: pygame.Rect, options: list[ChoiceOption]) -> list[Widget]:
        """Which game, and at the right which way to play; one under the other where words are large."""
        scale, pad = self.services.scale, self.services.scale.px(PAD)
        right, high = sheet.right - pad, choice.height()
        games = pygame.Rect(sheet.x + pad, sheet.y + scale.px(30), min(choice.width(), sheet.w - 2 * pad), high)
        trough = pygame.Rect(right - trough.w, games.y, trough.w, high)
        if len(options) > 1 and trough.x < games.right + scale.px(30):
            trough.topleft = (games.x, games.bottom + scale.px(12))
        foot = trough.bottom if len(options) > 1 else games.bottom
        area = pygame.Rect(sheet.x + pad, foot + scale.px(20), sheet.w - 2 * pad + scale.px(22), 1)
        area.h = sheet.bottom - scale.px(22) - area.y
        chooser = self._chooser(trough, options) if len(options) > 1 else []
        content = self._all_games(area) if self.bands else self._content(area, figures=True)
        top = choice.widget(games, self._other_game)
        return [top, *chooser, content, *self._buttons(), *self._whose(), *self.notices()]

    def _all_games(self, area: pygame.Rect) -> ScrollArea:
        services, key = self.services, self.chapter.key
        bands = [band for band in self.bands if band.chapter(key)]
        shown = [chapter for band in bands if (chapter := band.chapter(key))]
        high, column = band_height(services), figures_width(services, shown)
        wide = area.w - services.scale.px(22)
        children: list[Widget] = []
        for number, band in enumerate(bands):

            def draw(target: pygame.Surface, rect: pygame.Rect, band: GameBand = band, first: bool = number == 0) -> None:
                draw_band(target, services, rect, band, key, column, first=first)

            place = pygame.Rect(area.x, area.y + high * number, wide, high)
            children.append(Drawing(services, f"band-{band.game}", place, draw))
            children[-1].words = band_words(services, band, self.chapter.key)
        return ScrollArea(services, f"bands-{key}", area, high * len(bands), children)

    def _other_game(self) -> None:
        key = self.chapter.key
        self._read()
        self.turned_to = next((number for number, chapter in enumerate(self.chapters) if chapter.key == key), 0)
        self.build()

    def _chooser(self, place: pygame.Rect, options: list[ChoiceOption]) -> list[Widget]:
        """A game with one way to play has its name there alone."""
        services = self.services
        if len(options) > 1:
            trough = Trough(services, "chapter", place, options, self.turned_to, self._turn)
            trough.label = services.say("reader-chapter")
            return [trough]

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            services.look.type.put(target, options[0].words, theme.NAME, rect.midleft, width=rect.w)

        return [Drawing(services, "chapter", place, draw)]

    @property
    def _columns(self) -> int:
        """Large words take the whole width."""
        return 2 if self.services.scale.room(theme.SECOND.px) < 1.45 else 1

    def _figures(self, rect: pygame.Rect) -> Drawing:
        figures = self.chapter.figures
        drawn = Drawing(self.services, "figures", rect, lambda target, rect: draw_figures(target, self.services, rect, figures))
        drawn.words = figures_words(self.services, figures)
        return drawn

    def _content(self, area: pygame.Rect, *, figures: bool) -> ScrollArea:
        """Figures where they are wanted here, then the line over both columns, then charts, each where there is more room."""
        services, scale, chapter, columns = self.services, self.services.scale, self.chapter, self._columns
        if not chapter.charts:
            nothing = Drawing(services, "nothing", area.copy(), self._nothing)
            nothing.words = services.say.text(chapter.empty)
            return ScrollArea(services, f"charts-{chapter.key}", area, area.h, [nothing])
        inner = area.w - scale.px(22)
        children: list[Widget] = []
        gap, top = scale.px(72), area.y
        if figures:
            children.append(self._figures(pygame.Rect(area.x, area.y, inner, figures_height(services))))
            top = children[0].rect.bottom + scale.px(24)
        wide = (inner - gap * (columns - 1)) // columns
        feet = [top] * columns
        for number, chart in enumerate(chapter.charts):
            column = feet.index(min(feet))
            place = pygame.Rect(area.x + (wide + gap) * column, feet[column], wide, chart_height(services, chart, wide))
            feet[column] = place.bottom + scale.px(GAP)
            if isinstance(chart, LineChart):
                place.w, feet = inner, [feet[column]] * columns

            def draw(target: pygame.Surface, rect: pygame.Rect, chart: Chart = chart) -> None:
                draw_chart(target, services, rect, chart)

            children.append(Drawing(services, f"chart-{number}", place, draw))
            children[-1].words = chart_words(services, chart)
        column = feet.index(min(feet))
        bare = pygame.Rect(area.x + (wide + gap) * column, feet[column], wide, area.bottom - feet[column])
        if columns == 2 and max(feet) <= area.bottom + scale.px(GAP):

            def view(target: pygame.Surface, rect: pygame.Rect) -> None:
                draw_moon_window(target, services, rect, TITLE, "red", most=260)

            children.append(Drawing(services, "view", bare, view))
        return ScrollArea(services, f"charts-{chapter.key}", area, max(feet) - scale.px(GAP) - area.y, children)

    def _nothing(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, scale = self.services.look, self.services.scale
        words = look.type.paragraph(
            self.services.say.text(self.chapter.empty), theme.READING.at(28), theme.INK_SOFT, width=scale.px(900), align="centre"
        )
        leaf = look.sprites.leaf("yellow", scale.px(150), 12)
        top = rect.centery - (words.get_height() + leaf.get_height() + scale.px(20)) // 2
        target.blit(leaf, leaf.get_rect(midtop=(rect.centerx, top)))
        target.blit(words, (rect.centerx - words.get_width() // 2, top + leaf.get_height() + scale.px(20)))

    def _buttons(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        why = Tip(say("statistics-nothing")) if self.empty else None
        y, wide = 982 + stretch(scale) / 2, 300 * min(1.35, foot_growth(scale))
        return [
            back_button(services, "saves-back", self.way_back),
            Button(
                services, "reset", scale.rect(1824 - 2 * wide - 16, y, wide, 68), say("statistics-reset"), self._reset, icon="bin",
                enabled=not self.empty, tip=why,
            ),
            Button(
                services, "export", scale.rect(1824 - wide, y, wide, 68), say("statistics-export"), self._export, icon="export",
                enabled=not self.empty, tip=why,
            ),
        ]  # fmt: skip

    def _said(self, person: Text | str) -> str:
        return person if isinstance(person, str) else self.services.say.text(person)

    def _whose(self) -> list[Widget]:
        """Whose results these are; nobody has to choose where there is nothing to choose from."""
        if len(self.people) < 3:  # one person, and everybody
            return []
        services, scale = self.services, self.services.scale
        grow = foot_growth(scale)
        words = self._said(self.people[self.person])
        left, right = 96 + 196 * grow + 20, 1824 - 2 * 300 * min(1.35, grow) - 36
        wide = min(right - left, (services.look.type.width(words, theme.PLAIN) / scale.u) + 120)
        place = scale.rect(left, 982 + stretch(scale) / 2, wide, 68)
        tip = Tip(services.say("statistics-whose"))
        return [Button(services, "person", place, words, self._choose_person, icon="person", tip=tip)]

    def _choose_person(self) -> Change | None:
        words = [self._said(person) for person in self.people]
        return Push(pick_list(self.services, lambda: self.page.find("person").rect, words, self.person, self._look_at))

    def _look_at(self, person: int) -> None:
        self.person = person
        self._refresh()

    def resume(self) -> None:
        self.build()

    def enter(self) -> None:
        self.page.set_focus("game" if self.choice else "chapter" if len(self.chapters) > 1 else "back", ring=False)
        if self.remark:
            self.say(self.remark)

    # ---------------------------------------------------------------- what happens
    def _turn(self, number: int) -> None:
        self.turned_to = number
        self.build()

    def _refresh(self) -> None:
        if list(self.numbers.people()) != self.people:  # the results are others now
            self.person = 0
        self._read()
        self.build()

    def _reset(self) -> None:
        trouble = self.numbers.reset()
        self._refresh()
        if trouble:
            self.say(trouble)
        else:
            self.tell(Text("statistics-was-reset"), Text("saves-undo"), self._undo)

    def _undo(self) -> None:
        trouble = self.numbers.undo()
        self._refresh()
        if trouble:
            self.say(trouble)

    def _export(self) -> None:
        self.say(self.numbers.export())

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> tuple[object, ...]:
        return (replace(self.services.preferences, window=(0, 0)),)

    def rest(self, target: pygame.Surface) -> None:
        draw_ground(target, self.services, self.services.say("statistics-title"))
        self.services.look.paint.panel(target, sheet_place(self.services.scale, SHEET), seed=4)
