"""Where the program begins: a command line, or the window."""

import sys
from multiprocessing import freeze_support

from momiji.cli import run


def main() -> int:
    freeze_support()  # a packaged program starts itself anew for each worker
    try:
        return run(sys.argv[1:])
    except BrokenPipeError:  # somebody closed the other end, as `| head` does
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
