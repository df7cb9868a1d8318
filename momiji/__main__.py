"""Where the program begins: a command line, or the window."""

import io
import os
import sys
from contextlib import suppress
from multiprocessing import freeze_support

from momiji.cli import run
from momiji.commands.common import REFUSED
from momiji.i18n import translator


def main() -> int:
    freeze_support()  # a packaged program starts itself anew for each worker
    if sys.stderr is None and sys.platform == "win32":
        return without_console()
    open_closed_streams()
    try:
        status = called()
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # somebody closed the other end, as `| head` does
        forget_output()
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None:  # commands tell themselves what is wrong with a file; what is left is the output
            raise
        forget_output()
        with suppress(OSError):
            print("momiji:", translator("en")("cli-output", reason=error.strerror or str(error)), file=sys.stderr)
        return REFUSED


def called() -> int:
    """Every command ends here, also those that leave early: what they printed has still to reach the other end."""
    try:
        return run(sys.argv[1:])
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0


def open_closed_streams() -> None:
    """As after `>&-`: nothing is read and nothing heard there, and no file opened later takes its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - it stays open


def forget_output() -> None:
    """What cannot be written is dropped, so that nobody tries again when the program ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def without_console() -> int:
    """As on Windows after a double click: what would stand on the terminal is shown in a box."""
    sys.stdout = sys.stderr = said = io.StringIO()
    status = called()
    if said.getvalue():
        import pygame

        pygame.display.message_box("Momiji", said.getvalue(), message_type="error" if status else "info")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
