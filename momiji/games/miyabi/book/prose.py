"""Every sentence of the rule book has a key that begins with "miyabi-rules-"."""

from momiji.core.prose import Prose
from momiji.core.text import Text


def words(key: str) -> Text:
    return Text(f"miyabi-rules-{key}")


_PROSE = Prose(words)
say, heading, page, chapter = _PROSE.say, _PROSE.heading, _PROSE.page, _PROSE.chapter
