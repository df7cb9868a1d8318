"""What is asked now, and the numbered answers, in sentences."""

from collections.abc import Sequence

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import INDEX, LETTERS, NUMBER
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.log import card_text, goal_word
from momiji.games.momiji.rules.preview import pairs_to_come, price
from momiji.games.momiji.rules.state import NOT_YET, Stage
from momiji.games.momiji.rules.steps import DONE, PASS, Step, Trade, Use
from momiji.games.momiji.rules.view import View
from momiji.terminal.words import Decision, Way, verb_of

from .looking import card, cards, landscape, leaf

_STAGES = {
    Stage.DRAFT: "draft-title",
    Stage.ARRANGING: "momiji-arrange",
    Stage.REVEALED: "desk-revealed",
    Stage.TWO_COLUMNS: "desk-ability-b",
    Stage.DRAWN: "desk-ability-d",
    Stage.PICK_TOP: "desk-ability-f",
    Stage.RECOVERING: "desk-ability-g",
    Stage.SHRINE: "desk-ability-h",
    Stage.BELL: "desk-ability-i",
    Stage.LANTERNS: "desk-ability-k",
    Stage.BONFIRE: "desk-ability-l",
    Stage.WATERFALL: "desk-ability-n",
    Stage.FORCED_DISCARD: "desk-forced-discard",
    Stage.HAND_LIMIT: "desk-hand-limit",
}


def question(view: View, legal: Sequence[Step]) -> Text:
    """As the window's note asks it, where that fits a list of choices."""
    turn = view.turn
    if turn.stage in (Stage.PLAYING, Stage.SKIPPING, Stage.EXTRA_PLAY):
        return _play(view, legal)
    if turn.stage == Stage.OPEN:
        return _open(view, legal)
    if turn.stage == Stage.TWO_COLUMNS and view.scenario is not None:
        return Text("desk-ability-b-alone")
    args: dict[str, object] = {"count": turn.count, "chosen": 0, "over": len(_own_hand(view)) - EDITION.hand_limit}
    if turn.stage == Stage.WATERFALL:
        args["card"] = card_text(turn.turned)
    return Text(_STAGES[turn.stage], args)


def _own_hand(view: View) -> tuple[int, ...]:
    return view.players[view.current].hand or ()


def _play(view: View, legal: Sequence[Step]) -> Text:
    turn = view.turn
    if turn.laid + turn.tucked:
        return Text("momiji-playing", {"more": "no" if all(step == DONE for step in legal) else "yes"})
    if turn.stage == Stage.SKIPPING:
        return Text("desk-ability-a")
    letter = "e" if turn.stage == Stage.EXTRA_PLAY else turn.ability.lower()
    return Text(f"desk-ability-{letter}-play")


def _open(view: View, legal: Sequence[Step]) -> Text:
    if view.turn.main != NOT_YET:
        return Text("desk-after-body", {"bonus": pairs_to_come(view).acorns, "more": _still_possible(legal)})
    return Text("desk-pass-body" if PASS in legal else "desk-turn-body")


def _still_possible(legal: Sequence[Step]) -> str:
    """What may be done beside the main action."""
    kinds = {type(step) for step in legal} & {Use, Trade}
    return "both" if len(kinds) == 2 else "landscape" if Use in kinds else "trade" if Trade in kinds else "nothing"


# ---------------------------------------------------------------------- the lines of a list
def label(view: View, way: Way, depth: int) -> Text:
    name = verb_of(way)
    if depth == len(way):
        return Text("momiji-option-own-pile")
    match way[depth]:
        case (("verb", _),):
            return Text(f"momiji-do-{name}")
        case (("leaf", int(t)),):
            return _leaf(view, t, name)
        case (("leaf", int(_)), *_) as which:
            return card(code_of(which))
        case (("place", place),):
            return Text(f"momiji-option-{place}")
        case (("landscape", str(letter)),):
            return landscape(letter)
        case (("goal", str(goal)),) if name == "goal":
            title = Text(goal_word(goal, view.scenario))
            return Text("momiji-option-goal", {"title": title, "price": price(view, goal)[0]})
        case (("goal", str(goal)),):
            return Text(goal_word(goal, view.scenario))
    raise AssertionError(way)


def _leaf(view: View, t: int, name: str) -> Text:
    column = view.garden[t]
    if name == "collect":
        return Text("momiji-column", {"leaf": leaf(t), "count": len(column), "cards": cards(column)})
    if name == "pick":
        return Text("momiji-option-top", {"leaf": leaf(t), "top": card(column[-1])})
    top = next(pile.top for pile in view.players[view.current].piles if pile.type == t)
    return Text("momiji-option-pile", {"leaf": leaf(t), "number": NUMBER[top]})


def code_of(which: Decision) -> int:
    (_, t), (_, number), (_, edges) = which
    assert isinstance(t, int)
    return INDEX[f"{LETTERS[t]}{number}{edges}"]
