"""The end, what everything is worth, the decisions this program took, and its keys."""

from momiji.core.rulebook import Display, Exhibit, Figures, Keys
from momiji.core.text import Text

from .prose import chapter, page, say, words

END = chapter(
    "end",
    "red",
    page(
        "end", "clock",
        say("end-1", "9.1"),
        say("end-2", "9.2"),
        say("end-3"),
        lead=words("end-lead"),
        side=Display(
            words("end-signs"),
            (Exhibit("back", words("end-deck")), Exhibit("R3! P3! gate", words("end-gates"))),
        ),
    ),
    page(
        "scoring", "pile",
        say("scoring-1", "10.1", titled=True),
        say("scoring-2", "10.2", titled=True),
        say("scoring-3", "10.4", titled=True),
        say("scoring-4", "10.3", titled=True),
        say("scoring-5", "10.5", titled=True),
        side=Figures(
            words("scoring-sheet"),
            (words("scoring-hana"), words("scoring-kenji")),
            (
                (words("scoring-red"), ("4 × 3 = 12", "2 × 1 = 2")),
                (words("scoring-green"), ("5 × 2 = 10", "3 × 3 = 9")),
                (words("scoring-brown"), ("2 × 0 = 0", "6 × 2 = 12")),
                (words("scoring-acorns"), ("3", "7")),
                (Text("goal-title-zeros"), ("10", "3")),
                (Text("goal-title-acorns"), ("0", "3")),
                (words("scoring-total"), ("35", "36")),
            ),
            words("scoring-example"),
            sums=True,
        ),
    ),
)  # fmt: skip

_RULINGS = (
    ("edges", ("1.3",)), ("supply", ("1.6",)), ("types", ("2.2",)), ("two-goals", ("2.4",)), ("sets", ("2.6",)), ("pass", ("3.4",)),
    ("empty", ("4.5",)), ("nothing", ("7.1",)), ("warm", ("7.1",)), ("roots", ("8.6", "8.7")), ("waterfall", ("8.7",)),
    ("twice", ("11.4",)), ("solo-gates", ("12.8",)), ("solo-end", ("12.9",)), ("finish", ("12.10",)), ("scenarios", ("12.10",)),
)  # fmt: skip

RULINGS = chapter(
    "rulings",
    "orange",
    page(
        "rulings", "log",
        say("rulings-about"),
        *(say(f"ruling-{name}", *rules, titled=True, name=f"ruling-{name}") for name, rules in _RULINGS),
    ),
)  # fmt: skip

KEYS = chapter("keys", "yellow", page("keys", "hint", say("keys-mouse"), say("keys-1"), say("keys-2"), say("keys-3"), side=Keys()))
