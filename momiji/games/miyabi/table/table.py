"""The table as the scenes see it: how it is played, what lies on it, how it looks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from momiji.core.events import Moved
from momiji.core.text import Refusal, Text
from momiji.games.miyabi.book import BOOK
from momiji.games.miyabi.rules.steps import Frog, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import NAMES, OBJECTS
from momiji.games.miyabi.rules.view import View
from momiji.playing.chair import Moment
from momiji.playing.log import Line
from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui import light, theme
from momiji.ui.kit.cue import Cue
from momiji.ui.kit.tip import Side
from momiji.ui.motion import Pose
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.about import draw_about
from momiji.ui.table.brush import Patch
from momiji.ui.table.desk import Change
from momiji.ui.table.drag import Grasp
from momiji.ui.table.film import Film, Sprite
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.layout import Place
from momiji.ui.table.note import note_patches
from momiji.ui.table.pieces.film import PIECE
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.pieces.table import PieceTable
from momiji.ui.table.show import About, Note, Spot
from momiji.ui.table.step_desk import Begun, StepDesk
from momiji.ui.table.table import Needs, Point
from momiji.ui.theme import Scale

from . import about, asking, films, gestures, hearing, shapes, spots
from .brief import brief_lines
from .desk import MiyabiDesk
from .draw import above, others, own, veranda
from .draw import garden as garden_drawing
from .draw.large import draw_over_own
from .draw.tile import draw_lifted, of_face, outline, resting, tile_picture, zen_picture
from .layout import MiyabiLayout, lay_out
from .layout.others import PANELS
from .layout.whole import side_of
from .pictogram import pictogram
from .sheets import BoxSheet, RowsSheet
from .show import MiyabiShow, show, turned_targets
from .side import GardenSide

RULES: Final = {
    "tile": "4.1", "zen": "9.2", "zen-bag": "9.1", "square": "4.4", "column": "4.5", "plaque": "6.1", "tablet": "5.2", "frog": "11.2",
    "rows": "6.1", "round": "2.1", "box": "1.3",
}  # fmt: skip
EXTENSIONS: Final = {"colour": "7.1", "meadow": "8.1", "zen": "9.1", "seven": "10.1", "frog": "11.1"}
LIFTED: Final = 18
LARGE_TEXT: Final = 1.2
SOLID: Final = frozenset({"round", "extension", "tablet", "box", "zen-bag", "rows"})


class MiyabiTable(PieceTable):
    game, book = "miyabi", BOOK
    token = "miyabi/points"
    looked_at = frozenset({"plaque", "rows", "box"})
    raised = frozenset({"tile", "zen", "frog"})
    held_by_keys = frozenset({"tile", "zen", "frog"})
    homing = frozenset({"zen", "frog"})
    slides, gusts, mist = True, False, "miyabi/table/mist"
    lifts, lands, turns = films.heard.LIFT, "", films.heard.TURN
    pieces = (films.heard.MORNING, films.heard.MORNING)  # it never grows late here
    pictogram = staticmethod(pictogram)
    zones = hearing.ZONES
    heard = staticmethod(hearing.heard)
    also_heard = staticmethod(hearing.also)
    cell = staticmethod(hearing.cell)

    # ------------------------------------------------------------ by hand
    def gestures(self, view: View | None, step: Step) -> Iterable[Gesture]:
        return gestures.gestures(view, step)

    def meant(self, view: View, source: Spot | None, target: Spot) -> Step | Refusal | Text | None:
        return gestures.meant(view, source, target, next(iter(self.turnings(view, source)), "") if source else "")

    def turnings(self, view: View, spot: Spot) -> tuple[str, ...]:
        if spot.kind != "tile" or view.display[int(spot.key)] < 0:
            return ()
        return shapes.turnings(view.display[int(spot.key)], len(view.players))

    # ------------------------------------------------------------ what is on it
    def show(self, begun: Begun) -> MiyabiShow:
        return show(begun)

    def about(self, moment: Moment, spot: Spot) -> About | None:
        return about.about(moment, spot)

    def desk(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> StepDesk:
        return MiyabiDesk(session, seat, self, auto_end)

    def since(self, session: Session, seat: int) -> Sequence[Line]:
        return brief_lines(super().since(session, seat))

    def last_step(self, timeline: Timeline, at: int, eyes: int, *, everything: bool) -> Note:
        """At the end of a turn all of it: of the end itself there is nothing to tell."""
        note = super().last_step(timeline, at, eyes, everything=everything)
        if not at or timeline.sentences(at - 1, eyes, everything=everything):
            return note
        turn, first = timeline.taken[at - 1].turn, at - 1
        while first and timeline.taken[first - 1].turn == turn:
            first -= 1
        told = [text for step in range(first, at) for text in timeline.sentences(step, eyes, everything=everything)]
        return replace(note, body=told[0], then=tuple(told[1:])) if told else note

    def held(self, show: Any, spot: Spot, targets: frozenset[Spot], *, gone: bool) -> Any:
        """While a tile is held: gold where it may go, fainter where it could go if it were turned."""
        shown = super().held(show, spot, targets, gone=gone)
        note = asking.held_note(show.view, spot, bool(targets)) or show.note
        return replace(shown, faint=turned_targets(show.legal, show.view, spot) - targets, ghost=None, note=note)

    def public(self, show: Any) -> Any:
        return replace(super().public(show), faint=frozenset(), ghost=None, coins=())

    def coached(self, show: Any, spots: tuple[Spot, ...], steps: tuple[Any, ...]) -> Any:
        """The advice as it would lie."""
        laid = next((step for step in steps if isinstance(step, PlaceTile | Zen | Frog)), None)
        return replace(super().coached(show, spots, steps), ghost=laid, faint=frozenset())

    def topic(self, show: Any, spot: Spot) -> str:
        """The rule that tells most of it."""
        return EXTENSIONS[spot.key] if spot.kind == "extension" else RULES.get(spot.kind, "")

    def icon(self, spot: Spot, show: Any) -> str:
        match spot.kind:
            case "plaque":
                return f"miyabi/objects/{NAMES[int(spot.key)]}"
            case "extension":
                return f"miyabi/emblem/{spot.key}"
            case "frog":
                return f"miyabi/frog/{'gold' if show.gold[int(spot.key)] else 'silver'}"
        return ""

    def closer(self, services: Services, context: Any, spot: Spot, about: About | None) -> Scene | None:
        if spot.kind in ("plaque", "rows"):
            return RowsSheet(services, context.show, context)
        if spot.kind == "box":
            return BoxSheet(services, context.show, context)
        return super().closer(services, context, spot, about)

    def side(self, services: Services, show: Any, player: Any, told: tuple[Text, ...]) -> GardenSide:
        return GardenSide(services, player, told, show)

    def ending(self, before: Any, after: Any) -> tuple[Text, str] | None:
        """The last round begins."""
        if after.round != after.view.rounds or before.round == after.round:
            return None
        return Text("miyabi-last-round"), "miyabi/round/marker"

    # ------------------------------------------------------------ where and how
    def lay_out(self, show: Any, scale: Scale) -> MiyabiLayout:
        return lay_out(show, scale)

    def ground(self, context: Any) -> Iterable[Patch]:
        return (*veranda.patches(context), *others.patches(context), *own.patches(context))

    def public_patches(self, context: Any) -> list[Patch]:
        show, layout = context.show, context.layout
        lying = [
            Patch(
                context.near(place.rect, 40),
                self._draw_lying,
                (piece, place, show.marks.get(piece.slot, ""), piece in show.gone),
                piece.slot if piece.slot in layout.spots else None,
            )
            for piece in show.pieces
            if (place := layout.pieces.get(piece))
        ]
        low = [patch for patch in lying if patch.args[2] != "chosen"]
        return [*self.ground(context), *above.patches(context), *low, *(patch for patch in lying if patch.args[2] == "chosen")]

    def patches(self, context: Any) -> list[Patch]:
        return [*self.public_patches(context), *note_patches(context)]

    def draw_piece(self, target: pygame.Surface, context: Any, piece: Piece, rect: pygame.Rect, angle: float, lift: float) -> None:
        if piece.face.startswith("frog"):
            above.draw_frog(target, context, piece.face, rect, lift / 2)
        elif piece.face.endswith("z"):
            picture = zen_picture(context.look, OBJECTS.index(piece.face[0]), rect.w)
            draw_lifted(target, context, ("miyabi-zen", piece.face), picture, rect.topleft, lift)
        else:
            tile, direction = of_face(piece.face)
            picture = tile_picture(context.look, tile, direction, rect.w // shapes.box(tile, direction)[3])
            draw_lifted(target, context, ("miyabi-tile", piece.face), picture, rect.topleft, lift)

    def _draw_lying(self, target: pygame.Surface, context: Any, piece: Piece, place: Place, mark: Any, gone: bool) -> None:
        if gone:
            return
        rect = place.rect
        if mark == "chosen" and piece.slot.kind != "frog":
            rect = rect.move(0, -context.px(10))
            self.draw_piece(target, context, piece, rect, 0.0, 10.0)
            self._ring(target, context, piece, rect)
        elif mark == "legal" and context.lit and piece.slot.kind != "frog":  # only the coach puts gold on the display
            self.draw_piece(target, context, piece, rect, 0.0, 0.0)
            self._ring(target, context, piece, rect, theme.GOLD, theme.GOLD_LINE)
        elif mark == "dim" and piece.slot.kind in ("tile", "zen"):
            self._draw_resting(target, context, piece, rect)
        else:
            if mark == "chosen":
                context.look.paint.select_ring(target, rect, rect.w / 2 / context.scale.u)
            self.draw_piece(target, context, piece, rect, 0.0, 0.0)

    def _draw_resting(self, target: pygame.Surface, context: Any, piece: Piece, rect: pygame.Rect) -> None:
        if piece.face.endswith("z"):
            picture = zen_picture(context.look, OBJECTS.index(piece.face[0]), rect.w)
        else:
            tile, direction = of_face(piece.face)
            picture = tile_picture(context.look, tile, direction, rect.w // shapes.box(tile, direction)[3])
        target.blit(resting(context, (piece.face,), picture), rect)

    def _ring(
        self,
        target: pygame.Surface,
        context: Any,
        piece: Piece,
        rect: pygame.Rect,
        colour: theme.Colour = theme.VERMILION,
        dark: theme.Colour = theme.DEEP_RED,
    ) -> None:
        """A line along the outline of a tile."""
        cells: tuple[shapes.Cell, ...] = ((0, 0),)
        if piece.slot.kind == "tile":
            tile, direction = of_face(piece.face)
            top, left, _, _ = shapes.box(tile, direction)
            cells = tuple((row - top, column - left) for row, column in shapes.cells(tile, direction))
        side = rect.w // (1 + max(column for _, column in cells))
        width = max(2.0, context.px(4.5))
        around = context.look.paint.kept(("miyabi-ring", cells, side, colour), lambda: outline(side, cells, colour, width, dark))
        target.blit(around, (rect.x - side // 4, rect.y - side // 4))

    def draw_raised(self, target: pygame.Surface, context: Any, spot: Spot, share: float) -> None:
        mark = context.show.marks.get(spot, "")
        for piece in self._at(context, spot):
            rect = context.layout.pieces[piece].rect.move(0, -round(context.px(LIFTED if mark != "dim" else 4) * share))
            if mark == "dim" and piece.slot.kind != "frog":
                self._draw_resting(target, context, piece, rect)
                continue
            self.draw_piece(target, context, piece, rect, 0.0, LIFTED * share)
            if mark == "chosen" and piece.slot.kind != "frog":
                self._ring(target, context, piece, rect)

    def draw_foreseen(self, target: pygame.Surface, context: Any, source: Spot, aimed: Spot | None, slide: Point = (0, 0)) -> None:
        if aimed is None or aimed.kind != "square" or source.kind not in ("tile", "zen", "frog"):
            return
        step = context.show.step(source, aimed)
        if step is not None:
            held = source if any(piece.slot == source for piece in context.show.gone) else None
            above.draw_step(target, context, step, held, slide)

    def lifted(self, context: Any, spot: Spot) -> pygame.Surface:
        """At the garden's scale, with the square of the objects in the middle."""
        piece, s = self._at(context, spot)[0], context.layout.side
        out = light.clear(7 * s, 7 * s, light.SHADE)
        centre = pygame.Rect(3 * s, 3 * s, s, s)
        if spot.kind == "tile":
            tile, direction = of_face(piece.face)
            top, left, rows, columns = shapes.box(tile, direction)
            rect = pygame.Rect(centre.x + left * s, centre.y + top * s, columns * s, rows * s)
        elif spot.kind == "zen":
            rect = centre
        else:
            rect = centre.inflate(-round(s * 0.36), -round(s * 0.36))
        self.draw_piece(out, context, piece, rect, 0.0, 20.0)
        return out

    def grasp(self, context: Any, spot: Spot) -> Grasp | None:
        """A tile aims with the square of its objects."""
        if spot.kind not in ("tile", "zen", "frog"):
            return None
        rect, layout = context.layout.spots[spot].rect, context.layout
        if spot.kind != "tile":
            return Grasp(rect.center, layout.side / max(1, rect.w) if spot.kind == "zen" else 1.0)
        piece = self._at(context, spot)[0]
        top, left, _, _ = shapes.box(*of_face(piece.face))
        c = layout.cell
        return Grasp((rect.x + (0.5 - left) * c, rect.y + (0.5 - top) * c), layout.side / c)

    def round(self, spot: Spot) -> bool:
        return spot.kind in ("frog", "extension", "box")

    def plain(self, spot: Spot) -> bool:
        return spot.kind not in ("tile", "zen", "square")

    def drawings(self, context: Any) -> Needs:
        show, layout = context.show, context.layout
        yield from veranda.veranda_needs(context)
        yield "miyabi/garden/frame", layout.panels["frame"].size
        yield "miyabi/table/display", layout.panels["tray"].size
        for seat, garden in enumerate(show.gardens):
            yield from garden_drawing.needs(garden, side_of(layout, seat))

    def thinking(self, context: Any) -> tuple[str, pygame.Rect] | None:
        panel, px = PANELS[len(context.show.players)], context.layout.measure.px
        for player in context.show.players[1:]:
            if player.badge == "playing" and player.computer is not None:
                place = context.layout.panels[f"player-{player.seat}"]
                rect = pygame.Rect(0, 0, px(panel.crest[2]), px(panel.crest[2]))
                rect.center = (place.x + px(panel.crest[0]), place.y + px(panel.crest[1]))
                return player.crest, rect
        return None

    def solid(self, context: Any) -> list[pygame.Rect]:
        """Gardens, tiles, papers and words: mist is seen on boards and gravel only."""
        layout = context.layout
        papers = (rect for name, rect in layout.panels.items() if name != "tray" and not name.startswith("place-"))
        things = (place.rect for spot, place in layout.spots.items() if spot.kind in SOLID)
        tiles = (place.rect for place in layout.pieces.values())
        return [*papers, *things, *tiles, *layout.buttons.values(), *veranda.words(context)]

    def recap_area(self, layout: Any) -> pygame.Rect:
        """Over the note: what is to be done comes after what was done."""
        note: pygame.Rect = layout.panels["note"]
        return note.inflate(0, layout.measure.px(8))

    def recap_heights(self, layout: Any) -> tuple[int, ...]:
        """Nothing of the note shows under it."""
        return (self.recap_area(layout).h,)

    # ------------------------------------------------------------ how it moves
    def film(self, change: Change, scale: Scale, held: Pose | None = None, *, watched: bool = False) -> Film:
        return films.film(self, change, scale, held, watched=watched)

    def _cue(self, change: Change, layout: Any) -> Cue | None:
        """Light on what is taken, not on what a new round brings."""
        cue = super()._cue(change, layout)
        taken = [spots.of_zone(event.source) for event in change.events if isinstance(event, Moved) and event.target.kind == "garden"]
        lights = tuple(place.rect for piece, place in layout.pieces.items() if piece.slot in taken)
        return None if cue is None else replace(cue, lights=lights)

    def glide(self, before: Any, after: Any, scale: Scale, held: Pose | None = None) -> Film | None:
        return films.turned(before, after, scale) or super().glide(before, after, scale, held)

    def sound(self, change: Change) -> str | None:
        return films.heard.at_once(change.events, change.after.gardens)

    def deal(self, show: Any, scale: Scale) -> Film:
        return films.deal(show, scale)

    def undealt(self, show: Any) -> Any:
        return films.undealt(show)

    def sprite_box(self, context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
        return super().sprite_box(context, sprite, pose) if sprite.kind == PIECE else films.sprite_box(context, sprite, pose)

    def draw_sprite(self, target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose, ground: pygame.Surface) -> None:
        if sprite.kind == PIECE:
            super().draw_sprite(target, context, sprite, pose, ground)
        else:
            films.draw_sprite(target, context, sprite, pose)

    def shape(self, face: str) -> float:
        if face.startswith("frog") or face.endswith("z"):
            return 1.0
        _, _, rows, columns = shapes.box(*of_face(face))
        return rows / columns

    def draw_about(self, target: pygame.Surface, context: Any, about: About, spot: Spot, anchor: pygame.Rect) -> None:
        """Another garden is shown large over the own one, and what there is to say of it stands below."""
        if spot.kind != "other":
            super().draw_about(target, context, about, spot, anchor)
            return
        if context.scale.room(theme.READING.px) > LARGE_TEXT:  # large words would lie on the garden: what the figures mean is left out
            about = replace(about, body=about.body[1:])
        draw_about(target, context, about, "", draw_over_own(target, context, int(spot.key)), ("below",))

    def refusal_sides(self, spot: Spot) -> tuple[Side, ...] | None:
        return ("below", "above") if spot.kind == "square" else ("right",) if spot.kind in ("tile", "zen") else None

    def weights(self, layout: Any, show: Any, free: tuple[Spot, ...]) -> list[tuple[pygame.Rect, float]]:
        panels = [rect for name, rect in layout.panels.items() if name.startswith("player") or name in ("frame", "note")]
        tiles = [place.rect for piece, place in layout.pieces.items() if piece.slot.kind in ("tile", "zen")]
        return [*((rect, 2.0) for rect in panels), *((rect, 3.0) for rect in tiles)]


TABLE = MiyabiTable()
