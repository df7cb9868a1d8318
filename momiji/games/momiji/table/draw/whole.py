"""The whole table: everything that rests, and the drawings it needs."""

from collections.abc import Iterable, Iterator

from momiji.core.events import Moved
from momiji.games.momiji.rules.cards import INDEX, LETTERS, NAMES, NUMBER, TYPE
from momiji.games.momiji.table.layout.table import lay_out
from momiji.ui.services import Services
from momiji.ui.sprites import Face
from momiji.ui.table.brush import Patch
from momiji.ui.table.desk import Change
from momiji.ui.table.layout import TALL
from momiji.ui.table.note import note_patches
from momiji.ui.table.show import Spot

from . import landscape as landscape_art
from .context import HOVER_SCALE, MomijiContext
from .draft.patches import draft_drawings, draft_patches, play_patches
from .garden import tray_needs, tray_patches
from .low import active_patches, browser_patches, scenario_patches, thread_patches
from .others import other_patches
from .own import own_patches
from .traces import ribbon_patches, trace_patches

FLYING = 150  # width of a card in the air, on the canvas


def patches_of(context: MomijiContext) -> list[Patch]:
    """Everything that rests, from the wood up."""
    if context.show.draft is not None:
        return list(play_patches(context))
    return [
        *scenario_patches(context),
        *other_patches(context),
        *tray_patches(context),
        *ribbon_patches(context),
        *trace_patches(context),
        *own_patches(context),
        *note_patches(context),
        *thread_patches(context),
        *browser_patches(context),
        *active_patches(context),
    ]


def drawings(context: MomijiContext) -> list[tuple[str, tuple[int, int]]]:
    """The larger drawings a table needs, by name and size, so that workers can make them while the window still shows another scene."""
    show, layout = context.show, context.layout
    wood = context.look.paint.wood_needs(context.scale.width, context.scale.height)
    if show.draft is not None:
        return [*wood, *draft_drawings(context)]
    faces = hand_faces(context, 1.0)
    for column in show.columns:
        copies = context.copies.of(f"column {column.type}")
        faces += [context.face(card, layout.columns[column.type][0].w, "", copy) for card, copy in zip(column.cards, copies, strict=True)]
    for pile, copy in zip(show.me.piles, context.copies.of("piles"), strict=True):
        faces.append(context.face(pile.top, layout.spots[Spot("pile", LETTERS[pile.type])].rect.w, "", copy))
    lying = zip(show.discard[-3:], context.copies.of("discard")[-3:], strict=True)
    strewn = [context.face(card, layout.spots[Spot("discard")].rect.w, "", copy) for card, copy in lying]
    faces += [one for face in strewn for one in (face, context.look.sprites.large(face))]
    wanted = [(face.name, face.size) for face in faces]
    wanted += [(f"goals/{goal.id}", layout.spots[Spot("goal", goal.id)].rect.size) for goal in show.goals]
    for index, land in enumerate(show.me.landscapes):
        rect = layout.spots[Spot("landscape", str(index))].rect
        wanted.append((f"landscapes/{landscape_art.NAMES[land.letter]}", rect.size))
    for player in show.others:
        places = layout.others[player.seat].piles
        wanted += [
            (f"cards/mini/{NAMES[TYPE[pile.top]]}-{NUMBER[pile.top]}", (rect.w, round(rect.w * TALL)))
            for pile, rect in zip(player.piles, places, strict=True)
        ]
    return [*wood, *tray_needs(context), *dict.fromkeys(wanted)]


def hand_faces(context: MomijiContext, scale: float) -> list[Face]:
    """The drawings for the cards of the hand at a share of their size; turned ones are made from large pictures."""
    places = [context.layout.spots[Spot("hand", str(i))] for i in range(len(context.show.hand))]
    cards = list(zip(context.show.hand, places, context.copies.of("hand"), strict=True))
    faces = [(context.face(held.card, round(place.rect.w * scale), "", copy), place.angle) for held, place, copy in cards]
    large = context.look.sprites.large
    return [large(face) if round(angle) else face for face, angle in faces]


def flying_faces(context: MomijiContext) -> list[Face]:
    """Every card that lies open and might fly with the next step."""
    lying: list[tuple[Iterable[int], str]] = [((held.card for held in context.show.hand), "hand")]
    lying += [(column.cards, f"column {column.type}") for column in context.show.columns]
    pairs = [pair for cards, where in lying for pair in zip(cards, context.copies.of(where), strict=True)]
    return [context.look.sprites.large(context.face(card, context.px(FLYING), "", copy)) for card, copy in pairs]


def public_patches(context: MomijiContext) -> list[Patch]:
    """What everybody sees, without words to the player."""
    if context.show.draft is not None:
        return list(draft_patches(context))
    return [*scenario_patches(context), *other_patches(context), *tray_patches(context), *own_patches(context)]


def drawings_soon(context: MomijiContext) -> Iterator[tuple[str, tuple[int, int]]]:
    """Cards under the pointer are larger, and so are cards in the air: have them ready before they are wanted."""
    return ((face.name, face.size) for face in (*hand_faces(context, HOVER_SCALE), *flying_faces(context)))


def drawings_flying(services: Services, change: Change) -> list[tuple[str, tuple[int, int]]]:
    """What the table after a change will need, and the cards on their way to it."""
    context = MomijiContext(services, change.after, lay_out(change.after, services.scale))
    moved = (event for event in change.events if isinstance(event, Moved) and event.source.kind != "garden")
    flying = [INDEX[event.piece] for event in moved if event.piece in INDEX]
    faces = [context.look.sprites.large(context.face(card, context.px(FLYING), "", copy)) for card in flying for copy in (0, 1)]
    return [*((face.name, face.size) for face in faces), *drawings(context)]
