"""The draft as it lies on the table: which landscape stands in which place, told by the steps taken so far."""

from collections.abc import Mapping
from dataclasses import dataclass

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import DRAFT
from momiji.games.momiji.rules.steps import Draft
from momiji.games.momiji.rules.view import View
from momiji.playing.chair import Chair, Moment, Seen
from momiji.playing.session import Session


@dataclass(frozen=True, slots=True)
class Pick:
    """One choice: who took what from which place to which slot of the panorama, and what was turned up there."""

    seat: int
    letter: str
    place: int
    slot: int
    turned: str | None  # None after the last choice: what is left leaves the game


@dataclass(frozen=True, slots=True)
class Table:
    """The face-up landscapes in their places; a new one lies where the taken one lay."""

    places: tuple[str | None, ...]
    deck: int
    panoramas: tuple[tuple[str, ...], ...]
    actor: int | None  # None: the draft is over
    picks: tuple[Pick, ...]


def table(moment: Moment, hints: Mapping[int, int] | None = None) -> Table:
    """As it lies now. Of two equal landscapes `hints` says, by the number of the step, from which place one was taken."""
    taken, view = moment.taken, moment.view
    places: list[str | None] = [*(taken[0].before if taken else view).face_up]
    places += [None] * (EDITION.face_up - len(places))
    picks = []
    for number, one in enumerate(taken):
        pick = _pick(one, places, (hints or {}).get(number))
        if pick:
            picks.append(pick)
            places = [pick.turned if i == pick.place else place if pick.turned else None for i, place in enumerate(places)]
    return Table(
        tuple(places),
        view.landscape_deck_size,
        tuple(player.panorama for player in view.players),
        view.current if view.turn.stage == DRAFT else None,
        tuple(picks),
    )


def drafting(session: Session) -> bool:
    """Whether landscapes are still being chosen; everybody may know."""
    return not session.over and Chair(session, 0).view.turn.stage == DRAFT


def _pick(taken: Seen, places: list[str | None], hint: int | None) -> Pick | None:
    if not isinstance(taken.step, Draft):
        return None
    letter, seat = taken.step.landscape, taken.turn.seat
    place = hint if hint is not None and places[hint] == letter else places.index(letter)
    turned = taken.after.face_up[-1] if taken.after.face_up else None
    return Pick(seat, letter, place, len(taken.before.players[seat].panorama), turned)


def order(view: View) -> list[int]:
    """Clockwise from the first player."""
    first, count = view.first_player, len(view.players)
    return [(first + i) % count for i in range(count)]


def waiting(now: Table, seat: int) -> int | None:
    """How many choices come before this seat's next one; None if it has none left."""
    if now.actor is None or len(now.panoramas[seat]) >= EDITION.landscapes_each:
        return None
    return (seat - now.actor) % len(now.panoramas)
