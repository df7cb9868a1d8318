"""Writing what was made: WAV with the standard library, OGG with whichever encoder this machine has."""

import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

from sounds.basics import RATE, Samples

_ENCODERS = {
    "oggenc": ("oggenc", "--quiet", "--serial", "1", "--quality", "{quality}", "--output", "{ogg}", "{wav}"),
    "ffmpeg": ("ffmpeg", "-v", "error", "-y", "-i", "{wav}", "-c:a", "libvorbis", "-q:a", "{quality}", "-fflags", "+bitexact", "{ogg}"),
    "sox": ("sox", "{wav}", "-C", "{quality}", "{ogg}"),
}


class NoEncoder(Exception):
    """None of the programs that write OGG Vorbis is installed."""


def encoder() -> str:
    """The first one found; different encoders give slightly different files."""
    found = next((name for name in _ENCODERS if shutil.which(name)), None)
    if found is None:
        raise NoEncoder(f"install one of {', '.join(_ENCODERS)}")
    return found


def write_wav(path: Path, channels: Sequence[Samples]) -> None:
    woven = array("h", (round(max(-1.0, min(1.0, value)) * 32767) for frame in zip(*channels, strict=True) for value in frame))
    if sys.byteorder == "big":
        woven.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(woven.tobytes())


def write_ogg(path: Path, channels: Sequence[Samples], quality: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "sound.wav"
        write_wav(wav, channels)
        command = [part.format(wav=wav, ogg=path, quality=quality) for part in _ENCODERS[encoder()]]
        subprocess.run(command, check=True, capture_output=True)
