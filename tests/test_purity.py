"""Rules are pure: no clock and no shared random in core and games, and the same game from the same seed for ever."""

import ast
import hashlib
import json
from pathlib import Path

import pytest

from momiji.core.chance import Chance
from momiji.games.momiji.rules.edition import BadEdition, parse
from momiji.games.momiji.rules.record import write_setup
from tests.contract.samples import MOMIJI_TABLES

PACKAGE = Path(__file__).parent.parent / "momiji"
PURE = sorted([*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").glob("*/rules/*.py")])
SAME_NUMBERS = [18, 19, 79, 64, 71, 66, 45, 52]
SAME_SHUFFLE = "saeelv"
SAME_DEALS = "28c6b0c41c1cfafa"
EDITION = (PACKAGE / "games" / "momiji" / "rules" / "edition.toml").read_text(encoding="utf-8")


def impurities(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in ("random", "time", "datetime", "os", "secrets", "uuid")]
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime", "os", "secrets", "uuid"):
            found.append(str(node.module))
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            found += [alias.name for alias in node.names if alias.name != "Random"]
    return found


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_clock_and_no_shared_random(path: Path) -> None:
    assert impurities(path.read_text(encoding="utf-8")) == []


def test_the_check_finds_what_it_looks_for() -> None:
    assert impurities("import random") == ["random"]
    assert impurities("from random import shuffle, Random") == ["shuffle"]
    assert impurities("from time import time") == ["time"]


def test_a_seed_gives_the_same_chances_on_every_machine() -> None:
    chance = Chance("momiji", 7)
    assert [chance.below(100) for _ in range(8)] == SAME_NUMBERS
    assert "".join(chance.shuffled("leaves")) == SAME_SHUFFLE


def test_a_seed_gives_the_same_deal_on_every_machine() -> None:
    deals = json.dumps([{key: told for key, told in write_setup(table(2024)).items() if key != "game"} for table in MOMIJI_TABLES.values()])
    assert hashlib.sha256(deals.encode()).hexdigest()[:16] == SAME_DEALS


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"2", "2", "2", "3", "3"]\nblue', '"2", "2", "3", "3"]\nblue', "wrong numbers"),
        ('"3", "3"]\nblue', '"3", "3<"]\nblue', "only 0s and 1s carry acorns"),
        ('"0<>", "0<", "0<"', '"0<>", "0<", "zero"', "is no card face"),
        ("hand = []", "", "16 goal tokens"),
        ('crane = ["K", "I", "L"]', "", "every player needs a starter set"),
        ('flower = ["B", "A", "F"]', 'flower = ["B", "A"]', "wrong landscapes"),
        ('goals = ["red", "green", "yellow", "brown"]', 'goals = ["red", "luck"]', "unknown goal"),
        ("closes = 4", "closes = 5", "does not close with 5"),
        ("hand_limit = 8", "", "cannot be read"),
        ("[faces]", "[faces", "cannot be read"),
    ],
)
def test_a_slip_in_the_edition_data_is_found_when_it_is_loaded(old: str, new: str, complaint: str) -> None:
    assert old in EDITION
    with pytest.raises(BadEdition, match=complaint):
        parse(EDITION.replace(old, new, 1))
