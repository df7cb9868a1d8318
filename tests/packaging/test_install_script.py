"""The install script of the Linux package, run for a home folder with an awkward name."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from parcel import linux

pytestmark = pytest.mark.skipif(os.name == "nt" or shutil.which("sh") is None, reason="a script for Unix")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "Jana's $home 100%"
    home.mkdir()
    return home


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "momiji 1.0"
    folder.mkdir()
    linux.furnish(folder, "1.0", 1_790_000_000)
    (folder / "momiji").write_text("#!/bin/sh\necho Momiji 1.0\n")
    (folder / "momiji").chmod(0o755)
    return folder


def run(script: Path, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], **more}
    return subprocess.run([str(script)], env=environment, capture_output=True, text=True, timeout=60)


def everything(home: Path) -> set[str]:
    return {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file() or path.is_symlink()}


def test_it_lands_in_the_menu_and_leaves_without_a_trace(home: Path, package: Path) -> None:
    saved = home / ".local/share/Momiji/saves/game.momiji.json"
    saved.parent.mkdir(parents=True)
    saved.write_text("{}")
    installed = run(package / "install.sh", home)
    assert (installed.returncode, installed.stderr) == (0, "")
    command = home / ".local/bin/momiji"
    assert subprocess.run([command], capture_output=True, text=True).stdout == "Momiji 1.0\n"
    entry = (home / ".local/share/applications/momiji.desktop").read_text(encoding="utf-8")
    awkward = str(home).replace("$", r"\\$").replace("%", "%%")
    assert f'\nExec="{awkward}/.local/lib/momiji/momiji" %f\n' in entry
    assert (home / ".local/share/icons/hicolor/scalable/apps/momiji.svg").is_file()

    gone = run(home / ".local/lib/momiji/uninstall.sh", home)
    assert (gone.returncode, gone.stderr) == (0, "")
    caches = {name for name in everything(home) if name.startswith(".local/share/mime/") or name.endswith((".cache", "mimeinfo.cache"))}
    assert everything(home) - caches == {".local/share/Momiji/saves/game.momiji.json"}


def test_a_newer_version_takes_the_place_of_the_older(home: Path, package: Path) -> None:
    assert run(package / "install.sh", home).returncode == 0
    (package / "momiji").write_text("#!/bin/sh\necho Momiji 2.0\n")
    (home / ".local/lib/momiji/left-over").touch()
    assert run(package / "install.sh", home).returncode == 0
    assert subprocess.run([home / ".local/bin/momiji"], capture_output=True, text=True).stdout == "Momiji 2.0\n"
    assert not (home / ".local/lib/momiji/left-over").exists()


def test_another_data_folder_is_respected(home: Path, package: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert run(package / "install.sh", home, XDG_DATA_HOME=str(data)).returncode == 0
    assert (data / "applications/momiji.desktop").is_file()
    assert run(package / "uninstall.sh", home, XDG_DATA_HOME=str(data)).returncode == 0
    assert not (data / "applications/momiji.desktop").exists()


def test_what_is_somebody_elses_is_left_alone(home: Path, package: Path) -> None:
    other = home / ".local/bin/momiji"
    other.parent.mkdir(parents=True)
    other.write_text("mine")
    refused = run(package / "install.sh", home)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert everything(home) == {".local/bin/momiji"}
    assert run(package / "uninstall.sh", home).returncode == 2
    assert other.read_text() == "mine"
