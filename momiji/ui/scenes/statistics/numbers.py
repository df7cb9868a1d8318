"""The statistics of a game, made ready to draw."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from momiji import registry
from momiji.core.text import Text
from momiji.playing.choices import LEVELS
from momiji.registry import USUAL
from momiji.store import statistics
from momiji.store.files import BadFile
from momiji.store.puzzles import PuzzleBook
from momiji.store.statistics import Read, Result, ResultBook, Tally
from momiji.ui.scenes.pages import pages

from .bands import GameBand
from .chapter import StatisticsChapter
from .charts import Bar, BarChart, Chart, Figure, LineChart
from .puzzles import puzzles

LAST: Final = 24
WON: Final = "leaves/red-maple"
MOST_NAMES: Final = 10


@dataclass(slots=True)
class GameNumbers:
    """The book of results behind the page, read once and again after every change. What went wrong comes back as a sentence."""

    book: ResultBook = field(default_factory=ResultBook)
    game: str = USUAL  # empty: all of them
    me: str = ""  # the player of this computer
    mine: Collection[str] = ()  # all names they ever had
    puzzle_book: PuzzleBook = field(default_factory=PuzzleBook)
    _read: Read | None = None
    _old: Path | None = None

    def _results(self) -> Read:
        self._read = self._read or self.book.read()
        return self._read

    def people(self) -> Sequence[Text | str]:
        """The own player, everybody else who played, and all together."""
        found = statistics.names(self._own())
        me = Text("statistics-me-called", {"name": self.me}) if self.me else Text("statistics-me")
        own = [me] if any(name in self.mine for name in found) else []
        return [*own, *self._others(), Text("statistics-all")]

    def _others(self) -> list[str]:
        return [name for name in statistics.names(self._own()) if name not in self.mine][:MOST_NAMES]

    def _own(self) -> Sequence[Result]:
        """What this page counts."""
        return self._results().of(self.game) if self.game else self._results().results

    def chapters(self, person: int = 0) -> Sequence[StatisticsChapter]:
        return self._chapters(self.game, person)

    def bands(self, person: int = 0) -> Sequence[GameBand]:
        return [GameBand(game, tuple(self._chapters(game, person))) for game in registry.GAMES]

    def _chapters(self, game: str, person: int) -> Sequence[StatisticsChapter]:
        results, people = self._results().of(game), self.people()
        others = self._others()
        if person < len(people) - 1:  # the last one is everybody
            own = len(people) - 1 - len(others)
            results = tuple(statistics.of_person(results, self.mine if person < own else (others[person - own],)))
        found = [_signed(chapter, game) for chapter in pages(game).chapters(results)]
        solved = puzzles(game, self.puzzle_book)
        return [*found, solved] if solved is not None else found

    def note(self) -> Text | None:
        skipped = self._results().skipped
        return Text("statistics-skipped", {"lines": skipped}) if skipped else None

    def export(self) -> Text:
        try:
            return Text("saves-exported", {"file": str(self.book.export())})
        except BadFile as error:
            return error.text

    def reset(self) -> Text | None:
        try:
            self._old = self.book.reset()
        except BadFile as error:
            return error.text
        self._read = None
        return None

    def undo(self) -> Text | None:
        if self._old is None:
            return None
        try:
            self.book.undo(self._old)
        except BadFile as error:
            return error.text
        self._old, self._read = None, None
        return None


def _signed(chapter: StatisticsChapter, game: str) -> StatisticsChapter:
    """Games won have the sign of their game; where there are no cards and leaves none stand beside its figures."""
    own = pages(game)
    if own.token:
        icons = {"icons/hand": "icons/dice", WON: own.token, "icons/pile": "icons/chart"}
        chapter = replace(chapter, figures=tuple(replace(one, art=icons.get(one.art, one.art)) for one in chapter.figures))

    def signed(chart: Chart) -> Chart:
        return replace(chart, token=own.token, said=Text(own.token_said)) if own.token and isinstance(chart, LineChart) else chart

    return replace(chapter, charts=tuple(map(signed, chapter.charts)))


def versus(results: Sequence[Result], more: Sequence[Chart] = ()) -> StatisticsChapter:
    """Games against others; `more` charts are the game's own."""
    total = statistics.tally(results)
    contests = [game for game in results if game.contest]
    points = [(seat.points, seat.won) for game in results for seat in game.people if seat.points is not None]
    charts: list[Chart] = []
    if points:
        last = points[-LAST:]
        values, won = tuple(value for value, _ in last), tuple(won for _, won in last)
        charts.append(LineChart(Text("statistics-points"), values, won, Text("statistics-leaf")))
    counts = sorted(statistics.by_players(results).items(), key=lambda item: str(item[0]))
    players = [bar(Text("statistics-of-players", {"players": key}), tally) for key, tally in counts]
    if players:
        charts.append(BarChart(Text("statistics-by-players"), tuple(players)))
    by_level = statistics.by_level(contests)
    levels = [bar(Text(f"level-{level}"), by_level[level]) for level in LEVELS if level in by_level]
    if levels:
        charts.append(BarChart(Text("statistics-by-level"), tuple(levels)))
    charts += more
    figures = (
        Figure(str(total.games), Text("statistics-games", {"games": total.games}), "icons/hand"),
        Figure(share(total), Text("statistics-won", {"contests": total.contests}), WON),
        Figure(_number(total.best), Text("statistics-best"), "icons/first"),
        Figure(_number(None if total.average is None else round(total.average)), Text("statistics-average"), "icons/pile"),
    )
    return StatisticsChapter("versus", Text("statistics-versus"), figures, tuple(charts), Text("statistics-versus-empty"))


def bar(label: Text, tally: Tally) -> Bar:
    facts = {"games": tally.games, "wins": tally.wins}
    if tally.best is None:
        said = Text("statistics-bar-solo", facts)
    else:
        key = "statistics-bar" if tally.contests else "statistics-bar-people"
        said = Text(key, {**facts, "best": tally.best, "average": round(tally.average or 0)})
    return Bar(label, tally.games, tally.wins if tally.contests else None, said)


def share(tally: Tally) -> str | Text:
    return Text("settings-percent", {"value": round(100 * tally.wins / tally.contests)}) if tally.contests else "–"


def _number(value: int | None) -> str:
    return "–" if value is None else str(value)
