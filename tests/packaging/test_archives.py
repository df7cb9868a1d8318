"""Packages come out the same every time, with programs that run and links that are links."""

import hashlib
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from parcel import archives

EPOCH = 1_790_000_000
Pack = Callable[[Path, Path, int], None]
posix = pytest.mark.skipif(os.name == "nt", reason="links and rights are those of Unix")


def tree(folder: Path, names: list[str], age: int) -> Path:
    top = folder / "momiji-1.0"
    for name in names:
        file = top / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode() * 100)
        file.chmod(0o700 if name == "momiji" else 0o600)
        os.utime(file, (EPOCH - age, EPOCH - age))
    (top / "lib.so").symlink_to("_internal/lib.so.1")
    return top


@posix
@pytest.mark.parametrize(("ending", "pack"), [(".tar.gz", archives.tar_gz), (".zip", archives.zip_folder)])
def test_the_same_bytes_whatever_the_disk_says(tmp_path: Path, ending: str, pack: Pack) -> None:
    names = ["momiji", "_internal/lib.so.1", "_internal/a/b", "README.txt"]
    made = []
    for number, order in enumerate((names, names[::-1])):
        folder = tmp_path / str(number)
        target = tmp_path / f"{number}{ending}"
        pack(tree(folder, order, age=number * 1000), target, EPOCH)
        made.append(target.read_bytes())
    assert made[0] == made[1]


@posix
@pytest.mark.parametrize(("ending", "pack"), [(".tar.gz", archives.tar_gz), (".zip", archives.zip_folder)])
def test_unpacked_it_is_what_was_packed(tmp_path: Path, ending: str, pack: Pack) -> None:
    top = tree(tmp_path / "here", ["momiji", "_internal/lib.so.1", "README.txt"], age=0)
    pack(top, tmp_path / f"it{ending}", EPOCH)
    archives.unpack(tmp_path / f"it{ending}", tmp_path / "there")
    back = tmp_path / "there" / "momiji-1.0"
    assert (back / "README.txt").read_bytes() == (top / "README.txt").read_bytes()
    assert (back / "lib.so").is_symlink() and (back / "lib.so").read_bytes() == (top / "_internal/lib.so.1").read_bytes()
    modes = {name: stat.S_IMODE((back / name).stat().st_mode) for name in ("momiji", "README.txt", "_internal")}
    assert modes == {"momiji": 0o755, "README.txt": 0o644, "_internal": 0o755}


@posix
def test_a_zip_of_an_old_commit_has_a_time_it_can_tell(tmp_path: Path) -> None:
    archives.zip_folder(tree(tmp_path, ["momiji"], age=0), tmp_path / "old.zip", epoch=0)
    with zipfile.ZipFile(tmp_path / "old.zip") as packed:
        assert {info.date_time for info in packed.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_zip_brought_into_order_is_the_same_whatever_order_it_had(tmp_path: Path) -> None:
    made: list[bytes] = []
    for order in (("re/_parser.pyc", "locale.pyc"), ("locale.pyc", "re/_parser.pyc")):
        file = tmp_path / f"{len(made)}.zip"
        with zipfile.ZipFile(file, "w") as packed:
            for name in order:
                packed.writestr(zipfile.ZipInfo(name), name * 10)
        archives.in_order(file)
        made.append(file.read_bytes())
        with zipfile.ZipFile(file) as packed:
            assert {name: packed.read(name).decode() for name in packed.namelist()} == {name: name * 10 for name in order}
    assert made[0] == made[1]


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.zip").write_bytes(b"one")
    (tmp_path / archives.SUMS).write_text("what was there before")
    sums = [hashlib.sha256(data).hexdigest() for data in (b"one", b"two")]
    assert archives.checksums(tmp_path) == f"{sums[0]}  a.zip\n{sums[1]}  b.zip\n"
