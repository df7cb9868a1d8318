"""All widgets in all states on one table: what to look at after every change to the kit."""

import pygame

from momiji.ui import theme
from momiji.ui.kit.button import Button, RoundButton, WordButton
from momiji.ui.kit.choice import ChoiceOption, Mark, Slider, Switch, Trough
from momiji.ui.kit.field import TextField
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Chip, draw_chip
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.strip import Strip
from momiji.ui.kit.tab import SealTab
from momiji.ui.kit.tip import Bubble, Tip, Toast, draw_tip
from momiji.ui.kit.widget import Widget
from momiji.ui.paint import Material
from momiji.ui.services import Services
from momiji.ui.sprites import Face, Mood, leaf_card
from momiji.ui.stack import Change


def _still() -> Change | None:
    return None


class KitSheet(PagedScene):
    """Rows of the same thing: rest, hover, pressed, disabled, focused."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._focused: list[Widget] = []

    def layout(self) -> list[Widget]:
        self._focused = []
        return [*self._buttons(), *self._choices(), *self._others()]

    def _state(self, widget: Widget, state: int) -> Widget:
        widget.hovered = state == 1
        widget.held = state == 2
        widget.enabled = state != 3
        if state == 4:
            self._focused.append(widget)
        return widget

    def _buttons(self) -> list[Widget]:
        services, rect, words = self.services, self.services.scale.rect, self.services.say
        materials: tuple[tuple[Material, str], ...] = (
            ("lacquer", "preview-button"),
            ("paper", "settings-defaults"),
            ("ghost", "message-cancel"),
        )
        out: list[Widget] = []
        for row, (material, key) in enumerate(materials):
            for state in range(5):
                place = rect(40 + 250 * state, 40 + 96 * row, 226, 68)
                button = Button(services, f"{material}-{state}", place, words(key), _still, material=material)
                button.icon = "undo" if material == "paper" else ""
                out.append(self._state(button, state))
        for state, icon in enumerate(("menu", "log", "book", "gear", "hint")):
            out.append(self._state(RoundButton(services, f"coin-{state}", rect(1310 + 84 * state, 46, 60, 60), icon, _still), state))
        out.append(Button(services, "hot", rect(1310, 134, 330, 68), words("preview-button"), _still, hotkey="p"))
        out.append(Button(services, "esc", rect(1310, 226, 330, 68), words("message-cancel"), _still, hotkey="escape", material="ghost"))
        return out

    def _choices(self) -> list[Widget]:
        services, rect, words = self.services, self.services.scale.rect, self.services.say
        half = [
            ChoiceOption(words("settings-speed-half")),
            ChoiceOption(words("settings-speed-normal")),
            ChoiceOption(words("settings-speed-double")),
        ]
        icons = [ChoiceOption("", "person"), ChoiceOption("", "fox")]
        return [
            Trough(services, "three", rect(80, 380, 300, 60), half, 1, lambda _: None),
            Trough(services, "icons", rect(400, 380, 144, 60), icons, 0, lambda _: None),
            Trough(
                services,
                "both",
                rect(564, 380, 330, 60),
                [ChoiceOption(words("settings-on"), "dice"), ChoiceOption(words("settings-off"), "hand")],
                0,
                lambda _: None,
            ),
            Switch(services, "on", rect(80, 470, 104, 50), True, lambda _: None),
            self._state(Switch(services, "off", rect(210, 470, 104, 50), False, lambda _: None), 4),
            Slider(services, "bead", rect(350, 470, 264, 50), 0.35, lambda _: None),
            self._state(Slider(services, "bead-2", rect(640, 470, 264, 50), 0.8, lambda _: None), 4),
            TextField(services, "name", rect(80, 550, 380, 62), "Žofie Ъ", lambda _: None),
            self._state(self._field(), 4),
            Mark(services, "mark", rect(80, 640, 64, 64), True, lambda: None),
            Mark(services, "mark-2", rect(160, 640, 64, 64), False, lambda: None),
        ]

    def _field(self) -> TextField:
        field = TextField(
            self.services, "name-2", self.services.scale.rect(484, 550, 410, 62), self.services.say("title-new-game"), lambda _: None
        )
        field.focused, field.anchor, field.caret = True, 0, 3
        return field

    def _others(self) -> list[Widget]:
        services, scale, words = self.services, self.services.scale, self.services.say
        strips: list[Widget] = []
        for state, key in enumerate(("title-continue", "title-new-game", "title-solo", "title-replays")):
            place = scale.rect(1010, 380 + 88 * state, 400, 72)
            strip = Strip(services, key, place, words(key), _still, seed=20 + state, enabled=state != 3, primary=state == 1)
            strips.append(self._state(strip, 3 if state == 3 else 4 if state == 2 else 0))
        tabs = [
            SealTab(
                services,
                f"tab-{index}",
                scale.rect(1700, 380 + 110 * index, 82, 96),
                words("settings-tab-play"),
                "hand",
                lambda: None,
                chosen=index == 1,
            )
            for index in range(2)
        ]
        inside: list[Widget] = [
            Button(services, f"in-{index}", scale.rect(1560, 620 + 84 * index, 260, 66), words("menu-save"), _still) for index in range(5)
        ]
        area = ScrollArea(services, "area", scale.rect(1540, 612, 310, 216), scale.px(84 * 5 + 8), inside)
        chips: list[Widget] = [
            Chip(services, "chip", scale.rect(250, 650, 130, 44), words("language-en"), lambda: None, chosen=True),
            Chip(services, "chip-2", scale.rect(390, 650, 130, 44), words("language-cs"), lambda: None),
            WordButton(services, "quit", scale.rect(1450, 420, 120, 56), words("title-quit"), _still),
        ]
        return [*strips, *tabs, area, *chips]

    def rest(self, target: pygame.Surface) -> None:
        look, scale = self.services.look, self.services.scale
        target.blit(look.paint.wood(*target.get_size()), (0, 0))
        look.paint.panel(target, scale.rect(50, 350, 880, 370), seed=3)
        look.paint.panel(target, scale.rect(1510, 596, 370, 250), seed=4)
        x = scale.x(560)
        for key, colour in (
            ("settings-on", theme.VERMILION),
            ("settings-off", theme.INDIGO),
            ("menu-save", theme.TAUPE),
            ("key-return", theme.NIGHT),
        ):
            x = draw_chip(target, look, self.services.say(key), (x, scale.y(664)), colour).right + scale.px(6)
        moods: tuple[Mood, ...] = ("", "dim", "spent", "grey")
        faces = [leaf_card("green", 0, scale.px(116), left=True, right=True, mood=mood, letter="G") for mood in moods]
        for index, face in enumerate(
            [*faces, Face("cards/back", scale.px(116)), leaf_card("red", 3, scale.px(116), closing=True, letter="R")]
        ):
            look.sprites.put(target, face, (scale.x(110 + 136 * index), scale.y(828)), angle=-4 if index == 5 else 0)
        self._rings(target)
        target.blit(look.sprites.landscape("a-stepping-stones", scale.px(150)), (scale.x(1010), scale.y(750)))
        target.blit(look.sprites.landscape("h-shrine-path", scale.px(150), spent=True), (scale.x(1160), scale.y(750)))
        target.blit(look.sprites.goal("gates", scale.px(100)), (scale.x(1330), scale.y(750)))
        target.blit(look.sprites.crest("wave", scale.px(90)), (scale.x(1336), scale.y(864)))

    def _rings(self, target: pygame.Surface) -> None:
        look, scale = self.services.look, self.services.scale
        names = ("gold", "chosen", "focus")
        for index, name in enumerate(names):
            face = leaf_card("purple", 1, scale.px(70))
            centre = (scale.x(60 + 110 * index), scale.y(1000))
            place = pygame.Rect((0, 0), face.size)
            place.center = centre
            corner = look.sprites.corner(face.width) / scale.u
            if name != "focus":
                look.paint.glow(target, place, theme.GOLD if name == "gold" else theme.VERMILION, radius=corner)
            look.sprites.put(target, face, centre)
            if name == "gold":
                look.paint.gold_ring(target, place, corner)
                pointer = look.sprites.pointer(scale.px(26))
                target.blit(pointer, pointer.get_rect(midbottom=(place.centerx, place.top - scale.px(8))))
            elif name == "chosen":
                look.paint.select_ring(target, place, corner)
                badge = look.sprites.badge("1", scale.px(40))
                target.blit(badge, badge.get_rect(center=(place.right, place.top)))
            else:
                look.paint.focus_ring(target, place, corner)
        look.paint.gold_circle(target, (scale.x(400), scale.y(1000)), scale.px(40))

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        for widget in self._focused:
            widget.draw_focus(target)
        look, scale, say = self.services.look, self.services.scale, self.services.say
        tip = Tip(say("preview-tip-text"), say("preview-tip-title"), say("preview-tip-note"), "goals/gates")
        draw_tip(target, look, tip, scale.rect(440, 960, 40, 60), target.get_rect().inflate(-16, -16), ("right",))
        bubble = Bubble(say("preview-sound"), scale.rect(1600, 860, 60, 60), 1)
        bubble.draw(target, look, scale.rect(1300, 850, 580, 220))
        Toast(say("settings-at-once"), "tokens/acorn-small").draw(target, look, scale.rect(1180, 276, 760, 70))
