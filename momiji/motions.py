"""Motions of the real program as strips of frames, without a display: each is set going in a real position by a real step."""

from pathlib import Path
from typing import Final

from momiji import screenshot  # first: it chooses the driver without a screen

import pygame  # isort: skip

from momiji import registry
from momiji.playing.preferences import Preferences
from momiji.ui import picture_file, shots, theme
from momiji.ui.app import App
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.shots import WHOLE, Area, Staged, Wish
from momiji.ui.stack import Push

__all__ = ["WHOLE", "frames", "motions", "save", "strip"]
STEP: Final = 10  # ms between two pictures that are drawn and not kept
AIRY: Final = ("gust", "mist")  # motions of the air: all others are seen without it
WIDE: Final = 620  # of a frame in the strip
GAP: Final = 12


def motions(game: str = registry.USUAL) -> dict[str, Staged]:
    """Those of a game, and those of the house."""
    return {**screenshot.stage(game).motions, **HOUSE}


def frames(name: str, wish: Wish, at: tuple[int, ...] = (), area: Area | None = None) -> list[tuple[int, pygame.Surface]]:
    """The moments of a motion, each with its picture; its own moments and area unless others are asked for."""
    motion = motions(wish.game)[name]
    app = App.for_test(wish.size, Preferences(language=wish.lang, text_scale=wish.text_scale, table_gusts=name in AIRY))
    try:
        follow = motion.begin(app) or (lambda now: None)
        out, now = [], 0
        for moment in at or motion.moments:
            while now < moment:
                follow(now)
                app.step(min(STEP, moment - now) / 1000)
                now += min(STEP, moment - now)
            part = app.services.scale.rect(*(area or motion.area)).clip(app.surface.get_rect())
            out.append((moment, app.picture().subsurface(part).copy()))
        return out
    finally:
        app.services.art.close()


def strip(name: str, wish: Wish) -> pygame.Surface:
    """The frames side by side in rows of three, each with its moment."""
    shown = frames(name, wish)
    size = (WIDE, round(WIDE * shown[0][1].get_height() / shown[0][1].get_width()))
    across, foot = 3, 34
    out = pygame.Surface((across * (WIDE + GAP) + GAP, -(-len(shown) // across) * (size[1] + foot + GAP) + GAP))
    out.fill(theme.NIGHT)
    app = App.for_test((1280, 720))
    for index, (moment, picture) in enumerate(shown):
        x, y = GAP + index % across * (WIDE + GAP), GAP + index // across * (size[1] + foot + GAP)
        out.blit(pygame.transform.smoothscale(picture, size), (x, y))
        app.services.look.type.put(out, f"{moment} ms", theme.CHIP_COUNT, (x + 4, y + size[1] + foot // 2), theme.CREAM)
    app.services.art.close()
    return out


def save(name: str, wish: Wish, out: Path) -> None:
    """Raises OSError."""
    picture_file.write(strip(name, wish), out)


# ------------------------------------------------------------------ motions of the house
def _wipe(app: App) -> None:
    app.start(shots.title(app.services))
    app.step(0.1)
    app.stack.apply(Push(SettingsScene(app.services)))


def _title(app: App) -> None:
    app.start(shots.title(app.services))
    app.step(0.1)


HOUSE: Final[dict[str, Staged]] = {
    "wipe": Staged(_wipe, (0, 50, 100, 140, 180, 230, 270, 300, 400)),
    "title-leaves": Staged(_title, (0, 600, 1200, 1800, 2400, 3000)),
}
