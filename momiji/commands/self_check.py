"""`momiji self-check`: is this program complete, and does it work on this machine? One line a check, exit status 0 or 1.

Made for packages: whatever a build could have lost is touched once. Nothing of the player's is read or written.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from momiji import registry
from momiji.core.chance import Chance
from momiji.core.setup import Impossible
from momiji.core.text import Text
from momiji.i18n import LANGUAGES, Translator
from momiji.resources import assets, locales

from .common import NAMES as PLAYERS
from .common import Commands, add_command, unseen
from .replay import IllegalStep, replayed
from .simulate import computer_game

if TYPE_CHECKING:
    from momiji.playing.session import Session

FAILED = 1
STEPS = 30  # of a game that is saved
LEVEL = "sprout"  # the quickest that thinks
PATIENCE = 60.0  # seconds; a slow disk may take some to start a process
SIZE = (1280, 720)
FEW_SCENES = ("title", "table")


class Fault(Exception):
    """What a check found, as a sentence."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = Text(key, args)


def add(commands: Commands, say: Translator) -> None:
    check = add_command(commands, "self-check", say, run)
    check.add_argument("--quick", action="store_true", help=say("help-quick"))


def run(options: argparse.Namespace, say: Translator) -> int:
    unseen()
    failures = 0
    for what, check in checks(quick=options.quick):
        reason = _fault(check, say)
        failures += reason is not None
        line = _said(say, "self-check-fine", what=what) if reason is None else _said(say, "self-check-fault", what=what, reason=reason)
        print(line, flush=True)
    print(_said(say, "self-check-failed", count=failures) if failures else _said(say, "self-check-passed"))
    return FAILED if failures else 0


def checks(*, quick: bool = False) -> Iterator[tuple[Text, Callable[[], None]]]:
    yield Text("self-check-languages"), check_languages
    yield Text("self-check-drawings"), check_drawings
    yield Text("self-check-sounds"), check_sounds
    yield Text("self-check-fonts"), check_fonts
    for game in registry.GAMES:
        of = {"game": Text(f"{game}-name")}
        yield Text("self-check-saves", of), partial(check_saves, game)
        for name, setup in modes(game).items():
            yield Text("self-check-game", {**of, "mode": name}), partial(check_game, game, setup)
        yield Text("self-check-worker", of), partial(check_worker, game)
        yield Text("self-check-scenes", {**of, "quick": "yes" if quick else "no"}), partial(check_scenes, game, quick=quick)


def _fault(check: Callable[[], None], say: Translator) -> str | None:
    try:
        check()
    except Fault as fault:
        return _said(say, fault.text.key, **fault.text.args)
    except Exception as error:  # the whole point is to tell what is wrong, whatever it is
        return f"{type(error).__name__}: {error}"
    return None


def _said(say: Translator, key: str, **args: Any) -> str:
    """The sentence; without its locales even a check has only its bare keys to speak with."""
    try:
        return say(key, **args)
    except KeyError:
        return " ".join([key, *(value.key if isinstance(value, Text) else str(value) for value in args.values())])


# ------------------------------------------------------------------ what came with the program
def check_languages() -> None:
    """Every language has the sentences of English, all of them understood."""
    from fluent.syntax import FluentParser, ast

    def keys(language: str) -> set[str]:
        found: set[str] = set()
        for file in sorted((locales() / language).rglob("*.ftl")):
            for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise Fault("self-check-unreadable", name=file.relative_to(locales()).as_posix())
                if isinstance(entry, ast.Message):
                    found.add(entry.id.name)
        return found

    english = keys(LANGUAGES[0])
    if not english:
        raise Fault("self-check-missing", name=str(locales()))
    for language in LANGUAGES[1:]:
        missing = sorted(english - keys(language))
        if missing:
            raise Fault("self-check-missing", name=f"{language}: {missing[0]}")


def drawings() -> list[str]:
    """The drawings that are called by what is in the boxes and at the seats; the others are met in the scenes."""
    from momiji.playing.session import CRESTS
    from momiji.ui.scenes.pages import pages

    own = [name for game in registry.GAMES for name in pages(game).drawings()]
    return [*own, *(f"crests/{crest}" for crest in CRESTS), *(f"logo/momiji-{language}" for language in LANGUAGES)]


def check_drawings() -> None:
    from momiji.ui.probe import unreadable_drawings

    _all_read("art", unreadable_drawings(assets() / "art", drawings()))


def check_sounds() -> None:
    from momiji.ui.probe import unreadable_sounds

    _all_read("sounds", unreadable_sounds(assets() / "sounds"))


def _all_read(folder: str, unreadable: list[str]) -> None:
    if unreadable:
        raise Fault("self-check-unreadable", name=f"{folder}/{unreadable[0]}")


def check_fonts() -> None:
    """Every face the theme names, with every sign the locales write."""
    from momiji.ui import theme
    from momiji.ui.probe import lacking_signs

    signs = {sign for file in locales().rglob("*.ftl") for sign in file.read_text(encoding="utf-8") if sign.isprintable()}
    for face in sorted({role.face for role in vars(theme).values() if isinstance(role, theme.Role)}):
        file = assets() / "fonts" / f"{face}.ttf"
        if not file.is_file():
            raise Fault("self-check-missing", name=f"fonts/{face}")
        lacking = lacking_signs(file, signs)
        if lacking:
            raise Fault("self-check-sign", name=face, sign=f"U+{ord(lacking[0]):04X}")


# ------------------------------------------------------------------ what it does
@contextmanager
def _home_of_its_own() -> Iterator[None]:
    before = os.environ.get("MOMIJI_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MOMIJI_HOME"] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ["MOMIJI_HOME"]
            else:
                os.environ["MOMIJI_HOME"] = before


def check_saves(game: str = registry.USUAL) -> None:
    """A game is saved by name and kept while it is played; both come back as they were."""
    from momiji.playing import keeping
    from momiji.store.autosave import Autosave
    from momiji.store.saves import Shelf

    session = begun(game)
    record, header = session.record(), keeping.header_of(session, "self-check", datetime.now(UTC))
    with _home_of_its_own():
        Shelf().save(record, header())
        kept = Autosave()
        kept.begin()
        kept.keep(record, header)
        kept.close()
        for save in (*Shelf().listing().saves, Autosave().latest()):
            if save is None or save.record["actions"] != record["actions"] or keeping.replay(save.record).digest != header().digest:
                raise Fault("self-check-differs")


def begun(game: str, steps: int = STEPS) -> "Session":
    """A game with some steps taken blindly, not played to its end."""
    from momiji.playing.choices import usual_choices
    from momiji.playing.session import Session

    session, chance = Session.begin(usual_choices(game, PLAYERS, "self-check")), Chance("self-check")
    while session.actor is not None and len(session.taken) < steps:
        session.perform(chance.pick(session.rules.legal(session.state)))
    return begun(game, steps // 2) if session.over else session


def modes(game: str = registry.USUAL) -> dict[str, Any]:
    """One deal for every number of players, and one for every option, called as `momiji simulate` calls them."""
    rules = registry.rules(game)
    wished = [(players, "") for players in rules.seats]
    for option in rules.options:
        words = [f"{option.name}={value}" for value in option.values] or [option.name]
        wished += [(1 if option.name == "solo" else max(2, rules.seats[0]), word) for word in words if not option.many]
    found = {}
    for players, word in wished:
        with suppress(Impossible):  # not every number of players goes with every option
            name = f"--players {players}" + (f" --options {word}" if word else "")
            found[name] = rules.deal(PLAYERS[:players], "self-check", (word,) if word else ())
    return found


def check_game(game: str, setup: Any) -> None:
    """The computer plays to the end, and the rules agree with every step."""
    end = replayed(computer_game(registry.rules(game), setup, LEVEL, "self-check"))
    if isinstance(end, IllegalStep):
        raise Fault("cli-refused", file=LEVEL, step=end.step, action=end.action, message=end.message, rule=end.rule)
    if registry.rules(game).actor(end) is not None:
        raise Fault("self-check-unfinished")


def check_worker(game: str = registry.USUAL) -> None:
    """A process starts, thinks and answers with a legal step."""
    from momiji.ai.worker import Worker

    rules = registry.rules(game)
    state = rules.start(rules.deal(PLAYERS[: max(2, rules.seats[0])], "self-check"))
    worker = Worker()
    try:
        thought = worker.ask(game, rules.view(state, rules.actor(state)), LEVEL, "self-check").wait(PATIENCE)
    finally:
        worker.close()
    if thought is None or not thought.steps or rules.refuse(state, thought.steps[0]) is not None:
        raise Fault("self-check-silent")


def check_scenes(game: str = registry.USUAL, *, quick: bool = False) -> None:
    from momiji import screenshot
    from momiji.ui.probe import is_flat

    for name in screenshot.shown_once(game):
        if quick and name not in FEW_SCENES:
            continue
        try:
            picture = screenshot.take(name, screenshot.Wish(SIZE, game=game))
        except Exception as error:  # say which scene it was
            raise Fault("self-check-scene", scene=name, reason=f"{type(error).__name__}: {error}") from error
        if is_flat(picture):
            raise Fault("self-check-blank", scene=name)
