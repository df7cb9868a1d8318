"""The drawings that are called by what is in Momiji's box."""

from momiji.games.momiji.rules.cards import CODES, NAMES, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.ui.theme import LEAVES


def drawings() -> list[str]:
    faces = sorted({f"{NAMES[TYPE[card]]}-{NUMBER[card]}" for card in range(len(CODES))})
    return [
        *(f"{folder}/{face}" for folder in ("cards", "cards/mini", "contrast", "contrast/mini") for face in (*faces,)),
        "cards/back",
        "contrast/back",
        *(f"goals/{goal}" for goal in EDITION.goals),
        *(f"landscapes/{landscape_art.NAMES[letter]}" for letter in EDITION.letters),
        "landscapes/back",
        *(f"leaves/{leaf.art}" for leaf in LEAVES.values()),
        *(f"leaves/pips/{leaf}" for leaf in LEAVES),
    ]
