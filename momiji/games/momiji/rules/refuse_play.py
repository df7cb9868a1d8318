"""Why a card cannot be laid here now (section 5, 11, and 8.A, 8.E, 8.J, 8.M while they are in use)."""

from collections.abc import Iterator
from typing import Any

from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.state import Stage

from .apply import perform
from .cards import ALL_TYPES, BLUE, CODES, NAMES, NUMBER, TYPE
from .edition import EDITION
from .state import Player, State
from .steps import PLAY, PLAY_LEFT, PLAY_ON, PLAY_RIGHT, TUCK, Play, PlayNew, PlayOn, PlayStep, Tuck


def no(key: str, rule: str, **args: Any) -> Refusal:
    return Refusal(Text(key, args), rule)


def leaf(t: int) -> str:
    """The message that names a leaf type; sentences bend it as their grammar needs."""
    return f"leaf-{NAMES[t]}"


def not_in_hand(card: int, rule: str) -> Refusal:
    return no("refuse-not-in-hand", rule, leaf=leaf(TYPE[card]), number=NUMBER[card], card=CODES[card])


def closes(card: int) -> bool:
    """5.2, 11.1."""
    return NUMBER[card] == EDITION.types[TYPE[card]].closes


def refuse_play(s: State, step: PlayStep) -> Refusal | None:
    me = s.players[s.current]
    if step.card not in me.hand:
        return not_in_hand(step.card, "5.1")
    refusal = _too_many(s, step) or _wrong_type(s, step.card) or _wrong_place(s, me, step)
    if refusal is None and s.stage == Stage.PLAYING and s.ability == "M":
        return leads_nowhere(s, step)
    return refusal


def _too_many(s: State, step: PlayStep) -> Refusal | None:
    if s.stage == Stage.EXTRA_PLAY and s.laid == 2:
        return no("refuse-extra-full", "8.E")
    if s.stage == Stage.PLAYING and s.ability == "J":
        if s.laid == 4:
            return no("refuse-bridge-full", "8.5")
        used = [t for t in ALL_TYPES if s.touched >> t & 1]
        pile = None if isinstance(step, PlayNew) else step.pile if isinstance(step, PlayOn) else TYPE[step.card]
        if len(used) == 2 and pile not in used:
            return no("refuse-bridge-piles", "8.J")
    return None


def _wrong_type(s: State, card: int) -> Refusal | None:
    """5.4: cards of different types, one each, or one or two of one type."""
    if s.stage not in (Stage.PLAYING, Stage.SKIPPING) or s.ability == "J" or s.laid < 2:
        return None
    played = [t for t in ALL_TYPES if s.laid_types >> t & 1]
    if len(played) == 1:
        return no("refuse-same-full", "5.4", leaf=leaf(played[0]))
    if TYPE[card] in played:
        return no("refuse-mixed-again", "5.4", leaf=leaf(TYPE[card]))
    return None


def _wrong_place(s: State, me: Player, step: PlayStep) -> Refusal | None:
    skip, card = s.stage == Stage.SKIPPING, step.card
    own = me.piles[TYPE[card]]
    match step:
        case Play():
            if own is not None:
                return _wrong_number(card, own[-1], skip, "5.1")
            if me.row:
                return _wrong_start(card, skip) or no("refuse-choose-end", "5.3", leaf=leaf(TYPE[card]))
            return _wrong_start(card, skip)
        case PlayNew():
            if not me.row:
                return no("refuse-first-pile-end", "5.3")
            if own is not None:
                return no("refuse-pile-stands", "11.4" if s.dew else "5.1", leaf=leaf(TYPE[card]))
            return _wrong_start(card, skip)
        case PlayOn():
            return _wrong_cover(s, me, step, skip)


def _wrong_cover(s: State, me: Player, step: PlayOn, skip: bool) -> Refusal | None:
    """11.2, 11.3, 11.4: a joker, or any type on a blue top."""
    t, under = TYPE[step.card], me.piles[step.pile]
    if not s.dew or (t != BLUE and step.pile != BLUE):
        return no("refuse-other-type", "5.1", leaf=leaf(t))
    if t == step.pile:
        return no("refuse-on-own-type", "format", leaf=leaf(t))
    if under is None:
        return no("refuse-no-pile", "5.1", leaf=leaf(step.pile))
    if me.piles[t] is not None:
        return no("refuse-two-piles-same", "11.4", leaf=leaf(t))
    return _wrong_number(step.card, under[-1], skip, "11.2" if t == BLUE else "11.3")


def _wrong_start(card: int, skip: bool) -> Refusal | None:
    """5.1, 11.8; 8.A starts a pile with a 1."""
    if skip:
        return None if NUMBER[card] == 1 else no("refuse-skip-start", "8.A", number=NUMBER[card])
    if NUMBER[card] == 0:
        return None
    return no("refuse-start", "11.8" if TYPE[card] == BLUE else "5.1", leaf=leaf(TYPE[card]), number=NUMBER[card])


def _wrong_number(card: int, top: int, skip: bool, rule: str) -> Refusal | None:
    if closes(top):
        return no("refuse-closed", "5.2", leaf=leaf(TYPE[top]))
    have, shown = NUMBER[card], NUMBER[top]
    if skip:
        return None if have == shown + 2 else no("refuse-skip-number", "8.A", number=have, top=shown, wanted=shown + 2)
    if have in (shown, shown + 1):
        return None
    fits = "zero" if have == 0 else "lower" if have == EDITION.types[TYPE[top]].closes else "both"
    return no("refuse-number", rule, number=have, below=max(0, have - 1), top=shown, fits=fits)


def refuse_tuck(s: State, step: Tuck) -> Refusal | None:
    me = s.players[s.current]
    pile = me.piles[step.pile]
    if s.ability != "M":
        return no("refuse-needs-landscape-m", "8.M")
    if s.tucked == 2:
        return no("refuse-tucked-two", "8.M")
    if step.card not in me.hand:
        return not_in_hand(step.card, "8.M")
    if pile is None:
        return no("refuse-no-pile", "8.M", leaf=leaf(step.pile))
    if closes(pile[-1]):
        return no("refuse-tuck-closed", "8.M", leaf=leaf(step.pile))
    return leads_nowhere(s, step)


# ------------------------------------------------------------------ looking ahead
def conceivable_plays(s: State) -> Iterator[PlayStep]:
    """Every way to lay a card of the hand, sensible or not."""
    for card in sorted(set(s.players[s.current].hand)):
        yield PLAY[card]
        yield PLAY_LEFT[card]
        yield PLAY_RIGHT[card]
        if s.dew:
            yield from (PLAY_ON[card][t] for t in s.types if t != TYPE[card])


def leads_nowhere(s: State, step: PlayStep | Tuck) -> Refusal | None:
    """8.6: with M at least one card is played and one tucked, so a step after which that cannot happen is no step."""
    after = s.copy()
    perform(after, step)
    if roots_can_be_completed(after):
        return None
    return no("refuse-tuck-must-stay" if not after.tucked else "refuse-play-must-stay", "8.6")


def roots_can_be_completed(s: State) -> bool:
    if s.laid and s.tucked:
        return True
    me = s.players[s.current]
    tucks = (TUCK[card][t] for card in sorted(set(me.hand)) for t in me.row)
    return any(refuse_tuck(s, tuck) is None for tuck in tucks) or any(refuse_play(s, play) is None for play in conceivable_plays(s))
