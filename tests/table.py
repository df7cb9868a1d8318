"""A table laid for one test: say only what matters, the rest of the cards go into the deck.

t = Table("R0< G1", garden={"R": "R1 R2"}, piles=["R0<>"], landscapes="ABF")
t.do("play G0> left", "done")
assert t.refused("collect Y") == "3.1"
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from momiji.core.events import Event
from momiji.core.text import Refusal
from momiji.games.momiji.rules.cards import CLOSES, INDEX, LETTERS, TYPE, cards_of
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.position import position
from momiji.games.momiji.rules.setup import Setup
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Player


def cards(words: str) -> list[int]:
    return [INDEX[word] for word in words.split()]


class Table:
    """Player 0 is to move and the others wait; every card of the types in play is somewhere."""

    def __init__(
        self,
        hand: str = "",
        *,
        others: Sequence[str] = ("",),
        piles: Sequence[str] = (),
        other_piles: Sequence[str] = (),
        garden: Mapping[str, str] | None = None,
        deck: str = "",
        deck_size: int | None = None,
        discard: str = "",
        types: str = "RYGB",
        acorns: int = 4,
        landscapes: str = "",
        goals: str = "zeros hand gates acorns",
        own_goals: str = "",
        other_acorns: int = 5,
        other_goals: str = "",
        blue_token: int | None = None,
        gates: int = 4,
        scenario: str | None = None,
        open_counts: bool = False,
        last_turn: bool = False,
    ) -> None:
        """`deck` is its top, top card first; `deck_size` cuts the rest, which then lies in the discard pile.

        `other_…` is what player 1 has; `last_turn` makes this the last turn of the game.
        """
        if scenario is not None:
            others = ()
            types = "".join(EDITION.scenarios[scenario].types)
            landscapes = landscapes or "".join(EDITION.scenarios[scenario].landscapes)
            goals = " ".join(goal for goal in EDITION.scenarios[scenario].goals if goal not in own_goals.split())
        numbers = tuple(LETTERS.index(letter) for letter in types)
        count = 1 + len(others)
        setup = Setup(
            names=tuple(f"P{i}" for i in range(count)),
            types=numbers,
            hands=tuple(() for _ in range(count)),
            deck=(),
            goals=tuple(goals.split()),
            morning_dew="U" in types,
            scenario=scenario,
            landscapes=tuple(() for _ in range(count)),
            open_counts=open_counts,
        )
        s = start(setup)
        s.final = 0 if last_turn else None  # the empty deck of this bare set-up has triggered the end
        s.gates = gates
        s.blue_token = blue_token
        _hand(s.players[0], hand)
        for player, held in zip(s.players[1:], others, strict=True):
            _hand(player, held)
        _piles(s.players[0], piles)
        if other_piles:
            _piles(s.players[1], other_piles)
        for letter, column in (garden or {}).items():
            s.garden[LETTERS.index(letter)] = tuple(cards(column))
        s.discard = cards(discard)
        me = s.players[0]
        me.acorns = acorns
        me.panorama = me.landscapes = tuple(sorted(landscapes))
        me.goals = own_goals.split()
        for player in s.players[1:2]:
            player.acorns = other_acorns
            player.goals = other_goals.split()
        self.state = s
        self._fill_deck(cards(deck), numbers, deck_size)

    @classmethod
    def dealt(cls, setup: Setup) -> "Table":
        """The table as a set-up leaves it."""
        table = cls.__new__(cls)
        table.state = MOMIJI.start(setup)
        return table

    def _fill_deck(self, top: list[int], types: Iterable[int], size: int | None) -> None:
        s = self.state
        rest = Counter(card for t in types for card in cards_of(t))
        rest.subtract(Counter([*top, *s.discard, *(card for column in s.garden for card in column)]))
        for player in s.players:
            rest.subtract(Counter([*player.hand, *(card for pile in player.piles if pile for card in pile)]))
        assert all(count >= 0 for count in rest.values()), "a card is used more often than it exists"
        below = sorted(rest.elements(), reverse=True)
        if size is not None:
            cut = size - len(top)
            s.discard += below[cut:]
            below = below[:cut]
        s.deck = below[::-1] + top[::-1]

    # -------------------------------------------------------------- playing

    def do(self, *words: str) -> "Table":
        """Take steps; each must be legal."""
        for word in words:
            refusal = self.refusal(word)
            assert refusal is None, f"{word}: {refusal}"
            assert word_of(word) in self.legal, word
            self.state = MOMIJI.apply(self.state, MOMIJI.decode(word))
        return self

    def events(self, word: str) -> list[Event]:
        assert self.refusal(word) is None
        events: list[Event] = []
        self.state = MOMIJI.apply(self.state, MOMIJI.decode(word), events)
        return events

    def refusal(self, word: str) -> Refusal | None:
        return MOMIJI.refuse(self.state, MOMIJI.decode(word))

    def refused(self, word: str) -> str | None:
        """The number of the rule that forbids a step, or None."""
        refusal = self.refusal(word)
        assert (refusal is None) == (word_of(word) in self.legal), word
        return None if refusal is None else refusal.rule

    def allows(self, *words: str) -> bool:
        return all(self.refused(word) is None for word in words)

    # -------------------------------------------------------------- looking

    @property
    def legal(self) -> set[str]:
        steps = [MOMIJI.encode(step) for step in MOMIJI.legal(self.state)]
        assert len(set(steps)) == len(steps), "every legal step is listed once"
        return set(steps)

    @property
    def now(self) -> dict[str, Any]:
        return position(self.state)

    def me(self, seat: int = 0) -> dict[str, Any]:
        player: dict[str, Any] = self.now["players"][seat]
        return player

    @property
    def acorns(self) -> int:
        return self.state.players[0].acorns

    def pile(self, letter: str, seat: int = 0) -> str:
        """The cards of the pile that shows a type, bottom first."""
        (found,) = (pile for pile in self.me(seat)["piles"] if pile["cards"][-1][0] == letter)
        return " ".join(found["cards"])

    @property
    def row(self) -> str:
        """The types the piles of player 0 show, left to right."""
        return "".join(LETTERS[t] for t in self.state.players[0].row)


def word_of(words: str) -> str:
    """A step as it is written by the program: pairs in order."""
    return MOMIJI.encode(MOMIJI.decode(words))


def _hand(player: Player, words: str) -> None:
    player.hand = sorted(cards(words))


def _piles(player: Player, piles: Sequence[str]) -> None:
    for words in piles:
        pile = tuple(cards(words))
        t = TYPE[pile[-1]]
        player.piles[t] = pile
        player.row.append(t)
        if CLOSES[pile[-1]]:
            player.gateless |= 1 << t  # the gates of the set-up stay in the supply
