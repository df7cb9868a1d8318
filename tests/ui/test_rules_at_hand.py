"""From the table to the rule book: F1 opens what one points at, and the book in a refusal opens its paragraph."""

import pygame

from momiji.core.text import Refusal, Text
from momiji.games.momiji.book import BOOK
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.book.topics import PAGES, topic_of
from momiji.games.momiji.table.pictures import staging
from momiji.games.momiji.table.show import KINDS
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from momiji.ui.table.desk import Refused
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.hands import Mouse
from tests.ui.stage import staged, wait
from tests.ui.test_whole_games import begin


def opened(app: App) -> str:
    """The page of the book that lies open."""
    assert isinstance(app.stack.top, RuleBookScene)
    return app.stack.top.open_page.name


def table(app: App) -> TableScene:
    someone = Mouse(app, begin(app, players=2, seed="rules", first=0))
    someone.open_curtain()
    return someone.table


def refuse(app: App, scene: TableScene, rule: str) -> None:
    scene.follow(Refused(Refusal(Text("refuse-closed", {"leaf": "leaf-red"}), rule), Spot("hand", "0")), Spot("hand", "0"))
    wait(app, 0.3)


def test_every_kind_of_thing_has_a_page() -> None:
    apart = {"goal", "own-goal", "landscape", "face-up", "taken"}
    assert set(PAGES) | apart == set(KINDS)
    assert all(BOOK.find(topic) for topic in PAGES.values())


def test_the_book_in_a_refusal_opens_its_paragraph() -> None:
    with staged((1280, 720)) as app:
        scene = table(app)
        refuse(app, scene, "5.2")
        bubble = scene.hints.bubble
        assert bubble is not None
        window = pygame.Rect(0, 0, 1280, 720).inflate(-2 * app.services.scale.px(12), -2 * app.services.scale.px(12))
        mark = bubble.book(app.services.look, window)
        assert mark is not None
        stage.click(app, (mark.centerx, mark.centery))
        assert opened(app) == "gate"
        book = app.stack.top
        assert isinstance(book, RuleBookScene) and book.here.block is not None
        stage.press(app, pygame.K_ESCAPE)
        assert app.stack.scenes[-1] is scene


def test_f1_opens_the_rule_of_a_refusal_the_page_of_the_focus_or_the_contents() -> None:
    with staged((1280, 720)) as app:
        scene = table(app)
        stage.press(app, pygame.K_F1)
        assert opened(app) == "contents"
        stage.press(app, pygame.K_F1)
        refuse(app, scene, "8.B")
        stage.press(app, pygame.K_F1)
        assert opened(app) == "landscape-b"
        stage.press(app, pygame.K_ESCAPE)
        for spot in scene.layout.order():
            scene.focus.here, scene.focus.shown = spot, True
            topic = topic_of(scene.picture.show, spot)
            place = BOOK.find(topic)
            assert place is not None, spot
        goal = next(spot for spot in scene.layout.order() if spot.kind == "goal")
        scene.focus.here = goal
        stage.press(app, pygame.K_F1)
        assert opened(app) in ("leaf-goals", "other-goals")


def test_f1_opens_the_page_of_what_the_pointer_lies_on() -> None:
    with staged((1280, 720)) as app:
        scene = table(app)
        stage.point(app, (scene.layout.spots[Spot("landscape", "0")].rect.centerx, scene.layout.spots[Spot("landscape", "0")].rect.centery))
        stage.press(app, pygame.K_F1)
        letter = scene.picture.show.me.landscapes[0].letter.lower()
        assert opened(app) == f"landscape-{letter}"


def test_a_refusal_without_a_rule_has_no_book() -> None:
    with staged((1280, 720)) as app:
        scene = table(app)
        refuse(app, scene, "format")
        assert scene.hints.bubble is not None and not scene.hints.bubble.topic


def test_landscapes_of_a_draft_have_their_pages() -> None:
    session = staging.session(2, "rules", draft=True)
    session.perform(next(iter(MOMIJI.legal(session.state))))
    show = TABLE.look_back(Timeline(session, 0), 1, 0)
    assert show.draft is not None
    pages = [topic_of(show, Spot("face-up", str(place))) for place in range(3)]
    assert pages == [f"landscape-{letter.lower()}" for letter in show.draft.places if letter]
    assert all(BOOK.find(page) for page in (*pages, topic_of(show, Spot("taken", "0-0"))))
