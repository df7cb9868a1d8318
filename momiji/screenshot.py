"""Pictures of any scene of any game, without a display."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from momiji import registry
from momiji.i18n import LANGUAGES
from momiji.playing.preferences import INSTANT, Preferences
from momiji.ui import picture_file, shots
from momiji.ui.app import App
from momiji.ui.scenes.pages import pages
from momiji.ui.shots import PictureStage, Wish
from momiji.ui.stack import Push

__all__ = ["Wish", "names", "save", "shown_once", "stage", "staged", "take"]


def stage(game: str = registry.USUAL) -> PictureStage:
    return pages(game).stage()


def names(game: str = registry.USUAL) -> list[str]:
    """The scenes of the house and those of a game."""
    return sorted({*stage(game).scenes, *(name for name in shots.SCENES if name != "message"), "settings"})


def shown_once(game: str) -> list[str]:
    """The scenes of a game, where one goes through all games: the house, which is the same for each, goes with the usual one."""
    return [name for name in names(game) if game == registry.USUAL or name in stage(game).scenes]


def take(scene: str, wish: Wish) -> pygame.Surface:
    """The picture of a scene at rest."""
    with staged(scene, wish) as app:
        return app.picture()


@contextmanager
def staged(scene: str, wish: Wish) -> Iterator[App]:
    """A headless window in which a scene has come to rest."""
    own = stage(wish.game)
    if scene not in own.scenes:
        usual = Preferences()
        base = replace(usual, **usual.game_chosen(scene.partition("-")[0], wish.game))  # pages of all games open at this one
        with shots.staged(scene, wish.size, wish.lang, wish.text_scale, base) as app:
            yield app
        return
    app = App.for_test(wish.size, Preferences(language=wish.lang, text_scale=wish.text_scale, animation_speed=INSTANT))
    try:
        app.start(own.scenes[scene](app, wish))
        _rest(app)
        if scene in own.overlays:
            app.stack.apply(Push(own.overlays[scene](app.services, wish)))
            _rest(app)
        yield app
    finally:
        app.services.art.close()


def _rest(app: App) -> None:
    for _ in range(4):
        app.step(0.5)


def save(scene: str, wish: Wish, out: Path) -> None:
    """Raises OSError."""
    picture_file.write(take(scene, wish), out)


def main(wanted: list[str]) -> int:
    """Every scene of every game, or those named, in all sizes, languages and text scales, into shots/."""
    known = {name for game in registry.GAMES for name in names(game)}
    unknown = [name for name in wanted if name not in known]
    if unknown:
        sys.stderr.write(f"shots: no scene {unknown[0]!r}; the scenes are {', '.join(sorted(known))}\n")
        return 2
    for game in registry.GAMES:
        for name in shown_once(game):
            if not wanted or name in wanted:
                _shoot_all(name, game)
    return 0


def _shoot_all(name: str, game: str) -> None:
    own = stage(game)
    for lang in LANGUAGES:
        for size in ((1280, 720), (1920, 1080), (2560, 1440)):
            _shoot(name, Wish(size, lang, game=game))
        for percent in (150, 200):
            _shoot(name, Wish((1920, 1080), lang, percent / 100, game=game), f"-{percent}")
    if name in own.seated:
        for players in registry.rules(game).seats:
            if players not in (1, Wish().players):
                _shoot(name, Wish(players=players, game=game), f"-{players}-players")
    if name in own.alone:
        for scenario in own.scenarios:
            _shoot(name, Wish(scenario=scenario, game=game), f"-{scenario}")


def _shoot(name: str, wish: Wish, more: str = "") -> None:
    folder = Path("shots") / wish.lang if wish.game == registry.USUAL else Path("shots") / wish.lang / wish.game
    file = folder / f"{name}-{wish.size[0]}{more}.png"
    save(name, wish, file)
    sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
