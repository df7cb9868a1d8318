"""The buttons round the table, made from the show: primary and two plain ones, and the four round ones in the corners."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.chords import key_word
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.paint import Material
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.table.show import Command, Show
from momiji.ui.theme import Role

from .layout import Layout

if TYPE_CHECKING:
    from .scene import TableScene

CORNERS: Final = {"menu": ("menu", ""), "log": ("log", "l"), "rules": ("book", ""), "settings": ("gear", "")}
BONUS: Final = Role("AlegreyaSans-Bold", 28)
HELP: Final = "hint"  # the name of the helping button, in layouts too
_HIGH, _BESIDE, _KEYED = 54, 152, 50  # its height; the room icon and key take beside the word, the key alone
_HELP_ROLE: Final = theme.PLAIN.at(23)
_KEYS: Final = {"enter": "return", "esc": "escape"}


def key_name(shown: str) -> str:
    """A key as the keyboard calls it."""
    return _KEYS.get(shown.lower(), shown.lower())


def make_buttons(
    services: Services, show: Show, layout: Layout, press: Callable[[Command], Change | None], corners: dict[str, Press]
) -> list[Widget]:
    """Names are those of the layout; plain ones show only their icon where words are large."""
    say = services.say
    out: list[Widget] = []
    for name, wanted in (("primary", show.primary), ("left", show.left), ("right", show.right), ("redo", show.redo)):
        if wanted is None:
            continue

        def act(wanted: Command = wanted) -> Change | None:
            return press(wanted)

        words = say.text(wanted.text)
        rect = layout.buttons[name]
        material: Material = "ghost" if wanted.ghost else "lacquer" if name == "primary" and not wanted.plain else "paper"
        icon = wanted.icon if name == "left" or (name == "right" and not show.left) else ""
        key = "" if name == "right" or wanted.bonus else services.key(key_name(wanted.key))
        alone = show.left is None or show.right is None  # with the whole row words shrink rather than go
        sign = bool(wanted.icon or wanted.short_icon)
        role = theme.PRIMARY if name == "primary" else theme.PLAIN
        whole = services.look.type.fits(words, role, rect.w - services.scale.px(44))  # though perhaps smaller
        short = name == "redo" or (
            sign
            and not _fits(services, words, icon, "", rect)
            and (not whole or (name != "primary" and (not alone or show.redo is not None)))
        )
        if not _fits(services, words, icon, key, rect, theme.PRIMARY if name == "primary" else theme.PLAIN):
            key = ""
        why = say.text(wanted.why) if wanted.why and not wanted.enabled else ""
        tip = Tip(why, words) if why else Tip(words) if short else None
        button = Button(
            services,
            name,
            rect,
            "" if short else words,
            act,
            material=material,
            icon=(wanted.short_icon or wanted.icon) if short else icon,
            hotkey="" if short else key,
            tip=tip,
            enabled=wanted.enabled,
            role=theme.PRIMARY if material == "ghost" and name == "primary" else None,
        )
        out.append(button)
    for coin in show.coins:

        def turn(coin: Command = coin) -> Change | None:
            return press(coin)

        words = say.text(coin.text)
        tip = Tip(say.text(coin.why), words) if coin.why and not coin.enabled else Tip(words)
        out.append(RoundButton(services, coin.action, layout.buttons[coin.action], coin.icon, turn, tip=tip, enabled=coin.enabled))
    for name, (icon, _) in CORNERS.items():
        out.append(RoundButton(services, name, layout.buttons[name], icon, corners[name], tip=Tip(say(f"table-{name}"))))
    return out


def helping_button(scene: "TableScene", words: str, icon: str, press: Press, tip: Tip) -> Widget | None:
    """Whoever helps is asked here: over the primary button, or where the layout says. None where there is nothing to press."""
    services, layout = scene.services, scene.layout
    primary, own, px = layout.buttons.get("primary"), layout.buttons.get(HELP), services.scale.px
    if primary is None:
        return None
    if own is not None and own.w == own.h:
        return RoundButton(services, HELP, own, icon, press, tip=tip)
    room = scene.table.hint_room(layout)
    high = min(px(_HIGH), room - 2 * px(5))
    wide = services.look.type.width(words, _HELP_ROLE) + px(_BESIDE)
    short = services.scale.room(_HELP_ROLE.px) > 1.2 or wide > primary.w
    place = pygame.Rect(primary.x, primary.y - (room + high) // 2, px(72) if short else wide, high)
    keyed = not short
    if own is not None:  # the key goes before the word does
        place, short, keyed = own, wide - px(_KEYED) > own.w, wide <= own.w
    key = services.key("h") if keyed else ""
    return Button(services, HELP, place, "" if short else words, press, icon=icon, hotkey=key, tip=tip, role=_HELP_ROLE)


def _fits(services: Services, words: str, icon: str, key: str, rect: pygame.Rect, role: Role = theme.PLAIN) -> bool:
    """Words, icon and key side by side without shrinking."""
    px = services.scale.px
    room = rect.w - px(44) - (px(54) if icon else 0)
    if key and services.pad:
        room -= px(46) if services.sign(key) else 0
    elif key:
        shown = key_word(key, services.say)
        room -= max(px(36), services.look.type.width(shown, theme.CHIP) + px(18)) + px(10)
    return services.look.type.width(words, role) <= room


def draw_bonus(target: pygame.Surface, services: Services, count: int, token: str, primary: pygame.Rect) -> None:
    """What a turn will earn rides on the primary button."""
    look, px = services.look, services.scale.px
    words = services.say("table-bonus", count=count)
    role = BONUS.at(BONUS.px * min(1.0, 1.45 / look.scale.room(BONUS.px)))
    size = round(look.scale.type(role.px) * 1.3)
    high = round(size * 1.18)
    wide = look.type.width(words, role) + size + px(34)
    rect = pygame.Rect(0, 0, wide, high)
    rect.bottomright = (primary.right - px(20), primary.centery - round(look.scale.type(theme.PRIMARY.px) * 0.5))
    look.paint.shade(target, rect, radius=high / 2 / look.scale.u, blur=4, drop=3, alpha=140)
    look.paint.pill(target, rect, theme.PAPER, edge=theme.GOLD_LINE)
    drawn = look.type.put(target, words, role, (rect.x + px(16), rect.centery), theme.GOLD_INK)
    drawing = look.art.get(token, (size, size))
    target.blit(drawing, (drawn.right + px(6), rect.centery - size // 2))
