"""Today's gardens: the same deal for everyone, a row for each way to play, and the result to share."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.playing.daily import AGAINST, Garden, first_try, modes, state_of
from momiji.registry import USUAL
from momiji.store import daily
from momiji.store.daily import DailyOutcome
from momiji.store.statistics import Result
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip, Toast
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .ground import draw_ground, stretch
from .pages import pages

SHEET: Final = (260, 150, 1400, 800)
NAME: Final = theme.NAME.at(34)
ROW: Final = 148
PICTURE: Final = 400


class DailyScene(PagedScene):
    """`on_begin` gets the garden to be dealt; `results` are those of the statistics, oldest first."""

    def __init__(
        self,
        services: Services,
        day: date,
        results: Sequence[Result],
        on_begin: Callable[[Garden], Change | None],
        *,
        game: str = USUAL,
        on_back: Press = Pop,
    ) -> None:
        super().__init__(services)
        self.day, self.on_begin, self.on_back = day, on_begin, on_back
        self.gardens = [Garden(day, mode, game) for mode in modes(game)]
        self.outcomes = {garden.mode: first_try(results, garden) for garden in self.gardens}

    # ---------------------------------------------------------------- layout
    def _sheet(self) -> pygame.Rect:
        spare = stretch(self.services.scale)
        x, y, w, h = SHEET
        return self.services.scale.rect(x, y - spare / 2, w, h + spare)

    def _row(self) -> int:
        scale = self.services.scale
        words = 1.3 * scale.type(NAME.px) + 1.5 * scale.type(theme.READING.px)
        return max(scale.px(ROW), round(words) + scale.px(44))

    def layout(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        sheet, high = self._sheet(), self._row()
        area = sheet.inflate(-2 * scale.px(34), -2 * scale.px(26))
        wide = area.w - (scale.px(20) if high * len(self.gardens) > area.h else 0)
        rows: list[Widget] = []
        for number, garden in enumerate(self.gardens):
            place = pygame.Rect(area.x, area.y + high * number, wide, high)
            rows += self._garden(garden, place, last=number == len(self.gardens) - 1)
        back = 196 * min(1.5, max(1.0, scale.room(26) ** 0.6))
        low = scale.rect(260, 982 + stretch(scale) / 2, back, 68)
        return [
            ScrollArea(services, "gardens", area, high * len(self.gardens), rows),
            Button(services, "back", low, services.say("saves-back"), self.on_back, icon="undo"),
        ]

    def _garden(self, garden: Garden, place: pygame.Rect, *, last: bool) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        outcome = self.outcomes[garden.mode]
        tall = round(scale.px(70) * min(1.4, max(1.0, scale.room(26) ** 0.6)))
        wide = round(scale.px(240) * min(1.5, max(1.0, scale.room(26) ** 0.7)))
        play = pygame.Rect(place.right - wide - scale.px(8), place.centery - tall // 2, wide, tall)
        copy = pygame.Rect(play.x - tall - scale.px(20), play.y, tall + scale.px(6), tall)
        words = pygame.Rect(place.x, place.y, (copy.x if outcome else play.x) - place.x - scale.px(16), place.h)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            self._draw(target, garden, outcome, rect)
            if not last:
                services.look.paint.rule(target, place.x, rect.bottom - 1, place.w)

        def begin() -> Change | None:
            return self.on_begin(garden)

        def share() -> Change | None:
            return self._share(garden)

        key = "daily-again" if outcome else "daily-play"
        out: list[Widget] = [Drawing(services, f"garden-{garden.mode}", words, draw)]
        if outcome:
            tip = Tip(say("daily-copy-tip"))
            out.append(Button(services, f"copy-{garden.mode}", copy, "", share, icon="speech", tip=tip))
        unplayed = next((mode for mode, known in self.outcomes.items() if not known), None)
        if garden.mode == unplayed:  # one lacquer button in a scene: the next thing to do
            out.append(Button(services, f"play-{garden.mode}", play, say(key), begin, material="lacquer", role=theme.PLAIN.at(28)))
        else:
            out.append(Button(services, f"play-{garden.mode}", play, say(key), begin, role=theme.PLAIN))
        return out

    # ---------------------------------------------------------------- what happens
    def _share(self, garden: Garden) -> Change | None:
        outcome = self.outcomes[garden.mode]
        if outcome is not None:
            line = self.services.say.text(daily.line(garden.day, garden.title, outcome))
            self.services.clipboard.write(line)
            self.page.show_toast(Toast(self.services.say("daily-copied", line=line), "icons/check", 6.0))
        return None

    def escape(self) -> Change | None:
        return self.on_back()

    # ---------------------------------------------------------------- drawing
    def rest(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        facts = {"day": self.day.day, "month": self.day.month, "year": str(self.day.year)}
        draw_ground(target, self.services, say("daily-title", date=Text("saves-date-year", facts)))
        sheet = self._sheet()
        look.paint.panel(target, sheet, seed=5)
        low = scale.rect(260, 982 + stretch(scale) / 2, 1400, 68)
        left = self.page.find("back").rect.right + scale.px(30)
        about = say("daily-about")
        measure = look.type.balanced(about, theme.READING, low.right - left)
        words = look.type.paragraph(about, theme.READING, theme.WOOD_WORDS, width=measure, line=1.15, lines=2)
        target.blit(words, (left, low.centery - words.get_height() // 2))

    def _draw(self, target: pygame.Surface, garden: Garden, outcome: DailyOutcome | None, rect: pygame.Rect) -> None:
        look, px, say = self.services.look, self.services.scale.px, self.services.say
        picture, others = self._picture(garden), AGAINST.get(garden.mode, 1) - 1
        place = pygame.Rect(rect.x + px(6), rect.centery, px(26 + 54 * others), px(12))
        if picture is not None:
            place = picture.get_rect(midleft=place.topleft)
            look.paint.shade(target, place, radius=6, blur=6, drop=4, alpha=130)
            target.blit(picture, place)
        for number in range(others):
            self._fox(target, (place.x + px(40 + 54 * number), place.bottom - px(12)))
        x = place.right + px(34)
        high, low = round(1.25 * self.services.scale.type(NAME.px)), round(1.3 * self.services.scale.type(theme.READING.px))
        top = rect.centery - (high + low) // 2
        look.type.put(target, say.text(garden.title), NAME, (x, top + high // 2), width=rect.right - x)
        colour = theme.INK_SOFT if outcome is None else theme.DEEP_RED if not outcome.won else (38, 92, 58)
        mark = round(1.15 * self.services.scale.type(theme.READING.px))
        for icon in ("brush-ring", "brush-tick")[: 2 if outcome and outcome.won else 1]:
            drawn = look.art.icon(icon, mark)
            target.blit(drawn, drawn.get_rect(midleft=(x, top + high + low // 2)))
        x += mark + px(12)
        look.type.put(target, say.text(state_of(outcome)), theme.READING, (x, top + high + low // 2), colour, width=rect.right - x)

    def _picture(self, garden: Garden) -> pygame.Surface | None:
        look, scale = self.services.look, self.services.scale
        width = round(scale.px(PICTURE) / max(1.0, scale.room(theme.READING.px) ** 0.7))
        return pages(garden.game).daily_picture(look, garden, width)

    def _fox(self, target: pygame.Surface, centre: tuple[int, int]) -> None:
        look, px = self.services.look, self.services.scale.px
        disc = pygame.Rect(0, 0, px(50), px(50))
        disc.center = centre
        look.paint.shade(target, disc, radius=25, blur=4, drop=2, alpha=120)
        target.blit(look.paint.rounded(*disc.size, disc.w / 2, theme.CREAM), disc)
        target.blit(look.paint.rounded(*disc.size, disc.w / 2, theme.INK, line=max(1.0, 2 * self.services.scale.u)), disc)
        fox = look.art.icon("fox", px(34))
        target.blit(fox, fox.get_rect(center=disc.center))
