"""The licences of everything a package carries, in one text."""

import re
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from . import facts

FILE = "THIRD-PARTY-LICENCES.txt"
_LICENCE = re.compile(r"licen[cs]e|^lgpl|copying|notice", re.IGNORECASE)
_PIN = re.compile(r"([\w.-]+)==")


def carried() -> list[str]:
    """The packages the game needs, by the names they are pinned under."""
    return _PIN.findall((facts.ROOT / "requirements.txt").read_text(encoding="utf-8"))


def texts(name: str) -> list[str]:
    """The licence files of an installed package. Raises PackageNotFoundError."""
    files = (file for file in distribution(name).files or () if file.suffix not in (".py", ".pyc"))
    found = sorted((file for file in files if _LICENCE.search(file.name)), key=str)
    return [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace").strip() for file in found]


def named(name: str) -> str:
    """What a package without such a file calls its licence."""
    told = distribution(name).metadata
    return next((told[field] for field in ("License-Expression", "License") if field in told), "see its project page")


def python_licence() -> str:
    """Where Python keeps it depends on who built it."""
    stdlib = Path(sysconfig.get_path("stdlib"))
    for file in (stdlib / "LICENSE.txt", stdlib.parent / "LICENSE.txt", Path(f"/usr/share/doc/{stdlib.name}/copyright")):
        if file.is_file():
            return file.read_text(encoding="utf-8", errors="replace").strip()
    return "Python Software Foundation License Version 2, https://docs.python.org/3/license.html"


def written(folder: Path) -> Path:
    """One file with all of it; a package that names its licence in its description only is told by that name."""
    parts = [f"{facts.NAME} carries the following works of others.", _part("Python", [python_licence()])]
    for name in carried():
        try:
            parts.append(_part(name, texts(name) or [named(name)]))
        except PackageNotFoundError:
            continue  # pinned for another system
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    file.write_text("\n\n".join(parts) + "\n", encoding="utf-8", newline="\n")
    return file


def _part(name: str, said: list[str]) -> str:
    return "\n\n".join([f"{'=' * 78}\n{name}\n{'=' * 78}", *said])
