"""A move as one sentence: what somebody at the table would say one should do."""

from momiji.core.text import Text
from momiji.games.momiji.rules import steps
from momiji.games.momiji.rules.log import card_text, goal_word, leaf_word
from momiji.games.momiji.rules.view import View

_MAIN = (
    steps.Draft, steps.Finish, steps.Play, steps.PlayNew, steps.PlayOn, steps.Collect, steps.CollectTwo, steps.Goal, steps.Exchange,
    steps.Reveal, steps.Pass,
)  # fmt: skip
_LESSER: tuple[type, ...] = (  # what a move without any of those is called after
    steps.Recover, steps.Pick, steps.Arrange, steps.PlaceNew, steps.PlaceOn, steps.PlaceGarden, steps.Tuck, steps.Use, steps.Trade,
    steps.Discard, steps.Done, steps.End,
)  # fmt: skip


def headline(move: tuple[steps.Step, ...]) -> int:
    """Which step a move is called after: where its main action begins, or whatever else it is about."""
    main = next((at for at, step in enumerate(move) if isinstance(step, _MAIN)), None)
    return main if main is not None else min(range(len(move)), key=lambda at: _LESSER.index(type(move[at])))


def said(move: tuple[steps.Step, ...], view: View) -> Text:
    """The move as a sentence, without what only goes with it."""
    heavy = move[headline(move)]
    match heavy:
        case steps.Play() | steps.PlayNew() | steps.PlayOn():
            cards = [step.card for step in move if isinstance(step, steps.Play | steps.PlayNew | steps.PlayOn)]
            return Text("coach-do-play", {"cards": tuple(map(card_text, cards)), "count": len(cards)})
        case steps.Collect(t):
            return Text("coach-do-collect", {"leaf": leaf_word(t)})
        case steps.CollectTwo(first, second):
            return Text("coach-do-collect-two", {"first": leaf_word(first), "second": leaf_word(second)})
        case steps.Goal(goal):
            return Text("coach-do-goal", {"goal": goal_word(goal, view.scenario)})
        case steps.Exchange(mine, other):
            return Text("coach-do-exchange", {"mine": goal_word(mine, view.scenario), "other": goal_word(other, view.scenario)})
        case steps.Pick():
            tops = [view.garden[step.column][-1] for step in move if isinstance(step, steps.Pick)]
            return Text("coach-do-pick", {"cards": tuple(map(card_text, tops))})
        case steps.Recover(card):
            return Text("coach-do-recover", {"card": card_text(card)})
        case steps.Tuck(card, pile):
            return Text("coach-do-tuck", {"card": card_text(card), "pile": leaf_word(pile)})
        case steps.Trade(first, second):
            return Text("coach-do-trade", {"cards": (card_text(first), card_text(second))})
        case steps.Discard():
            dropped = [step.card for step in move if isinstance(step, steps.Discard)]
            return Text("coach-do-discard", {"cards": tuple(map(card_text, dropped)), "count": len(dropped)})
        case steps.Draft(letter) | steps.Use(letter):
            key = "coach-do-draft" if isinstance(heavy, steps.Draft) else "coach-do-use"
            return Text(key, {"letter": letter, "landscape": f"landscape-{letter.lower()}"})
        case steps.PlaceOn(pile):
            return Text("coach-do-place-on", {"pile": leaf_word(pile)})
        case steps.PlaceNew(left):
            return Text("coach-do-place-new", {"end": "left" if left else "right"})
    return Text(_PLAIN[type(heavy)])


_PLAIN: dict[type, str] = {
    steps.Reveal: "coach-do-reveal",
    steps.Arrange: "coach-do-arrange",
    steps.PlaceGarden: "coach-do-place-garden",
    steps.Pass: "coach-do-pass",
    steps.End: "coach-do-end",
    steps.Done: "coach-do-done",
    steps.Finish: "coach-do-finish",
}
