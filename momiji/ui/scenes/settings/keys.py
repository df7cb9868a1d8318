"""Which key does what: press a row, then the key it shall have."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.keys import Action, assign, free
from momiji.ui.kit.button import Button
from momiji.ui.kit.chords import key_word
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

_WIDTH: Final = 1080
_PAD: Final = 52
_ROW: Final = 78


class KeyCap(Button):
    """A voice says the action too."""

    def __init__(self, services: Services, action: Action, rect: pygame.Rect, words: str, on_press: Press, *, waits: bool) -> None:
        super().__init__(services, f"key-{action.usual}", rect, words, on_press, material="ghost" if waits else "paper")
        self.label = services.say(action.name)


class KeysScene(ModalScene):
    """A key that is taken is exchanged for the one that becomes free, and the sheet says so. Escape lets the key be, then goes back."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.waiting: Action | None = None
        self.said: Text | None = None

    @property
    def typing(self) -> bool:
        """The next key belongs to the row, whatever it does elsewhere."""
        return self.waiting is not None

    def heading(self) -> str:
        return self.services.say("keys-title")

    def written(self) -> Sequence[str]:
        say = self.services.say
        return say("keys-about"), say.text(self.said) if self.said else ""

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        grow = max(1.0, scale.room(theme.READING.px))
        row, actions = scale.px(_ROW * grow**0.8), services.actions
        inner = scale.px(_WIDTH - 2 * _PAD)
        about = services.look.type.height(say("keys-about"), theme.SECOND, width=inner, line=1.2)
        head = max(scale.px(100), services.look.type.leading(theme.SHEET_TITLE, 1.7)) + about + scale.px(20)
        foot = scale.px(112) + services.look.type.leading(theme.SECOND, 1.5)
        high = min(head + row * len(actions) + foot, scale.px(1040))
        self.sheet = pygame.Rect(0, 0, scale.px(_WIDTH), high).move_to(center=(scale.x(960), scale.y(540)))
        area = pygame.Rect(self.sheet.x + scale.px(_PAD), self.sheet.y + head, inner, high - head - foot)
        rows: list[Widget] = []
        for index, action in enumerate(actions):
            rows += self._row(action, pygame.Rect(area.x, area.y + row * index, area.w - scale.px(26), row))
        done = pygame.Rect(0, 0, scale.px(280), scale.px(72))
        done.bottomright = (self.sheet.right - scale.px(_PAD), self.sheet.bottom - scale.px(28))
        usual = done.copy()
        usual.x = self.sheet.x + scale.px(_PAD)
        changed = bool(services.preferences.keys)
        return [
            ScrollArea(services, "rows", area, row * len(actions), rows),
            Button(services, "done", done, say("settings-done"), Pop, material="lacquer"),
            Button(
                services,
                "defaults",
                usual,
                say("settings-defaults"),
                self._defaults,
                icon="undo",
                enabled=changed,
                tip=None if changed else Tip(say("settings-defaults-why")),
            ),
        ]

    def _row(self, action: Action, place: pygame.Rect) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        waits = action == self.waiting
        words = say("keys-press") if waits else self._word(services.key(action.usual))
        wide = max(scale.px(96), services.look.type.width(words, theme.PLAIN) + scale.px(56))
        high = min(place.h - scale.px(14), round(scale.px(58) * max(1.0, scale.room(26) ** 0.7)))
        cap = pygame.Rect(place.right - wide, place.centery - high // 2, wide, high)

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            look, size = services.look, scale.px(44)
            target.blit(look.art.icon(action.icon, size), (rect.x + scale.px(8), rect.centery - size // 2))
            left = rect.x + size + scale.px(30)
            look.type.put(target, say(action.name), theme.READING.at(27), (left, rect.centery), width=cap.x - scale.px(20) - left)
            look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)

        def begin() -> None:
            self.waiting = None if waits else action
            self.said = None
            self.build()

        return [Drawing(services, f"row-{action.usual}", place, paint), KeyCap(services, action, cap, words, begin, waits=waits)]

    def _word(self, key: str) -> str:
        return key_word(key, self.services.say)

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        if self.waiting is not None and isinstance(event, Key):
            if not event.repeat:
                self._give(self.waiting, event)
            return None
        if self.waiting is not None and isinstance(event, PointerDown):
            self.waiting = None
            self.build()
        return super().handle(event)

    def _give(self, action: Action, key: Key) -> None:
        if key.name == "escape":
            self.waiting = None
        elif key.command or key.alt or key.pad or not free(key.name):
            self.services.sound.play("refuse")
            self.said = Text("keys-fixed")
        else:
            freed = self._word(self.services.key(action.usual))
            pairs, other = assign(action, key.name, self.services.actions, self.services.preferences)
            taken = {"pressed": self._word(key.name), "freed": freed}
            self.said = Text("keys-swapped", {**taken, "name": Text(other.name)}) if other else None
            self.waiting = None
            self.services.sound.play("button")
            self.services.change(keys=pairs)
        self.build()

    def _defaults(self) -> None:
        self.said = None
        self.services.change(keys=())

    # ---------------------------------------------------------------- drawing
    def draw_sheet(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        area = self.page.find("rows").rect
        title = max(scale.px(100), look.type.leading(theme.SHEET_TITLE, 1.7))
        self.head(target, say("keys-title"), self.sheet.y + title // 2 + scale.px(8))
        about = look.type.paragraph(say("keys-about"), theme.SECOND, theme.INK_SOFT, width=area.w, align="centre", line=1.2)
        target.blit(about, (area.centerx - about.get_width() // 2, self.sheet.y + title))
        look.paint.rule(target, area.x, area.y - 1, area.w, strong=True)
        if self.said:
            words = say.text(self.said)
            middle = (area.bottom + self.page.find("done").rect.top) // 2
            look.type.put(target, words, theme.SECOND, (area.centerx, middle), theme.DEEP_RED, align="centre", width=area.w)
