"""What the pages of the house ask of Momiji. What a page needs is read when it is opened first."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from momiji.core.text import Text
from momiji.ui.scenes.pages import Pages, Solo

if TYPE_CHECKING:
    from momiji.games.momiji.table.new_game.form import MomijiForm
    from momiji.games.momiji.table.new_game.sheet import MomijiSheet
    from momiji.playing.session import Choices, Session
    from momiji.store.saves import Save
    from momiji.store.statistics import Result
    from momiji.ui.kit.widget import Press
    from momiji.ui.scenes.new_game.options import Controls
    from momiji.ui.scenes.score.sheet import ScoreSheet
    from momiji.ui.scenes.statistics.chapter import StatisticsChapter
    from momiji.ui.services import Services
    from momiji.ui.shots import PictureStage
    from momiji.ui.stack import Change, Scene
    from momiji.ui.table.lesson.course import Course


class MomijiPages(Pages):
    logo = "logo/momiji"
    band = ((52, 82, 124), (28, 46, 74))
    minutes = 40
    alone = True
    view = "landscapes/j-moon-bridge"
    reached = "review-conditions"
    read_ahead = ("new_game.sheet", "solo.chooser", "lesson", "book.artist", "statistics", "desk.desk")

    # ---------------------------------------------------------------- a new game
    def form(self, options: Sequence[str], seated: Callable[[], int]) -> "MomijiForm":
        from momiji.games.momiji.table.new_game.form import MomijiForm

        return MomijiForm.of(options, seated)

    def option_sheet(self, form: "MomijiForm", controls: "Controls") -> "MomijiSheet":
        from momiji.games.momiji.table.new_game.sheet import MomijiSheet

        return MomijiSheet(form, controls)

    @property
    def solo(self) -> Solo:
        from momiji.games.momiji.rules.edition import EDITION
        from momiji.games.momiji.rules.options import Wishes

        return Solo(Wishes(scenario=next(iter(EDITION.scenarios))).options, _solo_page)

    # ---------------------------------------------------------------- learning
    def course(self) -> "Course":
        from momiji.games.momiji.table.lesson import COURSE

        return COURSE

    def rule_book(self, services: "Services", topic: str = "") -> "Scene":
        from momiji.games.momiji.table.book.artist import rule_book

        return rule_book(services, topic)

    # ---------------------------------------------------------------- what was played
    def score_sheet(self, session: "Session") -> "ScoreSheet":
        from momiji.games.momiji.table.score import sheet

        return sheet(session.state, session.seats)

    def chapters(self, results: "Sequence[Result]") -> "Sequence[StatisticsChapter]":
        from momiji.games.momiji.table.statistics import chapters

        return chapters(results)

    def save_chips(self, save: "Save") -> list[Text]:
        from momiji.games.momiji.table.saves import chips

        return chips(save)

    def save_state(self, save: "Save") -> Text | None:
        from momiji.games.momiji.table.saves import state

        return state(save)

    def save_about(self, save: "Save") -> Text | None:
        from momiji.games.momiji.table.saves import about

        return about(save)

    def daily_picture(self, mode: str) -> str:
        return f"scenarios/{mode}"

    # ---------------------------------------------------------------- pictures
    def drawings(self) -> list[str]:
        from momiji.games.momiji.table.pictures.drawings import drawings

        return drawings()

    def stage(self) -> "PictureStage":
        from momiji.games.momiji.table.pictures.scenes import MomijiMoments, MomijiStage

        return MomijiStage(MomijiMoments(self.game)).stage()


def _solo_page(services: "Services", last: "Choices", begin: "Callable[[Choices], Change | None]", rules: "Press") -> "Scene":
    from momiji.games.momiji.table.solo.chooser import SoloChooserScene

    return SoloChooserScene(services, last, begin, on_rules=rules)


PAGES = MomijiPages("momiji")
