"""The turn: its three main actions, what may be added to them, and what every goal counts."""

from momiji.core.rulebook import Display, Example, Exhibit, Figures, Paragraph
from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION

from .prose import chapter, heading, page, say, words

TURN = chapter(
    "turn",
    "yellow",
    page(
        "turn", "first",
        say("turn-1", "3.1"),
        say("turn-2", "3.2"),
        say("turn-3", "3.4"),
        say("turn-4", "3.4"),
        say("turn-5"),
        lead=words("turn-lead"),
        side=Display(
            words("turn-actions"),
            (
                Exhibit("/G0<,G2,G1>", words("turn-collect")),
                Exhibit("card:R0> card:G1<", words("turn-play")),
                Exhibit("acorns:3 goal:biggest-pile", words("turn-goal")),
            ),
        ),
    ),
    page(
        "trade", "trade",
        say("trade-1", "3.3"),
        say("trade-2", "3.3"),
        side=Example("acorns:2", "R2 B3", "discard:R2,B3 | acorns:3", words("trade-example"), gain=1),
    ),
    page(
        "turn-end", "hand",
        say("turn-end-1", "3.5"),
        say("turn-end-2", "3.5", answers=("refuse-hand-limit",)),
        say("turn-end-3"),
        heading("secrets-title"),
        say("secrets-1", "3.6", name="secrets"),
        say("secrets-2", "3.7", name="counting"),
        side=Example(
            "hand:R0<,R1,Y0>,Y2,G0<,G0>,G1,B0<,B2,B3", "G0> B3", "hand:R0<,R1,Y0>,Y2,G0<,G1,B0<,B2 | discard:G0>,B3",
            words("turn-end-example"), way=words("way-discard"),
        ),
    ),
)  # fmt: skip

COLLECT = chapter(
    "collect",
    "green",
    page(
        "collect", "collect",
        say("collect-1", "4.1"),
        say("collect-2", "4.3"),
        say("collect-3", "4.5"),
        lead=words("collect-lead"),
        side=Example(
            "/R0<,R1 /G2,G0>,G1 /B3", "G2 G0> G1", "/R0<,R1 /B3", words("collect-example"), taken=True
        ),
    ),
    page(
        "reveal", "reveal",
        say("reveal-1", "4.2"),
        say("reveal-2", "4.4"),
        say("reveal-3", "4.4"),
        side=Example(
            "/R0<,R1 /G2 deck", "G1< R2 B0> G0<", "/R0<,R1,R2 /G2,G1<,G0< /B0> deck", words("reveal-example"), way=words("way-deck")
        ),
    ),
)  # fmt: skip

PLAY = chapter(
    "play",
    "purple",
    page(
        "play", "play",
        say("play-1", "5.1"),
        say("play-2", "5.1", answers=("refuse-number", "refuse-start")),
        say("play-3", "5.3"),
        lead=words("play-lead"),
        side=Example("R0> Y1<", "R1 R1<", "R1< Y1<", words("play-example")),
    ),
    page(
        "play-kinds", "play",
        say("play-mixed", "5.4", picture="card:G1> card:B0<", titled=True),
        say("play-same", "5.4", picture="card:R1 card:R2", titled=True, answers=("refuse-same-full",)),
        say("play-order", "5.5"),
        say("play-same-bonus", "5.6"),
        side=Example("O2 G0<>", "G1> B0<", "O2 G1> B0<", words("play-kinds-example"), gain=2),
    ),
    page(
        "gate", "gate",
        say("gate-1", "5.2"),
        say("gate-2", "5.2"),
        say("gate-3"),
        side=Example("R2 G1< P0<>", "R3", "R3! G1< P0<>", words("gate-example")),
    ),
    page(
        "bonus", "acorn",
        say("bonus-1", "5.7"),
        say("bonus-2", "5.7"),
        say("bonus-3", "5.6"),
        lead=words("bonus-lead"),
        side=Example("R0<> Y1 G0<>", "Y1<> B0<", "R0<> Y1<> G0<> B0<", words("bonus-example"), gain=6),
    ),
)  # fmt: skip


def _goal(goal: str) -> Paragraph:
    return Paragraph(Text(f"goal-text-{goal}"), ("7",), f"goal:{goal}", Text(f"goal-title-{goal}"), f"goal-{goal}")


GOALS = chapter(
    "goals",
    "brown",
    page(
        "goals", "goal",
        say("goals-1", "6.1"),
        say("goals-2", "6.2"),
        say("goals-3", "6.2"),
        say("goals-4", "7.1"),
        lead=words("goals-lead"),
        side=Example(
            "goal:zeros goal:hand goal:gates | acorns:5", "goal:hand", "goal:zeros goal:gates | acorns:2", words("goals-example"),
            taken=True, way=words("way-yours"),
        ),
    ),
    page(
        "leaf-goals", "goal",
        *(_goal(goal) for goal, types in EDITION.goals.items() if len(types) == 1),
        side=Figures(
            words("leaf-goals-sheet"),
            tuple(Text(f"new-game-name-{number}") for number in (1, 2, 3)),
            (
                (words("leaf-goals-cards"), ("5", "5", "2")),
                (words("leaf-goals-points"), ("10", "3", "0")),
            ),
            Text("rules-leaf-goals-example", {"owner": Text("new-game-name-1")}),
            picture="goal:red | R2*5 R1<*5 R1*2",
        ),
    ),
    page("other-goals", "goal", *(_goal(goal) for goal, types in EDITION.goals.items() if len(types) != 1)),
)  # fmt: skip
