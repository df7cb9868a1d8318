"""Momiji's chapters of the statistics: against others, and alone in its scenarios."""

from collections.abc import Sequence
from datetime import date

from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION
from momiji.playing.daily import AGAINST, DailyGame, modes
from momiji.store import statistics
from momiji.store.statistics import Result
from momiji.ui.scenes.statistics.chapter import StatisticsChapter
from momiji.ui.scenes.statistics.charts import BarChart, Chart, Figure, LeafChart
from momiji.ui.scenes.statistics.numbers import LAST, bar, share, versus


def chapters(results: Sequence[Result]) -> tuple[StatisticsChapter, ...]:
    against, solo = ([game for game in results if game.mode == mode] for mode in ("versus", "solo"))
    return versus(against, _gardens(against)), alone(solo)


def alone(results: Sequence[Result]) -> StatisticsChapter:
    total, streak = statistics.tally(results), statistics.streak(results)
    by_scenario = statistics.by_scenario(results)
    bars = [bar(Text(f"scenario-{name}-title"), by_scenario[name]) for name in EDITION.scenarios if name in by_scenario]
    charts: list[Chart] = []
    if bars:
        charts.append(BarChart(Text("statistics-by-scenario"), tuple(bars)))
    charts += _gardens(results)
    for name in EDITION.scenarios:
        games = [game for game in results if game.scenario == name]
        if games:
            row = statistics.streak(games)
            said = Text("statistics-streak", {"now": row.now, "longest": row.longest})
            charts.append(LeafChart(Text(f"scenario-{name}-title"), tuple(game.seats[0].won for game in games[-LAST:]), said))
    figures = (
        Figure(str(total.games), Text("statistics-games", {"games": total.games}), "icons/hand"),
        Figure(share(total), Text("statistics-won", {"contests": total.contests}), "leaves/red-maple"),
        Figure(str(streak.now), Text("statistics-streak-now"), "icons/gate"),
        Figure(str(streak.longest), Text("statistics-streak-longest"), "icons/first"),
    )
    return StatisticsChapter("solo", Text("statistics-solo"), figures, tuple(charts), Text("statistics-solo-empty"))


def _gardens(results: Sequence[Result]) -> list[Chart]:
    """The gardens of the day, first tries and later ones."""
    games = [game for game in results if game.daily]
    bars = [
        bar(DailyGame(date.min, mode).title, statistics.tally(some))
        for mode in modes("momiji")
        if (some := [game for game in games if (game.scenario or len(game.seats)) == AGAINST.get(mode, mode)])
    ]
    return [BarChart(Text("statistics-gardens"), tuple(bars))] if bars else []
