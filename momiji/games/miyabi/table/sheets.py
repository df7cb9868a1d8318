"""Two sheets over the table: how all rows stand, and all tiles of the box."""

from collections.abc import Sequence
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.tiles import BAG, BAGS, NAMES, OBJECTS
from momiji.games.miyabi.rules.words import tile_name
from momiji.ui import theme
from momiji.ui.input import Context, Event, PointerDown
from momiji.ui.kit.button import RoundButton
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop
from momiji.ui.theme import Role

from . import about, shapes
from .draw.pill import draw_pill
from .draw.tile import alone, draw_lifted, resting, tile_picture
from .show import MiyabiShow

FIGURE: Final = Role("Alegreya-Bold", 30)
MOST: Final = Role("Alegreya-Black", 32)
WORD: Final = Role("AlegreyaSans-Bold", 25)
CROWDED: Final = 0.8  # words are made a little smaller, but not so small that nobody reads them


class Sheet(ModalScene):
    """Escape, the cross, another right click or a click beside it goes back."""

    dim = 190
    title: str
    caption: str  # what the figures are
    size: tuple[float, float]

    def __init__(self, services: Services, show: MiyabiShow, context: Any) -> None:
        super().__init__(services)
        self.show, self.context = show, context

    def heading(self) -> str:
        return self.services.say(self.title)

    def layout(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        px = scale.px
        self.sheet = pygame.Rect(0, 0, px(self.size[0]), px(self.size[1])).move_to(center=(scale.x(960), scale.y(540)))
        d = px(60)
        place = pygame.Rect(self.sheet.right - px(32) - d, self.sheet.y + px(28), d, d)
        return [RoundButton(services, "close", place, "cross", Pop, tip=Tip(services.say("players-close")))]

    def handle(self, event: Event) -> Change | None:
        match event:
            case Context():
                return Pop()
            case PointerDown(x, y) if not self.sheet.collidepoint(x, y):
                return Pop()
        return super().handle(event)

    def draw_sheet(self, target: pygame.Surface) -> None:
        look, px = self.services.look, self.services.scale.px
        middle, right = self.sheet.y + px(58), self.sheet.right - px(124)
        title = look.type.put(
            target, self.services.say(self.title), theme.SHEET_TITLE, (self.sheet.x + px(44), middle), width=self.sheet.w - px(170)
        )
        words, role = self.services.say(self.caption), self.context.capped(theme.SECOND, 34)
        if look.type.width(words, role) * CROWDED <= right - title.right - px(40):
            look.type.put(target, words, role, (right, middle + px(4)), theme.INK_SOFT, align="right", width=right - title.right - px(40))
        look.paint.rule(target, self.sheet.x + px(44), self.sheet.y + px(104), self.sheet.w - px(88), strong=True)
        self.draw_inside(target, pygame.Rect(self.sheet.x + px(44), self.sheet.y + px(116), self.sheet.w - px(88), self.sheet.h - px(150)))

    def draw_inside(self, target: pygame.Surface, area: pygame.Rect) -> None:
        raise NotImplementedError


class RowsSheet(Sheet):
    """For every row who shows how many objects, and what that would bring now."""

    title, caption = "miyabi-rows-now", "miyabi-rows-caption"
    size = (1240, 820)

    def written(self) -> Sequence[str]:
        """Row by row how many objects everybody shows, and what that would bring now."""
        say, people = self.services.say, sorted(self.show.players, key=lambda player: player.seat)
        told = []
        for kind, standing in enumerate(self.show.standings):
            counts = [
                say("miyabi-heard-row", name=player.name, objects=standing.counts[player.seat], points=standing.points[player.seat])
                for player in people
            ]
            told.append(say("spoken-setting", name=say(f"miyabi-object-{NAMES[kind]}"), value="; ".join(counts)))
        return told

    def draw_inside(self, target: pygame.Surface, area: pygame.Rect) -> None:
        look, px, show = self.services.look, self.services.scale.px, self.show
        people = sorted(show.players, key=lambda player: player.seat)
        wide = (area.w - px(330)) // len(people)
        columns = [area.x + px(330) + wide * index + wide // 2 for index in range(len(people))]
        for x, player in zip(columns, people, strict=True):
            crest = look.sprites.crest(player.crest, px(50))
            target.blit(crest, crest.get_rect(center=(x, area.y + px(34))))
            look.type.put(target, player.name, self.context.capped(WORD, 34), (x, area.y + px(78)), align="centre", width=wide - px(12))
        top, high = area.y + px(104), (area.h - px(104)) // (len(OBJECTS) + 1)
        sums = dict.fromkeys((player.seat for player in people), 0)
        for kind, standing in enumerate(show.standings):
            y = top + high * kind + high // 2
            look.paint.rule(target, area.x, top + high * kind, area.w)
            self._row_head(target, kind, area.x, y)
            for x, player in zip(columns, people, strict=True):
                most, now = player.seat in standing.leaders, standing.points[player.seat]
                sums[player.seat] += now
                draw_pill(target, self.context, str(standing.counts[player.seat]), (x - px(34), y))
                ink, role = theme.DEEP_RED if most else theme.INK_SOFT, self.context.capped(MOST if most else FIGURE, 40)
                look.type.put(target, f"+{now}" if now else "–", role, (x, y), ink, width=wide // 2)
        y = top + high * len(OBJECTS) + high // 2
        look.paint.rule(target, area.x, top + high * len(OBJECTS), area.w, strong=True)
        look.type.put(target, self.services.say("miyabi-rows-sum"), self.context.capped(WORD, 36), (area.x, y), width=px(310))
        for x, player in zip(columns, people, strict=True):
            look.type.put(target, f"+{sums[player.seat]}", self.context.capped(MOST, 42), (x, y))

    def _row_head(self, target: pygame.Surface, kind: int, x: int, y: int) -> None:
        look, px, values = self.services.look, self.services.scale.px, EDITION.objects[kind]
        picture = look.art.get(alone(kind, 64), (px(48), px(48)))
        target.blit(picture, picture.get_rect(midleft=(x, y)))
        name = self.services.say(f"miyabi-object-{NAMES[kind]}")
        look.type.put(target, name[:1].upper() + name[1:], self.context.capped(WORD, 36), (x + px(60), y), width=px(150))
        look.type.put(
            target, f"{values.most} / {values.second}", self.context.capped(WORD, 32), (x + px(300), y), theme.INK_SOFT, align="right"
        )


class BoxSheet(Sheet):
    """Every tile of the box, those that were drawn greyed, with how many are still to come."""

    title, caption = "miyabi-about-box", "miyabi-box-caption"
    size = (1560, 980)

    def written(self) -> Sequence[str]:
        """Every tile with how many of it are still to be drawn."""
        say = self.services.say
        return [
            say("miyabi-heard-left", tile=tile_name(tile), left=count - drawn, count=count)
            for tile, (count, drawn) in about.drawn(self.show.view).items()
        ]

    def draw_inside(self, target: pygame.Surface, area: pygame.Rect) -> None:
        look, px, context = self.services.look, self.services.scale.px, self.context
        counts = about.drawn(self.show.view)
        forms = len(EDITION.forms)
        widths = [shapes.box(form, "e" if EDITION.forms[form].squares else "")[3] for form in range(forms)]
        gap, mark = px(34), px(70)
        cell = min((area.w - gap * (forms - 1) - mark) // (sum(widths) + forms), (area.h - px(56)) // 13)
        high = (area.h - px(56)) // len(OBJECTS)
        x = area.x + mark
        for form in range(forms):
            wide = (widths[form] + 1) * cell
            words = self.services.say(f"miyabi-box-{BAGS[BAG[form]].lower()}")
            if form == 0 or BAG[form] != BAG[form - 1]:
                role, room = context.capped(WORD, 30), wide + gap - px(14)
                before = (
                    min(x - area.x, max(0, look.type.width(words, role) - room)) if form == 0 else 0
                )  # the first may begin further left
                look.type.put(target, words, role, (x - before, area.y + px(24)), theme.INK_SOFT, width=room + before)
            for kind in range(len(OBJECTS)):
                tile = kind * forms + form
                if tile not in counts:
                    continue
                y = area.y + px(56) + high * kind
                self._tile(target, tile, x, y, cell, high, counts[tile])
            x += wide + gap
        for kind in range(len(OBJECTS)):
            picture = look.art.get(alone(kind, 64), (px(46), px(46)))
            target.blit(picture, picture.get_rect(midleft=(area.x, area.y + px(56) + high * kind + high // 2)))

    def _tile(self, target: pygame.Surface, tile: int, x: int, y: int, cell: int, high: int, counted: tuple[int, int]) -> None:
        look, (count, drawn) = self.services.look, counted
        direction = "e" if EDITION.forms[tile % len(EDITION.forms)].squares else ""
        _, _, rows, columns = shapes.box(tile, direction)
        picture, at = tile_picture(self.context.look, tile, direction, cell), (x, y + (high - rows * cell) // 2)
        if drawn == count:
            target.blit(resting(self.context, ("box", tile), picture), at)
        else:
            draw_lifted(target, self.context, ("miyabi-box", tile), picture, at, 0)
        left = (x + columns * cell + self.services.scale.px(8), y + high // 2)
        ink = theme.INK if drawn < count else theme.INK_SOFT
        role = self.context.capped(FIGURE.at(24), 30)
        look.type.put(target, f"{count - drawn}/{count}", role, left, ink, width=round(cell * 1.3))
