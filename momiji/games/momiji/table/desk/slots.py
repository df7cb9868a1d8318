"""Which landscape lies in which place of the draft, told by the steps taken so far: a new one lies where the taken one lay."""

from collections.abc import Mapping

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import Draft
from momiji.games.momiji.rules.view import View
from momiji.playing.chair import Chair, Moment
from momiji.playing.session import Session

Places = tuple[str | None, ...]


def places(moment: Moment, taken_from: Mapping[int, int] | None = None) -> Places:
    """As they lie now. Of two equal landscapes `taken_from` says, by the number of the step, from which place one was taken."""
    taken = moment.taken
    lying: list[str | None] = [*(taken[0].before if taken else moment.view).face_up]
    lying += [None] * (EDITION.face_up - len(lying))
    for number, one in enumerate(taken):
        if isinstance(one.step, Draft):
            letter, hint = one.step.landscape, (taken_from or {}).get(number)
            place = hint if hint is not None and lying[hint] == letter else lying.index(letter)
            up = one.after.face_up
            lying = [up[-1] if i == place else other for i, other in enumerate(lying)] if up else [None] * len(lying)
    return tuple(lying)


def drafting(session: Session) -> bool:
    """Whether landscapes are still being chosen; everybody may know."""
    return not session.over and Chair(session, 0).view.turn.stage == Stage.DRAFT


def order(view: View) -> list[int]:
    """Clockwise from the first player."""
    first, count = view.first_player, len(view.players)
    return [(first + i) % count for i in range(count)]


def waiting(view: View, seat: int) -> int | None:
    """How many choices come before this seat's next one; None if it has none left."""
    if view.turn.stage != Stage.DRAFT or len(view.players[seat].panorama) >= EDITION.landscapes_each:
        return None
    return (seat - view.current) % len(view.players)
