"""What the command line asks for, as a table to set or a game to go on with."""

import argparse

from momiji.core.text import Text, clean
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.i18n import Tongue
from momiji.playing.choices import SEED_LIMIT, fresh_seed
from momiji.playing.people import person_name
from momiji.playing.resume import to_continue
from momiji.playing.session import Choices
from momiji.playing.thinkers import LEVEL_NAMES
from momiji.store import saves
from momiji.store.autosave import Autosave
from momiji.store.saves import Save

from .table_setting import PERSON, names_for, seated

_SETTING = ("players", "levels", "scenario", "morning_dew", "landscapes", "seed", "names", "open_counts")


class BadOption(Exception):
    """Options that do not go together; `text` says why."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.text = Text(key, args)


def wanted(options: argparse.Namespace, say: Tongue) -> Choices | Save | None:
    """None: nothing was said, so it will be asked. Raises BadFile, BadOption and Impossible."""
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
    choices = _choices(options, say)
    choices.deal()
    return choices


def _choices(options: argparse.Namespace, say: Tongue) -> Choices:
    if options.scenario is not None:
        if options.players not in (None, 1):
            raise BadOption("cli-solo-players")
        if options.morning_dew or options.landscapes == "draft" or options.levels:
            raise BadOption("text-solo-options")
    players = 1 if options.scenario is not None else options.players or 2
    given = [person_name(name) for name in (options.names or "").split(",")]
    usual = names_for(say)
    names = [given[seat] if seat < len(given) and given[seat] else usual[seat] for seat in range(players)]
    draft = options.landscapes == "draft" or (options.landscapes is None and players > EDITION.table.most_players)
    return Choices(
        "momiji",
        seated(names, _levels(options.levels or "", players)),
        clean(options.seed or "", SEED_LIMIT) or fresh_seed(),
        Wishes(options.morning_dew, draft, options.open_counts, scenario=options.scenario).options,
    )


def _levels(given: str, players: int) -> list[str | None]:
    """People first, then those that were named."""
    levels = [word.strip() for word in given.split(",") if word.strip()]
    for level in levels:
        if level != PERSON and level not in LEVEL_NAMES:
            raise BadOption("cli-level-unknown", level=level[:40], known=", ".join((PERSON, *LEVEL_NAMES)))
    if len(levels) > players:
        raise BadOption("cli-arena-seats", levels=len(levels), players=players)
    return [None] * (players - len(levels)) + [None if level == PERSON else level for level in levels]
