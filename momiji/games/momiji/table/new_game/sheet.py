"""Momiji's rows on the sheet of a new game."""

import pygame

from momiji.games.momiji.rules.cards import BLUE, NAMES
from momiji.games.momiji.rules.edition import EDITION
from momiji.ui import theme
from momiji.ui.kit.choice import ChoiceOption
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.tip import Tip
from momiji.ui.scenes.new_game.options import Controls
from momiji.ui.scenes.new_game.rows import Rows

from .form import MomijiForm
from .leaf_coin import LeafCoin


class MomijiSheet:
    def __init__(self, form: MomijiForm, controls: Controls) -> None:
        self.form, self.controls, self.services = form, controls, controls.services

    def add(self, rows: Rows) -> None:
        self._dew(rows)
        self._types(rows)
        self._landscapes(rows)
        self._open_counts(rows)

    def result(self) -> tuple[tuple[str, str], ...]:
        say, result = self.services.say, self.form.result()
        return (
            ("leaves/red-maple", say("new-game-result-types", count=result.types)),
            ("tokens/goal-back", say("new-game-result-goals", count=result.goals)),
            ("tokens/gate", say("new-game-result-gates", count=result.gates)),
        )

    def _dew(self, rows: Rows) -> None:
        form, say = self.form, self.services.say
        why = form.why_not_dew()
        about = (
            say("new-game-dew-needed", players=form.players)
            if why
            else say("new-game-dew-about", most=EDITION.table.most_players_morning_dew)
        )
        self.controls.switch(rows, "dew", say("new-game-dew"), about, form.morning_dew, form.set_dew, why)

    def _types(self, rows: Rows) -> None:
        form, say = self.form, self.services.say
        why = form.why_not_choose()
        options = [
            ChoiceOption(say("new-game-types-random"), "dice"),
            ChoiceOption(say("new-game-types-choose"), "hand", rests=why is not None),
        ]

        def choose(index: int) -> None:
            form.set_choosing(index == 1)

        self.controls.trough(rows, "types", say("new-game-types"), "", options, int(form.choosing), choose, why, rule=False)
        self._coins(rows)

    def _coins(self, rows: Rows) -> None:
        form, scale, say = self.form, self.services.scale, self.services.say
        d = scale.px(66)
        for leaf, name in enumerate(NAMES):

            def pick(leaf: int = leaf) -> None:
                form.pick(leaf)
                self.controls.changed()

            x = rows.left + round((rows.width - d - scale.px(16)) * leaf / (len(NAMES) - 1)) + scale.px(4)
            on = form.morning_dew if leaf == BLUE else not form.choosing or leaf in form.picked
            why = form.why_not_pick(leaf)
            title = say("new-game-type-in" if on else "new-game-type-out", leaf=say(f"leaf-{name}"))
            tip = Tip(say.text(why), say(f"leaf-{name}").capitalize()) if why else Tip(title[0].upper() + title[1:])
            rows.widgets.append(
                LeafCoin(
                    self.services,
                    f"leaf-{name}",
                    pygame.Rect(x, rows.y, d, d),
                    name,
                    pick,
                    on=on,
                    ticked=form.choosing,
                    locked=leaf == BLUE and form.choosing and form.morning_dew,
                    tip=tip,
                    enabled=why is None,
                )
            )
        self._caption(rows, rows.y + d + scale.px(12))

    def _caption(self, rows: Rows, y: int) -> None:
        form, say, type_ = self.form, self.services.say, self.services.look.type
        args = {"players": form.players, "want": form.wanted_base, "dew": "yes" if form.morning_dew else "no"}
        problem = form.why_not_deal()
        if problem:
            words, ink = say.text(problem), theme.DEEP_RED
        elif form.choosing:
            words, ink = say("new-game-types-right", want=form.wanted), theme.INK_SOFT
        else:
            words, ink = say("new-game-types-all" if form.why_not_choose() else "new-game-types-chance", **args), theme.INK_SOFT
        measure = type_.balanced(words, theme.SECOND, rows.width)
        picture = type_.paragraph(words, theme.SECOND, ink, width=measure, line=1.12, align="centre")
        pad = self.services.scale.px(10)
        place = pygame.Rect(rows.left, y, rows.width, picture.get_height() + pad)

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            target.blit(picture, (rect.centerx - measure // 2, rect.y))
            self.services.look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)

        rows.widgets.append(Drawing(self.services, "types-caption", place, paint))
        rows.y = place.bottom

    def _landscapes(self, rows: Rows) -> None:
        form, say = self.form, self.services.say
        why = form.why_not_starter()
        options = [ChoiceOption(say("new-game-starter"), rests=why is not None), ChoiceOption(say("new-game-draft"))]

        def choose(index: int) -> None:
            form.wants_draft = index == 1

        about = say("new-game-landscapes-draft-about" if form.draft else "new-game-landscapes-starter-about")
        self.controls.trough(rows, "landscapes", say("new-game-landscapes"), about, options, int(form.draft), choose, why)

    def _open_counts(self, rows: Rows) -> None:
        form, say = self.form, self.services.say

        def flip(on: bool) -> None:
            form.open_counts = on

        name, about = say("new-game-open-counts"), say("new-game-open-counts-about")
        self.controls.switch(rows, "open-counts", name, about, form.open_counts, flip)
