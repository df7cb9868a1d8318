"""What goes into a package and what stays out."""

import pkgutil
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import PurePath, PureWindowsPath

from . import facts

Entry = tuple[str, str, str]  # PyInstaller's: name in the package, file, kind

# Big, and never asked for by a game without a network. Who imports them does without: hashlib has digests of its own.
UNUSED_MODULES = (
    "numpy",
    "tkinter",
    "unittest",
    "doctest",
    "pdb",
    "pydoc",
    "sqlite3",
    "ssl",
    "_ssl",
    "_hashlib",
    "asyncio",
    "ftplib",
    "xmlrpc",
    "lib2to3",
    "_pydecimal",
    "distutils",
    "setuptools",
    "pkg_resources",
    "pygame.examples",
    "pygame.tests",
    "pygame.docs",
    *(f"pygame._sdl2.{name}" for name in ("controller_old", "mixer", "touch", "window")),  # pads are read with the rest
    "pygame._camera",
    "pygame._freetype",
    "pygame.camera",
    "pygame.freetype",
    "pygame.ftfont",
    "pygame.gfxdraw",
    "pygame.midi",
    "pygame.pypm",
    "pydantic.v1",
    "pydantic.mypy",
    "hypothesis",
    "pytest",
    "bz2",
    "_bz2",
    "lzma",
    "_lzma",
    "_uuid",
    "_multibytecodec",
    *(f"_codecs_{name}" for name in ("cn", "hk", "iso2022", "jp", "kr", "tw")),
)
# The program speaks UTF-8 wherever it runs; older encodings, two megabytes of tables, are never asked for. A few stay: for names in
# zips (cp437), and for Windows.
PYTHON_OPTIONS = (("X utf8", None, "OPTION"),)
_ENCODING = re.compile(
    r"aliases|ascii|.*_codec|charmap|cp125\d|cp437|idna|iso8859_1|latin_1|mbcs|oem|punycode|.*unicode_escape|undefined|utf_.*"
)


def unused_modules() -> list[str]:
    encodings = (module.name for module in pkgutil.iter_modules(import_module("encodings").__path__))
    coming = (f"momiji.games.{name}" for name in sorted(facts.coming_games()))
    return [*UNUSED_MODULES, *coming, *(f"encodings.{name}" for name in encodings if not _ENCODING.fullmatch(name))]


LANGUAGES = ("root", "en", "cs", "ru")
_LOCALE = re.compile(r"babel/locale-data/([^/]+)\.dat")
# Time zones: dates are shown in the zone of the computer, which it knows itself. The window library's own font: the game has better
# ones. What pip knows about packages; their licences are in a file of ours. Then what only developers read.
_LEFT_OUT = re.compile(
    r"pytz/zoneinfo/.*|pygame/freesansbold\.ttf|[^/]+\.dist-info/.*|"
    r"pygame/(?:docs|examples|tests)/.*|.*\.(?:pyi|c|h|pxd|pyx)|.*/py\.typed"
)


def of_a_coming_game(name: str) -> bool:
    """Whether a file or module belongs to a game nobody can play yet, by its name in the package."""
    return not facts.coming_games().isdisjoint(re.split(r"[/.]", name))


def wanted(name: str) -> bool:
    """Whether a file belongs into the package, by its name there."""
    name = PurePath(name).as_posix()
    if name.startswith("momiji/") and of_a_coming_game(name):
        return False
    found = _LOCALE.fullmatch(name)
    if found:
        return found[1] in LANGUAGES
    return _LEFT_OUT.fullmatch(name) is None


def second_copy(name: str, source: str) -> bool:
    """pygame's hook for Windows lays every library of pygame at the top, needed or not; those that are loaded lie in pygame/ already."""
    return PureWindowsPath(name).name == name and PureWindowsPath(source).parent.name == "pygame"


def chosen(entries: Iterable[Entry]) -> list[Entry]:
    """In an order that does not depend on the disk they lie on."""
    return sorted(entry for entry in entries if wanted(entry[0]) and not second_copy(*entry[:2]))
