"""A table that is all pieces. A game says what lies where, how a piece is drawn and how a step is made; the rest is done here."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from momiji import registry
from momiji.core.events import Event, Happened, Moved
from momiji.core.text import Refusal, Text
from momiji.playing.chair import Moment, looked_back
from momiji.playing.session import Seat, Session
from momiji.playing.timeline import Timeline
from momiji.ui import light, theme
from momiji.ui.kit.cue import Cue
from momiji.ui.motion import Pose
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.brush import DrawContext, Patch
from momiji.ui.table.desk import Change
from momiji.ui.table.film import Film, Sprite
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.layout import Place
from momiji.ui.table.note import note_patches
from momiji.ui.table.show import About, Spot
from momiji.ui.table.step_desk import Begun, StepDesk
from momiji.ui.table.table import Table
from momiji.ui.theme import Scale

from . import film as piece_film
from .closer import PieceCloser
from .film import Timing, Where, piece_of
from .panel import crest_rect, draw_panel
from .piece import Piece, PieceLayout, PieceShow, moves

RISES = 1.05  # a piece under the pointer


class PieceTable(Table):
    """What a game must say stands first; what follows it may say better."""

    timing = Timing()

    # ------------------------------------------------------------ what a game says
    @abstractmethod
    def gestures(self, view: Any, step: Any) -> Iterable[Gesture]:
        """The ways to make a step by hand, the plainest first."""

    @abstractmethod
    def meant(self, view: Any, source: Spot | None, target: Spot) -> Any | Text | Refusal | None:
        """What a click or a drop that makes no legal step was meant to be: a step the rules refuse, or a sentence, or nothing."""

    def turnings(self, view: Any, spot: Spot) -> tuple[str, ...]:
        """The ways a thing can lie, each a quarter to the right of the one before; most things have none."""
        return ()

    @abstractmethod
    def show(self, begun: Begun) -> PieceShow: ...

    @abstractmethod
    def about(self, moment: Moment, spot: Spot) -> About | None: ...

    @abstractmethod
    def lay_out(self, show: Any, scale: Scale) -> PieceLayout: ...

    @abstractmethod
    def draw_piece(self, target: pygame.Surface, context: Any, piece: Piece, rect: pygame.Rect, angle: float, lift: float) -> None: ...

    @abstractmethod
    def ground(self, context: Any) -> Iterable[Patch]:
        """What lies under the pieces: trays, boards, empty places."""

    def where(self, event: Event, source: bool) -> Spot | None:
        """Where on the table something comes from, or goes to, that is no piece of the show."""
        return None

    def hidden(self, piece: Piece, show: Any) -> bool:
        """Whether it is the looker's secret: no curtain and no saved picture shows it."""
        return False

    # ------------------------------------------------------------ what is on it
    def desk(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> StepDesk:
        return StepDesk(session, seat, self, auto_end)

    def look_back(self, timeline: Timeline, at: int, eyes: int, *, everything: bool = False) -> PieceShow:
        moment = looked_back(timeline, at, eyes)
        shown = self.show(Begun(moment, False, (), (), (), {}, self.last_step(timeline, at, eyes, everything=everything), None, None, None))
        return replace(shown, watching=True, primary=None, left=None, right=None, redo=None)

    def public(self, show: Any) -> Any:
        pieces = tuple(piece for piece in show.pieces if not self.hidden(piece, show))
        return replace(show, pieces=pieces, marks={}, primary=None, left=None, right=None, redo=None)

    def held(self, show: Any, spot: Spot, targets: frozenset[Spot], *, gone: bool) -> Any:
        marks = {one: mark for one, mark in show.marks.items() if mark != "legal"}
        marks |= {} if gone else {spot: "chosen"}
        return replace(show, marks=marks, gone=frozenset(one for one in show.pieces if one.slot == spot and gone))

    def by_button(self, step: Any) -> bool:
        return not any(gesture.things for gesture in self.gestures(None, step))

    # ------------------------------------------------------------ how it looks
    def patches(self, context: Any) -> list[Patch]:
        return [*self.public_patches(context), *note_patches(context)]

    def public_patches(self, context: Any) -> list[Patch]:
        show, layout = context.show, context.layout
        panels = [
            Patch(context.near(rect), draw_panel_of, (player, rect), Spot("other", str(player.seat)) if index else None)
            for index, player in enumerate(show.players)
            if (rect := layout.panels.get(f"player-{player.seat}"))
        ]
        lying = [
            Patch(
                context.near(context.turned_box(place.rect, place.angle)),
                self._draw_lying,
                (piece, place, show.mark(piece.slot.kind, piece.slot.key), piece in show.gone),
                piece.slot,
            )
            for piece in show.pieces
            if (place := layout.pieces.get(piece))
        ]
        return [*panels, *self.ground(context), *lying]

    def _draw_lying(self, target: pygame.Surface, context: Any, piece: Piece, place: Place, mark: Any, gone: bool) -> None:
        if gone:
            target.blit(context.look.paint.rounded(*place.rect.size, context.px(10), light.SHADE, 60), place.rect)
            return
        context.under(target, place.rect, mark, place.angle)
        self.draw_piece(target, context, piece, place.rect, place.angle, 0.0)
        context.over(target, place.rect, mark, place.angle)

    def _at(self, context: Any, spot: Spot) -> list[Piece]:
        return [piece for piece in context.show.pieces if piece.slot == spot and piece in context.layout.pieces]

    def lifted(self, context: Any, spot: Spot) -> pygame.Surface:
        """The things of a spot as they hang from the pointer; the middle is the spot's middle."""
        rect, reach = context.layout.spots[spot].rect, context.px(44)
        out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, light.SHADE)
        for piece in self._at(context, spot):
            place = context.layout.pieces[piece].rect
            self.draw_piece(out, context, piece, place.move(reach - rect.x, reach - rect.y), 0.0, 24.0)
        return out

    def raised_place(self, context: Any, place: Place, share: float) -> Place:
        rect = place.rect.inflate(round(place.rect.w * (RISES - 1)), round(place.rect.h * (RISES - 1)))
        return Place(rect.move(0, -round(context.px(18) * share)), place.hit, place.angle)

    def draw_raised(self, target: pygame.Surface, context: Any, spot: Spot, share: float) -> None:
        mark = context.show.marks.get(spot, "")
        for piece in self._at(context, spot):
            place = self.raised_place(context, context.layout.pieces[piece], share)
            context.under(target, place.rect, mark, place.angle)
            self.draw_piece(target, context, piece, place.rect, place.angle, 24 * share)
            context.over(target, place.rect, mark, place.angle)

    def crest_place(self, context: Any, seat: int) -> pygame.Rect | None:
        panel = context.layout.panels.get(f"player-{seat}")
        return crest_rect(panel) if panel else None

    def solid(self, context: Any) -> list[pygame.Rect]:
        layout = context.layout
        return [*layout.panels.values(), *(place.rect for place in layout.pieces.values()), *layout.buttons.values()]

    # ------------------------------------------------------------ how it moves and sounds
    def film(self, change: Change, scale: Scale, held: Pose | None = None, *, watched: bool = False) -> Film:
        laid = self.lay_out(change.before, scale), self.lay_out(change.after, scale)
        one = piece_film.film(change.before, change.after, laid, change.events, self.where, self.timing, held)
        own = not watched and change.before.sitting and change.before.sitting[0].badge == "your-turn"
        return one if own else piece_film.watched(one, self._cue(change, laid[0]))

    def glide(self, before: Any, after: Any, scale: Scale, held: Pose | None = None) -> Film | None:
        if not any(moves(before.pieces, after.pieces)):
            return None
        quick = replace(self.timing, ms=self.timing.ms * 0.6, after=0.0, arc=0.0, leaves="", lands="")
        no: Where = lambda event, source: None  # noqa: E731
        return piece_film.film(before, after, (self.lay_out(before, scale), self.lay_out(after, scale)), (), no, quick, held)

    def deal(self, show: Any, scale: Scale) -> Film:
        layout, bare = self.lay_out(show, scale), self.undealt(show)
        dealt = (Happened("dealt"),)
        return piece_film.film(bare, show, (layout, layout), dealt, self.where, self.timing)

    def undealt(self, show: Any) -> Any:
        return replace(show, pieces=(), marks={})

    def cue(self, change: Change, scale: Scale) -> Cue | None:
        own = change.before.sitting and change.before.sitting[0].badge == "your-turn"
        return None if own else self._cue(change, self.lay_out(change.before, scale))

    def _cue(self, change: Change, layout: PieceLayout) -> Cue | None:
        mover = next((one for one in change.before.sitting if one.badge in ("your-turn", "playing")), None)
        if mover is None or f"player-{mover.seat}" not in layout.panels:
            return None
        left = [layout.pieces[piece].rect for piece, _ in moves(change.before.pieces, change.after.pieces) if piece in layout.pieces]
        return Cue(tuple(left), layout.panels[f"player-{mover.seat}"], mover.crest, change.told)

    def sound(self, change: Change) -> str | None:
        return self.timing.lands if any(isinstance(event, Moved) for event in change.events) else None

    def sprite_box(self, context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
        rect = self._flying(context, sprite, pose)
        box: pygame.Rect = context.near(context.turned_box(rect, pose.angle), 44 + pose.lift / context.scale.u)
        return box

    def draw_sprite(self, target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose, ground: pygame.Surface) -> None:
        rect, piece = self._flying(context, sprite, pose), piece_of(sprite)
        if pose.alpha >= 1.0:
            self.draw_piece(target, context, piece, rect, pose.angle, pose.lift / context.scale.u)
            return
        reach = context.px(44)
        alone = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, light.SHADE)
        self.draw_piece(alone, context, piece, rect.move(reach - rect.x, reach - rect.y), pose.angle, 0.0)
        alone.set_alpha(round(255 * max(0.0, pose.alpha)))
        target.blit(alone, (rect.x - reach, rect.y - reach))

    def _flying(self, context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
        wide = max(2, round(pose.scale))
        return pygame.Rect(0, 0, wide, round(wide * self.shape(str(sprite.what)))).move_to(center=(round(pose.x), round(pose.y)))

    def shape(self, face: str) -> float:
        """Height over width."""
        return 1.0

    # ------------------------------------------------------------ what it tells
    def closer(self, services: Services, context: Any, spot: Spot, about: About | None) -> Scene | None:
        pieces = self._at(context, spot)
        if not pieces or about is None:
            return None
        return PieceCloser(services, self, context, pieces[-1], about, self.topic(context.show, spot))

    def hand(self, view: Any) -> Sequence[str]:
        """The faces of what a player holds, for the viewer of a finished game."""
        return ()

    def draw_hand(self, target: pygame.Surface, context: Any, rect: pygame.Rect, title: int, sitting: Seat, state: Any, seat: int) -> None:
        look, px = context.look, context.px
        crest = look.sprites.crest(sitting.crest, title - px(8))
        target.blit(crest, (rect.x, rect.y + px(4)))
        left = rect.x + crest.get_width() + px(12)
        look.type.put(target, sitting.name, theme.READING_BOLD, (left, rect.y + title // 2), width=rect.right - left)
        faces = self.hand(registry.rules(self.game).view(state, seat))
        high = rect.h - title - px(12)
        for index, face in enumerate(faces):
            wide = min(round(high / self.shape(face)), (rect.w - px(8) * len(faces)) // max(1, len(faces)))
            place = pygame.Rect(rect.x + (wide + px(8)) * index, rect.y + title + px(4), wide, round(wide * self.shape(face)))
            self.draw_piece(target, context, Piece(face, Spot("shown"), index), place, 0.0, 0.0)


def draw_panel_of(target: pygame.Surface, context: DrawContext, player: Any, rect: pygame.Rect) -> None:
    draw_panel(target, context, player, rect)
