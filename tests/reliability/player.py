"""A small player without a window: makes steps at the pace of frames, keeps each one, and says so, until it is killed.

`begun N` is written before the N-th step of the game is made, `shown N` one frame after: then a player would have seen it.
Games follow each other; a kept one is continued where it stood. The seed chooses which game is played, and how many sit at it.
"""

import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from momiji import registry
from momiji.core.chance import Chance
from momiji.playing.keeping import header_of
from momiji.playing.session import Choices, Session
from momiji.store.autosave import Autosave
from momiji.ui.table.stage import seats

FRAME = 1 / 60


def main() -> None:
    folder, seed = Path(sys.argv[1]), sys.argv[2]
    autosave = Autosave(folder)
    kept = autosave.latest()
    if kept is not None:
        with autosave.hold(kept.path) as held:
            game = Session.resume(held.save.record)
            autosave.go_on(held)
    else:
        which = tuple(registry.GAMES)[int(seed) % len(registry.GAMES)]
        game = Session.begin(Choices(which, seats(2 + int(seed) % 3), seed))
    chance = Chance(seed, os.getpid())
    _say("resumed", game)
    while not game.over:
        _say("begun", game, 1)
        game.perform(chance.pick(game.rules.legal(game.state)))
        autosave.keep(game.record(), header_of(game, "killed", datetime.now(UTC)))
        time.sleep(FRAME * (1 + chance.below(3)))
        _say("shown", game)
    autosave.close()
    _say("over", game)


def _say(word: str, game: Session, more: int = 0) -> None:
    os.write(1, f"{word} {len(game.match.steps) + more}\n".encode())


if __name__ == "__main__":
    main()
