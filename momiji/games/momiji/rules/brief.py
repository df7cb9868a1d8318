"""A whole turn in a few words, for somebody who comes back to the table: the cards laid, what was taken, what it brought."""

from collections.abc import Iterable, Sequence
from typing import Any

from momiji.core.events import Counted, Event, Moved
from momiji.core.text import Text

from .cards import INDEX
from .log import card_text, goal_word, leaf_word
from .steps import Collect, CollectTwo, Exchange, Goal, Pass, Pick, Play, PlayNew, PlayOn, Recover, Reveal, Step, Trade, Tuck, Use
from .view import View

Told = tuple[View, Step, Iterable[Event]]  # what was to be seen before a step, the step, and what everybody saw of it


def brief(turn: Sequence[Told]) -> Text:
    """One sentence for one player's turn. Give events that were redacted for everybody."""
    before = turn[0][0]
    deeds: dict[str, dict[str, Any]] = {}
    for view, step, events in turn:
        for key, args in (*_did(view, step), *_came_of_it(view, events)):
            _add(deeds.setdefault(key, {}), args)
    told = tuple(Text(key, args) for key, args in deeds.items())
    return Text("brief-turn", {"name": before.names[before.current], "deeds": told or (Text("brief-nothing"),)})


def _add(known: dict[str, Any], more: dict[str, Any]) -> None:
    """The same thing again: cards in a row are one list, figures are added up."""
    for name, value in more.items():
        known[name] = known[name] + value if name in known and not isinstance(value, str) else value


def _did(v: View, step: Step) -> Iterable[tuple[str, dict[str, Any]]]:
    match step:
        case Reveal():
            yield "brief-reveal", {}
        case Collect(t):
            yield "brief-collect", {"leaf": leaf_word(t), "count": len(v.garden[t])}
        case CollectTwo(first, second):
            yield "brief-collect-two", {"first": leaf_word(first), "second": leaf_word(second)}
        case Play(card) | PlayNew(card) | PlayOn(card):
            yield "brief-play", {"cards": (card_text(card),)}
        case Tuck():
            yield "brief-tuck", {"count": 1}
        case Goal(goal):
            yield "brief-goal", {"goal": goal_word(goal, v.scenario)}
        case Exchange(_, other):
            yield "brief-goal", {"goal": goal_word(other, v.scenario)}
        case Trade():
            yield "brief-trade", {}
        case Use(letter):
            yield "brief-use", {"letter": letter}
        case Pick(t):
            yield "brief-pick", {"cards": (card_text(v.garden[t][-1]),)}
        case Recover(card):
            yield "brief-recover", {"cards": (card_text(card),)}
        case Pass():
            yield "brief-pass", {}


def _came_of_it(v: View, events: Iterable[Event]) -> Iterable[tuple[str, dict[str, Any]]]:
    for event in events:
        match event:
            case Moved(str(piece), source, target) if source.kind == "turned" and target.kind == "pile":
                yield "brief-play", {"cards": (card_text(INDEX[piece]),)}
            case Moved("gate", _, target) if target.kind == "pile":
                yield "brief-gates", {"count": 1}
            case Moved("blue-token", _, target) if target.owner == v.current:
                yield "brief-blue-token", {}
            case Counted(_, _, change, why) if change > 0 and why != "trade":
                yield "brief-acorns", {"count": change}
