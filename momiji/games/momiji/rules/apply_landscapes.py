"""The steps that only landscapes bring (section 8)."""

from momiji.core.events import Happened, Moved, Zone
from momiji.games.momiji.rules.state import Stage

from . import effects
from .cards import CODES, LETTERS
from .legal import places
from .state import State
from .steps import Arrange, Exchange, PlaceGarden, PlaceNew, PlaceOn, Recover, Step, Tuck, Use

GIFT = 2  # 8.C, 8.F, 8.L
WATERFALL_CARDS = 4  # 8.N
GROVE_CARDS = 4  # 8.D
TURNED = Zone("turned")
STAGE_OF = {
    "A": Stage.SKIPPING, "B": Stage.TWO_COLUMNS, "C": Stage.ARRANGING, "D": Stage.DRAWN, "E": Stage.EXTRA_PLAY,
    "F": Stage.PICK_TOP, "G": Stage.RECOVERING, "H": Stage.SHRINE, "I": Stage.BELL, "J": Stage.PLAYING,
    "K": Stage.LANTERNS, "L": Stage.BONFIRE, "M": Stage.PLAYING, "N": Stage.WATERFALL,
}  # fmt: skip


def use(s: State, step: Use, out: effects.Out) -> None:
    letter = step.landscape
    me = s.players[s.current]
    at = me.landscapes.index(letter)
    me.landscapes = me.landscapes[:at] + me.landscapes[at + 1 :]
    me.used = (*me.used, letter)
    s.ability = letter
    s.stage = STAGE_OF[letter]
    effects.earn(s, -1, "landscape", out, (letter,))
    if letter == "D":
        _draw_grove(s, out)
    elif letter == "N":
        s.count = WATERFALL_CARDS
        _turn_cards(s, out)


def arrange(s: State, step: Arrange, out: effects.Out) -> None:
    s.players[s.current].row = list(step.order)
    s.stage = Stage.OPEN
    if out is not None:
        out.append(Happened("arranged", s.current, {"order": "".join(LETTERS[t] for t in step.order)}))
    effects.earn(s, GIFT, "C", out)


def recover(s: State, step: Recover, out: effects.Out) -> None:
    s.discard.remove(step.card)
    effects.take(s, (step.card,), effects.DISCARD_PILE, out)
    s.stage = Stage.OPEN


def _turn_cards(s: State, out: effects.Out) -> None:
    """8.N: turn cards until one leaves a choice, or the four are turned."""
    while s.count and s.deck:
        s.count -= 1
        s.turned = s.deck.pop()
        if out is not None:
            out.append(Moved(CODES[s.turned], effects.DECK, TURNED))
        effects.deck_shrank(s, out)
        options = places(s)
        if len(options) > 1:
            s.stage = Stage.WATERFALL
            return
        _place_turned(s, options[0] if options else None, out)
    s.turned, s.count = -1, 0
    s.stage = Stage.OPEN
    effects.pay_pairs(s, out)


def _place_turned(s: State, step: Step | None, out: effects.Out) -> None:
    if isinstance(step, PlaceNew):
        effects.start_pile(s, s.turned, step.left, TURNED, out)
    elif isinstance(step, PlaceOn):
        effects.lay_on(s, s.turned, step.pile, TURNED, out)
    else:
        effects.put_in_garden(s, s.turned, TURNED, out)


def place(s: State, step: PlaceNew | PlaceOn | PlaceGarden, out: effects.Out) -> None:
    _place_turned(s, step, out)
    _turn_cards(s, out)


def tuck(s: State, step: Tuck, out: effects.Out) -> None:
    me = s.players[s.current]
    effects.take_from_hand(me, step.card)
    me.piles[step.pile] = (step.card, *me.piles[step.pile])  # type: ignore[misc]
    s.tucked += 1
    if out is not None:
        out.append(Moved(CODES[step.card], effects.hand(s.current), Zone("under", s.current, LETTERS[step.pile])))


def exchange(s: State, step: Exchange, out: effects.Out) -> None:
    me = s.players[s.current]
    me.goals.remove(step.mine)
    s.goals.remove(step.other)
    me.goals.append(step.other)
    s.goals.append(step.mine)
    s.stage = Stage.OPEN
    if out is not None:
        out.append(Moved(step.mine, Zone("tokens", s.current), Zone("goals")))
        out.append(Moved(step.other, Zone("goals"), Zone("tokens", s.current)))


def discard_drawn(s: State, card: int, out: effects.Out) -> None:
    """8.D: one of the cards just drawn goes, so what was known of the hand before stays known."""
    s.players[s.current].hand.remove(card)
    s.discard.append(card)
    s.drawn = ()
    if out is not None:
        out.append(Moved(CODES[card], effects.hand(s.current), effects.DISCARD_PILE))
    effects.collected(s)


def _draw_grove(s: State, out: effects.Out) -> None:
    """8.D: unseen by others, so the cards do not become known."""
    cards = tuple(s.deck[-GROVE_CARDS:][::-1])
    del s.deck[-GROVE_CARDS:]
    me = s.players[s.current]
    me.hand += cards
    me.hand.sort()
    s.drawn = cards
    if out is not None:
        out += [Moved(CODES[card], effects.DECK, effects.hand(s.current), (s.current,)) for card in cards]
    effects.deck_shrank(s, out)
