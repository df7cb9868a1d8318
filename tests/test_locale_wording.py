"""Slips that native readers found once and that shall not come back."""

import pytest

from momiji.core.text import Text
from momiji.i18n import translator
from tests.test_locale_typography import wrong
from tests.test_locales import LANGUAGES

# Captions that stand on one screen.
SCREENS = {
    "table": ("button-undo", "button-redo", "button-end", "button-hurry", "coach-button", "table-menu", "table-log"),
    "menu": (
        "menu-resume", "menu-replay", "menu-seats", "menu-settings", "menu-rule-book", "menu-shortcuts", "menu-save",
        "menu-to-title", "menu-quit",
    ),
    "saves": (
        "saves-back", "saves-continue", "saves-watch", "saves-import", "saves-rename", "saves-export", "saves-delete", "saves-undo",
    ),
    "score": (
        "score-rematch", "score-again", "score-new-game", "score-replay", "score-record", "score-picture", "score-share",
        "score-review", "score-to-title",
    ),
    "statistics": ("saves-back", "saves-undo", "statistics-export", "statistics-reset"),
    "crash": ("crash-continue", "crash-title-page", "crash-folder", "crash-quit"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_two_buttons_of_a_screen_share_a_caption(screen: str, language: str) -> None:
    captions = [translator(language)(key) for key in SCREENS[screen]]
    assert len(set(captions)) == len(captions), captions


def test_a_czech_preposition_that_a_number_would_bend_stands_before_none() -> None:
    """“z 2” but “ze 3”, “s 5” but “se 7”: no file can know."""
    assert wrong("cs", r"(?<!\w)[zskvZSKV]e?[ \u00a0]\{ \$") == []


def test_russian_cards_are_held_on_the_hand() -> None:
    assert wrong("ru", r"\b[Вв][ \u00a0](вашей[ \u00a0])?рук[еу]\b|\b[Ии]з[ \u00a0](вашей[ \u00a0])?руки\b") == []


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("en", "red 0 and red 1", "red 0, red 1 and red 2"), ("cs", "červenou 0 a červenou 1", "červenou 0, červenou 1 a červenou 2"),
     ("ru", "красную 0 и красную 1", "красную 0, красную 1 и красную 2")],
)  # fmt: skip
def test_a_list_ends_with_and_and_its_pieces_are_bent(language: str, two: str, three: str) -> None:
    cards = tuple(Text("card", {"leaf": "leaf-red", "number": number}) for number in range(3))
    for count, expected in ((2, two), (3, three)):
        said = translator(language)("log-trade", name="Hana", cards=cards[:count]).replace("\u00a0", " ")
        assert expected in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus(language: str) -> None:
    said = translator(language)("log-score", name="Hana", dew="yes", total=7, piles=8, acorns=2, goals=0, blue=-3)
    assert "−3" in said and "-3" not in said


# Words that made sentences read like a translation.
GONE = {
    "en": r"\b(anew|shall|imagined|thereof|taken back|means nothing|meet(s|ing)? an? acorn|does not hold)\b",
    "cs": r"\b([Ll]íz(e|ají|áte|nete|nout)|pomysln\w+|osvětlen\w+|vzít zpět|neúčastní|týž|vynese)\b",
    "ru": r"\b(воображ\w+|возвеща\w+|[Тт]олковани\w+|[Зз]ерно|перескоч\w+|примен(яет|яете|ить|ите)|довольно и)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_sounded_translated_stay_away(language: str) -> None:
    assert wrong(language, GONE[language].replace(" ", r"[ \u00a0]")) == []
