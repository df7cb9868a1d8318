"""A game's puzzles as a chapter of the statistics: what was solved, by theme and by difficulty."""

from collections.abc import Iterable, Sequence

from momiji.ai.exact import puzzle_game
from momiji.core.text import Text
from momiji.playing.puzzle import at_first_try, mark
from momiji.store.puzzles import DIFFICULTIES, Puzzle, PuzzleBook, collection

from .chapter import StatisticsChapter
from .charts import Bar, BarChart, Figure


def puzzles(game: str, book: PuzzleBook) -> StatisticsChapter | None:
    """None for a game without puzzles."""
    all_ = collection(game).puzzles
    if not all_:
        return None
    solved, tried = book.solved(all_), sum(mark(book, puzzle) != "open" for puzzle in all_)
    figures = (
        Figure(str(solved), Text("statistics-puzzles-solved", {"solved": solved}), "house/mark-solved"),
        Figure(str(at_first_try(book, all_)), Text("statistics-puzzles-first"), "icons/first"),
        Figure(str(sum(mark(book, puzzle) == "shown" for puzzle in all_)), Text("statistics-puzzles-shown"), "house/mark-shown"),
        Figure(str(len(all_) - solved), Text("statistics-puzzles-open"), "house/mark-open"),
    )
    themes = ((Text(f"{game}-theme-{theme}"), [one for one in all_ if one.theme == theme]) for theme in puzzle_game(game).themes)
    hard = ((Text(f"puzzle-{difficulty}"), [one for one in all_ if one.difficulty == difficulty]) for difficulty in DIFFICULTIES)
    charts = (
        BarChart(Text("statistics-puzzles-themes"), tuple(_bars(themes, book))),
        BarChart(Text("statistics-puzzles-difficulties"), tuple(_bars(hard, book))),
    )
    return StatisticsChapter("puzzles", Text("puzzles-tab"), figures, charts if tried else (), Text("statistics-puzzles-empty"))


def _bars(rows: Iterable[tuple[Text, Sequence[Puzzle]]], book: PuzzleBook) -> Iterable[Bar]:
    for label, ours in rows:
        if ours:
            said = Text("puzzles-solved-of", {"solved": book.solved(ours), "count": len(ours)})
            yield Bar(label, len(ours), book.solved(ours), said)
