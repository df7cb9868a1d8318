"""The plain side, the special plates, and the decisions this program took."""

from momiji.core.rulebook import Display, Example, Exhibit, Keys

from .prose import chapter, page, say, words

BROWN_SIDE = chapter(
    "brown",
    "chocolatier/pralines/brown",
    page(
        "brown", "reorder",
        say("brown-1", "10.1"),
        say("brown-2", "10.2"),
        say("brown-3", "10.3"),
        say("brown-4", "10.4"),
        side=Example("line-1:B | box:.....,B....", "praline:B", "box:.B...,B....", words("brown-example"), way=words("filling-way")),
    ),
)  # fmt: skip

SPECIAL_PLATES = chapter(
    "special",
    "chocolatier/offers/gold-plain",
    page(
        "special", "goal",
        say("special-1", "11.1"),
        say("special-2", "11.2", picture="gold-1:BNWKR", titled=True),
        say("special-3", "11.3", picture="gold-2B:BBBNW", titled=True),
        say("special-4", "11.4", picture="gold-3:NW", titled=True),
        say("special-5", "11.5", picture="gold-4:BNW", titled=True),
        say("special-6", "11.6", picture="gold-5:KKRR", titled=True),
        say("special-7", "11.7"),
        say("special-8", "11.8"),
        say("special-9", "11.9"),
        side=Display(
            words("special-look"),
            (Exhibit("gold-3:BBNW", words("special-before")), Exhibit("gold-3:NW", words("special-after"))),
        ),
    ),
)  # fmt: skip

_RULINGS = (
    ("token", ("3.3",)), ("open", ("3.6",)), ("split", ("4.4",)), ("stays", ("8.1",)), ("lid", ("8.2",)), ("barren", ("8.3", "8.4")),
    ("places", ("10.1", "10.4")), ("gather", ("11.3",)), ("send", ("11.5",)), ("spare", ("11.6", "11.7")),
)  # fmt: skip

KEYS = chapter(
    "keys",
    "chocolatier/pralines/red",
    page("keys", "hint", *map(say, ("keys-mouse", "keys-1", "keys-2", "keys-3")), side=Keys(without=frozenset({"shortcut-number"}))),
)
RULINGS = chapter(
    "rulings",
    "chocolatier/pralines/white",
    page("rulings", "log", say("rulings-about"), *(say(f"ruling-{name}", *rules, titled=True) for name, rules in _RULINGS)),
)
