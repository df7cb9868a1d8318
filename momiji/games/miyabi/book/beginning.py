"""What the game is, what is in its box, and how the table is set."""

from momiji.core.rulebook import Display, Exhibit, Figures
from momiji.core.text import Text
from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.words import object_word

from .prose import chapter, page, say, words

GAME = chapter(
    "game",
    "miyabi/objects/azalea",
    page("contents", "book", title=Text("rules-contents-title")),
    page(
        "about", "garden",
        say("about-1"),
        say("about-2"),
        say("about-3"),
        say("about-4"),
        say("about-5"),
        lead=words("about-lead"),
        side=Display(
            words("about-look"),
            (
                Exhibit("garden@a1:1M1,2,2M2,0,0,0/0,1,1P2,1,1,0/0,0,1F1,2,2F2,0", words("about-garden")),
                Exhibit("tile:P2.e tile:A3c.e tile:SL.e", words("about-tiles")),
            ),
        ),
    ),
    page(
        "garden", "garden",
        say("garden-1", "1.1"),
        say("garden-2", "1.2"),
        say("garden-3", "1.2", picture="lantern", name="lanterns"),
    ),
    page(
        "tiles", "pile",
        say("tiles-1", "1.3"),
        say("tiles-2", "1.3"),
        say("tiles-3", "1.4"),
        say("tiles-4", "1.4"),
        side=Display(
            words("tiles-look"),
            (
                Exhibit("tile:M1 tile:P2.e", words("tiles-small")),
                Exhibit("tile:F3.e tile:F3c.e", words("tiles-straight")),
                Exhibit("tile:BL.e tile:BLa.e tile:BLb.e", words("tiles-corner")),
            ),
        ),
    ),
    page(
        "values", "goal",
        say("values-1", "1.6"),
        say("values-2", "1.5"),
        side=Figures(
            words("values-table"),
            (words("values-most"), words("values-second"), words("values-fifth")),
            tuple(
                (Text("miyabi-score-row", {"object": object_word(kind)}), (str(one.most), str(one.second), str(one.fifth)))
                for kind, one in enumerate(EDITION.objects)
            ),
            words("values-caption"),
        ),
    ),
)  # fmt: skip

SETUP = chapter(
    "setup",
    "miyabi/objects/maple",
    page(
        "setup", "deck",
        say("setup-1", "2.1"),
        say("setup-2", "2.2"),
        say("setup-3", "2.3"),
        say("setup-4", "2.4"),
        say("setup-5", "2.5"),
        say("setup-6", name="third-seat"),
        side=Figures(
            words("setup-figures"),
            tuple(words(f"setup-players-{players}") for players in EDITION.rounds),
            (
                (words("setup-rounds"), tuple(map(str, EDITION.rounds.values()))),
                *(
                    (words(f"setup-bag-{bag.lower()}"), tuple(str(each * players) for players in EDITION.rounds))
                    for bag, each in EDITION.drawn.items()
                ),
            ),
            words("setup-caption"),
        ),
    ),
)  # fmt: skip
