"""A position as the record notation prints it (section 12): everything but the order in the bag."""

from typing import Any

from .legal import legal
from .scoring import Score, score, winners
from .state import END, OVER, SEND, TAKE, TILE, State
from .steps import encode
from .view import OfferView, PlayerView, view

PHASES = {TAKE: "take", SEND: "send", END: "end", TILE: "tile", OVER: "end"}


def position(s: State) -> dict[str, Any]:
    v = view(s)
    over = s.phase == OVER
    return {
        "game": "chocolatier",
        "over": over,
        "phase": PHASES[s.phase],
        "current": v.current,
        "round": v.round,
        "first_player": v.first_player,
        "offers": [_offer(offer) for offer in v.offers],
        "middle": v.middle,
        "mark": v.mark,
        "bag": v.bag,
        "lid": v.lid,
        "sending": v.sending,
        "players": [_player(player) for player in v.players],
        "legal": [encode(step) for step in legal(s)],
        "scores": [_score(score(player)) for player in s.players] if over else None,
        "winners": winners(s) if over else None,
    }


def _offer(offer: OfferView | None) -> dict[str, Any] | None:
    return None if offer is None else {"id": offer.id, "gold": offer.gold, "pralines": offer.pralines}


def _player(player: PlayerView) -> dict[str, Any]:
    return {
        "name": player.name,
        "points": player.points,
        "lines": list(player.lines),
        "box": list(player.box),
        "floor": player.floor,
        "spare": player.spare,
    }


def _score(figures: Score) -> dict[str, int]:
    return {
        "points": figures.points,
        "rows": figures.rows,
        "columns": figures.columns,
        "colours": figures.colours,
        "total": figures.total,
    }
