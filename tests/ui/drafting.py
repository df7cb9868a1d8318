"""A landscape draft on the stage, for the tests that play and measure it."""

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.table.desk.slots import drafting
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow
from momiji.games.momiji.table.table import TABLE
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.scenes.log import LogScene
from momiji.ui.stack import Change, Push, Replace
from momiji.ui.table.desk import Accepted, Reply
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.stage import wait

SLOT = Spot("slot")


class Draft:
    """A draft on the stage; another table follows each choice, as without a curtain between people."""

    def __init__(self, app: App, game: Session, looker: int | None = None) -> None:
        self.app, self.game, self.steps, self.menus = app, game, 0, 0
        first = game.actor if looker is None else looker
        assert first is not None
        app.start(self._table(first))
        wait(app)

    def _table(self, seat: int) -> TableScene:
        return TableScene(
            self.app.services,
            TABLE,
            TABLE.desk(self.game, seat),
            on_menu=self._menu,
            on_log=lambda: Push(LogScene(self.app.services, self.game)),
            on_rules=lambda: Push(TABLE.rule_book(self.app.services)),
            rules_about=lambda topic: Push(TABLE.rule_book(self.app.services, topic)),
            on_settings=lambda: None,
            after=self._after,
        )

    def _after(self, outcome: Reply) -> Change | None:
        if not isinstance(outcome, Accepted) or not outcome.changes:
            return None
        self.steps += 1
        return Replace(self._table(self.game.actor)) if drafting(self.game) and self.game.actor is not None else None

    def _menu(self) -> None:
        self.menus += 1

    @property
    def scene(self) -> TableScene:
        scene = self.app.stack.scenes[0]
        assert isinstance(scene, TableScene)
        return scene

    @property
    def show(self) -> MomijiShow:
        show = self.scene.desk.show
        assert isinstance(show, MomijiShow)
        return show

    @property
    def layout(self) -> MomijiLayout:
        return stage.momiji_layout(self.scene)

    def at(self, place: int | Spot) -> tuple[int, int]:
        return self.layout.spots[place if isinstance(place, Spot) else Spot("face-up", str(place))].rect.center

    def letter(self, place: int) -> str:
        assert self.show.draft is not None
        return str(self.show.draft.places[place])

    @property
    def chosen(self) -> list[int]:
        return [int(spot.key) for spot, mark in self.show.marks.items() if mark == "chosen"]

    def words(self) -> str:
        """Of the bubble."""
        return self.scene.hints.bubble.words if self.scene.hints.bubble else ""


def finished(game: Session) -> bool:
    return all(len(player.panorama) == EDITION.landscapes_each for player in game.state.players)
