"""Momiji's scoring sheet as plain data: what stands in each cell. Every number is asked of the rules."""

from functools import partial
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.games.momiji.rules import scoring
from momiji.games.momiji.rules.cards import NAMES, NUMBER
from momiji.games.momiji.rules.log import goal_word
from momiji.games.momiji.rules.position import has_gate
from momiji.games.momiji.rules.state import Player, State
from momiji.playing.session import Seat
from momiji.ui.scenes.score.layout import figure
from momiji.ui.scenes.score.sheet import ScoreCell, ScoreRow, ScoreSheet, TieBreak
from momiji.ui.services import Look

LARGE: Final = 5  # acorns in a large one
GATE: Final = "tokens/gate"
TOKEN: Final = "tokens/blue-leaf-token"


def sheet(s: State, seats: tuple[Seat, ...]) -> ScoreSheet:
    """The sheet of a game that is over."""
    if s.solo is not None:
        from momiji.games.momiji.table.solo.score import solo_sheet

        return solo_sheet(s)
    scores = scoring.scores(s)
    totals, winners = tuple(score.total for score in scores), tuple(scoring.winners(s))
    rows = herbarium(s, scores)
    goals = [_goal_row(s, seats, goal, owner) for owner in range(len(s.players)) for goal in s.players[owner].goals]
    return ScoreSheet(
        (*rows, *goals, *([_blue_row(s, scores)] if s.dew else [])),
        totals,
        winners,
        rounds=-(-s.turn // len(s.players)),
        parts=("score-piles", "score-goals"),
        second=len(rows),
        tie=_tie(s, totals, winners),
    )


def herbarium(s: State, scores: list[scoring.Score]) -> tuple[ScoreRow, ...]:
    """Piles by the type they show, whatever lies below their top cards; and acorns."""
    acorns = ScoreRow(
        "acorns",
        "",
        Text("score-acorns"),
        partial(token, "tokens/acorn-small"),
        tuple(ScoreCell(score.acorns, coins=_acorns(score.acorns)) for score in scores),
        about=Text("score-about-acorns"),
        high=60,
    )
    return (*(_pile_row(s, t) for t in s.types), acorns)


def _pile_row(s: State, t: int) -> ScoreRow:
    cells = tuple(_pile_cell(player, t) for player in s.players)
    closed = s.solo is None and any(cell.picture for cell in cells)
    note = Text("score-about-pile-closed") if closed else None
    return ScoreRow(
        "pile",
        NAMES[t],
        Text("score-pile", {"leaf": f"leaf-{NAMES[t]}"}),
        partial(_leaf, NAMES[t]),
        cells,
        about=Text("score-about-pile"),
        note=note,
    )


def _pile_cell(player: Player, t: int) -> ScoreCell:
    pile = player.piles[t]
    if pile is None:
        return ScoreCell(None)
    return ScoreCell(scoring.pile_points(pile), GATE if has_gate(player, t) else "", (len(pile), NUMBER[pile[-1]]))


def _goal_row(s: State, seats: tuple[Seat, ...], goal: str, owner: int) -> ScoreRow:
    best = scoring.fulfilled(s, goal)
    cells = []
    for seat, player in enumerate(s.players):
        worth = scoring.OWNER_POINTS if seat == owner else scoring.OTHERS_POINTS
        points, crest = worth if seat in best else None, f"crests/{seats[seat].crest}" if seat == owner else ""
        cells.append(ScoreCell(points, crest, reached=scoring.MEASURE[goal](player), strong=points == scoring.OWNER_POINTS))
    return ScoreRow(
        "goal",
        goal,
        Text(goal_word(goal, None)),
        partial(token, f"goals/{goal}"),
        tuple(cells),
        about=Text("score-about-goal", {"goal": goal, "leaf": f"leaf-{goal}"}),
        note=Text("score-about-points", {"owner": scoring.OWNER_POINTS, "others": scoring.OTHERS_POINTS}),
        icon=f"goals/{goal}",
        high=68,
        large=True,
    )


def _blue_row(s: State, scores: list[scoring.Score]) -> ScoreRow:
    holds = [s.blue_token == seat for seat in range(len(scores))]
    cells = (ScoreCell(score.blue if held else None, TOKEN if held else "", strong=held) for score, held in zip(scores, holds, strict=True))
    about = Text("score-about-blue", {"points": figure(-scoring.BLUE_TOKEN_POINTS)})
    return ScoreRow("blue", "", Text("score-blue"), partial(token, TOKEN), tuple(cells), about=about, icon=TOKEN, high=66)


def _tie(s: State, totals: tuple[int, ...], winners: tuple[int, ...]) -> TieBreak | None:
    """Cards in hand, where they decided."""
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if not winners or len(level) == len(winners):
        return None
    hands = tuple(len(player.hand) if seat in level else None for seat, player in enumerate(s.players))
    return TieBreak(Text("score-hand"), "score-more-cards", "hand", hands)


def _acorns(value: int) -> tuple[str, ...]:
    """Large ones first."""
    return ("tokens/acorn-large",) * (value // LARGE) + ("tokens/acorn-small",) * (value % LARGE)


def token(name: str, look: Look, size: int) -> pygame.Surface:
    return look.art.get(name, (size, size))


def _leaf(name: str, look: Look, size: int) -> pygame.Surface:
    return look.sprites.leaf(name, size)
