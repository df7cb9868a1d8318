"""Tables to look at: real positions, reached by real steps, put into shows as a desk would."""

from dataclasses import replace
from pathlib import Path
from random import Random

from fluent.runtime import FluentResource

from momiji.core.text import Text
from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.cards import CLOSES, INDEX, LETTERS, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.setup import deal, deal_solo
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.table.desk.build import ShowParts, build
from momiji.games.momiji.table.show import Column, HandCard, Landscape, MomijiShow, Pile, ShownGoal, ShownPlayer
from momiji.i18n import translator
from momiji.playing.chair import Moment
from momiji.playing.session import CRESTS, Seat
from momiji.ui.table.show import Badge, Command, Mark, Note, Spot

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Tomo")


def position(players: int, turns: int, seed: int = 7, *, dew: bool = False, open_counts: bool = False) -> State:
    """A game after so many turns, at the beginning of seat 0's next one; landscapes are drafted where five play."""
    setup = deal(NAMES[:players], seed, morning_dew=dew or players == 5, draft=players == 5, first_player=0, open_counts=open_counts)
    return _played(start(setup), turns, seed)


def solo_position(scenario: str = "cold-breeze", turns: int = 8, seed: int = 7) -> State:
    return _played(start(deal_solo(NAMES[0], scenario, seed)), turns, seed)


def _played(state: State, turns: int, seed: int) -> State:
    chance = Random(seed)
    while not (state.stage == Stage.OVER or (state.turn > turns and state.current == 0 and state.stage == Stage.OPEN and not state.main)):
        steps = legal(state)
        kinds = sorted({type(step).__name__ for step in steps})
        weight = {"Play": 6, "PlayNew": 5, "Collect": 4, "ShownGoal": 2, "Use": 1, "Done": 3, "Trade": 0.2, "Reveal": 0.3, "End": 4}
        kind = chance.choices(kinds, [weight.get(kind, 1) for kind in kinds])[0]
        perform(state, chance.choice([step for step in steps if type(step).__name__ == kind]))
    return state


def show_of(state: State, seat: int = 0) -> MomijiShow:
    """Nothing chosen, nothing lit."""
    seats = tuple(Seat(name, crest) for name, crest in zip(state.setup.names, CRESTS, strict=False))
    note = Note("play", Text("test-note-turn"), Text("test-note-turn-body"))
    trade = Command("trade", Text("test-trade"), icon="trade", key="t")
    undo = Command("undo", Text("test-undo"), icon="undo", enabled=False, why=Text("test-undo-why"), key="u")
    moment = Moment(seat, seats, MOMIJI.view(state, seat), MOMIJI.turn(state), (), state.stage == Stage.OVER)
    return build(ShowParts(moment), note, None, trade, undo)


# ------------------------------------------------------------------ the tables of the mock-ups


def card(code: str) -> int:
    return INDEX[code]


def piles(*codes: str) -> tuple[Pile, ...]:
    return tuple(Pile(TYPE[card(c)], card(c), gate=CLOSES[card(c)], closed=CLOSES[card(c)]) for c in codes)


def lands(letters: str) -> tuple[Landscape, ...]:
    """Small letters are used ones."""
    return tuple(Landscape(letter.upper(), used=letter.islower()) for letter in letters)


def _seat(
    seat: int, acorns: int, hand: int, row: tuple[Pile, ...], letters: str, goals: tuple[str, ...] = (), badge: Badge = ""
) -> ShownPlayer:
    return ShownPlayer(seat, NAMES[seat], CRESTS[seat], acorns, hand, row, lands(letters), goals, badge, first=seat == 2)


OTHERS = (
    _seat(1, 7, 5, piles("O1>", "Y0<", "G3", "P1"), "DjC", ("gates",), "next"),
    _seat(2, 3, 8, piles("R3", "B2", "Y2", "P0<>", "G1<"), "eHG"),
    _seat(3, 11, 4, piles("B0>", "O2", "R1<>"), "KIL"),
)


def mixed_play(players: int = 4) -> MomijiShow:
    """The mixed play of the mock-ups: a green 1 on its pile, a brown 0 at the right end, a pair that will pay."""
    garden = {"R": "R0< R2 R1>", "O": "O1", "Y": "Y0> Y0< Y1 Y3", "G": "G2 G0>", "P": "", "B": "B0<> B1< B0> B2 B0<"}
    dew = players == 5
    if dew:
        garden["U"] = "U0< U3"
    row = [*piles("O2", "Y1>", "G1<>", "P3", "R1<"), *(piles("U4") if dew else ())]
    row[1] = replace(row[1], pays=True)
    row[2] = replace(row[2], numbers=(1,), under=card("G0<>"))
    row += [replace(pile, numbers=(2,)) for pile in piles("B0>")]
    hand = ["R2", "O3", "Y1<", "G2", "G0<", *(["U1>"] if dew else []), "B1", "P1"]
    held = [HandCard(card(code)) for code in hand]
    ids = ["red", "acorns", "gates", "biggest-pile", "zeros", "cool", *(["top-sum"] if dew else [])]
    others: tuple[ShownPlayer, ...] = OTHERS
    if dew:
        wide = piles("R3", "B2", "Y2", "P0<>", "G1<", "O0<", "U0<>")
        others = (
            replace(OTHERS[0], piles=(*OTHERS[0].piles, *piles("U2"))),
            replace(OTHERS[1], piles=wide, acorns=13),
            replace(OTHERS[2], piles=piles("B0>", "O2", "U1>"), blue_token=True),
            _seat(4, 5, 6, piles("G1<>", "R2", "Y1>", "P2"), "AmB"),
        )
    columns = tuple(Column(LETTERS.index(t), tuple(card(c) for c in codes.split())) for t, codes in garden.items())
    me = ShownPlayer(0, "Hana", "flower", 8, len(held), tuple(row), lands("AnJ"), ("zeros",), "your-turn")
    base = show_of(position(4, 0))
    return replace(
        base,
        me=me,
        hand=tuple(held),
        marks={Spot("hand", str(len(held) - 1)): "dim", Spot("end", "left"): "legal"},
        end_leaf=LETTERS.index("B"),
        others=others,
        columns=columns,
        types=tuple(column.type for column in columns),
        deck=21,
        discard=tuple(card(c) for c in ("R0<", "O1", "Y0<", "G2", "B1<", "R1<", "O0<", "P0<>", "P0<")),
        gates=3,
        goals=tuple(ShownGoal(goal, owner={"gates": 1, "zeros": 0}.get(goal)) for goal in ids),
        note=Note("play", Text("test-note-play"), Text("test-note-play-body"), Text("test-note-mixed")),
        primary=Command("done", Text("test-play", {"count": 2}), bonus=2, key="return"),
        left=Command("trade", Text("test-trade"), icon="tokens/acorn-small", short_icon="trade", key="t"),
        right=Command("undo", Text("test-undo"), icon="undo", key="u"),
    )


def collecting() -> MomijiShow:
    """Two players; the yellow column is chosen."""
    show = mixed_play(4)
    keep = {LETTERS.index(c) for c in "RYGB"}
    columns = [column for column in show.columns if column.type in keep]
    columns[1] = replace(columns[1], tick=True)
    marks: dict[Spot, Mark] = {Spot("column", LETTERS[column.type]): "legal" for column in columns}
    marks |= {Spot("column", LETTERS[columns[1].type]): "chosen", Spot("goal", "hand"): "legal"}
    me = replace(show.me, piles=piles("G2", "R1", "Y0<>"), acorns=7, landscapes=lands("BfG"), goals=(), hand_size=4)
    return replace(
        show,
        me=me,
        others=(replace(OTHERS[0], piles=piles("R2", "Y3", "B0<>", "G1<"), landscapes=lands("DjC"), first=True),),
        columns=tuple(columns),
        types=tuple(sorted(keep)),
        hand=tuple(HandCard(card(code)) for code in ("R2", "Y1>", "G3", "B2")),
        marks=marks,
        goals=(ShownGoal("yellow"), ShownGoal("gates", owner=1), ShownGoal("top-sum"), ShownGoal("hand")),
        note=Note("collect", Text("test-note-collect"), Text("test-note-collect-body"), Text("test-note-cards", {"count": 4})),
        primary=Command("collect", Text("test-collect", {"count": 4}), key="return"),
        left=Command("reveal", Text("test-reveal"), icon="tokens/acorn-small", key="r"),
    )


def watching() -> MomijiShow:
    """Three players; another one plays."""
    show = mixed_play(4)
    keep = {LETTERS.index(c) for c in "ROGPB"}
    others = (
        replace(OTHERS[0], goals=("zeros",), badge="", landscapes=lands("kIL")),
        replace(OTHERS[1], acorns=12, badge="playing", computer="fox", landscapes=lands("EHM")),
    )
    return replace(
        show,
        me=replace(show.me, badge="next", piles=piles("P2", "R1>", "O1<", "B1"), acorns=6, goals=(), landscapes=lands("ANC"), hand_size=6),
        others=others,
        columns=tuple(column for column in show.columns if column.type in keep),
        types=tuple(sorted(keep)),
        hand=tuple(HandCard(card(code)) for code in ("R2", "O2", "G0<", "P3", "B1>", "B2")),
        marks={},
        gates=4,
        goals=(
            ShownGoal("purple"),
            ShownGoal("warm"),
            ShownGoal("piles-and-landscapes"),
            ShownGoal("zeros", owner=1),
            ShownGoal("fewest-cards"),
        ),
        note=Note("fox", Text("test-note-other", {"name": "Yuki"}), Text("test-note-other-body"), Text("test-note-mixed")),
        primary=Command("at-once", Text("test-at-once"), ghost=True, key="space"),
        left=Command("trade", Text("test-trade"), icon="tokens/acorn-small", enabled=False, why=Text("test-undo-why")),
        right=Command("undo", Text("test-undo"), icon="undo", enabled=False, why=Text("test-undo-why")),
    )


def browsing(cards: int = 9) -> MomijiShow:
    """Landscape G in use: the discard pile is open and a card of it chosen."""
    show = collecting()
    codes = ["R0<", "R1", "R3", "Y1<", "G0", "G0<", "G1", "B0>", "B2"]
    codes = [code if code in INDEX else code + ">" if code + ">" in INDEX else "R2" for code in codes]
    fan = [HandCard(card(codes[i * len(codes) // cards])) for i in range(cards)]
    fan[-1] = replace(fan[-1], tick=True)
    marks: dict[Spot, Mark] = {Spot("browser", str(i)): "chosen" if i == cards - 1 else "legal" for i in range(cards)}
    panorama = tuple(replace(land, used=True, active=True) if land.letter == "G" else land for land in show.me.landscapes)
    return replace(
        show,
        me=replace(show.me, landscapes=panorama),
        columns=tuple(replace(column, tick=False) for column in show.columns),
        marks=marks,
        browser=tuple(fan),
        ability="G",
        note=Note("discard", Text("test-note-stream"), Text("test-note-stream-body")),
        primary=Command("take", Text("test-take"), key="return"),
        left=Command("cancel", Text("test-keep"), icon="undo", key="escape"),
        right=None,
    )


def solo_show() -> MomijiShow:
    """Cold Breeze, the discard after a play."""
    show = show_of(solo_position(turns=6))
    held = [HandCard(card(code)) for code in ("G0<", "P1>", "P2", "B1", "B3")]
    held[0] = replace(held[0], tick=True)
    me = replace(
        show.me, piles=piles("G3", "B2", "P1<"), acorns=6, goals=("green", "brown"), landscapes=lands("AeC"), badge="", hand_size=5
    )
    columns = tuple(
        Column(LETTERS.index(t), tuple(card(c) for c in codes.split())) for t, codes in (("G", "G1> G2"), ("P", "P3"), ("B", "B0<"))
    )
    goals = (
        ShownGoal("green", owner=0),
        ShownGoal("brown", owner=0),
        ShownGoal("purple", price=1),
        ShownGoal("biggest-pile", price=3),
        ShownGoal("zeros", price=3, locked=True),
    )
    assert show.scenario
    lines = show.scenario.conditions
    lines = (
        replace(lines[0], holds=False, leaves=((3, True), (5, True), (4, False))),
        replace(lines[1], holds=True),
        replace(lines[2], holds=False, goals=(("green", True), ("brown", True), (None, False))),
    )
    return replace(
        show,
        me=me,
        hand=tuple(held),
        columns=columns,
        goals=goals,
        scenario=replace(show.scenario, conditions=lines),
        deck=12,
        discard=tuple(card(c) for c in ("B1", "G1>", "P0<", "G2", "G0<", "B0>", "P1", "P0<", "B2") if c in INDEX),
        marks={Spot("hand", "0"): "chosen", Spot("discard"): "legal"},
        turn=9,
        note=Note("discard", Text("test-note-discard"), Text("test-note-discard-body"), Text("test-note-after")),
        primary=Command("discard", Text("test-discard", {"count": 1}), key="return"),
        left=Command("trade", Text("test-trade"), icon="tokens/acorn-small", enabled=False, why=Text("test-undo-why")),
        right=Command("undo", Text("test-undo"), icon="undo", key="u"),
    )


def _teach() -> None:
    """The sentences of these tables, which the program itself has no use for."""
    words = (Path(__file__).parent / "words.ftl").read_text(encoding="utf-8")
    for bundle in translator("en")._bundles:
        bundle.add_resource(FluentResource(words))


_teach()
