"""The left sheet of a new game: who sits where; seats are taken by their grip and make room for one another."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.playing.choices import LEVELS
from momiji.playing.preferences import NAME_LIMIT
from momiji.playing.session import CRESTS
from momiji.ui import theme
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paper import Drawing, chip_size, draw_chip
from momiji.ui.kit.pick_list import pick_list
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.motion import Glide
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push

from .choosers import crest_chooser, level_chooser, voice_chooser, voice_words
from .form import NewGameForm, SeatRow
from .seat_parts import AddSeat, CrestButton, Grip, IconToggle, LevelButton, VoiceButton

NAME: Final = theme.NAME.at(36)
PLACES: Final = len(CRESTS)  # as many rows as have room on the sheet
_ADD: Final = 0  # the key of the row after the last seat


class SeatsPart:
    """Knows which seat is in the air and where the others are on their way to."""

    def __init__(
        self,
        services: Services,
        form: NewGameForm,
        changed: Callable[[], None],
        refuse: Callable[[str, pygame.Rect], None],
        find: Callable[[str], Widget],
        on_submit: Press,
    ) -> None:
        self.services = services
        self.form = form
        self.changed = changed
        self.refuse = refuse
        self.find = find
        self.on_submit = on_submit
        self.lifted: int | None = None
        self._drag: float | None = None  # how far the hand has carried the lifted seat from where it was taken, in rows
        self._from = 0
        self._at: dict[int, Glide] = {}

    # ---------------------------------------------------------------- movement
    def update(self, dt: float) -> bool:
        """Whether a seat is still on its way."""
        moving = False
        for glide in self._at.values():
            if self.services.still:
                glide.seconds = 0.0
            moving = glide.update(dt * max(0.5, self.services.preferences.animation_speed)) or moving
        return moving

    def _place(self, key: int, row: int) -> float:
        """Where a seat stands now, in rows from the top."""
        glide = self._at.setdefault(key, Glide(float(row), 0.18))
        if self.services.still:
            glide.jump(float(row))
        glide.to(float(row))
        if key == self.lifted and self._drag is not None:
            glide.jump(max(-0.25, min(self.form.players - 0.75, self._from + self._drag)))
        return glide.value

    def put_down(self) -> None:
        if self.lifted is not None:
            self.lifted = self._drag = None
            self.changed()

    # ---------------------------------------------------------------- layout
    def widgets(self, area: pygame.Rect) -> list[Widget]:
        """The rows in the area, the seat in the air last; then the place for one more."""
        high = area.h / PLACES
        keys = {row.key for row in self.form.rows}
        self._at = {key: glide for key, glide in self._at.items() if key in keys or key == _ADD}
        resting, flying = list[Widget](), list[Widget]()
        for index, row in enumerate(self.form.rows):
            y = area.y + round(self._place(row.key, index) * high)
            place = pygame.Rect(area.x, y, area.w, round(high))
            (flying if row.key == self.lifted else resting).extend(self._seat(row, place))
        if self.form.players < self.form.most:
            y = area.y + round(self._place(_ADD, self.form.players) * high)
            resting.append(self._add(pygame.Rect(area.x, y, area.w, round(high))))
        return resting + flying

    def _seat(self, row: SeatRow, place: pygame.Rect) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        key, name, middle = row.key, self.form.name(row.key), place.centery

        def at(x: float, w: float, h: float) -> pygame.Rect:
            return pygame.Rect(place.x + scale.px(x), middle - scale.px(h) // 2, scale.px(w), scale.px(h))

        crest = CrestButton(services, f"crest-{key}", at(48, 92, 92), row.crest, lambda: self._crests(row), tip=self._tip("new-game-crest"))
        words: list[Widget] = self._name(row, place)
        kind = self._kind(row, at(524, 140, 64))
        widgets: list[Widget] = [self._paper(row, place), self._grip(row, at(0, 40, 72), high=place.h), crest, *words, kind]
        if row.computer is not None:
            level = say(f"level-{row.computer}")
            tip = Tip(say(f"level-{row.computer}-about"), level)
            widgets.append(LevelButton(services, f"level-{key}", at(680, 188, 68), level, lambda: self._levels(row), tip=tip))
        elif self.form.people > 1:
            about = Tip(say("voice-about", name=name), say("voice-title"))
            place_of = at(692, 176, 92)
            widgets.append(
                VoiceButton(services, f"voice-{key}", place_of, voice_words(services, row.voice), lambda: self._voices(row), tip=about)
            )
        why = self.form.why_not_remove()
        tip = Tip(say.text(why)) if why else Tip(say("new-game-remove"), name)
        widgets.append(
            IconToggle(
                services, f"remove-{key}", at(874, 40, 40), "cross", lambda: self._remove(key), tip=tip, enabled=why is None, quiet=True
            )
        )
        widgets[-1].label = say("new-game-remove")
        for widget in widgets:
            widget.zone = name
        return widgets

    def _tip(self, key: str) -> Tip:
        return Tip(self.services.say(key))

    def _paper(self, row: SeatRow, place: pygame.Rect) -> Drawing:
        """What lies under the controls: the rule of the row, or a paper of its own while the seat is in the air."""
        look, scale, say = self.services.look, self.services.scale, self.services.say
        lifted = row.key == self.lifted
        person, last = row.computer is None and self.form.people == 1, self.form.rows.index(row) == PLACES - 1

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            if lifted:
                sheet = rect.inflate(scale.px(20), -scale.px(4))
                look.paint.shade(target, sheet, radius=10, blur=14, drop=14, alpha=150)
                look.paint.card(target, sheet, tone=theme.PAPER_LIT, seed=7)
            elif not last:
                look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)
            if person:
                at = (rect.x + scale.px(702), rect.centery)
                look.type.put(target, say("new-game-person"), theme.SECOND.at(24), at, theme.INK_SOFT, width=scale.px(166))

        return Drawing(self.services, f"seat-{row.key}", place, paint)

    def _grip(self, row: SeatRow, rect: pygame.Rect, high: int) -> Grip:
        lifted = row.key == self.lifted

        def lift(up: bool) -> None:
            self.lifted, self._drag = row.key if up else None, None
            self.changed()

        def drag(by: int) -> None:
            if self.lifted != row.key or self._drag is None:
                if abs(by) < self.services.scale.px(6):
                    return
                self.lifted, self._from = row.key, self.form.rows.index(row)
                self.services.sound.play("lift")
            self._drag = by / high
            self.form.move(row.key, round(self._from + self._drag))
            self.changed()

        def drop() -> None:
            if self.lifted == row.key:
                self.services.sound.play("land")
                self.put_down()

        def step(by: int) -> None:
            if self.form.move(row.key, self.form.rows.index(row) + by):
                self.services.sound.play("button")
                self.changed()

        say = self.services.say
        tip = None if lifted else Tip(say("new-game-grip"), say("new-game-grip-title"))
        return Grip(self.services, f"grip-{row.key}", rect, lifted=lifted, on_lift=lift, on_drag=drag, on_drop=drop, on_step=step, tip=tip)

    def _name(self, row: SeatRow, place: pygame.Rect) -> list[Widget]:
        """The name, its crown behind it, and what kind of player sits there."""
        services, scale, say, type_ = self.services, self.services.scale, self.services.say, self.services.look.type
        key, name, first = row.key, self.form.name(row.key), self.form.first == row.key
        chip = say("new-game-first")
        wide, high = chip_size(services.look, chip) if first else (0, 0)
        left, right, crown = place.x + scale.px(152), place.x + scale.px(516), scale.px(42)
        pad, gap = scale.px(16), scale.px(8)
        line = round(scale.type(NAME.px) * 1.3)
        offers = row.computer is None and any(one != row.typed for one in self.form.offered(key))
        beside = crown + gap + (crown if offers else 0)
        room = right - left - beside - (wide + gap if first else 0)
        if first and room < scale.px(150):
            wide, room = 0, right - left - beside
        width = max(scale.px(110), min(room, type_.width(name, NAME) + 2 * pad + scale.px(6)))
        below = round(scale.type(theme.SECOND.px) * 1.15)
        longest = max(type_.width(say(f"level-{level}-about"), theme.SECOND) for level in LEVELS)
        fits = longest <= (right - left - pad) * 1.3  # every level says what it is like, or none
        about = say(f"level-{row.computer}-about") if row.computer and fits else ""
        middle = place.centery - (below // 2 + scale.px(2) if about else 0)
        field = TextField(
            services,
            f"name-{key}",
            pygame.Rect(left, middle - line // 2, width, line),
            row.typed,
            lambda typed: self._rename(key, typed),
            limit=NAME_LIMIT,
            placeholder=name,
            on_submit=self.on_submit,
            role=NAME,
            bare=True,
        )
        field.label = say("reader-name")
        spot = pygame.Rect(field.rect.right + gap // 2, middle - crown // 2, crown, crown)
        more: list[Widget] = []
        if offers:
            before = self._tip("new-game-known-names")
            more.append(IconToggle(services, f"known-{key}", spot.copy(), "chevron", lambda: self._known(row), tip=before, quiet=True))
            spot.x = spot.right
        tip = Tip(say("new-game-crown-take") if first else say("new-game-crown-give", name=name))
        toggle = IconToggle(services, f"crown-{key}", spot, "first", lambda: self._crown(key), on=first, tip=tip)

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            y = rect.y + middle - place.y
            if first and wide:
                draw_chip(target, services.look, chip, (spot.right + gap // 2, y - high // 2), theme.TAUPE)
            if about:
                at = (left + pad, y + line * 0.5 + below * 0.55)
                type_.put(target, about, theme.SECOND, at, theme.INK_SOFT, width=right - left - pad)

        return [Drawing(services, f"words-{key}", place.copy(), paint), field, *more, toggle]

    def _kind(self, row: SeatRow, rect: pygame.Rect) -> Trough:
        why, say = self.form.why_not_computer(), self.services.say
        words = say.text(why) if why else say("new-game-kind")
        options = [
            ChoiceOption("", "person", said=say("new-game-person")),
            ChoiceOption("", "fox", rests=why is not None, said=say("reader-computer")),
        ]

        def choose(index: int) -> None:
            self.form.set_kind(row.key, index == 1)
            self.changed()

        def refuse(cell: pygame.Rect) -> None:
            self.refuse(words, cell)

        chosen = int(row.computer is not None)
        return Trough(self.services, f"kind-{row.key}", rect, options, chosen, choose, on_refuse=refuse, tip=Tip(words))

    def _add(self, rect: pygame.Rect) -> AddSeat:
        say, seat, why = self.services.say, self.form.players + 1, self.form.why_not_add()
        about = say.text(self.form.own.about_seat())
        tip = Tip(say.text(why)) if why else None
        place = rect.inflate(0, -self.services.scale.px(24))
        return AddSeat(self.services, "add", place, say("new-game-add", seat=seat), about, self._append, tip=tip, enabled=why is None)

    def first_player(self, right: int, middle: int, room: int) -> list[Widget]:
        """In the heading: chance, or the seat with the crown; the words fall away where they have no room."""
        services, scale, say, type_ = self.services, self.services.scale, self.services.say, self.services.look.type
        form = self.form
        name = say("new-game-first-chosen") if form.first is None else form.name(form.first)
        options = [ChoiceOption(say("new-game-first-random"), "dice"), ChoiceOption(name, "first")]
        role, label = theme.SECOND, say("new-game-first-player")
        wanted = sum(max(scale.px(76), type_.width(o.words, theme.PLAIN.at(24))) + scale.px(74) for o in options)
        width, high = min(room, wanted), round(scale.px(54) * max(1.0, scale.room(24) ** 0.6))
        high = min(high, scale.px(66))
        rect = pygame.Rect(right - width, middle - high // 2, width, high)

        def choose(index: int) -> None:
            form.set_first(form.rows[0].key if index else None)
            self.changed()

        widgets: list[Widget] = [Trough(services, "first", rect, options, int(form.first is not None), choose, tip=Tip(label))]
        gap = scale.px(16)
        if type_.width(label, role) + gap <= room - width:

            def paint(target: pygame.Surface, place: pygame.Rect) -> None:
                type_.put(target, label, role, (rect.x - gap, rect.centery), theme.INK_SOFT, align="right")

            widgets.insert(0, Drawing(services, "first-words", rect.copy(), paint))
        return widgets

    # ---------------------------------------------------------------- what happens
    def _rename(self, key: int, typed: str) -> None:
        self.form.rename(key, typed)
        self.changed()

    def _crown(self, key: int) -> None:
        self.form.set_first(None if self.form.first == key else key)
        self.changed()

    def _append(self) -> None:
        self.form.add()
        self.changed()

    def _remove(self, key: int) -> None:
        self.form.remove(key)
        self.changed()

    def _known(self, row: SeatRow) -> Change | None:
        """Somebody who played here before."""
        names = self.form.offered(row.key)
        own = names.index(row.typed) if row.typed in names else None
        anchor = f"known-{row.key}"
        return Push(pick_list(self.services, lambda: self.find(anchor).rect, names, own, lambda index: self._rename(row.key, names[index])))

    def _crests(self, row: SeatRow) -> Change | None:
        owners = {other.crest: self.form.name(other.key) for other in self.form.rows}
        return Push(
            crest_chooser(
                self.services,
                lambda: self.find(f"crest-{row.key}").rect,
                row.crest,
                owners,
                lambda crest: self.form.set_crest(row.key, crest),
            )
        )

    def _voices(self, row: SeatRow) -> Change | None:
        return Push(
            voice_chooser(
                self.services, lambda: self.find(f"voice-{row.key}").rect, row.voice, lambda voice: self.form.set_voice(row.key, voice)
            )
        )

    def _levels(self, row: SeatRow) -> Change | None:
        return Push(
            level_chooser(
                self.services,
                lambda: self.find(f"level-{row.key}").rect,
                row.computer or "",
                self.form.levels,
                lambda level: self.form.set_computer(row.key, level),
            )
        )
