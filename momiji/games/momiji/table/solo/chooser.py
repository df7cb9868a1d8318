"""The solo scenarios side by side: choose one, say who you are, begin."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Final

import pygame

from momiji.core.text import clean
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.playing.choices import SEED_LIMIT, fresh_seed, usual_names
from momiji.playing.people import person_name
from momiji.playing.preferences import NAME_LIMIT
from momiji.playing.session import Choices, Seat
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import Switch
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.ground import SEATED, draw_ground, stretch
from momiji.ui.scenes.new_game.choosers import crest_chooser
from momiji.ui.scenes.new_game.rows import foot_buttons, seed_field
from momiji.ui.scenes.new_game.seat_parts import CrestButton
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push

from .sheet import ScenarioPart

PICTURE: Final = (1.0, 0.7, 0.45, 0.0)  # shares of the scenario's picture that are shown, in this order
SHEETS: Final = (96, 120, 1728, 718)
GAP: Final = 24
STRIP: Final = (96, 856, 1728, 106)
NAME: Final = theme.NAME.at(36)


class SoloChooserScene(PagedScene):
    """`on_begin` gets choices with a scenario; of the seats given only the first one counts."""

    keeps_rest = True

    def __init__(
        self,
        services: Services,
        choices: Choices,
        on_begin: Callable[[Choices], Change | None],
        *,
        on_back: Callable[[Choices], Change | None] = lambda _: Pop(),
        on_rules: Press | None = None,
        roll_seed: Callable[[], str] = fresh_seed,
    ) -> None:
        super().__init__(services)
        self.on_begin, self.on_back, self.on_rules, self.roll_seed = on_begin, on_back, on_rules, roll_seed
        wishes = Wishes.of(choices.options)
        self.scenario: str = wishes.scenario or next(iter(EDITION.scenarios))
        self.seat = replace(choices.seats[0], computer=None)
        self.typed = person_name(self.seat.name)
        self.seed = clean(choices.seed, SEED_LIMIT)
        self.spare_seed = self.seed or roll_seed()
        self.open_counts = wishes.open_counts

    @property
    def choices(self) -> Choices:
        """What is chosen now; it can always be dealt."""
        seat = Seat(self._name(), self.seat.crest)
        seed = clean(self.seed, SEED_LIMIT) or self.spare_seed
        return Choices("momiji", (seat,), seed, Wishes(open_counts=self.open_counts, scenario=self.scenario).options)

    def _name(self) -> str:
        return person_name(self.typed) or usual_names(self.services.say, self.services.preferences.name)[0]

    def heading(self) -> str:
        return self.services.say("title-solo")

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        for share in PICTURE:  # long words are worth more than a high picture
            sheets = self._sheets(share)
            if not any(isinstance(widget, ScrollArea) and widget.scrollable for widget in sheets):
                break
        return [*sheets, *self._strip(), *foot_buttons(self.services, self._back, self.on_rules, self._begin_button)]

    def _sheets(self, share: float) -> list[Widget]:
        scale = self.services.scale
        x, y, w, h = SHEETS
        spare = stretch(scale)
        count = len(EDITION.scenarios)
        wide = (w - GAP * (count - 1)) / count
        widgets: list[Widget] = []
        for index, scenario in enumerate(EDITION.scenarios.values()):

            def press(name: str = scenario.name) -> Change | None:
                return self._choose(name)

            part = ScenarioPart(self.services, scenario, index + 1, chosen=scenario.name == self.scenario, on_press=press, picture=share)
            place = scale.rect(x + (wide + GAP) * index, y - spare / 2, wide, h + spare)
            place.w = scale.px(wide)  # rounded alike, so that all sheets are laid out alike
            widgets += part.widgets(place)
        return widgets

    def _strip_place(self) -> pygame.Rect:
        x, y, w, h = STRIP
        return self.services.scale.rect(x, y + stretch(self.services.scale) / 2, w, h)

    def _strip(self) -> list[Widget]:
        """Who plays, whether counts are open, and the seed."""
        services, scale, say, type_ = self.services, self.services.scale, self.services.say, self.services.look.type
        strip = self._strip_place()
        middle, gap, line = strip.centery, scale.px(20), min(scale.px(80), round(scale.type(NAME.px) * 1.3))

        def at(x: int, w: int, h: int) -> pygame.Rect:
            return pygame.Rect(x, middle - h // 2, w, h)

        crest = CrestButton(
            services,
            "crest",
            at(strip.x + scale.px(28), scale.px(80), scale.px(80)),
            self.seat.crest,
            self._crests,
            tip=Tip(say("new-game-crest")),
        )
        grow = max(1.0, scale.room(24) ** 0.5)
        switch_label, seed_label = say("new-game-open-counts"), say("new-game-seed")
        field = at(0, scale.px(400), min(scale.px(80), round(scale.px(58) * grow)))
        field.right = strip.right - scale.px(28)
        seed_left = field.x - gap - type_.width(seed_label, theme.NAME.at(29))
        switch = at(0, scale.px(104 * grow), round(scale.px(50) * grow))
        said = say("settings-on" if self.open_counts else "settings-off")
        open_width = type_.width(switch_label, theme.NAME.at(29)) + 2 * gap + type_.width(said, theme.PLAIN.at(24)) + switch.w
        name_left, free = crest.rect.right + scale.px(14), scale.px(20 + 36 + 2 * 24)
        name = TextField(
            services,
            "name",
            at(name_left, max(scale.px(180), min(scale.px(350), seed_left - open_width - free - name_left)), line),
            self.typed,
            self._rename,
            limit=NAME_LIMIT,
            placeholder=self._name(),
            on_submit=self._to_begin,
            role=NAME,
            bare=True,
        )
        rules = (name.rect.right + scale.px(20), seed_left - scale.px(36))
        open_left = (rules[0] + rules[1] - open_width) // 2
        switch.x = open_left + open_width - switch.w

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            type_.put(target, switch_label, theme.NAME.at(29), (open_left, middle))
            type_.put(target, said, theme.PLAIN.at(24), (switch.x - gap // 2, middle), theme.INK_SOFT, align="right")
            type_.put(target, seed_label, theme.NAME.at(29), (seed_left, middle))
            for x in rules:
                services.look.paint.rule(target, x, rect.y + scale.px(22), rect.h - scale.px(44), down=True)

        about = Tip(say("new-game-open-counts-about"), switch_label)
        counts = Switch(services, "open-counts", switch, self.open_counts, self._set_open, tip=about)
        counts.label = switch_label
        name.label = say("reader-name")
        return [
            Drawing(services, "strip", strip, paint),
            crest,
            name,
            counts,
            *seed_field(services, field, self.seed, self.spare_seed, self._set_seed, self._roll, self._to_begin),
        ]

    def _begin_button(self, place: pygame.Rect) -> Button:
        return Button(self.services, "begin", place, self.services.say("solo-chooser-begin"), self._begin, material="lacquer")

    def enter(self) -> None:
        self.page.set_focus("begin", ring=False)

    def resume(self) -> None:
        self.build()

    # ---------------------------------------------------------------- what happens
    def escape(self) -> Change | None:
        return self._back()

    def _choose(self, scenario: str) -> Change | None:
        if scenario == self.scenario:
            return self._begin()
        self.scenario = scenario
        self.build()
        return None

    def _rename(self, typed: str) -> None:
        self.typed = typed
        self.build()

    def _set_open(self, on: bool) -> None:
        self.open_counts = on
        self.build()

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    def _roll(self) -> None:
        self.seed = self.spare_seed = self.roll_seed()
        self.build()

    def _crests(self) -> Change | None:
        def take(crest: str) -> None:
            self.seat = replace(self.seat, crest=crest)

        return Push(
            crest_chooser(self.services, lambda: self.page.find("crest").rect, self.seat.crest, {self.seat.crest: self._name()}, take)
        )

    def _to_begin(self) -> None:
        self.page.set_focus("begin")

    def _back(self) -> Change | None:
        return self.on_back(self.choices)

    def _begin(self) -> Change | None:
        return self.on_begin(self.choices)

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> Hashable:
        preferences = self.services.preferences
        return preferences.language, preferences.text_scale, preferences.strong_outlines

    def rest(self, target: pygame.Surface) -> None:
        draw_ground(target, self.services, self.services.say("title-solo"), SEATED)
        self.services.look.paint.panel(target, self._strip_place(), seed=8)
