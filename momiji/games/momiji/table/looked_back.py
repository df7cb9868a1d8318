"""The table at any position of a game that is looked back at, as it is drawn."""

from dataclasses import replace

from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.table.desk.build import ShowParts, build
from momiji.games.momiji.table.desk.draft import draft_show
from momiji.games.momiji.table.films.halfway import calm
from momiji.games.momiji.table.show import MomijiShow, ShownPlayer
from momiji.playing.chair import Moment
from momiji.ui.table.show import Note


def show(moment: Moment, told: Note) -> MomijiShow:
    """Without anything to press; `told` is the step that led here."""
    if moment.view.turn.stage == Stage.DRAFT:
        show = draft_show(moment, told)
        assert show.draft is not None
        players = tuple(_unhurried(player) for player in show.draft.players)
        return replace(show, draft=replace(show.draft, players=players), watching=True)
    show = calm(build(ShowParts(moment), told, None, None, None))
    others = tuple(_unhurried(other) for other in show.others)
    return replace(show, me=_unhurried(show.me), others=others, watching=True, traces=())


def _unhurried(player: ShownPlayer) -> ShownPlayer:
    """Nobody is told that it is their turn."""
    return replace(player, badge="playing") if player.badge == "your-turn" else player
