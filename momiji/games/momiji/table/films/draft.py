"""A choice in the draft: the landscape goes to its panorama, and a new one is turned up in its place."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.core.events import Moved
from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import Landscape, MomijiShow, ShownDraft
from momiji.ui.motion import Pose, settle
from momiji.ui.table.desk import Change
from momiji.ui.table.film import LANDSCAPE, WATCHED, Film, Leg, Sprite, Still
from momiji.ui.theme import Scale

from .cue import is_own

FLY, TURN, APART, ARC = 420.0, 380.0, 140.0, 60.0
HIGH: Final = 16  # how far it is lifted


def draft_film(change: Change, lying: ShownDraft, scale: Scale, held: Pose | None = None) -> Film:
    """After the last choice the table of the first turn follows by itself."""
    taken = next(event for event in change.events if isinstance(event, Moved) and event.target.kind == "panorama")
    letter, seat = str(taken.piece), taken.target.owner
    assert seat is not None
    after = change.after.draft
    place = _place(lying, after, letter)
    then: MomijiShow = change.after if after is not None else replace(change.before, note=change.after.note)
    had = next(player.landscapes for player in lying.players if player.seat == seat)

    def with_lands(lands: tuple[Landscape, ...]) -> MomijiShow:
        rest = after or lying
        players = tuple(replace(player, landscapes=lands) if player.seat == seat else player for player in rest.players)
        places = tuple(None if index == place else letter for index, letter in enumerate(lying.places))
        return replace(then, draft=replace(rest, places=places, players=players))

    landed = with_lands((*had, Landscape(letter)))
    watched = change.before.watching
    film = Film([Still(0, with_lands(had)), Still(FLY, landed)], own=not watched and is_own(change))
    layout = lay_out(landed, scale)
    start, spread = layout.panels[f"face-up {place}"], layout.sheets[seat].spread
    wide = landscape_art.picture_width(start.w)
    here, there = _pose(start, wide), _pose(spread.card(len(had)), spread.width)
    risen = replace(held, scale=wide) if held is not None else replace(here, lift=scale.px(HIGH))
    film.legs.append(Leg(Sprite(LANDSCAPE, (letter, wide)), risen, there, 0, FLY, arc=scale.px(ARC)))
    film.sounds += [(0.0, "lift"), (FLY, "land")]
    end = FLY
    turned = after.places[place] if after is not None else None
    if turned is not None:
        deck = layout.panels["landscape-deck"]
        back = Pose(deck.centerx, deck.centery, landscape_art.picture_width(deck.w), turn=1.0)
        film.legs.insert(0, Leg(Sprite(LANDSCAPE, (turned, wide)), back, here, APART, TURN, ease=settle, arc=scale.px(ARC / 2)))
        film.sounds.append((APART + TURN, "turn"))
        end = APART + TURN
    film.length = end if film.own else end + WATCHED
    film.stills.append(Still(end if after is not None else film.length, change.after))
    return film


def _place(before: ShownDraft, after: ShownDraft | None, letter: str) -> int:
    """Where it lay; of two equal ones the one that is replaced by another."""
    found = [index for index, lying in enumerate(before.places) if lying == letter]
    return next((index for index in found if after is not None and after.places[index] != letter), found[0])


def _pose(rect: pygame.Rect, width: float) -> Pose:
    return Pose(rect.centerx, rect.centery, width)
