"""A new game: seats on the left sheet, the table on the right, and one button that deals."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from momiji.playing.choices import fresh_seed, usual_names
from momiji.playing.people import known
from momiji.playing.session import Choices
from momiji.ui import theme
from momiji.ui.input import Event, Key
from momiji.ui.kit.button import Button
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.tip import Bubble, Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.ground import SEATED, draw_ground, stretch
from momiji.ui.scenes.moon_window import beside, draw_moon_window
from momiji.ui.scenes.new_game.form import NewGameForm
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .options import TablePart
from .rows import foot_buttons
from .seats import PLACES, SeatsPart

LEFT: Final = (96, 120, 980, 840)
RIGHT: Final = (1108, 120, 716, 840)
HEAD: Final = 91


class NewGameScene(PagedScene):
    """`on_deal` gets choices that can be dealt. `levels` names the computer players there are; without any, that choice rests."""

    keeps_rest = True

    def __init__(
        self,
        services: Services,
        choices: Choices,
        on_deal: Callable[[Choices], Change | None],
        *,
        on_back: Callable[[Choices], Change | None] = lambda _: Pop(),
        on_rules: Press | None = None,
        levels: Sequence[str] = (),
        roll_seed: Callable[[], str] = fresh_seed,
    ) -> None:
        super().__init__(services)
        self.on_deal, self.on_back, self.on_rules = on_deal, on_back, on_rules
        wish = services.preferences
        self.form = NewGameForm.of(choices, usual_names(services.say, wish.name), levels, roll_seed, known(wish))
        self.seats = SeatsPart(services, self.form, self.build, self._refuse, self.page.find, self._to_deal)
        self.table = TablePart(services, self.form, self.build, self._refuse, self._to_deal)

    def heading(self) -> str:
        return self.services.say("new-game-title")

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        (x, y, w, h), (rx, ry, rw, rh) = self._sheets()
        title = services.look.type.width(say("new-game-seats"), theme.SHEET_TITLE)
        head = self.seats.first_player(scale.x(x + w - 36), scale.y(y + 52), scale.px(w - 72 - 40) - title)
        rows = self.seats.widgets(scale.rect(x + 36, y + HEAD, w - 72, h - HEAD - 16))
        sheet = scale.rect(rx + 40, ry + HEAD, rw - 80, rh - HEAD)
        foot = sheet.bottom - self.table.result_height(sheet.w)
        area = pygame.Rect(sheet.x, sheet.y + scale.px(3), sheet.w + scale.px(24), foot - sheet.y - scale.px(5))
        result = self.table.result(pygame.Rect(sheet.x, foot, sheet.w, sheet.bottom - scale.px(6) - foot))
        return [*head, *rows, self.table.widgets(area), result, *foot_buttons(services, self._back, self.on_rules, self._deal_button)]

    def _sheets(self) -> tuple[tuple[float, float, float, float], tuple[float, float, float, float]]:
        """A tall window gives its height to the sheets."""
        spare = stretch(self.services.scale)
        left, right = ((x, y - spare / 2, w, h + spare) for x, y, w, h in (LEFT, RIGHT))
        return left, right

    def _deal_button(self, place: pygame.Rect) -> Button:
        say, why = self.services.say, self.form.why_not_deal()
        tip = Tip(say.text(why)) if why else None
        words = say(pages(self.form.game).deal)
        return Button(self.services, "deal", place, words, self._deal, material="lacquer", tip=tip, enabled=why is None)

    def enter(self) -> None:
        self.page.set_focus("deal", ring=False)

    def resume(self) -> None:
        self.build()

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        change = super().handle(event)
        lifted = self.seats.lifted
        if lifted is not None and isinstance(event, Key) and not (self.page.focus and self.page.focus.name == f"grip-{lifted}"):
            self.seats.put_down()
            self.notice()
        return change

    def update(self, dt: float) -> bool:
        gliding = self.seats.update(dt)
        if gliding:
            self.build()
        return super().update(dt) or gliding

    def escape(self) -> Change | None:
        if self.seats.lifted is not None:
            self.seats.put_down()
            self.notice()
            return None
        return self._back()

    def _refuse(self, words: str, place: pygame.Rect) -> None:
        self.page.show_bubble(Bubble.refusal(words, place, self.services.preferences.refusal_time))

    def _to_deal(self) -> None:
        """Enter in a line of text goes on to the one button."""
        self.page.set_focus("deal")

    def _back(self) -> Change | None:
        return self.on_back(self.form.choices())

    def _deal(self) -> Change | None:
        return self.on_deal(self.form.choices())

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> Hashable:
        preferences = self.services.preferences
        return preferences.language, preferences.text_scale, preferences.strong_outlines, self.form.players

    def rest(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        own = pages(self.form.game)
        setting = own.setting()
        draw_ground(target, self.services, say("new-game-title"), SEATED, setting)
        for (x, y, w, h), key, seed in zip(self._sheets(), ("new-game-seats", "new-game-table"), (2, 3), strict=True):
            look.paint.panel(target, scale.rect(x, y, w, h), seed=seed)
            look.type.put(target, say(key), theme.SHEET_TITLE.at(42), (scale.x(x + 40), scale.y(y + 52)), width=scale.px(w * 0.4))
            look.paint.rule(target, scale.x(x + 36), scale.y(y + HEAD - 2), scale.px(w - 72), strong=True)
        x, y, w, h = self._sheets()[0]
        bare = (h - HEAD - 16) * (PLACES - self.form.players - 1) / PLACES  # below the place for one more
        if bare > 0:
            room = scale.rect(x + 36, y + h - 16 - bare, w - 72, bare)
            draw_moon_window(target, self.services, room, own.view, beside(setting), most=270)
