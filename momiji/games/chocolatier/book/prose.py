"""Every sentence of the rule book has a key that begins with "chocolatier-rules-"."""

from momiji.core.prose import Prose
from momiji.core.text import Text


def words(key: str) -> Text:
    return Text(f"chocolatier-rules-{key}")


_PROSE = Prose(words)
say, page, chapter = _PROSE.say, _PROSE.page, _PROSE.chapter
