"""A move as one sentence: what somebody at the table would say one should do. A plate is named by what else lies on it."""

from typing import Any

from momiji.core.text import Text
from momiji.games.chocolatier.rules.log import some
from momiji.games.chocolatier.rules.pralines import FIELD, LETTERS, colours, count
from momiji.games.chocolatier.rules.state import LINE_BITS, MIDDLE, State, waiting_line
from momiji.games.chocolatier.rules.steps import FLOOR, Send, Step, Take, Tile
from momiji.games.chocolatier.rules.view import View, world
from momiji.games.chocolatier.rules.words import colour_word


def said(steps: tuple[Step, ...], view: View) -> Text:
    """The move as a sentence; where the rest of an offer is sent only goes with it."""
    s = world(view)
    match steps[0]:
        case Take(source, colour, row):
            taken = {"count": count(s.sources[source], colour), "praline": colour_word(colour), **_from(s, source, colour)}
            if row == FLOOR:
                return Text("chocolatier-coach-take-floor", taken)
            return Text("chocolatier-coach-take", {**taken, "line": row + 1})
        case Send():
            return sent("chocolatier-coach-send", steps[0])
        case Tile(column):
            me = s.players[s.current]
            row = waiting_line(me)
            praline = colour_word(me.lines[row] >> LINE_BITS)
            return Text("chocolatier-coach-tile", {"praline": praline, "row": row + 1, "column": column + 1})
    return Text("chocolatier-coach-end")


def _from(s: State, source: int, colour: int) -> dict[str, Any]:
    rest = s.sources[source] & ~FIELD[colour]
    where = "middle" if source == MIDDLE else "plate" if rest else "alone"
    return {"from": where, "rest": some(LETTERS[one] for one in colours(rest))}


def sent(key: str, step: Send) -> Text:
    return Text(key, {"praline": colour_word(step.colour), "way": "clockwise" if step.right else "anticlockwise"})


def missed(steps: tuple[Step, ...], view: View) -> Text:
    """That this move was there, by its name where it has a short one."""
    better = said(steps, view)
    named = better.key == "chocolatier-coach-take"
    return Text("chocolatier-coach-missed-take", better.args) if named else Text("coach-missed-other")
