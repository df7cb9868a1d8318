"""Every numbered rule of Miyabi has a test that bears its number: rule 5.2 a test_5_2_…"""

from pathlib import Path

from tests.games.miyabi import test_1_components, test_3_turns_and_tiles, test_6_scoring, test_9_zen_and_frog
from tests.rules.test_every_rule_has_a_test import untested

SECTIONS = {1: 7, 2: 5, 3: 5, 4: 5, 5: 2, 6: 3, 7: 1, 8: 1, 9: 6, 10: 1, 11: 6}
RULES = [f"{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]
CASES = {path.name.partition("-")[0] for path in (Path(__file__).parent / "cases").glob("*.json")}


def test_every_rule_has_a_test() -> None:
    modules = (test_1_components, test_3_turns_and_tiles, test_6_scoring, test_9_zen_and_frog)
    assert untested(RULES, [name for module in modules for name in vars(module)]) == []


def test_every_rule_that_a_record_can_break_or_show_has_a_case() -> None:
    assert [rule for rule in RULES if rule not in CASES] == ["1.2", "1.7", "3.5"]
