"""Setting the table (section 2 and 9.1): dealing a game from a seed, and checking one that came from a record."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from momiji.core.chance import Chance
from momiji.core.events import Seat
from momiji.core.setup import Impossible, Option, read_options

from .edition import EDITION
from .tiles import BAGS, BOX, CODES, OBJECTS, ZEN_BOX

COLOUR, MEADOW, ZEN, SEVEN, FROG, PASSING = "colour", "meadow", "zen", "seven", "frog", "passing"
OPTIONS = tuple(map(Option, (COLOUR, MEADOW, ZEN, SEVEN, FROG, PASSING)))  # 2.5
SEATS = range(min(EDITION.rounds), max(EDITION.rounds) + 1)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything decided before the first step; with the steps it is the whole game."""

    names: tuple[str, ...]
    first_player: Seat
    options: tuple[str, ...]
    bags: tuple[tuple[int, ...], ...]  # by size, in the order tiles will be drawn
    zen: tuple[int, ...] | None = None  # objects of the zen tiles; the first few lie face up


def deal(names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: Seat | None = None) -> Setup:
    chance = Chance(seed)
    bags = tuple(tuple(chance.shuffled(tiles)) for tiles in BOX)
    zen = tuple(chance.shuffled(ZEN_BOX))
    check_table(names, options)
    setup = Setup(
        names=tuple(names),
        first_player=chance.below(len(names)) if first is None else first,
        options=tuple(options),
        bags=bags,
        zen=zen if ZEN in options else None,
    )
    check(setup)
    return setup


def check_table(names: Sequence[str], options: Sequence[str]) -> None:
    """2.1, 2.5: who plays what."""
    if len(names) not in SEATS:
        raise Impossible("miyabi-setup-players", players=len(names), least=SEATS.start, most=SEATS.stop - 1)
    found = read_options(OPTIONS, options)
    for word in options:
        if word not in found:  # “zen=” is how nobody writes it
            raise Impossible("setup-option", option=word, known=", ".join(option.name for option in OPTIONS))


def check(setup: Setup) -> None:
    """Raise Impossible for what sections 1, 2 and 9 could not give."""
    check_table(setup.names, setup.options)
    if not 0 <= setup.first_player < len(setup.names):
        raise Impossible("setup-first-player", players=len(setup.names))
    for bag, tiles in enumerate(setup.bags):
        have, want = Counter(tiles), Counter(BOX[bag])
        for tile in sorted(have | want):
            if have[tile] != want[tile]:
                raise Impossible("miyabi-setup-tiles", bag=BAGS[bag], tile=CODES[tile], have=have[tile], want=want[tile])
    if (setup.zen is None) == (ZEN in setup.options):
        raise Impossible("miyabi-setup-zen-missing" if setup.zen is None else "miyabi-setup-zen-not-in-play")
    if setup.zen is not None:
        have, want = Counter(setup.zen), Counter(ZEN_BOX)
        for kind in sorted(have | want):
            if have[kind] != want[kind]:
                raise Impossible("miyabi-setup-zen-tiles", tile=OBJECTS[kind], have=have[kind], want=want[kind])
