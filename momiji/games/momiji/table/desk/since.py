"""What the others did while a player waited: the things they changed, their turns in a few words, and why the last turns began."""

from collections import Counter
from collections.abc import Mapping
from itertools import groupby

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.core.text import Text
from momiji.games.momiji.rules.brief import brief
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.table.show import Ending, Trace
from momiji.playing.chair import Moment
from momiji.playing.log import Line
from momiji.playing.session import since_last_turn


def since_lines(moment: Moment) -> tuple[Line, ...]:
    """One sentence for every turn of another player since the looker's last; everybody may read them."""
    turns = groupby(since_last_turn(moment.taken, moment.seat), key=lambda taken: taken.turn)
    return tuple(
        Line(moment.seats[turn.seat].crest, brief([(taken.before, taken.step, taken.public) for taken in steps])) for turn, steps in turns
    )


def traces(moment: Moment) -> tuple[Trace, ...]:
    """Where to look: the cards that came to the garden, and what changed on the others' side."""
    seat = moment.seat
    came: Counter[str] = Counter()
    found: dict[Trace, None] = {}
    for taken in since_last_turn(moment.taken, seat):
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


def ending(moment: Moment, lying: View | None = None) -> Ending | None:
    """The reason is that of the moment the end was triggered: a deck that runs out later changes nothing (9.2).

    `lying` is what lies on the table, where a play is only planned.
    """
    view: View = lying or moment.view
    if view.final is None or view.turn.stage == Stage.OVER:
        return None
    seats = tuple((view.current + turn) % len(view.players) for turn in range(1, view.final + 1))
    if view.scenario is not None:
        return Ending("solo", seats)
    triggered = (one.after for one in moment.taken if any(_triggers(event) for event in one.events))
    return Ending("gates" if next(triggered, view).gates == 0 else "deck", seats)


def _triggers(event: Event) -> bool:
    return isinstance(event, Happened) and event.what == "end-triggered"


def ending_words(end: Ending, names: Mapping[int, str], key: str) -> Text:
    """`key` says in which words: as the notice on the table, or at length."""
    still = tuple(names[seat] for seat in end.seats)
    return Text(f"{key}-alone" if end.why == "solo" else key, {"why": end.why, "turns": len(end.seats), "names": still})
