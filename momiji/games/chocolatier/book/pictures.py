"""The pictures of the rule book in words, and on paper: there pieces are letters as records write them."""

from collections.abc import Iterator, Mapping
from html import escape

from momiji.core.rulebook import Drawing
from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.log import some
from momiji.games.chocolatier.rules.pralines import LETTERS, MARK
from momiji.games.chocolatier.rules.view import FREE
from momiji.games.chocolatier.rules.words import colour_word

from .things import Thing, things

_TOKEN = LETTERS[MARK]


class ChocolatierPictures:
    inline: Mapping[str, str] = {}

    def told(self, picture: str, *, moving: bool = False) -> tuple[Text, ...]:
        return tuple(text for thing in things(picture) for text in _told(thing))

    def printed(self, picture: str, drawing: Drawing, *, moving: bool = False) -> str:
        return "".join(map(_printed, things(picture)))


def _told(thing: Thing) -> Iterator[Text]:
    match thing.kind:
        case "gap":
            return
        case "praline":
            yield Text(colour_word(COLOURS.index(thing.pieces)))
        case "box":
            yield Text("chocolatier-rules-thing-box", {"rows": tuple(_rows(thing))})
        case "token" | "bag" | "lid":
            yield Text(f"chocolatier-rules-thing-{thing.kind}")
        case _:
            lying = Text("chocolatier-look-some", {"count": len(thing.pieces), "pralines": _pieces(thing.pieces)})
            yield Text(f"chocolatier-rules-thing-{thing.kind}", {"lying": lying, "name": thing.name[:1]})


def _rows(box: Thing) -> Iterator[Text]:
    for number, row in enumerate(box.rows, start=1):
        held = tuple(
            Text("chocolatier-look-place", {"praline": colour_word(COLOURS.index(letter)), "column": column})
            for column, letter in enumerate(row, start=1)
            if letter != FREE
        )
        if held:
            yield Text("chocolatier-rules-thing-row", {"row": number, "places": held})


def _pieces(letters: str) -> tuple[Text, ...]:
    return (*((Text("chocolatier-look-token"),) if _TOKEN in letters else ()), *some(letters))


def _printed(thing: Thing) -> str:
    if thing.kind == "gap":
        return '<span class="gap"></span>'
    if thing.kind == "box":
        return f'<span class="box">{"<br>".join(thing.rows)}</span>'
    return f'<span class="{thing.kind}">{escape(thing.name)} {escape(thing.pieces or "–")}</span>'
