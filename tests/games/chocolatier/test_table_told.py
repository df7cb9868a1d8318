"""What the table of Master Chocolatier tells besides what lies on it: sounds, stills without motion, slips, what would come of a drop."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from momiji import registry
from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Moved
from momiji.core.text import Refusal, Text
from momiji.games.chocolatier.brain import BRAIN
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.steps import TAKES
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.brief import brief, brief_lines, own_turn
from momiji.games.chocolatier.table.figures import foreseen, take_figures
from momiji.games.chocolatier.table.films import Telling, calm, heard
from momiji.games.chocolatier.table.films import sprites as films
from momiji.games.chocolatier.table.films.reel import RimLeg
from momiji.games.chocolatier.table.score import sheet
from momiji.i18n import LANGUAGES, translator
from momiji.playing.log import Line
from momiji.playing.preferences import Preferences
from momiji.playing.session import Session
from momiji.resources import assets
from momiji.ui.app import App
from momiji.ui.audio import effects_of_games
from momiji.ui.motion import Pose
from momiji.ui.table.desk import Change
from momiji.ui.table.film import Sprite
from momiji.ui.theme import Scale
from tests.games.chocolatier.at_table import at_table, choices, likely, played, table
from tests.games.chocolatier.laid import Side, Table

SOUNDS = set(effects_of_games(assets() / "sounds"))
SCALE = Scale(1280, 720)


def steps_of(options: tuple[str, ...] = (), players: int = 3, rounds: int = 3) -> Iterator[tuple[Session, Change]]:
    """A game step by step, each as the one who takes it sees it."""
    session, chance = Session.begin(choices(players, options, "told")), Chance("told")
    game = registry.part("chocolatier", "table")
    while not session.over and session.state.round <= rounds:
        before = game.desk(session, session.state.current).show
        taken = session.perform(likely(session, chance))
        assert not isinstance(taken, Refusal)
        yield session, Change(before, taken.events, game.desk(session, before.seat).show)


def counted(events: tuple[Event, ...]) -> int:
    return sum(event.change for event in events if isinstance(event, Counted) and event.change > 0)


# ------------------------------------------------------------------ sounds
def test_every_sound_of_a_game_is_there_and_points_are_heard_one_by_one() -> None:
    played_notes = belled = False
    for _, change in steps_of(("special",)):
        reel = Telling(change.before, change.after, SCALE)
        reel.tell(change.events)
        names = [name for _, name in reel.sounds]
        assert set(names) <= SOUNDS
        notes = [name for name in names if "note" in name]
        scored = [event.change for event in change.events if isinstance(event, Counted) and event.change > 0]
        assert len(notes) == sum(min(heard.NOTES, points) for points in scored)
        moved = [event for event in change.events if isinstance(event, Moved)]
        mark = [event for event in moved if event.piece == spots.TOKEN and event.source.kind == "middle"]
        assert (heard.BELL in names) == bool(mark)
        played_notes, belled = played_notes or bool(notes), belled or bool(mark)
    assert played_notes and belled


def test_what_a_piece_lands_on_speaks() -> None:
    t = Table("BBN KK", middle="W", mine=Side(lines="B"))
    events = [event for event in t.events("take 1 B f") if isinstance(event, Moved)]
    assert {event.target.kind: heard.landing(event) for event in events} == {"middle": heard.COPPER, "floor": heard.FLOOR}
    assert heard.at_once(events) in (heard.COPPER, heard.FLOOR)


# ------------------------------------------------------------------ motion
def test_without_motion_what_is_counted_stands_still_and_nothing_flies() -> None:
    seen = 0
    for _, change in steps_of():
        film = calm(change, SCALE)
        assert (film is not None) == any(isinstance(event, Counted) for event in change.events)
        if film is not None:
            assert not film.legs and film.stills[-1].show is change.after
            assert all(later.at - still.at == 600 for still, later in pairwise(film.stills))
            assert all(still.show.pops for still in film.stills[:-1])
            seen += 1
    assert seen


def test_reduced_motion_shows_the_filling_in_stills() -> None:
    last = played(lambda session: session.state.phase == 2 and not any(session.state.sources) and session.state.round > 1)
    with at_table(last) as app:
        app.services.change(animation_speed=1.0, reduced_motion=True)
        scene = table(app)
        scene.press("end")
        assert scene.projector.running and not scene.projector.films[0].legs
        while scene.projector.running:
            app.step(0.2)
        assert scene.picture.show is scene.desk.show


def test_the_bag_nods_while_it_gives_and_stands_at_rest_afterwards() -> None:
    dealt = 0
    for _, change in steps_of():
        reel = Telling(change.before, change.after, SCALE)
        reel.tell(change.events)
        film = reel.film(change.after)
        gives = any(isinstance(event, Moved) and event.source.kind == "bag" for event in change.events)
        assert any(spots.BAG in still.away for still in film.stills) == gives
        assert not film.stills[-1].away
        dealt += gives
    assert dealt


def test_what_is_sent_keeps_to_the_rim() -> None:
    leg = RimLeg(Sprite("piece"), Pose(100, 0, 10), Pose(0, 100, 10), 0.0, 100.0, centre=(0.0, 0.0))
    for now in range(0, 101, 10):
        pose = leg.pose(now)
        assert pose.x**2 + pose.y**2 == pytest.approx(100**2)


def test_what_fades_can_be_painted_at_every_moment_of_it() -> None:
    """A frame may fall on any moment, also on the very first one."""
    with at_table(Session.begin(choices(2))) as app:
        context = table(app).picture.context
        for kind, what in ((films.RING, None), (films.BLINK, None), (films.FIGURE, 3)):
            for hundredth in range(101):
                pose = Pose(300, 300, 40 + hundredth, alpha=hundredth / 100)
                films.draw(app.surface, context, Sprite(kind, what, 0), pose)


# ------------------------------------------------------------------ words
def test_no_sentence_at_the_table_names_a_plate_by_a_number() -> None:
    numbered = re.compile(r"(plate|nabíd\w+|блюд\w+)\s\d", re.IGNORECASE)
    for session, _ in steps_of(("special",), players=2, rounds=2):
        told = [text for line in session.log[-1:] for text in line.texts]
        if session.actor is not None:
            view = session.rules.view(session.state, session.actor)
            told += [BRAIN.said((step,), view) for step in session.rules.legal(session.state)]
        for language in LANGUAGES:
            for text in told:
                words = translator(language).text(text)
                assert not numbered.search(words), words


def test_a_slip_tells_a_turn_in_one_line() -> None:
    take = Text("chocolatier-log-take", {"name": "Jana", "count": 3, "praline": "chocolatier-colour-red", "offer": 0, "line": 2})
    mark, over = Text("chocolatier-log-mark", {"name": "Jana"}), Text("chocolatier-log-overflow", {"count": 1})
    place = Text("chocolatier-log-place", {})
    round_ = Text("chocolatier-log-round", {"round": 3, "name": "Aki"})
    lines = brief_lines([Line("fan", one) for one in (take, mark, over, place, round_)])
    assert [(line.crest, translator("en").text(line.text)) for line in lines] == [
        ("fan", "3 red into line 2, 1 on the floor, takes the token"),
        ("fan", "Round 3: Aki starts."),
    ]
    assert [translator("cs").text(text) for text in brief([take])] == ["3\xa0červené do řady 2"]
    assert [translator("ru").text(text) for text in brief([take])] == ["3\xa0красные в\xa0лоток 2"]


def test_a_player_s_last_turn_is_their_own() -> None:
    """The last turn of a round fills all boxes; a player's page tells only what was theirs."""
    take = Text("chocolatier-log-take", {"name": "Jana", "count": 3, "praline": "chocolatier-colour-red", "offer": 0, "line": 2})
    over = Text("chocolatier-log-overflow", {"count": 1})
    mine, other = (Text("chocolatier-log-floor", {"name": name, "cost": 1}) for name in ("Jana", "Aki"))
    round_ = Text("chocolatier-log-round", {"round": 3, "name": "Jana"})
    assert own_turn([take, over, other, mine, round_], "Jana") == (take, over, mine)


def test_a_ringed_line_says_how_many_fall_and_what_they_cost() -> None:
    t = Table("BBBN KK", mine=Side(lines="- B", floor="K"))
    view = CHOCOLATIER.view(t.state, 0)
    step = TAKES[1][COLOURS.index("B")][1]
    figures = take_figures(view, step)
    assert [(figure.at.kind, figure.value, figure.fallen) for figure in figures] == [("well", 1, ("", 0)), ("line", -3, ("B", 2))]
    about = foreseen(view, spots.pralines(1, "B"), spots.line(0, 1))
    assert about is not None
    assert [translator("en").text(text) for text in about.body] == [
        "It will be full: 1 point as things stand.",
        "2 pralines fall to the floor. Cost: 3 points.",
    ]
    assert foreseen(view, spots.pralines(1, "B"), spots.line(1, 1)) is None  # somebody else's line


def test_taking_from_the_middle_is_foreseen_with_the_token() -> None:
    view = CHOCOLATIER.view(Table("KK", middle="WW").state, 0)
    about = foreseen(view, spots.pralines(MIDDLE, "W"), spots.line(0, 2))
    assert about is not None
    assert [translator("en").text(text) for text in about.body] == [
        "2 of 3 will be filled.",
        "The token goes to the floor too.",
    ]


# ------------------------------------------------------------------ pages
def test_the_scoring_sheet_shows_every_box() -> None:
    t = Table("R", mine=Side(box="BNWK.", points=1), others=(Side(points=8),)).do("take 1 R 1").do("end")
    app = App.for_test((1280, 720), Preferences())
    try:
        rows = sheet(t.state).rows
        assert [row.kind for row in rows] == ["boxes", "points", "bonus", "bonus", "bonus"]
        drawn = [cell.drawn for cell in rows[0].cells]
        pictures = [one(app.services.look, 100) for one in drawn if one is not None]
        assert len(pictures) == 2 and all(picture.get_size() == (100, 100) for picture in pictures)
        full, empty = (pygame.image.tobytes(picture, "RGBA") for picture in pictures)
        assert full != empty
        assert rows[2].under is not None and app.services.say.text(rows[2].under) == "2 each"
    finally:
        app.services.art.close()
