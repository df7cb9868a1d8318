"""Mist over a table: two bands that drift so slowly that the window sleeps between their steps."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import light
from momiji.ui.services import Look
from momiji.ui.theme import Scale

SIZE: Final = (960, 240)
BEGIN: Final = ((-220.0, 150.0), (900.0, 690.0))  # the upper left corners of the two
SPEED: Final = 5.0  # canvas pixels a second
STEP: Final = 2.0  # canvas pixels at once
FADES: Final = 0.4
ALPHA: Final = 51  # its strokes are half clear themselves, so about a tenth of them is seen
SOFT: Final = 6
PALE: Final = (244, 241, 228)


@dataclass(slots=True)
class Mist:
    """Where the bands are on a canvas of this width, and how much of them is there."""

    width: float
    moved: float = 0.0
    level: float = 1.0
    _spent: float = 0.0  # seconds since the last step

    def update(self, dt: float, *, away: bool, held: bool) -> bool:
        """Whether it looks different now. `away` lets it fade, `held` keeps it where it is."""
        before = self.moved, self.level
        self.level = max(0.0, self.level - dt / FADES) if away else min(1.0, self.level + dt / FADES)
        if not away and not held:
            steps = int((self._spent + dt) * SPEED / STEP)
            self._spent += dt - steps * STEP / SPEED
            self.moved += steps * STEP
        return (self.moved, self.level) != before

    @property
    def due(self) -> float:
        """Seconds until its next step."""
        return max(0.0, STEP / SPEED - self._spent)

    def places(self, scale: Scale) -> Iterator[pygame.Rect]:
        size = scale.px(SIZE[0]), scale.px(SIZE[1])
        for x, y in BEGIN:
            across = (x + SIZE[0] + self.moved) % (self.width + SIZE[0]) - SIZE[0]
            yield pygame.Rect((round(across * scale.u), round(y * scale.u)), size)

    def picture(self, look: Look, name: str) -> pygame.Surface:
        size = look.scale.px(SIZE[0]), look.scale.px(SIZE[1])

        def draw() -> pygame.Surface:
            """Without hard edges: in a gap between two papers a piece of a stroke would look like a stain."""
            out = light.clear(*size, PALE)
            out.blit(look.art.get(name, size), (0, 0))
            return light.blurred(out, look.scale.px(SOFT))

        picture = look.paint.kept((name, size), draw)
        picture.set_alpha(round(ALPHA * self.level))
        return picture
