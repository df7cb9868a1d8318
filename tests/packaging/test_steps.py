"""The steps of packaging: every command somebody calls exists, and what cannot be done is told in a sentence."""

import os
import platform
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import TextIO

import package
import pytest
from parcel import facts, licences

import dev
from momiji import __main__ as start

ROOT = Path(__file__).parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CALLERS = [*WORKFLOWS, ROOT / ".ci" / "run", *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
CALL = re.compile(r"python3? dev\.py ([a-z-]+)")


@pytest.mark.parametrize("caller", CALLERS, ids=lambda path: path.name)
def test_every_command_that_is_called_exists(caller: Path) -> None:
    assert set(CALL.findall(caller.read_text(encoding="utf-8"))) <= set(dev.COMMANDS)


def test_the_workflow_is_a_list_of_such_commands() -> None:
    """What runs there can be tried at home: beside them only system packages are installed and the release is made."""
    steps = [step for path in WORKFLOWS for step in re.findall(r"^ *(?:- )?run: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    called = {found[1] for step in steps if (found := CALL.match(step))}
    assert {"test", "check-wheel", "package", "check-package", "checksums"} <= called
    assert [step for step in steps if not CALL.match(step) and not step.startswith(("sudo apt-get ", "gh release create "))] == []


def test_here_the_same_steps_are_tried() -> None:
    assert {"test", "check-wheel", "package", "check-package"} <= set(CALL.findall((ROOT / ".ci" / "run").read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt", "requirements-package.txt"])
def test_pins_are_names_versions_and_hashes_only(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8").replace(" \\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    marker = r"; (sys_platform ==|platform_machine !=) \"\w+\""
    shape = re.compile(rf"-r requirements\.txt|[\w.-]+==[\w.]+({marker})?(    --hash=sha256:[0-9a-f]{{64}})+")
    assert [line for line in lines if not shape.fullmatch(line)] == []


def test_what_builds_is_pinned_and_actions_are_named_by_their_commit() -> None:
    built_with = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert [one for one in built_with if not re.fullmatch(r"[\w-]+==[\d.]+", one)] == []
    used = [step for path in WORKFLOWS for step in re.findall(r"uses: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    assert used and [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", one)] == []


def test_hashes_are_asked_for_and_only_results_go_to_standard_output(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    calls: list[list[str]] = []

    def pip(command: list[str], *, cwd: Path, stdout: TextIO) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        print("what pip has to say", file=stdout)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(venv, "create", lambda env, **_: env.mkdir())
    monkeypatch.setattr(subprocess, "run", pip)
    dev.prepare(dev.RUNTIME, tmp_path / "env")
    out, err = capfd.readouterr()
    assert out == "" and "Preparing the environment" in err and "what pip has to say" in err
    assert "--require-hashes" in calls[0]


def test_no_package_no_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(facts, "DIST", tmp_path / "dist")
    assert package.main(["check"]) == package.main(["measure"]) == 2
    assert package.main(["checksums"]) == 2
    assert package.main(["bake"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        *["package: there is no package yet; run `python3 dev.py package` first."] * 2,
        "package: there are no packages in dist/.",
        "package: say build, check, measure, check-wheel or checksums [TAG].",
    ]


def test_a_release_fits_its_tag(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(facts, "DIST", tmp_path)
    (tmp_path / "momiji.zip").write_bytes(b"it")
    assert package.main(["checksums", "v99.0"]) == 2
    assert f"the tag v99.0 does not fit version {facts.version()}" in capsys.readouterr().err
    assert package.main(["checksums", f"v{facts.version()}"]) == 0
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8").endswith("  momiji.zip\n")


@pytest.mark.parametrize(
    ("system", "archive", "single", "program"),
    [
        ("linux", ".tar.gz", ".run", "momiji-9-linux-x86_64/momiji"),
        ("windows", ".zip", ".exe", "momiji-9-windows-x86_64/momiji-console.exe"),
        ("macos", ".zip", None, "Momiji.app/Contents/MacOS/momiji"),
    ],
)
def test_names_on_every_system(monkeypatch: pytest.MonkeyPatch, system: str, archive: str, single: str | None, program: str) -> None:
    on(monkeypatch, system)
    assert facts.archive().name == f"momiji-9-{system}-x86_64{archive}"
    one = facts.single()
    assert (one.name if one else None) == (f"momiji-9-{system}-x86_64{single}" if single else None)
    assert package.command_line(Path()).as_posix() == program


def built(out: Path, *names: str) -> Path:
    """What PyInstaller would have left there."""
    for name in names:
        file = out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
        file.chmod(0o755)
    return out


def on(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    for name, told in (("system", system), ("machine", "x86_64"), ("version", "9")):
        monkeypatch.setattr(facts, name, lambda told=told: told)


def test_the_windows_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    on(monkeypatch, "windows")
    out = built(tmp_path / "out", "momiji/momiji.exe", "momiji/momiji-console.exe", "momiji/_internal/python.dll", "momiji-single.exe")
    package.pack(out, tmp_path / "ready", 1_790_000_000)
    assert {path.name for path in (tmp_path / "ready").iterdir()} == {"momiji-9-windows-x86_64.zip", "momiji-9-windows-x86_64.exe"}
    with zipfile.ZipFile(tmp_path / "ready" / "momiji-9-windows-x86_64.zip") as packed:
        files = {name.partition("/")[2] for name in packed.namelist() if not name.endswith("/")}
    assert files == {"momiji.exe", "momiji-console.exe", "_internal/python.dll", "LICENSE.txt"}


def test_the_macos_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    on(monkeypatch, "macos")
    out = built(tmp_path / "out", "Momiji.app/Contents/MacOS/momiji", "Momiji.app/Contents/Info.plist", "momiji/momiji")
    package.pack(out, tmp_path / "ready", 1_790_000_000)
    with zipfile.ZipFile(tmp_path / "ready" / "momiji-9-macos-x86_64.zip") as packed:
        files = {name for name in packed.namelist() if not name.endswith("/")}
    assert files == {"Momiji.app/Contents/MacOS/momiji", "Momiji.app/Contents/Info.plist"}


def test_the_linux_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    on(monkeypatch, "linux")
    out = built(tmp_path / "out", "momiji/momiji", "momiji/_internal/libpython.so", "momiji-single")
    package.pack(out, tmp_path / "ready", 1_790_000_000)
    assert {path.name for path in (tmp_path / "ready").iterdir()} == {"momiji-9-linux-x86_64.tar.gz", "momiji-9-linux-x86_64.run"}
    with tarfile.open(tmp_path / "ready" / "momiji-9-linux-x86_64.tar.gz") as packed:
        files = {name.partition("/")[2] for name in packed.getnames()}
    assert {"momiji", "_internal/libpython.so", "install.sh", "uninstall.sh", "share/applications/momiji.desktop"} <= files


def test_what_a_package_lost_is_found(tmp_path: Path) -> None:
    packed = tmp_path / "momiji-1" / "_internal" / "momiji"
    for folder in ("assets", "locales"):
        for file in (ROOT / folder).rglob("*"):
            if file.is_file():
                there = packed / file.relative_to(ROOT)
                there.parent.mkdir(parents=True, exist_ok=True)
                there.write_bytes(file.read_bytes())
    assert package.lost(tmp_path) == []
    (packed / "assets" / "ai" / "weights.json").write_text("{}")
    (packed / "locales" / "cs" / "ui.ftl").unlink()
    assert [Path(name).as_posix() for name in package.lost(tmp_path)] == ["assets/ai/weights.json", "locales/cs/ui.ftl"]


def test_one_time_stands_in_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert facts.epoch() == 1234567890
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    assert facts.epoch() > 1_700_000_000


def test_the_licences_of_others_come_along(tmp_path: Path) -> None:
    text = licences.written(tmp_path).read_text(encoding="utf-8")
    here = [name for name in licences.carried() if name != "accesskit" or platform.machine() != "ARM64"]  # there it is not carried
    assert all(f"\n{name}\n" in text for name in ("Python", *here))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text.upper()


def test_what_fails_is_named_and_all_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    good, bad = (package.Try([sys.executable, "-c", f"print('{word}'); raise SystemExit({code})"], {**os.environ}) for word, code in WORDS)
    assert package.tried([good]) == 0
    assert package.tried([bad, good]) == 2
    out, err = capfd.readouterr()
    assert out.count("fine\n") == 2 and "alas\n" in out
    assert err.startswith("package: “python") and err.endswith("failed.\n")


WORDS = (("fine", 0), ("alas", 3))


# ------------------------------------------------------------------ a program without a console


@pytest.mark.parametrize(("words", "told"), [(("replay", "none.momiji.json"), "none.momiji.json"), (("text",), "momiji-console text")])
def test_without_a_console_words_come_in_a_box(words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import pygame

    boxes: list[tuple[object, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, words, message_type: boxes.append((title, words, message_type)))
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr("sys." + name, None)
    monkeypatch.setattr("sys.argv", ["momiji", *words])
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    assert start.without_console() == 2
    ((title, said, kind),) = boxes
    assert (title, kind) == ("Momiji", "error")
    assert told in str(said) and str(said).count("\n") == 1
