"""A monkey at the computer: 20,000 random events over the whole program, and nothing breaks."""

from pathlib import Path

import pygame
import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.play import Program
from momiji.ui.app import App
from momiji.ui.scenes.pages import pages
from momiji.ui.stack import Reset
from tests.ui import stage

KEYS = [
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_1,
    pygame.K_3, pygame.K_u, pygame.K_t, pygame.K_l, pygame.K_i, pygame.K_F1, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_PAGEDOWN,
    pygame.K_z,
]  # fmt: skip
SIZES = [(1280, 720), (1024, 640), (1600, 900), (1100, 1000)]
BATCHES, EVENTS = 8, 2500


def random_event(chance: Chance, size: tuple[int, int], at: list[int]) -> pygame.Event | None:
    match chance.below(20):
        case 0 | 1 | 2 | 3 | 4:
            key, mod = chance.pick(KEYS), chance.pick([0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL])
            if key == pygame.K_RETURN and mod:
                return None
            return pygame.Event(chance.pick([pygame.KEYDOWN, pygame.KEYUP]), key=key, mod=mod, unicode="", scancode=0)
        case 5:
            return pygame.Event(pygame.TEXTINPUT, text=chance.pick(["a", "Ž", "ё", "🍁", "[acorn]", "**"]))
        case 6:
            return pygame.Event(pygame.MOUSEWHEEL, x=0, y=chance.below(5) - 2, precise_x=0.0, precise_y=float(chance.below(5) - 2))
        case 7 | 8 | 9 | 10 | 11:
            at[:] = [chance.below(size[0]), chance.below(size[1])]
            return pygame.Event(pygame.MOUSEMOTION, pos=tuple(at), rel=(0, 0), buttons=(chance.below(2), 0, 0), touch=False)
        case 12:
            return pygame.Event(chance.pick([pygame.WINDOWFOCUSLOST, pygame.VIDEOEXPOSE]))
        case _:
            button = chance.pick([1, 1, 1, 1, 3])
            kind = chance.pick([pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP])
            return pygame.Event(kind, pos=tuple(at), button=button, touch=False)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_breaks(batch: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    chance = Chance("monkey", batch)
    with stage.staged(size=SIZES[batch % len(SIZES)], speed=1.0 if batch % 2 else 0.0) as app:
        program = Program(app.services)
        app.start(program.title() if batch % 4 == 0 else program.new_game() if batch % 4 == 1 else program.solo())
        if batch >= BATCHES // 2:
            begin_a_game(app, program, batch)
        at = [10, 10]
        for number in range(EVENTS):
            event = random_event(chance, app.surface.get_size(), at)
            if event is not None:
                pygame.event.post(event)
            if number % 4 == 0:
                stage.wait(app, chance.pick([0.0, 0.02, 0.3]))
            if number % 500 == 499:
                stage.resize(app, chance.pick(SIZES))
            if not app.stack.scenes:  # the monkey has quit: sit it down again
                app.start(program.title())
        assert app.stack.scenes
        program.close()


def begin_a_game(app: App, program: Program, batch: int) -> None:
    """Of every game, one batch after another; alone where the game can be played so."""
    game = tuple(registry.GAMES)[batch % len(registry.GAMES)]
    choices = program._last_choices(game, alone=batch % 2 == 0 and pages(game).solo is not None)
    change = program._begin(choices)
    assert isinstance(change, Reset)
    app.stack.apply(change)
