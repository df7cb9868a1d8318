"""Turning what is held or chosen: the picture in the hand, its targets and the place of the keyboard follow."""

from typing import TYPE_CHECKING, Final

from .show import Spot

if TYPE_CHECKING:
    from .scene import TableScene

QUARTERS: Final = 4  # a thing that was turned so often lies as before


def turn(scene: "TableScene", by: int) -> bool:
    """A quarter to the right or left; False where nothing can be turned."""
    source, before = scene.drag.spot if scene.drag else scene.held, scene.wanted()
    turning = scene.projector.running and scene.projector.films[-1] is scene.spun  # it is still going round: one may turn on
    if (scene.projector.running and not turning) or not scene.desk.turn(source, by):
        return False
    scene.services.sound.play(scene.table.turns)
    if turning:
        scene.projector.finish()
    if source is None:
        scene.rest(before)
        scene.refresh()
        scene.spun = scene.projector.films[-1] if scene.projector.running else None
        return True
    scene.targets = scene.desk.targets(source)
    scene.rest(scene.wanted())
    if scene.drag:
        scene.drag.turn(scene.table.lifted(scene.picture.context, scene.drag.spot), by)
    elif scene.held is not None and scene.focus.here not in scene.targets:
        scene.focus.here = _nearest(scene)
    turned = source or next((spot for spot, mark in scene.picture.show.marks.items() if mark == "chosen"), None)
    if turned is not None:
        scene.services.tell(" ".join(scene.services.say.text(text) for text in scene.table.heard(scene.picture.show, turned)))
    return True


def reachable(scene: "TableScene", spot: Spot) -> frozenset[Spot]:
    """Where a thing may go; one that has to be turned for that is turned."""
    for _ in range(QUARTERS):
        targets = scene.desk.targets(spot)
        if targets or not scene.desk.turn(spot, 1):
            return targets
    return frozenset()


def _nearest(scene: "TableScene") -> Spot | None:
    """The target next to where the keyboard stands, or the first one."""
    order = [spot for spot in scene.focus.order(scene.layout, scene.buttons, scene.targets) if isinstance(spot, Spot)]
    if not isinstance(scene.focus.here, Spot) or scene.focus.here not in scene.layout.spots:
        return order[0] if order else None
    x, y = scene.layout.spots[scene.focus.here].rect.center
    places = {spot: scene.layout.spots[spot].rect for spot in order}
    return min(order, key=lambda spot: abs(places[spot].centerx - x) + abs(places[spot].centery - y), default=None)
