"""How every step of Momiji is made by hand, said once, and what a click or a drop that makes none was meant to be."""

from collections.abc import Iterator, Sequence
from typing import Final

from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules import steps
from momiji.games.momiji.rules.cards import CODES, LETTERS, NUMBER, TYPE
from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.view import View
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.show import Spot

CHOOSING: Final = (
    Stage.DRAWN,
    Stage.BONFIRE,
    Stage.FORCED_DISCARD,
    Stage.HAND_LIMIT,
)  # cards of the hand are chosen, not laid
LAP, PLATE, GARDEN, DECK, DISCARD_PILE, SUPPLY = (Spot(kind) for kind in ("lap", "plate", "garden", "deck", "discard", "supply"))
ACORNS, TURNED, SLOT = Spot("acorns"), Spot("turned"), Spot("slot")
BUTTONS: Final = (steps.Done, steps.End, steps.Pass, steps.Finish)  # steps made with the primary button alone
_JOKER: Final = "U"


def column(t: int) -> Spot:
    return Spot("column", LETTERS[t])


def pile(t: int) -> Spot:
    return Spot("pile", LETTERS[t])


def end(left: bool) -> Spot:
    return Spot("end", "left" if left else "right")


def sorted_discard(view: View) -> list[int]:
    return sorted(view.discard, key=lambda card: (TYPE[card], NUMBER[card], CODES[card]))


def hand_of(view: View, offered: Sequence[int] = ()) -> list[int]:
    """The looker's hand, but for cards that lie ready to be traded."""
    hand = list((view.players[view.seat].hand if view.seat is not None else None) or ())
    for card in offered:
        hand.remove(card)
    return hand


def unused(view: View) -> dict[int, str]:
    """The looker's landscapes by their place; of two equal ones the first is used first."""
    me, found = view.players[view.seat or 0], {}
    used = list(me.used)
    for place, letter in enumerate(me.panorama):
        if letter in used:
            used.remove(letter)
        else:
            found[place] = letter
    return found


# ------------------------------------------------------------------ steps
def gestures(view: View, step: steps.Step, offered: Sequence[int] = ()) -> Iterator[Gesture]:
    """The ways to make a step, the plainest first; `offered` are cards of the hand that lie ready to be traded."""
    stage = view.turn.stage
    match step:
        case steps.Play(card) | steps.PlayNew(card) | steps.PlayOn(card):
            yield from _with_card(view, card, offered, Gesture(onto=_place(view, step), plain=not is_joker(step)))
        case steps.Tuck(card, t):
            yield from _with_card(view, card, offered, Gesture(onto=pile(t), mode="tuck"))
        case steps.Discard(card):
            yield from _with_card(view, card, offered, Gesture(onto=DISCARD_PILE, button="burn" if stage == Stage.BONFIRE else "discard"))
        case steps.Trade(first, second):
            for one in _lying(view, first, offered):
                for two in _lying(view, second, offered):
                    if one != two:
                        yield Gesture((one, two), SUPPLY, "trade", mode="trade")
        case steps.Collect(t):
            yield Gesture((column(t),), LAP, "collect")
        case steps.CollectTwo(first, second):
            yield Gesture((column(first), column(second)), LAP, "collect")
        case steps.Pick(t):
            yield Gesture((column(t),), LAP, "done" if stage == Stage.LANTERNS else "collect")
        case steps.Reveal():
            yield from _paid(Gesture((DECK,), GARDEN, "reveal"))
        case steps.Goal(goal):
            yield from _paid(Gesture((Spot("goal", goal),), PLATE, "goal"))
        case steps.Exchange(mine, other):
            yield Gesture((Spot("own-goal", mine), Spot("goal", other)), PLATE, "goal")
        case steps.Use(letter):
            for place, have in unused(view).items():
                if have == letter:
                    yield from _paid(Gesture((Spot("landscape", str(place)),), button="use"))
        case steps.Recover(card):
            lying = [Spot("browser", str(i)) for i, other in enumerate(sorted_discard(view)) if other == card]
            yield from (Gesture((spot,), LAP, "recover") for spot in lying)
        case steps.PlaceOn() | steps.PlaceNew() | steps.PlaceGarden():
            onto = (
                GARDEN if isinstance(step, steps.PlaceGarden) else end(step.left) if isinstance(step, steps.PlaceNew) else pile(step.pile)
            )
            yield from (Gesture(onto=onto), Gesture((TURNED,), onto, dragged=True))
        case steps.Arrange(order):  # piles change places one by one, see `sorting`
            yield Gesture(tuple(pile(t) for t in order), button="arrange")
        case steps.Done() | steps.End() | steps.Pass() | steps.Finish():  # BUTTONS
            yield Gesture(button="burn" if stage == Stage.BONFIRE else type(step).__name__.lower())


def face_up(places: Sequence[str | None], step: steps.Draft) -> Iterator[Gesture]:
    """A landscape of the draft: choose it and press the button, or click the open place; or drag it there."""
    for place, letter in enumerate(places):
        if letter == step.landscape:
            thing = Spot("face-up", str(place))
            yield from (Gesture((thing,), SLOT, "take"), Gesture((thing,), SLOT))


def _with_card(view: View, card: int, offered: Sequence[int], gesture: Gesture) -> Iterator[Gesture]:
    """Any copy of the card will do; one that is not in the hand yet is only told where it will go."""
    lying = [Spot("hand", str(place)) for place, held in enumerate(hand_of(view, offered)) if held == card]
    yield from (gesture.of(spot) for spot in lying)
    if not lying:
        yield gesture


def _lying(view: View, card: int, offered: Sequence[int]) -> list[Spot]:
    """Where the copies of a card lie: ready to be traded, and in the hand."""
    ready = [Spot("offer", str(place)) for place, other in enumerate(offered) if other == card]
    return ready + [Spot("hand", str(place)) for place, held in enumerate(hand_of(view, offered)) if held == card]


def _paid(gesture: Gesture) -> Iterator[Gesture]:
    """What costs acorns can also be bought by laying an acorn on it."""
    yield gesture
    yield Gesture((ACORNS,), gesture.things[0], dragged=True)


def _place(view: View, step: steps.Play | steps.PlayNew | steps.PlayOn) -> Spot | None:
    """Where a card is laid; None where its pile does not stand yet, in a play that is only spoken of."""
    standing = [one.type for one in view.players[view.seat or 0].piles]
    match step:
        case steps.PlayNew(_, left):
            return end(left)
        case steps.PlayOn(_, t):
            return pile(t)
        case steps.Play(card):
            return pile(TYPE[card]) if TYPE[card] in standing else None if standing else Spot("end", "")


def is_joker(step: steps.Step) -> bool:
    return isinstance(step, steps.PlayOn) and LETTERS[TYPE[step.card]] == _JOKER


def plainness(step: steps.Step) -> tuple[int, int]:
    """Of several ways to lay a card a click takes the first; a joker costs points, so it comes last."""
    match step:
        case steps.PlayNew(_, left):
            return 1, int(left)
        case steps.PlayOn(_, t):
            return 3 if is_joker(step) else 2, t
    return 0, 0


def sorting(order: Sequence[int], wanted: Sequence[int]) -> Iterator[Gesture]:
    """Landscape C: each pile onto the one whose place it takes, from the left."""
    now = list(order)
    for place, t in enumerate(wanted):
        if now[place] != t:
            yield Gesture((pile(t),), pile(now[place]))
            now.insert(place, now.pop(now.index(t)))


def touched(view: View, wanted: Sequence[steps.Step], offered: Sequence[int] = ()) -> tuple[Spot, ...]:
    """The things to touch for these steps, in their order; no copy of a card twice. What is not on the table yet is left out."""
    found: list[Spot] = []
    for step in wanted:
        known = list(gestures(view, step, offered))
        fresh = (gesture for gesture in known if not any(thing.kind == "hand" and thing in found for thing in gesture.things))
        gesture = next(fresh, known[0] if known else Gesture())
        found += [spot for spot in gesture.touched if spot not in found and spot != Spot("end", "")]
    return tuple(found)


# ------------------------------------------------------------------ what was meant

_SAME: Final = {  # let go over one of these, a thing goes to its usual place
    "column": (LAP, ("plate", "hand")),
    "goal": (PLATE, ("lap", "hand", "own-goal", "acorns", "herbarium", "pile")),
    "deck": (GARDEN, ("column",)),
    "browser": (LAP, ("hand",)),
}
_NOWHERE: Final = {  # a sentence of the table's own, where a thing was let go that means nothing there
    "hand": ("desk-card-where", "5.1"),
    "column": ("desk-column-to-hand", "4.1"),
    "goal": ("desk-goal-where", "6.1"),
    "deck": ("desk-deck-where", "4.2"),
    "acorns": ("desk-acorn-where", "8.1"),
}


def usual_place(source: Spot, target: Spot) -> Spot:
    usual, near = _SAME.get(source.kind, (target, ()))
    return usual if target.kind in near else target


def meant(view: View, source: Spot | None, target: Spot, card: int | None = None, *, tucking: bool = False) -> steps.Step | Refusal | None:
    """What a click (no source) or a drop was meant to be; `card` is the one of the hand that is touched or held."""
    match source.kind if source is not None else "", target.kind:
        case "", "hand" if card is not None:
            return _likely(view, card, tucking=tucking)
        case "hand", "discard" if card is not None and view.turn.stage in CHOOSING:
            return steps.DISCARD[card]
        case "hand" | "pile", _ if card is not None:
            return _laid(view, card, target, tucking=tucking)
        case "" | "turned", "pile" | "end" | "garden" if view.turn.stage == Stage.WATERFALL:
            return _placed(target)
        case "column", "lap":
            assert source is not None
            return _taken(view, source)
        case "", "column":
            return _taken(view, target)
        case "goal", "plate":
            assert source is not None
            return steps.GOAL[source.key]
        case "" | "acorns", "goal":
            return steps.GOAL[target.key]
        case "" | "acorns", "landscape":
            return steps.USE[view.players[view.seat or 0].panorama[int(target.key)]]
        case ("" | "acorns", "deck") | ("deck", "garden"):
            return steps.REVEAL
        case ("", _) | ("acorns", "plate" | "own-goal") | ("column" | "browser", "hand"):
            return None
        case kind, _ if kind in _NOWHERE:
            key, rule = _NOWHERE[kind]
            return Refusal(Text(key), rule)
    return None


def _taken(view: View, where: Spot) -> steps.Step:
    t = LETTERS.index(where.key)
    return steps.PICK[t] if view.turn.stage in (Stage.PICK_TOP, Stage.LANTERNS) else steps.COLLECT[t]


def _likely(view: View, card: int, *, tucking: bool = False) -> steps.Step:
    """What a player most likely meant with a card that cannot be laid anywhere."""
    row = [one.type for one in view.players[view.seat or 0].piles]
    if view.turn.stage in CHOOSING:
        return steps.DISCARD[card]
    if view.turn.stage != Stage.OPEN and view.turn.stage not in IN_A_PLAY:
        return steps.PLAY[card]
    if tucking:
        return steps.TUCK[card][row[0] if row else TYPE[card]]
    return steps.PLAY[card] if TYPE[card] in row or not row else steps.PLAY_RIGHT[card]


def _laid(view: View, card: int, target: Spot, *, tucking: bool) -> steps.Step | Refusal:
    """A card of the hand let go over a place."""
    if view.turn.stage != Stage.OPEN and view.turn.stage not in IN_A_PLAY:
        return steps.PLAY[card]
    match target.kind:
        case "pile":
            t = LETTERS.index(target.key)
            return steps.TUCK[card][t] if tucking else steps.PLAY[card] if t == TYPE[card] else steps.PLAY_ON[card][t]
        case "end":
            return steps.PLAY[card] if not target.key else steps.PLAY_LEFT[card] if target.key == "left" else steps.PLAY_RIGHT[card]
        case "herbarium":
            return steps.PLAY[card]
    key, rule = _NOWHERE["hand"]
    return Refusal(Text(key), rule)


def _placed(target: Spot) -> steps.Step | None:
    match target.kind:
        case "end":
            return steps.PLACE_LEFT if target.key == "left" else steps.PLACE_RIGHT
        case "pile":
            return steps.PLACE_ON[LETTERS.index(target.key)]
        case "garden":
            return steps.PLACE_GARDEN
    return None
