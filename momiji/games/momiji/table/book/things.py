"""Where the things of a small scene stand, and how each is drawn: the pictures of the rule book are made of the real sprites."""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from momiji.games.momiji.book.things import Thing
from momiji.games.momiji.rules.cards import TYPE
from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.draw.context import LeafBrush
from momiji.games.momiji.table.draw.own import draw_pile
from momiji.games.momiji.table.show import Pile
from momiji.ui.scenes.rule_book.live import Atom

TALL: Final = 1.4
_WIDE: Final = {"goal": 0.94, "land": 0.96, "gate": 0.9, "token": 0.86, "pip": 0.56, "crest": 0.6, "gap": 0.34}  # of a card's width
_HIGH: Final = {"goal": 0.94, "land": 1.34, "gate": 0.75, "token": 0.86, "pip": 0.56, "crest": 0.6}
_COLUMN, _HAND, _DISCARD, _ACORN = 0.3, 0.5, 0.42, 0.42
_BETWEEN: Final = 0.14
_PILES: Final = 8 / 130


@dataclass(frozen=True, slots=True)
class ThingAtom(Atom):
    """A card, or what is no card."""

    card: int | None = None


def width_of(thing: Thing) -> float:
    """In widths of a card."""
    count = len(thing.cards)
    match thing.kind:
        case "hand":
            return 1 + _HAND * (count - 1)
        case "discard":
            return 1 + _DISCARD * (count - 1)
        case "acorns":
            large, small = divmod(thing.count, 5)
            return 0.1 + _ACORN * (1.15 * large + small)
    return _WIDE.get(thing.kind, 1.0)


def height_of(thing: Thing) -> float:
    if thing.kind == "column":
        return TALL + _COLUMN * (len(thing.cards) - 1)
    return 0.6 if thing.kind == "acorns" else _HIGH.get(thing.kind, TALL)


def size_of(lying: Sequence[Thing]) -> tuple[float, float]:
    """How wide and high a row is, in widths of a card."""
    gaps = sum(_PILES if one.kind == other.kind == "pile" else _BETWEEN for one, other in pairwise(lying))
    return sum(width_of(thing) for thing in lying) + gaps, max((height_of(thing) for thing in lying), default=0.0)


def card_width(lying: Sequence[Thing], room: tuple[int, int], most: int) -> int:
    """The widest cards with which the row fits."""
    wide, high = size_of(lying)
    return max(8, min(most, int(room[0] / max(wide, 0.1)), int(room[1] / max(high, 0.1))))


def place(lying: Sequence[Thing], rect: pygame.Rect, w: int, seen: Counter[Hashable] | None = None) -> list[ThingAtom]:
    """Atoms of a row, centred in the rectangle; `seen` counts equal ones over several rows."""
    seen = Counter() if seen is None else seen
    wide, _ = size_of(lying)
    x, atoms = rect.centerx - wide * w / 2, list[ThingAtom]()

    def atom(name: Hashable, at: tuple[float, float], size: tuple[float, float], card: int | None = None, angle: float = 0) -> None:
        box = pygame.Rect(0, 0, max(1, round(size[0])), max(1, round(size[1]))).move_to(center=(round(at[0]), round(at[1])))
        atoms.append(ThingAtom(lying[index], box, (name, seen[name]), angle, card))
        seen[name] += 1

    for index, thing in enumerate(lying):
        across, middle, size = width_of(thing) * w, rect.centery, (w, w * TALL)
        match thing.kind:
            case "pile" | "card":
                atom(("card", thing.cards[-1]), (x + w / 2, middle), size, thing.cards[-1])
            case "column":
                top = middle - height_of(thing) * w / 2 + w * TALL / 2
                for number, card in enumerate(thing.cards):
                    atom(("card", card), (x + w / 2, top + number * _COLUMN * w), size, card)
            case "hand" | "discard":
                step = _HAND if thing.kind == "hand" else _DISCARD
                for number, card in enumerate(thing.cards):
                    angle = 0 if thing.kind == "hand" else (5, -4, 3, -2)[number % 4]
                    atom(("card", card), (x + w / 2 + number * step * w, middle), size, card, angle)
            case "gap":
                pass
            case _:
                name = (thing.kind, thing.name)
                atom(name, (x + across / 2, middle), (across, height_of(thing) * w))
        following = lying[index + 1].kind if index + 1 < len(lying) else ""
        x += across + (_PILES if thing.kind == following == "pile" else _BETWEEN) * w
    return atoms


def draw(target: pygame.Surface, brush: LeafBrush, atom: ThingAtom, *, lift: float = 0.0) -> None:
    """As it lies on the table; a lifted one throws a longer shadow."""
    rect, thing, look = atom.rect, atom.drawing, brush.look
    if atom.card is not None:
        if thing.kind == "pile" and not lift:
            pile = Pile(TYPE[atom.card], atom.card, gate=thing.gate, count=thing.count or None)
            draw_pile(target, brush, pile, rect, 0)
        else:
            brush.card(target, atom.card, rect, angle=atom.angle, lift=lift)
        return
    match thing.kind:
        case "deck" | "back":
            for back in range(4 if thing.kind == "deck" else 0, -1, -1):
                place_ = rect.move(-round(back * 1.4 * brush.scale.u), round(back * 1.6 * brush.scale.u))
                look.paint.shade(target, place_, radius=8, blur=3, drop=2, alpha=70)
                target.blit(look.art.get("cards/back", rect.size), place_)
        case "acorns":
            _acorns(target, brush, thing.count, rect)
        case "goal":
            brush.token(target, f"goals/{thing.name}", rect)
        case "land":
            width = landscape_art.picture_width(rect.w)
            picture = landscape_art.panorama(look, [thing.name], width, [thing.spent])
            landscape_art.put(target, look, picture, rect.center, lift)
        case "gate":
            brush.token(target, "tokens/gate", rect)
        case "pip":
            target.blit(look.sprites.leaf(thing.name, rect.w), rect)
        case "crest":
            target.blit(look.sprites.crest(thing.name, rect.w), rect)
        case "token":
            brush.token(target, f"tokens/{thing.name}", rect)


def _acorns(target: pygame.Surface, brush: LeafBrush, value: int, rect: pygame.Rect) -> None:
    large, small = divmod(value, 5)
    unit = rect.w / (0.1 + _ACORN * (1.15 * large + small)) if value else 0
    x = float(rect.x)
    for kind, share in [("large", 1.15)] * large + [("small", 1.0)] * small:
        size = round(unit * _ACORN * share * 1.12)
        brush.token(target, f"tokens/acorn-{kind}", pygame.Rect(round(x), rect.centery - size // 2, size, size))
        x += unit * _ACORN * share
