"""Games that are over, for tests and pictures of the scoring sheet: played at random with some sense, or laid out by hand."""

from collections.abc import Sequence

from momiji.core.chance import Chance
from momiji.games.momiji.rules import scoring
from momiji.games.momiji.rules.cards import CLOSES, INDEX, LETTERS, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage, State
from momiji.playing.session import CRESTS, Seat, Session
from tests.choosing import momiji_choices
from tests.playthroughs.telling import choose

NAMES = ("Hana", "Kenji", "Yuki", "Sora", "Mizuki")
LONG = ("Wilhelmina Featherstone", "Maximilian Wolkenstein", "Ottoline", "Bartholomäus Grünwald", "Konstantina-Anastasia W")


def ended(
    players: int, seed: str, *, dew: bool = False, names: Sequence[str] = NAMES, scenario: str | None = None, sense: int = 1
) -> Session:
    """A whole game of random legal steps that prefer playing cards; with more sense the best of several is taken."""
    session = begun(players, seed, dew=dew, names=names, scenario=scenario)
    state, chance = session.state.copy(), Chance(seed, "choices")
    while (seat := MOMIJI.actor(state)) is not None:
        legal = list(MOMIJI.legal(state))
        tries = [choose(legal, chance) for _ in range(sense)]
        MOMIJI.advance(state, max(tries, key=lambda step: worth(MOMIJI.apply(state, step), seat)) if sense > 1 else tries[0])
    session.match.state = state
    return session


def worth(state: State, seat: int) -> int:
    return 3 * scoring.scores(state)[seat].piles + scoring.scores(state)[seat].total


def begun(players: int, seed: str, *, dew: bool = False, names: Sequence[str] = NAMES, scenario: str | None = None) -> Session:
    seats = tuple(Seat(name, crest) for name, crest in zip(names[:players], CRESTS, strict=False))
    return Session.begin(momiji_choices(seats, seed, morning_dew=dew or players == 5, draft=players == 5, scenario=scenario))


def lay(state: State, seat: int, *piles: str, acorns: int = 0, goals: str = "", hand: str = "") -> None:
    """Give a player these piles (bottom card first), acorns, goals and cards in hand."""
    player = state.players[seat]
    player.row, player.piles, player.gateless = [], [None] * len(LETTERS), 0
    for words in piles:
        pile = tuple(INDEX[word] for word in words.split())
        player.row.append(TYPE[pile[-1]])
        player.piles[TYPE[pile[-1]]] = pile
        if not CLOSES[pile[-1]]:
            continue
        state.gates -= 1
    player.acorns, player.goals, player.hand = acorns, goals.split(), sorted(INDEX[word] for word in hand.split())
    state.goals = [goal for goal in state.goals if goal not in player.goals]


def laid(players: int, *, types: str = "ROYG", dew: bool = False, names: Sequence[str] = NAMES, scenario: str | None = None) -> Session:
    """A finished table with nothing on it yet."""
    session = begun(players, "laid", dew=dew, names=names, scenario=scenario)
    state = session.state.copy()
    if scenario is None:
        state.types = tuple(LETTERS.index(letter) for letter in types)
    state.stage, state.turn = Stage.OVER, 9 * players
    for seat in range(players):
        lay(state, seat)
    session.match.state = state
    return session


def tie(*, shared: bool) -> Session:
    """Two players level at the top; cards in hand decide, or nothing does."""
    session = laid(3, types="ROYGP")
    lay(session.state, 0, "R0< R1 R2 R3", "O0< O1", acorns=3, goals="zeros", hand="G0< G1")
    lay(session.state, 1, "R0< R1 R2 R3", "O0< O1", acorns=6, hand="Y0< Y1" if shared else "Y0< Y1 Y2")
    lay(session.state, 2, "Y0< Y1 Y2", "P0<", acorns=2)
    _level(session.state)
    return session


def _level(state: State) -> None:
    first, second = (score.total for score in scoring.scores(state)[:2])
    state.players[1].acorns += max(0, first - second)
    state.players[0].acorns += max(0, second - first)


def below_nothing() -> Session:
    """Nobody has anything, and one holds the blue-leaf token."""
    session = laid(2, types="ROYU", dew=True)
    lay(session.state, 1, "R0<", goals="fewest-cards")
    session.state.blue_token = 0
    session.state.players[0].goals = []
    lay(session.state, 0, "O0<", "Y0<")
    return session


def dewy() -> Session:
    """A red pile that was covered by blue counts in the blue row."""
    session = laid(2, types="ROYU", dew=True)
    lay(session.state, 0, "R0< R1 U2", "O0< O1 O2 O3", acorns=8, goals="gates")
    lay(session.state, 1, "Y0< Y1", acorns=5)
    session.state.blue_token = 0
    return session


WON = {
    "cold-breeze": (("B0< B1 B2 B3", "G0< G0> G1 G2 G3", "P0< P1 P2 P3"), 3, "brown green zeros"),
    "meditation": (("R0< R1 R2 R3", "Y0< Y1", "G0< G1 G2 G3", "B0< B1 B2 B3"), 11, "red green brown"),
    "equinox": (("R0< R1 R3", "O0< O1 O2 O3", "Y0< Y1 Y2 Y3"), 5, "red orange gates"),
}
LOST = {
    "cold-breeze": (("B0< B1 B2 B3", "G0< G0>"), 1, "brown"),
    "meditation": (("R0< R1 R2 R3", "Y0< Y1", "G0< G1 G2 G3"), 12, "red green"),
    "equinox": (("R0< R1 R2",), 0, ""),
}


def solo(scenario: str, *, won: bool) -> Session:
    piles, acorns, goals = (WON if won else LOST)[scenario]
    session = laid(1, scenario=scenario)
    assert scenario in EDITION.scenarios
    session.state.turn = 14
    lay(session.state, 0, *piles, acorns=acorns, goals=goals)
    return session
