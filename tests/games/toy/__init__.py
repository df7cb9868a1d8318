"""Pairs: a dull little game that only the tests know, to see that nothing outside a game's folder needs to know it.

Everybody holds number cards nobody else sees. Whoever's turn it is may lay pairs, each worth its number, and then draws a card, which
ends the turn. Once the deck is empty everybody has one more turn, which ends with a pass. Most points win.
"""

from pathlib import Path

from momiji.i18n import learn

PACKAGE = "tests.games.toy"
learn(Path(__file__).parent / "locales")
