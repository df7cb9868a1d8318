"""What there is to say about a move: what is special about it, what goes with it, and how a line is told in rough words."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from momiji.ai.brain import Special
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import CLOSES, CODES, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import card_text, leaf_word
from momiji.games.momiji.rules.steps import (
    Arrange,
    Collect,
    CollectTwo,
    Discard,
    Done,
    End,
    Goal,
    Pick,
    Play,
    PlayNew,
    PlayOn,
    Recover,
    Step,
    Trade,
    Use,
)
from momiji.games.momiji.rules.view import View

from .greedy import replayed
from .wording import headline, said

_NAMED = ("coach-do-play", "coach-do-collect", "coach-do-goal")  # moves that a look back calls by their name


def outline(steps: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A line without acorn edges and ends of the row: its main action, and what goes with it."""
    main, extra = [], []
    for step in steps:
        match step:
            case Play(card) | PlayNew(card) | PlayOn(card):
                main.append(CODES[card][:2])
            case End() | Done() | Discard() | Arrange():
                pass
            case Trade() | Pick() | Recover():
                extra.append(type(step).__name__)
            case Use(letter) if letter in "CFGLN":
                extra.append(letter)
            case _:
                main.append(MOMIJI.encode(step))
    return tuple(sorted(main)), tuple(sorted(extra))


def special(steps: tuple[Step, ...]) -> list[Special]:
    """What the move does that others may leave out, the weightiest first."""
    found: list[Special] = []
    played = [step.card for step in steps if isinstance(step, Play | PlayNew | PlayOn)]
    for card in played:
        if CLOSES[card]:
            found.append(("coach-closing", partial(_closes, TYPE[card]), {"leaf": leaf_word(TYPE[card])}))
    for step in steps:
        match step:
            case Goal():
                found.append(("coach-goal", partial(_contains, step), {}))
            case Collect(column):
                found.append(("coach-column", partial(_contains, step), {"leaf": leaf_word(column)}))
            case CollectTwo():
                found.append(("coach-columns", partial(_contains, step), {}))
    if played:
        found.append(("coach-play", _plays, {"count": len(played)}))
    return found


def _closes(t: int, steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Play | PlayNew | PlayOn) and CLOSES[step.card] and TYPE[step.card] == t for step in steps)


def _contains(step: Step, steps: tuple[Step, ...]) -> bool:
    return step in steps


def _plays(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Play | PlayNew | PlayOn) for step in steps)


def remarks(steps: tuple[Step, ...], view: View) -> Sequence[Text]:
    return (*extras(steps), *_acorns(steps, view))


def extras(steps: tuple[Step, ...]) -> tuple[Text, ...]:
    """What goes with the move."""
    found = []
    first = headline(steps)
    for at, step in enumerate(steps):
        match step:
            case Use(letter) if at != first:
                key = "coach-use-first" if at < first else "coach-use-too"
                found.append(Text(key, {"letter": letter, "landscape": f"landscape-{letter.lower()}"}))
            case Trade(one, other) if at != first:
                found.append(Text("coach-trade-too", {"cards": (card_text(one), card_text(other))}))
    return tuple(found)


def _acorns(steps: tuple[Step, ...], view: View) -> tuple[Text, ...]:
    """Acorns the move brings, as far as no unknown card decides it."""
    world = MOMIJI.imagine(view, Random(0))
    line = replayed(world, steps)
    gained = line.state.players[view.current].acorns - world.players[view.current].acorns
    return (Text("coach-acorns", {"count": gained}),) if gained > 0 and not line.turned else ()


def missed(steps: tuple[Step, ...], view: View) -> Text:
    """That this move was there, by its name where it has a short one."""
    better = said(steps, view)
    key = f"coach-missed-{better.key.removeprefix('coach-do-')}" if better.key in _NAMED else "coach-missed-other"
    return Text(key, better.args)


def deed(steps: tuple[Step, ...], view: View) -> Text:
    """A turn by what it brought: a pile that it closed counts more than the cards it played."""
    closed = [TYPE[step.card] for step in steps if isinstance(step, Play | PlayNew | PlayOn) and CLOSES[step.card]]
    if len(closed) != 1:
        return said(steps, view)
    return Text("coach-do-close-last" if _last_gate(view) else "coach-do-close", {"leaf": leaf_word(closed[0])})


def wanted(steps: tuple[Step, ...], view: View) -> Callable[[tuple[Step, ...]], bool] | None:
    """A goal, a column, the last gate."""
    for step in steps:
        if isinstance(step, Goal | Collect):
            return partial(_contains, step)
    return _closes_any if _closes_any(steps) and _last_gate(view) else None


def _last_gate(view: View) -> bool:
    """Alone there are always enough."""
    return view.gates == 1 and view.scenario is None


def _closes_any(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Play | PlayNew | PlayOn) and CLOSES[step.card] for step in steps)
