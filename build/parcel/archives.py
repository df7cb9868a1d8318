"""Archives that come out the same every time: sorted names, one time, nobody's name on the files."""

import gzip
import hashlib
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

OLDEST_IN_ZIP = 315_532_800  # 1980-01-01
SUMS = "SHA256SUMS"


def members(folder: Path) -> Iterator[Path]:
    """Everything under a folder, folders before what is in them; links are not followed."""
    yield folder
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.is_symlink():
            yield from members(path)
        else:
            yield path


def _runs(path: Path) -> bool:
    return bool(path.lstat().st_mode & stat.S_IXUSR)


def tar_gz(folder: Path, target: Path, epoch: int) -> None:
    """The folder with its own name at the top."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = epoch
        info.mode = 0o755 if info.isdir() or info.mode & stat.S_IXUSR else 0o644
        return info

    with (
        target.open("wb") as raw,
        gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=epoch) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in members(folder):
            tar.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=plain)


def zip_folder(folder: Path, target: Path, epoch: int) -> None:
    """The same as a zip; links stay links, which a bundle of macOS needs, and programs stay programs."""
    when = time.gmtime(max(epoch, OLDEST_IN_ZIP))[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in members(folder):
            name = path.relative_to(folder.parent).as_posix()
            if path.is_symlink():
                _put(packed, name, when, stat.S_IFLNK | 0o777, str(path.readlink()).encode())
            elif path.is_dir():
                _put(packed, f"{name}/", when, stat.S_IFDIR | 0o755, b"")
            else:
                _put(packed, name, when, stat.S_IFREG | (0o755 if _runs(path) else 0o644), path.read_bytes())


def _put(packed: zipfile.ZipFile, name: str, when: tuple[int, ...], mode: int, data: bytes) -> None:
    info = zipfile.ZipInfo(name, (when[0], when[1], when[2], when[3], when[4], when[5]))
    info.create_system = 3  # Unix, so that the mode is read
    info.external_attr = mode << 16 | (0x10 if stat.S_ISDIR(mode) else 0)
    info.compress_type = zipfile.ZIP_DEFLATED if stat.S_ISREG(mode) else zipfile.ZIP_STORED
    packed.writestr(info, data)


def unpack(archive: Path, folder: Path) -> None:
    """As a player's tool does it: links and rights included."""
    if archive.name.endswith(".tar.gz"):
        with tarfile.open(archive) as tar:
            tar.extraction_filter = getattr(tarfile, "data_filter", None)  # the first 3.11 have none
            tar.extractall(folder)
        return
    with zipfile.ZipFile(archive) as packed:
        for info in packed.infolist():
            mode, place = info.external_attr >> 16, folder / info.filename
            if stat.S_ISLNK(mode):
                place.symlink_to(packed.read(info).decode())
                continue
            packed.extract(info, folder)
            if stat.S_ISREG(mode):
                place.chmod(stat.S_IMODE(mode))


def in_order(file: Path) -> None:
    """The members of a zip by name. PyInstaller's base library has them in the order of a set, which is that of addresses in memory."""
    with zipfile.ZipFile(file) as packed:
        members = {name: packed.read(name) for name in packed.namelist()}
    with zipfile.ZipFile(file, "w") as packed:
        for name in sorted(members):
            packed.writestr(zipfile.ZipInfo(name), members[name])


def checksums(folder: Path) -> str:
    """As `sha256sum` writes and reads them."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.is_file() and path.name != SUMS
    ]
    return "".join(lines)
