"""The sentences of the rule book begin with "rules-"."""

from momiji.core.prose import Prose

_PROSE = Prose("rules")
words, say, heading, page, chapter = _PROSE.words, _PROSE.say, _PROSE.heading, _PROSE.page, _PROSE.chapter
