"""A position as the record notation prints it: everything but the order of draws. For checking, not for players' eyes."""

from typing import Any

from . import scoring
from .legal import legal
from .record import GAME
from .state import NOWHERE, TAKEN, Player, State
from .steps import encode
from .tiles import BAGS, CODES, COLUMNS, OBJECTS, SIDE, SQUARE_NAMES


def position(s: State) -> dict[str, Any]:
    return {
        "game": GAME,
        "over": s.over,
        "current": s.current,
        "round": s.round,
        "rounds": s.rounds,
        "first_player": s.first,
        "laid": s.laid,
        "frog_moved": s.frog_moved,
        "display": [CODES[tile] for tile in s.display if tile != TAKEN],
        "bags": {bag: len(tiles) for bag, tiles in zip(BAGS, s.bags, strict=True)},
        "zen": {"face_up": [OBJECTS[kind] for kind in s.face_up if kind != TAKEN], "left": len(s.zen_bag)} if s.face_up else None,
        "bonus": [letter for kind, letter in enumerate(OBJECTS) if s.bonuses >> kind & 1],
        "players": [_player(player, name) for player, name in zip(s.players, s.setup.names, strict=True)],
        "legal": [encode(step) for step in legal(s)],
        "scores": [_score(score) for score in scoring.scores(s)] if s.over else None,
        "winners": scoring.winners(s) if s.over else None,
    }


def _player(player: Player, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "points": player.points,
        "lanterns": "".join(letter for column, letter in enumerate(COLUMNS) if player.lanterns >> column & 1),
        "out": player.out,
        "frog": None if player.frog == NOWHERE else SQUARE_NAMES[player.frog],
        "gold": player.gold,
        "garden": [[_square(player, row * SIDE + column) for column in range(SIDE)] for row in range(SIDE)],
    }


def _square(player: Player, square: int) -> str:
    objects = player.objects[square]
    if not objects:
        return str(player.level(square))
    return f"{player.level(square)}{OBJECTS[square // SIDE]}{'z' if player.zen >> square & 1 else objects}"


def _score(score: scoring.Score) -> dict[str, int]:
    return {
        "laid": score.laid,
        "fifth": score.fifth,
        "zen": score.zen,
        "frog": score.frog,
        "rows": score.rows,
        "colour": score.colour,
        "meadow": score.meadow,
        "seven": score.seven,
        "total": score.total,
    }
