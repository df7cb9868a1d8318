"""Landscapes on their way: the taken one to its panorama, a new one from the deck, the last ones out of the game."""

from typing import Final

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.ui.motion import Motion, Pose, move, settle
from momiji.ui.services import Services

from .layout import Plan, Spread
from .slots import Pick

FLY: Final = 420
TURN: Final = 380
AWAY: Final = 220
ARC: Final = 60
_TAKEN: Final = "taken"


class Flights:
    """`going` names the place (seat, slot) whose landscape has not landed yet."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.motion = Motion()
        self.going: frozenset[tuple[int, int]] = frozenset()
        self._width = 1
        self._letters: dict[str, str] = {}  # by sprite, the topmost first

    @property
    def any(self) -> bool:
        return bool(self._letters)

    @property
    def moving(self) -> bool:
        return self.motion.moving

    def coming(self, place: int) -> bool:
        """Whether a landscape is on its way from the deck to this place."""
        return self.motion.moves(_new(place))

    def begin(self, pick: Pick, before: tuple[str | None, ...], plan: Plan, spread: Spread, start: tuple[float, float] | None) -> None:
        """Show a choice; `before` is what lay face up, `start` where a dragged landscape was let go."""
        preferences, u = self.services.preferences, self.services.scale.u
        self.motion = Motion(preferences.animation_speed, preferences.reduced_motion)
        self._width, self._letters = plan.card_width, {_TAKEN: pick.letter}
        self.going = frozenset({(pick.seat, pick.slot)})
        self.services.sound.play("lift")
        x, y = start or plan.cards[pick.place].center
        self.motion.place(_TAKEN, Pose(x, y, lift=16))
        if pick.turned is None:
            self._leave(pick, before, plan)
        else:
            self._turn_up(pick.place, pick.turned, plan)
        x, y = spread.card(pick.slot).center
        self.motion.send(_TAKEN, Pose(x, y, scale=spread.width / plan.card_width), FLY, move, arc=ARC * u, then=self._landed)

    def _turn_up(self, place: int, letter: str, plan: Plan) -> None:
        self._letters[_new(place)] = letter
        home, deck = plan.cards[place], plan.deck
        self.motion.place(_new(place), Pose(*deck.center, scale=deck.w / home.w, turn=1.0))
        arc = ARC / 2 * self.services.scale.u
        self.motion.send(_new(place), Pose(*home.center), TURN, settle, delay=FLY / 3, arc=arc, then=self._turned)

    def _leave(self, pick: Pick, before: tuple[str | None, ...], plan: Plan) -> None:
        for place, letter in enumerate(before):
            if letter and place != pick.place:
                sprite, (x, y) = f"away-{place}", plan.cards[place].center
                self._letters[sprite] = letter
                self.motion.place(sprite, Pose(x, y))
                self.motion.send(sprite, Pose(x, y, alpha=0.0), AWAY, delay=FLY / 2)

    def _landed(self) -> None:
        self.services.sound.play("land")

    def _turned(self) -> None:
        self.services.sound.play("turn")

    def update(self, dt: float) -> bool:
        """A landscape that has been turned up is a card like the others from then on."""
        moving = self.motion.update(dt)
        self._letters = {sprite: letter for sprite, letter in self._letters.items() if sprite == _TAKEN or self.motion.moves(sprite)}
        return moving

    def finish(self) -> bool:
        """Everything arrives at once; answers whether anything was on its way."""
        self.motion.finish()
        flew, self._letters, self.going = self.any, {}, frozenset()
        return flew

    def draw(self, target: pygame.Surface) -> None:
        look, u = self.services.look, self.services.scale.u
        for sprite, letter in reversed(self._letters.items()):
            pose = self.motion.pose(sprite)
            picture = landscape_art.on_its_way(look, letter, self._width, self._width * pose.scale, turn=min(1.0, max(0.0, pose.turn)))
            if pose.alpha < 1:
                picture.set_alpha(round(255 * max(0.0, pose.alpha)))
                target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))
                picture.set_alpha(255)
            else:
                landscape_art.put(target, look, picture, (pose.x, pose.y), min(24.0, 6 + pose.lift / u))


def _new(place: int) -> str:
    return f"new-{place}"
