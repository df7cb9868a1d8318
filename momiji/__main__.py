"""Where the program begins: a command line, or the window."""

import multiprocessing
import sys

from momiji.cli import run


def main() -> int:
    multiprocessing.freeze_support()  # a packaged program starts its thinking process through this door
    try:
        return run(sys.argv[1:])
    except BrokenPipeError:  # somebody closed the other end, as `| head` does
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
