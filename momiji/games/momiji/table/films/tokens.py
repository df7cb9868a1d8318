"""How tokens move: gates fall, goals turn over, acorns come and go, landscapes lose their colour, the turn goes round."""

from dataclasses import replace
from typing import Final

from momiji.core.events import Counted, Moved
from momiji.games.momiji.rules.cards import LETTERS
from momiji.ui.motion import Pose, arrive, leave, linear, move, settle
from momiji.ui.table.film import ACORN, BLUE, CHIP, CREST, FLASH, GATE, GOAL, LAND, PATCH, PILE, RING, Sprite
from momiji.ui.table.show import Spot

from . import halfway as fly_show
from .places import pose_of
from .stage import FilmStage

FALL, STRIKE = 260.0, 120.0
LIFT, FLY, STAMP = 90.0, 330.0, 140.0
PLACED = 180.0  # a token that the player brought to its owner
FLASHES, POPS, ACORN_FLIES, ACORNS_APART, BUMP = 160.0, 80.0, 320.0, 80.0, 100.0
PAYS, DROPS, DRAINS = 300.0, 300.0, 300.0
PASSES, PULSES = 260.0, 300.0
SQUASH: Final = 0.92


class Tokens(FilmStage):
    def gate(self, event: Moved) -> None:
        """Falls from above and is squashed as it strikes; the pile shivers."""
        gone = fly_show.left(self.show, event)
        done = fly_show.arrived(gone, event)
        place = self.places(done).gate(event)
        own = event.target.owner == self.show.seat
        high = self.scale.px(120 if own else 40)
        strike = self.t + FALL
        self.still(gone, self.t)
        above = replace(place, y=place.y - high, lift=float(high), alpha=0.6)
        self.leg(Sprite(GATE), above, replace(place, alpha=4.0), self.t, FALL, ease=leave)  # it is clear long before it strikes
        if own:
            index = next(i for i, pile in enumerate(gone.me.piles) if LETTERS[pile.type] == event.target.slot)
            spot = Spot("pile", LETTERS[gone.me.piles[index].type])
            stands = pose_of(self.layout(done).spots[spot].rect)
            self.still(gone, strike, frozenset({spot}))
            self.leg(Sprite(PILE, gone.me.piles[index], index), stands, stands, strike, STRIKE, sway=self.scale.px(2))
        self.leg(Sprite(GATE), replace(place, stretch=SQUASH), place, strike, STRIKE, ease=settle)
        self.hear(strike, "gate")
        self.t = strike
        if own:
            self.specks(replace(place, y=place.y - place.scale * 0.2))
        self.t += STRIKE
        self.show = done
        self.still(done, self.t)

    def token(self, event: Moved) -> None:
        """A goal or the blue-leaf token changes hands; a goal lifts and turns over on its way, and its owner's crest is stamped."""
        gone = fly_show.left(self.show, event)
        done = fly_show.arrived(gone, event)
        here, there = self.places(), self.places(done)
        start, end = here.token(event.source, str(event.piece)), there.token(event.target, str(event.piece))
        sprite = Sprite(BLUE) if event.piece == "blue-token" else Sprite(GOAL, event.piece)
        self.still(gone, self.t)
        self.hear(self.t, "goal")
        if self.held is not None and event.source.kind == "goals" and event.target.owner == self.show.seat:
            self.leg(sprite, replace(start, x=self.held.x, y=self.held.y), end, self.t, PLACED, ease=arrive)  # it was brought there
            self.held = None
            self.t += PLACED
        else:
            lifted = replace(start, y=start.y - self.scale.px(12), lift=self.scale.px(12))
            self.leg(sprite, start, lifted, self.t, LIFT, ease=arrive)
            self.leg(sprite, lifted, replace(end, turn=1.0), self.t + LIFT, FLY, arc=self.scale.px(60))
            self.t += LIFT + FLY
        if event.source.kind == "goals" and event.target.owner is not None:
            self.still(fly_show.left(done, event), self.t)
            crest = fly_show.player(done, event.target.owner).crest
            stamp = replace(start, scale=start.scale * 0.46)
            self.leg(Sprite(CREST, crest), replace(stamp, scale=stamp.scale * 1.6, alpha=0.3), stamp, self.t, STAMP, ease=arrive)
            self.t += STAMP
        self.still(done, self.t)
        self.show = done

    # ---------------------------------------------------------------- acorns
    def counted(self, event: Counted) -> None:
        if event.why == "landscape":
            self._spend(event)
        elif event.change > 0:
            self._gain(event)
        else:
            self._pay(event)

    def _bump(self, seat: int, at: float, size: float) -> None:
        """The counter swells or dips once."""
        rect = self.places().figure(seat)
        still = Pose(rect.centerx, rect.centery, 1.0)
        self.leg(Sprite(PATCH, tuple(rect)), replace(still, scale=size), still, at, BUMP, ease=arrive)

    def _gain(self, event: Counted) -> None:
        """A pair's ring flashes, acorns pop out of it and fly to the counter."""
        places, count = self.places(), event.change
        counter, sources = places.counter(event.seat), [places.heap()] * count
        if event.why == "pair":
            sources = places.pairs(event.seat, event.slots, count)
            for x, y in dict.fromkeys((pose.x, pose.y) for pose in sources):
                ring = Pose(x, y, self.scale.px(48))
                wide = replace(ring, scale=ring.scale * 1.35)
                self.leg(Sprite(FLASH), ring, wide, self.t, FLASHES, ease=settle)
                self.leg(Sprite(FLASH), wide, replace(wide, scale=ring.scale * 1.8, alpha=0.0), self.t + FLASHES, 160, ease=linear)
            self.t += FLASHES
        for index, source in enumerate(sources):
            at, lands = self.t + ACORNS_APART * index, self.t + ACORNS_APART * index + ACORN_FLIES
            if event.why == "pair":
                source = self._pop(source, index, at)
            self.leg(Sprite(ACORN), source, counter, at, ACORN_FLIES, arc=self.scale.px(60))
            self.show = fly_show.counted(self.show, event, 1)
            self.still(self.show, lands)
            self._bump(event.seat, lands, 1.15)
            self.hear(lands, "acorns" if index == len(sources) - 1 and count >= 4 else "acorn")
        self.t += ACORNS_APART * (len(sources) - 1) + ACORN_FLIES + BUMP

    def _pop(self, ring: Pose, index: int, leaves: float) -> Pose:
        """An acorn springs out of its ring, to one side or the other, and waits there until it leaves."""
        side = 1 if index % 2 else -1
        out = replace(ring, x=ring.x + side * self.scale.px(11), y=ring.y - self.scale.px(14), lift=self.scale.px(10))
        self.leg(Sprite(ACORN), replace(ring, scale=ring.scale * 0.4), out, self.t - POPS, POPS, ease=settle, until=leaves)
        return out

    def _pay(self, event: Counted) -> None:
        """Acorns leave the counter, which dips, for the supply."""
        places = self.places()
        counter, heap = places.counter(event.seat), places.heap()
        count = -event.change
        for index in range(count):
            at = self.t + ACORNS_APART * index
            self.leg(Sprite(ACORN), counter, heap, at, PAYS, arc=self.scale.px(60))
            self.show = fly_show.counted(self.show, event, -1)
            self.still(self.show, at)
            self._bump(event.seat, at, 0.87)
            self.hear(at, "pay")
        self.t += ACORNS_APART * max(0, count - 1) + PAYS if count else 0.0

    def _spend(self, event: Counted) -> None:
        """An acorn drops on the landscape; an ink ring spreads from it and the colour drains."""
        places = self.places()
        land, rect, whole = places.landscape(event.seat, event.slots)
        self.show = fly_show.counted(self.show, event)
        self.still(self.show, self.t)
        self._bump(event.seat, self.t, 0.87)
        falls = self.t + DROPS
        if whole and event.slots:
            full = Pose(rect.centerx, rect.centery, rect.w)
            after = fly_show.player(self.change.after, event.seat).landscapes
            lifts = any(land.active and land.letter in event.slots for land in after)  # it is being carried out, in all its colours
            left = full if lifts else replace(full, alpha=0.0)
            self.leg(Sprite(LAND, (event.slots[0], rect.size)), full, left, falls, DRAINS, ease=linear)
        ring = Pose(land.x, land.y, land.scale * 0.7, alpha=0.9)
        self.leg(Sprite(RING), ring, replace(ring, scale=rect.w * (1.1 if whole else 1.6), alpha=0.0), falls, DRAINS, ease=arrive)
        start, arc = places.counter(event.seat), self.scale.px(60)
        if self.held is not None and event.seat == self.show.seat:
            start, arc, self.held = replace(start, x=self.held.x, y=self.held.y), 0, None
        self.leg(Sprite(ACORN), start, land, self.t, DROPS, arc=arc, until=falls + DRAINS)
        self.hear(self.t, "pay")
        self.hear(falls, "landscape")
        self.show = fly_show.spent(self.show, event)
        self.still(self.show, falls)
        self.t = falls + DRAINS

    # ---------------------------------------------------------------- turns
    def turn(self, seat: int) -> None:
        """The vermilion chip travels to the next plate, whose sheet lifts; the own crest pulses."""
        players = (self.show.me, *self.show.others)
        old = next((one.seat for one in players if one.badge in ("your-turn", "playing")), None)
        if old is None or old == seat:
            return
        bare = replace(self.show, me=replace(self.show.me, badge=""), others=tuple(replace(other, badge="") for other in self.show.others))
        self.still(bare, self.t)
        places, own = self.places(bare), seat == self.show.seat
        panel = places.panel(seat)
        rests = Pose(panel.centerx, panel.centery, 1.0)
        self.leg(Sprite(PATCH, tuple(panel)), rests, rests, self.t, PASSES, arc=self.scale.px(4))
        if own:
            crest = pose_of(places.layout.plate.crest)
            self.leg(Sprite(CREST, self.show.me.crest), replace(crest, scale=crest.scale * 1.16), crest, self.t + 120, PULSES, ease=settle)
            self.hear(self.t + 200, "your-turn")
        chip = Pose(panel.centerx, panel.centery, 1.0)
        self.leg(Sprite(CHIP, (old, seat)), chip, replace(chip, turn=1.0), self.t, PASSES, ease=move)
        self.t += PASSES
        self.show = fly_show.on_turn(bare, seat)
        self.still(self.show, self.t)
