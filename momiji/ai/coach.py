"""The coach: the best moves of a search as sentences a player can follow, each with a reason taken from the search's own figures.

It sees what its player sees and nothing else: the same view a computer player gets.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import CLOSES, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import card_text, leaf_word
from momiji.games.momiji.rules.state import DRAFT, OVER
from momiji.games.momiji.rules.steps import FINISH, Collect, CollectTwo, Goal, Play, PlayNew, PlayOn, Step, Trade, Use
from momiji.games.momiji.rules.view import View

from .draft import draft
from .greedy import replayed
from .search import Effort, outline, search
from .solo import alone
from .thought import Advice, Deadline, Option, Thought
from .wording import headline, said

SECONDS = 1.0
MOST = 4  # moves named, one after another
_SENTENCES = 3  # said about one move at most, the weightiest first
HARDLY = 0.75  # points; nearer than that two moves count as equal
CLEARLY = 3.0  # points; so much better a move must be to be mentioned after the turn
_SURE = 10  # worlds in which both moves must have been tried for that
_NAMED = ("coach-do-play", "coach-do-collect", "coach-do-goal")  # moves that a look back calls by their name
_AMONG_OTHERS = Effort(lines=12, playouts=400, turns=6)
_ALONE = Effort(lines=6, playouts=0, width=2, worlds=12)


def advise(view: View, seed: int | str, *, deadline: Deadline, effort: Effort | None = None) -> tuple[Advice, ...]:
    """The best moves that really differ, best first."""
    rng = Random(f"coach/{seed}")
    if view.seat != view.current or view.turn.stage == OVER:
        raise ValueError("it is not this seat's turn")
    steps = MOMIJI.legal(MOMIJI.imagine(view, rng))
    if len(steps) == 1:
        return (Advice((steps[0],), said((steps[0],), view), (Text("coach-only"),)),)
    if view.turn.stage == DRAFT:
        return _drafting(view, draft(view, rng))
    if view.scenario is not None:
        return _alone(view, alone(view, "sage", rng, deadline, effort or _ALONE))
    return _among_others(view, search(view, rng, effort or _AMONG_OTHERS, deadline))


def review(view: View, steps: tuple[Step, ...], seed: int | str, *, deadline: Deadline, effort: Effort | None = None) -> Text | None:
    """After a turn: a sentence if a clearly better move was there than the one that was made."""
    if view.scenario is not None or view.turn.stage == DRAFT:
        return None
    rng = Random(f"review/{seed}")
    world = MOMIJI.imagine(view, rng)
    if len(MOMIJI.legal(world)) == 1:
        return None
    steps = replayed(world, steps).steps  # as far as nothing came to light that nobody could know
    thought = search(view, rng, effort or _AMONG_OTHERS, deadline, also=steps)
    own = next((option for option in thought.options if option.steps == steps), None)
    best = thought.options[0]
    if own is None or min(own.tries, best.tries) < _SURE or outline(own.steps) == outline(best.steps):
        return None
    gap = best.points - own.points
    if gap < CLEARLY:
        return None
    better = said(best.steps, view)
    key = f"coach-missed-{better.key.removeprefix('coach-do-')}" if better.key in _NAMED else "coach-missed-other"
    return Text(key, {**better.args, "points": round(gap)})


# ------------------------------------------------------------------ among others


def _among_others(view: View, thought: Thought) -> tuple[Advice, ...]:
    chosen = different(thought.options, view)
    tried = Text("coach-tried", {"count": thought.playouts}) if thought.playouts else None
    advices = []
    for place, option in enumerate(chosen):
        reason = _reason(option, thought.options) if place == 0 else _behind(chosen[0].points - option.points)
        why = (reason, *_extras(option.steps), *_acorns(option, view))
        advices.append(Advice(option.steps, said(option.steps, view), why[:_SENTENCES], tried))
    return tuple(advices)


def different(options: Sequence[Option], view: View) -> list[Option]:
    """One for each move that is called differently: what only goes with it (a trade, another edge) makes no other move."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(repr(said(option.steps, view)), option)
    return list(found.values())[:MOST]


def _behind(points: float) -> Text:
    """Of a move that is not the best."""
    return Text("coach-hardly-worse") if points < HARDLY else Text("coach-worse", {"points": max(1, round(points))})


def _reason(best: Option, options: Sequence[Option]) -> Text:
    """What the best move brings, against the best of the moves that leave out what is special about it."""
    for key, has, args in _special(best.steps):
        rivals = [option for option in options if not has(option.steps)]
        if not rivals:
            continue
        rival = max(rivals, key=lambda option: (option.tries, option.value))
        points = best.points - rival.points
        if points >= HARDLY:
            return Text(key, {**args, "points": max(1, round(points))})
        return Text("coach-about-equal")
    return Text("coach-best-found")


Has = Callable[[tuple[Step, ...]], bool]


def _special(steps: tuple[Step, ...]) -> list[tuple[str, Has, dict[str, object]]]:
    """What the move does that others may leave out, the weightiest first."""
    found: list[tuple[str, Has, dict[str, object]]] = []
    played = [step.card for step in steps if isinstance(step, Play | PlayNew | PlayOn)]
    for card in played:
        if CLOSES[card]:
            found.append(("coach-closing", partial(_closes, TYPE[card]), {"leaf": leaf_word(TYPE[card])}))
    for step in steps:
        match step:
            case Goal(goal):
                found.append(("coach-goal", partial(_contains, step), {"goal": f"goal-{goal}"}))
            case Collect(column):
                found.append(("coach-column", partial(_contains, step), {"leaf": leaf_word(column)}))
            case CollectTwo():
                found.append(("coach-columns", partial(_contains, step), {}))
    if played:
        found.append(("coach-play", _plays, {"count": len(played)}))
    found.append(("coach-next-best", partial(_same, steps), {}))
    return found


def _closes(t: int, steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Play | PlayNew | PlayOn) and CLOSES[step.card] and TYPE[step.card] == t for step in steps)


def _contains(step: Step, steps: tuple[Step, ...]) -> bool:
    return step in steps


def _plays(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Play | PlayNew | PlayOn) for step in steps)


def _same(steps: tuple[Step, ...], others: tuple[Step, ...]) -> bool:
    return outline(steps) == outline(others)


def _extras(steps: tuple[Step, ...]) -> tuple[Text, ...]:
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


def _acorns(option: Option, view: View) -> tuple[Text, ...]:
    """Acorns the move brings, as far as no unknown card decides it."""
    world = MOMIJI.imagine(view, Random(0))
    line = replayed(world, option.steps)
    gained = line.state.players[view.current].acorns - world.players[view.current].acorns
    return (Text("coach-acorns", {"count": gained}),) if gained > 0 and not line.turned else ()


# ------------------------------------------------------------------ alone and in the draft


def _alone(view: View, thought: Thought) -> tuple[Advice, ...]:
    """How many imagined orders of the deck each move wins; and whether the scenario can be won at all, as far as the search can tell."""
    if thought.options[0].steps[-1] == FINISH:
        return (Advice(thought.options[0].steps, said(thought.options[0].steps, view), (Text("coach-solo-won"),)),)
    hope = max(option.value for option in thought.options)
    status = Text("coach-solo-open" if hope > 0 else "coach-solo-lost")
    advices = []
    for option in different(thought.options, view):
        wins = round(option.value * option.tries)
        figures = (Text("coach-solo-wins", {"wins": wins, "tries": option.tries}),) if thought.worlds > 1 and hope > 0 else ()
        tried = Text("coach-solo-tried", {"count": thought.worlds}) if thought.worlds > 1 and not figures else None
        why = (*figures, status, *_extras(option.steps))
        advices.append(Advice(option.steps, said(option.steps, view), why[:_SENTENCES], tried))
    return tuple(advices)


def _drafting(view: View, thought: Thought) -> tuple[Advice, ...]:
    """Here the figures are what landscapes are worth, learned from many games."""
    first, *others = thought.options[:MOST]
    lead = first.value - others[0].value if others else 0.0
    why = Text("coach-draft-best", {"points": max(1, round(lead))}) if lead >= HARDLY else Text("coach-draft-equal")
    best = Advice(first.steps, said(first.steps, view), (why,))
    return (best, *(Advice(one.steps, said(one.steps, view), (_behind(first.value - one.value),)) for one in others))
