"""Every sentence a player reads: Project Fluent files in locales/, English where a language has a gap."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType

from momiji.core.text import Text, safe
from momiji.languages import FALLBACK, LANGUAGES, system_language
from momiji.resources import locales

__all__ = ["FALLBACK", "LANGUAGES", "Translator", "learn", "system_language", "translator"]

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins


LONGEST: Final = 2400  # letters that go into a sentence; from 2,500 on Fluent puts a sign of its own in their place
LONGEST_PATH: Final = 200
PATHS: Final = ("file", "folder")


def shortened(words: str, longest: int = LONGEST) -> str:
    """The beginning and the end, which tell most."""
    return words if len(words) <= longest else f"{words[: longest // 3]}…{words[-(longest - longest // 3 - 1) :]}"


class Translator:
    """One language: turns message keys into sentences."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)] + ([_bundle(FALLBACK)] if language != FALLBACK else [])

    def __call__(self, key: str, **args: Any) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return str(bundle.format_pattern(message.value, self._plain(args))[0])
        raise KeyError(f"no message {key!r} in any language")

    def text(self, text: Text, form: str = "") -> str:
        """A sentence; of a piece that has grammatical forms (attributes of its message) the one that is asked for."""
        for bundle in self._bundles if form else ():
            if bundle.has_message(text.key) and form in bundle.get_message(text.key).attributes:
                return str(bundle.format_pattern(bundle.get_message(text.key).attributes[form], self._plain(text.args))[0])
        return self(text.key, **text.args)

    def listed(self, parts: tuple[Any, ...], form: str = "") -> str:
        """“a, b and c”; the form “or” joins the last one so, “plain” as all the others, any other form bends every part."""
        last = {"or": "list-or", "plain": "list-plain"}.get(form, "list-and")
        said = [self.text(part, form) if isinstance(part, Text) else str(self._one(part)) for part in parts]
        if len(said) < 2:
            return "".join(said)
        return self(last, first=shortened(self("list-separator").join(said[:-1])), last=said[-1])

    def forms(self, key: str) -> tuple[str, ...]:
        """A word in every grammatical form its language file gives."""
        message = self._bundles[0].get_message(key)
        patterns = [message.value, *message.attributes.values()]
        return tuple(str(self._bundles[0].format_pattern(pattern, {})[0]) for pattern in patterns if pattern is not None)

    def _plain(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._one(value, LONGEST_PATH if name in PATHS else LONGEST) for name, value in args.items()}

    def _one(self, value: Any, longest: int = LONGEST) -> Any:
        """Sentences may stand inside sentences, and lists of them."""
        if isinstance(value, Text | tuple):
            return _Inner(self, value)
        return shortened(safe(value), longest) if isinstance(value, str) else value


class _Inner(FluentType):
    """A sentence or a list inside another one, which may want it in a form: { WORD($card, form: "acc") }."""

    def __init__(self, say: Translator, value: Text | tuple[Any, ...]) -> None:
        self._say = say
        self._value = value

    def format(self, locale: Any = None) -> str:
        return self.form("")

    __str__ = format

    def form(self, form: str) -> str:
        value = self._value
        return shortened(self._say.text(value, form) if isinstance(value, Text) else self._say.listed(value, form))


@cache
def translator(language: str) -> Translator:
    return Translator(language if language in LANGUAGES else FALLBACK)


def learn(folder: Path) -> None:
    """The sentences of a game that brings them in a folder of its own, one for each language."""
    for language in LANGUAGES:
        for path in sorted((folder / language).rglob("*.ftl")):
            _bundle(language).add(path.read_text(encoding="utf-8"))


@cache
def _bundle(language: str) -> "_Catalogue":
    def word(name: Any, form: Any = "") -> Any:
        """WORD($leaf, form: "acc"): the message called by an argument, or a piece, in the grammatical form a sentence needs."""
        if isinstance(name, _Inner):
            return name.form(str(form))
        key = str(name)
        if not bundle.has_message(key):
            return FluentNone(key)
        message = bundle.get_message(key)
        pattern = message.attributes.get(str(form), message.value) if form else message.value
        return bundle.format_pattern(pattern, {})[0] if pattern else FluentNone(key)

    def cap(words: Any) -> Any:
        """CAP($card): what stands at the beginning of a sentence."""
        return str(words)[:1].upper() + str(words)[1:]

    bundle = _Catalogue(language, {"WORD": word, "CAP": cap})
    for path in sorted((locales() / language).rglob("*.ftl")):
        bundle.add(path.read_text(encoding="utf-8"))
    return bundle


class _Catalogue(FluentBundle):
    """Parses a sentence when it is first wanted: all of them would keep the title waiting for tenths of a second."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        numbers = self._babel_locale.decimal_formats.get(None)
        assert numbers is not None
        numbers.prefix = ("", "−")  # a minus, where Babel would put a hyphen
        self._unread: dict[str, str] = {}

    def add(self, words: str) -> None:
        """The text of a file; an entry reaches to the beginning of the next one."""
        starts = list(_ENTRY.finditer(words))
        ends = [start.start() for start in starts[1:]] + [len(words)]
        for start, end in zip(starts, ends, strict=True):
            self._unread.setdefault(start[1], words[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Where the library finds every entry, also those that others refer to."""
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        words = self._unread.pop(name, None)
        if words is not None:
            self.add_resource(FluentResource(words))
