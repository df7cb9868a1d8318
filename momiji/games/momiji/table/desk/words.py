"""The action note and the three buttons: what is being done, what can be pressed, and what it will bring."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import NAMES, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import MOST_TUCKED
from momiji.games.momiji.rules.log import card_text, goal_word
from momiji.games.momiji.rules.preview import IN_A_PLAY, discards, pairs_to_come, plays_last_turn, price
from momiji.games.momiji.rules.state import NOT_YET, Stage
from momiji.games.momiji.rules.steps import DONE, END, FINISH, GOAL, PASS, PICK, REVEAL, USE, Arrange, PlayNew, PlayOn, Trade, Use
from momiji.games.momiji.table.gestures import sorted_discard
from momiji.ui.table.show import Command, Note

if TYPE_CHECKING:
    from .begun import BegunDesk


def leaf(t: int) -> str:
    return f"leaf-{NAMES[t]}"


def landscape_name(letter: str) -> Text:
    return Text("landscape-name", {"landscape": f"landscape-{letter.lower()}"})


# ------------------------------------------------------------------ the note
def note(desk: BegunDesk) -> Note:
    turn = desk.view.turn
    if turn.stage == Stage.OVER:
        return Note("goal", Text("desk-over-title"), Text("desk-over-body"))
    if not desk.active:
        return desk.waiting()
    if desk.trading:
        return Note("trade", Text("desk-trade-title"), Text("desk-trade-body", {"chosen": len(desk.offered)}))
    if desk.landscape:
        small = desk.landscape.lower()
        body = f"desk-use-{small}" if desk.asks_first(USE[desk.landscape]) else f"landscape-text-{small}"
        return Note("garden", landscape_name(desk.landscape), Text(body))
    if turn.stage in IN_A_PLAY:
        return _play_note(desk)
    said = _open_note(desk) if turn.stage == Stage.OPEN else _stage_note(desk)
    step = desk.chosen_step
    return replace(said, then=(Text("desk-no-undo"),)) if step is not None and desk.asks_first(step) else said


def _open_note(desk: BegunDesk) -> Note:
    view, turn = desk.view, desk.view.turn
    if desk.columns:
        t = desk.columns[0]
        then = "alone" if view.scenario is not None else "reveal" if REVEAL in desk.legal else "nothing"
        args: dict[str, object] = {"leaf": leaf(t), "count": len(view.garden[t]), "then": then}
        chip = Text("chip-cards", {"count": args["count"]})
        return Note("collect", Text("desk-collect-title"), Text("desk-collect-body", args), chip)
    if goals := desk.picked("goal"):
        body = "desk-goal-body" if view.scenario is None else "desk-goal-alone"
        return Note("goal", Text("desk-goal-title"), Text(body, {"goal": goal_word(goals[0], view.scenario)}))
    if desk.revealing:
        return Note("reveal", Text("desk-reveal-title"), Text("desk-reveal-body"))
    if desk.held is not None:
        return Note("play", Text("desk-play-title"), Text("desk-joker-body", {"card": card_text(desk.hand[int(desk.held.key)])}))
    if turn.main != NOT_YET:
        return Note("pass", Text("desk-after-title"), Text("desk-after-body", {"bonus": bonus(desk), "more": _still_possible(desk)}))
    if PASS in desk.legal:
        return Note("pass", Text("desk-turn-title"), Text("desk-pass-body"))
    return Note("hand", Text("desk-turn-title"), Text("desk-turn-body"), _last_chip(desk), hint=Text("desk-turn-how"))


def _still_possible(desk: BegunDesk) -> str:
    """What may be done beside the main action."""
    kinds = {type(step) for step in desk.legal} & {Use, Trade}
    return "both" if len(kinds) == 2 else "landscape" if Use in kinds else "trade" if Trade in kinds else "nothing"


def _last_chip(desk: BegunDesk) -> Text | None:
    return Text("chip-last-turn") if plays_last_turn(desk.view, desk.seat) else None


def _play_note(desk: BegunDesk) -> Note:
    plan, turn = desk.plan, desk.view.turn
    assert plan is not None
    if desk.held is not None and not desk.tucking:
        return Note("play", Text("desk-play-title"), Text("desk-joker-body", {"card": card_text(desk.hand[int(desk.held.key)])}))
    if turn.stage == Stage.SKIPPING:
        return Note("play", landscape_name("A"), Text("desk-ability-a"))
    if turn.ability == "M" and desk.tucking:
        return Note("tuck", landscape_name("M"), Text("desk-ability-m", {"left": MOST_TUCKED - turn.tucked}))
    if not plan.laid:
        letter = {Stage.EXTRA_PLAY: "E"}.get(turn.stage, turn.ability)
        return Note("play", landscape_name(letter), Text(f"desk-ability-{letter.lower()}-play"))
    chip = Text("chip-mixed") if turn.laid_types & (turn.laid_types - 1) else Text("chip-one-type")
    return Note("play", Text("desk-play-title"), _play_body(desk), chip)


def _play_body(desk: BegunDesk) -> Text:
    plan = desk.plan
    assert plan is not None
    last = plan.laid[-1]
    args = {"card": card_text(last.card), "leaf": leaf(TYPE[last.card])}
    other = desk.elsewhere()
    match last:
        case PlayNew(_, left):
            key = "desk-play-new-choice" if other else "desk-play-new"
            return Text(key, {**args, "end": "left" if left else "right"})
        case PlayOn(_, pile):
            return Text("desk-play-on", {**args, "pile": leaf(pile)})
        case _ if len(plan.laid) == 1 and not plan.base.players[desk.seat].piles:
            return Text("desk-play-first", args)
        case _:
            return Text("desk-play-pile", args)


_STAGE_NOTES: dict[int, tuple[str, str]] = {
    Stage.REVEALED: ("collect", "desk-revealed"),
    Stage.TWO_COLUMNS: ("collect", "desk-ability-b"),
    Stage.ARRANGING: ("reorder", "desk-ability-c"),
    Stage.DRAWN: ("discard", "desk-ability-d"),
    Stage.PICK_TOP: ("collect", "desk-ability-f"),
    Stage.RECOVERING: ("discard", "desk-ability-g"),
    Stage.SHRINE: ("goal", "desk-ability-h"),
    Stage.BELL: ("collect", "desk-ability-i"),
    Stage.LANTERNS: ("collect", "desk-ability-k"),
    Stage.BONFIRE: ("discard", "desk-ability-l"),
    Stage.WATERFALL: ("reveal", "desk-ability-n"),
    Stage.FORCED_DISCARD: ("discard", "desk-forced-discard"),
    Stage.HAND_LIMIT: ("discard", "desk-hand-limit"),
}


def _stage_note(desk: BegunDesk) -> Note:
    view, turn = desk.view, desk.view.turn
    icon, key = _STAGE_NOTES[turn.stage]
    key = "desk-ability-b-alone" if turn.stage == Stage.TWO_COLUMNS and view.scenario is not None else key
    args: dict[str, object] = {"count": turn.count, "chosen": len(desk.ticked), "over": discards(view)}
    if turn.stage == Stage.WATERFALL:
        args["card"] = card_text(turn.turned)
    if turn.stage in (Stage.FORCED_DISCARD, Stage.HAND_LIMIT):
        chip = Text("chip-after-a-play") if turn.stage == Stage.FORCED_DISCARD else Text("chip-hand-limit")
        return Note(icon, Text("desk-discard-title"), Text(key, args), chip)
    title = Text("desk-collect-title") if turn.stage == Stage.REVEALED else landscape_name(turn.ability)
    return Note(icon, title, Text(key, args))


# ------------------------------------------------------------------ the buttons
def bonus(desk: BegunDesk) -> int:
    """Acorns the pairs will pay when this turn ends."""
    return pairs_to_come(desk.view).acorns


def buttons(desk: BegunDesk) -> tuple[Command | None, Command | None, Command | None]:
    return (_primary(desk), _left(desk), _right(desk)) if desk.active else (desk.hurry, None, None)


def _primary(desk: BegunDesk) -> Command:
    turn = desk.view.turn
    if desk.trading:
        ready = len(desk.offered) == 2
        return Command("trade", Text("button-trade-now"), ready, None if ready else Text("why-two-cards"), key="enter")
    if desk.landscape:
        return Command("use", Text("button-use", {"landscape": f"landscape-{desk.landscape.lower()}"}), key="enter")
    if turn.stage in IN_A_PLAY:
        return _play_button(desk)
    if turn.stage == Stage.OPEN:
        return _open_button(desk)
    return _stage_button(desk)


def _play_button(desk: BegunDesk) -> Command:
    refusal = desk.chair.refuse(DONE)
    text = Text("button-play", {"count": desk.view.turn.laid})
    return Command("done", text, refusal is None, None if refusal is None else refusal.text, bonus(desk), key="enter")


def _open_button(desk: BegunDesk) -> Command:
    view, legal = desk.view, desk.legal
    if desk.columns:
        return Command("collect", Text("button-collect", {"count": len(view.garden[desk.columns[0]])}), key="enter")
    if goals := desk.picked("goal"):
        return Command("goal", Text("button-goal", {"price": price(view, goals[0])[0]}), key="enter")
    if desk.revealing:
        return Command("reveal", Text("button-reveal"), key="enter")
    if FINISH in legal:
        return Command("finish", Text("button-finish"), key="enter")
    if END in legal:
        return Command("end", Text("button-end"), bonus=bonus(desk), key="enter")
    if PASS in legal:
        return Command("pass", Text("button-pass"), key="enter")
    return Command("end", Text("button-end"), False, Text("refuse-end-without-main"))


def _stage_button(desk: BegunDesk) -> Command:
    view, turn = desk.view, desk.view.turn
    count = len(desk.ticked)
    match turn.stage:
        case Stage.REVEALED | Stage.BELL:
            ready = bool(desk.columns)
            cards = len(view.garden[desk.columns[0]]) if ready else 0
            return Command("collect", Text("button-collect", {"count": cards}), ready, None if ready else Text("why-column"), key="enter")
        case Stage.TWO_COLUMNS:
            ready = len(desk.columns) == 2
            cards = sum(len(view.garden[t]) for t in desk.columns)
            return Command(
                "collect", Text("button-collect", {"count": cards}), ready, None if ready else Text("why-two-columns"), key="enter"
            )
        case Stage.PICK_TOP:
            if not desk.columns:
                return Command("collect", Text("button-take-card"), False, Text("why-column"))
            text = Text("button-take", {"card": card_text(view.garden[desk.columns[0]][-1])})
            return Command("collect", text, bonus=MOMIJI.preview(view, PICK[desk.columns[0]]).acorns, key="enter")
        case Stage.LANTERNS:
            picked = len(desk.columns)
            if picked:
                return Command("done", Text("button-take-cards", {"count": picked}), key="enter")
            refusal = desk.chair.refuse(DONE)
            return Command("done", Text("button-enough"), refusal is None, None if refusal is None else refusal.text, key="enter")
        case Stage.ARRANGING:
            return Command("arrange", Text("button-arrange"), bonus=MOMIJI.preview(view, Arrange(tuple(desk.order))).acorns, key="enter")
        case Stage.RECOVERING:
            if not (places := desk.picked("browser")):
                return Command("recover", Text("button-take-card"), False, Text("why-card"))
            return Command("recover", Text("button-take", {"card": card_text(sorted_discard(view)[int(places[0])])}), key="enter")
        case Stage.SHRINE:
            return _shrine_button(desk)
        case Stage.BONFIRE:
            promised = MOMIJI.preview(view, *desk.chosen_discards, DONE).acorns
            return Command("burn", Text("button-burn", {"count": count + turn.count}), bonus=promised, key="enter")
        case Stage.WATERFALL:
            return Command("use", Text("button-place"), False, Text("why-place"))
    needed = discards(view)
    ready = count == needed
    return Command(
        "discard", Text("button-discard", {"count": needed}), ready, None if ready else Text("why-discard", {"count": needed}), key="enter"
    )


def _shrine_button(desk: BegunDesk) -> Command:
    goal, own = desk.picked("goal"), desk.picked("own-goal")
    if goal and own:
        return Command("goal", Text("button-exchange"), key="enter")
    if goal and GOAL[goal[0]] in desk.legal:
        return Command("goal", Text("button-goal", {"price": price(desk.view, goal[0])[0]}), key="enter")
    return Command("goal", Text("button-goal-choose"), False, Text("why-goal"))


def _left(desk: BegunDesk) -> Command | None:
    """None while an ability asks: nothing can be traded then, and the way back has the whole row."""
    view, turn = desk.view, desk.view.turn
    if _can_keep_acorn(desk):
        return None
    if turn.ability == "M" and turn.stage == Stage.PLAYING and turn.tucked < MOST_TUCKED:
        return Command(
            "tuck", Text("button-play-instead" if desk.tucking else "button-tuck-instead"), icon="play" if desk.tucking else "tuck", key="t"
        )
    if turn.stage == Stage.OPEN and (desk.columns or desk.revealing) and view.scenario is None:
        refusal = desk.chair.refuse(REVEAL)
        why = None if refusal is None else refusal.text
        return Command("reveal", Text("button-reveal-short"), refusal is None, why, icon="tokens/acorn-small", short_icon="reveal", key="r")
    can = desk.can_trade
    why = None if can else Text("why-trade-done" if turn.traded else "why-trade")
    return Command(
        "trade",
        Text("button-trade" if not desk.trading else "button-trade-not"),
        can,
        why,
        icon="tokens/acorn-small",
        short_icon="trade",
        key="t",
    )


def _can_keep_acorn(desk: BegunDesk) -> bool:
    """An ability waits for an answer, and can still be taken back. A discard at the end of the turn is no answer to it."""
    elsewhere = (Stage.OPEN, Stage.FORCED_DISCARD, Stage.HAND_LIMIT, *IN_A_PLAY)
    return desk.stage not in elsewhere and bool(desk.view.turn.ability) and desk.chair.can_undo


def _right(desk: BegunDesk) -> Command:
    if desk.browsing and desk.stage != Stage.RECOVERING:
        return Command("browse", Text("button-close"), icon="cross", key="esc")
    if _can_keep_acorn(desk):
        return Command("cancel", Text("button-keep-acorn"), icon="undo", key="u")
    can = desk.chair.can_undo
    return Command("undo", Text("button-undo"), can, None if can else Text("why-undo"), icon="undo", key="u")
