"""What the pages of the house ask of a game, beside its rules. A game's part `pages` answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from momiji import registry
from momiji.core.text import Text

if TYPE_CHECKING:
    from momiji.playing.session import Choices, Session
    from momiji.store.saves import Save
    from momiji.store.statistics import Result
    from momiji.ui.kit.widget import Press
    from momiji.ui.scenes.new_game.game_form import GameForm
    from momiji.ui.scenes.new_game.options import Controls, OptionSheet
    from momiji.ui.scenes.score.sheet import ScoreSheet, Setting
    from momiji.ui.scenes.statistics.chapter import StatisticsChapter
    from momiji.ui.services import Services
    from momiji.ui.shots import PictureStage
    from momiji.ui.stack import Change, Scene
    from momiji.ui.table.lesson.course import Course


@dataclass(frozen=True, slots=True)
class Doors:
    """Where a lesson leads: out of it, and on to a real game."""

    leave: Callable[[], "Change | None"]
    first_game: Callable[[], "Scene"]
    new_game: Callable[[], "Scene"]
    title: Callable[[], "Scene"]


@dataclass(frozen=True, slots=True)
class Solo:
    """Playing alone: the usual options, and a page on which it is chosen what to play."""

    options: tuple[str, ...]
    page: "Callable[[Services, Choices, Callable[[Choices], Change | None], Press], Scene]"


class Pages:
    """Where the rules alone give a plain answer it stands here; a game says better what it can. What a page needs is read when asked."""

    cover = "table/title-scene"  # on its box: 16:10, or wider and cut at the sides
    logo = ""  # a drawing without the language at its end; none: its name in letters
    band = ((106, 76, 56), (60, 40, 30))  # colours under the cover, top and foot
    minutes = 30  # a usual game
    token = ""  # a drawing for a game won; none: a leaf
    token_said = "statistics-leaf"
    motifs = ("red", "yellow")  # beside titles and for the steps of a lesson: leaves by their names, or drawings of its own
    held = "tokens/acorn-small"  # a drawing for what each player holds in a kept game
    alone = False  # whether it is played alone too: known without reading its rules
    view = "table/title-scene"  # a picture for windows in walls
    deal = "new-game-deal"  # what the button says that begins a game
    reached = "review-points"  # what is followed turn by turn where points do not decide
    read_ahead: tuple[str, ...] = ()  # modules behind the title's buttons

    def __init__(self, game: str) -> None:
        self.game = game

    # ---------------------------------------------------------------- its box
    @property
    def name(self) -> Text:
        return Text(f"{self.game}-name")

    @property
    def tagline(self) -> Text:
        """A few words under the name."""
        return Text(f"{self.game}-tagline")

    @property
    def about(self) -> Text:
        """One sentence, two short lines."""
        return Text(f"{self.game}-about")

    # ---------------------------------------------------------------- a new game
    def form(self, options: Sequence[str], seated: Callable[[], int]) -> "GameForm":
        """What the game asks before it begins; `seated` says how many sit at the table."""
        from momiji.ui.scenes.new_game.game_form import PlainGameForm

        return PlainGameForm(registry.rules(self.game), options, seated)

    def option_sheet(self, form: Any, controls: "Controls") -> "OptionSheet":
        """The rows for the form this game gave."""
        from momiji.ui.scenes.new_game.options import PlainSheet

        return PlainSheet(self.game, form, controls)

    @property
    def solo(self) -> Solo | None:
        """Playing alone; None: the game is for several."""
        return None

    def setting(self) -> "Setting | None":
        """The table its pages lie on; None: wood and fallen leaves."""
        return None

    # ---------------------------------------------------------------- learning
    def course(self) -> "Course | None":
        """The lesson; None: it has none yet."""
        return None

    def rule_book(self, services: "Services", topic: str = "") -> "Scene":
        """Opened at a page, a paragraph or a rule. Every game of the registry has one."""
        raise NotImplementedError

    # ---------------------------------------------------------------- what was played
    def look_closer(self, services: "Services", session: "Session") -> "Scene | None":
        """What a click on a line of the score sheet shows: a finished game as it lies there."""
        return None

    def score_sheet(self, session: "Session") -> "ScoreSheet":
        """Of a game that is over."""
        from momiji.ui.scenes.score.sheet import plain_sheet

        return plain_sheet(session)

    def chapters(self, results: "Sequence[Result]") -> "Sequence[StatisticsChapter]":
        """Of the statistics."""
        from momiji.ui.scenes.statistics.numbers import versus

        return (versus(results),)

    def save_chips(self, save: "Save") -> list[Text]:
        """A word or two beside a game in the list of saves."""
        return []

    def save_state(self, save: "Save") -> Text | None:
        """Where a kept game stands, where more can be said than whose turn it is."""
        return None

    def save_about(self, save: "Save") -> Text | None:
        """What lies on its table."""
        return None

    def daily_picture(self, mode: str) -> str:
        """A drawing for a way to play the game of the day that is not against others."""
        return self.cover

    # ---------------------------------------------------------------- pictures
    def drawings(self) -> list[str]:
        """Names of drawings that are put together from what is in the box; `momiji self-check` looks at each."""
        return []

    def stage(self) -> "PictureStage":
        """Scenes and motions for `momiji screenshot` and `momiji motion-strip`."""
        from momiji.ui.table.stage import Moments, TableStage

        return TableStage(Moments(self.game)).stage()


def pages(game: str) -> Pages:
    found: Pages = registry.part(game, "pages")
    return found
