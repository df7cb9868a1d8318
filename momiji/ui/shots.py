"""Pictures of single scenes without a player: for review, documents and tests of the layout."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Final

import pygame

from momiji import registry
from momiji.core.text import Text
from momiji.playing.preferences import Preferences
from momiji.playing.puzzle import Mark, Progress, of_the_day
from momiji.registry import USUAL
from momiji.store.puzzles import Attempt, PuzzleBook, collection
from momiji.ui import theme
from momiji.ui.app import App
from momiji.ui.input import PointerMove
from momiji.ui.samples import NAMES, NOW, SampleBook, SampleShelf
from momiji.ui.scenes.crash_page import CrashScene
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.day_puzzle import DayPuzzle
from momiji.ui.scenes.first_start import FirstStartScene
from momiji.ui.scenes.game_choice import game_choice
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.puzzles.scene import PuzzlesScene
from momiji.ui.scenes.saves.scene import SavesScene
from momiji.ui.scenes.settings.rows import TABS
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.scenes.shelf.scene import ShelfScene, ShelfWays
from momiji.ui.scenes.shelf.stock import Shelved
from momiji.ui.scenes.statistics.numbers import GameNumbers
from momiji.ui.scenes.statistics.scene import StatisticsScene
from momiji.ui.scenes.title import Entry, TitleScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push, Scene
from momiji.ui.untried import SYSTEMS

Area = tuple[int, int, int, int]
WHOLE: Final[Area] = (0, 0, 1920, 1080)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a picture shall show. `scenario` is for games that have some."""

    size: tuple[int, int] = (1920, 1080)
    lang: str = "en"
    text_scale: float = 1.0
    seed: str = "7"
    players: int = 4
    scenario: str = ""
    game: str = USUAL


@dataclass(frozen=True, slots=True)
class Staged:
    """How a motion begins, the moments shown (milliseconds), and the part of the canvas they are cut from."""

    begin: Callable[[App], Callable[[int], None] | None]
    moments: tuple[int, ...]
    area: Area = WHOLE


@dataclass(frozen=True, slots=True)
class PictureStage:
    """What a game has to show: its scenes, what stands above one of them, its motions, and the names of its scenarios."""

    scenes: Mapping[str, Callable[[App, Wish], Scene]] = field(default_factory=dict)
    overlays: Mapping[str, Callable[[Services, Wish], Scene]] = field(default_factory=dict)
    motions: Mapping[str, Staged] = field(default_factory=dict)
    scenarios: tuple[str, ...] = ()
    alone: frozenset[str] = frozenset()  # scenes that show a scenario
    seated: frozenset[str] = frozenset()  # scenes that look different with every number of players


def nothing() -> Change | None:
    return None


def title(services: Services) -> Scene:
    strips = ("title-puzzles", "title-saves", "title-replays", "title-rule-book", "title-settings")
    words = ("title-lesson", "title-daily", "title-statistics")
    games = tuple(registry.GAMES)
    note = Text("title-continue-note", {"name": services.say("saves-table-of", name="Hana"), "turn": 9})
    begun = Entry("title-continue", nothing, note=note, brief=Text("title-continue-turn", {"turn": 9}), game=games[-1])
    entries = [begun, Entry("title-new-game", nothing, covers=games), *(Entry(key, nothing) for key in strips)]
    if len(games) > 1:
        entries[strips.index("title-rule-book") + 2] = Entry("title-rule-book", nothing, words=Text("title-rule-books"))
    return TitleScene(services, [*entries, *(Entry(key, nothing, aside=True) for key in words)])


def shelf(services: Services) -> Scene:
    """One game was played often, one waits, the others are new."""
    waits = Text("title-continue-note", {"name": services.say("saves-table-of", name="Hana"), "turn": 9})
    first, *others = registry.GAMES
    games = [Shelved(first, 14), *(Shelved(game) for game in others)]
    if others:
        games[1] = Shelved(others[0], 3, waits, 9)
    way = ShelfWays(*[lambda game: None] * 4)
    return ShelfScene(services, games, way, chosen=games[min(1, len(games) - 1)].game)


def statistics_of_all(services: Services) -> Scene:
    numbers = GameNumbers(SampleBook(), "", me=NAMES[0], mine=NAMES[:1], puzzle_book=_puzzle_book())
    return StatisticsScene(services, numbers, choice=game_choice(services, "statistics"))


def saves_of_all(services: Services) -> Scene:
    return SavesScene(services, SampleShelf(services), choice=game_choice(services, "saves"))


def _puzzle_book() -> PuzzleBook:
    """Some solved, some begun or shown, and five days in a row."""
    found, attempts = {game: collection(game).puzzles for game in registry.GAMES}, dict[str, Attempt]()
    states: tuple[Mark, ...] = ("solved", "solved", "solved", "begun", "shown", "open", "solved")
    for number, puzzle in enumerate(puzzle for ours in found.values() for puzzle in ours[: 2 * len(ours) // 3]):
        state = states[number % len(states)]
        if state != "open":
            attempts[puzzle.name] = Attempt(state=state, wrong=number % 2)
    days = [(NOW.date() - timedelta(days=ago)).isoformat() for ago in range(5, 0, -1)]
    return PuzzleBook(attempts=attempts, days=days)


def day_puzzle() -> DayPuzzle:
    """Today's, after five days in a row."""
    found = {game: collection(game).puzzles for game in registry.GAMES}
    progress = Progress(NOW.date(), _puzzle_book(), lambda book: None)
    today = of_the_day(progress.today, found)
    assert today is not None  # every game of the registry has some
    return DayPuzzle(today, progress, lambda puzzle: None)


def puzzles(services: Services) -> Scene:
    found = {game: collection(game).puzzles for game in registry.GAMES}
    progress = Progress(NOW.date(), _puzzle_book(), lambda book: None)
    return PuzzlesScene(services, found, progress, lambda puzzle: None, on_alone=nothing)


def first_start(services: Services) -> Scene:
    return FirstStartScene(services, on_lesson=nothing, on_title=nothing)


def handover(services: Services) -> Scene:
    sentence = Text("curtain-pass", {"other": "Hana"})
    curtain = CurtainScene(services, crest="fan", name="Kenji", sentence=sentence, public=lambda target: _public(target, services))
    curtain.down = 1.0
    return curtain


def message(services: Services) -> Scene:
    return MessageScene(services, Text("curtain-pass", {"other": "Hana"}), title=Text("menu-title"))


def crash(services: Services) -> Scene:
    return CrashScene(services, None, on_continue=nothing, on_title=nothing)


SCENES: dict[str, Callable[[Services], Scene]] = {
    "title": title,
    "shelf": shelf,
    "statistics-all": statistics_of_all,
    "saves-all": saves_of_all,
    "puzzles": puzzles,
    "first-start": first_start,
    "message": message,
    "handover": handover,
    "crash": crash,
    **{f"settings-{tab.key}": (lambda services, key=tab.key: SettingsScene(services, key)) for tab in TABS},  # type: ignore[misc]
    "settings-ease-untried": lambda services: SettingsScene(services, "ease", SYSTEMS[0]),
}


@contextmanager
def staged(name: str, size: tuple[int, int], lang: str = "en", text_scale: float = 1.0, base: Preferences | None = None) -> Iterator[App]:
    """A headless window that shows one scene at rest; "settings" is its first tab; menus stand over the title."""
    name = f"settings-{TABS[0].key}" if name == "settings" else name
    preferences = replace(base or Preferences(), language=lang, text_scale=text_scale)
    app = App.for_test(size, preferences)
    try:
        if name == "message":
            app.start(title(app.services))
            app.stack.apply(Push(SCENES[name](app.services)))
        else:
            app.start(SCENES[name](app.services))
        if name == "title":
            place = app.services.scale.rect(200, 390, 1, 1, across=0)
            app.post(PointerMove(place.x, place.y))
        for _ in range(8):
            app.step(0.5)
        yield app
    finally:
        app.services.art.close()


def _public(target: pygame.Surface, services: Services) -> None:
    """Something like a table: wood, gravel, a few sheets."""
    look, scale = services.look, services.scale
    target.blit(look.paint.wood(*target.get_size()), (0, 0))
    tray = scale.rect(16, 204, 1888, 408)
    target.blit(look.art.get("table/garden-sand", tray.size), tray)
    for index in range(3):
        look.paint.panel(target, scale.rect(96 + 580 * index, 14, 565, 178), seed=index + 1)
    look.paint.panel(target, scale.rect(342, 626, 1108, 216), tone=theme.SCROLL)
