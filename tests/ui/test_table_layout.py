"""Where things lie: without a single pixel."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.layout.places import AREAS, ORDER, MomijiLayout
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import HandCard, MomijiShow, Pile
from momiji.ui.table.show import Command, Mark, Spot
from momiji.ui.theme import Scale
from tests.ui import shows

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (1920, 1200), (2560, 1440), (3440, 1440), (3840, 2160), (1200, 1600))
TEXTS = (1.0, 1.25, 1.5, 2.0)


def seven_piles(show: MomijiShow) -> MomijiShow:
    """The longest row there can be, with both ends open."""
    row = tuple(Pile(t, card) for t, card in enumerate(map(shows.card, ("R0<", "O1", "Y2", "G0<", "P3", "B2", "U0<"))))
    return replace(show, me=replace(show.me, piles=row), marks={Spot("end", "left"): "legal", Spot("end", "right"): "legal"})


def held(show: MomijiShow, count: int) -> MomijiShow:
    cards = tuple(HandCard(i % 20) for i in range(count))
    marks: dict[Spot, Mark] = {**show.marks, **{Spot("hand", str(i)): "chosen" for i in range(0, count, 3)}}
    return replace(show, hand=cards, marks=marks, me=replace(show.me, hand_size=count))


TABLES = {
    "2": shows.collecting(),
    "3": shows.watching(),
    "4": shows.mixed_play(4),
    "5": shows.mixed_play(5),
    "solo": shows.solo_show(),
    "5 with seven piles": seven_piles(shows.mixed_play(5)),
    "a hand of one": held(shows.collecting(), 1),
    "a hand of nine": held(shows.mixed_play(4), 9),
    "a hand of fourteen": held(shows.mixed_play(4), 14),
    "a hand of twenty": held(shows.mixed_play(5), 20),
    "no cards at all": held(shows.collecting(), 0),
    "the first pile": replace(held(shows.collecting(), 5), marks={Spot("end"): "legal"}, me=replace(shows.collecting().me, piles=())),
    "a turned card": replace(shows.mixed_play(4), turned=3),
    "two cards to trade": replace(shows.collecting(), trade=(3, 4)),
    "something to redo": replace(shows.mixed_play(4), redo=Command("redo", Text("test-undo"), icon="redo")),
    "an ability to redo": replace(shows.mixed_play(4), left=None, redo=Command("redo", Text("test-undo"), icon="redo")),
    "seven goals owned": replace(shows.mixed_play(5), me=replace(shows.mixed_play(5).me, goals=tuple("abcdefg"), blue_token=True)),
    "real, 2": shows.show_of(shows.position(2, 14)),
    "real, 3": shows.show_of(shows.position(3, 20, dew=True, open_counts=True)),
    "real, 4": shows.show_of(shows.position(4, 30)),
    "real, 5": shows.show_of(shows.position(5, 30)),
    "real, solo": shows.show_of(shows.solo_position("meditation", 9)),
}


def cases() -> Iterator[tuple[str, tuple[int, int], float]]:
    for name in TABLES:
        for size in SIZES:
            for text in TEXTS:
                yield name, size, text


def things(layout: MomijiLayout) -> dict[object, pygame.Rect]:
    """Everything a pointer can find, but for whole areas and the opened fan, which lies above all."""
    found: dict[object, pygame.Rect] = {
        spot: place.hit for spot, place in layout.spots.items() if spot.kind not in AREAS and spot.kind != "browser"
    }
    found.update(layout.buttons)
    return found


@pytest.mark.parametrize(("name", "size", "text"), list(cases()))
def test_nothing_overlaps_and_nothing_leaves_the_window(name: str, size: tuple[int, int], text: float) -> None:
    layout = lay_out(TABLES[name], Scale(*size, text))
    window = pygame.Rect(0, 0, *size)
    found = things(layout)
    for thing, rect in found.items():
        assert window.contains(rect), (thing, rect)
    for (one, first), (other, second) in combinations(found.items(), 2):
        assert not first.colliderect(second), (one, first, other, second)
    for panel, rect in layout.panels.items():
        assert window.contains(rect), (panel, rect)


@pytest.mark.parametrize("name", TABLES)
def test_every_spot_is_there(name: str) -> None:
    show = TABLES[name]
    spots = lay_out(show, Scale(1920, 1080)).spots
    wanted = {Spot("deck"), Spot("discard"), Spot("supply"), Spot("garden"), Spot("herbarium"), Spot("lap"), Spot("plate"), Spot("acorns")}
    wanted |= {Spot("hand", str(index)) for index in range(len(show.hand))}
    wanted |= {Spot("column", LETTERS[column.type]) for column in show.columns}
    wanted |= {Spot("pile", LETTERS[pile.type]) for pile in show.me.piles}
    wanted |= {Spot("end", end) for end in show.ends}
    wanted |= {Spot("goal", goal.id) for goal in show.goals} | {Spot("own-goal", goal) for goal in show.me.goals}
    wanted |= {Spot("landscape", str(index)) for index in range(3)}
    wanted |= {Spot("other", str(player.seat)) for player in show.others}
    wanted |= {Spot("turned")} if show.turned is not None else {Spot("gates")} if show.gates else set()
    wanted |= {Spot("offer", str(index)) for index in range(len(show.trade))}
    assert set(spots) == wanted


@pytest.mark.parametrize("cards", [1, 9, 14, 15, 40, 60])
@pytest.mark.parametrize("size", SIZES)
def test_an_opened_discard_pile_stays_inside(cards: int, size: tuple[int, int]) -> None:
    layout = lay_out(shows.browsing(cards), Scale(*size))
    fan = [place for spot, place in layout.spots.items() if spot.kind == "browser"]
    assert len(fan) == cards
    assert all(pygame.Rect(0, 0, *size).collidepoint(place.rect.center) for place in fan)
    found = {layout.at(*_left_edge(place.rect, place.angle)) for place in fan}
    assert len(found & {Spot("browser", str(index)) for index in range(cards)}) == cards


def _left_edge(rect: pygame.Rect, angle: float) -> tuple[float, float]:
    """A little inside a fanned card, where it shows even if its right neighbour lies on it."""
    edge = pygame.Vector2(-rect.w / 2 + 3, 0).rotate(-angle)
    return rect.centerx + edge.x, rect.centery + edge.y


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [14, 15, 40])
def test_an_opened_discard_pile_leaves_the_action_note_readable(cards: int, size: tuple[int, int], text: float) -> None:
    layout = lay_out(shows.browsing(cards), Scale(*size, text))
    note = layout.panels["note"].inflate(-layout.scale.px(24), -layout.scale.px(24))  # the words keep that far from its edge
    for place in (place for spot, place in layout.spots.items() if spot.kind == "browser"):
        corners = (pygame.Vector2(x * place.rect.w / 2, y * place.rect.h / 2).rotate(-place.angle) for x in (-1, 1) for y in (-1, 1))
        assert not any(note.collidepoint(place.rect.center + corner) for corner in corners)


def test_the_tab_key_goes_from_the_others_to_the_hand() -> None:
    order = lay_out(TABLES["4"], Scale(1920, 1080)).order()
    kinds = [ORDER.index(spot.kind) for spot in order]
    assert kinds == sorted(kinds)
    assert order[0].kind == "other" and order[-1] == Spot("hand", "6")


def test_the_last_piece_of_the_fan_lies_on_top() -> None:
    layout = lay_out(held(shows.mixed_play(4), 14), Scale(1920, 1080))
    last = layout.spots[Spot("hand", "13")].rect
    assert layout.at(*last.center) == Spot("hand", "13")


def test_a_turned_card_is_found_in_its_own_frame() -> None:
    layout = lay_out(shows.mixed_play(4), Scale(1920, 1080))
    place = layout.spots[Spot("hand", "0")]
    assert place.angle != 0 and place.holds(*place.rect.center)


@pytest.mark.parametrize("cards", [1, 4, 6, 8, 10, 14])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_words_grow_and_the_cards_of_the_hand_keep_their_size(cards: int, size: tuple[int, int]) -> None:
    widths = {lay_out(held(shows.collecting(), cards), Scale(*size, text)).spots[Spot("hand", "0")].rect.w for text in TEXTS}
    assert len(widths) == 1


@pytest.mark.parametrize("cards", range(1, 9))
def test_cards_within_the_limit_of_the_hand_lie_apart(cards: int) -> None:
    """So that an acorn at an edge is seen to belong to its own card."""
    layout = lay_out(held(shows.collecting(), cards), Scale(1920, 1080))
    places = [layout.spots[Spot("hand", str(i))].rect for i in range(cards)]
    assert all(right.left - left.right >= 8 for left, right in pairwise(places))


def test_the_acorn_of_a_covered_edge_moves_into_sight() -> None:
    layout = lay_out(held(shows.collecting(), 14), Scale(1920, 1080))
    for index in range(13):
        place = layout.spots[Spot("hand", str(index))]
        assert place.covered * place.rect.w / 500 >= place.rect.w - place.hit.w > 0
    assert layout.spots[Spot("hand", "13")].covered == 0
