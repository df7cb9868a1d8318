"""The papers of a study: best lines, moves, one's own comment, and the buttons that lead through the tree."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from momiji.store.studies import LONGEST, Sign
from momiji.ui import theme
from momiji.ui.kit.area import TextArea
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.stack import Change

from .places import roomy, wordless
from .rows import SAID, LineRow, MoveRow

if TYPE_CHECKING:
    from .scene import StudyScene

TITLE: Final = theme.SHEET_TITLE.at(34)
FOOT: Final = theme.SECOND
SIGNS: Final[dict[Sign, str]] = {"doubtful": "cross", "again": "eye", "good": "check"}
COINS: Final = {"first": "first-turn", "back": "back", "on": "step", "end": "last-turn", "branch": "next-branch"}


class Remarked(Pressable):
    """What one thinks of a step; pressed again it goes."""

    kind = "switch"
    chosen = False

    @property
    def is_on(self) -> bool:
        return self.chosen

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.chosen:
            self.look.paint.select_ring(target, self.rect, self.radius)


class SignCoin(Remarked, RoundButton):
    """In a picture alone, where words have no room."""


class SignButton(Remarked, Button):
    """In a word, so that nobody takes it for a button that ends the writing."""


# ---------------------------------------------------------------------- what can be pressed
def widgets(scene: "StudyScene") -> list[Widget]:
    """In the order of the Tab key."""
    corners = _corners(scene)
    if not roomy(scene.services.scale) and not scene.drawer:
        return corners if scene.made_way else [*corners, *_controls(scene)]
    return [*corners, *_lines(scene), *_moves(scene), *_comment(scene), *_controls(scene)]


def reveal(scene: "StudyScene") -> None:
    """Keep the step in sight on which one stands."""
    for area in scene.page.widgets:
        if isinstance(area, ScrollArea):
            here = next((child for child in area.children if isinstance(child, MoveRow) and child.here), None)
            if here is not None:
                area.scroll_to(area.offset + here.rect.centery - area.rect.y - round(area.rect.h * 0.55))


def _corners(scene: "StudyScene") -> list[Widget]:
    services, px, say = scene.services, scene.services.scale.px, scene.services.say
    if roomy(services.scale):
        size, right = px(60), services.scale.width - px(14)
        places = {
            "leave": pygame.Rect(px(18), px(14), size, size),
            "rules": pygame.Rect(right - 2 * size - px(18), px(14), size, size),
            "settings": pygame.Rect(right - size, px(14), size, size),
        }
    else:
        own = scene.inner.table.layout.buttons
        places = {"leave": own["menu"], "drawer": own["log"]}
        if not scene.drawer:
            places |= {"rules": own["rules"], "settings": own["settings"]}
    tables = scene.inner.table.corners
    acts: dict[str, tuple[str, Press]] = {
        "leave": ("undo", tables["menu"]),
        "drawer": ("branch", scene.toggle_drawer),
        "rules": ("book", tables["rules"]),
        "settings": ("gear", tables["settings"]),
    }
    keys = {"leave": "study-leave", "drawer": "study-drawer", "rules": "table-rules", "settings": "table-settings"}
    coins: list[Widget] = [RoundButton(services, name, place, *acts[name], tip=Tip(say(keys[name]))) for name, place in places.items()]
    return [*coins, _step_told(scene, places["rules"])] if roomy(services.scale) else coins


def _step_told(scene: "StudyScene", before: pygame.Rect) -> Widget:
    """The step one stands at in words, over the table; how it would be said to whoever listens stands elsewhere."""
    px, told = scene.services.scale.px, scene.told(scene.study.here)
    left = scene.inner.rect.x + px(800)
    rect = pygame.Rect(left, before.y, before.x - px(26) - left, before.h)

    def paint(target: pygame.Surface, area: pygame.Rect) -> None:
        look = scene.services.look
        look.type.put(target, told, theme.READING.at(25), area.midright, theme.WOOD_WORDS, align="right", width=area.w, halo=True)

    return Drawing(scene.services, "step-told", rect, paint)


def _coin(
    scene: "StudyScene", name: str, rect: pygame.Rect, icon: str, act: Callable[[], Any], tip: str, *, enabled: bool = True
) -> Widget:
    def press() -> Change | None:
        act()
        return None

    return RoundButton(scene.services, name, rect, icon, press, tip=Tip(scene.services.say(tip)), enabled=enabled)


def _head(scene: "StudyScene") -> int:
    """How high the title of a paper is."""
    return scene.services.look.type.leading(TITLE, 1.35)


def _inside(scene: "StudyScene", paper: pygame.Rect) -> pygame.Rect:
    """Under its title; papers in a drawer have no edge of their own."""
    px, edge = scene.services.scale.px, 22 if roomy(scene.services.scale) else 0
    area = paper.inflate(-2 * px(edge), -2 * px(14 if edge else 0))
    head = _head(scene) + px(6)
    return pygame.Rect(area.x, area.y + head, area.w, max(0, area.h - head))


def _lines(scene: "StudyScene") -> list[Widget]:
    services, px, say, lines = scene.services, scene.services.scale.px, scene.services.say, scene.lines
    area = _inside(scene, scene.places.lines)
    size = min(_head(scene), px(56))
    coin = pygame.Rect(area.right - size, area.y - _head(scene) - px(4), size, size)
    found: list[Widget] = [
        _coin(scene, "look", coin, "pause" if lines.wanted else "hint", scene.look_at_lines, "study-rest" if lines.wanted else "study-look")
    ]
    high, y = min(px(64), (area.h - services.look.type.leading(FOOT, 1.3)) // 4), area.y
    best = next((advice.points for advice in lines.advices if advice.points is not None), 0.0)
    for number, advice in enumerate(lines.shown):
        rect = pygame.Rect(area.x, y, area.w, high)
        pictures = scene.pictures.of_line(advice.steps)
        row = LineRow(
            services, rect, number, advice, best, lambda at=number: scene.play_line(at), alike=lines.alike(number), pictures=pictures
        )
        row.tip = Tip(" ".join([f"**{row.said}.**", *(say.text(text) for text in advice.why)]))
        row.rect.h = max(high, row.wanted)
        y = row.rect.bottom
        if y > area.bottom - services.look.type.leading(FOOT, 1.2):
            break  # the best ones, as many as there is room for
        found.append(row)
    return found


def _moves(scene: "StudyScene") -> list[Widget]:
    services, study = scene.services, scene.study
    area = _inside(scene, scene.places.moves)
    rows, y, wide = list[Widget](), area.y, area.w - services.scale.px(16)
    for row in scene.rows():
        told, crest = scene.told_shortly(row.node), scene.session.seats[row.node.turn.seat].crest
        rect = pygame.Rect(area.x, y, wide, scene.measured(row, told, wide))
        pictures = scene.pictures.of_step(row.node)
        rows.append(MoveRow(services, rect, row, crest, told, _going(scene, row.node), here=row.node is study.here, pictures=pictures))
        y = rect.bottom
    return [ScrollArea(services, "moves", area, y - area.y, rows)]


def _going(scene: "StudyScene", node: Any) -> Press:
    def press() -> Change | None:
        scene.go(node)
        return None

    return press


def _comment(scene: "StudyScene") -> list[Widget]:
    services, px, say, remark = scene.services, scene.services.scale.px, scene.services.say, scene.study.here.remark
    area = _inside(scene, scene.places.comment)
    size = min(_head(scene), px(54))
    found: list[Widget] = []
    right, role, type_ = area.right, theme.PLAIN.at(22), services.look.type
    wides = [type_.width(say(f"study-mark-{sign}"), role) + px(78) for sign in SIGNS]
    worded = roomy(services.scale) and sum(wides) + px(40) + type_.width(say("study-comment"), TITLE) <= area.w
    for sign, icon in reversed(SIGNS.items()):
        name, press, words = f"sign-{sign}", partial(scene.mark, sign), say(f"study-mark-{sign}")
        wide = type_.width(words, role) + px(78) if worded else size
        place = pygame.Rect(right - wide, area.y - _head(scene) - px(4), wide, size)
        tip = Tip(say(f"study-sign-{sign}"))
        coin: SignButton | SignCoin = (
            SignButton(services, name, place, words, press, icon=icon, role=role, tip=tip)
            if worded
            else SignCoin(services, name, place, icon, press, tip=tip)
        )
        coin.chosen = remark.sign == sign
        found.insert(0, coin)
        right = place.x - px(10)
    text = TextArea(services, "comment", area, remark.text, scene.comment, limit=LONGEST, placeholder=say("study-comment-hint"))
    text.label = say("study-comment")
    text.on_submit = lambda: scene.page.set_focus("moves-on")
    return [*found, text]


def _controls(scene: "StudyScene") -> list[Widget]:
    services, px, say, study = scene.services, scene.services.scale.px, scene.services.say, scene.study
    area, here = scene.places.controls, study.here
    if scene.places.drawer is not None and not scene.drawer:
        area = pygame.Rect(0, 0, px(420), px(84))
        area.midbottom = (services.scale.width // 2, services.scale.height - px(4))
    size = min(px(72), area.w // 6, area.h // 2 if scene.drawer else area.h)
    pitch = (area.w - size) // 4
    siblings = len(here.parent.children) if here.parent else 1
    open_ = {"first": here.parent, "back": here.parent, "on": here.children, "end": here.children, "branch": siblings > 1}
    found: list[Widget] = []
    for number, (name, icon) in enumerate(COINS.items()):
        place = pygame.Rect(area.x + pitch * number, area.y, size, size)
        found.append(_coin(scene, f"moves-{name}", place, icon, getattr(scene, name), f"study-{name}-coin", enabled=bool(open_[name])))
    if scene.places.drawer is not None and not scene.drawer:
        return found
    over = study.rules.actor(here.state) is None
    acts: list[tuple[str, str, Press, bool]] = [("deal-anew", "worlds", scene.deal_anew, not over and not scene.lines.dealing)]
    acts.append(("save", "export", scene.save, True))
    if not here.played and here.parent is not None:
        acts.append(("cut", "bin", lambda: scene.cut(), True))
    if scene.on_play_on is not None:
        acts.append(("play-on", "start", scene.play_on, not over))
    if wordless(services.scale):
        for number, (name, icon, press, enabled) in enumerate(acts):
            place = pygame.Rect(area.x + pitch * number, area.bottom - size, size, size)
            tip = Tip(say(f"study-{name}-tip"), say(f"study-{name}"))
            found.append(RoundButton(services, name, place, icon, press, tip=tip, enabled=enabled))
        return found
    gap, left = px(10), area.bottom - area.y - size - px(14)
    rows = (len(acts) + 1) // 2
    high, wide = min(px(64), (left - gap * (rows - 1)) // rows), (area.w - gap) // 2
    for number, (name, icon, press, enabled) in enumerate(acts):
        alone = number == len(acts) - 1 and number % 2 == 0
        y = area.bottom - (high + gap) * (rows - number // 2) + gap
        place = pygame.Rect(area.x + (wide + gap) * (number % 2), y, area.w if alone else wide, high)
        words, tip = say(f"study-{name}"), Tip(say(f"study-{name}-tip"))
        found.append(Button(services, name, place, words, press, icon=icon, tip=tip, enabled=enabled, role=theme.PLAIN.at(24)))
    return found


# ---------------------------------------------------------------------- what is drawn
def draw_edge(target: pygame.Surface, scene: "StudyScene") -> None:
    """The table is let into the larger one."""
    look, u, rect = scene.services.look, scene.services.scale.u, scene.inner.rect
    target.blit(look.paint.rounded(*rect.size, 8 * u, (20, 13, 9), line=max(2, 4 * u)), rect)
    around = rect.inflate(round(6 * u), round(6 * u))
    target.blit(look.paint.rounded(*around.size, 10 * u, (122, 92, 66), line=max(1, 2 * u)), around)


def draw_head(target: pygame.Surface, scene: "StudyScene") -> None:
    """Title and where it comes from, over a table that has room for them."""
    look, px, say = scene.services.look, scene.services.scale.px, scene.services.say
    emblem = look.art.get("house/study", (px(58), px(58)))
    target.blit(emblem, emblem.get_rect(midleft=(px(96), px(44))))
    title = look.type.put(target, say("study-title"), theme.SHEET_TITLE, (px(172), px(44)), theme.CREAM, halo=True)
    room = px(780) - title.right
    look.type.put(
        target, say.text(scene.source), theme.READING.at(27), (title.right + px(26), px(46)), theme.WOOD_WORDS, width=room, halo=True
    )


def draw_papers(target: pygame.Surface, scene: "StudyScene") -> None:
    look, px, say, places, lines = scene.services.look, scene.services.scale.px, scene.services.say, scene.places, scene.lines
    if places.drawer is None:
        for number, paper in enumerate((places.lines, places.moves, places.comment)):
            look.paint.panel(target, paper, seed=3 + number)
    else:
        look.paint.panel(target, places.drawer, seed=3)
    seat = lines.seat
    title = say("study-lines-over") if seat is None else say("study-lines", name=scene.session.seats[seat].name)
    count = say("study-count", count=scene.study.lines)
    for paper, words, aside in (
        (places.lines, title, ""),
        (places.moves, say("study-moves"), count),
        (places.comment, say("study-comment"), ""),
    ):
        area = _inside(scene, paper)
        middle = area.y - px(6) - _head(scene) // 2
        room = area.w - px(72 if paper is places.lines else 0)
        if paper is places.comment:
            room = min(widget.rect.x for widget in scene.page.widgets if isinstance(widget, Remarked)) - area.x - px(14)
        if aside:
            room -= look.type.put(target, aside, FOOT, (area.right, middle), theme.INK_SOFT, align="right").w + px(16)
        look.type.put(target, words, TITLE, (area.x, middle), width=room)
        look.paint.rule(target, area.x, area.y - px(5), area.w, strong=True)
    area, foot = _inside(scene, places.lines), look.type.leading(FOOT, 1.2)
    for number, words in enumerate(lines_told(scene)):
        below = bool(lines.shown) or number
        said = look.type.paragraph(words, FOOT if below else SAID, theme.INK_SOFT, width=area.w, line=1.2, lines=2 if below else 4)
        y = area.bottom - max(foot, said.get_height()) if below else area.y + px(10)
        target.blit(said, (area.x, y))


def lines_told(scene: "StudyScene") -> list[str]:
    """What is said under the lines, or in their place."""
    say, lines = scene.services.say, scene.lines
    if lines.seat is None:
        return [say("study-over")]
    if lines.dealing:
        return [say("study-dealing")]
    if lines.fared is not None:
        name = scene.session.seats[lines.seat].name
        fared = lines.fared
        return [
            say(
                "study-fared",
                name=name,
                deals=fared.deals,
                won=fared.won,
                points=round(abs(fared.ahead)),
                ahead="yes" if fared.ahead >= 0 else "no",
            )
        ]
    if not lines.wanted:
        return [say("study-ask")]
    if lines.silent:
        return [say("study-silent")]
    if not lines.shown:
        return [say("study-thinking")]
    return [say("study-figures")] if any(advice.points is not None for advice in lines.advices) else []
