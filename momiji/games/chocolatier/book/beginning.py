"""What the game is, what lies on the table, and how it comes there."""

from momiji.core.rulebook import Display, Exhibit, Figures
from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import COPIES, OFFERS, ON_AN_OFFER, SIZE

from .prose import chapter, page, say, words

GAME = chapter(
    "game",
    "chocolatier/pralines/red",
    page("contents", "book", title=Text("rules-contents-title")),
    page(
        "about", "garden",
        say("about-1"),
        say("about-2"),
        say("about-3"),
        lead=words("about-lead"),
        side=Display(
            words("about-table"),
            (
                Exhibit("plate:BBNW plate:KKWR middle:NN*", words("about-offers")),
                Exhibit("line-1:B line-2:K line-3:WW", words("about-lines")),
                Exhibit("box:BN...,.B...", words("about-box")),
                Exhibit("floor:*K", words("about-floor")),
            ),
        ),
    ),
    page(
        "pieces", "pile",
        say("pieces-1", "1.1", picture="praline:B praline:N praline:W praline:K praline:R"),
        say("pieces-2", "1.2"),
        say("pieces-3", "1.3"),
        say("pieces-4", "1.4"),
        side=Figures(
            words("pieces-figures"),
            (words("pieces-count"),),
            (
                (words("pieces-pralines"), (str(COPIES * SIZE),)),
                (words("pieces-each"), (str(COPIES),)),
                (words("pieces-lines"), (str(SIZE),)),
            ),
            words("pieces-caption"),
        ),
    ),
)  # fmt: skip

SETUP = chapter(
    "setup",
    "chocolatier/pralines/brown",
    page(
        "setup", "deck",
        say("setup-1", "2.1"),
        say("setup-2", "2.2"),
        say("setup-3", "2.3"),
        side=Figures(
            words("setup-figures"),
            tuple(words(f"setup-players-{players}") for players in OFFERS),
            (
                (words("setup-offers"), tuple(map(str, OFFERS.values()))),
                (words("setup-pralines"), tuple(str(ON_AN_OFFER * offers) for offers in OFFERS.values())),
            ),
            words("setup-caption"),
        ),
    ),
)  # fmt: skip
