"""Morning Dew, and playing alone."""

from momiji.core.rulebook import BookPage, Display, Example, Exhibit, Heading, Paragraph
from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION, ScenarioContents

from .prose import chapter, heading, page, say, words

DEW = chapter(
    "dew",
    "blue",
    page(
        "dew", "plus",
        say("dew-1", "1.2"),
        say("dew-2", "1.3"),
        say("dew-3", "2.2"),
        say("dew-4", "11.1"),
        say("dew-5", "11.8"),
        say("dew-6", "11.5"),
        lead=words("dew-lead"),
        side=Display(
            words("dew-look"),
            (
                Exhibit("card:U0<> card:U1< card:U2 card:U3 card:U4", words("dew-cards")),
                Exhibit("U3 U4!", words("dew-piles")),
                Exhibit("token:blue-leaf-token", words("dew-token")),
            ),
        ),
    ),
    page(
        "dew-joker", "tuck",
        say("joker-1", "11.2"),
        say("joker-2", "11.3"),
        say("joker-3", "11.4"),
        say("joker-4", "11.6"),
        say("joker-5", "11.7"),
        say("joker-6", "11.2"),
        side=Example("R1> G0<", "U2", "U2 G0< | token:blue-leaf-token", words("joker-example")),
    ),
    page(
        "dew-change", "tuck",
        say("change-1", "11.3"),
        say("change-2", "11.4"),
        side=Example("U2 G0<", "P3", "P3! G0<", words("change-example")),
    ),
)  # fmt: skip


def _scenario(scenario: ScenarioContents) -> BookPage:
    key = f"scenario-{scenario.name}"
    goals = [
        Paragraph(Text(f"solo-goal-text-{goal}"), ("12.7",), f"goal:{goal}", Text(f"solo-goal-title-{goal}")) for goal in scenario.goals
    ]
    wins = [Paragraph(Text(f"{key}-condition-{number}"), ("12.10",)) for number in (1, 2, 3)]
    return page(
        key, "person",
        say(key, "12.1", picture=" ".join(f"land:{letter}" for letter in scenario.landscapes)),
        Heading(words("scenario-win")),
        *wins,
        Heading(words("scenario-goals")),
        *goals,
        title=Text(f"{key}-title"),
        lead=Text(f"{key}-text"),
    )  # fmt: skip


SOLO = chapter(
    "solo",
    "purple",
    page(
        "solo", "person",
        say("solo-1", "12.1"),
        say("solo-2", "12.2"),
        say("solo-3", "12.3"),
        say("solo-4", "12.4"),
        say("solo-5", "12.5"),
        say("solo-6", "12.6"),
        side=Example(
            "/R0<,R1 /Y2 /G0>", "R0< R1", "/R2 /G1<,G2 /B0> | discard:Y2,G0>", words("solo-example"), taken=True
        ),
    ),
    page(
        "solo-end", "goal",
        heading("solo-goals-title"),
        say("solo-7", "12.7"),
        heading("solo-ends-title"),
        say("solo-8", "12.8"),
        say("solo-9", "12.9"),
        say("solo-10", "12.10"),
        side=Example("R2 G1< | acorns:3 solo-goal:red", "solo-goal:red", "R2 G1< | acorns:1", words("solo-goal-example"), taken=True,
                     way=words("way-yours")),
    ),
    *(_scenario(scenario) for scenario in EDITION.scenarios.values()),
)  # fmt: skip
