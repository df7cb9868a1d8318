"""What the pages of the house ask of Miyabi. What a page needs is read when it is opened first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from momiji.core.text import Text
from momiji.ui.scenes.pages import Pages

if TYPE_CHECKING:
    from momiji.playing.session import Session
    from momiji.store.saves import Save
    from momiji.store.statistics import Result
    from momiji.ui.scenes.new_game.game_form import PlainGameForm
    from momiji.ui.scenes.new_game.options import Controls, OptionSheet
    from momiji.ui.scenes.score.sheet import ScoreSheet, Setting
    from momiji.ui.scenes.statistics.chapter import StatisticsChapter
    from momiji.ui.services import Services
    from momiji.ui.shots import PictureStage
    from momiji.ui.stack import Scene
    from momiji.ui.table.lesson.course import Course


class MiyabiPages(Pages):
    cover = "miyabi/cover"
    logo = "miyabi/logo/miyabi"
    band = ((84, 100, 100), (44, 56, 60))
    minutes = 45
    token = "miyabi/objects/mini/azalea"
    token_said = "miyabi-statistics-won"
    motifs = ("miyabi/objects/azalea", "miyabi/objects/azalea")
    held = "miyabi/points"
    view = "miyabi/cover"
    deal = "miyabi-deal"

    def option_sheet(self, form: "PlainGameForm", controls: "Controls") -> "OptionSheet":
        from momiji.games.miyabi.pages.new_game import MiyabiSheet

        return MiyabiSheet(self.game, form, controls)

    def setting(self) -> "Setting":
        from momiji.games.miyabi.table.score import SETTING

        return SETTING

    def course(self) -> "Course":
        from momiji.games.miyabi.table.lesson import COURSE

        return COURSE

    def rule_book(self, services: "Services", topic: str = "") -> "Scene":
        from momiji.games.miyabi.table.book.artist import rule_book

        return rule_book(services, topic)

    def stage(self) -> "PictureStage":
        from momiji.games.miyabi.table.pictures import STAGE

        return STAGE.stage()

    def score_sheet(self, session: "Session") -> "ScoreSheet":
        from momiji.games.miyabi.pages.score import sheet

        return sheet(session.state)

    def look_closer(self, services: "Services", session: "Session") -> "Scene":
        """All gardens, with the largest group and the largest meadow drawn in; the winner's first."""
        from momiji.games.miyabi.table import TABLE

        desk = TABLE.desk(session, self.score_sheet(session).winners[0])
        return TABLE.players(services, desk.show, desk.told, desk.seat)

    def chapters(self, results: "Sequence[Result]") -> "Sequence[StatisticsChapter]":
        from momiji.games.miyabi.pages.statistics import chapters

        return chapters(results)

    def save_chips(self, save: "Save") -> list[Text]:
        from momiji.games.miyabi.pages.saves import chips

        return chips(save)

    def save_about(self, save: "Save") -> Text | None:
        from momiji.games.miyabi.pages.saves import about

        return about(save)

    def save_state(self, save: "Save") -> Text | None:
        from momiji.games.miyabi.pages.saves import state

        return state(save)


PAGES = MiyabiPages("miyabi")
