"""Lays a table for a test in one line: gardens as the position prints them, the display, lanterns and frogs."""

from collections.abc import Sequence
from typing import Any

from momiji.core.events import Event
from momiji.core.text import Refusal
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.rounds import start
from momiji.games.miyabi.rules.setup import deal
from momiji.games.miyabi.rules.state import Player
from momiji.games.miyabi.rules.tiles import COLUMNS, INDEX, OBJECTS, SQUARE_INDEX

NAMES = ("Aki", "Jana", "Mira", "Oleg")
BARE = "0 0 0 0 0 0"


class Table:
    """Seat 0 is to play in round 1, at a garden given by its rows from the top; rows that are not given are bare."""

    def __init__(
        self,
        *rows: str,
        display: str = "M1",
        options: Sequence[str] = (),
        players: int = 2,
        lanterns: str = "",
        frog: str = "",
        gold: bool = False,
        waiting: str = "",
        face_up: str = "",
        others: Sequence[Sequence[str]] = (),
        round: int = 1,
    ) -> None:
        s = self.state = start(deal(NAMES[:players], "table", options, 0))
        for seat, player in enumerate(s.players):
            lay_out(player, rows if seat == 0 else others[seat - 1] if seat <= len(others) else ())
            if s.frogs:
                player.frog = SQUARE_INDEX[(frog or "a1") if seat == 0 else "a1"]
        me = s.players[0]
        me.lanterns = sum(1 << COLUMNS.index(letter) for letter in lanterns)
        me.gold = gold
        if waiting:
            me.waiting = SQUARE_INDEX[waiting]
        s.round, s.turn = round, 1
        s.display = [INDEX[code] for code in display.split()]
        if face_up:
            s.face_up = [OBJECTS.index(letter) for letter in face_up.split()]

    def do(self, *steps: str) -> "Table":
        for words in steps:
            self.events(words)
        return self

    def events(self, words: str) -> list[Event]:
        step, out = MIYABI.decode(words), list[Event]()
        refusal = MIYABI.refuse(self.state, step)
        assert refusal is None, (words, refusal)
        assert step in MIYABI.legal(self.state)
        self.state = MIYABI.apply(self.state, step, out)
        return out

    def refusal(self, words: str) -> Refusal | None:
        step = MIYABI.decode(words)
        assert step not in MIYABI.legal(self.state)
        return MIYABI.refuse(self.state, step)

    def rule(self, words: str) -> str:
        """The rule a refused step breaks."""
        refusal = self.refusal(words)
        assert refusal is not None
        return refusal.rule

    @property
    def legal(self) -> set[str]:
        return {MIYABI.encode(step) for step in MIYABI.legal(self.state)}

    @property
    def position(self) -> dict[str, Any]:
        return MIYABI.position(self.state)

    @property
    def me(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.position["players"][0]
        return mine

    def over(self) -> list[dict[str, int]]:
        """The scores, if the game ended now."""
        self.state.over = True
        found: list[dict[str, int]] = self.position["scores"]
        return found


def lay_out(player: Player, rows: Sequence[str]) -> None:
    levels: dict[int, int] = {}
    player.zen, player.objects = 0, [0] * 36
    for row in range(6):
        for column, word in enumerate((rows[row] if row < len(rows) and rows[row] else BARE).split()):
            square = row * 6 + column
            level, _, count = word.partition(OBJECTS[row])
            levels[square] = int(level)
            player.objects[square] = 1 if count == "z" else int(count or 0)
            player.zen |= (count == "z") << square
    player.ground = [0] * (max(levels.values()) + 1)
    for square, height in levels.items():
        if not player.zen >> square & 1:
            player.ground[height] |= 1 << square
