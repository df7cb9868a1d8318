"""Thousands of damaged files, none of which may do harm: `python -m tests.reliability.mutate --files 10000`.

Saves, settings, statistics and the journal of an autosave in turn, changed in their text or in their values. Each is
opened, listed and used as the program would; an exception, half a second of the processor's time (other work on the
machine does not count), or a file that is not there any more (here or set aside) is a failure.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from momiji import registry
from momiji.commands.self_check import begun
from momiji.core.chance import Chance
from momiji.i18n import translator
from momiji.playing.keeping import header_of, replay
from momiji.playing.preferences import Preferences, sensible
from momiji.playing.session import Session
from momiji.store import journal, settings
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.saves import Opened, Shelf, consistent, pack
from momiji.store.statistics import ResultBook
from momiji.ui.scenes.saves.shelf import row_of, trouble_row
from momiji.ui.scenes.statistics.numbers import GameNumbers
from tests.store.games import NOW
from tests.test_fuzzed_records import mutate_text, mutate_value

FIXTURES = sorted((Path(__file__).parent.parent / "fixtures" / "saves").glob("*.momiji.json"))
SLOW = 0.5  # seconds; wanted here, asked in no test
RESULT = {
    "version": 1, "date": "2026-11-17", "mode": "versus", "turns": 20,
    "seats": [{"name": "Hana", "points": 51, "won": True}, {"name": "Fox", "level": "master", "points": 40}],
}  # fmt: skip


@dataclass(slots=True)
class Report:
    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)


def run(count: int, seed: int = 1) -> Report:
    report, chance = Report(), Chance("mutate", seed)
    saves = [*(json.loads(path.read_text(encoding="utf-8")) for path in FIXTURES), *map(_saved, registry.GAMES)]
    wishes = {name: getattr(Preferences(), name) for name in Preferences.__slots__}
    with tempfile.TemporaryDirectory() as home:
        for number in range(count):
            folder = Path(home) / str(number % 50)
            kind, whole = (
                ("save", chance.pick(saves)),
                ("settings", wishes),
                ("statistics", RESULT),
                ("journal", {"number": 7, "record": chance.pick(saves)}),
            )[number % 4]
            content = _damaged(whole, chance, kind)
            begun = time.process_time()
            try:
                outcome = USES[kind](folder, content)
            except Exception as error:
                outcome = "traceback"
                report.failures.append(f"{kind}: {error!r} for {content[:200]!r}")
            report.slowest = max(report.slowest, time.process_time() - begun)
            if outcome == "destroyed":
                report.failures.append(f"{kind}: the file is gone, it was {content[:200]!r}")
            report.outcomes[f"{kind}: {outcome}"] += 1
    return report


def _saved(game: str) -> dict[str, Any]:
    session = begun(game)
    return json.loads(json.dumps(pack(session.record(), header_of(session, "Rainy evening", NOW)())))  # type: ignore[no-any-return]


def _damaged(whole: Any, chance: Chance, kind: str) -> bytes:
    for _ in range(1 + chance.below(3)):
        whole = mutate_value(whole, chance)
    text = json.dumps(whole)
    if chance.below(2):
        text = mutate_text(text, chance)
    content = text.encode("utf-8", "surrogatepass")
    match chance.below(40):
        case 0:
            content = b"[" * 200_000
        case 1:
            content = content[: chance.below(len(content) + 1)] + bytes(chance.below(256) for _ in range(30))
        case 2:
            content = b'{"format": "momiji-record", "version": 1, "players": ["' + b"a" * 2_000_000 + b'"]}'
    return (content + b"\n") * (3 if kind == "statistics" else 1)


def _save(folder: Path, content: bytes) -> str:
    shelf = Shelf(folder / "saves", bin=folder / "bin", aside=folder / "aside")
    shelf.folder.mkdir(parents=True, exist_ok=True)
    path = shelf.folder / "Rainy evening.momiji.json"
    path.write_bytes(content)
    say, listing = translator("en"), shelf.listing()
    for row in [*(row_of(save, NOW) for save in listing.saves), *(trouble_row(trouble) for trouble in listing.troubles)]:
        for text in (row.state, row.date, row.about, *row.chips):
            say.text(text)
    found = shelf.open(path, replay)
    if isinstance(found, Opened):
        Session.resume(found.save.record)
        outcome, kept = ("opened" if found.note is None else found.note.key), path
    else:
        say.text(found.text)
        outcome, kept = found.kind, found.aside or path
    whole = kept.exists() and kept.read_bytes() == content
    kept.unlink(missing_ok=True)
    return outcome if whole else "destroyed"


def _settings(folder: Path, content: bytes) -> str:
    path = folder / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    loaded = settings.load(path, Preferences(), sensible)
    for note in loaded.notes:
        translator("en").text(note)
    settings.write(path, loaded.value)
    again = settings.load(path, Preferences(), sensible)
    places = [one for one in folder.glob("settings*") if one.read_bytes() == content]
    for one in folder.glob("settings*"):
        one.unlink()
    if again.value != loaded.value or again.notes:
        return "not written"
    return ("unreadable" if loaded.trouble else "some fell back" if loaded.ignored else "read") if places else "destroyed"


def _statistics(folder: Path, content: bytes) -> str:
    book = ResultBook(folder / "statistics.jsonl")
    book.path.parent.mkdir(parents=True, exist_ok=True)
    book.path.write_bytes(content)
    say, numbers = translator("en"), GameNumbers(book)
    for chapter in numbers.chapters():
        for text in (chapter.title, *(figure.label for figure in chapter.figures), *(chart.title for chart in chapter.charts)):
            say.text(text)
    read = book.read()
    book.export(folder / "out.csv").unlink()
    if read.results:
        book.add(read.results[0])
    whole = book.path.read_bytes().startswith(content)
    book.path.unlink()
    return ("some lines skipped" if read.skipped else "read") if whole else "destroyed"


def _journal(folder: Path, content: bytes) -> str:
    autosave = Autosave(folder / "autosaves", aside=folder / "aside")
    place = journal.place(autosave.folder / "autosave.momiji.json")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content + json.dumps({"number": 8, "keep": 2, "add": ["end"]}).encode() + b"\n")
    save = autosave.latest()
    outcome = "nothing to continue"
    if save is not None:
        try:
            outcome = "continued" if consistent(save, replay).note is None else "continued in part"
        except BadFile as error:
            translator("en").text(error.text)
            outcome = "told"
    whole = place.read_bytes().startswith(content)
    place.unlink()
    return outcome if whole else "destroyed"


USES: dict[str, Callable[[Path, bytes], str]] = {"save": _save, "settings": _settings, "statistics": _statistics, "journal": _journal}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = run(options.files, options.seed)
    lines = [f"{outcome}: {count}" for outcome, count in sorted(report.outcomes.items())]
    lines += [f"slowest: {report.slowest * 1000:.0f} ms", f"failures: {len(report.failures)}", *report.failures[:10]]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if report.failures or report.slowest > SLOW else 0


if __name__ == "__main__":
    raise SystemExit(main())
