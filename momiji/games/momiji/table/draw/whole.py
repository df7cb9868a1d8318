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

from .context import HOVER_SCALE, LANDSCAPES, Easel
from .draft import draft_drawings, draft_patches
from .garden import tray_needs, tray_patches
from .low import active_patches, browser_patches, scenario_patches, thread_patches
from .others import other_patches
from .own import own_patches
from .traces import ribbon_patches, trace_patches

FLYING = 150  # width of a card in the air, on the canvas


def patches_of(easel: Easel) -> list[Patch]:
    """Everything that rests, from the wood up."""
    if easel.show.draft is not None:
        return [*draft_patches(easel), *note_patches(easel)]
    return [
        *scenario_patches(easel),
        *other_patches(easel),
        *tray_patches(easel),
        *ribbon_patches(easel),
        *trace_patches(easel),
        *own_patches(easel),
        *note_patches(easel),
        *thread_patches(easel),
        *browser_patches(easel),
        *active_patches(easel),
    ]


def drawings(easel: Easel) -> list[tuple[str, tuple[int, int]]]:
    """The larger drawings a table needs, by name and size, so that workers can make them while the window still shows another scene."""
    show, layout = easel.show, easel.layout
    wood = easel.look.paint.wood_needs(easel.scale.width, easel.scale.height)
    if show.draft is not None:
        return [*wood, *draft_drawings(easel)]
    faces = hand_faces(easel, 1.0)
    for column in show.columns:
        copies = easel.prints.of(f"column {column.type}")
        faces += [easel.face(card, layout.columns[column.type][0].w, "", copy) for card, copy in zip(column.cards, copies, strict=True)]
    for pile, copy in zip(show.me.piles, easel.prints.of("piles"), strict=True):
        faces.append(easel.face(pile.top, layout.spots[Spot("pile", LETTERS[pile.type])].rect.w, "", copy))
    lying = zip(show.discard[-3:], easel.prints.of("discard")[-3:], strict=True)
    strewn = [easel.face(card, layout.spots[Spot("discard")].rect.w, "", copy) for card, copy in lying]
    faces += [one for face in strewn for one in (face, easel.look.sprites.large(face))]
    wanted = [(face.name, face.size) for face in faces]
    wanted += [(f"goals/{goal.id}", layout.spots[Spot("goal", goal.id)].rect.size) for goal in show.goals]
    for index, land in enumerate(show.me.landscapes):
        rect = layout.spots[Spot("landscape", str(index))].rect
        wanted.append((f"landscapes/{LANDSCAPES[land.letter]}", rect.size))
    for player in show.others:
        places = layout.others[player.seat].piles
        wanted += [
            (f"cards/mini/{NAMES[TYPE[pile.top]]}-{NUMBER[pile.top]}", (rect.w, round(rect.w * TALL)))
            for pile, rect in zip(player.piles, places, strict=True)
        ]
    return [*wood, *tray_needs(easel), *dict.fromkeys(wanted)]


def hand_faces(easel: Easel, scale: float) -> list[Face]:
    """The drawings for the cards of the hand at a share of their size; turned ones are made from large pictures."""
    places = [easel.layout.spots[Spot("hand", str(i))] for i in range(len(easel.show.hand))]
    cards = list(zip(easel.show.hand, places, easel.prints.of("hand"), strict=True))
    faces = [(easel.face(held.card, round(place.rect.w * scale), "", copy), place.angle) for held, place, copy in cards]
    large = easel.look.sprites.large
    return [large(face) if round(angle) else face for face, angle in faces]


def flying_faces(easel: Easel) -> list[Face]:
    """Every card that lies open and might fly with the next step."""
    lying: list[tuple[Iterable[int], str]] = [((held.card for held in easel.show.hand), "hand")]
    lying += [(column.cards, f"column {column.type}") for column in easel.show.columns]
    pairs = [pair for cards, where in lying for pair in zip(cards, easel.prints.of(where), strict=True)]
    return [easel.look.sprites.large(easel.face(card, easel.px(FLYING), "", copy)) for card, copy in pairs]


def public_patches(easel: Easel) -> list[Patch]:
    """What everybody sees, without words to the player."""
    if easel.show.draft is not None:
        return list(draft_patches(easel))
    return [*scenario_patches(easel), *other_patches(easel), *tray_patches(easel), *own_patches(easel)]


def drawings_soon(easel: Easel) -> Iterator[tuple[str, tuple[int, int]]]:
    """Cards under the pointer are larger, and so are cards in the air: have them ready before they are wanted."""
    return ((face.name, face.size) for face in (*hand_faces(easel, HOVER_SCALE), *flying_faces(easel)))


def drawings_flying(services: Services, change: Change) -> list[tuple[str, tuple[int, int]]]:
    """What the table after a change will need, and the cards on their way to it."""
    easel = Easel(services, change.after, lay_out(change.after, services.scale))
    moved = (event for event in change.events if isinstance(event, Moved) and event.source.kind != "garden")
    flying = [INDEX[event.piece] for event in moved if event.piece in INDEX]
    faces = [easel.look.sprites.large(easel.face(card, easel.px(FLYING), "", copy)) for card in flying for copy in (0, 1)]
    return [*((face.name, face.size) for face in faces), *drawings(easel)]
