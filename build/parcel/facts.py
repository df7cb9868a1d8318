"""What the packages say about the program, and what they are called."""

import os
import platform
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = ROOT / "build" / "icons"
WORK = ROOT / "work-package"
DIST = ROOT / "dist"

NAME = "Momiji"
PROGRAM = "momiji"
CONSOLE = "momiji-console"  # Windows only: the same program with a console, for the command line
ID = "io.github.momijigame.momiji"
SUMMARY = "A card game about autumn leaves in an imperial garden"
HOLDER = "the Momiji maintainers"
ENDING = ".momiji.json"
MIME = "application/x-momiji+json"

SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def version() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        told: str = tomllib.load(file)["project"]["version"]
    return told


def system() -> str:
    return SYSTEMS.get(sys.platform, sys.platform)


def machine() -> str:
    name = platform.machine().lower()
    return MACHINES.get(name, name)


def games() -> frozenset[str]:
    """Which games come with the program: those its registry names."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    from momiji.registry import GAMES

    return frozenset(GAMES)


def coming_games() -> frozenset[str]:
    """Games that are being made: nobody can play them yet, so no package carries them."""
    folders = (file.parents[1] for file in (ROOT / "momiji" / "games").glob("*/rules/__init__.py"))
    return frozenset(folder.name for folder in folders) - games()


def title() -> str:
    """The name of a package without its ending; also of the folder in it."""
    return f"{PROGRAM}-{version()}-{system()}-{machine()}"


def archive() -> Path:
    """The main form: a folder, packed."""
    return DIST / f"{title()}{'.tar.gz' if system() == 'linux' else '.zip'}"


def single() -> Path | None:
    """The extra form, one file. On macOS it would be no better than the bundle: there is none."""
    endings = {"linux": ".run", "windows": ".exe"}
    return DIST / f"{title()}{endings[system()]}" if system() in endings else None


def epoch() -> int:
    """The one time that stands in everything packed: that of the commit, so that the same commit gives the same package."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return int(given)
    try:
        asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return YEAR_2026
    return int(asked.stdout) if asked.stdout.strip().isdigit() else YEAR_2026


YEAR_2026 = 1_767_225_600  # for a source archive without its history
