"""What a game gives so that its table can be shown and played: how it lies, looks, moves and is told. No scene knows more of a game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import pygame

from momiji.core.rulebook import Book
from momiji.core.text import Text
from momiji.playing.log import Line
from momiji.playing.session import Seat, Session
from momiji.playing.timeline import Timeline
from momiji.registry import part
from momiji.ui.kit.cue import Cue
from momiji.ui.kit.tip import Part, Side
from momiji.ui.motion import Pose
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.theme import Scale

from .brush import DrawContext, Patch
from .desk import Change, GameDesk
from .drag import Grasp
from .film import Film, Sprite
from .layout import Layout, Place
from .show import About, Spot

Needs = Iterable[tuple[str, tuple[int, int]]]  # drawings by name and size


class Table(Protocol):
    """Shows are the game's own: a `ui.table.show.Show` with what lies on its table besides."""

    book: Book
    token: str  # the drawing of what a button will bring
    raised: frozenset[str]  # kinds of spots that rise under the pointer
    held_by_keys: frozenset[str]  # kinds that Enter picks up; other things are simply tapped
    homing: frozenset[str]  # kinds that lie where they lay when they were dropped and only chosen
    quiet: frozenset[str]  # kinds that are no way out of a refusal, though things may go there
    looked_at: frozenset[str]  # kinds a click looks closer at; nothing else is done with them
    gusts: bool  # whether leaves are blown over it now and then
    lifts: str  # what is heard when a hand takes something up
    lands: str  # and when it lets it go

    # ------------------------------------------------------------ what is on it
    def desk(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> GameDesk: ...

    def look_back(self, timeline: Timeline, at: int, eyes: int, *, everything: bool = False) -> Any:
        """The show of a position, without anything to press."""

    def settled(self, session: Session) -> int:
        """How many steps are done for good: what is only planned is nobody else's business."""

    def public(self, show: Any) -> Any:
        """As anybody may see it: no hand, no plans."""

    def held(self, show: Any, spot: Spot, targets: frozenset[Spot], *, gone: bool) -> Any:
        """While something is held: only its targets are lit, and its place is open if it is `gone`."""

    def coached(self, show: Any, spots: tuple[Spot, ...], steps: tuple[Any, ...]) -> Any:
        """With just these things in gold."""

    def touched(self, desk: Any, steps: tuple[Any, ...]) -> tuple[Spot, ...]:
        """What is touched for these steps, in their order."""

    def by_button(self, step: Any) -> bool:
        """Whether a step is made with the primary button alone."""

    # ------------------------------------------------------------ where it lies and how it looks
    def lay_out(self, show: Any, scale: Scale) -> Layout: ...

    def context(self, services: Services, show: Any, layout: Layout, memory: Any = None) -> DrawContext: ...

    def patches(self, context: Any) -> list[Patch]:
        """Everything that rests, from the ground up."""

    def public_patches(self, context: Any) -> list[Patch]: ...

    def dimmed(self, show: Any) -> bool:
        """Whether everything but what is bright lies in shade."""

    def drawings(self, context: Any) -> Needs:
        """The larger drawings a table needs, so that workers can make them ahead."""

    def drawings_soon(self, context: Any) -> Needs:
        """Those that will be wanted when things rise or fly."""

    def drawings_flying(self, services: Services, change: Change) -> Needs: ...

    def lifted(self, context: Any, spot: Spot) -> pygame.Surface: ...

    def grasp(self, context: Any, spot: Spot) -> Grasp | None:
        """Of a thing that aims with the middle of its picture and not with the pointer; None of all others."""

    def leaves_all(self, show: Any, spot: Spot) -> bool:
        """Whether a lifted thing leaves nothing where it lay."""

    def raised_place(self, context: Any, place: Place, share: float) -> Place: ...

    def draw_raised(self, target: pygame.Surface, context: Any, spot: Spot, share: float) -> None: ...

    def draw_foreseen(self, target: pygame.Surface, context: Any, source: Spot, aimed: Spot | None) -> None:
        """While a thing is held or chosen: what would come of putting it where it is aimed, above the light on its targets."""

    def round(self, spot: Spot) -> bool:
        """Whether the thing there is a disc: its rings are round."""

    def plain(self, spot: Spot) -> bool:
        """Whether the thing there is a sheet or a field: its corners are not those of a card."""

    def thinking(self, context: Any) -> tuple[str, pygame.Rect] | None:
        """The crest of a computer player whose turn it is, and where it stands."""

    def solid(self, context: Any) -> list[pygame.Rect]:
        """What leaves pass beneath."""

    def changed(self, context: Any) -> list[pygame.Rect]:
        """Where the things lie that others changed."""

    def recap_area(self, layout: Any) -> pygame.Rect:
        """Where a slip may lie that tells what happened since one's last turn."""

    def news_area(self, layout: Any) -> pygame.Rect:
        """Under which a strip with news unrolls."""

    def hint_room(self, layout: Any) -> int:
        """The free height over the primary button, for the coach's."""

    def weights(self, layout: Any, show: Any, free: tuple[Spot, ...]) -> list[tuple[pygame.Rect, float]]:
        """What a note of the coach had better not cover, and how much that matters."""

    # ------------------------------------------------------------ how it moves and sounds
    def film(self, change: Change, scale: Scale, held: Pose | None = None, *, watched: bool = False) -> Film: ...

    def calm(self, change: Change, scale: Scale) -> Film | None:
        """A step in reduced motion: stills that need time to be read. None: the table only fades from one to the other."""

    def glide(self, before: Any, after: Any, scale: Scale, held: Pose | None = None) -> Film | None: ...

    def deal(self, show: Any, scale: Scale) -> Film: ...

    def undealt(self, show: Any) -> Any:
        """The table of a game that begins, before anything is dealt."""

    def cue(self, change: Change, scale: Scale) -> Cue | None: ...

    def sound(self, change: Change) -> str | None: ...

    def sprite_box(self, context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect: ...

    def draw_sprite(self, target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose, ground: pygame.Surface) -> None: ...

    # ------------------------------------------------------------ what it tells
    def draw_about(self, target: pygame.Surface, context: Any, about: About, spot: Spot, anchor: pygame.Rect) -> None: ...

    def refusal_sides(self, spot: Spot) -> tuple[Side, ...] | None:
        """Where a refusal should lie beside a spot, if not anywhere."""

    def part_at(self, context: Any, x: int, y: int) -> Part | None:
        """The smallest thing there that says what it is."""

    def closer(self, services: Services, context: Any, spot: Spot, about: About | None) -> Scene | None: ...

    def topic(self, show: Any, spot: Spot) -> str:
        """Where the rule book tells of a spot."""

    def players(self, services: Services, show: Any, told: Callable[[int], Sequence[Text]], seat: int) -> PlayersScene: ...

    def ending(self, before: Any, after: Any) -> tuple[Text, str] | None:
        """The last turns have begun: the sentence and its icon."""

    def since(self, session: Session, seat: int) -> Sequence[Line]:
        """What each of the others did since a player's last turn."""

    def rule_book(self, services: Services, topic: str = "") -> Scene: ...

    def draw_hand(self, target: pygame.Surface, context: Any, rect: pygame.Rect, title: int, sitting: Seat, state: Any, seat: int) -> None:
        """A player's hand, open and small, under a line with its name, for the viewer of a finished game."""

    # ------------------------------------------------------------ phases
    def fresh(self, session: Session) -> bool:
        """Nothing has been done yet that cards lie for."""

    def secret(self, session: Session) -> bool:
        """Whether something lies on the table now that others may not see."""


def table_of(game: str) -> Table:
    found: Table = part(game, "table")
    return found
