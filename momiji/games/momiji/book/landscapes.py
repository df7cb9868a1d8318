"""Every landscape with an example: what it does in short is told by the sentences of the cards themselves."""

from momiji.core.rulebook import BookPage, Display, Example, Exhibit, Paragraph
from momiji.core.text import Text

from .prose import chapter, page, say, words

# Rules about one landscape besides its own row of the table.
MORE_RULES = {
    "B": ("8.4",), "D": ("8.4",), "E": ("8.8",), "H": ("8.5",), "I": ("8.4",), "J": ("8.5",), "K": ("8.4",), "M": ("8.6",), "N": ("8.7",),
}  # fmt: skip

# before, cards, after, and the rest of Example.
EXAMPLES: dict[str, Example] = {
    letter: Example(before, cards, after, Text(f"landscape-example-{letter.lower()}"), taken, gain, words(f"way-{way}") if way else None)
    for letter, before, cards, after, taken, gain, way in (
        ("A", "R1> G0<", "G2", "R1> G2", False, 0, ""),
        ("B", "/R1 /G2,G0<,G1 /B0>,B2,B1<", "R1 B0> B2 B1<", "/G2,G0<,G1", True, 0, ""),
        ("C", "R1> G2 Y0<", "", "R1> Y0< G2", False, 2, ""),
        ("D", "deck", "R0< G0> Y1 B3", "deck | discard:B3", True, 0, ""),
        ("E", "R0< | /P0<> /G1", "P0<> R1>", "P0<> R1> | /G1", False, 0, ""),
        ("F", "/O0<,O2 /G1 | acorns:3", "O2", "/O0< /G1 | acorns:4", True, 2, ""),
        ("G", "B2 R1< | discard:R0>,B3", "B3", "B3! R1< | discard:R0>", False, 0, "discard-pile"),
        ("H", "R0< Y1 | acorns:5 goal:red", "R1 R2", "R2 Y1 | acorns:1 goal:red", False, 0, ""),
        ("I", "/Y0<,Y1>,Y2 /G0> | goal:acorns acorns:6", "Y0< Y1> Y2 goal:acorns", "/G0> | acorns:2", True, 0, "yours"),
        ("J", "B0<", "G0> G1 G2 B1", "G2 B1", False, 0, ""),
        ("K", "/R0<,R2 /G1 /P3,P1<", "R2 G1 P1<", "/R0< /P3", True, 0, ""),
        ("L", "acorns:2", "O2 O3 P2", "discard:O2,O3,P2 | acorns:6", False, 5, ""),
        ("M", "R0> G1<", "R1 B0< B2", "R1*4 G1<", False, 0, ""),
        ("N", "Y0< G1 | /R0>", "Y1 R3", "Y1 G1 | /R0>,R3", False, 0, "deck"),
    )
}


def _landscape(letter: str) -> BookPage:
    small, rule = letter.lower(), f"8.{letter}"
    return page(
        f"landscape-{small}", "picture",
        Paragraph(Text(f"landscape-text-{small}"), (rule,), f"land:{letter}"),
        Paragraph(Text(f"landscape-more-{small}"), (rule, *MORE_RULES.get(letter, ()))),
        say(f"landscape-{small}", rule),
        lead=Text(f"landscape-when-{small}"),
        title=Text("rules-landscape-title", {"letter": letter, "landscape": f"landscape-{small}"}),
        side=EXAMPLES[letter],
    )  # fmt: skip


LANDSCAPES = chapter(
    "landscapes",
    "green",
    page(
        "landscapes", "picture",
        say("landscapes-1", "8.1"),
        say("landscapes-2", "8.2"),
        say("landscapes-3", "8.3"),
        say("landscapes-4", "8.4"),
        lead=words("landscapes-lead"),
        side=Display(
            words("landscapes-when"),
            (
                Exhibit("land:B land:D land:E land:K", words("landscapes-collect")),
                Exhibit("land:A land:H land:J land:M", words("landscapes-play")),
                Exhibit("land:I", words("landscapes-goal")),
                Exhibit("land:C land:F land:G land:L land:N", words("landscapes-any")),
            ),
        ),
    ),
    *(_landscape(letter) for letter in EXAMPLES),
)  # fmt: skip
