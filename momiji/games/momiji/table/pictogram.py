"""Steps in small pictures: the cards and tokens they are about."""

from collections.abc import Iterator

from momiji.games.momiji.rules import steps
from momiji.games.momiji.rules.cards import NAMES, NUMBER, TYPE
from momiji.ui.table.pictogram import ARROW, Sign, boxed, card, icon, leaf, thing


def pictogram(step: steps.Step, before: object) -> Iterator[Sign]:
    match step:
        case steps.Draft(letter) | steps.Use(letter):
            yield icon("picture")
            yield boxed(letter)
        case steps.Reveal():
            yield icon("reveal")
        case steps.Collect(column):
            yield icon("collect")
            yield leaf(NAMES[column])
        case steps.CollectTwo(first, second):
            yield icon("collect")
            yield leaf(NAMES[first])
            yield leaf(NAMES[second])
        case steps.Play(number) | steps.PlayNew(number):
            yield _card(number)
        case steps.PlayOn(number, pile):
            yield _card(number)
            yield ARROW
            yield leaf(NAMES[pile])
        case steps.Tuck(number, pile):
            yield icon("tuck")
            yield _card(number)
            yield ARROW
            yield leaf(NAMES[pile])
        case steps.PlaceOn(pile):
            yield ARROW
            yield leaf(NAMES[pile])
        case steps.PlaceNew():
            yield ARROW
            yield icon("plus")
        case steps.PlaceGarden():
            yield ARROW
            yield icon("garden")
        case steps.Done():
            yield icon("check", quiet=True)
        case steps.Goal(goal):
            yield thing(f"goals/{goal}")
        case steps.Exchange(mine, other):
            yield thing(f"goals/{mine}")
            yield ARROW
            yield thing(f"goals/{other}")
        case steps.Trade(first, second):
            yield icon("trade")
            yield _card(first)
            yield _card(second)
        case steps.Discard(number):
            yield icon("discard")
            yield _card(number)
        case steps.Recover(number):
            yield icon("hand")
            yield _card(number)
        case steps.Pick(column):
            yield icon("hand")
            yield leaf(NAMES[column])
        case steps.Arrange():
            yield icon("reorder")
        case steps.Pass():
            yield icon("pass")
        case steps.End():
            yield icon("pass", quiet=True)
        case steps.Finish():
            yield icon("last-turn")


def _card(number: int) -> Sign:
    return card(NAMES[TYPE[number]], NUMBER[number])
