"""The rules of Pairs."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Happened, Moved, Seat, Zone
from momiji.core.outcome import Outcome, ScoreLine, Standing, Turn
from momiji.core.setup import Impossible, Option, read_options
from momiji.core.text import Refusal, Text

Step = str  # "lay 3", "draw", "pass"; anything else is refused
DRAW, PASS = "draw", "pass"
HAND, COPIES, NUMBERS, WITH_SEVENS = 4, 4, 6, 7


def lay(number: int) -> Step:
    return f"lay {number}"


@dataclass(frozen=True, slots=True)
class Setup:
    names: tuple[str, ...]
    first_player: Seat
    options: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]  # top first


@dataclass(slots=True)
class Player:
    hand: list[int]
    laid: list[int]  # a number for each pair


@dataclass(slots=True)
class State:
    names: tuple[str, ...]
    options: tuple[str, ...]
    players: list[Player]
    deck: list[int]
    current: Seat
    number: int = 1
    passed: int = 0

    @property
    def over(self) -> bool:
        return self.passed == len(self.players)


@dataclass(frozen=True, slots=True)
class View:
    """`hand` is that of the seat that looks; the others' are counted."""

    seat: Seat | None
    names: tuple[str, ...]
    options: tuple[str, ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    deck: int
    current: Seat
    number: int
    passed: int


def box(options: Sequence[str]) -> list[int]:
    most = WITH_SEVENS if "sevens" in read_options(Pairs.options, options) else NUMBERS
    return [number for number in range(1, most + 1) for _ in range(COPIES)]


class Pairs:
    name = "toy"
    seats = range(2, 4)
    secret = True
    options: tuple[Option, ...] = (Option("sevens"),)

    def deal(self, names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: Seat | None = None) -> Setup:
        chance, players = Chance(seed), len(names)
        cards = chance.shuffled(box(options))
        hands = tuple(tuple(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in range(players))
        begins = chance.below(players) if first is None and players else first or 0
        return _checked(Setup(tuple(names), begins, tuple(options), hands, tuple(cards[players * HAND :])))

    def start(self, setup: Setup, out: list[Event] | None = None) -> State:
        players = [Player(sorted(hand), []) for hand in setup.hands]
        return State(setup.names, setup.options, players, list(setup.deck), setup.first_player)

    def actor(self, s: State) -> Seat | None:
        return None if s.over else s.current

    def turn(self, s: State) -> Turn:
        return Turn(s.number, s.current)

    def standing(self, s: State) -> Standing:
        held = tuple(len(player.hand) for player in s.players)
        return Standing(tuple(sum(player.laid) for player in s.players), None, not s.deck, held, len(s.deck))

    def outcome(self, s: State) -> Outcome | None:
        if not s.over:
            return None
        points = self.standing(s).points
        pairs = ScoreLine("toy-row-pairs", tuple(len(player.laid) for player in s.players))
        return Outcome(points, tuple(seat for seat, value in enumerate(points) if value == max(points)), (pairs,))

    def legal(self, s: State) -> list[Step]:
        if s.over:
            return []
        pairs = sorted(number for number, count in Counter(s.players[s.current].hand).items() if count > 1)
        return [*map(lay, pairs), DRAW if s.deck else PASS]

    def refuse(self, s: State, a: Step) -> Refusal | None:
        word, _, number = a.partition(" ")
        if s.over:
            return Refusal(Text("toy-refuse-over"), "4")
        if word == "lay" and number.isdecimal():
            have = sum(str(card) == number for card in s.players[s.current].hand)
            return None if have > 1 else Refusal(Text("toy-refuse-pair", {"number": number[:3]}), "1")
        if a == DRAW:
            return None if s.deck else Refusal(Text("toy-refuse-draw"), "2")
        if a == PASS:
            return Refusal(Text("toy-refuse-pass"), "3") if s.deck else None
        return Refusal(Text("toy-refuse-unknown", {"step": a[:40]}), "format")

    def apply(self, s: State, a: Step, out: list[Event] | None = None) -> State:
        after = deepcopy(s)
        self.advance(after, a, out)
        return after

    def advance(self, s: State, a: Step, out: list[Event] | None = None) -> None:
        events: list[Event] = [] if out is None else out
        seat, player = s.current, s.players[s.current]
        if a.startswith("lay "):
            number = int(a.removeprefix("lay "))
            for _ in range(2):
                player.hand.remove(number)
                events.append(Moved(str(number), Zone("hand", seat), Zone("laid", seat)))
            player.laid.append(number)
            events.append(Counted(seat, "points", number, "pair"))
            return
        if a == DRAW:
            card = s.deck.pop(0)
            player.hand = sorted([*player.hand, card])
            events.append(Moved(str(card), Zone("deck"), Zone("hand", seat), seen_by=(seat,)))
        else:
            s.passed += 1
        if not s.over:
            s.current, s.number = (seat + 1) % len(s.players), s.number + 1
            events.append(Happened("turn", s.current))

    def irrevocable(self, before: State, after: State) -> bool:
        return before.number != after.number or after.over

    def view(self, s: State, seat: Seat | None) -> View:
        hand = () if seat is None else tuple(s.players[seat].hand)
        laid = tuple(tuple(player.laid) for player in s.players)
        held = tuple(len(player.hand) for player in s.players)
        return View(seat, s.names, s.options, hand, held, laid, len(s.deck), s.current, s.number, s.passed)

    def imagine(self, v: View, rng: Random) -> State:
        hidden = Counter(box(v.options)) - Counter(v.hand) - Counter(number for pairs in v.laid for number in pairs * 2)
        cards = sorted(hidden.elements())
        rng.shuffle(cards)
        players = []
        for seat, count in enumerate(v.held):
            hand = list(v.hand) if seat == v.seat else [cards.pop() for _ in range(count)]
            players.append(Player(sorted(hand), list(v.laid[seat])))
        return State(v.names, v.options, players, cards, v.current, v.number, v.passed)

    def pieces(self, s: State) -> list[str]:
        lying = [*s.deck, *(card for player in s.players for card in (*player.hand, *player.laid, *player.laid))]
        return sorted(map(str, lying))

    def encode(self, a: Step) -> str:
        return a

    def decode(self, text: str) -> Step:
        return text

    def read_setup(self, data: Mapping[str, Any]) -> Setup:
        given = data["setup"]
        hands, deck = given.get("hands"), given.get("deck")
        if not isinstance(hands, list) or not isinstance(deck, list) or not all(isinstance(hand, list) for hand in hands):
            raise Impossible("toy-setup-cards")
        if any(type(card) is not int for cards in (deck, *hands) for card in cards):
            raise Impossible("toy-setup-cards")
        names, options = tuple(data["players"]), tuple(data.get("options", ()))
        return _checked(Setup(names, data["first_player"], options, tuple(map(tuple, hands)), tuple(deck)))

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        given = {"hands": [list(hand) for hand in setup.hands], "deck": list(setup.deck)}
        told = {"players": list(setup.names), "first_player": setup.first_player, "options": list(setup.options), "setup": given}
        return {"format": "momiji-record", "version": 1, "game": self.name, **told}

    def position(self, s: State) -> dict[str, Any]:
        outcome = self.outcome(s)
        players = [{"name": name, "hand": list(one.hand), "laid": list(one.laid)} for name, one in zip(s.names, s.players, strict=True)]
        ended = {"scores": [{"total": value} for value in outcome.points], "winners": list(outcome.winners)} if outcome else {}
        return {"over": s.over, "current": s.current, "deck": len(s.deck), "players": players, "legal": self.legal(s), **ended}

    def tell(self, before: State, step: Step, events: Iterable[Event]) -> Iterator[Text]:
        word, _, number = step.partition(" ")
        yield Text(f"toy-told-{word}", {"name": before.names[before.current], "number": number})

    def closing(self, s: State) -> Iterator[Text]:
        outcome = self.outcome(s)
        for seat in outcome.winners if outcome else ():
            yield Text("toy-told-winner", {"name": s.names[seat], "points": self.standing(s).points[seat]})


def _checked(setup: Setup) -> Setup:
    players = len(setup.names)
    if players not in Pairs.seats:
        raise Impossible("toy-setup-players", players=players)
    if not 0 <= setup.first_player < players:
        raise Impossible("toy-setup-first", players=players)
    if len(setup.hands) != players or any(len(hand) != HAND for hand in setup.hands):
        raise Impossible("toy-setup-cards")
    if sorted([*setup.deck, *(card for hand in setup.hands for card in hand)]) != box(setup.options):
        raise Impossible("toy-setup-cards")
    return setup


RULES = Pairs()
