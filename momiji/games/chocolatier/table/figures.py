"""What a place would bring before anything is put there. The rules say it; here it only gets its place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from momiji.core.text import Text
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import BROWN, COLOURS, SIZE, column_of
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.steps import FLOOR, TAKES, Step, Take, Tile
from momiji.games.chocolatier.rules.view import View
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.show import About, Spot

from . import spots


@dataclass(frozen=True, slots=True)
class FigureSlip:
    """A small paper with a figure over a place: points in ink on gold, costs in red. `most`: up to so many."""

    at: Spot
    value: int
    most: int | None = None
    place: int | None = None  # of a line or the floor the place it stands over
    fallen: tuple[str, int] = ("", 0)  # of which colour how many fall to the floor for it


def figures_of(view: View, legal: Sequence[Step], chosen: Spot | None) -> tuple[tuple[FigureSlip, ...], tuple[Piece, ...]]:
    """For everything the chosen thing may go to; the ghosts are of a chosen place of the box."""
    found: list[FigureSlip] = []
    ghosts: list[Piece] = []
    for step in legal:
        match step:
            case Take(source, colour, _) if chosen == spots.pralines(source, COLOURS[colour]):
                found += take_figures(view, step)
            case Tile(column):
                row, told = preview.placing(view), preview.preview(view, step)
                well = spots.well(view.current, row, column)
                found.append(FigureSlip(well, told.points[0] if told else 0))
                if chosen == well:
                    ghosts.append(Piece(view.players[view.current].lines[row][0], well))
    return tuple(found), tuple(ghosts)


def take_figures(view: View, step: Take) -> list[FigureSlip]:
    told = preview.preview(view, step)
    if told is None:
        return []
    seat, row, found = view.current, step.line, []
    lost = told.floor_cost - preview.due(view, seat).cost
    if row == FLOOR:
        return [FigureSlip(spots.floor(seat), -lost)]
    if told.full and told.points:
        at = spots.line(seat, row) if BROWN in view.options else spots.well(seat, row, column_of(row, step.colour))
        found.append(FigureSlip(at, told.points[0], told.points[-1], place=row if at.kind == "line" else None))
    if lost or told.overflow:
        found.append(FigureSlip(spots.line(seat, row), -lost, fallen=(COLOURS[step.colour], told.overflow)))
    return found


def foreseen(view: View, chosen: Spot, target: Spot) -> About | None:
    """In words: what would come of putting the chosen pralines there."""
    if chosen.kind != "pralines" or target.kind not in ("line", "floor") or spots.numbers(target)[0] != view.current:
        return None
    source, colour = spots.source_of(chosen)
    row = FLOOR if target.kind == "floor" else spots.numbers(target)[1]
    step = TAKES[source][colour][row]
    told = preview.preview(view, step)
    if told is None:
        return None
    title = Text("chocolatier-about-floor") if row == FLOOR else Text("chocolatier-about-line", {"line": row + 1})
    return About(title, tuple(_will(view, step, told)))


def _will(view: View, step: Take, told: preview.Preview) -> Iterator[Text]:
    if told.full and told.points:
        least, most = told.points[0], told.points[-1]
        different = Text("chocolatier-will-fill-brown", {"least": least, "most": most})
        yield different if least != most else Text("chocolatier-will-fill", {"points": least})
    elif step.line < SIZE:
        held = len(view.players[view.current].lines[step.line]) + told.into_line
        yield Text("chocolatier-will-hold", {"count": held, "places": step.line + 1})
    lost = told.floor_cost - preview.due(view, view.current).cost
    if told.overflow:
        yield Text("chocolatier-will-fall", {"count": told.overflow, "cost": lost})
    if step.source == MIDDLE and view.mark is None:
        yield Text("chocolatier-note-token")


def ghosts_of(view: View, step: Take) -> tuple[Piece, ...]:
    """Where the pralines of a take would lie: in the line, on the floor, and at last in the box."""
    told = preview.preview(view, step)
    if told is None:
        return ()
    seat, row, letter = view.current, step.line, COLOURS[step.colour]
    me = view.players[seat]
    held = len(me.lines[row]) if row < SIZE else 0
    ghosts = [Piece(letter, spots.line(seat, row), held + at) for at in range(told.into_line)]
    ghosts += [Piece(letter, spots.floor(seat), place) for place in preview.fallen(view, step)]
    if told.full and told.points and BROWN not in view.options:
        ghosts.append(Piece(letter, spots.well(seat, row, column_of(row, step.colour))))
    return tuple(ghosts)
