"""Lines in, sentences out. Plain text only: no colour, no boxes, no moving about."""

import shutil
from collections.abc import Callable
from typing import TextIO, TypeVar

from momiji.core.text import Text
from momiji.i18n import Translator, translator

T = TypeVar("T")


class Ended(Exception):
    """There are no more lines."""


class Console:
    def __init__(self, lines: TextIO, out: TextIO, language: str) -> None:
        self._lines = lines
        self._out = out
        self._pushed: list[str] = []
        self.language = language
        self.live = lines.isatty()  # somebody sits there, so a sign may ask for a line

    @property
    def say(self) -> Translator:
        return translator(self.language)

    def tell(self, text: Text) -> None:
        self._out.write(self.say.text(text).replace("\N{NO-BREAK SPACE}", " ") + "\n")

    def blank(self) -> None:
        """As many empty lines as the screen has: what stood there is gone from sight, and a reader passes over them."""
        self._out.write("\n" * shutil.get_terminal_size().lines)

    def line(self) -> str:
        """The next line without its end. Raises Ended."""
        self._out.flush()
        if self._pushed:
            return self._pushed.pop()
        if self.live:
            self._out.write("> ")
            self._out.flush()
        line = self._lines.readline()
        if not line:
            raise Ended
        return line.rstrip("\r\n")

    def push(self, line: str) -> None:
        """A line that was meant for what comes next."""
        self._pushed.append(line)

    def ask(self, question: Text, meaning: Callable[[str], T | None], problem: Text) -> T:
        """Ask until a line means something; an empty one is an answer too, if it means something. Raises Ended."""
        self.tell(question)
        while (answer := meaning(self.line().strip())) is None:
            self.tell(problem)
        return answer
