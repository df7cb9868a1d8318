"""The packages for players: build, check, measure, check-wheel and checksums, called by dev.py, which prepares what each needs."""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from parcel import archives, contents, facts, linux, measure

QUIET = {"PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
NOTHING = "there is no package yet; run `python3 dev.py package` first."


def complain(sentence: str) -> int:
    print(f"package: {sentence}", file=sys.stderr)
    return 2


# ------------------------------------------------------------------ build


def build() -> int:
    problem = cannot_build()
    if problem:
        return complain(problem)
    out, epoch = facts.WORK / "out", facts.epoch()
    shutil.rmtree(facts.WORK, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    command += ["--workpath", str(facts.WORK / "work"), "--distpath", str(out), str(facts.ROOT / "momiji.spec")]
    private = {
        "PYINSTALLER_CONFIG_DIR": str(facts.WORK / "cache"),
        "PYTHONPYCACHEPREFIX": str(facts.WORK / "compiled"),  # what Python read compiled and what from source shows in functools.pyc
        "SOURCE_DATE_EPOCH": str(epoch),
    }
    if subprocess.run(command, cwd=facts.ROOT, env={**os.environ, **QUIET, **private}).returncode:
        return complain("PyInstaller could not build it; what it says stands above.")
    ready = facts.WORK / "ready"
    pack(out, ready, epoch)
    shutil.rmtree(facts.DIST, ignore_errors=True)
    ready.rename(facts.DIST)  # what lies in dist/ is always whole
    for file in sorted(facts.DIST.iterdir()):
        print(f"{file.relative_to(facts.ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    return 0


def cannot_build() -> str:
    """Why PyInstaller would fail here, as a sentence; nothing if it would not."""
    if facts.system() not in facts.SYSTEMS.values():
        return f"there are packages for Linux, Windows and macOS only, not for {facts.system()}."
    if facts.system() != "linux":
        return ""
    if not import_module("PyInstaller.depend.bindepend").get_python_library_path():
        return "this Python has no shared library (libpython); take one that has: Debian's python3 with the package libpython3-dev."
    if shutil.which("objdump") is None or shutil.which("strip") is None:
        return "objdump and strip are missing; install binutils."
    return ""


def pack(out: Path, ready: Path, epoch: int) -> None:
    """What PyInstaller made becomes what players download."""
    ready.mkdir(parents=True)
    archive, single = ready / facts.archive().name, facts.single()
    if facts.system() == "macos":
        archives.zip_folder(out / f"{facts.NAME}.app", archive, epoch)
        return
    folder = out / facts.title()
    (out / facts.PROGRAM).rename(folder)
    if facts.system() == "linux":
        linux.furnish(folder, facts.version(), epoch)
        archives.tar_gz(folder, archive, epoch)
    else:
        shutil.copy(facts.ROOT / "LICENSE", folder / "LICENSE.txt")
        archives.zip_folder(folder, archive, epoch)
    if single is not None:
        made = f"{facts.PROGRAM}-single{'.exe' if facts.system() == 'windows' else ''}"
        shutil.copy(out / made, ready / single.name)


# ------------------------------------------------------------------ check


def check() -> int:
    """The archive unpacked, and the single file: whole, sound and playable, without Python around."""
    if not facts.archive().exists():
        return complain(NOTHING)
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        archives.unpack(facts.archive(), place)
        missing = lost(place)
        if missing:
            return complain(f"{missing[0]} is not in the package, or not as it is in the checkout.")
        unpacked, packed = measure.weight(place), measure.weight(facts.archive())
        heavy = measure.too_heavy(unpacked, packed, len(facts.games()))
        if heavy:
            return complain(heavy)
        print(f"{unpacked / 1e6:.1f} MB unpacked, {packed / 1e6:.1f} MB packed", flush=True)
        program = command_line(place)
        tries = [Try([program, "--version"], bare(place)), Try([program, "self-check"], bare(place))]
        if facts.system() == "linux":  # elsewhere there is no Xvfb; check-windows plays the Windows package
            tries.append(drags(program))
        tries += [Try([other, "self-check", "--quick"], bare(place)) for other in other_programs(place)]
        return tried(tries)


def other_programs(place: Path) -> list[Path]:
    """What else players start: the program without a console, and the single file. Both answer to whoever holds their streams."""
    found = [place / facts.title() / f"{facts.PROGRAM}.exe"] if facts.system() == "windows" else []
    single = facts.single()
    if single is not None:
        copy = Path(shutil.copy(single, place / single.name))
        copy.chmod(0o755)  # which a download has lost
        found.append(copy)
    return found


@dataclass(frozen=True, slots=True)
class Try:
    """Something that has to work."""

    command: list[str | Path]
    env: dict[str, str]

    @property
    def words(self) -> str:
        return " ".join([Path(self.command[0]).name, *map(str, self.command[1:])])


def tried(tries: list[Try]) -> int:
    """All at once, each told when its turn comes."""
    with ExitStack() as stack:
        outputs = [stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")) for _ in tries]
        running = [
            subprocess.Popen(one.command, env=one.env, cwd=facts.ROOT, stdout=output, stderr=subprocess.STDOUT)
            for one, output in zip(tries, outputs, strict=True)
        ]
        failed = []
        for one, process, output in zip(tries, running, outputs, strict=True):
            if process.wait():
                failed.append(one.words)
            output.seek(0)
            print(f"{one.words}\n{output.read()}", flush=True)
    return complain(f"“{failed[0]}” failed.") if failed else 0


def drags(program: Path) -> Try:
    """The tests with a real window, in the packaged program; they skip themselves where there is no Xvfb."""
    tests: list[str | Path] = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/ui/test_real_window.py"]
    return Try(tests, {**os.environ, "MOMIJI_PROGRAM": str(program)})


def command_line(place: Path) -> Path:
    """The program of an unpacked archive that answers on the terminal."""
    if facts.system() == "macos":
        return place / f"{facts.NAME}.app" / "Contents" / "MacOS" / facts.PROGRAM
    return place / facts.title() / (f"{facts.CONSOLE}.exe" if facts.system() == "windows" else facts.PROGRAM)


def bare(place: Path) -> dict[str, str]:
    """An environment like that of a machine without Python; Windows does not start anything without its own variables."""
    own = {"HOME": str(place), "MOMIJI_HOME": str(place / "home")}
    if os.name != "nt":
        return {"PATH": "/nonexistent", **own}
    return {name: value for name, value in os.environ.items() if not name.upper().startswith("PYTHON")} | own


def lost(place: Path) -> list[str]:
    """Assets and locales of the checkout that the package should have and has not, or not the same."""
    (packed,) = (path.parent for path in place.rglob("assets") if path.parent.name == "momiji" and not path.is_symlink())
    return [
        str(file.relative_to(facts.ROOT))
        for folder in ("assets", "locales")
        for file in sorted((facts.ROOT / folder).rglob("*"))
        if file.is_file() and contents.wanted(f"momiji/{file.relative_to(facts.ROOT).as_posix()}")
        if not same(file, packed / file.relative_to(facts.ROOT))
    ]


def same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def measured() -> int:
    """Weight and start of what lies in dist/, beside the checkout."""
    if not facts.archive().exists():
        return complain(NOTHING)
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        archives.unpack(facts.archive(), place)
        for line in measure.table(measure.forms(place, command_line(place), facts.single())):
            print(line)
        print(f"{'archive':<10} {measure.weight(facts.archive()) / 1e6:5.1f} MB")
    return 0


# ------------------------------------------------------------------ wheel


def check_wheel() -> int:
    """`pip install .` in an environment without anything gives a program that is complete."""
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        venv.create(place / "env", with_pip=True, symlinks=os.name != "nt")
        folder = place / "env" / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(folder / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        for step in (["install", "--require-hashes", "-r", "requirements.txt"], ["install", "--no-deps", "."]):
            if subprocess.run([*pip, *step], cwd=facts.ROOT).returncode:
                return complain("the wheel could not be built and installed; is there a network?")
        if subprocess.run([*pip, "check"], cwd=facts.ROOT).returncode:
            return complain("the wheel wants other packages than those that are pinned.")
        return tried([Try([folder / facts.PROGRAM, "self-check", "--quick"], bare(place))])


# ------------------------------------------------------------------ release


def checksums(tag: str = "") -> int:
    """dist/SHA256SUMS for all that lies in dist/; with a tag, only if it names this version."""
    if tag and tag != f"v{facts.version()}":
        return complain(f"the tag {tag} does not fit version {facts.version()}.")
    told = archives.checksums(facts.DIST) if facts.DIST.is_dir() else ""
    if not told:
        return complain("there are no packages in dist/.")
    (facts.DIST / archives.SUMS).write_text(told, encoding="utf-8")
    print(told, end="")
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            return build()
        case ["check"]:
            return check()
        case ["measure"]:
            return measured()
        case ["check-wheel"]:
            return check_wheel()
        case ["checksums", *tag] if len(tag) < 2:
            return checksums(*tag)
    return complain("say build, check, measure, check-wheel or checksums [TAG].")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
