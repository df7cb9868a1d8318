"""Every numbered rule has a test that bears its number (rule 5.1 a test_5_1_…), and what each refusal names is a rule."""

import ast
from pathlib import Path

from momiji.games.chocolatier.rules import refuse
from tests.rules.test_every_rule_has_a_test import untested

RULES = """
1.1 1.2 1.3 1.4
2.1 2.2 2.3
3.1 3.2 3.3 3.4 3.5 3.6
4.1 4.2 4.3 4.4
5.1
6.1 6.2
7.1 7.2
8.1 8.2 8.3 8.4
9.1 9.2 9.3
10.1 10.2 10.3 10.4
11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9
"""


def names() -> set[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_rule_has_a_test() -> None:
    assert untested(RULES.split(), names()) == []


def test_every_refusal_names_a_rule() -> None:
    tree = ast.parse(Path(refuse.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "no"]
    named = {node.args[1].value for node in calls if isinstance(node.args[1], ast.Constant)}
    assert len(calls) > 15
    assert named - {"format"} <= set(RULES.split())
