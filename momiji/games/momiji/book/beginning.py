"""What the game is, what lies on the table, and how it comes there."""

from momiji.core.rulebook import Display, Exhibit, Figures
from momiji.games.momiji.rules.edition import EDITION

from .prose import chapter, page, say, words

GAME = chapter(
    "game",
    "red",
    page("contents", "book"),
    page(
        "about", "garden",
        say("about-1"),
        say("about-2"),
        say("about-3", picture="card:G1"),
        say("about-4"),
        say("about-5"),
        lead=words("about-lead"),
        side=Display(
            words("about-table"),
            (
                Exhibit("/R0<,R1 /G2,G0>,G1< /B1 deck", words("about-garden")),
                Exhibit("O2 G1> B0< R3!", words("about-herbarium")),
                Exhibit("goal:zeros acorns:7 land:E", words("about-things")),
            ),
        ),
    ),
    page(
        "cards", "pile",
        say("cards-1", "1.1"),
        say("cards-2", "1.1"),
        say("cards-3", "1.3"),
        say("cards-4", "1.3"),
        say("cards-5", "1.2"),
        lead=words("cards-lead"),
        side=Display(
            words("cards-look"),
            (
                Exhibit("card:O0<> card:O1 card:O2 card:O3", words("cards-numbers")),
                Exhibit("card:R1< card:R1> card:R1<> card:R1", words("cards-edges")),
                Exhibit("pip:red pip:orange pip:yellow pip:green pip:purple pip:brown", words("cards-types")),
            ),
        ),
    ),
    page(
        "tokens", "acorn",
        say("tokens-1", "1.6", picture="acorns:6", titled=True, name="acorns"),
        say("tokens-2", "1.4", picture="goal:top-sum", titled=True),
        say("tokens-3", "1.4", picture="gate", titled=True),
        say("tokens-4", "1.5", picture="land:C", titled=True),
        side=Display(
            words("tokens-look"),
            (
                Exhibit("acorns:8", words("tokens-acorns")),
                Exhibit("goal:red goal:warm goal:hand goal:gates", words("tokens-goals")),
                Exhibit("R3! gate", words("tokens-gates")),
                Exhibit("land:F land:J land:N", words("tokens-landscapes")),
            ),
        ),
    ),
)  # fmt: skip

_COUNTS = (2, 3, 4, 5)
_TYPES = [EDITION.table.types[players] for players in _COUNTS]

SETUP = chapter(
    "setup",
    "orange",
    page(
        "setup", "deck",
        say("setup-1", "2.1"),
        say("setup-2", "2.2"),
        say("setup-3", "2.3"),
        say("setup-4", "2.4"),
        say("setup-5", "2.5"),
        say("setup-6", "2.8"),
        side=Figures(
            words("setup-figures"),
            tuple(words(f"setup-players-{players}") for players in _COUNTS),
            (
                (words("setup-types"), tuple(str(types) for types in _TYPES)),
                (words("setup-cards"), tuple(str(14 * types) for types in _TYPES)),
                (words("setup-goals"), tuple(str(players + EDITION.table.goals_beyond_players) for players in _COUNTS)),
                (words("setup-gates"), tuple(str(players + EDITION.table.gates_beyond_players) for players in _COUNTS)),
                (words("setup-hand"), (str(EDITION.table.hand),) * 4),
                (words("setup-acorns"), (f"{EDITION.table.acorns_first} / {EDITION.table.acorns_others}",) * 4),
            ),
            words("setup-caption"),
        ),
    ),
    page(
        "setup-landscapes", "picture",
        say("setup-landscapes-1", "2.6", titled=True),
        say("setup-landscapes-2", "2.6"),
        say("setup-landscapes-3", "2.7", titled=True),
        say("setup-landscapes-4", "2.7"),
        side=Display(
            words("setup-sets"),
            tuple(Exhibit(" ".join(f"land:{letter}" for letter in letters), words(f"setup-set-{name}"))
                  for name, letters in EDITION.starter_sets.items()),
        ),
    ),
)  # fmt: skip
