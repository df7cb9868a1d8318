"""Setting the table (section 2): dealing one from a seed, and checking one that came from a record."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from momiji.core.chance import Chance
from momiji.core.setup import Impossible, Option, read_options

from .contents import BROWN, COLOURS, COPIES, GOLD, OFFERS, PRALINES, SPECIAL, SPECIAL_IDS
from .stream import LARGEST

OPTIONS = (Option(BROWN), Option(SPECIAL))


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything decided before the first step; with the steps it is the whole game."""

    names: tuple[str, ...]
    bag: str  # in the order the pralines are drawn
    shuffle: int  # decides all later chance
    first_player: int = 0
    options: tuple[str, ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()  # special offers of the first rounds, where they are written down

    @property
    def brown(self) -> bool:
        return BROWN in self.options

    @property
    def special(self) -> bool:
        return SPECIAL in self.options

    @property
    def places(self) -> int:
        """2.2: how many offers lie on the table."""
        return OFFERS[len(self.names)]


def deal(names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: int | None = None) -> Setup:
    check_players(len(names))
    chance = Chance(seed)
    setup = Setup(
        names=tuple(names),
        bag="".join(chance.shuffled(COLOURS * COPIES)),
        shuffle=chance.below(LARGEST + 1),
        first_player=chance.below(len(names)) if first is None else first,
        options=chosen(options),
    )
    check(setup)
    return setup


def chosen(words: Sequence[str]) -> tuple[str, ...]:
    """The options in their own order."""
    found = read_options(OPTIONS, words)
    return tuple(option.name for option in OPTIONS if option.name in found)


def check_players(players: int) -> None:
    if players not in OFFERS:
        raise Impossible("chocolatier-setup-players", players=players, fewest=min(OFFERS), most=max(OFFERS))


def check(setup: Setup) -> None:
    """Raise Impossible for what sections 1, 2 and 11.1 could not give."""
    players = len(setup.names)
    check_players(players)
    if not 0 <= setup.first_player < players:
        raise Impossible("chocolatier-setup-first-player", players=players)
    have = Counter(setup.bag)
    if len(setup.bag) != PRALINES or any(have[letter] != COPIES for letter in COLOURS):
        raise Impossible("chocolatier-setup-bag", pralines=PRALINES, copies=COPIES)
    if not 0 <= setup.shuffle <= LARGEST:
        raise Impossible("chocolatier-setup-shuffle", largest=str(LARGEST))
    if setup.offers and not setup.special:
        raise Impossible("chocolatier-setup-offers-not-special")
    for number, offers in enumerate(setup.offers, start=1):
        _check_offers(number, offers, setup.places, players)


def _check_offers(number: int, offers: Sequence[str], places: int, players: int) -> None:
    plain = [offer.removesuffix(GOLD) for offer in offers]
    for offer in plain:
        if offer not in SPECIAL_IDS:
            raise Impossible("chocolatier-setup-offer-unknown", offer=offer, round=number)
    if len(offers) != places or len(set(plain)) != places:
        raise Impossible("chocolatier-setup-offers", round=number, places=places)
    if sum(offer.endswith(GOLD) for offer in offers) != players:
        raise Impossible("chocolatier-setup-gold", round=number, players=players)
