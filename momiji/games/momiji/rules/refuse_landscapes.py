"""Why a landscape cannot be used now, or a step of its ability not taken (section 8)."""

from collections.abc import Callable

from momiji.core.text import Refusal
from momiji.games.momiji.rules.state import Stage

from .apply import perform
from .cards import BLUE, NUMBER, TYPE
from .log import goal_word
from .refuse_play import closes, conceivable_plays, leaf, no, refuse_play, roots_can_be_completed
from .state import BOUGHT_GOAL, COLLECTED, NOT_YET, PLAYED_SAME, Player, State
from .steps import Arrange, Exchange, Pick, PlaceGarden, PlaceNew, PlaceOn, Recover, Use


def refuse_use(s: State, step: Use) -> Refusal | None:
    me, letter = s.players[s.current], step.landscape
    if letter not in me.landscapes:
        return no("refuse-landscape-used" if letter in me.used else "refuse-landscape-not-yours", "8.1", letter=letter)
    if s.ability:
        return no("refuse-one-landscape", "8.1", letter=s.ability)
    if not me.acorns:
        return no("refuse-landscape-acorn", "8.1")
    if not _right_moment(s, letter):
        if s.stage == Stage.REVEALED:
            return no("refuse-collect-must-follow", "4.2")
        return no(f"refuse-when-{letter.lower()}", f"8.{letter}" if letter in _WHEN else "8.2")
    return None if _can_be_carried_out(s, step) else no(f"refuse-impossible-{letter.lower()}", "8.3")


# The moments of the abilities that are tied to a main action (8.2); the others need a moment with nothing unfinished.
_WHEN: dict[str, Callable[[State], bool]] = {
    "A": lambda s: s.stage == Stage.PLAYING or (s.stage == Stage.OPEN and s.main == NOT_YET),
    "B": lambda s: s.stage == Stage.REVEALED or (s.stage == Stage.OPEN and s.main == NOT_YET),
    "D": lambda s: s.stage == Stage.REVEALED or (s.stage == Stage.OPEN and s.main == NOT_YET),
    "E": lambda s: s.stage == Stage.OPEN and s.main == COLLECTED,
    "H": lambda s: s.stage == Stage.OPEN and s.main == PLAYED_SAME,
    "I": lambda s: s.stage == Stage.OPEN and s.main == BOUGHT_GOAL,
    "J": lambda s: s.stage == Stage.OPEN and s.main == NOT_YET,
    "K": lambda s: s.stage == Stage.REVEALED or (s.stage == Stage.OPEN and s.main == NOT_YET),
    "M": lambda s: s.stage == Stage.PLAYING or (s.stage == Stage.OPEN and s.main == NOT_YET),
}


def _right_moment(s: State, letter: str) -> bool:
    return _WHEN[letter](s) if letter in _WHEN else s.stage == Stage.OPEN


def _can_be_carried_out(s: State, step: Use) -> bool:
    """8.3. Where the ability asks for a choice, look whether any is there once it has begun."""
    match step.landscape:
        case "C":
            return bool(s.players[s.current].row)
        case "D" | "N":
            return bool(s.deck)
        case "F" | "I" | "K":
            return any(s.garden)
        case "G":
            return bool(s.discard)
        case "L":
            return True
        case "B":
            sizes = [len(cards) for cards in s.garden if cards]
            return any(a + b <= 4 for i, a in enumerate(sizes) for b in sizes[i + 1 :])
    begun = s.copy()
    perform(begun, step)
    me = begun.players[begun.current]
    match step.landscape:
        case "H":
            return bool(begun.goals) and (me.acorns >= 3 or bool(me.goals))
        case "M":
            return roots_can_be_completed(begun)
        case _:
            return any(refuse_play(begun, play) is None for play in conceivable_plays(begun))


def refuse_pick(s: State, step: Pick) -> Refusal | None:
    rule = "8.F" if s.stage == Stage.PICK_TOP else "8.K"
    if s.picked >> step.column & 1:
        return no("refuse-picked-already", rule, leaf=leaf(step.column))
    return None if s.garden[step.column] else no("refuse-no-column", rule, leaf=leaf(step.column))


def refuse_recover(s: State, step: Recover) -> Refusal | None:
    if step.card in s.discard:
        return None
    return no("refuse-not-in-discard", "8.G", leaf=leaf(TYPE[step.card]), number=NUMBER[step.card])


def refuse_exchange(s: State, step: Exchange) -> Refusal | None:
    if step.mine not in s.players[s.current].goals:
        return no("refuse-exchange-mine", "8.H", goal=goal_word(step.mine, s.solo))
    return None if step.other in s.goals else no("refuse-exchange-other", "8.H", goal=goal_word(step.other, s.solo))


def refuse_arrange(s: State, step: Arrange) -> Refusal | None:
    return None if sorted(step.order) == sorted(s.players[s.current].row) else no("refuse-arrange", "8.C")


def _fits(me: Player, card: int, shown: int) -> bool:
    """Whether N's card can lie on the pile that shows a type (5.1, 11.2-11.4)."""
    pile, t = me.piles[shown], TYPE[card]
    if pile is None or closes(pile[-1]) or NUMBER[card] - NUMBER[pile[-1]] not in (0, 1):
        return False
    return t == shown or (me.piles[t] is None and BLUE in (t, shown))


def refuse_place(s: State, step: PlaceNew | PlaceOn | PlaceGarden) -> Refusal | None:
    me, card = s.players[s.current], s.turned
    t = TYPE[card]
    starts = me.piles[t] is None and NUMBER[card] == 0
    fitting = [shown for shown in me.row if _fits(me, card, shown)]
    match step:
        case PlaceNew():
            return None if starts else no("refuse-place-start", "8.N")
        case PlaceOn(pile):
            return None if pile in fitting else no("refuse-place-on", "8.N", leaf=leaf(pile))
        case PlaceGarden():
            only_joker = t == BLUE and fitting and BLUE not in fitting and not starts
            return None if only_joker else no("refuse-place-garden", "11.7" if s.dew else "8.N")
