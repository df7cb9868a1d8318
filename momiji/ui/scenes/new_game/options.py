"""The right sheet of a new game: what is played with, and how."""

from collections.abc import Callable

import pygame

from momiji.games.momiji.rules.cards import BLUE, NAMES
from momiji.games.momiji.rules.edition import EDITION
from momiji.playing.preferences import SPEEDS
from momiji.ui import theme
from momiji.ui.kit.choice import Option, Switch, Trough
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services

from .form import Form
from .rows import LeafCoin, Rows

_SPEED_WORDS = ("settings-speed-half", "settings-speed-normal", "settings-speed-double", "settings-speed-instant")
_RESULT = theme.READING_BOLD.at(24)


class TablePart:
    """Builds the rows from the form; `changed` is called after every change, `refuse` says a reason beside a place."""

    def __init__(
        self,
        services: Services,
        form: Form,
        changed: Callable[[], None],
        refuse: Callable[[str, pygame.Rect], None],
        on_submit: Press,
    ) -> None:
        self.services = services
        self.form = form
        self.changed = changed
        self.refuse = refuse
        self.on_submit = on_submit

    def widgets(self, area: pygame.Rect) -> ScrollArea:
        scale = self.services.scale
        bar = scale.px(24)
        rows = Rows(self.services, area.x, area.w - bar, area.y)
        self._dew(rows)
        self._types(rows)
        self._landscapes(rows)
        self._open_counts(rows)
        self._speed(rows)
        rows.seed(self.form.seed, self.form.said_seed, self._write_seed, self._roll, self.on_submit)
        return ScrollArea(self.services, "table", area, rows.y - area.y, rows.widgets)

    def _do(self, change: Callable[[], None]) -> None:
        change()
        self.changed()

    # ---------------------------------------------------------------- rows
    def _dew(self, rows: Rows) -> None:
        form, tongue = self.form, self.services.tongue
        why = form.why_not_dew()
        about = (
            tongue("new-game-dew-needed", players=form.players)
            if why
            else tongue("new-game-dew-about", most=EDITION.table.most_players_morning_dew)
        )
        tip = Tip(tongue.text(why)) if why else None

        def make(place: pygame.Rect) -> list[Widget]:
            def flip(on: bool) -> None:
                self._do(lambda: form.set_dew(on))

            return [Switch(self.services, "dew", place, form.morning_dew, flip, tip=tip, enabled=why is None)]

        rows.add("dew", tongue("new-game-dew"), about, rows.control(104, 50), make, said=self._on(form.morning_dew))

    def _on(self, on: bool) -> str:
        return self.services.tongue("settings-on" if on else "settings-off")

    def _trough(
        self,
        name: str,
        place: pygame.Rect,
        options: list[Option],
        chosen: int,
        on_change: Callable[[int], None],
        why: str = "",
    ) -> list[Widget]:
        def refuse(cell: pygame.Rect) -> None:
            self.refuse(why, cell)

        tip = Tip(why) if why else None
        return [Trough(self.services, name, place, options, chosen, on_change, on_refuse=refuse, tip=tip)]

    def _types(self, rows: Rows) -> None:
        form, tongue = self.form, self.services.tongue
        why = form.why_not_choose()
        options = [
            Option(tongue("new-game-types-random"), "dice"),
            Option(tongue("new-game-types-choose"), "hand", rests=why is not None),
        ]

        def make(place: pygame.Rect) -> list[Widget]:
            def choose(index: int) -> None:
                self._do(lambda: form.set_choosing(index == 1))

            return self._trough("types", place, options, int(form.choosing), choose, tongue.text(why) if why else "")

        rows.add("types", tongue("new-game-types"), "", rows.control(306, 58), make, rule=False)
        self._coins(rows)

    def _coins(self, rows: Rows) -> None:
        form, scale, tongue = self.form, self.services.scale, self.services.tongue
        d = scale.px(66)
        for leaf, name in enumerate(NAMES):

            def pick(leaf: int = leaf) -> None:
                self._do(lambda: form.pick(leaf))

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
        options = [Option(tongue("new-game-starter"), rests=why is not None), Option(tongue("new-game-draft"))]

        def make(place: pygame.Rect) -> list[Widget]:
            def choose(index: int) -> None:
                form.wants_draft = index == 1
                self.changed()

            return self._trough("landscapes", place, options, int(form.draft), choose, tongue.text(why) if why else "")

        about = tongue("new-game-landscapes-draft-about" if form.draft else "new-game-landscapes-starter-about")
        rows.add("landscapes", tongue("new-game-landscapes"), about, rows.control(306, 58), make)

    def _open_counts(self, rows: Rows) -> None:
        form, tongue = self.form, self.services.tongue

        def make(place: pygame.Rect) -> list[Widget]:
            def flip(on: bool) -> None:
                form.open_counts = on
                self.changed()

            return [Switch(self.services, "open-counts", place, form.open_counts, flip)]

        name, about = tongue("new-game-open-counts"), tongue("new-game-open-counts-about")
        rows.add("open-counts", name, about, rows.control(104, 50), make, said=self._on(form.open_counts))

    def _speed(self, rows: Rows) -> None:
        tongue, speed = self.services.tongue, self.services.preferences.animation_speed
        chosen = SPEEDS.index(speed) if speed in SPEEDS else 1

        def make(place: pygame.Rect) -> list[Widget]:
            def choose(index: int) -> None:
                self.services.change(animation_speed=SPEEDS[index])

            return self._trough("speed", place, [Option(tongue(key)) for key in _SPEED_WORDS], chosen, choose)

        rows.add("speed", tongue("new-game-speed"), tongue("new-game-speed-about"), rows.control(330, 58), make)

    # ---------------------------------------------------------------- seed
    def _write_seed(self, seed: str) -> None:
        self._do(lambda: self.form.set_seed(seed))

    def _roll(self) -> None:
        self._do(self.form.roll)

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
        tongue, result = self.services.tongue, self.form.result()
        return (
            ("icons/person", tongue("new-game-result-players", count=result.players)),
            ("leaves/red-maple", tongue("new-game-result-types", count=result.types)),
            ("tokens/goal-back", tongue("new-game-result-goals", count=result.goals)),
            ("tokens/gate", tongue("new-game-result-gates", count=result.gates)),
        )

    def _lines(self, width: int) -> int:
        parts, px = self._parts(), self.services.scale.px
        words = sum(self.services.look.type.width(words, _RESULT) for _, words in parts)
        return 1 if words + px(52) * len(parts) + px(24) * (len(parts) - 1) <= width else 2


def draw_result(target: pygame.Surface, services: Services, rect: pygame.Rect, parts: tuple[tuple[str, str], ...], lines: int) -> None:
    look, px = services.look, services.scale.px
    icon, gap = px(42), px(10)
    widths = [icon + gap + look.type.width(words, _RESULT) for _, words in parts]
    each = len(parts) // lines
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
