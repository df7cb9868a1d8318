"""Write the hashes of everything that is pinned: `python build/pins.py` after a version was raised in one of the requirements files.

pip itself is asked which file it would take on each system, so a pin holds the hashes of those files and of no other.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
FILES = ("requirements.txt", "requirements-dev.txt", "requirements-package.txt")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (
    (*(f"manylinux_2_{minor}_x86_64" for minor in (35, 34, 28, 27, 26, 24, 17, 12, 5)), "manylinux2014_x86_64"),
    (*(f"manylinux_2_{minor}_aarch64" for minor in (35, 34, 28, 27, 26, 24, 17)), "manylinux2014_aarch64"),
    ("win_amd64",),
    ("win_arm64",),
    tuple(f"macosx_{major}_0_arm64" for major in (15, 14, 13, 12, 11)),
    (*(f"macosx_{major}_0_x86_64" for major in (15, 14, 13, 12, 11)), "macosx_10_15_x86_64"),
)
PIN = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?P<marker>\s*;[^\\]*?)?\s*\\?$")


def pins(lines: list[str]) -> Iterator[str | re.Match[str]]:
    """Comments and references as they are, pins taken apart, old hashes left out."""
    for line in lines:
        if not line.lstrip().startswith("--hash"):
            yield PIN.match(line) or line


def taken(pinned: list[str], python: str, system: tuple[str, ...]) -> dict[str, str]:
    """The hash of the file that would be installed there, by the name of its package; what has none there is left out."""
    with tempfile.TemporaryDirectory() as nowhere:
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--ignore-installed", "--no-deps", "--report", "-",
                   "--only-binary", ":all:", "--target", nowhere, "--python-version", python]  # fmt: skip
        platforms = [word for tag in system for word in ("--platform", tag)]
        asked = subprocess.run([*command, *platforms, *pinned], capture_output=True, text=True)
    if asked.returncode == 0:
        files = json.loads(asked.stdout)["install"]
        return {plain(one["metadata"]["name"]): one["download_info"]["archive_info"]["hashes"]["sha256"] for one in files}
    if len(pinned) == 1:
        return {}
    return {name: one for pin in pinned for name, one in taken([pin], python, system).items()}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> None:
    for file in FILES:
        parts = list(pins((HERE / file).read_text(encoding="utf-8").splitlines()))
        wanted = [f"{part['name']}=={part['version']}" for part in parts if not isinstance(part, str)]
        found: dict[str, set[str]] = {}
        for system in SYSTEMS:
            for python in PYTHONS:
                print(f"{file}: Python {python}, {system[0]}", flush=True)
                for name, one in taken(wanted, python, system).items():
                    found.setdefault(name, set()).add(one)
        lines: list[str] = []
        for part in parts:
            if isinstance(part, str):
                lines.append(part)
                continue
            hashes = [f"    --hash=sha256:{one}" for one in sorted(found.get(plain(part["name"]), ()))]
            if not hashes:
                raise SystemExit(f"pins.py: no file of {part['name']} {part['version']} fits any system.")
            lines.append(" \\\n".join([f"{part['name']}=={part['version']}{(part['marker'] or '').rstrip()}", *hashes]))
        (HERE / file).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
