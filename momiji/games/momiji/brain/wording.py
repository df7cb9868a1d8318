"""A move as one sentence: what somebody at the table would say one should do."""

from momiji.core.text import Text
from momiji.games.momiji.rules.log import card_text, goal_word, leaf_word
from momiji.games.momiji.rules.steps import (
    Arrange,
    Collect,
    CollectTwo,
    Discard,
    Done,
    Draft,
    End,
    Exchange,
    Finish,
    Goal,
    Pass,
    Pick,
    PlaceGarden,
    PlaceNew,
    PlaceOn,
    Play,
    PlayNew,
    PlayOn,
    Recover,
    Reveal,
    Step,
    Trade,
    Tuck,
    Use,
)
from momiji.games.momiji.rules.view import View

_MAIN = (Draft, Finish, Play, PlayNew, PlayOn, Collect, CollectTwo, Goal, Exchange, Reveal, Pass)
_LESSER: tuple[type, ...] = (  # what a move without any of those is called after
    Recover, Pick, Arrange, PlaceNew, PlaceOn, PlaceGarden, Tuck, Use, Trade, Discard, Done, End,
)  # fmt: skip


def headline(steps: tuple[Step, ...]) -> int:
    """Which step a move is called after: where its main action begins, or whatever else it is about."""
    main = next((at for at, step in enumerate(steps) if isinstance(step, _MAIN)), None)
    return main if main is not None else min(range(len(steps)), key=lambda at: _LESSER.index(type(steps[at])))


def said(steps: tuple[Step, ...], view: View) -> Text:
    """The move as a sentence, without what only goes with it."""
    heavy = steps[headline(steps)]
    match heavy:
        case Play() | PlayNew() | PlayOn():
            cards = [step.card for step in steps if isinstance(step, Play | PlayNew | PlayOn)]
            return Text("coach-do-play", {"cards": tuple(map(card_text, cards)), "count": len(cards)})
        case Collect(t):
            return Text("coach-do-collect", {"leaf": leaf_word(t)})
        case CollectTwo(first, second):
            return Text("coach-do-collect-two", {"first": leaf_word(first), "second": leaf_word(second)})
        case Goal(goal):
            return Text("coach-do-goal", {"goal": goal_word(goal, view.scenario)})
        case Exchange(mine, other):
            return Text("coach-do-exchange", {"mine": goal_word(mine, view.scenario), "other": goal_word(other, view.scenario)})
        case Pick():
            tops = [view.garden[step.column][-1] for step in steps if isinstance(step, Pick)]
            return Text("coach-do-pick", {"cards": tuple(map(card_text, tops))})
        case Recover(card):
            return Text("coach-do-recover", {"card": card_text(card)})
        case Tuck(card, pile):
            return Text("coach-do-tuck", {"card": card_text(card), "pile": leaf_word(pile)})
        case Trade(first, second):
            return Text("coach-do-trade", {"cards": (card_text(first), card_text(second))})
        case Discard():
            dropped = [step.card for step in steps if isinstance(step, Discard)]
            return Text("coach-do-discard", {"cards": tuple(map(card_text, dropped)), "count": len(dropped)})
        case Draft(letter) | Use(letter):
            key = "coach-do-draft" if isinstance(heavy, Draft) else "coach-do-use"
            return Text(key, {"letter": letter, "landscape": f"landscape-{letter.lower()}"})
        case PlaceOn(pile):
            return Text("coach-do-place-on", {"pile": leaf_word(pile)})
        case PlaceNew(left):
            return Text("coach-do-place-new", {"end": "left" if left else "right"})
    return Text(_PLAIN[type(heavy)])


_PLAIN: dict[type, str] = {
    Reveal: "coach-do-reveal",
    Arrange: "coach-do-arrange",
    PlaceGarden: "coach-do-place-garden",
    Pass: "coach-do-pass",
    End: "coach-do-end",
    Done: "coach-do-done",
    Finish: "coach-do-finish",
}
