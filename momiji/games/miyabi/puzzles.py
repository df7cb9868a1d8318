"""Puzzles of Miyabi: between two, the last turns of the last round lie open."""

from collections.abc import Hashable, Mapping
from dataclasses import fields
from typing import ClassVar, Final

from momiji.ai.exact import PuzzleGame
from momiji.ai.thought import Steps

from .rules.scoring import Score, scores
from .rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from .rules.state import NOWHERE, Player, State
from .rules.steps import Frog, Zen
from .rules.tiles import ALL_LANTERNS, BESIDE, GROUND, SIDE

_PAIR: Final = 2
_TO_LAY: Final = 7  # places for lanterns that are still empty, in both gardens
_ROW: Final = ALL_LANTERNS  # the squares of the first row, as bits
_COLUMN: Final = GROUND // ALL_LANTERNS  # those of the first column


class MiyabiPuzzles(PuzzleGame):
    themes = ("levels", "rows", "frog", "fifth", "colour", "meadow", "seven", "zen", "denying")

    icons: ClassVar[Mapping[str, str]] = {
        "levels": "icons/miyabi/level",
        "rows": "icons/miyabi/group",
        "frog": "icons/miyabi/frog",
        "fifth": "icons/miyabi/lantern",
        "colour": "icons/miyabi/morning",
        "meadow": "icons/miyabi/meadow",
        "seven": "icons/chart",
        "zen": "icons/miyabi/zen",
        "denying": "icons/lock",
    }
    tables = ((), (COLOUR,), (MEADOW,), (SEVEN,), (FROG,), (ZEN,), (COLOUR, MEADOW), (SEVEN, FROG), (ZEN, MEADOW), (COLOUR, SEVEN, FROG))

    late = 0.35

    def near(self, s: State) -> bool:
        empty = sum(SIDE - player.lanterns.bit_count() for player in s.players if not player.out)
        return len(s.players) == _PAIR and s.round == s.rounds and not s.laid and not s.frog_moved and empty <= _TO_LAY

    def ended(self, s: State, since: State) -> bool:
        return s.over

    def ahead(self, s: State, seat: int) -> int:
        totals = [score.total for score in scores(s)]
        return totals[seat] - totals[1 - seat]

    def key(self, s: State) -> Hashable:
        sides = tuple((tuple(p.ground), tuple(p.objects), p.zen, p.waiting, p.lanterns, p.out, p.frog, p.gold, p.points) for p in s.players)
        return s.turn, s.current, s.laid, s.frog_moved, s.over, tuple(sorted(s.display)), tuple(sorted(s.face_up)), s.bonuses, sides

    def hides(self, s: State) -> bool:
        """Only zen tiles are turned up in the middle of a round."""
        return bool(s.zen_bag)

    def opens(self, before: State, after: State) -> bool:
        """A zen tile that is turned up decides nothing where nobody can lay it any more."""
        if len(after.zen_bag) == len(before.zen_bag):
            return False
        rows = sum(_ROW << kind * SIDE for kind in set(before.zen_bag))
        return any(_may_lay_zen(player, rows) for player in after.players)

    def foreseen(self, s: State, since: State) -> bool:
        return s.round == since.round and not s.zen_bag

    def promise(self, s: State, seat: int) -> int:
        return s.players[seat].points

    def theme(self, before: State, steps: Steps, best: State, rival: Steps, second: State) -> str:
        """The part of the score in which the best turn is furthest ahead of the second best."""
        if any(isinstance(step, Frog) for step in steps):
            return "frog"
        if any(isinstance(step, Zen) for step in steps):
            return "zen"
        seat = before.current
        won, missed = scores(best)[seat], scores(second)[seat]
        if won.total <= missed.total:
            return "denying"
        gained = {part.name: getattr(won, part.name) - getattr(missed, part.name) for part in fields(Score)}
        part = max(gained, key=lambda name: gained[name])
        return "levels" if part == "laid" else part


def _may_lay_zen(player: Player, rows: int) -> bool:
    """Whether a player could still lay a zen tile in one of these rows before the game ends. Nobody gets a lantern or bare ground back."""
    free = ALL_LANTERNS ^ player.lanterns
    if player.out or not player.ground[0] & rows & free * _COLUMN:
        return False
    if player.waiting == NOWHERE:
        return True
    around = sum(not player.objects[square] for square in BESIDE[player.waiting])
    return free.bit_count() > around  # a tile brings objects to one square, and then one more is laid


PUZZLES: Final = MiyabiPuzzles("miyabi")
