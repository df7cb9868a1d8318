"""The small pictures of a study: those of a step once, those of a best line from where one stands."""

from collections.abc import Sequence
from typing import Any

from momiji.playing.study import Study, StudyNode
from momiji.ui.table.pictogram import Pictogram
from momiji.ui.table.table import Table


class StudyPictures:
    def __init__(self, study: Study, table: Table) -> None:
        self._study, self._table = study, table
        self._made: dict[StudyNode, Pictogram] = {}

    def of_step(self, node: StudyNode) -> Pictogram:
        if node not in self._made and node.parent is not None:
            self._made[node] = tuple(self._table.pictogram(self._study.rules.decode(node.step), node.parent.state))
        return self._made.get(node, ())

    def of_line(self, steps: Sequence[Any]) -> list[Pictogram]:
        return self._table.pictograms(self._study.rules, self._study.here.state, steps)
