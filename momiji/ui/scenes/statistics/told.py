"""Figures and charts in words, for those who do not see them."""

from collections.abc import Sequence

from momiji.ui.scenes.box import game_name
from momiji.ui.services import Services
from momiji.ui.things import sentence

from .bands import GameBand
from .charts import BarChart, Chart, Figure, LeafChart, LineChart


def figures_words(services: Services, figures: Sequence[Figure]) -> str:
    """Each with what it counts."""
    say = services.say
    told = []
    for figure in figures:
        value = figure.value if isinstance(figure.value, str) else say.text(figure.value)
        told.append(say("spoken-setting", name=say.text(figure.label), value=value))
    return "; ".join(told)


def chart_words(services: Services, chart: Chart) -> str:
    """Bars one after another; games from the oldest to the newest, with who won."""
    say, title = services.say, services.say.text(chart.title)
    match chart:
        case BarChart(_, bars):
            told = "; ".join(say("spoken-setting", name=say.text(bar.label), value=say.text(bar.said)) for bar in bars)
        case LineChart(_, values, won, said):
            games = [f"{value} {say('reader-won')}" if victory else str(value) for value, victory in zip(values, won, strict=True)]
            told = f"{sentence(say.text(said))} {', '.join(games)}"
        case LeafChart(_, won, said):
            told = f"{sentence(say.text(said))} {', '.join(say('reader-won' if one else 'reader-lost') for one in won)}"
    return f"{sentence(title)} {sentence(told)}"


def band_words(services: Services, band: GameBand, key: str) -> str:
    """One of several games: its name, its figures, its charts."""
    chapter = band.chapter(key)
    if chapter is None:
        return game_name(services, band.game)
    told = [figures_words(services, chapter.figures), *(chart_words(services, chart) for chart in chapter.charts)]
    told = told if chapter.charts else [services.say.text(chapter.empty)]
    return " ".join(sentence(words) for words in (game_name(services, band.game), *told) if words)
