"""What the pages of the house ask of Master Chocolatier. What a page needs is read when it is opened first."""

from typing import TYPE_CHECKING

from momiji.core.text import Text
from momiji.ui.scenes.pages import Pages

if TYPE_CHECKING:
    from momiji.playing.session import Session
    from momiji.store.saves import Save
    from momiji.ui.scenes.new_game.game_form import PlainGameForm
    from momiji.ui.scenes.new_game.options import Controls, OptionSheet
    from momiji.ui.scenes.score.sheet import ScoreSheet, Setting
    from momiji.ui.services import Services
    from momiji.ui.shots import PictureStage
    from momiji.ui.stack import Scene
    from momiji.ui.table.lesson.course import Course


class ChocolatierPages(Pages):
    cover = "chocolatier/cover"
    logo = "chocolatier/logo/chocolatier"
    band = ((47, 102, 86), (20, 52, 43))
    minutes = 30
    token = "chocolatier/pralines/red"
    token_said = "chocolatier-statistics-won"
    motifs = ("chocolatier/pralines/red", "chocolatier/pralines/blue")
    held = "chocolatier/tokens/points"
    view = "chocolatier/cover"
    deal = "chocolatier-deal"

    def course(self) -> "Course":
        from momiji.games.chocolatier.table.lesson import COURSE

        return COURSE

    def rule_book(self, services: "Services", topic: str = "") -> "Scene":
        from momiji.games.chocolatier.table.book.artist import rule_book

        return rule_book(services, topic)

    def option_sheet(self, form: "PlainGameForm", controls: "Controls") -> "OptionSheet":
        from momiji.games.chocolatier.table.new_game import ChocolatierSheet

        return ChocolatierSheet(form, controls)

    def setting(self) -> "Setting":
        from momiji.games.chocolatier.table.score import SETTING

        return SETTING

    def stage(self) -> "PictureStage":
        from momiji.games.chocolatier.table.pictures import STAGE

        return STAGE.stage()

    def score_sheet(self, session: "Session") -> "ScoreSheet":
        from momiji.games.chocolatier.table.score import sheet

        return sheet(session.state)

    def save_chips(self, save: "Save") -> list[Text]:
        from momiji.games.chocolatier.rules.contents import BROWN, SPECIAL

        return [Text(f"chocolatier-chip-{name}") for name in (BROWN, SPECIAL) if name in save.record.get("options", ())]

    def save_about(self, save: "Save") -> Text | None:
        header = save.header
        if header.turn is None or header.deck is None:
            return None
        return Text("chocolatier-save-about", {"turn": header.turn, "count": header.deck})


PAGES = ChocolatierPages("chocolatier")
