"""What is printed on the buttons of a game pad: letters or shapes, drawn as small round buttons."""

from typing import Final

import pygame

from momiji.i18n import Translator
from momiji.ui import light, theme
from momiji.ui.kit.chords import key_word
from momiji.ui.services import Services
from momiji.ui.theme import Colour

PAD: Final = "pad-"  # before the name of a sign among keys
_ROUND: Final = ("a", "b", "x", "y", "stick", "cross")
_PRINTED: Final[dict[str, dict[str, str]]] = {
    "letters": {"a": "A", "b": "B", "x": "X", "y": "Y", "back": "Back", "start": "Start", "lb": "LB", "rb": "RB"},
    "shapes": {"back": "Share", "start": "Options", "lb": "L1", "rb": "R1"},
    "plus": {"a": "A", "b": "B", "x": "X", "y": "Y", "back": "−", "start": "+", "lb": "L", "rb": "R"},
    "numbers": {"a": "1", "b": "2", "x": "3", "y": "4", "lb": "5", "rb": "6", "back": "7", "start": "8"},
}  # as on the pads themselves, in every language


def sign_word(sign: str, kind: str, say: Translator) -> str:
    """A button after “press”: shapes have names, and a number alone would be a key."""
    printed = _PRINTED[kind].get(sign)
    if printed is None:
        return say(f"pad-shape-{sign}")
    return say("pad-number", number=printed) if kind == "numbers" else printed


def press_word(services: Services, key: str) -> str:
    """What to press, in a sentence: the key, or the button of the pad in use that does the same."""
    sign = services.sign(key)
    return sign_word(sign, services.pad, services.say) if sign else key_word(key, services.say)


def turning_words(services: Services, usual: str) -> str:
    """What turns a thing: a key, or the shoulders of the pad in use."""
    if not services.pad:
        return key_word(services.key(usual), services.say)
    return "/".join(_PRINTED[services.pad][sign] for sign in ("lb", "rb"))


def sign_width(services: Services, sign: str, high: int) -> int:
    if sign in _ROUND:
        return high
    return max(high, services.look.type.width(_PRINTED[services.pad or "letters"][sign], theme.CHIP) + services.scale.px(26))


def draw_sign(target: pygame.Surface, services: Services, sign: str, rect: pygame.Rect, alpha: int = 255) -> None:
    """Dark with a light sign, as on most pads."""
    look, kind = services.look, services.pad or "letters"
    target.blit(look.paint.rounded(*rect.size, rect.h / 2, theme.NIGHT, alpha), rect)
    target.blit(look.paint.rounded(*rect.size, rect.h / 2, theme.WOOD_WORDS, alpha, line=max(1.0, 1.6 * look.scale.u)), rect)
    if sign in ("stick", "cross") or (kind == "shapes" and sign in _ROUND):
        size = round(rect.h * 0.56)
        picture = look.paint.kept(("pad sign", sign, size), lambda: _shape(sign, size, theme.CREAM))
        target.blit(picture, picture.get_rect(center=rect.center))
        return
    look.type.put(target, _PRINTED[kind][sign], theme.CHIP, rect.center, theme.CREAM, align="centre", width=rect.w - 4)


def _shape(sign: str, size: int, ink: Colour) -> pygame.Surface:
    """Four times as large, then shrunk: lines without stairs."""
    far = size * 4
    big = light.clear(far, far, ink)
    line, low, high, middle = max(4, far // 9), far // 10, far - far // 10, far // 2
    match sign:
        case "a":
            pygame.draw.line(big, ink, (low, low), (high, high), line)
            pygame.draw.line(big, ink, (low, high), (high, low), line)
        case "b":
            pygame.draw.circle(big, ink, (middle, middle), middle - line // 2, line)
        case "x":
            pygame.draw.rect(big, ink, (low, low, high - low, high - low), line)
        case "y":
            pygame.draw.polygon(big, ink, [(middle, low), (high, high - line), (low, high - line)], line)
        case "cross":
            third = far // 3
            big.fill((*ink, 255), (third, 0, third, far))
            big.fill((*ink, 255), (0, third, far, third))
        case _:
            pygame.draw.circle(big, ink, (middle, middle), middle - line // 2, line)
            pygame.draw.circle(big, ink, (middle, middle), far // 4)
    return pygame.transform.smoothscale(big, (size, size))
