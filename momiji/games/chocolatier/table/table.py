"""The table as the scenes see it: how it is played, what lies on it, how it looks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.games.chocolatier.book import BOOK
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import SIZE
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.steps import FLOOR, TAKES, Step, Take
from momiji.games.chocolatier.rules.view import View
from momiji.playing.chair import Moment
from momiji.playing.log import Line
from momiji.playing.session import Session
from momiji.ui import theme
from momiji.ui.kit.cue import Cue
from momiji.ui.kit.tip import Side
from momiji.ui.motion import Pose
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.about import SIDES, draw_about
from momiji.ui.table.brush import Patch
from momiji.ui.table.desk import Change
from momiji.ui.table.film import Film, Sprite
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.layout import Place
from momiji.ui.table.note import note_patches
from momiji.ui.table.pieces.closer import PieceCloser
from momiji.ui.table.pieces.film import Timing
from momiji.ui.table.pieces.piece import Piece, PieceLayout
from momiji.ui.table.pieces.table import PieceTable
from momiji.ui.table.show import About, Spot
from momiji.ui.table.step_desk import Begun, StepDesk
from momiji.ui.table.table import Needs, Point
from momiji.ui.theme import Scale

from . import about, films, gestures, hearing, spots
from .brief import brief, brief_lines, own_turn
from .desk import ChocolatierDesk
from .draw import above, others, own, slab
from .draw.pieces import draw_face, draw_flying, draw_ghost
from .figures import figures_of, ghosts_of, take_figures
from .layout import ChocolatierLayout, lay_out
from .layout.others import LEFT
from .layout.whole import piece_rect
from .pictogram import pictogram
from .show import ChocolatierShow, landings, show
from .side import BoardSide

RULES: Final = {
    "pralines": "3.2", "plate": "11.1", "tray": "3.2", "mark": "3.3", "bag": "8.2", "lid": "8.2", "line": "4.1", "well": "7.2",
    "floor": "5.1", "spare": "11.6", "due": "6.1",
}  # fmt: skip
LARGE_TEXT, FLOOR_ROOM = 1.2, 124
NOTE_HEAD = 72  # of the note its title
LIFTED, CHOSEN = 6, 10  # how far pralines rise under the pointer, and when they are chosen


class ChocolatierTable(PieceTable):
    game, book = "chocolatier", BOOK
    token = "chocolatier/tokens/points"
    raised = frozenset({"pralines"})
    held_by_keys = frozenset({"pralines"})
    quiet = frozenset({"floor"})
    gusts = False
    pictogram = staticmethod(pictogram)
    zones = hearing.ZONES
    whereabouts = staticmethod(hearing.whereabouts)
    heard = staticmethod(hearing.heard)
    also_heard = staticmethod(hearing.also)
    cell = staticmethod(hearing.cell)
    lifts, lands = "chocolatier/lift", "chocolatier/paper"
    timing = Timing(ms=300, after=45, arc=60)

    def mark(self, show: ChocolatierShow, spot: Spot) -> str:
        return super().mark(show, spot) or super().mark(show, hearing.lies_on(spot))

    def seats_task(self, show: ChocolatierShow) -> bool:
        return len(show.players) < max(LEFT)

    # ------------------------------------------------------------ by hand
    def gestures(self, view: View | None, step: Step) -> Iterable[Gesture]:
        return gestures.gestures(view, step)

    def meant(self, view: View, source: Spot | None, target: Spot) -> Step | Text | None:
        return gestures.meant(view, source, target)

    # ------------------------------------------------------------ what is on it
    def show(self, begun: Begun) -> ChocolatierShow:
        return show(begun)

    def about(self, moment: Moment, spot: Spot) -> About | None:
        return about.about(moment, spot)

    def desk(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> StepDesk:
        return ChocolatierDesk(session, seat, self, auto_end)

    def since(self, session: Session, seat: int) -> Sequence[Line]:
        return brief_lines(super().since(session, seat))

    def held(self, show: Any, spot: Spot, targets: frozenset[Spot], *, gone: bool) -> Any:
        """While pralines are held every target says what it would bring."""
        shown = super().held(show, spot, targets, gone=gone)
        if spot.kind != "pralines":
            return shown
        source, colour = spots.source_of(spot)
        rows = [FLOOR if one.kind == "floor" else spots.numbers(one)[1] for one in targets if one.kind in ("line", "floor")]
        figures, _ = figures_of(show.view, [TAKES[source][colour][row] for row in rows], spot)
        closed = {spots.line(show.seat, row): "dim" for row in range(SIZE) if spots.line(show.seat, row) not in targets}
        return replace(shown, marks={**shown.marks, **closed}, figures=figures, ghosts=())

    def coached(self, show: Any, spots: tuple[Spot, ...], steps: tuple[Any, ...]) -> Any:
        """The advice as it would lie and what it would bring; of a colour that was chosen before it only the ring stays."""
        shown = super().coached(show, spots, steps)
        taken = next((step for step in steps if isinstance(step, Take)), None)
        if taken is None:
            return shown
        figures, ghosts = landings(show.due, show.seat)
        marks = {spot: mark for spot, mark in shown.marks.items() if mark != "dim"}
        return replace(
            shown,
            marks=marks,
            figures=(*figures, *take_figures(show.view, taken)),
            ghosts=(*ghosts, *ghosts_of(show.view, taken)),
        )

    def public(self, show: Any) -> Any:
        return replace(super().public(show), figures=(), ghosts=())

    def icon(self, spot: Spot, show: Any) -> str:
        match spot.kind:
            case "plate":
                side = show.sides[int(spot.key) - 1]
                return "" if side == "-" else slab.plate_drawing(side, full=False)
            case "mark":
                return "chocolatier/tokens/first-mark"
            case "bag" | "lid":
                return f"chocolatier/tokens/{spot.kind}"
        return ""

    def closer(self, services: Services, context: Any, spot: Spot, about: About | None) -> Scene | None:
        """Of a plate, the bag or the lid its own drawing."""
        drawing = self.icon(spot, context.show)
        if not drawing or about is None:
            return super().closer(services, context, spot, about)
        return PieceCloser(services, self, context, Piece(drawing, spot), about, self.topic(context.show, spot))

    def shape(self, face: str) -> float:
        return {"chocolatier/tokens/bag": 1.2, "chocolatier/tokens/lid": 0.83}.get(face, 1.0)

    def topic(self, show: Any, spot: Spot) -> str:
        """The rule that tells most of it."""
        return RULES.get(spot.kind, "")

    def side(self, services: Services, show: Any, player: Any, told: tuple[Text, ...]) -> BoardSide:
        return BoardSide(services, player, own_turn(told, player.name), show)

    def ending(self, before: Any, after: Any) -> tuple[Text, str] | None:
        """A row will be complete: this round is the last."""
        seats = preview.completing(after.view)
        if not seats or preview.completing(before.view):
            return None
        names = " · ".join(player.name for player in after.players if player.seat in seats)
        return Text("chocolatier-last-round", {"names": names}), "chocolatier/tokens/bonus-row"

    # ------------------------------------------------------------ where and how
    def lay_out(self, show: Any, scale: Scale) -> ChocolatierLayout:
        return lay_out(show, scale)

    def ground(self, context: Any) -> Iterable[Patch]:
        return (*slab.patches(context), *others.patches(context), *own.patches(context))

    def public_patches(self, context: Any) -> list[Patch]:
        lying = [
            Patch(
                context.near(place.rect, 22),
                self._draw_lying,
                (piece, place, context.show.marks.get(piece.slot, ""), piece in context.show.gone),
                piece.slot if piece.slot.kind == "pralines" else None,
            )
            for piece in context.show.pieces
            if (place := context.layout.pieces.get(piece))
        ]
        return [*self.ground(context), *lying, *slab.upper_patches(context), *above.patches(context)]

    def patches(self, context: Any) -> list[Patch]:
        return [*self.public_patches(context), *note_patches(context)]

    def draw_piece(self, target: pygame.Surface, context: Any, piece: Piece, rect: pygame.Rect, angle: float, lift: float) -> None:
        if piece.face != spots.TAKEN_PLATE or piece.slot.kind != "plate":  # a plate in the ring is drawn with the ring
            draw_face(target, context, piece.face, rect, lift)

    def _draw_lying(self, target: pygame.Surface, context: Any, piece: Piece, place: Place, mark: Any, gone: bool) -> None:
        if gone:
            draw_ghost(target, context, piece.face, place.rect)
        elif mark == "chosen" and piece.slot.kind in ("pralines", "line") and (piece.slot.kind == "pralines" or not piece.nth):
            rect = place.rect.move(0, -context.px(CHOSEN if piece.slot.kind == "pralines" else 4))
            draw_face(target, context, piece.face, rect, CHOSEN, theme.VERMILION)
        elif mark == "legal" and piece.slot.kind == "pralines" and context.lit and spots.source_of(piece.slot)[0] != MIDDLE:
            draw_face(target, context, piece.face, place.rect, 0.0, theme.GOLD)
        else:
            self.draw_piece(target, context, piece, place.rect, 0.0, 0.0)

    def raised_place(self, context: Any, place: Place, share: float) -> Place:
        return Place(place.rect.move(0, -round(context.px(LIFTED) * share)), place.hit, 0.0)

    def draw_raised(self, target: pygame.Surface, context: Any, spot: Spot, share: float) -> None:
        chosen = context.show.marks.get(spot) == "chosen"
        ring = theme.VERMILION if chosen else theme.GOLD
        for piece in self._at(context, spot):
            rect = context.layout.pieces[piece].rect.move(0, -round(context.px(LIFTED) * share) - (context.px(CHOSEN) if chosen else 0))
            draw_face(target, context, piece.face, rect, LIFTED * share, ring if share > 0.4 or chosen else None)

    def draw_foreseen(self, target: pygame.Surface, context: Any, source: Spot, aimed: Spot | None, slide: Point = (0, 0)) -> None:
        """Ghosts of the pralines in the line, on the floor and in the box; figures stay above the light."""
        if source.kind != "pralines":
            return
        where, colour = spots.source_of(source)
        if aimed is not None and aimed.kind in ("line", "floor"):
            step = TAKES[where][colour][FLOOR if aimed.kind == "floor" else spots.numbers(aimed)[1]]
            for ghost in ghosts_of(context.show.view, step):
                rect = piece_rect(context.layout, context.show, ghost)
                if rect is not None:
                    draw_ghost(target, context, ghost.face, rect)
        for figure in context.show.figures:
            centre = above.figure_centre(context, figure)
            if centre is not None:
                above.draw_figure(target, context, figure, centre)

    def lifted(self, context: Any, spot: Spot) -> pygame.Surface:
        if spot.kind != "line":
            return super().lifted(context, spot)
        rect, piece = context.layout.spots[spot].rect, self._at(context, spot)[0]
        out = pygame.Surface((rect.w + 2 * context.px(44), rect.h + 2 * context.px(44)), pygame.SRCALPHA)
        place = context.layout.pieces[piece].rect.copy()
        place.center = out.get_rect().center
        draw_face(out, context, piece.face, place, 24.0)
        return out

    def round(self, spot: Spot) -> bool:
        return spot.kind in ("pralines", "plate", "tray", "mark")

    def plain(self, spot: Spot) -> bool:
        return spot.kind in ("other", "line", "floor", "due", "well", "bag", "lid", "spare")

    def drawings(self, context: Any) -> Needs:
        measure = context.layout.measure
        yield from slab.counter_needs(context)
        yield "chocolatier/table/marble", context.layout.panels["slab"].size
        yield "chocolatier/table/tray", context.layout.panels["tray"].size
        for face in "BNWKR":
            for size in (70, 66):
                yield f"chocolatier/pralines/{spots.drawing(face)}", (measure.px(size), measure.px(size))

    def crest_place(self, context: Any, seat: int) -> pygame.Rect | None:
        panel, px = context.layout.panels.get(f"player-{seat}"), context.layout.measure.px
        size = px(64 if len(context.show.players) == 4 else 84)
        return pygame.Rect(panel.x + px(18), panel.y + px(16), size, size) if panel else None

    def weights(self, layout: Any, show: Any, free: tuple[Spot, ...]) -> list[tuple[pygame.Rect, float]]:
        things = [
            (place.rect, 1.0) for spot, place in layout.spots.items() if spot.kind in ("line", "plate", "floor", "due") and spot not in free
        ]
        return [*things, (layout.panels["box"], 2.0), *((rect, 2.0) for name, rect in layout.panels.items() if name.startswith("player"))]

    def recap_area(self, layout: Any) -> pygame.Rect:
        """Over the note: what is to be done comes after what was done."""
        note: pygame.Rect = layout.panels["note"]
        area = note.inflate(0, layout.measure.px(12))
        if layout.scale.text > LARGE_TEXT:  # large words may lie on the floor for a moment
            area.y, area.h = area.y - layout.measure.px(FLOOR_ROOM), area.h + layout.measure.px(FLOOR_ROOM)
        return area

    def recap_heights(self, layout: Any) -> tuple[int, ...]:
        """The note's title stays in sight, or nothing of the note."""
        px, area = layout.measure.px, self.recap_area(layout)
        note: int = layout.panels["note"].h + px(6)
        return (area.h, note) if layout.scale.text > 1.0 else (area.h, note, note - px(NOTE_HEAD))

    def draw_about(self, target: pygame.Surface, context: Any, about: About, spot: Spot, anchor: pygame.Rect) -> None:
        """What a line says does not lie on the box, where its praline will go."""
        sides: tuple[Side, ...] = ("left", "below", "above") if spot.kind == "line" else SIDES
        draw_about(target, context, about, self.icon(spot, context.show), anchor, sides)

    def refusal_sides(self, spot: Spot) -> tuple[Side, ...] | None:
        return ("left", "below", "above") if spot.kind in ("line", "well") else ("above", "below") if spot.kind == "floor" else None

    # ------------------------------------------------------------ how it moves
    def film(self, change: Change, scale: Scale, held: Pose | None = None, *, watched: bool = False) -> Film:
        return films.film(self, change, scale, held, watched=watched)

    def calm(self, change: Change, scale: Scale) -> Film | None:
        return films.calm(change, scale)

    def sound(self, change: Change) -> str | None:
        return films.heard.at_once(change.events)

    def _cue(self, change: Change, layout: PieceLayout) -> Cue | None:
        """Light on what is taken; what is left follows by itself."""
        cue = super()._cue(change, layout)
        lit = films.taken(change.events)
        lights = tuple(place.rect for piece, place in layout.pieces.items() if piece.slot in lit)
        keep = (layout.panels[f"player-{change.before.seat}"], layout.panels["box"])
        return None if cue is None else replace(cue, lights=lights, texts=brief(cue.texts), keep=keep, round=True)

    def deal(self, show: Any, scale: Scale) -> Film:
        return films.deal(show, scale)

    def undealt(self, show: Any) -> Any:
        return films.undealt(show)

    def sprite_box(self, context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
        if sprite.kind in films.sprites.OWN:
            return films.sprites.box(context, sprite, pose)
        rect = self._flying(context, sprite, pose)
        box: pygame.Rect = context.near(rect, 70)
        return box

    def draw_sprite(self, target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose, ground: pygame.Surface) -> None:
        if sprite.kind in films.sprites.OWN:
            films.sprites.draw(target, context, sprite, pose)
            return
        draw_flying(target, context, str(sprite.what), self._flying(context, sprite, pose), pose.lift, pose.alpha)


TABLE = ChocolatierTable()
