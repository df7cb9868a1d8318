"""The desk of the landscape draft: a landscape is chosen and taken with the button, or dragged to the own panorama."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import Draft
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.table import show as shows
from momiji.games.momiji.table.desk.build import ShowParts
from momiji.games.momiji.table.gestures import SLOT, face_up
from momiji.games.momiji.table.show import MomijiShow, landscape_at
from momiji.playing.chair import Moment
from momiji.playing.session import Session
from momiji.ui.table import gestures
from momiji.ui.table.desk import SAYS_NOTHING, Refused, Reply
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.show import CLOSER, About, Command, Mark, Note, Spot
from momiji.ui.table.step_desk import GestureDesk

from .build import build
from .slots import Places, order, places, waiting
from .tips import landscape_tip


class DraftDesk(GestureDesk):
    """It stays the desk of the draft when the last landscape is taken: the table of the first turn is another one's."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        self._taken_from: dict[int, int] = {}

    # -------------------------------------------------------------- looking
    @property
    def places(self) -> Places:
        return places(self.chair.moment, self._taken_from)

    @property
    def drafting(self) -> bool:
        stage: int = self.chair.view.turn.stage
        return stage == Stage.DRAFT

    @property
    def active(self) -> bool:
        return super().active and self.drafting

    def gestures(self, step: Draft) -> Iterable[Gesture]:
        return face_up(self.places, step)

    def meant(self, source: Spot | None, target: Spot) -> Text | None:
        if target == SLOT:
            return Text("draft-choose-first")
        return Text("draft-not-theirs") if source is not None and target.kind in ("other", "taken") else None

    def make_show(self) -> MomijiShow:
        """Nothing can be taken back here, so there is no button for it."""
        take = Command("take", Text("draft-take")) if self.chosen else None
        closer = Command(CLOSER, Text("draft-closer"), icon="search", key="i") if any(self.places) else None
        hurry = self.hurry if self.drafting else None
        show = draft_show(self.chair.moment, self._note(), self._taken_from)
        marks: dict[Spot, Mark] = dict.fromkeys(gestures.lit(self.clicks, self.chosen), "legal") if self.chosen else {}
        return replace(show, primary=take or hurry, left=closer, marks=marks | dict.fromkeys(self.chosen, "chosen"))

    def _note(self) -> Note:
        view: View = self.chair.view
        before = waiting(view, self.seat)
        if not self.drafting:
            return Note("garden", Text("draft-title-over"), Text("draft-subtitle-over"))
        if before == 0:
            return Note("garden", Text("draft-title"), Text("draft-subtitle", {"number": len(view.players[self.seat].panorama) + 1}))
        title = Text("draft-title-other", {"name": self.chair.seats[view.current].name})
        body = Text("draft-subtitle-full") if before is None else Text("draft-subtitle-wait", {"count": before - 1})
        return Note("garden", title, body)

    def tip(self, spot: Spot) -> About | None:
        match spot.kind:
            case "face-up" | "taken" if letter := landscape_at(self.show, spot):
                return landscape_tip(letter, self._not_now() if spot.kind == "face-up" and not self.active else None)
            case "slot":
                return About(Text("draft-title"), (Text("draft-slot"),))
            case "landscape-deck" if count := self.chair.view.landscape_deck_size:
                return About(Text("draft-deck", {"count": count}), (Text("draft-deck-about"),))
        return None

    # -------------------------------------------------------------- doing
    def tap(self, spot: Spot) -> Reply:
        """Another click on the chosen one changes nothing."""
        return SAYS_NOTHING if spot in self.chosen or spot.kind not in ("face-up", "slot") else super().tap(spot)

    def drop(self, source: Spot, target: Spot | None) -> Reply:
        if target in self.targets(source):
            self.chosen = [source]
        return super().drop(source, target)

    def do(self, step: Draft) -> Reply:
        self._taken_from[len(self.chair.moment.taken)] = int(self.chosen[0].key)
        return super().do(step)

    def asks_first(self, step: Draft) -> bool:
        """Nobody drags a landscape to their panorama by mistake."""
        return False

    def not_now(self, spot: Spot | None) -> Reply:
        return Refused(Refusal(self._not_now(), "2.7"), spot) if self.drafting else SAYS_NOTHING

    def _not_now(self) -> Text:
        return Text("draft-not-now", {"name": self.chair.seats[self.chair.view.current].name})


def draft_show(moment: Moment, note: Note, taken_from: Mapping[int, int] | None = None) -> MomijiShow:
    """The landscapes alone: before the first turn nothing else lies on the table, and all eyes see the same."""
    show = build(ShowParts(moment), note, None, None, None)
    around = {player.seat: player for player in (show.me, *show.others)}
    over = moment.view.turn.stage != Stage.DRAFT
    players = tuple(replace(around[seat], badge="") if over else around[seat] for seat in order(moment.view))
    lying = shows.ShownDraft(places(moment, taken_from), moment.view.landscape_deck_size, players)
    return replace(show, me=replace(show.me, landscapes=()), hand=(), others=(), columns=(), goals=(), traces=(), draft=lying)
