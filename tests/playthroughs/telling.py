"""Writes a playthrough: a whole game with every step, what it did, and how many steps were legal.

`python -m tests.playthroughs.telling` makes the checked-in ones anew, after a change that is meant to change them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from momiji.core.chance import Chance
from momiji.core.events import Event
from momiji.games.momiji.rules.cards import CODES, LETTERS
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import closing_words, sentences
from momiji.games.momiji.rules.setup import Setup, deal, deal_solo
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import Step
from momiji.i18n import translator

HERE = Path(__file__).parent
GAMES: dict[str, Setup] = {
    "2-players-starter": deal(("Aki", "Jana"), "playthrough"),
    "3-players-draft": deal(("Aki", "Jana", "Mira"), "playthrough", draft=True),
    "4-players-starter": deal(("Aki", "Jana", "Mira", "Oleg"), "playthrough"),
    "2-players-morning-dew": deal(("Aki", "Jana"), "playthrough", morning_dew=True),
    "5-players-morning-dew-draft": deal(("Aki", "Jana", "Mira", "Oleg", "Sora"), "playthrough", morning_dew=True, draft=True),
    **{f"solo-{scenario}": deal_solo("Aki", scenario, "playthrough") for scenario in EDITION.scenarios},
}
# How gladly a step is taken: enough sense to make a game worth reading.
FONDNESS = {"play": 12, "tuck": 8, "use": 5, "end": 5, "collect": 4, "goal": 3, "done": 3, "reveal": 1, "trade": 0.05}


def choose(legal: list[Step], chance: Chance) -> Step:
    weights = [FONDNESS.get(MOMIJI.encode(step).split()[0], 2) for step in legal]
    at = chance.below(1_000_000) / 1_000_000 * sum(weights)
    for step, weight in zip(legal, weights, strict=True):
        at -= weight
        if at < 0:
            return step
    return legal[-1]


def play(setup: Setup) -> dict[str, Any]:
    state, chance, actions = MOMIJI.start(setup), Chance("choices"), []
    while MOMIJI.actor(state) is not None:
        step = choose(list(MOMIJI.legal(state)), chance)
        MOMIJI.advance(state, step)
        actions.append(MOMIJI.encode(step))
    return {**MOMIJI.write_setup(setup), "actions": actions}


def tell(record: dict[str, Any]) -> Iterator[str]:
    """The annotated game, line by line."""
    say = translator("en")
    state = MOMIJI.start(MOMIJI.read_setup(record))
    yield from _table(state)
    for number, words in enumerate(record["actions"], start=1):
        step = MOMIJI.decode(words)
        legal = len(MOMIJI.legal(state))
        events: list[Event] = []
        before, state = state, MOMIJI.apply(state, step, events)
        yield f"{number:4}. {words:24} one of {legal} legal steps"
        yield from (f"        {say.text(text)}" for text in sentences(before, step, events))
        if state.turn != before.turn:
            yield from _table(state)
    yield ""
    yield from (say.text(text) for text in closing_words(state))


def _table(s: State) -> Iterator[str]:
    yield ""
    yield f"Turn {s.turn}: {s.setup.names[s.current]}" if s.turn else "The draft"
    yield f"  deck {len(s.deck)}, discard pile {len(s.discard)}, goals {' '.join(s.goals)}"
    yield "  garden " + "; ".join(f"{LETTERS[t]}: {' '.join(CODES[card] for card in s.garden[t])}" for t in s.types if s.garden[t])
    for name, player in zip(s.setup.names, s.players, strict=True):
        piles = [f"{CODES[cards[-1]]}({len(cards)})" for t in player.row if (cards := player.piles[t])]
        hand = " ".join(CODES[card] for card in player.hand)
        row = " ".join(piles) or "none"
        yield f"  {name}: {player.acorns} acorns; hand {hand or 'empty'}; piles {row}; landscapes {''.join(player.landscapes)}"


def main() -> None:
    for name, setup in GAMES.items():
        record = play(setup)
        (HERE / f"{name}.momiji.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
        (HERE / f"{name}.txt").write_text("\n".join(tell(record)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
