"""The languages the program speaks, known before its sentences are read."""

import locale
import os
from collections.abc import Sequence

LANGUAGES = ("en", "cs", "ru")
FALLBACK = "en"


def system_language(preferred: Sequence[str] = ()) -> str:
    """The language of the computer if the program speaks it, for the first start; `preferred` is what the window system says.

    Where no variable is set, as on Windows and in programs a Mac starts from its dock, only the window system knows.
    """
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    wished = (named,) if named else (*preferred, locale.getlocale()[0] or "")
    return next((words[:2].lower() for words in wished if words[:2].lower() in LANGUAGES), FALLBACK)
