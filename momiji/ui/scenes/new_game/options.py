"""The right sheet of a new game: what is played with, and how. The game adds its own rows, or gets a plain one for each option."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from momiji.core.text import Text
from momiji.playing.preferences import SPEEDS
from momiji.ui import theme
from momiji.ui.kit.choice import ChoiceOption, Switch, Trough
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.new_game.form import NewGameForm
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services

from .game_form import PlainGameForm
from .rows import Rows

_SPEED_WORDS = ("settings-speed-half", "settings-speed-normal", "settings-speed-double", "settings-speed-instant")
_RESULT = theme.READING_BOLD.at(24)


@dataclass(frozen=True, slots=True)
class Controls:
    """Makes the rows of the sheet; `changed` is called after every change, `refuse` says a reason beside a place."""

    services: Services
    changed: Callable[[], None]
    refuse: Callable[[str, pygame.Rect], None]

    def switch(
        self,
        rows: Rows,
        key: str,
        name: str,
        about: str,
        on: bool,
        flip: Callable[[bool], None],
        why: Text | None = None,
        *,
        rule: bool = True,
        art: str = "",
        knob: str = "tokens/acorn-small",
    ) -> None:
        services, say = self.services, self.services.say
        tip = Tip(say.text(why)) if why else None

        def flipped(to: bool) -> None:
            flip(to)
            self.changed()

        def make(place: pygame.Rect) -> list[Widget]:
            return [Switch(services, key, place, on, flipped, tip=tip, enabled=why is None, knob=knob)]

        rows.add(key, name, about, rows.control(104, 50), make, said=say("settings-on" if on else "settings-off"), rule=rule, art=art)

    def trough(
        self,
        rows: Rows,
        key: str,
        name: str,
        about: str,
        options: list[ChoiceOption],
        chosen: int,
        choose: Callable[[int], None],
        why: Text | None = None,
        *,
        wide: float = 306,
        rule: bool = True,
    ) -> None:
        """Options that rest say why when they are pressed."""
        reason = self.services.say.text(why) if why else ""

        def choice(index: int) -> None:
            choose(index)
            self.changed()

        def refuse(cell: pygame.Rect) -> None:
            self.refuse(reason, cell)

        def make(place: pygame.Rect) -> list[Widget]:
            tip = Tip(reason) if reason else None
            return [Trough(self.services, key, place, options, chosen, choice, on_refuse=refuse, tip=tip)]

        rows.add(key, name, about, rows.control(wide, 58), make, rule=rule)


class OptionSheet(Protocol):
    """A game's own rows, and what will lie on its table."""

    def add(self, rows: Rows) -> None: ...

    def result(self) -> tuple[tuple[str, str], ...]:
        """Small pictures with words; the players stand before them."""


class PlainSheet:
    """A row for every option, in words of the game: `<game>-option-<name>`, `…-about`, `…-<value>`; `…-usual` for none of the values."""

    knob = "tokens/acorn-small"  # what slides in its switches

    def __init__(self, game: str, form: PlainGameForm, controls: Controls) -> None:
        self.game, self.form, self.controls = game, form, controls

    def add(self, rows: Rows) -> None:
        say = self.controls.services.say
        for option in self.form.rules.options:
            key = f"{self.game}-option-{option.name}"
            words = (say(key), say(f"{key}-about"))
            if option.many:
                for value in option.values:
                    self._one_of_many(rows, option.name, value, say(f"{key}-{value.lower()}"))
            elif option.values:
                self._choice(rows, option.name, option.values, *words)
            else:
                self._switch(rows, option.name, *words)

    def _switch(self, rows: Rows, name: str, words: str, about: str) -> None:
        on = name in self.form.chosen

        def flip(to: bool) -> None:
            self.form.set(name, "" if to else None)

        why = self.form.why_not(name, None if on else "")
        self.controls.switch(rows, name, words, about, on, flip, why, art=self.sign(name), knob=self.knob)

    def sign(self, name: str) -> str:
        """A drawing before an option that is switched on or off, if the game has one."""
        return ""

    def _choice(self, rows: Rows, name: str, values: tuple[str, ...], words: str, about: str) -> None:
        say, form = self.controls.services.say, self.form
        every: tuple[str | None, ...] = (None, *values)
        why = {value: form.why_not(name, value) for value in every}
        options = [ChoiceOption(say(f"{self.game}-option-{name}-{value or 'usual'}"), rests=why[value] is not None) for value in every]

        def choose(index: int) -> None:
            form.set(name, every[index])

        reason = next((one for one in why.values() if one is not None), None)
        self.controls.trough(rows, name, words, about, options, every.index(form.chosen.get(name)), choose, reason)

    def _one_of_many(self, rows: Rows, name: str, value: str, words: str) -> None:
        chosen = self.form.chosen.get(name, "")
        changed = chosen.replace(value, "") if value in chosen else chosen + value

        def flip(to: bool) -> None:
            self.form.set(name, changed or None)

        why = self.form.why_not(name, changed or None)
        self.controls.switch(rows, f"{name}-{value}", words, "", value in chosen, flip, why, knob=self.knob)

    def result(self) -> tuple[tuple[str, str], ...]:
        return ()


class TablePart:
    """The game's rows from the form, then those every game has."""

    def __init__(
        self,
        services: Services,
        form: NewGameForm,
        changed: Callable[[], None],
        refuse: Callable[[str, pygame.Rect], None],
        on_submit: Press,
    ) -> None:
        self.services = services
        self.form = form
        self.controls = Controls(services, changed, refuse)
        self.sheet: OptionSheet = pages(form.game).option_sheet(form.own, self.controls)
        self.on_submit = on_submit

    def widgets(self, area: pygame.Rect) -> ScrollArea:
        scale = self.services.scale
        bar = scale.px(24)
        rows = Rows(self.services, area.x, area.w - bar, area.y)
        self.sheet.add(rows)
        self._speed(rows)
        rows.seed(self.form.seed, self.form.said_seed, self._write_seed, self._roll, self.on_submit)
        return ScrollArea(self.services, "table", area, rows.y - area.y, rows.widgets)

    def _speed(self, rows: Rows) -> None:
        say, speed = self.services.say, self.services.preferences.animation_speed
        chosen = SPEEDS.index(speed) if speed in SPEEDS else 1

        def choose(index: int) -> None:
            self.services.change(animation_speed=SPEEDS[index])

        options = [ChoiceOption(say(key)) for key in _SPEED_WORDS]
        self.controls.trough(rows, "speed", say("new-game-speed"), say("new-game-speed-about"), options, chosen, choose, wide=330)

    # ---------------------------------------------------------------- seed
    def _write_seed(self, seed: str) -> None:
        self.form.set_seed(seed)
        self.controls.changed()

    def _roll(self) -> None:
        self.form.roll()
        self.controls.changed()

    # ---------------------------------------------------------------- result
    def result(self, place: pygame.Rect) -> Drawing:
        """What will lie on the table, in small pictures; in two lines where one is too short."""
        parts = self._parts()

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            left, wide = rect.x - self.services.scale.px(4), rect.w + self.services.scale.px(8)
            self.services.look.paint.rule(target, left, rect.y, wide, strong=True)
            draw_result(target, self.services, rect, parts, self._lines(rect.w))

        return Drawing(self.services, "result", place, paint)

    def result_height(self, width: int) -> int:
        scale = self.services.scale
        lines = self._lines(width)
        return scale.px(100) if lines == 1 else round(lines * max(scale.px(46), scale.type(24) * 1.3)) + scale.px(14)

    def _parts(self) -> tuple[tuple[str, str], ...]:
        players = ("icons/person", self.services.say("new-game-result-players", count=self.form.players))
        return (players, *self.sheet.result())

    def _lines(self, width: int) -> int:
        parts, px = self._parts(), self.services.scale.px
        words = sum(self.services.look.type.width(words, _RESULT) for _, words in parts)
        return 1 if words + px(52) * len(parts) + px(24) * (len(parts) - 1) <= width else 2


def draw_result(target: pygame.Surface, services: Services, rect: pygame.Rect, parts: tuple[tuple[str, str], ...], lines: int) -> None:
    look, px = services.look, services.scale.px
    icon, gap = px(42), px(10)
    widths = [icon + gap + look.type.width(words, _RESULT) for _, words in parts]
    each = -(-len(parts) // lines)
    for line in range(lines):
        row, sizes = parts[line * each :][:each], widths[line * each :][:each]
        y = rect.y + round(rect.h * (2 * line + 1) / (2 * lines))
        x, spare = float(rect.x), (rect.w - sum(sizes)) / max(1, each - 1)
        for column, ((art, words), width) in enumerate(zip(row, sizes, strict=True)):
            if lines > 1:
                x = rect.x + column * rect.w / each
            room = rect.w // each - icon - gap if lines > 1 else None
            picture = look.art.get(art, (icon, round(icon / look.art.aspect(art))))
            target.blit(picture, picture.get_rect(center=(round(x) + icon // 2, y)))
            look.type.put(target, words, _RESULT, (round(x) + icon + gap, y), width=room)
            x += width + spare
