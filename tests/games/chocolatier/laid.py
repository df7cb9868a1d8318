"""A table laid for one test: say only what matters; the pralines that are nowhere go into the bag.

t = Table(offers="BBNW KKKK", mine=Side(lines="B WW"))
t.do("take 1 B 3", "end")
assert t.refused("take 2 K 1") == "4.2"
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from momiji.core.events import Event
from momiji.core.text import Refusal
from momiji.games.chocolatier.rules.contents import COLOURS, COPIES, OFFERS
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import State
from momiji.games.chocolatier.rules.view import OfferView, PlayerView, View, world

NAMES = ("Aki", "Jana", "Mira", "Oleg")
EMPTY_ROW = "....."


@dataclass(frozen=True, slots=True)
class Side:
    """What a player has: lines and rows of the box from the top, separated by blanks; `-` is an empty line."""

    lines: str = ""
    box: str = ""
    floor: str = ""
    points: int = 0
    spare: str | None = None

    def view(self, name: str) -> PlayerView:
        lines = ["" if line == "-" else line for line in self.lines.split()]
        box = self.box.split()
        return PlayerView(
            name=name,
            points=self.points,
            lines=tuple(lines + [""] * (5 - len(lines))),
            box=tuple(box + [EMPTY_ROW] * (5 - len(box))),
            floor=self.floor,
            spare=self.spare,
        )


class Table:
    """Player 0 began the round and is to take."""

    def __init__(
        self,
        offers: str = "",
        *,
        middle: str = "",
        mine: Side = Side(),  # noqa: B008 it is frozen
        others: Sequence[Side] = (Side(),),
        golden: str = "",
        options: str = "",
        mark: int | None = None,
        lid: str = "",
        bag: str | None = None,
        taken: int = 0,
        barren: int = 0,
        round: int = 1,
        shuffle: int = 0,
    ) -> None:
        """`offers` from 1 on, `-` for an empty one; `golden` their ids as a record writes them; `bag` in the order it is drawn."""
        sides = (mine, *others)
        players = tuple(side.view(name) for side, name in zip(sides, NAMES, strict=False))
        places = OFFERS[len(sides)]
        heaps = ["" if heap == "-" else heap for heap in offers.split()]
        ids = golden.split() or [""] * places
        views = [
            OfferView(name.rstrip("*") or None, name.endswith("*"), heap)
            for name, heap in zip(ids, heaps + [""] * (places - len(heaps)), strict=True)
        ]
        used = Counter("".join([middle, lid, *heaps, *(s.lines + s.box + s.floor + (s.spare or "") for s in sides)]))
        rest = "".join(letter * (COPIES - used[letter]) for letter in COLOURS)
        v = View(
            options=tuple(options.split()),
            phase=0,
            current=0,
            turn=1,
            round=round,
            first_player=0,
            barren=barren,
            offers=tuple(None if number == taken else offer for number, offer in enumerate(views, start=1)),
            middle=middle,
            mark=mark,
            bag="",
            lid=lid,
            sending=None,
            players=players,
        )
        self.state: State = world(v)
        self.state.bag = [COLOURS.index(letter) for letter in reversed(rest if bag is None else bag)]
        self.state.stream = shuffle

    def listing(self, *offers: str) -> "Table":
        """The special offers of the rounds, as a record lists them."""
        self.state.setup = replace(self.state.setup, offers=tuple(tuple(words.split()) for words in offers))
        return self

    def do(self, *words: str) -> "Table":
        """Take steps; each must be legal."""
        for word in words:
            self.events(word)
        return self

    def events(self, word: str) -> list[Event]:
        assert self.refused(word) is None, f"{word}: {self.refusal(word)}"
        events: list[Event] = []
        self.state = CHOCOLATIER.apply(self.state, CHOCOLATIER.decode(word), events)
        return events

    def refusal(self, word: str) -> Refusal | None:
        return CHOCOLATIER.refuse(self.state, CHOCOLATIER.decode(word))

    def refused(self, word: str) -> str | None:
        """The number of the rule that forbids a step, or None."""
        refusal = self.refusal(word)
        assert (refusal is None) == (word in self.legal), word
        return None if refusal is None else refusal.rule

    @property
    def legal(self) -> set[str]:
        return {CHOCOLATIER.encode(step) for step in CHOCOLATIER.legal(self.state)}

    @property
    def now(self) -> dict[str, Any]:
        return CHOCOLATIER.position(self.state)

    def player(self, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.now["players"][seat]
        return found

    def pralines(self) -> list[str | None]:
        """What lies on the offers, from 1 on; None for one that was taken."""
        return [offer and offer["pralines"] for offer in self.now["offers"]]
