"""The steps of a game, one small class for each kind, in the words of the record notation.

Steps are made once and shared (the tables at the end): listing what is legal is then only looking up.
"""

from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations

from .cards import ALL_CARDS, ALL_TYPES, CODES, LETTERS
from .edition import EDITION


@dataclass(frozen=True, slots=True)
class Draft:
    landscape: str


@dataclass(frozen=True, slots=True)
class Reveal:
    pass


@dataclass(frozen=True, slots=True)
class Collect:
    column: int


@dataclass(frozen=True, slots=True)
class CollectTwo:
    """The two columns of landscape B, the lower type first."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Play:
    """On the pile that shows the card's type, or as the very first pile."""

    card: int


@dataclass(frozen=True, slots=True)
class PlayNew:
    """A new pile at an end of the row."""

    card: int
    left: bool


@dataclass(frozen=True, slots=True)
class PlayOn:
    """On a pile that shows another type (11.2, 11.3)."""

    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class Done:
    pass


@dataclass(frozen=True, slots=True)
class Goal:
    goal: str


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Trade:
    """Two cards, the lower code first."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Use:
    landscape: str


@dataclass(frozen=True, slots=True)
class Discard:
    card: int


@dataclass(frozen=True, slots=True)
class End:
    pass


@dataclass(frozen=True, slots=True)
class Finish:
    pass


@dataclass(frozen=True, slots=True)
class Arrange:
    """All piles by the type they show, left to right."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    column: int


@dataclass(frozen=True, slots=True)
class Recover:
    card: int


@dataclass(frozen=True, slots=True)
class Exchange:
    mine: str
    other: str


@dataclass(frozen=True, slots=True)
class Tuck:
    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class PlaceNew:
    left: bool


@dataclass(frozen=True, slots=True)
class PlaceOn:
    pile: int


@dataclass(frozen=True, slots=True)
class PlaceGarden:
    pass


@dataclass(frozen=True, slots=True)
class Nonsense:
    """A string outside the notation: always refused, never an error."""

    words: str


Step = (
    Draft | Reveal | Collect | CollectTwo | Play | PlayNew | PlayOn | Done | Goal | Pass | Trade | Use | Discard | End | Finish
    | Arrange | Pick | Recover | Exchange | Tuck | PlaceNew | PlaceOn | PlaceGarden | Nonsense
)  # fmt: skip
PlayStep = Play | PlayNew | PlayOn

REVEAL, DONE, PASS, END, FINISH = Reveal(), Done(), Pass(), End(), Finish()
PLACE_LEFT, PLACE_RIGHT, PLACE_GARDEN = PlaceNew(True), PlaceNew(False), PlaceGarden()
DRAFT = {letter: Draft(letter) for letter in EDITION.letters}
USE = {letter: Use(letter) for letter in EDITION.letters}
GOAL = {goal: Goal(goal) for goal in EDITION.goals}
EXCHANGE = {pair: Exchange(*pair) for pair in permutations(EDITION.goals, 2)}
COLLECT = [Collect(t) for t in ALL_TYPES]
COLLECT_TWO = {pair: CollectTwo(*pair) for pair in combinations_with_replacement(ALL_TYPES, 2)}
PICK = [Pick(t) for t in ALL_TYPES]
PLACE_ON = [PlaceOn(t) for t in ALL_TYPES]
PLAY = [Play(card) for card in ALL_CARDS]
PLAY_LEFT = [PlayNew(card, True) for card in ALL_CARDS]
PLAY_RIGHT = [PlayNew(card, False) for card in ALL_CARDS]
PLAY_ON = [[PlayOn(card, t) for t in ALL_TYPES] for card in ALL_CARDS]
DISCARD = [Discard(card) for card in ALL_CARDS]
RECOVER = [Recover(card) for card in ALL_CARDS]
TUCK = [[Tuck(card, t) for t in ALL_TYPES] for card in ALL_CARDS]
TRADE = {pair: Trade(*pair) for pair in combinations_with_replacement(ALL_CARDS, 2)}


def encode(step: Step) -> str:
    """The step in the notation of a record."""
    match step:
        case Draft(letter):
            return f"draft {letter}"
        case Reveal():
            return "reveal"
        case Collect(column):
            return f"collect {LETTERS[column]}"
        case CollectTwo(first, second):
            return f"collect {LETTERS[first]} {LETTERS[second]}"
        case Play(card):
            return f"play {CODES[card]}"
        case PlayNew(card, left):
            return f"play {CODES[card]} {'left' if left else 'right'}"
        case PlayOn(card, pile):
            return f"play {CODES[card]} on {LETTERS[pile]}"
        case Done():
            return "done"
        case Goal(goal):
            return f"goal {goal}"
        case Pass():
            return "pass"
        case Trade(first, second):
            return f"trade {CODES[first]} {CODES[second]}"
        case Use(letter):
            return f"use {letter}"
        case Discard(card):
            return f"discard {CODES[card]}"
        case End():
            return "end"
        case Finish():
            return "finish"
        case Arrange(order):
            return " ".join(("arrange", *(LETTERS[t] for t in order)))
        case Pick(column):
            return f"pick {LETTERS[column]}"
        case Recover(card):
            return f"recover {CODES[card]}"
        case Exchange(mine, other):
            return f"exchange {mine} {other}"
        case Tuck(card, pile):
            return f"tuck {CODES[card]} under {LETTERS[pile]}"
        case PlaceNew(left):
            return f"place {'left' if left else 'right'}"
        case PlaceOn(pile):
            return f"place on {LETTERS[pile]}"
        case PlaceGarden():
            return "place garden"
        case Nonsense(words):
            return words
