"""Miyabi's chapter of the statistics: games against others, also by what was played with."""

from collections.abc import Sequence

from momiji.core.text import Text
from momiji.games.miyabi.rules.setup import OPTIONS
from momiji.store import statistics
from momiji.store.statistics import Result
from momiji.ui.scenes.statistics.chapter import StatisticsChapter
from momiji.ui.scenes.statistics.charts import BarChart, Chart
from momiji.ui.scenes.statistics.numbers import bar, versus


def chapters(results: Sequence[Result]) -> tuple[StatisticsChapter, ...]:
    return (versus(results, _extensions(results)),)


def _extensions(results: Sequence[Result]) -> list[Chart]:
    """A game with two of them counts for both; the base game stands first."""
    kinds = [(Text("miyabi-statistics-plain"), [game for game in results if not game.options])]
    kinds += [(Text(f"miyabi-option-{one.name}"), [game for game in results if one.name in game.options]) for one in OPTIONS]
    bars = tuple(bar(label, statistics.tally(games)) for label, games in kinds if games)
    return [BarChart(Text("miyabi-statistics-extensions"), bars)] if bars else []
