"""What a Linux desktop reads about the program, laid out as it lies in a data folder, and the scripts that put it there."""

from datetime import UTC, datetime
from pathlib import Path

from . import facts

SOURCES = facts.ROOT / "build" / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SCRIPTS = ("install.sh", "uninstall.sh", "refresh.sh")


def metainfo(version: str, epoch: int) -> str:
    day = datetime.fromtimestamp(epoch, UTC).date().isoformat()
    return (SOURCES / "momiji.metainfo.xml").read_text(encoding="utf-8").replace("@VERSION@", version).replace("@DATE@", day)


def files(version: str, epoch: int) -> dict[str, bytes]:
    """Everything that lies beside the program in the package, by its place there."""
    icons = "share/icons/hicolor"
    return {
        **{name: (SOURCES / name).read_bytes() for name in SCRIPTS},
        "LICENSE.txt": (facts.ROOT / "LICENSE").read_bytes(),
        "README.txt": readme(version).encode(),
        "share/applications/momiji.desktop": (SOURCES / "momiji.desktop").read_bytes(),
        f"share/metainfo/{facts.ID}.metainfo.xml": metainfo(version, epoch).encode(),
        "share/mime/packages/momiji.xml": (SOURCES / "momiji-mime.xml").read_bytes(),
        f"{icons}/scalable/apps/momiji.svg": (facts.ICONS / "momiji.svg").read_bytes(),
        **{f"{icons}/{size}x{size}/apps/momiji.png": (facts.ICONS / f"momiji-{size}.png").read_bytes() for size in SIZES},
    }


def readme(version: str) -> str:
    return f"""Momiji {version}

./momiji         play, right here
./install.sh     put it into your home folder: menu, icon, double click on saved games
./uninstall.sh   take it away again (saved games stay)

./momiji --help  the command line
"""


def furnish(folder: Path, version: str, epoch: int) -> None:
    """Lay these files beside the program."""
    for name, data in files(version, epoch).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        file.chmod(0o755 if name in SCRIPTS else 0o644)
