"""The one developer script: `python3 dev.py play` and `python3 dev.py test` do all the set-up they need.

Standard library only, so that it runs on a machine with nothing but Python 3.11 or newer.
"""

import hashlib
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENV = HERE / ".venv"
PACKAGE_ENV = HERE / ".venv-package"  # what makes executables is kept away from what plays and tests
RUNTIME, DEVELOPMENT, PACKAGING = "requirements.txt", "requirements-dev.txt", "requirements-package.txt"


def tell(words: str) -> None:
    """What a command prints may be read by a program, so whatever comes before it goes elsewhere."""
    print(words, file=sys.stderr, flush=True)


def complain(sentence: str) -> None:
    print(f"dev.py: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def python_of(env: Path) -> Path:
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted(requirements: str) -> str:
    """A stamp of what should be installed: it changes with the pins and with the Python that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    for name in (RUNTIME,) if requirements == RUNTIME else (RUNTIME, requirements):
        digest.update((HERE / name).read_bytes())
    return digest.hexdigest()


def prepare(requirements: str, env: Path = ENV) -> None:
    """Make an environment hold what is pinned; when it already does, this costs one small file."""
    stamp = env / f"installed-{requirements}"
    if python_of(env).exists() and stamp.exists() and stamp.read_text() == wanted(requirements):
        return
    install(requirements, env)
    stamp.write_text(wanted(requirements))


def install(requirements: str, env: Path) -> None:
    import shutil  # only here, so that starting the game again costs next to nothing
    import subprocess
    import venv

    python_stamp = env / "made-with"
    if env.exists() and (not python_stamp.exists() or python_stamp.read_text() != sys.version):
        shutil.rmtree(env)
    if not python_of(env).exists():
        tell("Preparing the environment (once) …")
        try:
            venv.create(env, with_pip=True, symlinks=os.name != "nt")
        except (subprocess.CalledProcessError, OSError):
            shutil.rmtree(env, ignore_errors=True)
            complain("this Python cannot make environments; install its venv package (on Debian: python3-venv) and try again.")
        python_stamp.write_text(sys.version)
    tell(f"Installing {requirements} …")
    pip = [str(python_of(env)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    checked = ["--require-hashes", "--only-binary", ":all:", "--no-deps", "-r", requirements]
    if subprocess.run([*pip, *checked], cwd=HERE, stdout=sys.stderr).returncode:
        complain(f"{requirements} could not be installed; is there a network?")


def run(*command: str, env: Path | None = ENV) -> int:
    """In an environment, or in none: with the Python that runs this."""
    import subprocess

    return subprocess.run([str(python_of(env)) if env else sys.executable, *command], cwd=HERE).returncode


def play(arguments: list[str]) -> int:
    prepare(RUNTIME)
    command = [str(python_of(ENV)), "-m", "momiji", *arguments]
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


def package(arguments: list[str]) -> int:
    """Executables for the system this runs on, into dist/ (docs/packaging.md)."""
    prepare(PACKAGING, PACKAGE_ENV)
    return run("build/package.py", "build", *arguments, env=PACKAGE_ENV)


def check_package(arguments: list[str]) -> int:
    """What lies in dist/: it checks itself, and where there is a screen to be had, a hand drags cards in its window."""
    prepare(DEVELOPMENT)
    return run("build/package.py", "check", *arguments)


def measure_package(arguments: list[str]) -> int:
    """What lies in dist/: its weight, and the time to its first picture beside that of the checkout."""
    prepare(RUNTIME)
    return run("build/package.py", "measure", *arguments)


def check_wheel(arguments: list[str]) -> int:
    """What `pip install .` gives: installed into an environment without anything, it checks itself."""
    return run("build/package.py", "check-wheel", *arguments, env=None)


def check_windows(arguments: list[str]) -> int:
    """The Windows package on Linux: built, checked and played with Wine."""
    prepare(DEVELOPMENT)
    return run("build/check_windows.py", *arguments)


def checksums(arguments: list[str]) -> int:
    """dist/SHA256SUMS; with a tag, only if it names this version."""
    return run("build/package.py", "checksums", *arguments, env=None)


COMMANDS = {
    "play": play,
    "test": test,
    "lint": lint,
    "bench": bench,
    "shots": shots,
    "package": package,
    "check-package": check_package,
    "measure-package": measure_package,
    "check-wheel": check_wheel,
    "check-windows": check_windows,
    "checksums": checksums,
}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(f"usage: python3 dev.py {{{','.join(COMMANDS)}}} [arguments]", file=sys.stderr)
        return 2
    return COMMANDS[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must get a sentence, not a traceback
        complain("Momiji needs Python 3.11 or newer.")
    raise SystemExit(main())
