"""Where the program begins: a command line, or the window."""

import io
import sys
from multiprocessing import freeze_support

from momiji.cli import run


def main() -> int:
    freeze_support()  # a packaged program starts itself anew for each worker
    if sys.stderr is None:
        return without_console()
    try:
        return run(sys.argv[1:])
    except BrokenPipeError:  # somebody closed the other end, as `| head` does
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def without_console() -> int:
    """As on Windows after a double click: what would stand on the terminal is shown in a box."""
    sys.stdout = sys.stderr = said = io.StringIO()
    try:
        status = run(sys.argv[1:])
    except SystemExit as stop:
        status = stop.code if isinstance(stop.code, int) else 0
    if said.getvalue():
        import pygame

        pygame.display.message_box("Momiji", said.getvalue(), message_type="error" if status else "info")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
