"""What is told on a slip of paper: one short line a turn. What boxes were paid is seen in the film and stands in the log."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from momiji.core.text import Text
from momiji.playing.log import Line

_LOG: Final = "chocolatier-log-"
_ALSO: Final = {"overflow": "fallen", "mark": "token"}  # what belongs to the take before it
_SAID: Final = frozenset({"round", "over-row", "over-pralines", "over-barren"})

_OWN: Final = frozenset({"take", "take-floor", "rest", "rest-stays", "offer-taken", "mark", "overflow", "spared", "to-lid", "send"})


def own_turn(texts: Iterable[Text], name: str) -> tuple[Text, ...]:
    """What a player did and got: the end of a round's last turn fills everybody's boxes, and the log tells that."""
    return tuple(
        text for text in texts if text.key.removeprefix(_LOG) in _OWN or (text.args.get("name") == name and text.key != f"{_LOG}round")
    )


def brief(texts: Iterable[Text]) -> tuple[Text, ...]:
    """A take with what came of it is one line; what can be seen on the table is left out."""
    found: list[Text] = []
    for text in texts:
        name = text.key.removeprefix(_LOG)
        if name in ("take", "take-floor"):
            found.append(_take(text.args, floor=name == "take-floor"))
        elif name in _ALSO and found and found[-1].key == "chocolatier-brief-take":
            value: Any = text.args["count"] if name == "overflow" else "yes"
            found[-1] = Text(found[-1].key, {**found[-1].args, _ALSO[name]: value})
        elif name == "send":
            found.append(Text("chocolatier-brief-send", text.args))
        elif name in _SAID:
            found.append(text)
    return tuple(found)


def _take(told: Any, *, floor: bool) -> Text:
    args = {"count": told["count"], "praline": told["praline"], "line": told.get("line", 0), "fallen": 0, "token": "no"}
    return Text("chocolatier-brief-take", {**args, "where": "floor" if floor else "line"})


def brief_lines(lines: Sequence[Line]) -> list[Line]:
    """Each with the crest of whoever did it."""
    found: list[Line] = []
    for crest, text in _turns(lines):
        found += [Line(crest, one) for one in brief(text)]
    return found


def _turns(lines: Sequence[Line]) -> list[tuple[str, list[Text]]]:
    turns: list[tuple[str, list[Text]]] = []
    for line in lines:
        if not turns or turns[-1][0] != line.crest:
            turns.append((line.crest, []))
        turns[-1][1].append(line.text)
    return turns
