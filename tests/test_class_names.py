"""One name, one thing. Games may share names with one another (each has its State), but not with the house or within themselves."""

import ast
from collections import Counter
from pathlib import Path

import momiji

ROOT = Path(momiji.__file__).parent
GAMES = ROOT / "games"


def classes(folder: Path, *, but: Path | None = None) -> list[str]:
    files = (path for path in folder.rglob("*.py") if but is None or but not in path.parents)
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files)
    return [node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]


def test_no_class_has_the_name_of_another() -> None:
    house = classes(ROOT, but=GAMES)
    assert [name for name, times in Counter(house).items() if times > 1] == []
    for game in sorted(path for path in GAMES.iterdir() if (path / "rules").is_dir()):
        own = classes(game)
        assert sorted(name for name, times in Counter(own + sorted(set(house))).items() if times > 1) == [], game.name
