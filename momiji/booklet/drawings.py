"""Drawings inside the HTML booklet: each used one stands once in the style sheet, as a data address."""

from urllib.parse import quote

from momiji.games.momiji.book.things import Thing
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, NAMES, NUMBER, TYPE
from momiji.resources import assets

_SAFE = " ='():/;,.-_!*~@&+?[]|{}^$"


class Drawings:
    """Gives HTML for things and remembers which drawings it needs."""

    def __init__(self) -> None:
        self._used: dict[str, str] = {}

    def styles(self) -> str:
        """One rule for each drawing that was asked for."""
        rules = ((name, f'url("data:image/svg+xml,{_address(path)}")') for path, name in self._used.items())
        return "\n".join(f".{name} {{ background-image: {address} }}" for name, address in rules)

    def thing(self, thing: Thing) -> str:
        match thing.kind:
            case "gap":
                return '<span class="gap"></span>'
            case "card" | "pile":
                extra = self.drawing("tokens/gate", "gate") if thing.gate else ""
                count = f'<b class="count">{thing.count}</b>' if thing.count else ""
                return f'<span class="{thing.kind}">{self._card(thing.cards[-1])}{extra}{count}</span>'
            case "column" | "hand" | "discard":
                return f'<span class="{thing.kind}">{"".join(self._card(card) for card in thing.cards)}</span>'
            case "deck" | "back":
                return f'<span class="card">{self.drawing("cards/back", "face")}</span>'
            case "acorns":
                large, small = divmod(thing.count, 5)
                acorns = self.drawing("tokens/acorn-large", "acorn large") * large + self.drawing("tokens/acorn-small", "acorn") * small
                return f'<span class="acorns">{acorns}</span>'
            case "goal":
                return self.drawing(f"goals/{thing.name}", "goal")
            case "land":
                return self.drawing(f"landscapes/{_landscape(thing.name)}", "land", f'<b class="seal">{thing.name}</b>')
            case "pip":
                return self.drawing(f"leaves/pips/{thing.name}", "pip")
            case "crest":
                return self.drawing(f"crests/{thing.name}", "pip")
        return self.drawing(f"tokens/{thing.name or thing.kind}", "token")

    def drawing(self, path: str, kind: str, inside: str = "") -> str:
        name = self._used.setdefault(path, f"d-{path.replace('/', '-')}")
        return f'<span class="{kind} {name}">{inside}</span>'

    def _card(self, card: int) -> str:
        marks = "".join(
            self.drawing(f"tokens/mark-{side}", f"mark {side}")
            for side, there in (("left", ACORN_LEFT[card]), ("right", ACORN_RIGHT[card]))
            if there
        )
        return self.drawing(f"cards/mini/{NAMES[TYPE[card]]}-{NUMBER[card]}", "face", marks)


def _landscape(letter: str) -> str:
    """The drawing of a landscape begins with its letter."""
    return next((assets() / "art" / "landscapes").glob(f"{letter.lower()}-*.svg")).stem


def _address(path: str) -> str:
    return quote((assets() / "art" / f"{path}.svg").read_text(encoding="utf-8").replace('"', "'"), safe=_SAFE)
