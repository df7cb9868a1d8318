"""The note and the buttons: what is to be done now, in words."""

from dataclasses import dataclass

from momiji.core.text import Text
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import COLOURS, SIZE
from momiji.games.chocolatier.rules.state import END, MIDDLE, OVER, SEND, TILE
from momiji.games.chocolatier.rules.steps import Send
from momiji.games.chocolatier.rules.view import View
from momiji.games.chocolatier.rules.words import colour_word
from momiji.ui.table.show import Command, Note
from momiji.ui.table.step_desk import Begun

from . import spots

LEFT, RIGHT, PUT, FINISH = "anticlockwise", "clockwise", "put", "end"


@dataclass(frozen=True, slots=True)
class NoteAndButtons:
    note: Note
    primary: Command | None
    left: Command | None = None


def asked(begun: Begun, view: View) -> NoteAndButtons:
    match view.phase:
        case _ if begun.moment.over or view.phase == OVER:
            return NoteAndButtons(Note("chocolatier/fill", Text("chocolatier-note-over"), Text("chocolatier-note-over-body")), None)
        case phase if phase == SEND:
            return _send(begun, view)
        case phase if phase == TILE:
            return _tile(begun, view)
        case phase if phase == END:
            return _end(begun, view)
    return _take(begun, view)


def _take(begun: Begun, view: View) -> NoteAndButtons:
    if not begun.chosen or begun.chosen[0].kind != "pralines":
        note = Note("chocolatier/take", Text("chocolatier-note-take"), Text("chocolatier-note-take-body"))
        return NoteAndButtons(note, Command(FINISH, Text("chocolatier-button-end"), enabled=False, why=Text("chocolatier-why-take")))
    source, colour = spots.source_of(begun.chosen[0])
    offer = view.offers[source - 1] if source else None
    count = (offer.pralines if offer else view.middle).count(COLOURS[colour])
    chip = Text("chocolatier-kind-middle" if source == MIDDLE else "chocolatier-kind-plate")
    body = Text("chocolatier-note-chosen-body", {"count": count, "praline": colour_word(colour)})
    mark = source == MIDDLE and view.mark is None
    then = (Text("chocolatier-note-token"),) if mark else ()
    note = Note("chocolatier/line", Text("chocolatier-note-chosen"), body, chip=chip, then=then)
    return NoteAndButtons(note, Command(FINISH, Text("chocolatier-button-end"), enabled=False, why=Text("chocolatier-why-put")))


def _send(begun: Begun, view: View) -> NoteAndButtons:
    waiting = sorted({COLOURS.index(letter) for letter in view.sending or ""})
    colour = next((step.colour for step in begun.legal if isinstance(step, Send)), waiting[0])
    later = tuple(Text(colour_word(one)) for one in waiting if one != colour)
    body = Text("chocolatier-note-send-body", {"praline": colour_word(colour)})
    then = (Text("chocolatier-note-send-next", {"pralines": later, "count": len(later)}),) if later else ()
    note = Note("chocolatier/send", Text("chocolatier-note-send"), body, chip=Text("chocolatier-kind-send"), then=then)
    left, right = (Command(way, Text(f"chocolatier-button-{way}"), plain=True) for way in (LEFT, RIGHT))
    return NoteAndButtons(note, left, right)


def _tile(begun: Begun, view: View) -> NoteAndButtons:
    row = preview.placing(view)
    letter = view.players[view.current].lines[row][0]
    body = Text("chocolatier-note-tile-body", {"row": row + 1, "praline": colour_word(COLOURS.index(letter))})
    note = Note("chocolatier/fill", Text("chocolatier-note-tile"), body, chip=Text("chocolatier-kind-brown"))
    ready = bool(begun.ready)
    told = preview.preview(view, begun.ready[0].step) if ready else None
    bonus = told.points[0] if told else 0
    primary = Command(
        PUT, Text("chocolatier-button-put"), enabled=ready, why=Text("chocolatier-why-place"), bonus=bonus, key="enter" if ready else ""
    )
    return NoteAndButtons(note, primary)


def _end(begun: Begun, view: View) -> NoteAndButtons:
    last = not view.middle and not any(offer and offer.pralines for offer in view.offers)
    body = Text("chocolatier-note-end-last" if last else "chocolatier-note-end-body")
    full = [row + 1 for row in range(SIZE) if len(view.players[view.current].lines[row]) == row + 1]
    hint = Text("chocolatier-note-full", {"lines": ", ".join(map(str, full)), "count": len(full)}) if full and not last else None
    note = Note("chocolatier/take", Text("chocolatier-note-end"), body, hint=hint)
    return NoteAndButtons(note, Command(FINISH, Text("chocolatier-button-end"), key="enter"))
