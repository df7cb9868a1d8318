"""What a page of the statistics is made of."""

from dataclasses import dataclass

from momiji.core.text import Text

from .charts import Chart, Figure


@dataclass(frozen=True, slots=True)
class StatisticsChapter:
    """One way to play: its figures and charts, or a sentence while there are none."""

    key: str
    title: Text
    figures: tuple[Figure, ...]
    charts: tuple[Chart, ...]
    empty: Text
