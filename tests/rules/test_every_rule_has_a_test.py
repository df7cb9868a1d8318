"""Every numbered rule, goal, landscape and scenario has a test that bears its name: rule 5.4 a test_5_4_…, landscape A a test_8_A_…"""

import ast
from collections.abc import Iterable
from pathlib import Path

RULES = """
1.1 1.2 1.3 1.4 1.5 1.6
2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8
3.1 3.2 3.3 3.4 3.5 3.6 3.7
4.1 4.2 4.3 4.4 4.5
5.1 5.2 5.3 5.4 5.5 5.6 5.7
6.1 6.2
7.1
7.red 7.orange 7.yellow 7.green 7.purple 7.brown 7.biggest-pile 7.top-sum 7.gates 7.acorns 7.piles-and-landscapes 7.zeros
7.warm 7.cool 7.fewest-cards 7.hand
8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8
8.A 8.B 8.C 8.D 8.E 8.F 8.G 8.H 8.I 8.J 8.K 8.L 8.M 8.N
9.1 9.2
10.1 10.2 10.3 10.4 10.5
11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8
12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10
12.cold-breeze 12.meditation 12.equinox
"""


def names() -> set[str]:
    """The test functions of this folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def untested(rules: Iterable[str], tests: Iterable[str]) -> list[str]:
    found = set(tests)
    return [rule for rule in rules if not any(name.startswith(f"test_{rule.replace('.', '_').replace('-', '_')}_") for name in found)]


def test_every_rule_has_a_test() -> None:
    assert untested(RULES.split(), names()) == []


def test_a_rule_without_a_test_is_found() -> None:
    tests = {"test_1_10_cards", "test_1_2", "test_12_1_start", "test_8_A_skips"}
    assert untested(["1.1", "1.2", "12.1", "12.10", "8.A", "8.B"], tests) == ["1.1", "1.2", "12.10", "8.B"]
