"""Where a film is made: its clock, the show so far, stills and legs, and what glides because its place changed."""

from dataclasses import replace

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.motion import Pose, arrive
from momiji.ui.table.desk import Change
from momiji.ui.table.film import HELD, PILE, SPECK, Film, Leg, Sprite, Still
from momiji.ui.table.layout import Place
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from . import halfway as fly_show
from .places import Places, pose_of


class FilmStage:
    """`show` is always what has happened so far, `t` the moment of the film it happened at."""

    def __init__(self, change: Change, scale: Scale, held: Pose | None = None) -> None:
        self.change, self.scale, self.held = change, scale, held
        ability = change.after.ability if change.before.ability == change.after.ability else ""
        playing = any(pile.numbers for pile in change.after.me.piles)
        start = fly_show.calm(change.before, ability, playing=playing)
        start = replace(start, note=change.after.note, primary=change.after.primary, left=change.after.left, right=change.after.right)
        start = replace(start, traces=tuple(trace for trace in start.traces if trace in change.after.traces))  # one who acts has seen them
        self.show = fly_show.before_counting(start, change.after, change.events)
        self.film = Film([Still(0, self.show)])
        self.t = 0.0

    def places(self, show: MomijiShow | None = None) -> Places:
        """Of what has happened so far, or of another show."""
        shown = show or self.show
        return Places(shown, self.layout(shown))

    def layout(self, show: MomijiShow) -> MomijiLayout:
        return lay_out(show, self.scale)

    def still(self, show: MomijiShow, at: float, away: frozenset[Spot] = frozenset()) -> None:
        self.film.stills.append(Still(at, show, away))

    def leg(self, sprite: Sprite, start: Pose, end: Pose, at: float, ms: float, **more: object) -> None:
        self.film.legs.append(Leg(sprite, start, end, at, ms, **more))  # type: ignore[arg-type]

    def hear(self, at: float, sound: str) -> None:
        self.film.sounds.append((at, sound))

    def glide(self, show: MomijiShow, after: MomijiShow, ms: float) -> frozenset[Spot]:
        """Hand cards and piles that changed their place; answers the spots that must be left out meanwhile."""
        old, new, away = self.layout(show), self.layout(after), set[Spot]()
        seen: dict[int, list[int]] = {}
        for index, held in enumerate(show.hand):
            seen.setdefault(held.card, []).append(index)
        back = _coming_back(show, old)
        for index, held in enumerate(after.hand):
            if held.gone:
                continue
            now = new.spots[Spot("hand", str(index))]
            end = pose_of(now.rect, now.angle)
            if seen.get(held.card):
                was = old.spots[Spot("hand", str(seen[held.card].pop(0)))]
                start = pose_of(was.rect, was.angle)
            elif back.get(held.card):
                start = self.held or pose_of(back[held.card].pop().rect)
            else:
                continue
            if start != end:
                away.add(Spot("hand", str(index)))
                self.leg(Sprite(HELD, held, index, mark=after.mark("hand", str(index))), start, end, self.t, ms, ease=arrive)
        for index, pile in enumerate(after.me.piles):
            spot = Spot("pile", LETTERS[pile.type])
            if spot not in old.spots or old.spots[spot].rect == new.spots[spot].rect:
                continue
            away.add(spot)
            sprite = Sprite(PILE, pile, index, mark=after.marks.get(spot, ""))
            self.leg(sprite, pose_of(old.spots[spot].rect), pose_of(new.spots[spot].rect), self.t, ms, ease=arrive)
        return frozenset(away)

    def specks(self, at: Pose) -> None:
        """Six bits of paper spring from where a card was put down."""
        px = self.scale.px
        for index in range(6):
            side, row = (-1 if index % 2 else 1), index // 2
            start = Pose(at.x + side * at.scale * 0.5, at.y + at.scale * (0.62 - 0.3 * row), px(13), angle=side * 20.0)
            end = replace(start, x=start.x + side * px(22 + 12 * row), y=start.y + px(10 - 26 * row), alpha=0.1)
            self.leg(Sprite(SPECK, index), start, end, self.t, 280, ease=arrive)


def _coming_back(show: MomijiShow, layout: MomijiLayout) -> dict[int, list[Place]]:
    """Cards that lay on piles in a play or ready for a trade: from there they come back to the hand."""
    lying: dict[int, list[Place]] = {}
    for pile in show.me.piles:
        if pile.numbers or pile.gone:
            lying.setdefault(pile.top, []).append(layout.spots[Spot("pile", LETTERS[pile.type])])
    for index, card in enumerate(show.trade):
        lying.setdefault(card, []).append(layout.spots[Spot("offer", str(index))])
    return lying
