"""How a change looks: its events become flights from the places before to the places after, step by step."""

from collections import Counter
from dataclasses import replace
from itertools import takewhile
from typing import Final

from momiji.core.events import Counted, Event, Happened, Moved, Zone
from momiji.games.momiji.rules.cards import CODES, INDEX, LETTERS
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.kit.cue import BEAT
from momiji.ui.motion import Pose, arrive, move, settle
from momiji.ui.table.desk import Change
from momiji.ui.table.film import BACK, CARD, WATCHED, Film, Sprite, Still
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from . import halfway as fly_show
from .cue import cue_of, is_own
from .draft import draft_film
from .places import Places
from .tokens import Tokens

NEW_PLACE, CLOSE_UP, OPEN_HAND, SHAKE = 200.0, 90.0, 180.0, 180.0
SETTLES = 150.0  # a card let go over its place has only this little way left
_SECONDS: Final = {  # source, target: how long, and how far apart
    ("garden", "hand"): (300.0, 45.0, "collect"),
    ("deck", "garden"): (260.0, 120.0, "turn"),
    ("deck", "hand"): (220.0, 60.0, "turn"),
    ("deck", "turned"): (300.0, 0.0, "turn"),
    ("garden", "discard"): (260.0, 45.0, "land"),
    ("hand", "discard"): (280.0, 80.0, "land"),
    ("hand", "pile"): (240.0, 0.0, "land"),
    ("turned", "pile"): (280.0, 0.0, "land"),
}


def film(change: Change, scale: Scale, held: Pose | None = None, *, watched: bool = False) -> Film:
    """Events decorate; the show after the change is the truth, and the last still. A thing let go in mid-air starts from `held`.

    Somebody else's step, or any that is `watched`, begins with light on what will move.
    """
    if change.before.draft is not None:
        return draft_film(change, change.before.draft, scale, held)
    return _Director(change, scale, held).cut(watched=watched)


def glide(before: MomijiShow, after: MomijiShow, scale: Scale, held: Pose | None = None) -> Film | None:
    """No event, but cards stand elsewhere now: they glide there instead of jumping; one that was let go begins at `held`."""
    if before.draft is not None or after.draft is not None:
        return None
    director = _Director(Change(before, (), after), scale, held)
    away = director.glide(before, after, 120)
    if not director.film.legs:
        return None
    director.film.stills = [Still(0, after, away), Still(120, after)]
    director.film.length = 120
    return director.film


def undealt(show: MomijiShow) -> MomijiShow:
    """The table of a game that begins, before the first card is dealt."""
    lying = sum(len(column.cards) for column in show.columns)
    return replace(
        fly_show.calm(show),
        hand=(),
        me=replace(show.me, hand_size=0),
        columns=tuple(replace(column, cards=()) for column in show.columns),
        deck=show.deck + len(show.hand) + lying,
    )


def deal(show: MomijiShow, scale: Scale) -> Film:
    """The cards of a game that begins: first the hand, then the garden."""
    deck = Zone("deck")
    dealt: list[Event] = [Moved(CODES[held.card], deck, Zone("hand", show.seat)) for held in show.hand]
    dealt += [Moved(CODES[card], deck, Zone("garden", None, LETTERS[column.type])) for column in show.columns for card in column.cards]
    made = film(Change(undealt(show), tuple(dealt), show), scale)
    made.sounds.insert(0, (0.0, "shuffle"))
    return made


class _Director(Tokens):
    """Walks through the events with a show in hand that is always what has happened so far."""

    def __init__(self, change: Change, scale: Scale, held: Pose | None = None) -> None:
        super().__init__(change, scale, held)
        self.at_left = False

    def cut(self, *, watched: bool) -> Film:
        self.film.own = is_own(self.change)
        if watched or not self.film.own:
            self.film.cue = cue_of(self.change, self.show, self.places())
            self.t = BEAT if self.film.cue else 0.0
        events = list(self.change.events)
        while events:
            head = events[0]
            group = [head]
            if isinstance(head, Moved):
                group = _together(events)
                self._moved([event for event in group if isinstance(event, Moved)])
            elif isinstance(head, Counted):
                self.counted(head)
            else:
                self._happened(head)
            events = events[len(group) :]
        if self.film.cue:
            self.t += WATCHED
        self.film.stills.sort(key=lambda still: still.at)
        self.film.stills.append(Still(self.t, self.change.after))
        self.film.length = max([self.t, *(leg.at + leg.ms for leg in self.film.legs)])  # bits of paper come to rest after the card
        return self.film

    # ---------------------------------------------------------------- pieces
    def _moved(self, group: list[Moved]) -> None:
        head = group[0]
        match head.target.kind, head.piece:
            case "pile", "gate":
                self.gate(head)
            case "tokens" | "goals", _:
                for event in group:
                    self.token(event)
            case _:
                self._cards(group)

    def _cards(self, group: list[Moved]) -> None:
        """A flock of cards: what stays makes room, each leaves in turn, rises and lands."""
        head = group[0]
        kinds = (head.source.kind, head.target.kind)
        ms, apart, sound = _SECONDS.get(kinds, (300.0, 60.0, "land"))
        dropped = self._dropped(head)
        if dropped:
            ms, apart = SETTLES, 0.0
        gone = done = self.show
        for event in group:
            gone = fly_show.left(gone, event)
            done = fly_show.arrived(fly_show.left(done, event), event, at_left=self.at_left)
        mine = head.target.owner == self.show.seat
        opens = mine and (head.target.kind == "hand" or (head.target.kind == "pile" and head.target.slot not in _row(self.show)))
        wait = CLOSE_UP if kinds == ("garden", "hand") and mine else NEW_PLACE if opens and head.target.kind == "pile" else 0.0
        wait = 0.0 if dropped else wait
        poses = self._poses(group, self.places(), self.places(done))
        landed = frozenset(spot for _, _, spot in poses if spot is not None) if opens else frozenset()
        room = OPEN_HAND if head.target.kind == "hand" else NEW_PLACE
        late = head.source.kind == "deck"  # the deck is seen to shrink card by card
        start = self.show if late else gone
        if opens:
            start = _opened(start, done)
        away = self.glide(self.show, start, room)
        self.still(start, self.t, away | landed)
        if self._overfull(head):
            for here, _, _ in poses:
                self.leg(Sprite(CARD, INDEX[str(head.piece)]), here, here, self.t, SHAKE, sway=self.scale.px(6))
            self.t += SHAKE
        order = list(range(len(group)))
        if kinds == ("garden", "hand"):
            order.reverse()
        end = self.t + wait + apart * (len(group) - 1) + ms
        moments: list[tuple[float, bool, Moved]] = []
        for index in range(len(group)):  # a card lies on the one before it, whichever leaves first
            turn = order.index(index)
            here, there, spot = poses[index]
            at = self.t + wait + apart * turn
            equal = sum(group[other].piece == group[index].piece for other in order[:turn])
            card = None if group[index].piece is None else INDEX[str(group[index].piece)]
            sprite = Sprite(BACK) if card is None else Sprite(CARD, card, equal, spot if opens else None)
            if wait == CLOSE_UP:
                lifted = replace(here, y=poses[0][0].y + self.scale.px(8) * index - self.scale.px(12), lift=12.0)
                self.leg(sprite, here, lifted, self.t, CLOSE_UP, ease=arrive, until=at)
                here = lifted
            elif at > self.t and not late:
                self.leg(sprite, here, here, self.t, at - self.t)
            ease = settle if head.target.kind == "pile" else move
            dip = self.scale.px(4) if head.target.kind == "garden" else 0.0
            arc = 0.0 if dropped else self.scale.px(60)
            self.leg(sprite, here, there, at, ms, ease=ease, arc=arc, until=end if opens else at + ms, dip=dip)
            self.hear(at, sound)
            moments += [(at, False, group[index])] if late else []
            moments += [] if opens else [(at + ms, True, group[index])]
        self._unroll(start, moments, self.t + room if away else self.t, away, landed)
        self.t = end
        if mine and head.target.kind == "pile":
            self.specks(poses[-1][1])
        self.show, self.at_left = done, False
        self.still(done, self.t)

    def _unroll(
        self, show: MomijiShow, moments: list[tuple[float, bool, Moved]], settled: float, away: frozenset[Spot], landed: frozenset[Spot]
    ) -> None:
        """Stills while a flock is in the air: pieces leave and land one by one, and what glided rests again."""
        if away:
            self.still(show, settled, landed)
        for at, lands, event in sorted(moments, key=lambda moment: moment[0]):
            show = fly_show.arrived(show, event) if lands else fly_show.left(show, event)
            self.still(show, at, landed | (away if at < settled else frozenset()))

    def _poses(self, group: list[Moved], here: Places, there: Places) -> list[tuple[Pose, Pose, Spot | None]]:
        taken: Counter[object] = Counter()
        starts = [here.card(event, taken)[0] for event in group]
        if self.held is not None and self._dropped(group[0]):
            starts, self.held = _let_go(starts, self.held), None
        return [(start, *there.card(event, taken, coming=True)) for start, event in zip(starts, group, strict=True)]

    def _dropped(self, event: Moved) -> bool:
        """What the player let go over its place, and not something that moves because of it."""
        mine = event.source.owner in (None, self.show.seat) and event.target.owner in (None, self.show.seat)
        offered = bool(self.show.trade)  # two cards go to be traded from where they lie ready
        return self.held is not None and mine and event.source.kind in ("hand", "turned", "garden", "discard") and not offered

    def _overfull(self, event: Moved) -> bool:
        """A seventh card touched the column and must leave it again (4.4)."""
        column = next((one for one in self.show.columns if LETTERS[one.type] == event.source.slot), None)
        gone = (event.source.kind, event.target.kind) == ("garden", "discard")
        return gone and column is not None and len(column.cards) > EDITION.column_limit

    # ---------------------------------------------------------------- the rest
    def _happened(self, event: Happened) -> None:
        match event.what:
            case "pile-started":
                self.at_left = bool(event.args["left"])
            case "arranged":
                done = fly_show.arranged(self.show, event)
                away = self.glide(self.show, done, 300)
                self.still(done, self.t, away)
                self.t += 300
                self.show = done
                self.still(done, self.t)
            case "turn-began" if event.seat is not None and self.show.scenario is None:
                self.turn(event.seat)
            case "end-triggered":
                self.hear(self.t, "last-turns")


def _let_go(starts: list[Pose], held: Pose) -> list[Pose]:
    """One card where it was let go; of a column every card as it hung there."""
    if len(starts) == 1:
        return [held]
    x, y = sum(pose.x for pose in starts) / len(starts), sum(pose.y for pose in starts) / len(starts)
    return [replace(pose, x=pose.x + held.x - x, y=pose.y + held.y - y, lift=held.lift) for pose in starts]


def _row(show: MomijiShow) -> list[str]:
    return [LETTERS[pile.type] for pile in show.me.piles]


def _opened(show: MomijiShow, done: MomijiShow) -> MomijiShow:
    """The own hand and row already as they will be, the rest as it is."""
    return replace(show, hand=done.hand, me=replace(show.me, piles=done.me.piles, hand_size=done.me.hand_size))


def _together(events: list[Event]) -> list[Event]:
    """Cards that go the same way one after another fly as one flock."""
    head = events[0]
    assert isinstance(head, Moved)
    if head.piece == "gate" or head.target.kind in ("pile", "under", "tokens", "goals"):
        return [head]
    return list(takewhile(lambda one: isinstance(one, Moved) and one.piece != "gate" and _way(one) == _way(head), events))


def _way(event: Moved) -> tuple[object, ...]:
    return event.source.kind, event.target.kind, event.source.owner, event.target.owner
