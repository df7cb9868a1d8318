"""The pictures of the rule book on paper and in words."""

from collections.abc import Mapping

from momiji.core.rulebook import Drawing
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, NAMES, NUMBER, TYPE
from momiji.resources import assets

from .telling import told
from .things import Thing, moving, things


class MomijiPictures:
    inline: Mapping[str, str] = {"[acorn]": "tokens/acorn-small"}

    def told(self, picture: str, *, moving: bool = False) -> tuple[Text, ...]:
        return tuple(text for thing in _read(picture, moving) if (text := told(thing)))

    def printed(self, picture: str, drawing: Drawing, *, moving: bool = False) -> str:
        return "".join(_printed(thing, drawing) for thing in _read(picture, moving))


def _read(picture: str, on_the_way: bool) -> tuple[Thing, ...]:
    return moving(picture) if on_the_way else things(picture)


def _printed(thing: Thing, drawing: Drawing) -> str:
    match thing.kind:
        case "gap":
            return '<span class="gap"></span>'
        case "card" | "pile":
            extra = drawing("tokens/gate", "gate", "") if thing.gate else ""
            count = f'<b class="count">{thing.count}</b>' if thing.count else ""
            return f'<span class="{thing.kind}">{_card(thing.cards[-1], drawing)}{extra}{count}</span>'
        case "column" | "hand" | "discard":
            return f'<span class="{thing.kind}">{"".join(_card(card, drawing) for card in thing.cards)}</span>'
        case "deck" | "back":
            return f'<span class="card">{drawing("cards/back", "face", "")}</span>'
        case "acorns":
            large, small = divmod(thing.count, 5)
            acorns = drawing("tokens/acorn-large", "acorn large", "") * large + drawing("tokens/acorn-small", "acorn", "") * small
            return f'<span class="acorns">{acorns}</span>'
        case "goal":
            return drawing(f"goals/{thing.name}", "goal", "")
        case "land":
            return drawing(f"landscapes/{_landscape(thing.name)}", "land", f'<b class="seal">{thing.name}</b>')
        case "pip":
            return drawing(f"leaves/pips/{thing.name}", "pip", "")
        case "crest":
            return drawing(f"crests/{thing.name}", "pip", "")
    return drawing(f"tokens/{thing.name or thing.kind}", "token", "")


def _card(card: int, drawing: Drawing) -> str:
    marks = "".join(
        drawing(f"tokens/mark-{side}", f"mark {side}", "")
        for side, there in (("left", ACORN_LEFT[card]), ("right", ACORN_RIGHT[card]))
        if there
    )
    return drawing(f"cards/mini/{NAMES[TYPE[card]]}-{NUMBER[card]}", "face", marks)


def _landscape(letter: str) -> str:
    """The drawing of a landscape begins with its letter."""
    return next((assets() / "art" / "landscapes").glob(f"{letter.lower()}-*.svg")).stem
