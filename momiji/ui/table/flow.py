"""The way of a game from scene to scene: table, curtain between two people, scoring sheet."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from momiji.core.text import Text
from momiji.playing.coach import Coach
from momiji.playing.daily import daily_line
from momiji.playing.minds import Minds
from momiji.playing.opponents import Opponents
from momiji.playing.session import Choices, Session
from momiji.ui.scenes.curtain import CurtainScene
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.menu import MenuScene
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.scenes.seats import SeatsScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.scenes.title import Entry
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push, Quit, Replace, Reset, Scene
from momiji.ui.table.coach.scene import CoachedTable

from .desk import Reply
from .looking_back import OnStudy, replay_of, review_of
from .picture import Picture, draw_public
from .spoken import Narrator
from .step_desk import GestureDesk
from .table import table_of


@dataclass(frozen=True, slots=True)
class Exits:
    """What lies outside a game; the program says where these lead."""

    title: Callable[[], Scene]
    new_game: Callable[[], Scene]
    rematch: Callable[[Choices], Scene]
    thinkers: Minds
    save: Callable[[Session], Text]
    save_record: Callable[[Session], str]
    save_picture: Callable[[Session, pygame.Surface], str]
    play_on: Callable[[dict[str, Any]], Change | None] = lambda record: None  # a new game from a position of an old one
    study: Callable[[Session, int], Change | None] | None = None  # the study table at a position of a finished game


class Flow:
    """One game. `looker` is the seat whose eyes the table is seen with: nobody else's hand is ever drawn."""

    def __init__(self, services: Services, session: Session, exits: Exits) -> None:
        self.services = services
        self.session = session
        self.exits = exits
        self.looker = self._first_looker()
        self.opponents = Opponents(session, exits.thinkers)
        self.coach = Coach(session, exits.thinkers)
        self._beneath: Picture | None = None  # the table under a curtain
        self._narrator = Narrator(services, session)
        self.table = table_of(session.game)
        self._desk: GestureDesk | None = None
        self._open = False  # the table that is seen has no secret

    def _first_looker(self) -> int:
        actor = self.session.actor
        if actor is not None and self.session.is_human(actor):
            return actor
        return self.session.humans[0] if self.session.humans else 0

    def _speak_to(self, person: int) -> None:
        """Several people may each have their own language and size of words; one alone has the program's."""
        if self.session.alone or not self.session.is_human(person):
            self.services.take_back()
        else:
            self.services.lend(self.session.seats[person].voice, lambda voice: self.session.revoice(person, voice))

    # -------------------------------------------------------------- scenes
    def scene(self) -> Scene:
        """What is to be seen now, behind a curtain when it is another person's turn."""
        if self.session.over:
            self.services.take_back()
            return self._score()
        self._speak_to(self._person())
        return self._at_the_table()

    def opening(self) -> Scene:
        """The first scene of a game that begins or goes on: with several people at the table nobody's hand is shown unasked."""
        if self._needs_curtain(self._person()) or (not self.session.alone and self._hands_are_secret()):
            return self._curtain(self._person())
        return self.scene()

    def _hands_are_secret(self) -> bool:
        """Hands are on the table, and the people at it want them hidden from each other: the curtain is a setting."""
        return self.services.preferences.curtain_between_seats and self.table.secret(self.session)

    def _person(self) -> int:
        """The human who acts, or looks on while a computer does; who looked on may have left their seat to a computer since."""
        session, actor = self.session, self.session.actor
        if actor is not None and session.is_human(actor):
            return actor
        if session.is_human(self.looker) or not session.humans:
            return self.looker
        return min(session.humans, key=lambda seat: (seat - (actor or 0)) % len(session.seats))

    def _at_the_table(self) -> CoachedTable:
        self.looker = self._person()
        desk = self.table.desk(self.session, self.looker, lambda: not self.services.preferences.confirm_turn)
        desk.on_hurry = self.opponents.hurry
        scene = CoachedTable(
            self.services,
            self.table,
            desk,
            on_menu=self.menu,
            on_log=lambda: Push(LogScene(self.services, self.session)),
            on_rules=lambda: Push(self.table.rule_book(self.services)),
            rules_about=lambda topic: Push(self.table.rule_book(self.services, topic)),
            on_settings=lambda: Push(SettingsScene(self.services)),
            after=self._after,
        )
        scene.opponents = self.opponents
        scene.fresh = self.table.fresh(self.session)
        scene.coach = self.coach
        self._desk, self._open = desk, not self.table.secret(self.session)
        self._narrator.tell(desk)
        return scene

    def _score(self) -> ScoreScene:
        self.services.tell(" ".join(self.services.say.text(text) for text in self.session.rules.closing(self.session.state)), waits=True)
        return ScoreScene(
            self.services,
            self.session,
            on_rematch=lambda: Reset(self.exits.rematch(self.session.choices)),
            on_new_game=lambda: Reset(self.exits.new_game()),
            on_title=lambda: Reset(self.exits.title()),
            on_replay=lambda: Push(self._replay(self.looker)),
            on_review=lambda: Push(self._review()),
            result_line=daily_line(self.session),
            save_record=lambda: self.exits.save_record(self.session),
            save_picture=lambda picture: self.exits.save_picture(self.session, picture),
        )

    def _replay(self, looker: int) -> Scene:
        exits = self.exits
        return replay_of(self.services, self.session, looker, exits.play_on, exits.thinkers, on_study=self._on_study())

    def _review(self) -> Scene:
        exits = self.exits
        return review_of(self.services, self.session, self.looker, exits.play_on, exits.thinkers, on_study=self._on_study())

    def _on_study(self) -> OnStudy | None:
        study = self.exits.study
        return None if study is None else lambda position: study(self.session, position)

    # -------------------------------------------------------------- onward
    def _after(self, outcome: Reply) -> Change | None:
        """A step was shown to its end. While computers play, the table stays as it is."""
        if self._desk is not None:
            self._narrator.tell(self._desk)
        if self._open and self.table.secret(self.session):
            return self._hands_begin()
        return self._onward() if self.session.over or self._person() != self.looker else None

    def _hands_begin(self) -> Change | None:
        """A phase without secrets is over, and everybody was at the table: nobody passes it on, but hands are shown now."""
        if self.session.is_human(self.looker):
            self.looker = self._person()
        return Replace(self.opening())

    def _onward(self) -> Change | None:
        person = self._person()
        if self._needs_curtain(person):
            return Replace(self._curtain(person))
        return Replace(self.scene())

    def _needs_curtain(self, person: int) -> bool:
        """Wherever another hand would be shown than before: between two people, and when somebody left their seat to a computer."""
        return self._hands_are_secret() and person != self.looker

    def _curtain(self, person: int) -> CurtainScene:
        self._speak_to(person)
        before = self.session.seats[self.looker].name
        seat = self.session.seats[person]
        sentence = Text("curtain-pass", {"other": before}) if person != self.looker else Text("curtain-begin")
        return CurtainScene(
            self.services,
            crest=seat.crest,
            name=seat.name,
            sentence=sentence,
            public=self._public,
            on_ready=self._uncover(person),
            beneath=lambda target: self._draw(target, self._uncovered(person)),
            since=self.table.since(self.session, person),
        )

    def _uncovered(self, person: int) -> Any:
        """What the rising curtain shows; the cards of a game that begins are dealt after it."""
        show = self.table.desk(self.session, person).show
        return self.table.undealt(show) if self.table.fresh(self.session) and not self.services.still else show

    def _uncover(self, person: int) -> Callable[[], Change | None]:
        def ready() -> Change | None:
            self.looker = person
            if self.services.preferences.bell_on_turn:
                self.services.sound.play("your-turn")
            return Replace(self.scene())

        return ready

    def _public(self, target: pygame.Surface) -> None:
        """The table without anybody's hand or plans."""
        draw_public(target, self.services, self.table, self.table.desk(self.session, self.looker).show)

    def _draw(self, target: pygame.Surface, show: Any) -> None:
        if self._beneath is None or self._beneath.show != show or self._beneath.surface.get_size() != target.get_size():
            self._beneath = Picture(self.services, self.table, show, self.table.lay_out(show, self.services.scale))
        target.blit(self._beneath.surface, (0, 0))

    # -------------------------------------------------------------- the pause menu
    def _seats(self) -> Change | None:
        """Who sits where; afterwards the table is seen by whoever looks on now, behind a curtain if that is somebody else."""
        before = self.session.seats

        def close() -> Change | None:
            if self.session.seats == before:
                return Pop()
            self.opponents.forget()
            person = self._person()
            return Reset(self._curtain(person) if self._needs_curtain(person) else self.scene())

        return Push(SeatsScene(self.services, self.session, close))

    def menu(self) -> Change | None:
        return Push(
            MenuScene(
                self.services,
                [
                    Entry("menu-save", lambda: Push(MessageScene(self.services, self.exits.save(self.session)))),
                    Entry("menu-replay", lambda: Push(self._replay(self._person()))),
                    Entry("menu-seats", self._seats),
                    Entry("menu-settings", lambda: Push(SettingsScene(self.services))),
                    Entry("menu-rule-book", lambda: Push(self.table.rule_book(self.services))),
                    Entry("menu-shortcuts", lambda: Push(self.table.rule_book(self.services, "keys"))),
                    Entry("menu-to-title", lambda: Reset(self.exits.title())),
                    Entry("menu-quit", Quit),
                ],
                game=self.session.game,
            )
        )
