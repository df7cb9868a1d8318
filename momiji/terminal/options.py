"""What the command line asks for, as a table to set or a game to go on with."""

import argparse
from collections.abc import Sequence

from momiji import registry
from momiji.core.text import Text, clean
from momiji.i18n import Translator
from momiji.playing.choices import SEED_LIMIT, fresh_seed
from momiji.playing.people import person_name
from momiji.playing.resume import to_continue
from momiji.playing.session import LEVELS, Choices
from momiji.store import saves
from momiji.store.autosave import Autosave
from momiji.store.saves import Save

from .seating import PERSON, names_for, seated
from .words import words_of

_SETTING = ("players", "levels", "scenario", "morning_dew", "landscapes", "seed", "names", "open_counts", "options")


class BadOption(Exception):
    """Options that do not go together; `text` says why."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.text = Text(key, args)


def wanted(options: argparse.Namespace, wishes: tuple[str, ...], players: int, say: Translator) -> Choices | Save | None:
    """None: nothing was said, so it will be asked. `wishes` are options of the game. Raises BadFile, BadOption and Impossible."""
    if options.game is not None:
        registry.check(options.game)
    if options.file is not None:
        return saves.read(options.file)
    if options.go_on:
        autosave = Autosave()
        kept = to_continue(autosave)
        autosave.close()
        if kept is None:
            raise BadOption("text-nothing-kept")
        return kept
    if not any(getattr(options, name) for name in _SETTING):
        return None
    return _choices(options, wishes, players, say)


def _choices(options: argparse.Namespace, wishes: tuple[str, ...], players: int, say: Translator) -> Choices:
    if options.scenario is not None:
        if players != 1:
            raise BadOption("cli-solo-players")
        if options.morning_dew or options.landscapes == "draft" or options.levels:
            raise BadOption("text-solo-options")
    game = options.game or registry.USUAL
    seed = clean(options.seed or "", SEED_LIMIT) or fresh_seed()
    if not options.landscapes:
        wishes = words_of(game).settled(wishes, players)
    registry.rules(game).deal([str(seat) for seat in range(players)], seed, wishes)  # whether it can be played at all
    given = [person_name(name) for name in (options.names or "").split(",")]
    usual = names_for(say)
    names = [given[seat] if seat < len(given) and given[seat] else usual[seat] for seat in range(players)]
    return Choices(game, seated(names, _levels(options.levels or "", players)), seed, wishes)


def _levels(given: str, players: int) -> Sequence[str | None]:
    """People first, then those that were named."""
    levels = [word.strip() for word in given.split(",") if word.strip()]
    for level in levels:
        if level != PERSON and level not in LEVELS:
            raise BadOption("cli-level-unknown", level=level[:40], known=(PERSON, *LEVELS))
    if len(levels) > players:
        raise BadOption("cli-arena-seats", levels=len(levels), players=players)
    return [None] * (players - len(levels)) + [None if level == PERSON else level for level in levels]
