"""Sections 1 and 2: what is in the box and how the table is set."""

from collections import Counter
from pathlib import Path

import pytest

from momiji.core.setup import Impossible
from momiji.games.miyabi.rules import edition
from momiji.games.miyabi.rules.edition import EDITION, BadEdition, parse
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import deal
from momiji.games.miyabi.rules.tiles import BOX, CODES, COUNT, ZEN_BOX
from tests.games.miyabi.table import NAMES, Table

SOURCE = Path(edition.__file__).with_name("edition.toml").read_text(encoding="utf-8")

# The squares of every tile with fish whose object square is c3, the object square first: the pictures of 1.4, turned by hand.
PICTURES = {
    "F1 c": "c3",
    "F2 c n": "c3 c2",
    "F2 c e": "c3 d3",
    "F2 c s": "c3 c4",
    "F2 c w": "c3 b3",
    "F3 c n": "c3 c2 c1",
    "F3 c e": "c3 d3 e3",
    "F3 c s": "c3 c4 c5",
    "F3 c w": "c3 b3 a3",
    "F3c c e": "c3 b3 d3",
    "F3c c s": "c3 c2 c4",
    "FL c n": "c3 c2 d3",
    "FL c e": "c3 d3 c4",
    "FL c s": "c3 c4 b3",
    "FL c w": "c3 b3 c2",
    "FLa c n": "c3 c2 d2",
    "FLa c e": "c3 d3 d4",
    "FLa c s": "c3 c4 b4",
    "FLa c w": "c3 b3 b2",
    "FLb c n": "c3 c2 b2",
    "FLb c e": "c3 d3 d2",
    "FLb c s": "c3 c4 d4",
    "FLb c w": "c3 b3 b4",
}


def test_1_1_each_object_has_its_row() -> None:
    t = Table(display="M1 P1 F1 A1 B1 S1", options=["passing"])
    for number, letter in enumerate("MPFABS"):
        assert Table(display=f"{letter}1").do(f"place {letter}1 a").me["garden"][number][0] == f"1{letter}1"
    assert len(t.legal) == 6 * 6 + 1


def test_1_2_a_garden_has_six_rows_and_columns_of_bare_ground_and_six_lanterns() -> None:
    mine = Table().me
    assert mine["garden"] == [["0"] * 6] * 6
    t = Table(display="M1 P1 F1 A1 B1 S1 M1", options=["passing"])
    for column, letter in zip("abcdef", "MPFABS", strict=True):
        t.do(f"place {letter}1 {column}", "end", *(["pass"] if column == "a" else []))
    assert t.position["players"][0]["lanterns"] == "" and t.position["round"] == 2


def test_1_3_there_are_96_tiles_with_as_many_objects_as_squares() -> None:
    assert list(map(len, BOX)) == [32, 32, 16, 16]
    assert {form.code: form.objects for form in EDITION.forms} == {"1": 1, "2": 2, "3": 3, "3c": 3, "L": 3, "La": 3, "Lb": 3}


@pytest.mark.parametrize("step", PICTURES)
def test_1_4_every_tile_in_every_direction(step: str) -> None:
    t = Table(display=step.split()[0]).do(f"place {step}")
    covered = {f"{column}{row + 1}" for row in range(6) for column, word in zip("abcdef", t.me["garden"][row], strict=True) if word != "0"}
    own, *_ = squares = PICTURES[step].split()
    assert covered == set(squares)
    assert t.me["garden"][int(own[1]) - 1]["abcdef".index(own[0])] == f"1F{len(squares)}"


@pytest.mark.parametrize("words", ["place F3c c w", "place F3c c n", "place F3c c", "place F2 c", "place F1 c n", "place F2 c x"])
def test_1_4_a_direction_the_tile_does_not_have_is_no_step(words: str) -> None:
    assert Table(display="F3c F2 F1").rule(words) == "format"


def test_1_5_sixteen_tiles_and_32_objects_of_each_kind() -> None:
    tiles = [tile for bag in BOX for tile in bag]
    assert Counter(CODES[tile][0] for tile in tiles) == dict.fromkeys("MPFABS", 16)
    objects: Counter[str] = Counter()
    for tile in tiles:
        objects[CODES[tile][0]] += COUNT[tile]
    assert objects == dict.fromkeys("MPFABS", 32)


def test_1_6_the_values_of_rows_and_of_the_fifth_level() -> None:
    assert [(one.most, one.second, one.fifth) for one in EDITION.objects] == [
        (12, 6, 10), (11, 5, 9), (10, 5, 8), (9, 4, 7), (8, 4, 6), (7, 3, 5),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("1 = 6, 2 = 4", "1 = 7, 2 = 4", "bag 1 holds 33 tiles, not 32"),
        ("1 = 6, 2 = 4", "1 = 6", "not told by form"),
        ("1 = 6, 2 = 4", "1 = 6.0, 2 = 4", "not told by form"),
        ("[objects.M]", "[objects.X]", "M P F A B S"),
        ("zen = 2", "zen = 3", "16 zen tiles"),
        ("zen_face_up = 5", "zen_face_up = 17", "cannot lie face up"),
        ("most = 12", 'most = "12"', "is no number"),
        ("fifth_level = 5", "fifth_level = 0", "1 at least"),
        ("fifth_level = 5", "", "cannot be read"),
        ("[[0, 1], [0, 2]]", "[[0, 1], [0, 3]]", "do not hang together"),
        ("[[0, 1], [0, 2]]", "[[0, 1], [0, 1]]", "do not hang together"),
        ("[[0, 1], [0, 2]]", "[[0, 1]]", "wrong number of squares"),
        ('bag = "2"', 'bag = "3"', "not drawn from bag 3"),
        ('directions = "es"', 'directions = "ne"', "strange directions"),
        ('squares = [], directions = ""', 'squares = [], directions = "nesw"', "strange directions"),
        ("2 = 6\n", "2 = 9\n", "bag 1 is too small for 2 players"),
        ("2 = 6\n", "", "2, 3 and 4 players"),
        ("4 = 4\n", "4 = 0\n", "one round at least"),
        ("L = 1\n\n", "\n", "from the bags 1 2 3 L"),
        ("[rounds]", "[rounds", "cannot be read"),
    ],
)
def test_1_7_a_slip_in_the_edition_data_is_found_when_it_is_loaded(old: str, new: str, complaint: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadEdition, match=complaint):
        parse(SOURCE.replace(old, new, 1))


def test_1_7_an_owner_of_the_box_can_correct_the_values() -> None:
    assert parse(SOURCE.replace("most = 12", "most = 13", 1)).objects[0].most == 13


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 5), (4, 4)])
def test_2_1_the_rounds_depend_on_the_players(players: int, rounds: int) -> None:
    state = MIYABI.start(deal(NAMES[:players], 1, ["passing"]))
    for number in range(1, rounds + 1):
        assert MIYABI.position(state)["round"] == number
        for _ in range(players):
            MIYABI.advance(state, MIYABI.decode("pass"))
    assert state.over


def test_2_1_one_or_five_cannot_play() -> None:
    for names in (("Aki",), (*NAMES, "Sora")):
        with pytest.raises(Impossible):
            deal(names, 1)


def test_2_2_the_bonsai_goes_to_the_chosen_player_or_to_anybody() -> None:
    assert deal(NAMES, 1, first=2).first_player == 2
    assert {deal(NAMES, seed).first_player for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(Impossible):
        deal(NAMES, 1, first=4)


def test_2_2_it_goes_round_the_table() -> None:
    t, seats = Table(players=3, options=["passing"]), []
    while not t.state.over:
        seats.append((t.position["first_player"], t.position["current"]))
        t.do("pass", "pass", "pass")
    assert seats == [(0, 0), (1, 1), (2, 2), (0, 0), (1, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_3_tiles_are_drawn_for_each_player(players: int) -> None:
    sizes = Counter("L" if "L" in code else code[1] for code in MIYABI.position(MIYABI.start(deal(NAMES[:players], 3)))["display"])
    assert sizes == {"1": 2 * players, "2": 2 * players, "3": players, "L": players}


def test_2_3_tiles_are_drawn_in_the_order_of_the_bags() -> None:
    setup = deal(NAMES[:2], 3)
    state = MIYABI.start(setup)
    assert state.display == [*setup.bags[0][:4], *setup.bags[1][:4], *setup.bags[2][:2], *setup.bags[3][:2]]


def test_2_4_tiles_left_over_come_never_back() -> None:
    t = Table(display="M1 S2", options=["passing"])
    drawn = [CODES[tile] for bag, count in zip(t.state.bags, (4, 4, 2, 2), strict=True) for tile in reversed(bag[-count:])]
    t.do("pass", "pass")
    assert [CODES[tile] for tile in t.state.gone] == ["M1", "S2"]
    assert t.position["display"] == drawn


def test_2_5_any_options_but_none_twice_and_none_unknown() -> None:
    assert deal(NAMES, 1, ["passing", "colour"]).options == ("passing", "colour")
    for options in (["frog", "frog"], ["toad"]):
        with pytest.raises(Impossible):
            deal(NAMES, 1, options)


def test_9_1_sixteen_zen_tiles() -> None:
    assert Counter(ZEN_BOX) == {0: 2, 1: 3, 2: 3, 3: 3, 4: 3, 5: 2}
    assert deal(NAMES, 1).zen is None
    assert sorted(deal(NAMES, 1, ["zen"]).zen or ()) == list(ZEN_BOX)
