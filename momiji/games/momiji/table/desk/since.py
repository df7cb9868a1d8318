"""What the others did while a player waited: the things they changed, their turns in a few words, and why the last turns began."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Protocol

from momiji.core.events import Counted, Event, Happened, Moved, redact
from momiji.core.text import Text
from momiji.games.momiji.rules.brief import brief
from momiji.games.momiji.rules.state import OVER, State
from momiji.games.momiji.table.show import Ending, Trace
from momiji.playing.log import Line
from momiji.playing.session import Seat, Taken, since_last_turn


class Told(Protocol):
    """A game as far as it is shown: who sits where, the position, and the steps that led to it."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def state(self) -> State: ...

    @property
    def taken(self) -> Sequence[Taken]: ...


def since_lines(game: Told, seat: int) -> tuple[Line, ...]:
    """One sentence for every turn of another player since this one's last; everybody may read them."""
    turns = groupby(since_last_turn(game.taken, seat), key=lambda taken: (taken.before.turn, taken.before.current))
    return tuple(
        Line(game.seats[other].crest, brief([(taken.before, taken.step, redact(taken.events, None)) for taken in steps]))
        for (_, other), steps in turns
    )


def traces(game: Told, seat: int) -> tuple[Trace, ...]:
    """Where to look: the cards that came to the garden, and what changed on the others' side."""
    came: Counter[str] = Counter()
    found: dict[Trace, None] = {}
    for taken in since_last_turn(game.taken, seat):
        for event in taken.events:
            match event:
                case Moved(_, source, target) if "garden" in (source.kind, target.kind):
                    if target.kind == "garden":
                        came[target.slot or ""] += 1
                    else:
                        came[source.slot or ""] -= 1  # what was collected leaves no trace in the garden
                    if target.kind == "hand" and target.owner != seat:
                        found[Trace("hand", seat=target.owner)] = None
                case Moved(str(piece), _, target) if target.kind in ("pile", "under") and target.owner != seat:
                    shown = piece[0] if target.kind == "pile" and piece != "gate" else target.slot or ""
                    found[Trace("pile", shown, target.owner)] = None
                case Moved(str(piece), _, target) if target.kind == "tokens" and target.owner != seat:
                    found[Trace("goal", piece, target.owner)] = None
                case Moved(_, _, target) if target.kind == "hand" and target.owner != seat:
                    found[Trace("hand", seat=target.owner)] = None
                case Counted(owner, _, _, why, slots) if owner != seat:
                    found[Trace("acorns", seat=owner)] = None
                    if why == "landscape":
                        found.update(dict.fromkeys(Trace("landscape", letter, owner) for letter in slots))
    return (*(Trace("column", slot, count=count) for slot, count in came.items() if count > 0), *found)


def ending(game: Told, lying: State | None = None) -> Ending | None:
    """The reason is that of the moment the end was triggered: a deck that runs out later changes nothing (9.2).

    `lying` is what lies on the table, where a play is only planned.
    """
    s = lying or game.state
    if s.final is None or s.stage == OVER:
        return None
    seats = tuple((s.current + turn) % len(s.players) for turn in range(1, s.final + 1))
    if s.solo is not None:
        return Ending("solo", seats)
    triggered = (one.after for one in game.taken if any(_triggers(event) for event in one.events))
    return Ending("gates" if next(triggered, s).gates == 0 else "deck", seats)


def _triggers(event: Event) -> bool:
    return isinstance(event, Happened) and event.what == "end-triggered"


def ending_words(end: Ending, names: Mapping[int, str], key: str) -> Text:
    """`key` says in which words: as the notice on the table, or at length."""
    still = ", ".join(names[seat] for seat in end.seats)
    return Text(f"{key}-alone" if end.why == "solo" else key, {"why": end.why, "turns": len(end.seats), "names": still})
