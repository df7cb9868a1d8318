"""Setting the table (section 2, and 12.1 for solo): dealing one from a seed, and checking one that came from a record."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from momiji.core.chance import Chance
from momiji.core.setup import Impossible

from .cards import ALL_TYPES, BLUE, CODES, INDEX, LETTERS, cards_of
from .edition import EDITION
from .options import Wishes


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything decided before the first step; with the steps it is the whole game."""

    names: tuple[str, ...]
    types: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]  # top first; the first four become the garden
    goals: tuple[str, ...]
    first_player: int = 0
    morning_dew: bool = False
    scenario: str | None = None  # solo
    landscapes: tuple[tuple[str, ...], ...] | None = None  # starter sets and solo
    landscape_deck: tuple[str, ...] | None = None  # draft; top first
    open_counts: bool = False  # table option: pile contents may be looked at (3.7)

    @property
    def wishes(self) -> Wishes:
        if self.scenario is not None:
            return Wishes(open_counts=self.open_counts, scenario=self.scenario)
        return Wishes(self.morning_dew, self.landscape_deck is not None, self.open_counts, self.types)

    @property
    def options(self) -> tuple[str, ...]:
        return self.wishes.options


def possible_goals(types: Sequence[int]) -> list[str]:
    """2.4: no goal that counts only leaf types which are not in play."""
    letters = {LETTERS[t] for t in types}
    return [goal for goal, counted in EDITION.goals.items() if not counted or letters & set(counted)]


def types_for(players: int, morning_dew: bool, chance: Chance) -> tuple[int, ...]:
    """2.2: random unless chosen."""
    count = EDITION.table.types[players] - morning_dew
    base = sorted(chance.shuffled(t for t in ALL_TYPES if t != BLUE)[:count])
    return (*base, BLUE) if morning_dew else tuple(base)


def deal(
    names: Sequence[str],
    seed: int | str,
    *,
    morning_dew: bool = False,
    draft: bool = False,
    types: Sequence[int] | None = None,
    first_player: int | None = None,
    open_counts: bool = False,
) -> Setup:
    """A game for several players."""
    chance = Chance(seed)
    players = len(names)
    check_players(players, morning_dew)
    if players > EDITION.table.most_players and not draft:
        raise Impossible("setup-starter-players", most=EDITION.table.most_players)
    chosen = tuple(sorted(types)) if types is not None else types_for(players, morning_dew, chance)
    check_types(chosen, players, morning_dew)
    hands, deck = _deal_cards(chosen, players, EDITION.table.hand, chance)
    goals = chance.shuffled(possible_goals(chosen))[: players + EDITION.table.goals_beyond_players]
    sets = chance.shuffled(EDITION.starter_sets.values())
    landscape_deck = chance.shuffled(EDITION.letters * EDITION.copies)
    first = chance.below(players) if first_player is None else first_player
    return Setup(
        names=tuple(names),
        types=chosen,
        hands=hands,
        deck=deck,
        goals=tuple(goals),
        first_player=first,
        morning_dew=morning_dew,
        landscapes=None if draft else tuple(sets[:players]),
        landscape_deck=tuple(landscape_deck) if draft else None,
        open_counts=open_counts,
    )


def deal_solo(name: str, scenario: str, seed: int | str, *, open_counts: bool = False) -> Setup:
    if scenario not in EDITION.scenarios:
        raise Impossible("setup-scenario", scenario=scenario, known=tuple(EDITION.scenarios))
    rules = EDITION.scenarios[scenario]
    types = tuple(LETTERS.index(letter) for letter in rules.types)
    hands, deck = _deal_cards(types, 1, rules.hand, Chance(seed))
    return Setup((name,), types, hands, deck, rules.goals, scenario=scenario, landscapes=(rules.landscapes,), open_counts=open_counts)


def _deal_cards(types: Sequence[int], players: int, each: int, chance: Chance) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    cards = chance.shuffled(card for t in types for card in cards_of(t))
    hands = tuple(tuple(sorted(cards[i * each : (i + 1) * each])) for i in range(players))
    return hands, tuple(cards[players * each :])


def check_players(players: int, morning_dew: bool) -> None:
    most = EDITION.table.most_players_morning_dew if morning_dew else EDITION.table.most_players
    if not 2 <= players <= most:
        raise Impossible("setup-players", players=players, most=most, dew="yes" if morning_dew else "no")


def check_types(types: Sequence[int], players: int, morning_dew: bool) -> None:
    want = EDITION.table.types[players]
    if len(set(types)) != len(types) or len(types) != want:
        raise Impossible("setup-types", want=want, players=players)
    if (BLUE in types) != morning_dew:
        raise Impossible("setup-blue", dew="yes" if morning_dew else "no")


def check(setup: Setup) -> None:
    """Raise Impossible for what sections 2 and 12 could not give."""
    players = len(setup.names)
    if setup.scenario is None:
        check_players(players, setup.morning_dew)
        check_types(setup.types, players, setup.morning_dew)
        _check_goals(setup)
        hand = EDITION.table.hand
    else:
        hand = EDITION.scenarios[setup.scenario].hand
        _check_solo(setup)
    if not 0 <= setup.first_player < players:
        raise Impossible("setup-first-player", players=players)
    _check_landscapes(setup)
    _check_cards(setup, players, hand)


def _check_goals(setup: Setup) -> None:
    want = len(setup.names) + EDITION.table.goals_beyond_players
    if len(setup.goals) != want or len(set(setup.goals)) != want:
        raise Impossible("setup-goals", want=want, players=len(setup.names))
    for goal in setup.goals:
        if goal not in EDITION.goals:
            raise Impossible("setup-goal-unknown", goal=goal)
        if goal not in possible_goals(setup.types):
            raise Impossible("setup-goal-type", goal=goal)


def _check_solo(setup: Setup) -> None:
    assert setup.scenario is not None
    rules = EDITION.scenarios[setup.scenario]
    if len(setup.names) != 1 or setup.first_player != 0 or setup.morning_dew or setup.landscape_deck is not None:
        raise Impossible("setup-solo")
    if {LETTERS[t] for t in setup.types} != set(rules.types) or len(setup.types) != len(rules.types):
        raise Impossible("setup-solo-types", types=tuple(rules.types))
    if sorted(setup.goals) != sorted(rules.goals):
        raise Impossible("setup-solo-goals", goals=tuple(rules.goals))


def _check_landscapes(setup: Setup) -> None:
    if (setup.landscapes is None) == (setup.landscape_deck is None):
        raise Impossible("setup-landscapes-or-draft")
    if setup.landscape_deck is not None:
        if Counter(setup.landscape_deck) != Counter(EDITION.letters * EDITION.copies):
            raise Impossible("setup-landscape-deck")
        return
    assert setup.landscapes is not None
    given = [tuple(sorted(letters)) for letters in setup.landscapes]
    if setup.scenario is not None:
        if given != [tuple(sorted(EDITION.scenarios[setup.scenario].landscapes))]:
            raise Impossible("setup-solo-landscapes", landscapes=tuple(EDITION.scenarios[setup.scenario].landscapes))
        return
    sets = [tuple(sorted(letters)) for letters in EDITION.starter_sets.values()]
    if len(setup.names) > EDITION.table.most_players:
        raise Impossible("setup-starter-players", most=EDITION.table.most_players)
    if len(given) != len(setup.names) or len(set(given)) != len(given) or not set(given) <= set(sets):
        raise Impossible("setup-starter-sets")


def _check_cards(setup: Setup, players: int, hand: int) -> None:
    if len(setup.hands) != players or any(len(cards) != hand for cards in setup.hands):
        raise Impossible("setup-hands", players=players, hand=hand)
    have = Counter(setup.deck)
    for cards in setup.hands:
        have.update(cards)
    want = Counter(card for t in setup.types for card in cards_of(t))
    for card in sorted(have | want):
        if have[card] != want[card]:
            raise Impossible("setup-cards", card=CODES[card], have=have[card], want=want[card])


def read_cards(codes: Sequence[str]) -> tuple[int, ...]:
    for code in codes:
        if code not in INDEX:
            raise Impossible("setup-card-unknown", card=code)
    return tuple(INDEX[code] for code in codes)
