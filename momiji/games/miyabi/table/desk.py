"""What is special at this desk: a tile is meant as it lies in the hand, and passing asks once while something could be laid."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from momiji.core.text import Refusal, Text
from momiji.games.miyabi.rules.steps import End, Pass
from momiji.playing.log import Line
from momiji.ui.table.desk import Reply
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.show import About, Spot
from momiji.ui.table.step_desk import StepDesk

from . import gestures
from .brief import brief_lines


class MiyabiDesk(StepDesk):
    def gestures(self, step: Any) -> Iterable[Gesture]:
        if isinstance(step, Pass) and len(self.chair.legal) > 1:
            return (Gesture(button=gestures.SURE, mode=gestures.PASS),)
        return super().gestures(step)

    def meant(self, source: Spot | None, target: Spot) -> Any | Text | Refusal | None:
        return gestures.meant(self.chair.view, source, target, self.turned(source) if source else "")

    def tip(self, spot: Spot) -> About | None:
        """Of a tile that rests also why."""
        told = super().tip(spot)
        if told is None or spot.kind not in ("tile", "zen") or self.show.marks.get(spot) != "dim":
            return told
        why = self.meant(None, spot)
        if why is not None and not isinstance(why, Text | Refusal):
            why = self.chair.refuse(why)
        return replace(told, foot=why.text if isinstance(why, Refusal) else why)

    def since(self) -> Sequence[Line]:
        return brief_lines(super().since())

    def picks(self, spot: Spot) -> bool:
        """A zen tile is carried, though a button lays it."""
        return False

    def tap(self, spot: Spot) -> Reply:
        self.mode = ""
        return super().tap(spot)

    def press(self, action: str) -> Reply:
        if action == gestures.PASS and any(way.gesture.mode == gestures.PASS for way in self.ways):
            self.chosen, self.mode = [], gestures.PASS
            return self._redraw()
        if self.mode and action in ("undo", "cancel"):
            self.mode = ""
            return self._redraw()
        return super().press(action)

    def do(self, step: Any) -> Reply:
        self.mode = ""
        if not isinstance(step, Pass):
            self.turns = {thing: turned for thing, turned in self.turns.items() if thing not in self.chosen}
        return super().do(step)

    def _undo(self) -> Reply:
        self.mode = ""
        return super()._undo()

    def _ends(self, step: Any) -> bool:
        """Passing is a decision even where nothing else can be done."""
        return isinstance(step, End)
