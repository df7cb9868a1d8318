"""What is asked now, and the numbered answers, in sentences."""

from momiji.core.text import Text
from momiji.games.momiji.rules import solo
from momiji.games.momiji.rules.cards import ALL_CARDS, CODES, LETTERS, NUMBER
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import ARRANGING, DRAFT, State
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.desk.plan import IN_A_PLAY
from momiji.games.momiji.table.desk.words import note

from .looking import card, cards, landscape, leaf
from .menu import Choice
from .ways import Card, Landscape, Leaf, Part, Place, Token


def question(desk: MomijiDesk) -> Text:
    """The window's own note where it fits a list of choices."""
    s = desk.state
    if s.stage == DRAFT:
        return Text("draft-title")
    if s.stage == ARRANGING:
        return Text("text-arrange")
    if s.stage in IN_A_PLAY and s.laid + s.tucked:
        return Text("text-playing")
    return note(desk).body


def label(choice: Choice, s: State) -> Text:
    """One line of the list."""
    if choice.depth == 0:
        return Text(f"text-do-{choice.verb}")
    if choice.part is None:
        return Text("text-option-own-pile")
    return _part(choice.part, choice.verb, s)


def _part(part: Part, verb: str, s: State) -> Text:
    me = s.players[s.current]
    match part:
        case Card():
            return card(code_of(part))
        case Leaf(t) if verb == "collect":
            return Text("text-column", {"leaf": leaf(t), "count": len(s.garden[t]), "cards": cards(s.garden[t])})
        case Leaf(t) if verb == "pick":
            return Text("text-option-top", {"leaf": leaf(t), "top": card(s.garden[t][-1])})
        case Leaf(t):
            pile = me.piles[t]
            assert pile is not None
            return Text("text-option-pile", {"leaf": leaf(t), "number": NUMBER[pile[-1]]})
        case Place(name):
            return Text(f"text-option-{name}")
        case Landscape(letter):
            return landscape(letter)
        case Token(goal) if verb == "goal":
            price = EDITION.goal_price if s.solo is None else solo.price(s, goal)
            title = Text(f"goal-title-{goal}" if s.solo is None else f"solo-goal-title-{goal}")
            return Text("text-option-goal", {"title": title, "price": price})
        case Token(goal):
            return Text(f"goal-title-{goal}")


def code_of(part: Card) -> int:
    wanted = f"{LETTERS[part.type or 0]}{part.number}{part.edges}"
    return next(code for code in ALL_CARDS if CODES[code] == wanted)
