"""The game in plain sentences: what a step was, and what came of it. For the log panel, the command line and the text game."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.core.text import Text
from momiji.games.momiji.rules.state import Stage

from . import scoring, solo, steps
from .cards import INDEX, LETTERS, NAMES, NUMBER, TYPE
from .edition import EDITION
from .state import State


def card_text(card: int) -> Text:
    return Text("card", {"leaf": leaf_word(TYPE[card]), "number": NUMBER[card]})


def leaf_word(t: int) -> str:
    return f"leaf-{NAMES[t]}"


def goal_word(goal: str, scenario: str | None) -> str:
    """A goal's only name; alone it asks for something else and is called after that."""
    alone = scenario is not None and goal in EDITION.scenarios[scenario].goals
    return f"solo-goal-title-{goal}" if alone else f"goal-title-{goal}"


def sentences(before: State, step: steps.Step, events: Iterable[Event]) -> Iterator[Text]:
    """The step as its player would tell it, then its consequences. Give redacted events to tell it to others."""
    name = before.setup.names[before.current]
    if type(step) in _STEPS:
        key, args = _STEPS[type(step)](before, step)
        yield Text(key, {"name": name, **args})
    yield from _consequences(before, list(events))


_STEPS: dict[type, Callable[[State, Any], tuple[str, dict[str, Any]]]] = {
    steps.Draft: lambda s, a: ("log-draft", {"letter": a.landscape, "landscape": f"landscape-{a.landscape.lower()}"}),
    steps.Reveal: lambda s, a: ("log-reveal", {}),
    steps.Collect: lambda s, a: ("log-collect", {"leaf": leaf_word(a.column), "count": len(s.garden[a.column])}),
    steps.CollectTwo: lambda s, a: ("log-collect-two", {"first": leaf_word(a.first), "second": leaf_word(a.second)}),
    steps.Play: lambda s, a: ("log-play", _card(a.card)),
    steps.PlayNew: lambda s, a: ("log-play-new", {**_card(a.card), "end": "left" if a.left else "right"}),
    steps.PlayOn: lambda s, a: ("log-play-on", {**_card(a.card), "pile": leaf_word(a.pile)}),
    steps.Goal: lambda s, a: ("log-goal", {"goal": goal_word(a.goal, s.solo)}),
    steps.Pass: lambda s, a: ("log-pass", {}),
    steps.Trade: lambda s, a: ("log-trade", {"cards": (card_text(a.first), card_text(a.second))}),
    steps.Use: lambda s, a: ("log-use", {"letter": a.landscape, "landscape": f"landscape-{a.landscape.lower()}"}),
    steps.Discard: lambda s, a: ("log-discard", _card(a.card)),
    steps.Finish: lambda s, a: ("log-finish", {}),
    steps.Arrange: lambda s, a: ("log-arrange", {}),
    steps.Pick: lambda s, a: ("log-pick", _card(s.garden[a.column][-1])),
    steps.Recover: lambda s, a: ("log-recover", _card(a.card)),
    steps.Exchange: lambda s, a: ("log-exchange", {"mine": goal_word(a.mine, s.solo), "other": goal_word(a.other, s.solo)}),
    steps.Tuck: lambda s, a: ("log-tuck", {**_card(a.card), "pile": leaf_word(a.pile)}),
}


def _card(card: int) -> dict[str, Any]:
    return {"card": card_text(card)}


def _consequences(before: State, events: list[Event]) -> Iterator[Text]:
    names = before.setup.names
    for kind, group in groupby(events, key=_kind):
        happenings = list(group)
        match kind:
            case "to-garden":
                yield Text("log-new-in-garden", {"cards": _pieces(happenings)})
            case "drawn":
                seen = _pieces(happenings)
                args = {"name": names[before.current], "count": len(happenings)}
                yield Text("log-drawn-seen", {**args, "cards": seen}) if seen else Text("log-drawn", args)
            case "garden-swept":
                yield Text("log-garden-swept", {"count": len(happenings)})
            case "turned":
                yield from (Text("log-turned", _card(INDEX[str(event.piece)])) for event in happenings if isinstance(event, Moved))
            case _:
                for event in happenings:
                    yield from _single(before, event)


def _kind(event: Event) -> str:
    match event:
        case Moved(_, source, target) if source.kind == "deck" and target.kind == "garden":
            return "to-garden"
        case Moved(_, source, target) if source.kind == "deck" and target.kind == "hand":
            return "drawn"
        case Moved(_, source, target) if source.kind == "garden" and target.kind == "discard":
            return "garden-swept"
        case Moved(_, _, target) if target.kind == "turned":
            return "turned"
    return ""


def _pieces(events: list[Event]) -> tuple[Text, ...]:
    return tuple(card_text(INDEX[event.piece]) for event in events if isinstance(event, Moved) and event.piece is not None)


def _single(before: State, event: Event) -> Iterator[Text]:
    names = before.setup.names
    match event:
        case Counted(seat, _, change, "pair", slots):
            for slot in slots:
                pair = {"left": leaf_word(LETTERS.index(slot[0])), "right": leaf_word(LETTERS.index(slot[1]))}
                yield Text("log-pair", {"name": names[seat], "acorns": change // len(slots), **pair})
        case Counted(seat, _, change, why) if change > 0 and why != "trade":
            yield Text("log-acorns", {"name": names[seat], "acorns": change})
        case Moved(str(piece), source, target) if source.kind == "turned":
            key = "log-placed" if target.kind == "pile" else "log-placed-garden"
            yield Text(key, {"name": names[before.current], **_card(INDEX[piece])})
        case Moved("gate", _, target) if target.slot is not None:
            yield Text("log-gate", {"leaf": leaf_word(LETTERS.index(target.slot))})
        case Moved("blue-token", _, target) if target.owner is not None:
            yield Text("log-blue-token", {"name": names[target.owner]})
        case Happened("closed-without-gate", _, args):
            yield Text("log-closed", {"leaf": leaf_word(LETTERS.index(args["type"]))})
        case Happened("end-triggered", _, args):
            yield Text("log-end-triggered" if before.solo is None else "log-end-triggered-alone", {"turns": args["turns"]})
        case Happened("game-over"):
            yield Text("log-game-over")


def closing_words(s: State) -> Iterator[Text]:
    """Points and winner of a game that is over; nothing of one that is not."""
    names = s.setup.names
    if s.stage != Stage.OVER:
        return
    if s.solo is not None:
        yield Text("log-solo", {"won": "yes" if all(solo.conditions(s)) else "no"})
        return
    for name, score in zip(names, scoring.scores(s), strict=True):
        args = {"piles": score.piles, "acorns": score.acorns, "goals": score.goals, "blue": score.blue, "total": score.total}
        yield Text("log-score", {"name": name, "dew": "yes" if s.dew else "no", **args})
    winners = scoring.winners(s)
    yield Text("log-winner", {"count": len(winners), "names": tuple(names[seat] for seat in winners)})
