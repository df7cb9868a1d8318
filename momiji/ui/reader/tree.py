"""A scene as a tree of nodes with numbers, as screen readers want it; knows no library and no system."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, Literal

from momiji.ui.things import SceneThing, sentence

Part = Literal["window", "scene", "dialog", "zone", "choices", "news", "message", "typed", "button", "switch", "choice", "slider", "field",
               "link", "item", "text"]  # fmt: skip
WINDOW, NEWS = 1, 2
_FIRST: Final = 10
_WITH_VALUE: Final = ("button", "slider")  # their state is told with their name: a reader asks for it only where it can be typed


@dataclass(frozen=True, slots=True)
class ReadNode:
    """Everything a reader may ask of one node. `place`: which of how many."""

    id: int
    part: Part
    name: str = ""
    about: str = ""
    children: tuple[int, ...] = ()
    rect: tuple[int, int, int, int] | None = None
    enabled: bool = True
    on: bool | None = None
    typed: str = ""
    share: float | None = None
    place: tuple[int, int] | None = None
    cell: tuple[int, int] | None = None


class BadTree(Exception):
    """A tree that would break whoever reads it."""


@dataclass(frozen=True, slots=True)
class ReadTree:
    nodes: Mapping[int, ReadNode]
    focus: int

    def __post_init__(self) -> None:
        """Every child is there once, and everything but the window is somebody's child; the focus is in it."""
        met: set[int] = {WINDOW}
        for node in self.nodes.values():
            for child in node.children:
                if child in met or child not in self.nodes:
                    raise BadTree(f"node {child} under {node.id}")
                met.add(child)
        if met != set(self.nodes) or self.focus not in self.nodes:
            raise BadTree(f"orphans {sorted(set(self.nodes) - met)[:5]}, focus {self.focus}")

    def changed(self, before: "ReadTree | None") -> list[ReadNode]:
        """What a reader that knows the tree before has to be told; all of it where there was none."""
        if before is None:
            return list(self.nodes.values())
        return [node for number, node in self.nodes.items() if before.nodes.get(number) != node]


class TreeMaker:
    """Gives numbers that are never used again: a thing keeps its own while its scene is open, and a new scene has a new one."""

    def __init__(self, window: str) -> None:
        self.window = window
        self._next = _FIRST
        self._scene: object = None
        self._numbers: dict[str, int] = {}
        self.keys: dict[int, str] = {}  # of the things that can be used
        self.message = 0  # the number of the last news
        self._news = ""

    def _number(self, key: str) -> int:
        if key not in self._numbers:
            self._numbers[key] = self.fresh()
        return self._numbers[key]

    def fresh(self) -> int:
        self._next += 1
        return self._next

    def tell(self, words: str) -> None:
        """News replaces the news before it, under a number of its own: only then is it spoken."""
        self.message, self._news = self.fresh(), words

    def make(
        self, scene: object, title: str, things: Iterable[SceneThing], here: str, size: tuple[int, int], *, rests: str, dialog: bool = False
    ) -> ReadTree:
        """`rests` says of a thing that it cannot be used now."""
        if scene is not self._scene:
            self._scene, self._numbers = scene, {}
        self.keys = {}
        whole, own, top = (0, 0, *size), self._number("scene"), list[int]()
        nodes = {NEWS: ReadNode(NEWS, "news", children=(self.message,) if self.message else ())}
        if self.message:
            nodes[self.message] = ReadNode(self.message, "message", self._news)
        met: Counter[str] = Counter()  # groups of one name: a second one is another group
        for zone, inside in groupby(things, key=lambda thing: thing.zone):
            children = self._zone(list(inside), nodes, rests, met)
            if zone:
                number = self._number(_nth(met, f"zone/{zone}"))
                nodes[number] = ReadNode(number, "zone", zone, children=tuple(children))
                children = [number]
            top += children
        nodes[own] = ReadNode(own, "dialog" if dialog else "scene", title, children=tuple(top), rect=whole)
        nodes[WINDOW] = ReadNode(WINDOW, "window", self.window, children=(own, NEWS), rect=whole)
        focus = next((number for number, key in self.keys.items() if key == here), own)
        return ReadTree(nodes, focus)

    def _zone(self, things: list[SceneThing], nodes: dict[int, ReadNode], rests: str, met: Counter[str]) -> list[int]:
        """Choices of one question lie in a group of their own."""
        children: list[int] = []
        for (group, question), inside in groupby(things, key=lambda thing: (thing.group, _question(thing))):
            members = list(inside)
            numbers = [self._thing(thing, nodes, rests) for thing in members]
            if group:
                for place, number in enumerate(numbers, 1):
                    nodes[number] = replace(nodes[number], place=(place, len(numbers)))
                around = self._number(_nth(met, f"choices/{question}"))
                nodes[around] = ReadNode(around, "choices", group, children=tuple(numbers))
                numbers = [around]
            children += numbers
        return children

    def _thing(self, thing: SceneThing, nodes: dict[int, ReadNode], rests: str) -> int:
        number = self._number(thing.key)
        x, y, w, h = thing.rect
        name = f"{thing.name}: {thing.value}" if thing.value and thing.kind in _WITH_VALUE else thing.name
        about = thing.about if thing.enabled or thing.kind == "text" else f"{sentence(rests)} {thing.about}".strip()
        children: tuple[int, ...] = ()
        if thing.kind == "field":
            run = self._number(f"{thing.key}/typed")
            nodes[run] = ReadNode(run, "typed", typed=thing.value, rect=(x, y, x + w, y + h))
            children = (run,)
        if thing.kind != "text":
            self.keys[number] = thing.key
        typed = thing.value if thing.kind == "field" else ""
        nodes[number] = ReadNode(
            number, thing.kind, name, about, children, (x, y, x + w, y + h), thing.enabled, thing.on, typed, thing.share, cell=thing.cell
        )
        return number


def _nth(met: Counter[str], name: str) -> str:
    met[name] += 1
    return f"{name}/{met[name]}"


def _question(thing: SceneThing) -> str:
    """Two questions may be asked in the same words one after the other: their answers are told apart by their keys."""
    if not thing.group:
        return ""
    return thing.key.rsplit("/", 1)[0] if "/" in thing.key else thing.key.rsplit("-", 1)[0]
