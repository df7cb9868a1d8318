"""A position as the record notation prints it: everything, nothing hidden. For checking, not for players' eyes."""

from typing import Any

from momiji.games.momiji.rules.state import Stage

from . import scoring, solo
from .cards import CLOSES, CODES, LETTERS
from .legal import legal
from .state import NOT_YET, Player, State
from .steps import encode


def position(s: State) -> dict[str, Any]:
    over = s.stage == Stage.OVER
    alone = s.solo is not None
    return {
        "over": over,
        "current": s.current,
        "main_done": over or s.main != NOT_YET,
        "final_turns_left": s.final,
        "deck": len(s.deck),
        "discard": [CODES[card] for card in s.discard],
        "gates": None if alone else s.gates,
        "goals": list(s.goals),
        "blue_token": s.blue_token,
        "garden": {LETTERS[t]: [CODES[card] for card in s.garden[t]] for t in s.types if s.garden[t]},
        "draft": {"face_up": list(s.face_up)} if s.stage == Stage.DRAFT else None,
        "turned": CODES[s.turned] if s.turned >= 0 else None,
        "players": [_player(player, name) for player, name in zip(s.players, s.setup.names, strict=True)],
        "legal": [encode(step) for step in legal(s)],
        "scores": [_score(score) for score in scoring.scores(s)] if over and not alone else None,
        "winners": scoring.winners(s) if over and not alone else None,
        "solo": {"won": all(solo.conditions(s)), "conditions": solo.conditions(s)} if over and alone else None,
    }


def _player(player: Player, name: str) -> dict[str, Any]:
    letters = [(letter, True) for letter in player.used] + [(letter, False) for letter in player.landscapes]
    return {
        "name": name,
        "acorns": player.acorns,
        "hand": [CODES[card] for card in player.hand],
        "piles": [_pile(player, t) for t in player.row],
        "landscapes": [{"letter": letter, "used": used} for letter, used in letters],
        "goals": list(player.goals),
    }


def has_gate(player: Player, t: int) -> bool:
    pile = player.piles[t]
    return pile is not None and CLOSES[pile[-1]] and not player.gateless >> t & 1


def _pile(player: Player, t: int) -> dict[str, Any]:
    pile = player.piles[t]
    assert pile is not None
    return {"cards": [CODES[card] for card in pile], "gate": has_gate(player, t)}


def _score(score: scoring.Score) -> dict[str, int]:
    return {"piles": score.piles, "acorns": score.acorns, "goals": score.goals, "blue": score.blue, "total": score.total}
