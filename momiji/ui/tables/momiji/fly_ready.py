"""What a film will need, drawn by workers before its moment comes. Words are drawn by the window's own thread only."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from momiji.ui.motion import Pose

from .draw_easel import Easel
from .draw_fly import STEP, TILTS, picture_of, turned, whole
from .fly_film import BACK, CARD, HELD, PILE, Film, Leg
from .show import Spot

SHARES: Final = 24  # a leg is looked at so often on its way
Job = Callable[[], object]


def make_ready(easel: Easel, film: Film) -> None:
    """The sizes and turns of whatever flies, in the order in which they are seen, and the cards of the hand as they will rest.

    `easel` holds the first still: a hand that opens for what flies to it is already as wide as it will be.
    """
    jobs: list[tuple[float, Job]] = []
    lettered = easel.services.preferences.letters_on_cards
    for leg in film.legs:
        if leg.sprite.kind in (HELD, PILE) and not leg.at:  # wanted in this very frame
            picture = whole(easel, leg.sprite)
            jobs += [(at, partial(turned, easel, *picture, pose.angle, pose.scale)) for at, pose in _looks(leg)]
        elif leg.sprite.kind in (CARD, BACK) and not lettered:
            jobs += [(at, partial(picture_of, easel, leg.sprite, pose)) for at, pose in _looks(leg)]
    hand = zip(easel.show.hand, easel.prints.of("hand"), strict=True)
    for index, (held, copy) in enumerate(hand if not lettered else ()):
        place = easel.layout.spots[Spot("hand", str(index))]
        face = easel.face(held.card, place.rect.w, "", copy)
        jobs.append((film.length, partial(easel.look.sprites.ready, face, place.angle)))
    easel.services.art.ahead(job for _, job in sorted(jobs, key=lambda job: job[0]))


def _looks(leg: Leg) -> Iterator[tuple[float, Pose]]:
    """The poses of a leg that look different, and about when they come."""
    seen: set[tuple[int, int, int]] = set()
    for step in range(SHARES + 1):
        pose = leg.start.toward(leg.end, step / SHARES)
        look = (round(pose.angle * TILTS), round(pose.scale / STEP), round(pose.turn * SHARES))
        if look not in seen:
            seen.add(look)
            yield leg.at + leg.ms * step / SHARES, pose
