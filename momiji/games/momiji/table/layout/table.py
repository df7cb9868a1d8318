"""Where everything on the table lies, as plain data: no pictures, no clock, only the show and the window."""

from functools import cached_property, lru_cache

from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.table.frame import lay_corners, lay_low
from momiji.ui.theme import Scale

from .draft.back import lay_back
from .draft.play import lay_play
from .own import lay_hand, lay_herbarium, lay_plate
from .shared import lay_browser, lay_garden, lay_goals, lay_others

KNOWN = 16  # the shows of one film look different, but things lie where they lay in most of them


def lay_out(show: MomijiShow, scale: Scale) -> MomijiLayout:
    """The whole table for one window size and text scale. Nobody changes it: shows whose things lie alike share one."""
    return known(_Lying(show), scale)


class _Lying:
    """A show, equal to another in which everything lies in the same places."""

    def __init__(self, show: MomijiShow) -> None:
        self.show = show

    @cached_property
    def facts(self) -> tuple[object, ...]:
        """All of a show that places hang on."""
        show, me = self.show, self.show.me
        rising = ("hand", "column", "browser", "face-up")  # what is chosen there lies higher
        return (
            (show.draft, show.draft and show.seat, show.watching, show.scenario is None, show.gates, show.turned is None, len(show.trade)),
            tuple((one.seat, one.name, one.first, len(one.goals) + one.blue_token, len(one.piles)) for one in show.others),
            tuple((column.type, len(column.cards)) for column in show.columns),
            tuple((goal.id, goal.owner is None) for goal in show.goals),
            (me.goals, me.blue_token, tuple(pile.type for pile in me.piles), len(me.landscapes), len(show.hand)),
            None if show.browser is None else len(show.browser),
            tuple(command is None for command in (show.primary, show.left, show.right, show.redo)),
            show.tasked,
            (show.ends, frozenset(spot for spot, mark in show.marks.items() if mark == "chosen" and spot.kind in rising)),
        )

    def __hash__(self) -> int:
        return hash(self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Lying) and self.facts == other.facts


@lru_cache(KNOWN)
def known(lying: _Lying, scale: Scale) -> MomijiLayout:
    return fresh(lying.show, scale)


def fresh(show: MomijiShow, scale: Scale) -> MomijiLayout:
    layout = MomijiLayout(scale)
    lay_corners(layout)
    if show.draft is not None:
        if show.watching:
            lay_back(layout, show.draft)
            lay_low(layout, show)
            layout.panels["note"].centerx = scale.x(960)  # no hand lies beside it
        else:
            lay_play(layout, show)
        return layout
    lay_others(layout, show)
    lay_garden(layout, show)
    lay_goals(layout, show)
    lay_plate(layout, show)
    lay_herbarium(layout, show)
    lay_hand(layout, show)
    lay_low(layout, show)
    lay_browser(layout, show)
    return layout
