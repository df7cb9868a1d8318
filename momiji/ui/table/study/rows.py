"""Rows of a study: a best line with what it brings, and a step of the tree on its twig."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ai.thought import Advice
from momiji.playing.study import StudyNode, StudyRow
from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change
from momiji.ui.table.pictogram import Pictogram, pictured, quiet
from momiji.ui.things import sentence

SAID: Final = theme.READING.at(22)
POINTS: Final = theme.COUNT.at(29)
CHANCE: Final = theme.SECOND.at(23)
BAR: Final = (104, 16)
PICTURES: Final = 44  # how high small pictures are; in the list of moves they stand closer together
MOVES: Final = 40
QUIET: Final = 26
SHORT: Final = 0.35  # share of a row under which a bar helps nobody
INDENT: Final = 44
DEEPEST: Final = 5  # branches in branches that are moved in; deeper ones say their depth
_WIDEST: Final = ("−00.0", "100 %")  # points and chance
_FADES: Final = 12  # steps in which a bar without an end fades
TWIG: Final = (122, 92, 66)
WASH: Final = (240, 190, 90)


def washed(target: pygame.Surface, widget: Widget, *, chosen: bool) -> None:
    """Gold under what one stands on, lighter under the pointer."""
    if chosen or widget.hovered:
        look = widget.look
        target.blit(look.paint.rounded(*widget.rect.size, 8 * look.scale.u, WASH, 110 if chosen else 50), widget.rect)


class LineRow(Widget):
    """Pressed, the line is played into the tree. `best` is what the bars are measured by; `alike` lines show no figures."""

    group = "lines"
    radius = 8

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        number: int,
        advice: Advice,
        best: float,
        on_play: Press,
        *,
        alike: bool,
        pictures: Sequence[Pictogram] = (),
    ) -> None:
        super().__init__(services, f"line-{number}", rect)
        say = services.say
        self.number, self.advice, self.best, self.on_play, self.alike, self.pictures = number, advice, best, on_play, alike, pictures
        self.said = say.text(advice.what)
        self.points = "" if advice.points is None else say("study-points", points=round(advice.points, 1))
        self.chance = "" if advice.chance is None else say("study-chance", percent=round(100 * advice.chance))
        figures = (say("study-alike"),) if alike else (self.points and say("study-ahead", points=self.points), self.chance)
        self.words = " ".join(part for part in (f"{self.said}.", *figures) if part)

    def activate(self) -> Change | None:
        self.services.sound.play("page")
        return self.on_play()

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self.look, self.look.scale.px, self.rect
        washed(target, self, chosen=False)
        right = rect.right - px(8)
        if self.alike:
            words = self.services.say("study-alike")
            shown = look.type.put(target, words, CHANCE, (right, rect.centery), theme.INK_SOFT, align="right")
            if self._barred:
                right = min(shown.x - px(14), right - self._figures)  # under the other bars, if the words leave room for that
                self._fading(target, pygame.Rect(right - px(BAR[0]), rect.centery - px(BAR[1]) // 2, px(BAR[0]), px(BAR[1])))
        elif self.points:
            look.type.put(target, self.chance, CHANCE, (right, rect.centery), theme.INK_SOFT, align="right")
            at = (right - look.type.width(_WIDEST[1], CHANCE) - px(12), rect.centery)
            look.type.put(target, self.points, POINTS, at, align="right")
            if self._barred:
                wide, high = px(BAR[0]), px(BAR[1])
                right -= self._figures
                self._bar(target, pygame.Rect(right - wide, rect.centery - high // 2, wide, high))
        if self.pictures:
            said = pictured(look, self.pictures, high_of(look, PICTURES), self.room)
        else:
            said = look.type.paragraph(self.said, SAID, width=self.room, line=1.1)
        target.blit(said, (rect.x + px(8), rect.centery - said.get_height() // 2))
        look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)

    @property
    def _barred(self) -> bool:
        """A bar helps only where words have room beside it."""
        return bool(self.points) and self.look.scale.px(BAR[0]) < self.rect.w * SHORT and self.look.scale.room(SAID.px) < 1.25

    @property
    def _figures(self) -> int:
        """What points and chance take."""
        return self.look.type.width(_WIDEST[1], CHANCE) + self.look.type.width(_WIDEST[0], POINTS) + self.look.scale.px(24)

    @property
    def room(self) -> int:
        """For the words."""
        look, px = self.look, self.look.scale.px
        if self.alike:
            wide = look.type.width(self.services.say("study-alike"), CHANCE)
            used = max(wide + px(14), self._figures) + px(BAR[0] + 4) if self._barred else wide
        elif self.points:
            used = self._figures + (px(BAR[0] + 16) if self._barred else 0)
        else:
            used = 0
        return self.rect.w - used - px(36)

    @property
    def wanted(self) -> int:
        """How high it has to be."""
        if self.pictures:
            return high_of(self.look, PICTURES) + self.look.scale.px(14)
        return self.look.type.height(self.said, SAID, width=self.room, line=1.1) + self.look.scale.px(8)

    def _fading(self, target: pygame.Surface, bar: pygame.Rect) -> None:
        """A bar without an end: nobody can tell how long it is."""
        paint, step = self.look.paint, max(1, bar.w // _FADES)
        target.blit(paint.rounded(*bar.size, bar.h / 2, (213, 193, 158)), bar)
        for number in range(_FADES):
            slice_ = pygame.Rect(bar.x + step * number, bar.y, step, bar.h)
            old = target.get_clip()
            target.set_clip(slice_.clip(old))
            target.blit(paint.rounded(*bar.size, bar.h / 2, theme.INDIGO, round(150 * (1 - number / _FADES))), bar)
            target.set_clip(old)

    def _bar(self, target: pygame.Surface, bar: pygame.Rect) -> None:
        """The shorter, the further it is behind the best line."""
        assert self.advice.points is not None
        paint, round_ = self.look.paint, bar.h / 2
        target.blit(paint.rounded(*bar.size, round_, (213, 193, 158)), bar)
        share = max(0.06, min(1.0, 1 - (self.best - self.advice.points) / 12))  # a dozen points behind is as good as nothing
        target.blit(paint.rounded(max(bar.h, round(bar.w * share)), bar.h, round_, theme.INDIGO), bar)


class MoveRow(Widget):
    """A step of the tree; pressed, one stands there. It hangs on the twig of its branch."""

    group = "moves"
    radius = 8

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        row: StudyRow,
        crest: str,
        told: str,
        on_go: Press,
        *,
        here: bool,
        pictures: Pictogram = (),
    ) -> None:
        super().__init__(services, f"move-{id(row.node)}", rect, tip=Tip(told) if pictures else None)
        self.row, self.crest, self.told, self.on_go, self.here, self.pictures = row, crest, told, on_go, here, pictures
        say, node = services.say, row.node
        self.leaves = leaves_game(row)
        self.signs = [*([f"study-sign-{node.remark.sign}"] if node.remark.sign else [])]
        self.words = f"{row.number}. {told}"
        self.about = " ".join(
            sentence(part)
            for part in (
                say("study-here") if here else "",
                say("study-branch") if row.depth else "",
                *(say(sign) for sign in self.signs),
                node.remark.text,
            )
            if part
        )

    @property
    def node(self) -> StudyNode:
        return self.row.node

    def activate(self) -> Change | None:
        self.services.sound.play("page")
        return self.on_go()

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect, depth = self.look, self.look.scale.px, self.rect, self.row.depth
        washed(target, self, chosen=self.here)
        look.type.put(target, str(self.row.number), theme.SECOND, (rect.x + px(12), rect.centery), theme.INK_SOFT, width=px(44))
        x = rect.x + px(76) + px(INDENT) * min(depth, DEEPEST)
        thick = max(2, px(5 if not depth else 4))
        for level in range(min(depth, DEEPEST) + 1):
            line = rect.x + px(76) + px(INDENT) * level
            if level < depth or self.node.children or self.node.parent:
                target.fill(look.paint.stroke(TWIG), (line - thick // 2, rect.y, thick, rect.h))
        if depth and self.node.parent is not None and self.node.parent.children[0] is not self.node:
            target.fill(look.paint.stroke(TWIG), (x - px(INDENT), rect.centery - thick // 2, px(INDENT), thick))
        size = px(22 if quiet(self.pictures) else 30)
        picture = look.sprites.crest(self.crest, size)
        target.blit(picture, picture.get_rect(center=(x, rect.centery)))
        x += px(28)
        self._marks(target, rect.right - px(12))
        if depth > DEEPEST:
            x = look.type.put(target, str(depth), theme.CHIP, (x, rect.centery), theme.INK_SOFT).right + px(10)
        room = move_room(self.services, self.row, rect.w)
        if self.pictures:
            said = pictured(look, [self.pictures], high_of(look, QUIET if quiet(self.pictures) else MOVES), room)
        else:
            said = look.type.paragraph(self.told, SAID, width=room, line=1.05)
        target.blit(said, (x, rect.centery - said.get_height() // 2))

    def _marks(self, target: pygame.Surface, right: int) -> None:
        """What was said of it, and where the game itself went on."""
        look, px = self.look, self.look.scale.px
        for icon in move_icons(self.row):
            picture = look.art.icon(icon, px(28))
            target.blit(picture, picture.get_rect(midright=(right, self.rect.centery)))
            right -= px(38)
        if self.leaves:
            words = self.services.say("study-played")
            wide, high = look.type.width(words, theme.CHIP) + px(24), round(look.scale.type(theme.CHIP.px) * 1.5)
            chip = pygame.Rect(right - wide, self.rect.centery - high // 2, wide, high)
            look.paint.pill(target, chip, theme.TAUPE)
            look.type.put(target, words, theme.CHIP, chip.center, theme.CREAM, align="centre")


def high_of(look: Look, measure: int) -> int:
    """Pictures beside large words are larger."""
    return round(look.scale.px(measure) * min(1.25, max(1.0, look.scale.room(SAID.px))))


def leaves_game(row: StudyRow) -> bool:
    """Whether a branch leaves the game that was played here."""
    return row.node.played and row.node.parent is not None and len(row.node.parent.children) > 1


def move_icons(row: StudyRow) -> list[str]:
    signs = {"good": "check", "again": "eye", "doubtful": "cross"}
    remark = row.node.remark
    return [*(["comment"] if remark.text else []), *([signs[remark.sign]] if remark.sign else [])]


def move_room(services: Services, row: StudyRow, width: int) -> int:
    """For the words of a step."""
    px = services.scale.px
    used = px(76 + INDENT * min(row.depth, DEEPEST) + 28 + 20 + (30 if row.depth > DEEPEST else 0)) + px(38) * len(move_icons(row))
    if leaves_game(row):
        used += services.look.type.width(services.say("study-played"), theme.CHIP) + px(32)
    return max(px(90), width - used)


def move_height(services: Services, row: StudyRow, told: str, pictures: Pictogram, width: int) -> int:
    look = services.look
    if pictures:
        return high_of(look, QUIET if quiet(pictures) else MOVES) + look.scale.px(10)
    return max(look.scale.px(53), look.type.height(told, SAID, width=move_room(services, row, width), line=1.05) + look.scale.px(10))
