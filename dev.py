"""The one developer script: `python3 dev.py play` and `python3 dev.py test` do all the set-up they need.

Standard library only, so that it runs on a machine with nothing but Python 3.11 or newer.
"""

import hashlib
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENV = HERE / ".venv"
PYTHON = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RUNTIME, DEVELOPMENT = "requirements.txt", "requirements-dev.txt"


def complain(sentence: str) -> None:
    print(f"dev.py: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def wanted(requirements: str) -> str:
    """A stamp of what should be installed: it changes with the pins and with the Python that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    for name in (RUNTIME, DEVELOPMENT) if requirements == DEVELOPMENT else (RUNTIME,):
        digest.update((HERE / name).read_bytes())
    return digest.hexdigest()


def prepare(requirements: str) -> None:
    """Make .venv hold what is pinned; when it already does, this costs one small file."""
    stamp = ENV / f"installed-{requirements}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted(requirements):
        return
    install(requirements)
    stamp.write_text(wanted(requirements))


def install(requirements: str) -> None:
    import shutil  # only here, so that starting the game again costs next to nothing
    import subprocess
    import venv

    python_stamp = ENV / "made-with"
    if ENV.exists() and (not python_stamp.exists() or python_stamp.read_text() != sys.version):
        shutil.rmtree(ENV)
    if not PYTHON.exists():
        print("Preparing the environment (once) …", flush=True)
        try:
            venv.create(ENV, with_pip=True, symlinks=os.name != "nt")
        except (subprocess.CalledProcessError, OSError):
            shutil.rmtree(ENV, ignore_errors=True)
            complain("this Python cannot make environments; install its venv package (on Debian: python3-venv) and try again.")
        python_stamp.write_text(sys.version)
    print(f"Installing {requirements} …", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "-r", requirements]
    if subprocess.run(pip, cwd=HERE).returncode:
        complain(f"{requirements} could not be installed; is there a network?")


def run(*command: str) -> int:
    import subprocess

    return subprocess.run([str(PYTHON), *command], cwd=HERE).returncode


def play(arguments: list[str]) -> int:
    prepare(RUNTIME)
    command = [str(PYTHON), "-m", "momiji", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    if os.name != "nt":
        os.execve(command[0], command, environment)  # the game takes this process's place
    import subprocess

    return subprocess.run(command, env=environment).returncode


def lint(arguments: list[str]) -> int:
    prepare(DEVELOPMENT)
    results = [
        run("-m", "ruff", "check", *(arguments or ["."])),
        run("-m", "mypy"),
        run("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
    ]
    return max(results)


def test(arguments: list[str]) -> int:
    """Everything that must hold before a commit. Arguments go to pytest and leave the other checks out."""
    prepare(DEVELOPMENT)
    if arguments:
        return run("-m", "pytest", *arguments)
    return lint([]) or run("-m", "pytest", "-n", "auto")


def bench(arguments: list[str]) -> int:
    prepare(DEVELOPMENT)
    return run("-m", "tests.bench", *arguments)


def shots(arguments: list[str]) -> int:
    """Pictures of every scene into shots/: all sizes and languages, large text; or only the scenes named."""
    prepare(RUNTIME)
    return run("-m", "momiji.screenshot", *arguments)


COMMANDS = {"play": play, "test": test, "lint": lint, "bench": bench, "shots": shots}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(f"usage: python3 dev.py {{{','.join(COMMANDS)}}} [arguments]", file=sys.stderr)
        return 2
    return COMMANDS[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must get a sentence, not a traceback
        complain("Momiji needs Python 3.11 or newer.")
    raise SystemExit(main())
