"""What the table shows at this moment, as plain data: made by the desk, placed by the layout, drawn by the scene.

Cards are the small integers of `games.momiji.cards`; leaf types are their numbers there. Nothing hidden from the seat that looks is
ever in here.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal

from momiji.core.text import Text
from momiji.ui.table import show as table
from momiji.ui.table.show import Badge, Spot

KINDS: Final = (  # of spots
    "hand",  # key: place in the hand from the left, "0", "1", …
    "column",  # key: letter of the leaf type
    "pile",  # key: letter of the type the pile shows in the picture; own piles only
    "end",  # key: "left" or "right": a free end of the own row; "" for the very first pile
    "goal",  # key: goal id, in the supply
    "own-goal",  # key: goal id, on the own plate
    "landscape",  # key: place in the own panorama, "0", "1", "2"
    "deck",
    "discard",
    "browser",  # key: place in the opened discard pile
    "supply",  # the acorns, where two cards are traded
    "offer",  # key: "0" or "1": a card that lies ready there
    "acorns",  # the own acorns, on the plate
    "gates",  # those left in the supply
    "herbarium",  # the own row as a whole
    "lap",  # the own hand as a whole, where columns are dragged to
    "garden",  # the tray as a whole
    "plate",  # the own plate, where goals are dragged to
    "turned",  # the card that landscape N turned
    "other",  # key: seat; another player's panel
    "face-up",  # key: place of a landscape that lies face up in the draft, "0", "1", "2"
    "taken",  # key: seat and slot of a landscape somebody took in the draft, "1-0"
    "slot",  # the open place of the own panorama in the draft
    "landscape-deck",
)
ENDS: Final = ("", "left", "right")  # free ends of the own row; "" is where the very first pile goes


@dataclass(frozen=True, slots=True)
class HandCard:
    card: int
    tick: bool = False
    gone: bool = False  # held by the player: its place stays open, the card is a faint shadow


@dataclass(frozen=True, slots=True)
class Column:
    type: int
    cards: tuple[int, ...]  # oldest first
    tick: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    type: int
    top: int  # a card of the play in progress lies there like any other
    numbers: tuple[int, ...] = ()  # order numbers of the cards that lie on it in this play
    under: int | None = None  # what comes to light when the last of them is lifted; None for a pile it started
    gone: bool = False  # that card is held by the player, and nothing lay under it
    gate: bool = False
    closed: bool = False
    count: int | None = None  # with open counts
    tucked: int = 0  # cards being tucked under it in this play
    pays: bool = False  # its junction with the pile to the right will pay a pair in this turn


@dataclass(frozen=True, slots=True)
class ShownGoal:
    id: str
    owner: int | None = None  # seat; None while in the supply
    lifted: bool = False  # its token is in the air
    price: int | None = None  # solo: what it costs now
    locked: bool = False  # solo: its requirement does not hold


@dataclass(frozen=True, slots=True)
class Landscape:
    letter: str
    used: bool = False
    active: bool = False  # its ability is being carried out


@dataclass(frozen=True, slots=True)
class ShownPlayer:
    """Public facts of one player."""

    seat: int
    name: str
    crest: str  # flower, fan, lantern, crane, wave
    acorns: int
    hand_size: int
    piles: tuple[Pile, ...]
    landscapes: tuple[Landscape, ...]
    goals: tuple[str, ...]
    badge: Badge = ""
    last_turn: bool = False
    first: bool = False
    blue_token: bool = False
    computer: str | None = None  # its level


@dataclass(frozen=True, slots=True)
class ShownDraft:
    """The table before the first turn: landscapes face up, and what everybody took so far."""

    places: tuple[str | None, ...]  # letters
    deck: int
    players: tuple[ShownPlayer, ...]  # in the order they choose
    gone: int | None = None  # the place whose landscape is held by the player


@dataclass(frozen=True, slots=True)
class Trace:
    """Something the others changed since the looker last acted; it stays marked until they act again."""

    kind: Literal["column", "pile", "goal", "landscape", "hand", "acorns"]
    key: str = ""  # letter of the leaf type, goal id, letter of the landscape
    seat: int | None = None  # whose it is; None: in the garden
    count: int = 1  # how many of the newest cards of a column


@dataclass(frozen=True, slots=True)
class Ending:
    """The last turns have begun: why, and who still plays after the turn in progress."""

    why: Literal["deck", "gates", "solo"]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """One line of a scenario."""

    text: Text
    holds: bool
    known: bool = True  # False: it hangs on pile counts that nobody may look at
    leaves: tuple[tuple[int, bool], ...] = ()  # types and whether each one's part holds, as far as a player may know
    goals: tuple[tuple[str | None, bool], ...] = ()  # goals owned; None for one still missing


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    number: int
    title: Text
    level: Text
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MomijiShow(table.Show):
    """Everything on the table."""

    me: ShownPlayer
    hand: tuple[HandCard, ...]
    others: tuple[ShownPlayer, ...]  # clockwise from the next seat
    columns: tuple[Column, ...]  # one for each type in play, empty ones too
    deck: int
    discard: tuple[int, ...]  # in the order they came; the last lies on top
    gates: int | None  # None in solo
    goals: tuple[ShownGoal, ...]
    goal_price: int | None  # the common price; None in solo
    types: tuple[int, ...]
    turned: int | None = None  # N's card, waiting
    browser: tuple[HandCard, ...] | None = None  # the opened discard pile, sorted
    scenario: Scenario | None = None
    ending: Ending | None = None
    traces: tuple[Trace, ...] = ()
    ability: str = ""  # letter of the landscape being carried out: everything else is dimmed
    trade: tuple[int, ...] = ()  # cards lying ready at the supply: they are out of the hand
    end_leaf: int | None = None  # the type of the new pile that the lit ends wait for
    over: bool = False
    draft: ShownDraft | None = None  # while landscapes are chosen it is all there is: no cards, no goals, nobody's plate

    @property
    def ends(self) -> tuple[str, ...]:
        """Free ends of the own row that are open."""
        return tuple(end for end in ENDS if Spot("end", end) in self.marks)

    @property
    def sitting(self) -> tuple[ShownPlayer, ...]:
        if self.draft is None:
            return (self.me, *self.others)
        players = self.draft.players
        first = next(place for place, player in enumerate(players) if player.seat == self.seat)
        return players[first:] + players[:first]

    @property
    def phase(self) -> str:
        return "" if self.draft is None else "draft"

    @property
    def news(self) -> bool:
        return bool(self.traces) and self.me.badge == "your-turn"

    def staged(self) -> frozenset[object]:
        waiting: list[object] = [("laid", pile.type) for pile in self.me.piles for _ in pile.numbers]
        waiting += [("tucked", pile.type) for pile in self.me.piles for _ in range(pile.tucked)]
        waiting += [("trade", card) for card in self.trade]
        waiting += [spot for spot, mark in self.marks.items() if mark == "chosen" and spot.kind not in ("pile", "supply")]
        return frozenset((thing, nth) for thing, count in Counter(waiting).items() for nth in range(count))


def landscape_at(show: MomijiShow, spot: Spot) -> str | None:
    """The letter of the landscape that lies there, at the table or in the draft."""
    match spot.kind:
        case "landscape" if int(spot.key) < len(show.me.landscapes):
            return show.me.landscapes[int(spot.key)].letter
        case "face-up" if show.draft is not None:
            return show.draft.places[int(spot.key)]
        case "taken" if show.draft is not None:
            seat, slot = (int(word) for word in spot.key.split("-"))
            return next(player.landscapes[slot].letter for player in show.draft.players if player.seat == seat)
    return None
