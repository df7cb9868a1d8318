"""What a game gives so that its table can be shown and played: how it lies, looks, moves and is told. No scene knows more of a game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from momiji.core.rulebook import Book
from momiji.core.text import Text
from momiji.playing.chair import Chair
from momiji.playing.log import Line
from momiji.playing.session import Seat, Session
from momiji.playing.timeline import Timeline
from momiji.registry import part
from momiji.ui.kit.cue import Cue
from momiji.ui.kit.tip import Part, Side
from momiji.ui.motion import Pose
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.theme import Scale

from .about import draw_about
from .brush import DrawContext, Patch
from .desk import Change
from .drag import Grasp
from .film import Film, Sprite
from .layout import Layout, Place
from .pictogram import Pictogram, Sign, told
from .pieces.side import PlainSide
from .show import About, Note, Spot
from .step_desk import GestureDesk, since

Point = tuple[int, int]
Needs = Iterable[tuple[str, tuple[int, int]]]  # drawings by name and size


class Table(ABC):
    """What a game must say is abstract; the rest has a plain answer that a game may give better.

    Shows are the game's own: a `ui.table.show.Show` with what lies on its table besides.
    """

    game: str
    book: Book
    token = "icons/goal"  # the drawing of what a button will bring
    raised: frozenset[str] = frozenset()  # kinds of spots that rise under the pointer
    held_by_keys: frozenset[str] = frozenset()  # kinds that Enter picks up; other things are simply tapped
    homing: frozenset[str] = frozenset()  # kinds that lie where they lay when they were dropped and only chosen
    quiet: frozenset[str] = frozenset()  # kinds that are no way out of a refusal, though things may go there
    looked_at: frozenset[str] = frozenset()  # kinds a click looks closer at; nothing else is done with them
    zones: Mapping[str, str] = {}  # kinds of spots and the message that names their part of the table
    slides = False  # whether what is foreseen slides from place to place, instead of being drawn anew
    gusts = True  # whether leaves are blown over it now and then
    mist = ""  # the drawing of the mist that drifts over it, if there is any
    lifts, turns = "lift", "turn"  # what is heard when a hand takes something up, and when it turns it
    lands = "land"  # and when it lets it go; nothing, if the film says it
    pieces = ("day", "evening")  # what plays behind it by day, and late in the day

    # ------------------------------------------------------------ what is on it
    @abstractmethod
    def desk(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> GestureDesk: ...

    @abstractmethod
    def look_back(self, timeline: Timeline, at: int, eyes: int, *, everything: bool = False) -> Any:
        """The show of a position, without anything to press."""

    def last_step(self, timeline: Timeline, at: int, eyes: int, *, everything: bool) -> Note:
        """The step that led to a position, in words."""
        if not at:
            first = timeline.seats[timeline.taken[0].turn.seat if timeline.taken else 0].name
            return Note("garden", Text("replay-begins"), Text("replay-first-player", {"name": first}))
        taken = timeline.taken[at - 1]
        who, turn = timeline.seats[taken.turn.seat], taken.turn.number
        told = timeline.sentences(at - 1, eyes, everything=everything) or [Text(self.wordless(taken.step), {"name": who.name})]
        title = Text("replay-turn", {"turn": turn}) if turn else Text("log-group-draft")
        return Note("pass", title, told[0], then=tuple(told[1:]), crest=who.crest)

    def wordless(self, step: Any) -> str:
        """What is said of a step of which the log says nothing."""
        return "replay-turn-ends"

    def pictogram(self, step: Any, before: Any) -> Iterable[Sign]:
        """A step in small pictures, made from the state before it; nothing where only words can say it."""
        return ()

    def pictograms(self, rules: Any, state: Any, steps: Iterable[Any]) -> list[Pictogram]:
        """What a turn says in pictures, without what goes without saying."""
        found: list[Pictogram] = []
        for step in steps:
            found.append(tuple(self.pictogram(step, state)))
            state = rules.apply(state, step)
        return told(found)

    def settled(self, session: Session) -> int:
        """How many steps are done for good: what is only planned is nobody else's business."""
        return len(session.taken)

    @abstractmethod
    def public(self, show: Any) -> Any:
        """As anybody may see it: no hand, no plans."""

    @abstractmethod
    def held(self, show: Any, spot: Spot, targets: frozenset[Spot], *, gone: bool) -> Any:
        """While something is held: only its targets are lit, and its place is open if it is `gone`."""

    def coached(self, show: Any, spots: tuple[Spot, ...], steps: tuple[Any, ...]) -> Any:
        """With just these things in gold; what is chosen stays chosen."""
        marks = {spot: mark for spot, mark in show.marks.items() if mark != "legal"}
        return replace(show, marks=marks | {spot: "legal" for spot in spots if marks.get(spot) != "chosen"})

    def touched(self, desk: Any, steps: tuple[Any, ...]) -> tuple[Spot, ...]:
        """What is touched for these steps, in their order."""
        found: tuple[Spot, ...] = desk.touched(steps)
        return found

    @abstractmethod
    def by_button(self, step: Any) -> bool:
        """Whether a step is made with the primary button alone."""

    # ------------------------------------------------------------ where it lies and how it looks
    @abstractmethod
    def lay_out(self, show: Any, scale: Scale) -> Layout: ...

    def context(self, services: Services, show: Any, layout: Layout, memory: Any = None) -> DrawContext:
        return DrawContext(services, show, layout, memory)

    @abstractmethod
    def patches(self, context: Any) -> list[Patch]:
        """Everything that rests, from the ground up."""

    @abstractmethod
    def public_patches(self, context: Any) -> list[Patch]: ...

    def dimmed(self, show: Any) -> bool:
        """Whether everything but what is bright lies in shade."""
        return False

    def drawings(self, context: Any) -> Needs:
        """The larger drawings a table needs, so that workers can make them ahead."""
        return context.look.paint.wood_needs(context.scale.width, context.scale.height)  # type: ignore[no-any-return]

    def drawings_soon(self, context: Any) -> Needs:
        """Those that will be wanted when things rise or fly."""
        return ()

    def drawings_flying(self, services: Services, change: Change) -> Needs:
        return ()

    @abstractmethod
    def lifted(self, context: Any, spot: Spot) -> pygame.Surface:
        """The things of a spot as they hang from the pointer; the middle is the spot's middle."""

    def grasp(self, context: Any, spot: Spot) -> Grasp | None:
        """Of a thing that aims with the middle of its picture and not with the pointer; None of all others."""
        return None

    def leaves_all(self, show: Any, spot: Spot) -> bool:
        """Whether a lifted thing leaves nothing where it lay; else its shadow stays."""
        return False

    @abstractmethod
    def raised_place(self, context: Any, place: Place, share: float) -> Place: ...

    @abstractmethod
    def draw_raised(self, target: pygame.Surface, context: Any, spot: Spot, share: float) -> None: ...

    def draw_foreseen(self, target: pygame.Surface, context: Any, source: Spot, aimed: Spot | None, slide: Point = (0, 0)) -> None:
        """While a thing is held or chosen: what would come of putting it where it is aimed, above the light on its targets.

        `slide` is how far it still is from there.
        """
        return

    def round(self, spot: Spot) -> bool:
        """Whether the thing there is a disc: its rings are round."""
        return False

    def plain(self, spot: Spot) -> bool:
        """Whether the thing there is a sheet or a field: its corners are not those of a card."""
        return spot.kind == "other"

    @abstractmethod
    def crest_place(self, context: Any, seat: int) -> pygame.Rect | None:
        """Where another player's crest stands."""

    def thinking(self, context: Any) -> tuple[str, pygame.Rect] | None:
        """The crest of a computer player whose turn it is, and where it stands."""
        thinks = (player for player in context.show.sitting[1:] if player.badge == "playing" and player.computer is not None)
        return next(((player.crest, place) for player in thinks if (place := self.crest_place(context, player.seat))), None)

    @abstractmethod
    def solid(self, context: Any) -> list[pygame.Rect]:
        """What leaves and mist pass beneath."""

    def without_news(self, show: Any) -> Any:
        """Nothing says what the others changed: for somebody who thinks about a position, not about how it came."""
        return show

    def changed(self, context: Any) -> list[pygame.Rect]:
        """Where the things lie that others changed."""
        return []

    def recap_area(self, layout: Any) -> pygame.Rect:
        """Where a slip may lie that tells what happened since one's last turn."""
        scale = layout.scale
        return pygame.Rect(scale.x(960) - scale.px(380), scale.y(470), scale.px(760), scale.px(130))

    def recap_heights(self, layout: Any) -> tuple[int, ...]:
        """How high that slip is, where other words lie under it that it must not cut through."""
        return ()

    def news_area(self, layout: Any) -> pygame.Rect:
        """Under which a strip with news unrolls."""
        return pygame.Rect(0, layout.scale.y(150), layout.scale.width, layout.scale.px(200))

    def seats_task(self, show: Any) -> bool:
        """Whether there is room for a puzzle's task beside the players; else it stands on the action note."""
        return False

    def hint_room(self, layout: Any) -> int:
        """The free height over the primary button, for the coach's."""
        return int(layout.scale.px(72))

    def weights(self, layout: Any, show: Any, free: tuple[Spot, ...]) -> list[tuple[pygame.Rect, float]]:
        """What a note of the coach had better not cover, and how much that matters."""
        things = [(place.rect, 1.0) for spot, place in layout.spots.items() if spot.kind not in layout.AREAS and spot not in free]
        return things + [(rect, 2.0) for rect in layout.panels.values()]

    # ------------------------------------------------------------ how it moves and sounds
    @abstractmethod
    def film(self, change: Change, scale: Scale, held: Pose | None = None, *, watched: bool = False) -> Film: ...

    def calm(self, change: Change, scale: Scale) -> Film | None:
        """A step in reduced motion: stills that need time to be read. None: the table only fades from one to the other."""
        return None

    @abstractmethod
    def glide(self, before: Any, after: Any, scale: Scale, held: Pose | None = None) -> Film | None: ...

    @abstractmethod
    def deal(self, show: Any, scale: Scale) -> Film: ...

    @abstractmethod
    def undealt(self, show: Any) -> Any:
        """The table of a game that begins, before anything is dealt."""

    @abstractmethod
    def cue(self, change: Change, scale: Scale) -> Cue | None: ...

    @abstractmethod
    def sound(self, change: Change) -> str | None: ...

    @abstractmethod
    def sprite_box(self, context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect: ...

    @abstractmethod
    def draw_sprite(self, target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose, ground: pygame.Surface) -> None: ...

    # ------------------------------------------------------------ what it tells
    def icon(self, spot: Spot, show: Any) -> str:
        """The drawing beside the words about a spot."""
        return ""

    def draw_about(self, target: pygame.Surface, context: Any, about: About, spot: Spot, anchor: pygame.Rect) -> None:
        draw_about(target, context, about, self.icon(spot, context.show), anchor)

    def zone(self, spot: Spot) -> str:
        """The message that names the part of the table a thing lies in, for a voice."""
        return self.zones.get(spot.kind, "reader-zone-others" if spot.kind == "other" else "reader-zone-table")

    def mark(self, show: Any, spot: Spot) -> str:
        """How a thing is marked, by itself or with what it lies on."""
        return str(show.marks.get(spot, ""))

    def cell(self, spot: Spot) -> tuple[int, int] | None:
        """Row and column, from 1, of what lies in a grid."""
        return None

    def whereabouts(self, show: Any, spot: Spot) -> Text | None:
        """What a thing is called after, if the place it lies in tells it from others: told before its name."""
        return None

    def heard(self, show: Any, spot: Spot) -> Iterable[Text]:
        """What everybody sees at a glance and the words about a thing do not say: told to whoever listens."""
        return ()

    def also_heard(self, show: Any) -> Iterable[tuple[str, Text]]:
        """What lies there and cannot be touched: the message that names its part of the table, and the words."""
        return ()

    def refusal_sides(self, spot: Spot) -> tuple[Side, ...] | None:
        """Where a refusal should lie beside a spot, if not anywhere."""
        return None

    def part_at(self, context: Any, x: int, y: int) -> Part | None:
        """The smallest thing there that says what it is."""
        return None

    @abstractmethod
    def closer(self, services: Services, context: Any, spot: Spot, about: About | None) -> Scene | None: ...

    def topic(self, show: Any, spot: Spot) -> str:
        """Where the rule book tells of a spot."""
        return ""

    def side(self, services: Services, show: Any, player: Any, told: tuple[Text, ...]) -> PlainSide:
        """One player's side of the table, large; `told` is what they did in their last turn."""
        return PlainSide(services, player, told)

    def players(self, services: Services, show: Any, told: Callable[[int], Sequence[Text]], seat: int) -> PlayersScene:
        """Everybody's side in the order of the turns, opened at a seat's."""
        people = sorted(show.sitting, key=lambda player: player.seat)
        sides = [self.side(services, show, player, tuple(told(player.seat))) for player in people]
        return PlayersScene(services, sides, next(at for at, player in enumerate(people) if player.seat == seat))

    def ending(self, before: Any, after: Any) -> tuple[Text, str] | None:
        """The last turns have begun: the sentence and its icon."""
        return None

    def since(self, session: Session, seat: int) -> Sequence[Line]:
        """What each of the others did since a player's last turn."""
        return since(Chair(session, seat))

    def rule_book(self, services: Services, topic: str = "") -> Scene:
        return pages(self.game).rule_book(services, topic)

    @abstractmethod
    def draw_hand(self, target: pygame.Surface, context: Any, rect: pygame.Rect, title: int, sitting: Seat, state: Any, seat: int) -> None:
        """A player's hand, open and small, under a line with its name, for the viewer of a finished game."""

    def hand_heard(self, sitting: Seat, state: Any, seat: int) -> Text | None:
        """The same in words; None where nobody hides anything."""
        return None

    # ------------------------------------------------------------ phases
    def fresh(self, session: Session) -> bool:
        """Nothing has been done yet that cards lie for."""
        return not session.taken

    def secret(self, session: Session) -> bool:
        """Whether something lies on the table now that others may not see."""
        return not session.over and session.rules.secret


def table_of(game: str) -> Table:
    found: Table = part(game, "table")
    return found
