"""The table at any position of a game that is looked back at, as it is drawn."""

from dataclasses import replace

from momiji.core.text import Text
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import End
from momiji.games.momiji.table.desk.build import Picture, build
from momiji.games.momiji.table.desk.draft import draft_show
from momiji.games.momiji.table.films.halfway import calm
from momiji.playing.chair import looked_back
from momiji.playing.timeline import Timeline
from momiji.ui.table.show import Note

from .show import Player, Show


def show(timeline: Timeline, at: int, eyes: int, *, everything: bool = False) -> Show:
    """The table at a position, without anything to press."""
    assert timeline.may_look(eyes)
    moment = looked_back(timeline, at, eyes)
    told = note(timeline, at, eyes, everything=everything)
    if moment.view.turn.stage == Stage.DRAFT:
        show = draft_show(moment, told)
        assert show.draft is not None
        players = tuple(_unhurried(player) for player in show.draft.players)
        return replace(show, draft=replace(show.draft, players=players), watching=True)
    show = calm(build(Picture(moment), told, None, None, None))
    others = tuple(_unhurried(other) for other in show.others)
    return replace(show, me=_unhurried(show.me), others=others, watching=True, traces=())


def note(timeline: Timeline, at: int, eyes: int, *, everything: bool = False) -> Note:
    """The step that led here, in words."""
    if not at:
        view = timeline.view(0, eyes)
        return Note("garden", Text("replay-begins"), Text("replay-first-player", {"name": view.names[view.current]}))
    taken = timeline.taken[at - 1]
    told = timeline.sentences(at - 1, eyes, everything=everything)
    who = timeline.seats[taken.turn.seat]
    if not told:
        told = [Text("replay-turn-ends" if isinstance(taken.step, End) else "replay-play-ends", {"name": who.name})]
    turn = taken.turn.number
    title = Text("replay-turn", {"turn": turn}) if turn else Text("log-group-draft")
    return Note("pass", title, told[0], then=tuple(told[1:]), crest=who.crest)


def _unhurried(player: Player) -> Player:
    """Nobody is told that it is their turn."""
    return replace(player, badge="playing") if player.badge == "your-turn" else player
