"""Refusals and the log in words: every one the rules can give is said whole, in every language."""

import re
from collections.abc import Iterator

import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted, Happened, Moved, Zone
from momiji.core.text import Text
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.steps import EVERY_STEP
from momiji.i18n import LANGUAGES, translator
from tests.games.chocolatier.laid import NAMES, Side, Table
from tests.test_locales import messages


def said(t: Table, words: str) -> list[str]:
    before, step = t.state, CHOCOLATIER.decode(words)
    return [translator("en").text(text) for text in CHOCOLATIER.tell(before, step, t.events(words))]


def refusals() -> Iterator[Text]:
    for seed in range(3):
        state, chance = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:2], seed, ["brown", "special"])), Chance(seed)
        while CHOCOLATIER.actor(state) is not None:
            yield from (refusal.text for step in EVERY_STEP if (refusal := CHOCOLATIER.refuse(state, step)) is not None)
            CHOCOLATIER.advance(state, chance.pick(CHOCOLATIER.legal(state)))
        yield from (refusal.text for step in EVERY_STEP if (refusal := CHOCOLATIER.refuse(state, step)) is not None)
        nonsense = CHOCOLATIER.refuse(state, CHOCOLATIER.decode("fly"))
        assert nonsense is not None
        yield nonsense.text


def test_every_refusal_is_given_and_said_whole_in_every_language() -> None:
    given = {(text.key, *sorted(text.args.items())): text for text in refusals()}
    keys = {key for key in messages("en") if key.startswith("chocolatier-refuse-")}
    assert {text.key for text in given.values()} == keys
    for language in LANGUAGES:
        for text in given.values():
            sentence = translator(language).text(text)
            assert sentence.endswith(".") and (sentence[0].isupper() or sentence[0] in "“„«"), sentence
            assert not re.search(r"[{}$]|\?\?\?|chocolatier-|  ", sentence), sentence


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("take 1 K 1", "There are no black pralines on this plate. Choose a colour that is there."),
        ("take 2 K 1", "This plate is empty. Choose another one, or the middle."),
        ("take 7 K 1", "There are only 5 plates in this game."),
        ("take 1 B 1", "Line 1 is full. Choose another line or the floor."),
        ("take 1 B 3", "Row 3 of your box already has its blue praline. Choose another line or the floor."),
        ("end", "Take pralines before you end your turn. You cannot pass."),
    ],
)
def test_a_refusal_says_what_is_wrong_and_the_way_out(step: str, expected: str) -> None:
    refusal = Table("BBNW", mine=Side(lines="W", box="..... ..... ..B..")).refusal(step)
    assert refusal is not None
    assert translator("en").text(refusal.text) == expected


def test_a_take_is_told_with_all_that_comes_of_it() -> None:
    t = Table("BBBN KK", middle="WWW", mine=Side(floor="KKKK"))
    assert said(t, "take c W 1") == [
        "Aki takes 3 white pralines from the middle into line 1.",
        "Aki takes the first-player token and will start the next round.",
        "2 pralines fall to the floor.",
    ]
    t.do("end")
    assert said(t, "take 1 B 3") == ["Jana takes 3 blue pralines from a plate into line 3.", "The rest goes to the middle: 1 brown."]


def test_special_offers_are_told() -> None:
    golden = "4* 5* 2N 3* 2B"
    t = Table("BNN RRW - KW", golden=golden, options="special")
    assert said(t, "take 1 B 1") == ["Aki takes 1 blue praline from a plate into line 1."]
    assert said(t, "send N left") == ["Aki sends 2 brown pralines anticlockwise to the next plate."]
    t.do("end")
    assert said(t, "take 2 R 1") == [
        "Jana takes 2 red pralines from a plate into line 1.",
        "The rest goes to the middle: 1 white.",
        "Jana also takes the plate: the next piece that falls lands on it and costs nothing.",
        "One piece lands on Jana’s special plate and costs nothing.",
    ]
    t.do("end")
    assert said(t, "take 4 K f") == ["Aki takes 1 black praline from a plate onto the floor.", "The rest stays on its plate."]


def test_filling_and_the_next_round_are_told() -> None:
    t = Table("K", mine=Side(lines="B - KKK", floor="N"), others=(Side(floor="KKK", points=2),), bag="BBBB", lid="RRRR")
    assert said(t.do("take 1 K 2"), "end") == [
        "Aki puts blue in row 1, column 1: 1 point (no neighbours).",
        "Aki puts black in row 3, column 1: 1 point (no neighbours).",
        "The floor costs Aki 1 point.",
        "The floor costs 4 points, more than Jana has: 0 points are left.",
        "Round 2: Aki starts.",
        "The bag is empty: 10 pralines from the lid go into it.",
        *said_offers(t),
    ]


def test_special_plates_are_told_as_they_lie_in_the_end() -> None:
    t = Table("K", golden="4 2B 2N 3* 5*", options="special", bag="BBBBNNNNWWWWKKKKRRRN").listing("", "2N* 1 4* 3 5").do("take 1 K 2")
    assert said(t, "end") == [
        "Round 2: Aki starts.",
        "Special plates: “brown from both neighbours” and “the rest is sent on”.",
        "On the plates, clockwise from the top: (4 blue and 2 brown), (3 brown), (4 white), (4 black) and (3 red).",
    ]


def said_offers(t: Table) -> list[str]:
    names = {"B": "blue", "N": "brown", "W": "white", "K": "black", "R": "red"}
    heaps = [f"({listed([f'{heap.count(c)} {names[c]}' for c in 'BNWKR' if c in heap])})" for heap in t.pralines() if heap]
    return [f"On the plates, clockwise from the top: {listed(heaps)}."]


def listed(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def test_the_end_is_told_with_the_tie_break() -> None:
    t = Table("R", mine=Side(box="BNWK.", points=1), others=(Side(points=8),)).do("take 1 R 1")
    assert said(t, "end")[-1] == "Aki has completed a row. The game is over."
    assert [translator("en").text(text) for text in CHOCOLATIER.closing(t.state)] == [
        "Aki: 8 points (during the game 6, rows 2, columns 0, colours 0).",
        "Jana: 8 points (during the game 8, rows 0, columns 0, colours 0).",
        "Aki and Jana are tied on points. Complete rows decide: 1.",
        "Aki wins.",
    ]
    assert list(CHOCOLATIER.closing(Table("R").state)) == []


def test_events_of_a_praline_that_comes_into_the_box() -> None:
    t = Table("K", mine=Side(lines="- BB", box="..... R.... .N..."))
    events = t.do("take 1 K 3").events("end")
    assert events[:4] == [
        Moved("B", Zone("line", 0, "2-1"), Zone("box", 0, "2-2")),
        Counted(0, "points", 2, "row", ("2-1", "2-2")),
        Counted(0, "points", 2, "column", ("2-2", "3-2")),
        Moved("B", Zone("line", 0, "2-2"), Zone("lid")),
    ]
    assert Happened("round", 0, {"round": 2}) in events
    assert events[-1] == Happened("turn", 0)
