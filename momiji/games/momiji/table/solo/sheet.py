"""A scenario on its own sheet: its panorama, leaf types, conditions, goals with their prices, hand and cards."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.rules.edition import EDITION, ScenarioContents
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import deal_solo
from momiji.games.momiji.rules.solo import conditions
from momiji.games.momiji.table.draw.landscape import NAMES as NAMES_OF
from momiji.games.momiji.table.draw.scenario import scenario_picture
from momiji.i18n import Translator
from momiji.ui import light, theme
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change
from momiji.ui.things import sentence

PAD: Final = 22
_STILL: Final = 8
_TIGHT: Final = 0.82  # a title may shrink so far to share its line with number and level
_PANORAMA: Final = (0.6, 0.57, 0.54, 0.5)  # of the sheet's width: it makes room for the words beside it


class ScenarioSheet(Widget):
    """The paper itself: a click chooses it, and Enter on the chosen one begins; a drag moves what is written on it."""

    kind = "choice"

    def __init__(self, services: Services, scenario: str, rect: pygame.Rect, *, chosen: bool, seed: int, on_press: Press) -> None:
        super().__init__(services, f"sheet-{scenario}", rect)
        self.chosen = chosen
        self.seed = seed
        self.on_press = on_press
        self.area: ScrollArea | None = None
        self._grabbed: tuple[int, int] | None = None

    def press(self, x: int, y: int) -> None:
        self._grabbed = (x, y)
        if self.area:
            self.area.press(x, y)

    def drag(self, x: int, y: int) -> None:
        if self.area:
            self.area.drag(x, y)

    def release(self, x: int, y: int) -> Change | None:
        moved = self._grabbed is None or max(abs(x - self._grabbed[0]), abs(y - self._grabbed[1])) > _STILL
        return None if moved or self.chosen or not self.hit(x, y) else self.activate()

    def activate(self) -> Change | None:
        self.services.sound.play("button" if self.chosen else "page")
        return self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self.look, self.look.scale.px, self.rect
        if self.chosen:
            look.paint.glow(target, rect, theme.VERMILION, spread=12)
        look.paint.panel(target, rect, seed=self.seed, tone=theme.PAPER if self.chosen or self.hovered else (250, 239, 214))
        if self.chosen:
            look.paint.select_ring(target, rect)
            d = px(52)
            seal = pygame.Rect(0, 0, d, d).move_to(center=(rect.right - px(10), rect.y + px(10)))
            look.paint.shade(target, seal, radius=26, blur=4, drop=3, alpha=140)
            target.blit(look.paint.rounded(d, d, d / 2, theme.VERMILION), seal)
            edge = px(4)
            target.blit(
                look.paint.rounded(d - 2 * edge, d - 2 * edge, d / 2, theme.CREAM, 200, line=look.paint.line(1.6)), seal.move(edge, edge)
            )
            icon = look.art.icon("check", px(28), theme.CREAM)
            target.blit(icon, icon.get_rect(center=seal.center))


class SheetSpot(Widget):
    """A place on a picture that explains itself; the keyboard finds it on the chosen sheet, a click chooses another sheet."""

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, tip: Tip, on_press: Press, *, radius: float, focusable: bool
    ) -> None:
        super().__init__(services, name, rect, tip=tip)
        self.focusable = focusable
        self.radius = radius
        self.on_press = on_press

    def activate(self) -> Change | None:
        return None if self.focusable else self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        """The picture below is drawn with the sheet."""


class ScenarioPart:
    """Lays one scenario out on a sheet; `picture` is the share of its picture's height there is room for."""

    def __init__(
        self, services: Services, scenario: ScenarioContents, number: int, *, chosen: bool, on_press: Press, picture: float = 1.0
    ) -> None:
        self.services = services
        self.scenario = scenario
        self.number = number
        self.chosen = chosen
        self.on_press = on_press
        self.picture = picture
        self._paints: list[Callable[[pygame.Surface, int, int], None]] = []
        self._spots: list[Widget] = []

    def widgets(self, rect: pygame.Rect) -> list[Widget]:
        scale = self.services.scale
        sheet = ScenarioSheet(self.services, self.scenario.name, rect, chosen=self.chosen, seed=10 + self.number, on_press=self.on_press)
        sheet.words = self._told()
        pad = scale.px(PAD)
        area = pygame.Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad + scale.px(16), rect.h - 2 * pad + scale.px(8))
        width = rect.w - 2 * pad
        self._paints, self._spots = [], []
        y = self._picture(width)
        y = self._title(y + scale.px(6), width)
        y = self._things(area, y + scale.px(8), width)
        y = self._rule(y + scale.px(10), width)
        y = self._conditions(y + scale.px(10), width)
        y = max(y + scale.px(4), area.h - self._goals_height() - scale.px(20))
        y = self._rule(y, width)
        y = self._goals(area, y + scale.px(10), width)
        paints = self._paints

        def paint(target: pygame.Surface, place: pygame.Rect) -> None:
            for draw in paints:
                draw(target, place.x, place.y)

        body = Drawing(self.services, f"body-{self.scenario.name}", pygame.Rect(area.x, area.y, width, y), paint)
        sheet.area = ScrollArea(self.services, f"scroll-{self.scenario.name}", area, y, [body, *self._spots])
        return [sheet, sheet.area]

    def _told(self) -> str:
        """What is written on the sheet, for a voice."""
        say = self.services.say
        title, about = _headings(self.services)[self.number - 1]
        asked = range(1, 1 + len(conditions(MOMIJI.start(deal_solo("", self.scenario.name, 0)))))
        told = [title, about, *(words for _, words in _facts(say, self.scenario))]
        told += [say(f"scenario-{self.scenario.name}-condition-{number}") for number in asked]
        return " ".join(sentence(words) for words in told)

    # ---------------------------------------------------------------- from top to foot
    def _spot(self, name: str, rect: pygame.Rect, tip: Tip, radius: float) -> None:
        full = f"{self.scenario.name}-{name}"
        self._spots.append(SheetSpot(self.services, full, rect, tip, self.on_press, radius=radius, focusable=self.chosen))

    def _picture(self, width: int) -> int:
        if not self.picture:
            return 0
        picture = scenario_picture(self.services.look, self.scenario.name, width, self.picture)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            target.blit(picture, (x, y))

        self._paints.append(paint)
        return picture.get_height()

    def _title(self, top: int, width: int) -> int:
        look, scale = self.services.look, self.services.scale
        type_ = look.type
        title, about = _headings(self.services)[self.number - 1]
        head, line = round(scale.type(46) * 1.1), round(scale.type(22) * 1.25)
        share = min(
            (width - scale.px(20) - type_.width(about, theme.SECOND)) / type_.width(title, theme.SHEET_TITLE)
            for title, about in _headings(self.services)
        )
        beside = share >= _TIGHT  # for all sheets alike
        role = theme.SHEET_TITLE.at(theme.SHEET_TITLE.px * min(1.0, share)) if beside else theme.SHEET_TITLE

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            y += top
            type_.put(target, title, role, (x, y + head * 0.5), width=width)
            if beside:
                type_.put(target, about, theme.SECOND, (x + width, y + head * 0.58), theme.INK_SOFT, align="right")
            else:
                type_.put(target, about, theme.SECOND, (x, y + head + line * 0.45), theme.INK_SOFT, width=width)

        self._paints.append(paint)
        return top + head + (0 if beside else line)

    def _things(self, area: pygame.Rect, top: int, width: int) -> int:
        """What is on the table: the panorama, and beside it leaf types, hand and cards."""
        look, scale, say = self.services.look, self.services.scale, self.services.say
        letters, gap, icon = self.scenario.landscapes, scale.px(18), scale.px(36)
        after = icon + scale.px(10)
        needed = max(look.type.width(words, theme.SECOND) for one in EDITION.scenarios.values() for _, words in _facts(say, one))
        share = next((share for share in _PANORAMA if width - round(width * share) - gap - after >= needed), 0.0)
        beside = share > 0  # for all sheets alike
        wide = round(width * (share or _PANORAMA[0]))
        picture = look.paint.kept(("panorama", letters, wide), lambda: panorama(look, letters, wide))
        each = wide // len(letters)
        for index, letter in enumerate(letters):
            rect = pygame.Rect(area.x + each * index, area.y + top, each, picture.get_height())
            words, name = say(f"landscape-text-{letter.lower()}"), say(f"landscape-{letter.lower()}")
            self._spot(f"landscape-{index}", rect, Tip(words, name), 4)
        leaves = [NAMES[LETTERS.index(letter)] for letter in self.scenario.types]
        parts, room = _facts(say, self.scenario), width - wide - gap
        d = min(scale.px(46), (room - 3 * scale.px(8)) // 4)
        line = max(icon, round(scale.type(22) * 1.4))
        step = picture.get_height() / (3 if beside else 1)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            target.blit(picture, (x, y + top))
            left = x + wide + gap
            for index, leaf in enumerate(leaves):
                disc = pygame.Rect(left + index * (d + scale.px(8)), round(y + top + step * 0.5) - d // 2, d, d)
                target.blit(look.paint.rounded(d, d, d / 2, theme.PAPER_LIT), disc)
                target.blit(look.paint.rounded(d, d, d / 2, theme.INK_SOFT, line=look.paint.line(1.8)), disc)
                pip = look.art.get(f"leaves/pips/{leaf}", (round(d * 0.66), round(d * 0.66)))
                target.blit(pip, pip.get_rect(center=disc.center))
            for index, (name, words) in enumerate(parts):
                under = picture.get_height() + scale.px(6) + line * (index + 0.5)
                middle = round(y + top + (step * (index + 1.5) if beside else under))
                start = left if beside else x
                drawing = look.art.icon(name, icon)
                target.blit(drawing, drawing.get_rect(center=(start + icon // 2, middle)))
                look.type.put(target, words, theme.SECOND, (start + after, middle), theme.INK_SOFT)

        self._paints.append(paint)
        return top + picture.get_height() + (0 if beside else scale.px(6) + 2 * line)

    def _rule(self, top: int, width: int) -> int:
        self._paints.append(lambda target, x, y: self.services.look.paint.rule(target, x, y + top, width))
        return top

    def _conditions(self, top: int, width: int) -> int:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        start = MOMIJI.start(deal_solo("", self.scenario.name, 0))
        ring = scale.px(34)
        indent, y = ring + scale.px(14), top
        for number in range(len(conditions(start))):
            words = say(f"scenario-{self.scenario.name}-condition-{number + 1}")
            text = look.type.paragraph(words, theme.READING_BOLD.at(24), width=width - indent, line=1.16)
            line = look.type.leading(theme.READING_BOLD.at(24), 1.16)

            def paint(target: pygame.Surface, x: int, base: int, text: pygame.Surface = text, y: int = y, line: int = line) -> None:
                target.blit(look.art.icon("brush-ring", ring), (x, base + y + line // 2 - ring // 2 - scale.px(2)))
                target.blit(text, (x + indent, base + y))

            self._paints.append(paint)
            y += max(text.get_height(), ring) + scale.px(5)
        return y

    def _goals_height(self) -> int:
        return self.services.scale.px(66 + 4 + 40)

    def _goals(self, area: pygame.Rect, top: int, width: int) -> int:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        d, tag = scale.px(66), scale.px(92)
        each = min(width / len(self.scenario.goals), scale.px(112))
        tag = min(round(each), round(tag * max(1.0, min(1.12, scale.room(25)))))
        for index, goal in enumerate(self.scenario.goals):
            kind = "leaf" if goal in NAMES else goal
            most = max(EDITION.types[LETTERS.index(letter)].closes for letter in self.scenario.types)
            words = say(f"solo-chooser-tag-{kind}", most=most)
            middle = round(each * (index + 0.5) + (width - each * len(self.scenario.goals)) / 2)

            def paint(target: pygame.Surface, x: int, y: int, goal: str = goal, words: str = words, middle: int = middle) -> None:
                token = look.sprites.goal(goal, d)
                look.sprites.lay(target, ("goal", d), token, (x + middle, y + top + d // 2), blur=4, alpha=120)
                draw_tag(target, look, words, (x + middle, y + top + d + scale.px(22)), tag)

            self._paints.append(paint)
            tip = Tip(say(f"solo-goal-text-{goal}"), say(f"solo-goal-title-{goal}"))
            rect = pygame.Rect(area.x + middle - tag // 2 + 1, area.y + top, tag - 2, self._goals_height())
            self._spot(f"goal-{goal}", rect, tip, 12)
        return top + self._goals_height()


def _headings(services: Services) -> list[tuple[str, str]]:
    """Name of every scenario, and its number and level."""
    say = services.say
    return [
        (say(f"scenario-{name}-title"), say("table-scenario", number=number + 1, level=say(f"scenario-{name}-level")))
        for number, name in enumerate(EDITION.scenarios)
    ]


def _facts(say: Translator, scenario: ScenarioContents) -> tuple[tuple[str, str], ...]:
    """Hand and deck, each with its icon."""
    cards = sum(len(EDITION.types[LETTERS.index(letter)].faces) for letter in scenario.types)
    return ("hand", say("solo-chooser-hand", count=scenario.hand)), ("deck", say("solo-chooser-cards", count=cards))


def panorama(look: Look, letters: tuple[str, ...], width: int) -> pygame.Surface:
    """Landscapes edge to edge as one picture in one cream frame, with a faint line at each join."""
    edge, ink = max(2, look.scale.px(5)), max(1, look.scale.px(1.6))
    each = (width - 2 * (edge + ink)) // len(letters)
    left = (width - each * len(letters)) // 2
    cards = [look.sprites.landscape(NAMES_OF[letter], each) for letter in letters]
    high = cards[0].get_height()
    ribbon, at = (round(each * 0.94), round(each * 0.21)), (round(each * 0.03), round(each * 1.146))
    out = light.rounded(width, high + 2 * (edge + ink), look.scale.px(6), theme.INK)
    cream = light.rounded(width - 2 * ink, high + 2 * edge, look.scale.px(5), theme.CREAM)
    out.blit(cream, (ink, ink))
    for index, card in enumerate(cards):
        x, y = left + each * index, edge + ink
        out.blit(card, (x, y))
        out.blit(look.art.get(f"landscapes/rows/{letters[index].lower()}", ribbon), (x + at[0], y + at[1]))
        if index:
            join = light.clear(ink, high, theme.INK)
            join.fill((*theme.INK, 120))
            out.blit(join, (x, y))
    return out


def draw_tag(target: pygame.Surface, look: Look, words: str, centre: tuple[int, int], width: int) -> None:
    """A price tag: what it costs, and an acorn."""
    tag = look.art.wide("tokens/price-tag", width)
    target.blit(tag, tag.get_rect(center=centre))
    acorn = round(tag.get_height() * 0.6)
    x = centre[0] + round(width * 0.29)
    picture = look.art.get("tokens/acorn-small", (acorn, acorn))
    target.blit(picture, picture.get_rect(center=(x, centre[1])))
    figure, middle = look.type.glyph(words, theme.CHIP_COUNT.face, max(theme.SMALLEST_TEXT, round(tag.get_height() * 0.6)), theme.INK)
    target.blit(figure, (centre[0] - round(width * 0.08) - figure.get_width() // 2, centre[1] - middle))
