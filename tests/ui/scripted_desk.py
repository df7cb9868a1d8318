"""A small desk for tests: real rules behind it, but no planning; every tap or drop is one step, and all questions are noted."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from momiji.core.events import redact
from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import Collect, Done, End, Goal, Play, PlayNew, PlayOn, Step, Use
from momiji.games.momiji.table.show import MomijiShow
from momiji.playing.log import Line
from momiji.ui.table.desk import Accepted, Change, Refused, Reply
from momiji.ui.table.show import About, Spot
from momiji.ui.table.step_desk import GestureDesk
from tests.ui.shows import show_of

REFUSAL = Refusal(Text("test-refusal"), "5.1")


@dataclass
class ScriptedDesk(GestureDesk):
    """Serves a fixed show, or one made from a real position that steps change."""

    fixed: MomijiShow | None = None
    state: State | None = None
    asked: list[tuple[str, object]] = field(default_factory=list)
    refuse: Callable[[Spot, Spot | None], bool] = lambda source, target: False
    _show: MomijiShow | None = None

    @property
    def show(self) -> MomijiShow:
        if self._show is None:
            self._show = self._made()
        return self._show

    def _made(self) -> MomijiShow:
        if self.fixed is not None:
            return self.fixed
        assert self.state is not None
        steps = legal(self.state)
        show = show_of(self.state)
        return replace(show, marks={Spot("column", LETTERS[step.column]): "legal" for step in steps if isinstance(step, Collect)})

    # ---------------------------------------------------------------- questions
    def picks(self, spot: Spot) -> bool:
        return False

    def liftable(self, spot: Spot) -> bool:
        return spot.kind in ("hand", "column", "goal")

    def targets(self, source: Spot) -> frozenset[Spot]:
        self.asked.append(("targets", source))
        if source.kind == "column":
            return frozenset({Spot("lap")})
        if source.kind == "goal":
            return frozenset({Spot("plate")})
        if self.state is None:
            piles = [Spot("pile", LETTERS[pile.type]) for pile in self.show.me.piles if pile.top is not None][:2]
            return frozenset({*piles, Spot("end", "left"), Spot("end", "right"), Spot("supply")})
        return frozenset(self._plays(source))

    def _plays(self, source: Spot) -> dict[Spot, Step]:
        assert self.state is not None
        card = self.show.hand[int(source.key)].card
        found: dict[Spot, Step] = {}
        for step in legal(self.state):
            match step:
                case Play(played) if played == card:
                    letter = LETTERS[TYPE[card]]
                    stands = any(LETTERS[pile.type] == letter for pile in self.show.me.piles)
                    found[Spot("pile", letter) if stands else Spot("end", "")] = step
                case PlayNew(played, left) if played == card:
                    found[Spot("end", "left" if left else "right")] = step
                case PlayOn(played, pile) if played == card:
                    found[Spot("pile", LETTERS[pile])] = step
        return found

    # ---------------------------------------------------------------- acts
    def tap(self, spot: Spot) -> Reply:
        self.asked.append(("tap", spot))
        if self.state is None:
            return Refused(REFUSAL, spot) if self.refuse(spot, None) else Accepted()
        for step in legal(self.state):
            match step, spot:
                case (Collect(t), Spot("column", key)) if LETTERS[t] == key:
                    return self._take(step)
                case (Goal(goal), Spot("goal", key)) if goal == key:
                    return self._take(step)
                case (Use(letter), Spot("landscape", key)) if self.show.me.landscapes[int(key)].letter == letter:
                    return self._take(step)
        return Refused(REFUSAL, spot)

    def drop(self, source: Spot, target: Spot | None) -> Reply:
        self.asked.append(("drop", (source, target)))
        if target is None:
            return Accepted()
        if self.state is None:
            return Refused(REFUSAL, target) if self.refuse(source, target) else Accepted()
        if source.kind in ("column", "goal") and target.kind in ("lap", "plate"):
            return self.tap(source)
        step = self._plays(source).get(target) if source.kind == "hand" else None
        return self._take(step) if step else Refused(REFUSAL, target)

    def press(self, action: str) -> Reply:
        self.asked.append(("press", action))
        if self.state is not None and action == "end":
            step = next((step for step in legal(self.state) if isinstance(step, End | Done)), None)
            if step:
                return self._take(step)
        return Accepted() if action != "cancel" else Refused(REFUSAL, None)

    def _take(self, step: Step) -> Accepted:
        assert self.state is not None
        before, events = self.show, []  # type: ignore[var-annotated]
        self.state = MOMIJI.apply(self.state, step, events)
        self._show = None
        return Accepted((Change(before, tuple(redact(events, 0)), self.show),))

    def carried(self, spot: Spot) -> bool:
        return True

    def turn(self, spot: Spot | None, by: int) -> bool:
        return False

    def nothing_meant(self, source: Spot, target: Spot) -> bool:
        return source.kind == "hand" and target.kind == "lap"

    def told(self, seat: int) -> list[Text]:
        return []

    def since(self) -> list[Line]:
        return []

    def tip(self, spot: Spot) -> About | None:
        standing = ((2, 2), (1, 1), (0, 1), (3, 0)) if spot.kind == "goal" and len(self.show.others) == 3 else ()
        return About(
            Text("test-tip-title"), (Text("test-tip-body"),), Text("test-tip-foot"), owner=1 if standing else None, standing=standing
        )
