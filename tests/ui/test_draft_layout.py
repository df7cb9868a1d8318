"""The landscape draft at every size and text scale: nothing overlaps, is cut or leaves the window."""

from itertools import combinations

import pygame
import pytest

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.steps import DRAFT
from momiji.games.momiji.table.draw.draft.notes import note_height, note_paper
from momiji.ui import theme
from momiji.ui.kit.button import Button
from tests.ui import stage
from tests.ui.drafting import Draft
from tests.ui.stage import SIZES, TEXT_SCALES, session, staged


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", TEXT_SCALES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_overlaps_leaves_the_window_or_is_cut(size: tuple[int, int], text: float, players: int) -> None:
    with staged(size, text) as app:
        game = session(players)
        for _ in range(players):
            game.perform(DRAFT[game.state.face_up[0]])
        draft = Draft(app, game)
        stage.press(app, pygame.K_2)
        layout, window = draft.layout, app.surface.get_rect()
        papers = [layout.panels[name] for name in layout.panels if name != "note"]
        papers += [*layout.face_up, *layout.buttons.values(), *(places.sheet for places in layout.sheets.values())]
        for paper in papers:
            assert window.contains(paper)
        for one, other in combinations(papers, 2):
            assert not one.colliderect(other), (one, other)
        for side in layout.sheets.values():
            for rect in (side.crest, side.name, side.spread.panorama(3), *side.spread.slots):
                assert side.sheet.contains(rect)
            assert not side.crest.colliderect(side.spread.panorama(3))
        for row in layout.rows:
            assert layout.panels["order"].contains(row)
        _no_word_is_cut(draft)


def _no_word_is_cut(draft: Draft) -> None:
    """Every single line has room at 15 pixels or more, and the notes have room for all their words."""
    layout, services = draft.layout, draft.app.services
    type_, say, px = services.look.type, services.say, services.scale.px

    def fits(words: str, role: theme.Role, room: int) -> bool:
        return type_._width(words, role.face, theme.SMALLEST_TEXT) <= room

    note = layout.face_up[0]
    if "reader" not in layout.panels:
        note = note_paper(services, layout.face_up[0])
        assert layout.face_up[0].contains(note)
        assert note_height(services, note.w) <= note.h + 1
    for letter in EDITION.letters:
        assert fits(say(f"landscape-{letter.lower()}"), theme.TIP_TITLE, note.w - px(24))
        assert fits(say(f"landscape-when-{letter.lower()}"), theme.SECOND, note.w - px(24))
    chip = max(px(30), round(services.scale.type(theme.CHIP.px) * 1.5))
    own = layout.sheets[draft.show.seat]
    assert fits(say("draft-your-choice"), theme.CHIP, own.name.w - chip // 2)
    for side in layout.sheets.values():
        for seat in draft.game.seats:
            assert fits(seat.name, theme.NAME, side.name.w)
    for widget in draft.scene.buttons:
        if isinstance(widget, Button):
            assert fits(widget.words, theme.PLAIN, widget.rect.w - px(44))


def test_wide_and_tall_windows_keep_everything_inside() -> None:
    for size in ((2560, 1080), (1200, 1600), (3840, 2160)):
        with staged(size) as app:
            draft = Draft(app, session(5))
            for place in draft.layout.spots.values():
                assert app.surface.get_rect().contains(place.whole)
            for rect in (*draft.layout.buttons.values(), *draft.layout.panels.values()):
                assert app.surface.get_rect().contains(rect)
