"""The five extensions."""

from momiji.core.rulebook import Display, Example, Exhibit

from .prose import chapter, page, say, words

EXTENSIONS = chapter(
    "extensions",
    "miyabi/frog/gold",
    page(
        "extensions", "plus",
        say("extensions-1", "2.5"),
        say("extensions-colour", name="to-colour"),
        say("extensions-meadow", name="to-meadow"),
        say("extensions-zen", name="to-zen"),
        say("extensions-seven", name="to-seven"),
        say("extensions-frog", name="to-frog"),
    ),
    page(
        "colour", "pile",
        say("colour-1", "7.1"),
        say("colour-2", "7.1"),
        side=Display(
            words("group-look"),
            (Exhibit("garden@a1:1M3,0,0,1M1/1P2,2P1,0,1/0,1F1,1,2F2", words("colour-example")),),
        ),
    ),
    page(
        "meadow", "garden",
        say("meadow-1", "8.1"),
        say("meadow-2", "8.1"),
        side=Display(
            words("group-look"),
            (Exhibit("garden@a1:1M2,1,2,0/0,1P2,2,1/0,0,1F1,1", words("meadow-example")),),
        ),
    ),
    page(
        "zen", "garden",
        say("zen-1", "9.1", picture="zen-tile:M"),
        say("zen-2", "9.2"),
        say("zen-3", "9.3"),
        say("zen-4", "9.4"),
        say("zen-5", "9.5"),
        say("zen-6", "9.6"),
        side=Example(
            "garden@a1:1Mz,0,0/1P2,0,0", "place:M1.b", "garden@a1:1Mz,1M1,0/1P2,0,0", words("zen-example"), way=words("way-display")
        ),
    ),
    page(
        "seven", "goal",
        say("seven-1", "10.1"),
        say("seven-2", "10.1"),
        side=Display(
            words("seven-look"),
            (
                Exhibit("garden@a1:1M3,1M2,1M2,1,0,0", words("seven-yes")),
                Exhibit("garden@a2:1P3,1P3,1P2,1,0,0", words("seven-no")),
            ),
        ),
    ),
    page(
        "frog", "step",
        say("frog-1", "11.1", picture="frog"),
        say("frog-2", "11.2"),
        say("frog-3", "11.3"),
        say("frog-4", "11.4", picture="gold-frog"),
        say("frog-5", "11.5"),
        say("frog-6", "11.6"),
        side=Example(
            "garden@b2:1P1,2*,3/0,1F2,2", "frog:d2", "garden@b2:1P1,2,3*/0,1F2,2", words("frog-example"), way=words("way-frog")
        ),
    ),
)  # fmt: skip
