"""The rule book of Pairs: one page."""

from collections.abc import Mapping

from momiji.core.rulebook import Book, BookPage, Chapter, Drawing, Paragraph
from momiji.core.text import Text

_RULES = ("1", "2", "3", "4")


class PairsPictures:
    """It has none."""

    inline: Mapping[str, str] = {}

    def told(self, picture: str, *, moving: bool = False) -> tuple[Text, ...]:
        return ()

    def printed(self, picture: str, drawing: Drawing, *, moving: bool = False) -> str:
        return ""


BOOK = Book(
    (
        Chapter(
            "pairs",
            Text("toy-name"),
            "red",
            (BookPage("pairs", Text("toy-name"), tuple(Paragraph(Text(f"toy-rule-{number}"), (number,)) for number in _RULES)),),
        ),
    ),
    "toy",
    PairsPictures(),
)
