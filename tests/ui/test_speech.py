"""Speech: what is said and when, that nobody waits for it, and that nothing is missing without it."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.i18n import Translator, translator
from momiji.playing.session import CRESTS, Seat, Session
from momiji.ui.app import App
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.speech import NoSpeech, SystemSpeech, SystemVoice, find_voice
from momiji.ui.stack import Scene
from momiji.ui.table.flow import Exits, Flow
from momiji.ui.table.show import About, Spot
from tests.choosing import momiji_choices
from tests.terminal.typist import InProcess
from tests.ui import stage


def of_tip(say: Translator, tip: About) -> str:
    """A thing's name and what it tells of itself, as sentences."""
    said = [say.text(text) for text in (tip.title, *tip.body, *((tip.foot,) if tip.foot else ()))]
    return " ".join(words if words.endswith(".") else f"{words}." for words in said)


class Ear:
    """A speaker that only remembers."""

    absent = False
    speaking = False

    def __init__(self) -> None:
        self.heard: list[tuple[str, str, bool]] = []
        self.hushed = 0
        self.heard_before_hush = 0

    def say(self, words: str, language: str, *, waits: bool = False) -> None:
        self.heard.append((words, language, waits))

    def hush(self) -> None:
        self.hushed += 1
        self.heard_before_hush = len(self.heard)

    def close(self) -> None: ...

    @property
    def words(self) -> str:
        return "\n".join(words for words, _, _ in self.heard)


@pytest.fixture
def app() -> Iterator[App]:
    with stage.staged(speak=True) as app:
        app.services.speech = Ear()
        yield app


def ear(app: App) -> Ear:
    heard = app.services.speech
    assert isinstance(heard, Ear)
    return heard


def at_the_table(app: App, computers: int = 0, people: int = 1, seed: str = "7") -> Session:
    levels = [*[None] * people, *["sprout"] * computers]
    seats = tuple(Seat(name, crest, level) for name, crest, level in zip(stage.NAMES, CRESTS, levels, strict=False))
    session = Session.begin(momiji_choices(seats, seed, first=0))

    def elsewhere(*_: object) -> Scene:
        raise AssertionError("nobody asked to leave")

    exits = Exits(elsewhere, elsewhere, elsewhere, InProcess(), lambda _: Text("message-ok"), lambda _: "", lambda *_: "")
    app.start(Flow(app.services, session, exits).opening())
    stage.wait(app, 0.5)
    return session


def test_the_turn_is_asked_for_and_the_focus_tells_itself(app: App) -> None:
    session = at_the_table(app, computers=1)
    assert "Collect a column, play cards, or activate a goal." in ear(app).words
    desk = MomijiDesk(session, 0)
    tips = [desk.tip(Spot("hand", str(place))) for place in range(6)]
    for _ in range(40):
        stage.press(app, pygame.K_TAB)
    said = [of_tip(translator("en"), tip) for tip in tips if tip is not None]
    assert said and all(words in ear(app).words for words in said)
    assert "No acorns." in ear(app).words or "Acorn" in ear(app).words


def test_a_refusal_is_said(app: App) -> None:
    session = at_the_table(app, computers=1)
    stage.press(app, pygame.K_RETURN)
    assert "Collect a column, play cards or activate a goal before you end your turn" in ear(app).words
    assert not session.taken


def test_events_are_told_and_those_of_others_wait(app: App) -> None:
    session = at_the_table(app, computers=1)
    letter = next("ROYGPB"[t] for t in range(6) if session.state.garden[t])
    scene = app.stack.top
    assert scene is not None
    scene.tap(Spot("column", letter))  # type: ignore[attr-defined]
    stage.press(app, pygame.K_RETURN, pygame.K_RETURN)
    for _ in range(40):
        stage.wait(app, 0.5)
    assert "Hana collects the" in ear(app).words
    own = [waits for words, _, waits in ear(app).heard if words.startswith("Hana collects")]
    theirs = [waits for words, _, waits in ear(app).heard if words.startswith("Kenji")]
    assert own == [False] and theirs and all(theirs)


def test_the_curtain_hushes_what_is_being_said_to_the_player_before(app: App) -> None:
    app.services.speak("Red 2 with an acorn on its left.")
    app.services.speak("Blue 0.", waits=True)
    assert ear(app).hushed == 0
    at_the_table(app, people=2)
    assert ear(app).hushed == 1
    assert ear(app).heard_before_hush == 2
    assert "Take your seat. Your cards are face down." in ear(app).words


def test_nobody_hears_the_other_hand(app: App) -> None:
    """Two people: everything said while the curtain is down could be heard by both."""
    session = at_the_table(app, people=2)
    assert "Take your seat. Your cards are face down." in ear(app).words
    secret = {of_tip(translator("en"), tip) for place in range(6) if (tip := MomijiDesk(session, 1).tip(Spot("hand", str(place))))}
    own = {of_tip(translator("en"), tip) for place in range(6) if (tip := MomijiDesk(session, 0).tip(Spot("hand", str(place))))}
    stage.press(app, pygame.K_RETURN)
    stage.wait(app, 0.5)
    for _ in range(60):
        stage.press(app, pygame.K_TAB)
    assert own & set(ear(app).words.split("\n"))
    assert not (secret - own) & set(ear(app).words.split("\n"))


def test_off_by_default_and_silent_then() -> None:
    with stage.staged() as app:
        app.services.speech = Ear()
        at_the_table(app, computers=1)
        stage.press(app, pygame.K_TAB, pygame.K_TAB)
        assert ear(app).heard == []
        app.services.change(speak=True)
        app.services.speak("now")
        app.services.change(speak=False)
        assert ear(app).words == "now" and ear(app).hushed >= 1


def test_settings_tell_their_name_and_value(app: App) -> None:
    app.start(SettingsScene(app.services, "ease"))
    stage.wait(app)
    for _ in range(30):
        stage.press(app, pygame.K_TAB)
    assert "Read aloud: on" in ear(app).words and "Text size: 100" in ear(app).words


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_where_nothing_speaks_the_switch_rests_and_says_why(language: str) -> None:
    with stage.staged(language=language) as app:
        assert isinstance(app.services.speech, NoSpeech)
        scene = SettingsScene(app.services, "ease")
        app.start(scene)
        stage.wait(app)
        switch = scene.page.find("speak")
        assert not switch.enabled and switch.tip is not None
        assert switch.tip.text == translator(language)("settings-speak-absent")
        app.services.speak("nobody hears this")


# ---------------------------------------------------------------------- real programs


SLOW = """
import sys, time
words = sys.stdin.buffer.read().decode()
open(sys.argv[1], "a").write(words + "\\n")
time.sleep(float(sys.argv[2]))
"""


def voice(file: Path, seconds: float) -> SystemVoice:
    return SystemVoice(lambda words, language: (sys.executable, "-c", SLOW, str(file), str(seconds)))


def written(file: Path, count: int) -> list[str]:
    until = time.monotonic() + 200
    while time.monotonic() < until:
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if len(lines) >= count:
            return lines
        time.sleep(0.02)
    return []


def test_programs_speak_one_after_another(tmp_path: Path) -> None:
    speech = SystemSpeech(voice(tmp_path / "said", 0.0))
    for words in ("one", "two", "three"):
        speech.say(words, "en", waits=True)
    assert speech.speaking
    assert written(tmp_path / "said", 3) == ["one", "two", "three"]
    end = time.monotonic() + stage.LONG
    while speech.speaking and time.monotonic() < end:
        time.sleep(0.01)
    assert not speech.speaking
    speech.close()


def test_something_new_interrupts_and_nobody_waits(tmp_path: Path) -> None:
    speech = SystemSpeech(voice(tmp_path / "said", 600.0))
    began = time.monotonic()
    speech.say("a very long story", "en")
    assert written(tmp_path / "said", 1) == ["a very long story"]
    speech.say("never said", "en", waits=True)
    speech.say("news", "en")
    assert written(tmp_path / "said", 2) == ["a very long story", "news"]
    speech.close()
    assert time.monotonic() - began < 500


def test_a_program_that_cannot_be_started_is_silence(tmp_path: Path) -> None:
    speech = SystemSpeech(SystemVoice(lambda words, language: (str(tmp_path / "no-such-program"),)))
    speech.say("hello", "en")
    speech.say("again", "en", waits=True)
    speech.hush()
    speech.close()


@pytest.mark.parametrize(
    ("platform", "programs", "first"),
    [
        ("linux", {"spd-say", "espeak-ng"}, "spd-say"),
        ("linux", {"espeak-ng"}, "espeak-ng"),
        ("darwin", {"say"}, "say"),
        ("win32", {"powershell"}, "powershell"),
    ],
)
def test_every_system_has_its_voice(platform: str, programs: set[str], first: str) -> None:
    found = find_voice(platform, lambda name: name if name in programs else None)
    assert found is not None
    command = list(found.command("-v dangerous", "cs"))
    assert command[0] == first
    assert found.fed or command[command.index("--") + 1] == "-v dangerous"  # words are never taken for options
    assert find_voice(platform, lambda name: None) is None
