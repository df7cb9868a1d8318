"""Optional speech through whatever the system speaks with; the window never waits for it, and without it nothing is missing.

A program is started for each utterance, by a thread of its own. Something new that was asked for interrupts what is being said;
news waits its turn.
"""

import re
import shutil
import subprocess
import sys
import textwrap
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Final, Protocol

LONGEST: Final = 900  # letters of one utterance
MOST_WAITING: Final = 12  # older news is left out
_LOOK: Final = 0.05  # seconds between two looks whether a program still speaks
_WINDOWS: Final = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'{language}') }} catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)


class Speech(Protocol):
    @property
    def absent(self) -> bool:
        """Nothing on this computer speaks."""

    @property
    def speaking(self) -> bool:
        """Something is being said, or waits to be."""

    def say(self, words: str, language: str, *, waits: bool = False) -> None:
        """Speak; `waits`: after what is being said, else instead of it."""

    def hush(self) -> None: ...

    def close(self) -> None: ...


class NoSpeech:
    """Nothing speaks here, or nobody wants to hear it."""

    absent = True
    speaking = False

    def say(self, words: str, language: str, *, waits: bool = False) -> None:
        pass

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass


@dataclass(frozen=True, slots=True)
class SystemVoice:
    """How a program is asked to speak: its command line for words in a language; `fed`: the words go to its standard input."""

    command: Callable[[str, str], Sequence[str]]
    fed: bool = True
    hush: Sequence[str] = ()  # what silences it beyond ending the program


def find_voice(platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which) -> SystemVoice | None:
    """The system's own speech, if there is one."""
    if platform == "win32":
        shell = which("powershell")
        return None if shell is None else SystemVoice(lambda _, lang: (shell, "-NoProfile", "-Command", _WINDOWS.format(language=lang)))
    if platform == "darwin":
        program = which("say")
        return None if program is None else SystemVoice(lambda _words, _lang: (program, "-f", "-"))
    server = which("spd-say")
    if server is not None:
        return SystemVoice(lambda words, lang: (server, "--wait", "--language", lang, "--", words), fed=False, hush=(server, "--cancel"))
    synthesizer = which("espeak-ng") or which("espeak")
    return None if synthesizer is None else SystemVoice(lambda _, lang: (synthesizer, "-v", lang, "--stdin"))


def pieces(words: str, most: int = LONGEST) -> tuple[str, ...]:
    """A long text as utterances of whole sentences; a sentence that is too long is cut between words."""
    out: list[str] = []
    for sentence in re.split(r"(?<=[.!?…])\s+", words.strip()):
        for part in textwrap.wrap(sentence, most) or [""]:
            if out and len(out[-1]) + 1 + len(part) <= most:
                out[-1] = f"{out[-1]} {part}"
            else:
                out.append(part)
    return tuple(out)


def open_speech() -> Speech:
    voice = find_voice()
    return NoSpeech() if voice is None else SystemSpeech(voice)


class SystemSpeech:
    """Says one thing after another with programs; their failure is silence, nothing else."""

    absent = False

    def __init__(self, voice: SystemVoice) -> None:
        self._voice = voice
        self._change = Condition()
        self._waiting: deque[tuple[tuple[str, ...], str]] = deque(maxlen=MOST_WAITING)
        self._interrupted = False
        self._speaking = False
        self._closing = False
        self._thread: Thread | None = None

    @property
    def speaking(self) -> bool:
        return self._speaking

    def say(self, words: str, language: str, *, waits: bool = False) -> None:
        with self._change:
            if not waits:
                self._waiting.clear()
                self._interrupted = True
            self._waiting.append((pieces(words), language))
            self._speaking = True
            if self._thread is None:
                self._thread = Thread(target=self._speak_on, name="speech", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def hush(self) -> None:
        with self._change:
            self._waiting.clear()
            self._interrupted = True
            self._change.notify_all()

    def close(self) -> None:
        with self._change:
            self._closing = self._interrupted = True
            self._waiting.clear()
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(2.0)
            self._thread = None

    # ------------------------------------------------------------------ the thread
    def _speak_on(self) -> None:
        while True:
            with self._change:
                self._speaking = bool(self._waiting)
                self._change.wait_for(lambda: self._waiting or self._closing)
                if self._closing:
                    return
                words, language = self._waiting.popleft()
                self._interrupted = False
            for piece in words:
                if self._interrupted:
                    break
                with suppress(OSError, ValueError):
                    self._utter(piece, language)

    def _utter(self, words: str, language: str) -> None:
        voice = self._voice
        feed = subprocess.PIPE if voice.fed else subprocess.DEVNULL
        quiet = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        program = subprocess.Popen(
            [*voice.command(words, language)], stdin=feed, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, creationflags=quiet
        )
        if program.stdin is not None:
            with suppress(OSError):
                program.stdin.write(words.encode("utf-8"))
            with suppress(OSError):
                program.stdin.close()
        with self._change:
            while program.poll() is None and not self._interrupted:
                self._change.wait(_LOOK)
        if program.poll() is None:
            self._end(program)

    def _end(self, program: "subprocess.Popen[bytes]") -> None:
        if self._voice.hush:
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(self._voice.hush, stdin=subprocess.DEVNULL, capture_output=True, timeout=1.0)
        program.terminate()
        try:
            program.wait(1.0)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
