"""Wine, in a world of its own: nothing of this user's Wine is seen or touched."""

import os
import shlex
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO

from . import stock
from .forwarder import forwarder

# No .NET, no browser: nobody is asked to install them. Nothing on stderr but what the program says.
SETTINGS = {"WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "LC_ALL": "C.UTF-8"}
LIBRARY = "bcryptprimitives.dll"  # Wine 8 has none, and Python asks it for chance
DEBUGGER = r"HKLM\Software\Microsoft\Windows NT\CurrentVersion\AeDebug"
SECONDS_FOR_THE_REST = 5.0  # after the end of a program, until what it said is written down

LAUNCHER = """#!/bin/bash
# A Windows program that can be called like one of this system: paths become Windows', and its streams are pipes, which Wine 8 wants.
{settings}
export SDL_VIDEODRIVER=windows
windows() {{ case "$1" in /*) echo "Z:${{1//\\//\\\\}}";; *) echo "$1";; esac; }}
export MOMIJI_HOME="$(windows "$MOMIJI_HOME")"
words=()
for word in "$@"; do words+=("$(windows "$word")"); done
exec wine {program} "${{words[@]}}" </dev/null 2> >(cat >&2)
"""


def _write_down(stream: IO[bytes], log: Path) -> None:
    with stream, log.open("ab") as file:
        for line in stream:
            file.write(line.replace(b"\r\n", b"\n"))
            file.flush()


def windows_path(path: Path) -> str:
    """The whole disk is drive Z there."""
    return "Z:" + str(path).replace("/", "\\")


class World:
    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.settings = {**SETTINGS, "WINEPREFIX": str(prefix)}

    # ------------------------------------------------------------------ making it

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Somebody stays at home: Wine's server and services live on between programs and hold nobody's pipe. All ends with this."""
        null = subprocess.DEVNULL
        waiting = subprocess.Popen(
            ["wine", "cmd"], env=self._environment({}), stdin=subprocess.PIPE, stdout=null, stderr=null, start_new_session=True
        )
        try:
            self._quietly("wine", "wineboot")
            yield
        finally:
            assert waiting.stdin is not None
            waiting.stdin.close()
            self._quietly("wineserver", "-k")
            waiting.wait(30)

    def make(self) -> None:
        version = subprocess.run(["wine", "--version"], capture_output=True, text=True).stdout.strip()
        stock.once(self.prefix, f"{version}, {LIBRARY}, {DEBUGGER}", self._make)

    def _make(self, prefix: Path) -> None:
        self._quietly("wine", "wineboot", "--init")
        system = prefix / "drive_c" / "windows" / "system32"
        if not (system / "kernel32.dll").is_file():
            raise stock.Problem("Wine could not make its world; does `wine wineboot` work?")
        (system / LIBRARY).write_bytes(forwarder(LIBRARY, "ProcessPrng", "advapi32.SystemFunction036"))
        # A program that crashes ends; Wine's debugger would keep it, and whoever waits for it.
        self._quietly("wine", "reg", "add", DEBUGGER, "/v", "Debugger", "/t", "REG_SZ", "/d", "false", "/f")

    def _quietly(self, *command: str) -> None:
        null = subprocess.DEVNULL
        subprocess.run(command, env=self._environment({}), stdin=null, stdout=null, stderr=null, start_new_session=True, timeout=300)

    # ------------------------------------------------------------------ using it

    def run(self, *command: str | Path, cwd: Path, log: Path, more: Mapping[str, str] | None = None) -> int:
        """Run a program; what it says goes through a pipe, which Wine 8 wants, into a file.

        It is over when the program is: Wine's services, if it had to start them, keep their end of the pipe.
        """
        words = ["wine", *(str(word) for word in command)]
        program = subprocess.Popen(
            words,
            cwd=cwd,
            env=self._environment(more or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert program.stdout is not None
        writer = Thread(target=_write_down, args=(program.stdout, log), daemon=True)
        writer.start()
        status = program.wait()
        writer.join(SECONDS_FOR_THE_REST)
        return status

    def launcher(self, program: Path, file: Path) -> Path:
        """A script of this system that runs a Windows program."""
        here = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **self.settings}
        settings = "\n".join(f"export {name}={shlex.quote(value)}" for name, value in here.items())
        file.write_text(LAUNCHER.format(settings=settings, program=shlex.quote(str(program))), encoding="utf-8")
        file.chmod(0o755)
        return file

    def _environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """This system's, without what its Python and pip were told."""
        own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_", "VIRTUAL_ENV"))}
        return {**own, **self.settings, **more}
