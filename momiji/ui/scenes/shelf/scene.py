"""The shelf: every game as a box, what it is about, and the ways into the chosen one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from momiji.ui import theme
from momiji.ui.input import Event, Key
from momiji.ui.kit.button import Button
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.ground import stretch
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .boxes import Box, Label, OpenSheet
from .places import ShelfPlaces, places
from .stock import Shelved

Mode = Literal["new", "learn", "rules"]
Way = Callable[[str], Change | None]
LAMP: Final = (255, 190, 110)


@dataclass(frozen=True, slots=True)
class ShelfWays:
    """Where a chosen game leads."""

    new: Way
    learn: Way
    rules: Way
    play_on: Way

    def way(self, mode: Mode) -> Way:
        return {"new": self.new, "learn": self.learn, "rules": self.rules}[mode]


class ShelfScene(PagedScene):
    """`mode` says what is wanted of a game; the last one chosen is chosen again."""

    def __init__(
        self, services: Services, games: Sequence[Shelved], ways: ShelfWays, mode: Mode = "new", chosen: str = "", *, on_back: Press = Pop
    ) -> None:
        super().__init__(services, on_back)
        self.games, self.ways, self.mode = list(games), ways, mode
        names = [one.game for one in games]
        wanted = chosen or services.preferences.chosen_game("shelf")
        self.chosen = wanted if wanted in names else names[0]

    @property
    def shelved(self) -> Shelved:
        return next(one for one in self.games if one.game == self.chosen)

    def heading(self) -> str:
        return self.services.say({"new": "shelf-title", "learn": "shelf-title-learn", "rules": "shelf-title-rules"}[self.mode])

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        where = places(self.services, len(self.games))
        boxes: list[Widget] = []
        labels: list[Widget] = []
        for number, one in enumerate(self.games):

            def choose(game: str = one.game) -> None:
                self.choose(game)

            chosen = one.game == self.chosen
            tip = self._tip(one) if where.area is None and not where.tells else None
            box = Box(self.services, one, where.boxes[number], chosen=chosen, on_choose=choose, on_open=self.open, tip=tip)
            box.hotkey = str(number + 1) if number < 9 else ""
            box.asks = self.heading()
            boxes.append(box)
            labels.append(Label(self.services, one, where.labels[number], chosen=chosen, seed=number + 2, tag=where.sheet is not None))
        boxes.sort(key=lambda box: isinstance(box, Box) and box.chosen)  # it stands out in front of its neighbours
        things: list[Widget] = [*labels, *boxes]
        if (area := where.area) is not None:

            def boards(target: pygame.Surface, rect: pygame.Rect) -> None:
                self._boards(target, where, rect.y - area.y)

            things.insert(0, Drawing(self.services, "boards", area.copy(), boards))
            things = [ScrollArea(self.services, "shelf", area, where.content, things)]
        if where.sheet is not None:
            things.append(OpenSheet(self.services, self.shelved, where.sheet))
        return [*things, *self._foot(where)]

    def _tip(self, one: Shelved) -> Tip:
        own, say = pages(one.game), self.services.say
        return Tip(say.text(own.about), say.text(own.name), say.text(own.tagline))

    def _plain(self) -> list[tuple[str, str, str, Press]]:
        """Other ways into the chosen game."""
        plain: list[tuple[str, str, str, Press]] = []
        if self.mode != "learn" and pages(self.chosen).course() is not None:
            plain.append(("learn", "shelf-learn", "speech", lambda: self._go(self.ways.learn)))
        if self.mode != "rules":
            plain.append(("rules", "shelf-rules", "book", lambda: self._go(self.ways.rules)))
        return plain

    def _foot(self, where: ShelfPlaces) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        tall = 68 if where.wordy else 80
        middle = 1016 + stretch(scale) / 2
        low, x = middle - tall / 2, where.left
        widgets: list[Widget] = []
        for number, (name, key, icon, press) in enumerate([("back", "saves-back", "undo", self.way_back), *self._plain()]):
            words = say(key)
            wide = max(188.0, services.look.type.width(words, theme.PLAIN) / scale.u + 106) if where.wordy else 100.0
            place = where.ways[number - 1] if number and where.ways else scale.rect(x, low, wide, tall)
            wordy = where.wordy and services.look.type.width(words, theme.PLAIN) < place.w - scale.px(24)
            tip = None if wordy else Tip(words)
            widgets.append(Button(services, name, place, words if wordy else "", press, icon=icon, tip=tip))
            x += 0 if number and where.ways else wide + 18
        primary = 414 if where.wordy else 462
        at = scale.rect(where.right - primary, middle - (39 if where.wordy else 46), primary, 78 if where.wordy else 92)
        waits = self.shelved.waits
        if waits is not None and self.mode == "new":
            words = say("shelf-play-on")
            wide = max(248.0, services.look.type.width(words, theme.PLAIN) / scale.u + 120)
            wide = min(wide, where.right - primary - 18 - x)
            place = scale.rect(where.right - primary - 18 - wide, low, wide, tall)
            widgets.append(Button(services, "play-on", place, words, self._play_on, icon="start", tip=Tip(say.text(waits))))
        widgets.append(Button(services, "primary", at, say(f"shelf-do-{self.mode}"), self.open, material="lacquer"))
        return widgets

    # ---------------------------------------------------------------- what happens
    def enter(self) -> None:
        self.page.set_focus(f"box-{self.chosen}", ring=False)

    def resume(self) -> None:
        self.build()

    def handle(self, event: Event) -> Change | None:
        """Arrows choose as they go from box to box."""
        focus = self.page.focus
        if isinstance(event, Key) and isinstance(focus, Box) and (near := self._beside(focus.shelved, event.name)):
            self.choose(near)
            self.page.set_focus(f"box-{near}")
            return None
        change = super().handle(event)
        focus = self.page.focus
        if isinstance(event, Key) and isinstance(focus, Box) and focus.shelved.game != self.chosen:
            self.choose(focus.shelved.game)
        return change

    def _beside(self, one: Shelved, key: str) -> str:
        """The game an arrow leads to; from a full board down to the last one where the next is not as long."""
        at, row, last = self.games.index(one), places(self.services, len(self.games)).row, len(self.games) - 1
        to = at + {"left": -1, "right": 1, "up": -row, "down": row}.get(key, 0)
        if key == "down" and to > last and at // row < last // row:
            to = last
        level = key in ("up", "down") or at // row == to // row
        return self.games[to].game if to != at and 0 <= to <= last and level else ""

    def choose(self, game: str) -> None:
        if game != self.chosen:
            self.chosen = game
            self.services.remember(**self.services.preferences.game_chosen("shelf", game))
            self.page.rebuilt(self.layout())
            self.page.set_focus(f"box-{game}", ring=False)
            self.stale = True

    def open(self) -> Change | None:
        return self._go(self.ways.way(self.mode))

    def _play_on(self) -> Change | None:
        return self._go(self.ways.play_on)

    def _go(self, way: Way) -> Change | None:
        self.services.remember(**self.services.preferences.game_chosen("shelf", self.chosen))
        return way(self.chosen)

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> tuple[object, ...]:
        wish = self.services.preferences
        return wish.language, wish.text_scale, wish.strong_outlines

    def rest(self, target: pygame.Surface) -> None:
        services, scale, look = self.services, self.services.scale, self.services.look
        target.blit(look.paint.wood(*target.get_size()), (0, 0))
        target.blit(_lamp(target.get_size(), (scale.x(960), scale.y(240)), scale.px(1150)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        where = places(services, len(self.games))
        key = {"new": "shelf-title", "learn": "shelf-title-learn", "rules": "shelf-title-rules"}[self.mode]
        role = theme.SCENE_TITLE.at(52 if scale.text > 1.3 else 62)
        at = (scale.x(960), scale.y(where.title - stretch(scale) / 2))
        look.type.put(target, services.say(key), role, at, theme.CREAM, align="centre", halo=True, width=scale.px(1500))
        if where.area is None:
            self._boards(target, where, 0)

    def _boards(self, target: pygame.Surface, where: ShelfPlaces, moved: int) -> None:
        size = (self.services.scale.px(56), self.services.scale.px(78))
        for y in where.boards:
            draw_board(target, self.services, y + moved)
        for x, y in where.brackets:
            target.blit(self.services.art.get("house/shelf-bracket", size), (x - size[0] // 2, y + moved))


def draw_board(target: pygame.Surface, services: Services, y: int) -> None:
    """From wall to wall, however wide the window is."""
    scale, look = services.scale, services.look
    size = (scale.px(1920), scale.px(84))
    board = look.art.get("house/shelf-board", size)
    for x in range((target.get_width() - size[0]) // 2 % size[0] - size[0], target.get_width(), size[0]):
        target.blit(board, (x, y))


def _lamp(size: tuple[int, int], centre: tuple[int, int], reach: int) -> pygame.Surface:
    """Warm light from above, to be added to what it falls on."""
    w, h = 64, 36
    small = pygame.Surface((w, h))
    for x in range(w):
        for y in range(h):
            dx, dy = (x + 0.5) / w * size[0] - centre[0], ((y + 0.5) / h * size[1] - centre[1]) * 1.35
            near = max(0.0, 1 - (dx * dx + dy * dy) ** 0.5 / reach)
            small.set_at((x, y), tuple(round(c * 0.18 * near * near * (3 - 2 * near)) for c in LAMP))
    return pygame.transform.smoothscale(small, size)
