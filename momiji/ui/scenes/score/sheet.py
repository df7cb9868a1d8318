"""A scoring sheet as plain data, whatever the game: rows of cells, totals, who won and by what. The game gives it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from momiji.core.text import Text
from momiji.i18n import Translator
from momiji.playing.session import Seat, Session
from momiji.ui.services import Look

if TYPE_CHECKING:
    from .paper import Paper

Drawn = Callable[[Look, int], pygame.Surface]  # a picture so many pixels wide
HIGH: Final = 57.0  # of a row on the canvas


@dataclass(frozen=True, slots=True)
class ScoreCell:
    """What a player gets for a row, and how it came about. Points None: nothing to write here, a dash."""

    points: int | None
    picture: str = ""  # a drawing before it
    times: tuple[int, int] = (0, 0)  # so many of something, each worth so much
    reached: int | None = None  # a figure in a ring, which is filled for whoever gets the points
    coins: tuple[str, ...] = ()  # drawings side by side; those called "…-large" are larger
    strong: bool = False  # points worth a second look
    drawn: Drawn | None = None  # a picture that is all there is to see, as wide as there is room


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One cell for each seat. `kind` is a word of the game, `name` what of that kind it is."""

    kind: str
    name: str
    words: Text
    picture: Drawn | None
    cells: tuple[ScoreCell, ...]
    about: Text | None = None  # what the row counts
    note: Text | None = None
    icon: str = ""
    high: float = HIGH
    large: bool = False  # a larger picture, and words with more air
    under: Text | None = None  # a short second line below its name, or at the end of a low row


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of the ranking."""

    place: int
    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decided between those who were level: a figure for each of them, and the sentence (with `points` and `others`)."""

    words: Text
    sentence: str
    icon: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """The table a game's sheet lies on, and what lies about on it."""

    ground: Callable[[Look, int, int], pygame.Surface]
    scattered: tuple[tuple[Drawn, float, float, float], ...]  # each with its middle and size on the canvas
    wreath: Drawn
    crest: float = 0.64  # how much of the wreath the crest in it is wide
    ornament: str = ""  # a drawing at the foot of the page
    corners: tuple[tuple[Drawn, float, float, float], ...] = ()  # what lies about where there are two sheets


@dataclass(frozen=True, slots=True)
class Alone:
    """A game that is won or lost, without points: its own page, what is said of it, and a picture of it."""

    won: bool
    said: tuple[Text, Text]  # large words, and the sentence under them
    paper: Callable[[Look, Translator], "Paper"]
    banner: Drawn


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    parts: tuple[str, str] = ("", "")  # what the two leaves are called where one has no room for all rows
    second: int = 0  # the row the second part begins with; 0: there is one part
    tie: TieBreak | None = None
    alone: Alone | None = None
    setting: Setting | None = None  # None: wood and fallen leaves

    @property
    def players(self) -> int:
        return len(self.totals)

    @property
    def ranking(self) -> tuple[Ranked, ...]:
        """Winners first, then by points; equals share a place."""
        merit = {seat: (seat in self.winners, total) for seat, total in enumerate(self.totals)}
        order = sorted(merit, key=lambda seat: merit[seat], reverse=True)
        return tuple(Ranked(1 + sum(one > merit[seat] for one in merit.values()), seat, self.totals[seat]) for seat in order)


def plain_sheet(session: Session) -> ScoreSheet:
    """What the rules alone can tell: the rows and figures of the outcome."""
    outcome = session.rules.outcome(session.state)
    assert outcome is not None
    rows = tuple(ScoreRow("", row.key, Text(row.key), None, tuple(map(ScoreCell, row.values))) for row in outcome.rows)
    turn = session.rules.turn(session.state)
    rounds = turn.round or -(-turn.number // len(session.seats))  # where a game has none: how often everybody's turn came
    return ScoreSheet(rows, outcome.points, outcome.winners, rounds)


def result(sheet: ScoreSheet, seats: Sequence[Seat]) -> tuple[Text, Text]:
    """What to say in large words, and the sentence under them."""
    if sheet.alone is not None:
        return sheet.alone.said
    names = [seat.name for seat in seats]
    points = sheet.totals[sheet.winners[0]]
    if len(sheet.winners) > 1:
        return Text("score-shared"), Text("score-level", {"names": _together([names[seat] for seat in sheet.winners]), "points": points})
    rest = [total for seat, total in enumerate(sheet.totals) if seat not in sheet.winners]
    next_best = _together([name for seat, name in enumerate(names) if seat not in sheet.winners and sheet.totals[seat] == max(rest)])
    title = Text("score-wins", {"name": names[sheet.winners[0]]})
    if sheet.tie is not None:
        return title, Text(sheet.tie.sentence, {"points": points, "others": next_best})
    return title, Text("score-ahead", {"points": points, "ahead": points - max(rest), "others": next_best})


def _together(names: list[str]) -> Text | str:
    """One name, or several as they are said in a sentence."""
    return names[0] if len(names) == 1 else Text("score-names", {"names": tuple(names[:-1]), "last": names[-1]})
