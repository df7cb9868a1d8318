"""Saved games: a list on the left sheet, the chosen one on the right, and what can be done with it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.input import Event, Key
from momiji.ui.kit.button import Button
from momiji.ui.kit.field import TextField
from momiji.ui.kit.notice import NoticingScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.box import game_name
from momiji.ui.scenes.game_choice import GameChoice
from momiji.ui.scenes.ground import back_button, draw_ground, foot_growth, sheet_place, stretch
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .parts import ASPECT, SavedRow, SaveRow, draw_picture, draw_seat, row_height, seat_height, shown

LEFT: Final = (96, 120, 1010, 840)
RIGHT: Final = (1138, 120, 686, 840)
WHOLE: Final = (96, 120, 1728, 840)
PAD: Final = 34
TITLE: Final = theme.SHEET_TITLE.at(44)
LONGEST: Final = 60
BUTTON: Final = 188.0
LOOK: Final = 0.05  # seconds between two looks whether a portrait is ready


class SavesShelf(Protocol):
    """Where the saved games lie. What went wrong comes back as a sentence; None is all right."""

    def rows(self) -> Sequence[SavedRow]: ...

    def open(self, key: str) -> Change | Text | None:
        return None

    def rename(self, key: str, name: str) -> Text | None:
        return None

    def delete(self, key: str) -> Text | None:
        return None

    def undo(self) -> Text | None:
        """Bring back what was deleted last."""
        return None

    def export(self, key: str) -> Text:
        """What to tell: where the copy lies, or what went wrong."""

    def bring_in(self) -> Change | None:
        """Let the player choose a file from elsewhere."""
        return None

    def portrait(self, key: str) -> pygame.Surface | None:
        """A picture of the public table; None: not yet, or never."""
        return None

    def row(self, key: str) -> SavedRow | None:
        """What is known of a game now: more, perhaps, once its portrait was made."""
        return None

    @property
    def painting(self) -> bool:
        """More portraits are on their way."""


class SavesScene(NoticingScene):
    """Knows no game: rows come from the shelf, and everything that is done goes back to it."""

    keeps_rest = True

    def __init__(
        self,
        services: Services,
        shelf: SavesShelf,
        *,
        on_back: Press = Pop,
        title: Text | None = None,
        empty: Text | None = None,
        choice: GameChoice | None = None,
    ) -> None:
        super().__init__(services, on_back)
        self.shelf = shelf
        self.title = title or Text("saves-title")
        self.empty = empty or Text("saves-empty")
        self.choice = choice  # None: there is one game
        self.rows = self._listed()
        self.chosen = self.rows[0].key if self.rows else ""
        self.typed: str | None = None
        self.portraits: dict[str, pygame.Surface] = {}

    def _listed(self) -> list[SavedRow]:
        """Those of the chosen game; what cannot be read may be anybody's."""
        return [row for row in self.shelf.rows() if self.choice is None or not row.game or self.choice.shows(row.game)]

    @property
    def row(self) -> SavedRow | None:
        return next((row for row in self.rows if row.key == self.chosen), None)

    def heading(self) -> str:
        return self.services.say.text(self.title)

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        return [*self._list(), *self._about(), *self._buttons(), *self.notices()]

    def _list(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        sheet = sheet_place(self.services.scale, LEFT if self.rows else WHOLE)
        area = pygame.Rect(sheet.x + scale.px(14), sheet.y + scale.px(18), sheet.w - scale.px(28), sheet.h - scale.px(36))
        chooser: list[Widget] = []
        if self.choice is not None:
            high = self.choice.height()
            place = pygame.Rect(area.x + scale.px(18), sheet.y + scale.px(28), min(area.w - scale.px(36), self.choice.width()), high)
            chooser = [self.choice.widget(place, self._other_game)]
            area.h -= place.bottom + scale.px(14) - area.y
            area.y = place.bottom + scale.px(14)
        if not self.rows:
            return [*chooser, Drawing(services, "empty", area, self._draw_empty)]
        high = row_height(self.services)
        children: list[Widget] = []
        for number, row in enumerate(self.rows):
            place = pygame.Rect(area.x, area.y + high * number, area.w - scale.px(16), high)

            def choose(key: str = row.key) -> None:
                self._choose(key)

            last = number == len(self.rows) - 1 or self.rows[number + 1].key == self.chosen
            chosen, portrait = row.key == self.chosen, self.portraits.get(row.key)
            covers = self.choice is not None
            children.append(
                SaveRow(services, place, row, portrait, chosen=chosen, last=last, on_choose=choose, on_open=self._open, covers=covers)
            )
        return [*chooser, ScrollArea(services, "rows", area, high * len(self.rows), children)]

    def _draw_empty(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, scale = self.services.look, self.services.scale
        words = look.type.paragraph(
            self.services.say.text(self._why_empty), theme.READING.at(28), theme.INK_SOFT, width=scale.px(700), align="centre"
        )
        leaf = look.sprites.leaf("red", scale.px(150), 20)
        top = rect.centery - (words.get_height() + leaf.get_height()) // 2
        target.blit(leaf, leaf.get_rect(midtop=(rect.centerx, top)))
        target.blit(words, (rect.centerx - words.get_width() // 2, top + leaf.get_height() + scale.px(20)))

    @property
    def _why_empty(self) -> Text:
        """Of other games there may be some."""
        return self.empty if self.choice is None or not self.choice.chosen else Text("saves-empty-game")

    def _about(self) -> list[Widget]:
        """The chosen one: picture, name, where it stands, who plays."""
        services, scale, row = self.services, self.services.scale, self.row
        if row is None:
            return []
        sheet, pad, type_ = sheet_place(self.services.scale, RIGHT), scale.px(PAD), services.look.type
        inner = pygame.Rect(sheet.x + pad, sheet.y + pad, sheet.w - 2 * pad, sheet.h - 2 * pad + scale.px(10))
        head = round(1.5 * scale.type(TITLE.px))
        said = services.say.text(row.trouble or row.about)
        if self.choice is not None and row.game:
            said = f"{game_name(services, row.game)}. {said}"
        words = type_.paragraph(said, theme.SECOND, theme.INK_SOFT, width=inner.w - scale.px(8))
        seats = seat_height(services) * len(row.seats)
        spare = inner.h - head - words.get_height() - scale.px(46) - seats
        high = max(round(inner.w / ASPECT * 0.5), min(round(inner.w / ASPECT), spare))
        picture = pygame.Rect(0, inner.y, min(inner.w, round(high * ASPECT)), high)
        picture.centerx = inner.centerx
        title = pygame.Rect(inner.x - scale.px(12), picture.bottom + scale.px(14), inner.w + scale.px(12), head)
        text = pygame.Rect(inner.x + scale.px(4), title.bottom + scale.px(2), inner.w - scale.px(8), words.get_height())
        area = pygame.Rect(inner.x, text.bottom + scale.px(20), inner.w, max(1, inner.bottom - text.bottom - scale.px(20)))

        def show(target: pygame.Surface, rect: pygame.Rect) -> None:
            draw_picture(target, services, rect, row, self.portraits.get(row.key))

        def tell(target: pygame.Surface, rect: pygame.Rect) -> None:
            target.blit(words, rect)
            if row.seats:
                services.look.paint.rule(target, inner.x, area.y - scale.px(6), inner.w, strong=True)

        widgets: list[Widget] = [
            Drawing(services, "picture", picture, show),
            self._name_field(row, title) if row.can_rename else Drawing(services, "title", title, self._draw_name),
            Drawing(services, "about", text, tell),
        ]
        children: list[Widget] = []
        for number in range(len(row.seats)):
            place = pygame.Rect(area.x, area.y + seat_height(services) * number, area.w, seat_height(services))
            if seats > area.h:
                place.w -= scale.px(20)

            def draw(target: pygame.Surface, rect: pygame.Rect, number: int = number) -> None:
                draw_seat(target, services, rect, row.seats[number], last=number == len(row.seats) - 1)

            children.append(Drawing(services, f"seat-{number}", place, draw))
        return [*widgets, ScrollArea(services, f"seats-{row.key}", area, seats, children)]

    def _draw_name(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        if self.row:
            inset = self.services.scale.px(16)
            at = (rect.x + inset, rect.centery)
            self.services.look.type.put(target, shown(self.row.name), TITLE, at, width=rect.w - inset)

    def _name_field(self, row: SavedRow, place: pygame.Rect) -> TextField:
        value = shown(row.name, LONGEST) if self.typed is None else self.typed
        return TextField(
            self.services, "name", place, value, self._type, limit=LONGEST, placeholder=shown(row.name), on_submit=self._renamed,
            tip=Tip(self.services.say("saves-rename-tip")), role=TITLE, bare=True,
        )  # fmt: skip

    def _buttons(self) -> list[Widget]:
        services, scale, say, row = self.services, self.services.scale, self.services.say, self.row
        low, wordy = stretch(scale) / 2, self._words_fit()
        wide = BUTTON if wordy else 110.0
        back = back_button(services, "saves-back", self.way_back)

        def plain(name: str, x: float, icon: str, press: Press, why_not: Tip | None = None) -> Button:
            tip = why_not or Tip(say(f"saves-{name}-tip"))
            words = say(f"saves-{name}") if wordy else ""
            return Button(services, name, scale.rect(x, 982 + low, wide, 68), words, press, icon=icon, tip=tip, enabled=why_not is None)

        always: list[Widget] = [back, plain("import", 96 + 196 * foot_growth(scale) + 16, "import", self.shelf.bring_in)]
        if row is None:
            return always
        whole = Tip(say.text(row.trouble)) if row.trouble else None
        named = whole or (None if row.can_rename else Tip(say("saves-rename-not")))
        place = scale.rect(1410, 976 + low, 414, 80)
        return [
            *always,
            plain("rename", 1106 - 3 * wide - 32, "rename", self._to_name, named),
            plain("export", 1106 - 2 * wide - 16, "export", self._export, whole),
            plain("delete", 1106 - wide, "bin", self._delete),
            Button(services, "open", place, say.text(row.primary), self._open, material="lacquer", enabled=whole is None, tip=whole),
        ]

    def _words_fit(self) -> bool:
        """Whether the plain buttons have room for words beside their icons; else the words are in the tips."""
        scale, say = self.services.scale, self.services.say
        widest = max(self.services.look.type.width(say(f"saves-{name}"), theme.PLAIN) for name in ("import", "rename", "export", "delete"))
        return widest + scale.px(22 + 14 + 22) + scale.px(38) <= scale.px(BUTTON)

    def enter(self) -> None:
        self.page.set_focus(f"row-{self.chosen}" if self.rows else "back", ring=False)

    def resume(self) -> None:
        self.refresh()

    def update(self, dt: float) -> bool:
        """One portrait a frame, those in sight first, so that the list never stands still."""
        for number, row in enumerate(self.rows):
            if row.key not in self.portraits and (portrait := self.shelf.portrait(row.key)) is not None:
                self.portraits[row.key] = portrait
                self.rows[number] = self.shelf.row(row.key) or row
                self.build()
                break
        return super().update(dt)

    def due(self) -> float | None:
        return min(LOOK, super().due() or LOOK) if self.shelf.painting else super().due()

    # ---------------------------------------------------------------- what happens
    def refresh(self, chosen: str = "") -> None:
        """Look at the shelf again; the place in the list stays if the chosen one is gone."""
        at = next((number for number, row in enumerate(self.rows) if row.key == self.chosen), 0)
        self.rows = self._listed()
        self.portraits = {}
        keys = [row.key for row in self.rows]
        wanted = chosen or self.chosen
        self.chosen = wanted if wanted in keys else keys[min(at, len(keys) - 1)] if keys else ""
        self.typed = None
        self.build()

    def handle(self, event: Event) -> Change | None:
        typing = self.page.focus is not None and self.page.focus.takes_text
        if isinstance(event, Key) and not typing and event.name in ("delete", "f2") and self.row:
            if event.name == "delete":
                return self._delete()
            return self._to_name() if self.row.can_rename else None
        focus, tabbed = self.page.focus, isinstance(event, Key) and event.name == "tab"
        if isinstance(event, Key) and tabbed and isinstance(focus, SaveRow):
            self._leave_rows(back=event.shift)
            return None
        change = super().handle(event)
        if self.typed is not None and not (self.page.focus and self.page.focus.name == "name"):
            self._keep_name()
        focus = self.page.focus
        if isinstance(focus, SaveRow) and focus.row.key != self.chosen:
            if tabbed:
                self.page.set_focus(f"row-{self.chosen}")
            else:
                self._choose(focus.row.key)
        return change

    def _leave_rows(self, *, back: bool) -> None:
        """All rows are one stop of the Tab key; arrows go from row to row."""
        others = [widget.name for widget in self.page.widgets if widget.focusable]
        self.page.set_focus(others[-1 if back else 0])
        self.notice()

    def escape(self) -> Change | None:
        if self.page.focus and self.page.focus.name == "name":
            self.typed = None
            self.build()
            self.page.set_focus(f"row-{self.chosen}")
            return None
        return super().escape()

    def _other_game(self) -> None:
        self.refresh()
        self.layer.drop()

    def _choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self.build()

    def _open(self) -> Change | None:
        if self.row is None:
            return None
        if self.row.trouble:
            self.services.sound.play("refuse")
            self.say(self.row.trouble)
            return None
        answer = self.shelf.open(self.chosen)
        if isinstance(answer, Text):
            self.refresh()
            self.say(answer)
            return None
        return answer

    def _type(self, words: str) -> None:
        self.typed = words

    def _to_name(self) -> Change | None:
        self.page.set_focus("name")
        field = self.page.find("name")
        assert isinstance(field, TextField)
        field.anchor, field.caret = 0, len(field.value)
        return None

    def _renamed(self) -> None:
        self.page.set_focus(f"row-{self.chosen}")
        self._keep_name()

    def _keep_name(self) -> None:
        """What was typed becomes the name when the line is left; nothing typed leaves the old one."""
        typed, row, self.typed = self.typed, self.row, None
        if row is None or typed is None or not typed.strip() or typed == row.name:
            self.build()
            return
        trouble = self.shelf.rename(row.key, typed)
        at = self.rows.index(row)
        self.refresh()
        if trouble:
            self.say(trouble)
        elif self.rows and row.key not in [one.key for one in self.rows]:
            self._choose(next((one.key for one in self.rows if one.name == typed.strip()), self.rows[min(at, len(self.rows) - 1)].key))

    def _delete(self) -> Change | None:
        row = self.row
        if row is None:
            return None
        trouble = self.shelf.delete(row.key)
        self.refresh()
        if trouble:
            self.say(trouble)
        else:
            self.tell(Text("saves-deleted", {"name": shown(row.name, 40)}), Text("saves-undo"), lambda: self._undo(row.key))
        return None

    def _undo(self, key: str) -> None:
        trouble = self.shelf.undo()
        self.refresh(key)
        if trouble:
            self.say(trouble)

    def _export(self) -> None:
        self.say(self.shelf.export(self.chosen))

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> tuple[object, ...]:
        return replace(self.services.preferences, window=(0, 0)), bool(self.rows)

    def rest(self, target: pygame.Surface) -> None:
        draw_ground(target, self.services, self.services.say.text(self.title))
        for number, place in enumerate((LEFT, RIGHT) if self.rows else (WHOLE,)):
            self.services.look.paint.panel(target, sheet_place(self.services.scale, place), seed=2 + number)
