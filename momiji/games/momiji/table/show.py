"""What the table shows at this moment, as plain data: made by the desk, placed by the layout, drawn by the scene.

Cards are the small integers of `games.momiji.cards`; leaf types are their numbers there. Nothing hidden from the seat that looks is
ever in here.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from momiji.core.text import Text

SpotKind = Literal[
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
]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place a player can point at."""

    kind: SpotKind
    key: str = ""


# legal: a click here does something now · chosen: selected, waiting for the button · dim: not now (still explains itself)
Mark = Literal["", "legal", "chosen", "dim"]


@dataclass(frozen=True, slots=True)
class HandCard:
    card: int
    mark: Mark = ""
    tick: bool = False
    gone: bool = False  # held by the player: its place stays open, the card is a faint shadow


@dataclass(frozen=True, slots=True)
class Column:
    type: int
    cards: tuple[int, ...]  # oldest first
    mark: Mark = ""
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
    mark: Mark = ""
    pays: bool = False  # its junction with the pile to the right will pay a pair in this turn


@dataclass(frozen=True, slots=True)
class Goal:
    id: str
    owner: int | None = None  # seat; None while in the supply
    lifted: bool = False  # its token is in the air
    price: int | None = None  # solo: what it costs now
    locked: bool = False  # solo: its requirement does not hold
    mark: Mark = ""


@dataclass(frozen=True, slots=True)
class Landscape:
    letter: str
    used: bool = False
    active: bool = False  # its ability is being carried out
    mark: Mark = ""


Badge = Literal["", "your-turn", "playing", "next", "waiting"]


@dataclass(frozen=True, slots=True)
class Player:
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
class Draft:
    """The table before the first turn: landscapes face up, and what everybody took so far."""

    places: tuple[str | None, ...]  # letters
    deck: int
    players: tuple[Player, ...]  # in the order they choose


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
class Note:
    """The action note: what is being done, its kind, and the next step in one or two sentences."""

    icon: str  # a name in assets/art/icons
    title: Text
    body: Text
    chip: Text | None = None
    then: tuple[Text, ...] = ()  # further sentences, where several things came of one step
    hint: Text | None = None  # how to do it; left out where words are too large for both
    crest: str = ""  # instead of the icon: whose doing it is


ButtonName = Literal["primary", "left", "right", "redo"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the lower right: primary, and two plain ones under it."""

    action: str  # handed back to the desk: "collect", "done", "end", "trade", "reveal", "undo", "cancel", …
    text: Text
    enabled: bool = True
    why: Text | None = None  # what is missing while it rests
    bonus: int = 0  # acorns that ride on the button, +2
    icon: str = ""
    key: str = ""  # its key on the keyboard, as shown
    ghost: bool = False  # for skipping: veil instead of lacquer
    short_icon: str = ""  # says it alone where large words have no room; else the icon does


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


@dataclass(frozen=True, slots=True)
class Show:
    """Everything on the table."""

    seat: int  # whose eyes
    me: Player
    hand: tuple[HandCard, ...]
    ends: tuple[tuple[str, Mark], ...]  # free ends of the own row that are lit, ("left", "legal"); ("", "legal") for the first pile
    others: tuple[Player, ...]  # clockwise from the next seat
    columns: tuple[Column, ...]  # one for each type in play, empty ones too
    deck: int
    deck_mark: Mark
    discard: tuple[int, ...]  # in the order they came; the last lies on top
    discard_mark: Mark
    gates: int | None  # None in solo
    goals: tuple[Goal, ...]
    goal_price: int | None  # the common price; None in solo
    supply_mark: Mark  # the acorns: a trade
    note: Note
    primary: Button | None
    left: Button | None
    right: Button | None
    turn: int
    types: tuple[int, ...]
    turned: int | None = None  # N's card, waiting
    browser: tuple[HandCard, ...] | None = None  # the opened discard pile, sorted; cards may be legal or chosen
    scenario: Scenario | None = None
    ending: Ending | None = None
    traces: tuple[Trace, ...] = ()
    ability: str = ""  # letter of the landscape being carried out: everything else is dimmed
    trade: tuple[int, ...] = ()  # cards lying ready at the supply: they are out of the hand
    end_leaf: int | None = None  # the type of the new pile that the lit ends wait for
    own_goals_lit: tuple[str, ...] = ()  # goals on the own plate that may be exchanged
    redo: Button | None = None  # there only while something can be done again
    over: bool = False
    watching: bool = False  # a game looked back at: the hand lies small at the side, the note tells the last step
    draft: Draft | None = None  # while landscapes are chosen it is all there is: no cards, no goals, nobody's plate
    daylight: float = 1.0  # share of the deck that was left when the last step was over: the less, the later in the day

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody, whatever lies on the table."""
        return (self.me, *self.others) if self.draft is None else self.draft.players


def staged(show: Show) -> frozenset[tuple[object, ...]]:
    """Everything that is chosen, laid or offered and waits for the button; of equal things each is one."""
    marked: list[tuple[Mark, object, object]] = [("chosen", "pile", pile.type) for pile in show.me.piles for _ in pile.numbers]
    marked += [("chosen", "tucked", pile.type) for pile in show.me.piles for _ in range(pile.tucked)]
    marked += [("chosen", "trade", card) for card in show.trade]
    marked += [(held.mark, "hand", place) for place, held in enumerate(show.hand)]
    marked += [(held.mark, "browser", place) for place, held in enumerate(show.browser or ())]
    marked += [(column.mark, "column", column.type) for column in show.columns]
    marked += [(goal.mark, "goal", goal.id) for goal in show.goals]
    marked += [(land.mark, "landscape", place) for place, land in enumerate(show.me.landscapes)]
    marked += [(show.deck_mark, "deck", 0)]
    counts: Counter[tuple[object, ...]] = Counter((kind, what) for mark, kind, what in marked if mark == "chosen")
    return frozenset((*thing, nth) for thing, count in counts.items() for nth in range(count))


@dataclass(frozen=True, slots=True)
class Tip:
    """What a thing says of itself."""

    title: Text
    body: tuple[Text, ...] = ()
    foot: Text | None = None
    owner: int | None = None  # a goal's owner
    standing: tuple[tuple[int, int], ...] = ()  # a goal's public figures: (seat, figure), best first
    extra: dict[str, str] = field(default_factory=dict)


def landscape_at(show: Show, spot: Spot) -> str | None:
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
