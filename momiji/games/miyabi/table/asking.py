"""The note and the buttons: what is to be done now, in words."""

from dataclasses import dataclass

from momiji.core.text import Text
from momiji.games.miyabi.rules.setup import FROG
from momiji.games.miyabi.rules.steps import Frog, Pass
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.rules.words import object_word, tile_text
from momiji.ui.table.gestures import TURN_LEFT, TURN_RIGHT
from momiji.ui.table.show import TURN, TURNS, Command, Note, Spot
from momiji.ui.table.step_desk import Begun

from . import shapes
from .gestures import FINISH, LAY, PASS, PUT, SURE


@dataclass(frozen=True, slots=True)
class NoteAndButtons:
    note: Note
    primary: Command | None
    left: Command | None = None
    coins: tuple[Command, ...] = ()


def asked(begun: Begun, view: View, earned: int) -> NoteAndButtons:
    """`earned`: the points of this turn so far."""
    if begun.moment.over:
        return NoteAndButtons(Note("miyabi/morning", Text("miyabi-note-over"), Text("miyabi-note-over-body")), None)
    if any(way.gesture.mode == PASS for way in begun.ready):
        note = Note("pass", Text("miyabi-note-sure"), Text("miyabi-note-sure-body"))
        return NoteAndButtons(
            note,
            Command(SURE, Text("miyabi-button-sure"), short_icon="pass", key="enter"),
            Command("cancel", Text("miyabi-button-stay"), short_icon="cross"),
        )
    if not view.round:
        return _put_frog(begun)
    if view.laid:
        return _laid(begun, view, earned)
    return _lay(begun, view)


def _put_frog(begun: Begun) -> NoteAndButtons:
    note = Note("miyabi/frog", Text("miyabi-note-put-frog"), Text("miyabi-note-put-frog-body"))
    ready = bool(begun.ready)
    return NoteAndButtons(
        note,
        Command(
            PUT,
            Text("miyabi-button-put-frog"),
            short_icon="check",
            enabled=ready,
            why=Text("miyabi-why-square"),
            key="enter" if ready else "",
        ),
    )


def _laid(begun: Begun, view: View, earned: int) -> NoteAndButtons:
    end = Command(FINISH, Text("miyabi-button-end"), short_icon="check", bonus=earned, key="enter")
    pass_ = Command(PASS, Text("miyabi-button-pass"), short_icon="pass", enabled=False, why=Text("miyabi-refuse-pass-laid"))
    if any(isinstance(step, Frog) for step in begun.legal):
        body = Text("miyabi-note-frog-body" if begun.chosen else "miyabi-note-laid-frog")
        icon, title = ("frog", "miyabi-note-frog") if begun.chosen else ("level", "miyabi-note-laid")
        return NoteAndButtons(Note(f"miyabi/{icon}", Text(title), body), end, pass_, _coins(begun, view))
    note = Note("miyabi/level", Text("miyabi-note-laid"), Text("miyabi-note-laid-body"))
    return NoteAndButtons(note, end, pass_, _coins(begun, view))


def _lay(begun: Begun, view: View) -> NoteAndButtons:
    end = Command(FINISH, Text("miyabi-button-end"), short_icon="check", enabled=False, why=Text("miyabi-refuse-end"))
    can = any(isinstance(step, Pass) for step in begun.legal)
    pass_ = Command(PASS, Text("miyabi-button-pass"), short_icon="pass", enabled=can, why=Text("miyabi-why-pass"))
    coins = _coins(begun, view)
    if begun.legal and all(isinstance(step, Pass) for step in begun.legal):
        note = Note("pass", Text("miyabi-note-nothing"), Text("miyabi-note-nothing-body"))
        return NoteAndButtons(note, Command(PASS, Text("miyabi-button-pass"), short_icon="pass", key="enter"), None, coins)
    chosen = begun.chosen[0] if begun.chosen else None
    match chosen.kind if chosen else "":
        case "tile" if chosen:
            lit = any(mark == "legal" for mark in begun.marks.values())
            return NoteAndButtons(_tile_note(view, int(chosen.key), lit), end, pass_, coins)
        case "zen" if chosen:
            kind = view.face_up[int(chosen.key)]
            ready = any(way.gesture.button == LAY for way in begun.ready)
            body = Text("miyabi-note-zen-sure" if ready else "miyabi-note-zen-body", {"object": object_word(kind)})
            lay = Command(
                LAY,
                Text("miyabi-button-lay"),
                short_icon="check",
                enabled=ready,
                why=Text("miyabi-why-square"),
                key="enter" if ready else "",
            )
            return NoteAndButtons(Note("miyabi/zen", Text("miyabi-note-zen"), body), lay, pass_, coins)
        case "frog":
            note = Note("miyabi/frog", Text("miyabi-note-frog"), Text("miyabi-note-frog-first"))
            return NoteAndButtons(note, end, pass_, coins)
    hint = Text("miyabi-note-lay-frog") if FROG in view.options and not view.frog_moved else None
    body = Text("miyabi-note-lay-after-frog" if view.frog_moved else "miyabi-note-lay-body")
    return NoteAndButtons(Note("miyabi/level", Text("miyabi-note-lay"), body, hint=hint), end, pass_, coins)


def held_note(view: View, held: Spot, fits: bool) -> Note | None:
    """While something is in the hand."""
    match held.kind:
        case "tile":
            return _tile_note(view, int(held.key), fits)
        case "zen":
            return Note("miyabi/zen", Text("miyabi-note-zen"), Text("miyabi-note-zen-body"))
        case "frog" if view.round:
            return Note("miyabi/frog", Text("miyabi-note-frog"), Text(f"miyabi-note-frog-{'body' if view.laid else 'first'}"))
    return None


def _tile_note(view: View, place: int, lit: bool) -> Note:
    tile = view.display[place]
    key = "miyabi-note-tile-body" if lit else "miyabi-note-tile-turn"
    turns = {TURNS: TURN.upper()}
    more = Text("miyabi-note-tile-hint", turns) if lit and len(shapes.turnings(tile, len(view.players))) > 1 else None
    return Note("miyabi/level", Text("miyabi-note-tile"), Text(key, {"tile": tile_text(tile), **turns}), hint=more)


def _coins(begun: Begun, view: View) -> tuple[Command, ...]:
    chosen = begun.chosen[0] if begun.chosen else None
    can = chosen is not None and chosen.kind == "tile" and len(shapes.turnings(view.display[int(chosen.key)], len(view.players))) > 1
    return tuple(
        Command(action, Text(f"miyabi-button-{action}"), enabled=can, why=Text("miyabi-why-turn"), icon=f"miyabi/{action}")
        for action in (TURN_LEFT, TURN_RIGHT)
    )
