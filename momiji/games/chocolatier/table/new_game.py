"""Master Chocolatier's rows on the sheet of a new game: the side of the box as two pictures, and the special plates with their powers."""

from functools import partial
from typing import Final

import pygame

from momiji.games.chocolatier.rules.contents import BROWN, COLOURS, OFFERS, SPECIAL, column_of
from momiji.ui import theme
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.new_game.game_form import PlainGameForm
from momiji.ui.scenes.new_game.options import Controls
from momiji.ui.scenes.new_game.rows import Rows
from momiji.ui.services import Look

from . import spots

SHOWN: Final = 3  # rows and columns of the box in a picture
SMALLEST_CORNER: Final = 66
HEART: Final = "chocolatier/pralines/mini/red"
BADGES: Final = ("1", "2-blue", "3", "4", "5")
FACE: Final = theme.PLAIN.at(26)


class ChocolatierSheet:
    def __init__(self, form: PlainGameForm, controls: Controls) -> None:
        self.form, self.controls, self.services = form, controls, controls.services

    def add(self, rows: Rows) -> None:
        self._side(rows)
        self._special(rows)

    def result(self) -> tuple[tuple[str, str], ...]:
        say, players = self.services.say, self.form.players()
        plates = ("chocolatier/offers/plate", say("chocolatier-result-plates", count=OFFERS.get(players, 0)))
        if SPECIAL not in self.form.chosen:
            return (plates,)
        return plates, ("chocolatier/offers/gold-plain", say("chocolatier-result-special", count=players))

    def _side(self, rows: Rows) -> None:
        form, say = self.form, self.services.say
        options = [ChoiceOption(say(f"chocolatier-side-{name}")) for name in ("coloured", "plain")]
        brown = BROWN in form.chosen

        def choose(index: int) -> None:
            form.set(BROWN, "" if index else None)
            self.controls.changed()

        def make(place: pygame.Rect) -> list[Widget]:
            return [SideTrough(self.services, "side", place, options, int(brown), choose)]

        about = say("chocolatier-option-brown-about" if brown else "chocolatier-side-about")
        rows.add("side", say("chocolatier-side"), about, (rows.width, rows.control(620, 150)[1]), make)

    def _special(self, rows: Rows) -> None:
        form, say, scale = self.form, self.services.say, self.services.scale
        on = SPECIAL in form.chosen

        def flip(to: bool) -> None:
            form.set(SPECIAL, "" if to else None)

        words = say("chocolatier-option-special"), say("chocolatier-option-special-about")
        self.controls.switch(rows, SPECIAL, *words, on, flip, form.why_not(SPECIAL, None if on else ""), rule=False, knob=HEART)
        place = pygame.Rect(rows.left, rows.y, rows.width, scale.px(76))
        rows.widgets.append(Drawing(self.services, "badges", place, partial(self._badges, on)))
        rows.y = place.bottom

    def _badges(self, on: bool, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, px = self.services.look, self.services.scale.px
        size = px(62)
        for nth, name in enumerate(BADGES):
            picture = look.art.get(f"chocolatier/offers/badge-{name}", (size, size))
            picture.set_alpha(255 if on else 110)
            target.blit(picture, (rect.x + nth * (size + px(20)), rect.y))
            picture.set_alpha(255)
        look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)


class SideTrough(Trough):
    """Two choices, each with a corner of the box as it will look."""

    def cells(self) -> list[pygame.Rect]:
        half = self.rect.w // 2
        return [pygame.Rect(self.rect.x + half * nth, self.rect.y, half, self.rect.h) for nth in (0, 1)]

    def draw(self, target: pygame.Surface) -> None:
        words, self.options = self.options, [ChoiceOption("") for _ in self.options]
        super().draw(target)  # the trough and its raised paper
        self.options = words
        px, type_ = self.look.scale.px, self.look.type
        widest, room = max(type_.width(word.words, FACE) for word in words), self.cells()[0].w - px(48)
        for index, cell in enumerate(self.cells()):
            side = max(px(SMALLEST_CORNER), min(cell.h - px(24), room - widest))  # large words leave it less
            picture = self.look.paint.kept(("corner of the box", side, index), partial(corner, self.look, side, bool(index)))
            at = picture.get_rect(midleft=(cell.x + px(18), cell.centery - px(1)))
            target.blit(picture, at)
            ink = theme.INK if index == self.chosen else theme.INK_SOFT
            left = at.right + px(18)
            role = FACE.at(FACE.px * min(1.0, (cell.right - px(12) - left) / widest))
            type_.put(target, words[index].words, role, (left, cell.centery), ink)


def corner(look: Look, side: int, plain: bool) -> pygame.Surface:
    """The upper left of the box."""
    pitch = side // SHOWN
    out = pygame.Surface((pitch * SHOWN, pitch * SHOWN))
    out.fill((58, 33, 24))
    for row in range(SHOWN):
        for colour in range(len(COLOURS)):
            column = column_of(row, colour)
            if column < SHOWN:
                name = "neutral" if plain else spots.drawing(COLOURS[colour])
                well = pitch - max(1, look.scale.px(2))
                out.blit(look.art.get(f"chocolatier/wells/{name}", (well, well)), (column * pitch, row * pitch))
    return out
