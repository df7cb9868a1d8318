"""Settings on one sheet: six seals at its edge, a live preview at its side, every change at once."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from momiji.i18n import translator
from momiji.playing.people import renamed
from momiji.playing.preferences import COLOURS, Preferences
from momiji.ui import light, theme
from momiji.ui.input import Event, Key
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Mark, Slider, Switch, Trough
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tab import SealTab
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.pads import ZONE
from momiji.ui.pairs import PAIRS, Pair
from momiji.ui.scenes.ground import drop_leaf
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push
from momiji.ui.untried import library_is_there

from .keys import KeysScene
from .preview import draw_preview
from .rows import TABS, ColoursRow, KeysRow, NameRow, PickRow, Row, SliderRow, SwitchRow, Tab, TroughRow

ROW: Final = 104
ROW_OF_FEW: Final = 176
SHEET: Final = (360, 90, 1200, 900)
_SCATTERED: Final = (("yellow", 1758, 182, 116, 20), ("red", 150, 1022, 104, 20), ("purple", 1700, 996, 96, 70))


class SettingsScene(PagedScene):
    """Escape and Done go back; what was set is already kept."""

    keeps_rest = True

    def __init__(self, services: Services, tab: str = "language", platform: str = sys.platform) -> None:
        super().__init__(services, Pop)
        self._platform = platform
        self.tab: Tab = next(one for one in TABS if one.key == tab)
        self._before = services.preferences  # a new name replaces the one there was, not each letter on the way to it

    # ---------------------------------------------------------------- layout
    @property
    def rows(self) -> tuple[Row, ...]:
        return self.tab.rows_on(self._platform)

    @property
    def previews(self) -> bool:
        """With large words the rows need the whole sheet."""
        return self.services.scale.room(theme.SECOND.px) < 1.25

    def heading(self) -> str:
        say = self.services.say
        return say("spoken-setting", name=say("settings-title"), value=say(f"settings-tab-{self.tab.key}"))

    def written(self) -> Sequence[str]:
        return (self.services.say("settings-at-once"),)

    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        x, y, w, _ = SHEET
        tabs: list[Widget] = []
        for index, tab in enumerate(TABS):

            def choose(tab: Tab = tab) -> None:
                self._turn_to(tab)

            rect = scale.rect(x - 82, y + 96 + 136 * index, 82, 96)
            words = say(f"settings-tab-{tab.key}")
            tabs.append(SealTab(services, f"tab-{tab.key}", rect, words, tab.icon, choose, chosen=tab is self.tab))
            tabs[-1].asks = say("reader-chapter")
        buttons: list[Widget] = [
            Button(services, "done", scale.rect(x + w - 298, 1002, 298, 66), say("settings-done"), self.way_back, material="lacquer"),
            self._defaults_button(scale.rect(x, 1004, 300, 62)),
        ]
        if self.tab.key == "sound":
            rect = scale.rect(1164, 640, 344, 68) if self.previews else scale.rect(x + 330, 1004, 344, 62)
            buttons.insert(0, Button(services, "listen", rect, say("settings-listen"), self._listen, icon="sound"))
        return [*tabs, self._rows(), *buttons]

    def _defaults_button(self, rect: pygame.Rect) -> Button:
        say, changed = self.services.say, bool(self._changed())
        tip = None if changed else Tip(say("settings-defaults-why"))
        return Button(self.services, "defaults", rect, say("settings-defaults"), self._defaults, icon="undo", enabled=changed, tip=tip)

    def _changed(self) -> dict[str, Any]:
        """What this tab would set back; language and name are choices, not deviations."""
        fresh, now = Preferences(), self.services.preferences
        fields = {row.field for row in self.rows} - {"language", "name"}
        return {field: getattr(fresh, field) for field in fields if getattr(fresh, field) != getattr(now, field)}

    def _rows(self) -> ScrollArea:
        scale = self.services.scale
        right = 1122 if self.previews else 1512
        area = scale.rect(416, 202, right - 416 + 20, 772)
        count = len(self.rows)
        high = ROW if count < 8 else 752 / count
        airy = min(ROW_OF_FEW, 768 / count)  # a few rows spread over the sheet
        row = scale.px(max(airy, high * max(1.0, scale.room(theme.SECOND.px) ** 0.85)))
        if not self.previews:  # large words may need two lines below the name
            row = max(row, round(scale.type(theme.NAME.px) * 1.12) + 2 * self.services.look.type.leading(theme.SECOND, 1.15) + scale.px(14))
        children: list[Widget] = []
        for index, entry in enumerate(self.rows):
            place = pygame.Rect(area.x, area.y + row * index, scale.px(right - 416), row)
            children += self._row(entry, place, last=index == count - 1)
        return ScrollArea(self.services, f"rows-{self.tab.key}", area, row * count, children)

    def _row(self, row: Row, place: pygame.Rect, *, last: bool) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        value = getattr(services.preferences, row.field)
        control: Widget
        said = ""
        grow = max(1.0, scale.room(24) ** 0.75)
        high = round(scale.px(50) * max(1.0, grow**0.7))
        match row:
            case SwitchRow(field, _):
                absent = self._absent(field)
                why = Tip(absent) if absent else None
                rect = self._right(place, scale.px(104 * grow**0.5), high)
                control = Switch(services, field, rect, value, lambda on: self._set(field, on), tip=why, enabled=why is None)
                said = say("settings-on" if value else "settings-off")
            case SliderRow(field, low, spread_to, steps, key, factor):

                def slide(share: float) -> None:
                    self._set(field, round(low + (spread_to - low) * share, 3))

                share = min(1.0, (value - low) / (spread_to - low))
                control = Slider(services, field, self._right(place, scale.px(264), high), share, slide, steps=steps)
                said = say(key, value=round(value * factor, 2) if factor == 1 else round(value * factor))
                if row.last and value >= spread_to:
                    said = say(row.last)
            case TroughRow(field, values, words):
                options = [ChoiceOption(word) for word in words(say)]
                width = min(place.w // 2 + scale.px(20), scale.px(80 * len(options) * grow))
                rect = self._right(place, width, round(scale.px(60) * grow))
                chosen = values.index(value) if value in values else 0
                control = Trough(services, field, rect, options, chosen, lambda index: self._set(field, values[index]))
            case ColoursRow(field):
                pairs = {"paper": Pair(theme.INK, theme.PAPER), **PAIRS}
                options = [ChoiceOption(say(f"settings-colours-{name}"), swatch=pairs[name]) for name in COLOURS]
                rect = self._right(place, min(place.w // 2, scale.px(64 * len(options) * grow)), round(scale.px(60) * grow))
                control = Trough(services, field, rect, options, COLOURS.index(value), lambda index: self._set(field, COLOURS[index]))
                said = say(f"settings-colours-{value}")
            case KeysRow():
                open_it = say("settings-keys-open")
                width = min(place.w // 2, services.look.type.width(open_it, theme.PLAIN) + scale.px(72))
                rect = self._right(place, width, round(scale.px(60) * grow))
                control = Button(services, "keys", rect, open_it, lambda: Push(KeysScene(services)))
            case NameRow(field):
                rect = self._right(place, min(place.w // 2, scale.px(360 * grow)), round(scale.px(60) * grow))
                control = TextField(services, field, rect, value, self._rename, placeholder=say("settings-name-none"))
            case PickRow(field, own, _, _):
                control = Mark(
                    services, f"{field}-{own}", self._right(place, scale.px(64), scale.px(64)), value == own, lambda: self._set(field, own)
                )

        name = say(row.name if isinstance(row, PickRow) else f"settings-{row.field.replace('_', '-')}")
        control.label, control.about = name, "" if isinstance(row, PickRow) else self._about(row.field)
        if isinstance(control, Slider):
            control.words = said
        if isinstance(control, Mark):
            control.asks = say(f"settings-{row.field.replace('_', '-')}")

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            self._words(target, rect, row, said, control, last)

        return [Drawing(services, f"row-{control.name}", place, paint), control]

    def _absent(self, field: str) -> str:
        """Why a row rests: what it needs is not on this computer."""
        if field == "speak" and self.services.speech.absent:
            return self.services.say("settings-speak-absent")
        return self.services.say("settings-screen-reader-absent") if field == "screen_reader" and not library_is_there() else ""

    def _right(self, place: pygame.Rect, w: int, h: int) -> pygame.Rect:
        return pygame.Rect(place.right - self.services.scale.px(10) - w, place.centery - h // 2, w, h)

    def _words(self, target: pygame.Surface, rect: pygame.Rect, row: Row, said: str, control: Widget, last: bool) -> None:
        scale, type_, say = self.services.scale, self.services.look.type, self.services.say
        key = f"settings-{row.field.replace('_', '-')}"
        name, about = (say(row.name), translator(row.value)(row.about)) if isinstance(row, PickRow) else (say(key), self._about(row.field))
        left, gap = rect.x + scale.px(8), scale.px(18)
        end = control.rect.x - gap
        if said:
            ink = theme.INK_SOFT if isinstance(row, SwitchRow) and not getattr(self.services.preferences, row.field) else theme.INK
            end = type_.put(target, said, theme.PLAIN.at(25), (end, rect.centery), ink, align="right").x - gap
        measure = end - left
        text = type_.paragraph(about, theme.SECOND, theme.INK_SOFT, width=measure, line=1.15, lines=2) if about else None
        head = round(scale.type(theme.NAME.px) * 1.12)
        short = text is not None and text.get_height() < 2 * type_.leading(theme.SECOND, 1.15)
        head += scale.px(6) if short else 0
        top = rect.centery - (head + (text.get_height() if text else 0)) // 2
        type_.put(target, name, theme.NAME.at(29), (left, top + head // 2 - (scale.px(3) if short else 0)), width=measure)
        if text:
            target.blit(text, (left, top + head))
        if not last:
            self.services.look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)

    def _about(self, field: str) -> str:
        """Some rows speak for themselves."""
        if absent := self._absent(field):
            return absent
        return "" if field in ("tooltip_delay", "refusal_time") else self.services.say(f"settings-{field.replace('_', '-')}-about")

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and (event.name == ZONE or (event.name == "tab" and event.command)):
            index = (TABS.index(self.tab) + (-1 if event.shift else 1)) % len(TABS)
            self._turn_to(TABS[index])
            return None
        return super().handle(event)

    def _turn_to(self, tab: Tab) -> None:
        self.tab = tab
        self.build()
        self.page.set_focus(f"tab-{tab.key}", ring=False)

    def _rename(self, typed: str) -> None:
        self.services.remember(**renamed(self._before, typed))

    def _set(self, field: str, value: Any) -> None:
        self.services.change(**{field: value})

    def _defaults(self) -> None:
        """Only what this tab shows."""
        self.services.change(**self._changed())

    def _listen(self) -> None:
        self.services.sound.play("goal")

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> tuple[Preferences, str]:
        """Times show only in their rows, so moving a bead redraws nothing below it."""
        quiet = replace(self.services.preferences, tooltip_delay=0, refusal_time=0, music_volume=0, name="", former_names=())
        if self.tab.key != "sound":
            quiet = replace(quiet, effects_volume=0)
        return quiet, self.tab.key

    def rest(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        target.blit(look.paint.wood(*target.get_size()), (0, 0))
        for leaf, cx, cy, size, angle in _SCATTERED:
            drop_leaf(target, look, leaf, (scale.x(cx, 1 if cx > 960 else 0), scale.y(cy)), size, angle)
        x, y, w, h = SHEET
        look.type.put(
            target,
            say("settings-title"),
            theme.SCENE_TITLE.at(50 if scale.text > 1.3 else 56),
            (scale.x(x + w / 2), scale.y(44)),
            theme.CREAM,
            align="centre",
            halo=True,
        )
        look.paint.panel(target, scale.rect(x, y, w, h), seed=2)
        title = look.type.put(target, say(f"settings-tab-{self.tab.key}"), theme.SHEET_TITLE, (scale.x(424), scale.y(152)))
        room = scale.x(1508) - title.right - scale.px(40)
        note = say("settings-at-once")
        if look.type.width(note, theme.SECOND) <= room:
            look.type.put(target, note, theme.SECOND, (scale.x(1508), scale.y(156)), theme.INK_SOFT, align="right")
        look.paint.rule(target, scale.x(416), scale.y(196), scale.px(1096), strong=True)
        rows = next(widget for widget in self.page.widgets if isinstance(widget, ScrollArea))
        if self.previews and not rows.scrollable:
            look.paint.rule(target, scale.x(1148), scale.y(222), scale.px(720), down=True)
        if rows.content < rows.rect.h - scale.px(240):
            self._fallen(target, (rows.rect.centerx, (rows.rect.y + rows.content + rows.rect.bottom) // 2))
        if self.previews:
            draw_preview(target, self.services, self.tab.key)

    def _fallen(self, target: pygame.Surface, at: tuple[int, int]) -> None:
        """Three pale leaves on the paper, where a short page leaves it bare."""
        look, scale = self.services.look, self.services.scale
        for leaf, dx, dy, size, angle in (("orange", -92, 14, 92, 24.0), ("red", 4, -10, 112, -12.0), ("yellow", 98, 18, 84, -34.0)):
            picture = look.sprites.leaf(leaf, scale.px(size), angle).copy()
            light.fade(picture, 105)
            target.blit(picture, picture.get_rect(center=(at[0] + scale.px(dx), at[1] + scale.px(dy))))
