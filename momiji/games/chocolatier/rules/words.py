"""The keys of words that sentences take in."""

from .contents import COLOUR_NAMES


def colour_word(colour: int) -> str:
    return f"chocolatier-colour-{COLOUR_NAMES[colour]}"
