"""The turn, what a tile may lie on, and what it brings."""

from momiji.core.rulebook import Display, Example, Exhibit

from .prose import chapter, page, say, words

TURN = chapter(
    "turn",
    "miyabi/objects/fish",
    page(
        "turn", "first",
        say("turn-1", "3.1"),
        say("turn-2", "3.2"),
        say("turn-3", "3.2", name="passing"),
        say("turn-4", "3.3"),
        say("turn-5", "3.4"),
        say("turn-6", "3.5"),
        lead=words("turn-lead"),
    ),
)  # fmt: skip

LAYING = chapter(
    "laying",
    "miyabi/objects/boxwood",
    page(
        "laying", "play",
        say("laying-1", "4.1", "4.2"),
        say("laying-2", "4.3"),
        say("laying-3", "4.4"),
        say("laying-4", "4.4"),
        say("laying-5", "4.5"),
        lead=words("laying-lead"),
        side=Example(
            "garden@a2:0,1P2,1,1,0,0/0,0,0,1F1,0,0", "place:P3.d.w", "garden@a2:0,2,2,2P3,0,0/0,0,0,1F1,0,0",
            words("laying-example"), way=words("way-display"),
        ),
    ),
    page(
        "levels", "pile",
        say("levels-1", "4.4"),
        say("levels-2", "4.3"),
        side=Display(
            words("levels-look"),
            (
                Exhibit("garden@a1:1M1,2,0,0", words("levels-uneven")),
                Exhibit("garden@a1:1M1,1,0,0", words("levels-even")),
            ),
        ),
    ),
    page(
        "points", "goal",
        say("points-1", "5.1"),
        say("points-2", "5.2"),
        say("points-3", "5.2"),
        side=Example(
            "garden@a3:0,4F1,4,0,0,0", "place:F2.c.w", "garden@a3:0,5,5F2,0,0,0", words("points-example"), way=words("way-display")
        ),
    ),
)  # fmt: skip
