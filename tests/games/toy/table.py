"""The table of Pairs: cards as numbers on paper, a deck in the middle, what was laid in front of everybody."""

from collections.abc import Iterable, Iterator
from typing import Any

import pygame

from momiji.core.events import Event, Happened, Moved
from momiji.core.rulebook import Example
from momiji.core.text import Text
from momiji.playing.chair import Moment
from momiji.ui import light, theme
from momiji.ui.table.brush import DrawContext, Patch
from momiji.ui.table.frame import lay_corners, lay_low
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.layout import FOOT, TALL, UPPER, card_rect, down
from momiji.ui.table.pieces.piece import Piece, PieceLayout, PieceShow, Seated
from momiji.ui.table.pieces.table import PieceTable
from momiji.ui.table.show import About, Command, Note, Spot
from momiji.ui.table.step_desk import Begun
from momiji.ui.theme import Role, Scale

from .book import BOOK
from .rules import DRAW, PASS, Step, View, lay

DECK, LAP, LAID = Spot("deck"), Spot("lap"), Spot("laid")
HAND, WATCHED = (920, 950, 116), (1680, 872, 54)  # middle and width of cards, while one plays and while one only looks
FIGURE = Role("Alegreya-ExtraBold", 64)


class PairsLayout(PieceLayout):
    AREAS = frozenset({"lap", "laid"})
    ORDER = ("other", "deck", "hand")


class PairsTable(PieceTable):
    game, book = "toy", BOOK
    raised = held_by_keys = frozenset({"hand"})
    homing = frozenset({"deck"})

    # ------------------------------------------------------------ by hand
    def gestures(self, view: View | None, step: Step) -> Iterator[Gesture]:
        if step in (DRAW, PASS):
            yield Gesture(button=step)
            if step == DRAW:
                yield Gesture((DECK,), LAP, button=step)
            return
        for place, number in enumerate(view.hand if view else ()):
            if step == lay(number):
                yield Gesture((Spot("hand", str(place)),), LAID, plain=True)

    def meant(self, view: View, source: Spot | None, target: Spot) -> Step | Text | None:
        touched = target if source is None else source
        if touched.kind == "hand" and (source is None or target == LAID):
            return lay(view.hand[int(touched.key)])
        return DRAW if touched == DECK and not (source and target == LAID) else Text("toy-refuse-there") if source == DECK else None

    # ------------------------------------------------------------ what is on it
    def show(self, begun: Begun) -> PieceShow:
        view: View = begun.moment.view
        hand = [Piece(str(number), Spot("hand", str(place))) for place, number in enumerate(view.hand)]
        seats = [(begun.moment.seat + far) % len(view.names) for far in range(len(view.names))]
        pairs = [
            Piece(str(number), Spot("pairs", str(seat)), 2 * at + twin)
            for seat in seats
            for at, number in enumerate(view.laid[seat])
            for twin in range(2)
        ]
        last = DRAW if view.deck else PASS
        primary = Command(last, Text(f"toy-do-{last}"), key="enter") if begun.active else begun.hurry
        turn = Note("hand", Text("toy-turn"), Text("toy-turn-how"))
        return PieceShow(
            seat=begun.moment.seat,
            turn=view.number,
            note=begun.waiting or turn,
            primary=primary,
            right=begun.undo,
            redo=begun.redo,
            marks=begun.marks,
            pieces=(*pairs, *([Piece("back", DECK)] if view.deck else []), *hand),
            players=tuple(_seated(begun, view, seat) for seat in seats),
        )

    def about(self, moment: Moment, spot: Spot) -> About | None:
        view: View = moment.view
        match spot.kind:
            case "deck":
                return About(Text("toy-deck"), (Text("toy-look-deck", {"count": view.deck}),))
            case "hand" if int(spot.key) < len(view.hand):
                return About(Text("toy-card", {"number": view.hand[int(spot.key)]}), (Text("toy-card-about"),))
        return None

    def hand(self, view: View) -> list[str]:
        return [str(number) for number in view.hand]

    def hidden(self, piece: Piece, show: Any) -> bool:
        return piece.slot.kind == "hand"

    def topic(self, show: Any, spot: Spot) -> str:
        return "pairs"

    # ------------------------------------------------------------ where and how
    def lay_out(self, show: Any, scale: Scale) -> PieceLayout:
        layout = PairsLayout(scale)
        lay_corners(layout)
        lay_low(layout, show)
        layout.put(LAID, scale.rect(342, 440, 1108, 360, 0.5, down(scale, UPPER)))
        layout.put(LAP, scale.rect(380, 830, 1080, 240, 0.5, down(scale, FOOT)))
        layout.put(DECK, card_rect(scale, 960, 320, 130, down(scale, UPPER)))
        for index, player in enumerate(show.players):
            rect = scale.rect(120 + 620 * (index - 1), 16, 560, 130) if index else scale.rect(16, 640, 310, 150)
            layout.panels[f"player-{player.seat}"] = rect
            if index:
                layout.put(Spot("other", str(player.seat)), rect)
        count = sum(piece.slot.kind == "hand" for piece in show.pieces)
        for piece in show.pieces:
            match piece.slot.kind:
                case "deck":
                    layout.lay(piece, layout.spots[DECK].rect, spot=False)
                case "hand":
                    far, (x, y, wide) = int(piece.slot.key) - (count - 1) / 2, WATCHED if show.watching else HAND
                    rect = card_rect(scale, x + wide * 1.1 * far, y, wide, down(scale, FOOT))
                    layout.lay(piece, rect, angle=0.0 if show.watching else -2 * far)
                case "pairs":
                    layout.lay(piece, self._pair(scale, show, piece), spot=False)
        return layout

    def _pair(self, scale: Scale, show: Any, piece: Piece) -> pygame.Rect:
        index = next(at for at, player in enumerate(show.players) if str(player.seat) == piece.slot.key)
        if index:
            return card_rect(scale, 160 + 620 * (index - 1) + 30 * piece.nth, 190, 40, down(scale, UPPER))
        return card_rect(scale, 420 + 70 * piece.nth, 620, 100, down(scale, UPPER))

    def ground(self, context: DrawContext) -> Iterable[Patch]:
        rect = context.layout.spots[LAID].rect
        yield Patch(context.near(rect), _draw_mat, (rect, context.show.mark("laid")))

    def draw_piece(self, target: pygame.Surface, context: Any, piece: Piece, rect: pygame.Rect, angle: float, lift: float) -> None:
        look = context.look

        def draw() -> pygame.Surface:
            out = light.clear(*rect.size, theme.PAPER)
            out.blit(light.rounded(*rect.size, rect.w * 0.09, theme.INDIGO if piece.face == "back" else theme.PAPER), (0, 0))
            out.blit(light.rounded(*rect.size, rect.w * 0.09, theme.TAUPE, line=max(1.0, rect.w * 0.02)), (0, 0))
            if piece.face != "back":
                role = FIGURE.at(rect.h * 0.42 / context.scale.u)
                look.type.put(out, piece.face, role, (rect.w // 2, rect.h // 2), align="centre", width=rect.w)
            return pygame.transform.rotozoom(out, angle, 1) if angle else out

        picture = look.paint.kept(("pairs", piece.face, rect.size, round(angle, 1)), draw)
        look.paint.shade(target, rect, drop=4 + lift / 2, blur=6 + lift / 3)
        target.blit(picture, picture.get_rect(center=rect.center))

    def shape(self, face: str) -> float:
        return TALL

    def where(self, event: Event, source: bool) -> Spot | None:
        match event:
            case Happened("dealt"):
                return DECK if source else None
            case Moved(_, come, go):
                zone = come if source else go
                return DECK if zone.kind == "deck" else Spot("other", str(zone.owner))
        return None


def _seated(begun: Begun, view: View, seat: int) -> Seated:
    who, turn = begun.moment.seats[seat], seat == view.current and not begun.moment.over
    figures = (("icons/hand", view.held[seat]), ("icons/goal", sum(view.laid[seat])))
    return Seated(seat, who.name, who.crest, ("your-turn" if begun.active else "playing") if turn else "", who.computer, figures)


def _draw_mat(target: pygame.Surface, context: DrawContext, rect: pygame.Rect, mark: Any) -> None:
    context.look.paint.panel(target, rect, seed=4)
    context.over(target, rect, mark)


class PairsArtist:
    def size(self, services: Any, picture: str, room: tuple[int, int], most: int) -> tuple[int, int]:
        return 0, 0

    def draw(self, target: pygame.Surface, services: Any, picture: str, rect: pygame.Rect, most: int) -> None:
        return None

    def live(self, services: Any, example: Example, rect: pygame.Rect) -> Any:
        raise NotImplementedError

    def view(self, chapter: str) -> str:
        return ""


TABLE = PairsTable()
