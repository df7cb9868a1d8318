"""What is asked now, and the numbered answers, in sentences."""

from collections.abc import Sequence

from momiji.core.text import Text
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.preview import Preview
from momiji.games.miyabi.rules.steps import PASS, Frog, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import COLUMNS, FORMS
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.rules.words import object_word, squares_text, tile_name
from momiji.terminal.words import Way, verb_of

from .ways import step_of


def question(view: View, legal: Sequence[Step]) -> Text:
    if not view.round:
        return Text("miyabi-question-frog")
    if view.laid:
        return Text("miyabi-question-laid", {"frog": "yes" if any(isinstance(step, Frog) for step in legal) else "no"})
    if view.frog_moved:
        return Text("miyabi-question-moved")
    return Text("miyabi-question-pass" if list(legal) == [PASS] else "miyabi-question")


def label(view: View, way: Way, depth: int) -> Text:
    """With the last decision a step is whole, and its line tells what it brings."""
    if depth == 0:
        return Text(f"miyabi-do-{verb_of(way)}")
    if depth == len(way) - 1:
        return _step(view, step_of(way))
    match way[depth]:
        case (("object", int(kind)), _, ("form", str(code))):
            return tile_name(kind * len(FORMS) + next(at for at, form in enumerate(FORMS) if form.code == code))
        case (("object", int(kind)),):
            return Text("miyabi-choice-zen", {"object": object_word(kind)})
        case (("column", int(column)),):
            return Text("miyabi-choice-column", {"column": COLUMNS[column]})
    raise AssertionError(way)


def _step(view: View, step: Step) -> Text:
    found = MIYABI.preview(view, step)
    assert found is not None  # only legal steps are listed
    match step:
        case PlaceTile() | Zen():
            return Text("miyabi-choice-lay", {"squares": squares_text(found.squares), "level": found.level, "points": found.total})
    return _frog(view, found)


def _frog(view: View, found: Preview) -> Text:
    if not view.round:
        return Text("miyabi-choice-frog-put", {"square": found.squares[0]})
    return Text("miyabi-choice-frog", {"square": found.squares[0], "level": found.level, "points": found.points})
