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
        tongue, result = self.services.tongue, self.form.result()
        return (
            ("leaves/red-maple", tongue("new-game-result-types", count=result.types)),
            ("tokens/goal-back", tongue("new-game-result-goals", count=result.goals)),
            ("tokens/gate", tongue("new-game-result-gates", count=result.gates)),
        )

    def _dew(self, rows: Rows) -> None:
        form, tongue = self.form, self.services.tongue
        why = form.why_not_dew()
        about = (
            tongue("new-game-dew-needed", players=form.players)
            if why
            else tongue("new-game-dew-about", most=EDITION.table.most_players_morning_dew)
        )
        self.controls.switch(rows, "dew", tongue("new-game-dew"), about, form.morning_dew, form.set_dew, why)

    def _types(self, rows: Rows) -> None:
        form, tongue = self.form, self.services.tongue
        why = form.why_not_choose()
        options = [
            ChoiceOption(tongue("new-game-types-random"), "dice"),
            ChoiceOption(tongue("new-game-types-choose"), "hand", rests=why is not None),
        ]

        def choose(index: int) -> None:
            form.set_choosing(index == 1)

        self.controls.trough(rows, "types", tongue("new-game-types"), "", options, int(form.choosing), choose, why, rule=False)
        self._coins(rows)

    def _coins(self, rows: Rows) -> None:
        form, scale, tongue = self.form, self.services.scale, self.services.tongue
        d = scale.px(66)
        for leaf, name in enumerate(NAMES):

            def pick(leaf: int = leaf) -> None:
                form.pick(leaf)
                self.controls.changed()

            x = rows.left + round((rows.width - d - scale.px(16)) * leaf / (len(NAMES) - 1)) + scale.px(4)
            on = form.morning_dew if leaf == BLUE else not form.choosing or leaf in form.picked
            why = form.why_not_pick(leaf)
            title = tongue("new-game-type-in" if on else "new-game-type-out", leaf=tongue(f"leaf-{name}"))
            tip = Tip(tongue.text(why), tongue(f"leaf-{name}").capitalize()) if why else Tip(title[0].upper() + title[1:])
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
        form, tongue, type_ = self.form, self.services.tongue, self.services.look.type
        args = {"players": form.players, "want": form.wanted_base, "dew": "yes" if form.morning_dew else "no"}
        problem = form.why_not_deal()
        if problem:
            words, ink = tongue.text(problem), theme.DEEP_RED
        elif form.choosing:
            words, ink = tongue("new-game-types-right", want=form.wanted), theme.INK_SOFT
        else:
            words, ink = tongue("new-game-types-all" if form.why_not_choose() else "new-game-types-chance", **args), theme.INK_SOFT
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
        form, tongue = self.form, self.services.tongue
        why = form.why_not_starter()
        options = [ChoiceOption(tongue("new-game-starter"), rests=why is not None), ChoiceOption(tongue("new-game-draft"))]

        def choose(index: int) -> None:
            form.wants_draft = index == 1

        about = tongue("new-game-landscapes-draft-about" if form.draft else "new-game-landscapes-starter-about")
        self.controls.trough(rows, "landscapes", tongue("new-game-landscapes"), about, options, int(form.draft), choose, why)

    def _open_counts(self, rows: Rows) -> None:
        form, tongue = self.form, self.services.tongue

        def flip(on: bool) -> None:
            form.open_counts = on

        name, about = tongue("new-game-open-counts"), tongue("new-game-open-counts-about")
        self.controls.switch(rows, "open-counts", name, about, form.open_counts, flip)
