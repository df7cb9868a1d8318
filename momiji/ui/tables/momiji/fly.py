"""How a change looks: its events become flights from the places before to the places after, step by step."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.momiji.cards import INDEX, LETTERS
from momiji.ui.motion import Pose, arrive, leave, move, settle
from momiji.ui.theme import Scale

from . import fly_show
from .desk_protocol import Change
from .fly_film import ACORN, BACK, BLUE, CARD, CHIP, CREST, FLASH, GATE, GOAL, HELD, PILE, SPECK, WATCHED, Film, Leg, Sprite, Still
from .fly_places import Places
from .layout import lay_out
from .layout_places import Layout
from .show import Show, Spot

NEW_PLACE, CLOSE_UP, OPEN_HAND = 200.0, 90.0, 180.0
_SECONDS: Final = {  # source, target: how long, and how far apart
    ("garden", "hand"): (300.0, 45.0, "collect"),
    ("deck", "garden"): (260.0, 120.0, "turn"),
    ("deck", "hand"): (260.0, 90.0, "turn"),
    ("deck", "turned"): (300.0, 0.0, "turn"),
    ("garden", "discard"): (260.0, 45.0, "land"),
    ("hand", "discard"): (280.0, 80.0, "land"),
    ("hand", "pile"): (240.0, 0.0, "land"),
    ("turned", "pile"): (280.0, 0.0, "land"),
}


def film(change: Change, scale: Scale, held: Pose | None = None) -> Film:
    """Events decorate; the show after the change is the truth, and the last still. A thing let go in mid-air starts from `held`."""
    return _Director(change, scale, held).cut()


def glide(before: Show, after: Show, scale: Scale) -> Film | None:
    """No event, but cards stand elsewhere now: they glide there instead of jumping."""
    director = _Director(Change(before, (), after), scale)
    old, new = lay_out(before, scale), lay_out(after, scale)
    away = director.glide(before, old, after, new, 120)
    if not director.film.legs:
        return None
    director.film.stills = [Still(0, after, away), Still(120, after)]
    director.film.length = 120
    return director.film


class _Director:
    """Walks through the events with a show in hand that is always what has happened so far."""

    def __init__(self, change: Change, scale: Scale, held: Pose | None = None) -> None:
        self.change, self.scale, self.held = change, scale, held
        ability = change.after.ability if change.before.ability == change.after.ability else ""
        start = fly_show.calm(change.before, ability)
        self.show = replace(start, note=change.after.note, primary=change.after.primary, left=change.after.left, right=change.after.right)
        self.film = Film([Still(0, self.show)])
        self.t = 0.0
        self.at_left = False
        self.seat = next((event.seat for event in change.events if not isinstance(event, Moved) and event.seat is not None), None)

    def cut(self) -> Film:
        events = list(self.change.events)
        while events:
            head = events[0]
            group = [head]
            if isinstance(head, Moved):
                group = _together(events)
                self._moved([event for event in group if isinstance(event, Moved)])
            elif isinstance(head, Counted):
                self._counted(head)
            else:
                self._happened(head)
            events = events[len(group) :]
        owners = {event.source.owner for event in self.change.events if isinstance(event, Moved)} | {
            event.target.owner for event in self.change.events if isinstance(event, Moved)
        }
        self.film.own = owners <= {None, self.show.seat} and self.seat in (None, self.show.seat)
        if not self.film.own and self.film.legs:
            self.t += WATCHED
        self.film.stills.sort(key=lambda still: still.at)
        self.film.stills.append(Still(self.t, self.change.after))
        self.film.length = self.t
        return self.film

    # ---------------------------------------------------------------- small words
    def _layout(self, show: Show) -> Layout:
        return lay_out(show, self.scale)

    def _still(self, show: Show, at: float, away: frozenset[Spot] = frozenset()) -> None:
        self.film.stills.append(Still(at, show, away))

    def _leg(self, sprite: Sprite, start: Pose, end: Pose, at: float, ms: float, **more: object) -> None:
        self.film.legs.append(Leg(sprite, start, end, at, ms, **more))  # type: ignore[arg-type]

    def _hear(self, at: float, sound: str) -> None:
        self.film.sounds.append((at, sound))

    # ---------------------------------------------------------------- what stays but stands elsewhere
    def glide(self, show: Show, old: Layout, after: Show, new: Layout, ms: float) -> frozenset[Spot]:
        """Hand cards and piles that changed their place; answers the spots that must be left out meanwhile."""
        away: set[Spot] = set()
        seen: dict[int, list[int]] = {}
        for index, held in enumerate(show.hand):
            seen.setdefault(held.card, []).append(index)
        for index, held in enumerate(after.hand):
            if not seen.get(held.card) or held.gone:
                continue
            was, now = old.spots[Spot("hand", str(seen[held.card].pop(0)))], new.spots[Spot("hand", str(index))]
            if was.rect != now.rect or was.angle != now.angle:
                away.add(Spot("hand", str(index)))
                start, end = _pose(was.rect, was.angle), _pose(now.rect, now.angle)
                self._leg(Sprite(HELD, held), start, end, self.t, ms, ease=arrive)
        for pile in after.me.piles:
            spot = Spot("pile", LETTERS[pile.type])
            if pile.top is None or spot not in old.spots or old.spots[spot].rect == new.spots[spot].rect:
                continue
            away.add(spot)
            self._leg(Sprite(PILE, pile), _pose(old.spots[spot].rect), _pose(new.spots[spot].rect), self.t, ms, ease=arrive)
        return frozenset(away)

    # ---------------------------------------------------------------- pieces
    def _moved(self, group: list[Moved]) -> None:
        head = group[0]
        match head.target.kind, head.piece:
            case "pile", "gate":
                self._gate(head)
            case "tokens" | "goals", _:
                for event in group:
                    self._token(event)
            case (("draft" | "panorama"), _):
                return
            case _:
                self._cards(group)

    def _cards(self, group: list[Moved]) -> None:
        """A flock of cards: what stays makes room, each leaves in turn, rises and lands."""
        head = group[0]
        kinds = (head.source.kind, head.target.kind)
        ms, apart, sound = _SECONDS.get(kinds, (300.0, 60.0, "land"))
        gone = done = self.show
        for event in group:
            gone = fly_show.left(gone, event)
            done = fly_show.arrived(fly_show.left(done, event), event, at_left=self.at_left)
        mine = head.target.owner == self.show.seat
        opens = mine and (head.target.kind == "hand" or (head.target.kind == "pile" and head.target.slot not in _row(self.show)))
        wait = CLOSE_UP if kinds == ("garden", "hand") and mine else NEW_PLACE if opens and head.target.kind == "pile" else 0.0
        before, after = self._layout(self.show), self._layout(done)
        poses = self._poses(group, Places(self.show, before), Places(done, after))
        landed = frozenset(spot for _, _, spot in poses if spot is not None) if opens else frozenset()
        room = OPEN_HAND if head.target.kind == "hand" else NEW_PLACE
        late = head.source.kind == "deck"  # the deck is seen to shrink card by card
        start = self.show if late else gone
        if opens:
            start = _opened(start, done)
        away = self.glide(self.show, before, start, self._layout(start), room)
        self._still(start, self.t, away | landed)
        order = list(range(len(group)))
        if kinds == ("garden", "hand"):
            order.reverse()
        end = self.t + wait + apart * (len(group) - 1) + ms
        moments: list[tuple[float, bool, Moved]] = []
        for turn, index in enumerate(order):
            here, there, _ = poses[index]
            at = self.t + wait + apart * turn
            sprite = Sprite(BACK) if group[index].piece is None else Sprite(CARD, INDEX[str(group[index].piece)])
            if wait == CLOSE_UP:
                lifted = replace(here, y=poses[0][0].y + self.scale.px(8) * index - self.scale.px(12), lift=12.0)
                self._leg(sprite, here, lifted, self.t, CLOSE_UP, ease=arrive, until=at)
                here = lifted
            elif at > self.t and not late:
                self._leg(sprite, here, here, self.t, at - self.t)
            ease = settle if head.target.kind == "pile" else move
            self._leg(sprite, here, there, at, ms, ease=ease, arc=self.scale.px(60), until=end if opens else at + ms)
            self._hear(at, sound)
            moments += [(at, False, group[index])] if late else []
            moments += [] if opens else [(at + ms, True, group[index])]
        self._unroll(start, moments, self.t + room if away else self.t, away, landed)
        self.t = end
        if mine and head.target.kind == "pile":
            self._specks(poses[-1][1])
        self.show, self.at_left = done, False
        self._still(done, self.t)

    def _unroll(
        self, show: Show, moments: list[tuple[float, bool, Moved]], settled: float, away: frozenset[Spot], landed: frozenset[Spot]
    ) -> None:
        """Stills while a flock is in the air: pieces leave and land one by one, and what glided rests again."""
        if away:
            self._still(show, settled, landed)
        for at, lands, event in sorted(moments, key=lambda moment: moment[0]):
            show = fly_show.arrived(show, event) if lands else fly_show.left(show, event)
            self._still(show, at, landed | (away if at < settled else frozenset()))

    def _poses(self, group: list[Moved], here: Places, there: Places) -> list[tuple[Pose, Pose, Spot | None]]:
        taken: dict[str, int] = {}
        out = []
        for event in group:
            start = here.source(event, taken)
            if self.held is not None and event.source.owner in (None, self.show.seat) and event.source.kind in ("hand", "turned"):
                start, self.held = self.held, None
            end, spot = there.target(event, taken)
            out.append((start, end, spot))
        return out

    def _specks(self, at: Pose) -> None:
        """Six bits of paper spring from where a card was put down."""
        px = self.scale.px
        for index in range(6):
            side = -1 if index % 2 else 1
            start = Pose(at.x + side * at.scale * 0.48, at.y + at.scale * 0.6, px(7))
            end = replace(start, x=start.x + side * px(14 + 7 * (index // 2)), y=start.y - px(4 + 9 * (index // 2)), alpha=0.0)
            self._leg(Sprite(SPECK, index), start, end, self.t, 220, ease=arrive)

    def _gate(self, event: Moved) -> None:
        """Falls from above, strikes, and the pile shivers."""
        done = fly_show.arrived(fly_show.left(self.show, event), event)
        place = Places(done, self._layout(done)).gate(event)
        high = self.scale.px(120 if event.target.owner == self.show.seat else 40)
        self._still(fly_show.left(self.show, event), self.t)
        self._leg(Sprite(GATE), replace(place, y=place.y - high, alpha=0.2), place, self.t, 260, ease=leave)
        self._leg(Sprite(GATE), replace(place, scale=place.scale * 1.06), place, self.t + 260, 120, ease=settle)
        self._hear(self.t + 260, "gate")
        self.t += 260
        if event.target.owner == self.show.seat:
            self._specks(replace(place, y=place.y - place.scale * 0.2))
        self.t += 120
        self.show = done
        self._still(done, self.t)

    def _token(self, event: Moved) -> None:
        """A goal or the blue-leaf token changes hands; a taken goal gets its owner's crest stamped on."""
        gone = fly_show.left(self.show, event)
        done = fly_show.arrived(gone, event)
        here, there = Places(self.show, self._layout(self.show)), Places(done, self._layout(done))
        start, end = here.token(event.source, str(event.piece)), there.token(event.target, str(event.piece))
        sprite = Sprite(BLUE) if event.piece == "blue-token" else Sprite(GOAL, event.piece)
        hidden = frozenset({Spot("goal", str(event.piece))}) if event.source.kind == "goals" else frozenset()
        self._still(gone, self.t, hidden)
        self._leg(sprite, start, end, self.t, 420, arc=self.scale.px(60))
        self._hear(self.t, "goal")
        self.t += 420
        self._still(done, self.t)
        if event.source.kind == "goals" and event.target.owner is not None:
            crest = fly_show.player(done, event.target.owner).crest
            stamp = replace(start, scale=start.scale * 0.46)
            self._leg(Sprite(CREST, crest), replace(stamp, scale=stamp.scale * 1.6, alpha=0.3), stamp, self.t, 140, ease=arrive)
            self.t += 140
        self.show = done

    # ---------------------------------------------------------------- acorns
    def _counted(self, event: Counted) -> None:
        places = Places(self.show, self._layout(self.show))
        counter, count = places.counter(event.seat), abs(event.change)
        if event.why == "landscape":
            self._still(fly_show.counted(self.show, event), self.t)
            land = places.landscape(event.seat, event.slots)
            self._leg(Sprite(ACORN), counter, land, self.t, 300, arc=self.scale.px(60))
            self._hear(self.t, "pay")
            self._hear(self.t + 300, "landscape")
            self.t += 300
            self.show = fly_show.spent(fly_show.counted(self.show, event), event)
            self._still(self.show, self.t)
            return
        sources = [places.heap()] * count
        if event.why == "pair":
            sources = places.pairs(event.seat, event.slots, count)
            for x, y in dict.fromkeys((pose.x, pose.y) for pose in sources):
                flash = Pose(x, y, scale=self.scale.px(52))
                self._leg(Sprite(FLASH), replace(flash, alpha=0.9), replace(flash, scale=flash.scale * 1.25, alpha=0.0), self.t, 260)
            self.t += 160
        sign = 1 if event.change > 0 else -1
        for index, source in enumerate(sources):
            at = self.t + 80 * index
            start, end = (source, counter) if sign > 0 else (counter, source)
            self._leg(Sprite(ACORN), start, end, at, 320 if sign > 0 else 300, arc=self.scale.px(60))
            self.show = fly_show.counted(self.show, event, sign)
            self._still(self.show, at + (320 if sign > 0 else 0))
            self._hear(at + (320 if sign > 0 else 0), "acorn" if sign > 0 else "pay")
        self.t += 80 * max(0, len(sources) - 1) + 320 if sources else 0

    # ---------------------------------------------------------------- the rest
    def _happened(self, event: Happened) -> None:
        match event.what:
            case "pile-started":
                self.at_left = bool(event.args["left"])
            case "arranged":
                done = fly_show.arranged(self.show, event)
                away = self.glide(self.show, self._layout(self.show), done, self._layout(done), 300)
                self._still(done, self.t, away)
                self.t += 300
                self.show = done
                self._still(done, self.t)
            case "turn-began" if event.seat is not None and self.show.scenario is None:
                self._turn(event.seat)
            case "end-triggered":
                self._hear(self.t, "last-turns")

    def _turn(self, seat: int) -> None:
        """The vermilion chip travels to the next plate."""
        players = (self.show.me, *self.show.others)
        old = next((one.seat for one in players if one.badge in ("your-turn", "playing")), None)
        if old is None or old == seat:
            return
        places = Places(self.show, self._layout(self.show))
        self._still(
            replace(
                self.show,
                me=replace(self.show.me, badge=""),
                others=tuple(replace(other, badge="") for other in self.show.others),
            ),
            self.t,
        )
        self._leg(Sprite(CHIP), places.chip(old), places.chip(seat), self.t, 260, ease=move)
        if seat == self.show.seat:
            self._hear(self.t + 200, "your-turn")
        self.t += 260


def _row(show: Show) -> list[str]:
    return [LETTERS[pile.type] for pile in show.me.piles]


def _opened(show: Show, done: Show) -> Show:
    """The own hand and row already as they will be, the rest as it is."""
    return replace(show, hand=done.hand, me=replace(show.me, piles=done.me.piles, hand_size=done.me.hand_size))


def _pose(rect: pygame.Rect, angle: float = 0.0) -> Pose:
    return Pose(rect.centerx, rect.centery, rect.w, angle)


def _together(events: list[Event]) -> list[Event]:
    """Cards that go the same way one after another fly as one flock."""
    head = events[0]
    assert isinstance(head, Moved)
    if head.piece == "gate" or head.target.kind in ("pile", "under", "tokens", "goals"):
        return [head]
    group: list[Event] = []
    for event in events:
        if not isinstance(event, Moved) or event.piece == "gate":
            break
        if (event.source.kind, event.target.kind, event.source.owner, event.target.owner) != (
            head.source.kind,
            head.target.kind,
            head.source.owner,
            head.target.owner,
        ):
            break
        group.append(event)
    return group
