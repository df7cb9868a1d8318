"""The page of the score pad: paper, stitches, rules, and each row in ink. Draws for any look, so that a picture can be made too."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from momiji.i18n import Translator
from momiji.playing.session import Seat
from momiji.ui import light, theme, washi
from momiji.ui.kit.tip import Tip
from momiji.ui.services import Look
from momiji.ui.theme import SMALLEST_TEXT, Colour, Role

from .layout import RowPlace, calculation, figure, table
from .sheet import ScoreCell, ScoreRow, ScoreSheet
from .words import fit, put_boxed, put_name, sentence_case

FAINT: Final[Colour] = (108, 88, 66)
WASH: Final[Colour] = (246, 190, 78)
WASH_LINE: Final[Colour] = (196, 142, 52)
THREAD: Final[Colour] = (150, 36, 30)
SLOT, AIR = 52, 9  # the picture before a row's name


def draw_page(target: pygame.Surface, look: Look, page: pygame.Rect) -> None:
    """Two older leaves under a torn page, bound at the left with red thread."""
    scale, paint = look.scale, look.paint
    for angle, tone, seed in ((0.75, (232, 216, 184), 5), (-0.4, (242, 228, 200), 6)):
        under = pygame.transform.rotozoom(paint.sheet(*page.size, tone=tone, seed=seed), angle, 1.0)
        soft, margin = light.shadow(under, 9 * scale.u, 150)
        place = under.get_rect(center=(page.centerx + scale.px(3), page.centery + scale.px(2)))
        target.blit(soft, (place.x - margin, place.y - margin + scale.px(6)))
        target.blit(under, place)
    paint.panel(target, page, seed=2)
    fold = pygame.Surface((scale.px(64), 1), pygame.SRCALPHA)
    for x in range(fold.get_width()):
        fold.set_at((x, 0), (96, 66, 34, round(44 * (1 - x / fold.get_width()) ** 2)))
    edge = scale.px(4)
    target.blit(pygame.transform.scale(fold, (fold.get_width(), page.h - 2 * edge)), (page.x + scale.px(3), page.y + edge))
    _stitches(target, look, page)


def _stitches(target: pygame.Surface, look: Look, page: pygame.Rect) -> None:
    scale = look.scale
    x, thick, knot = page.x + scale.px(34), max(2, scale.px(3)), scale.px(11)
    top, foot = page.y + scale.px(78), page.bottom - scale.px(76)
    count = max(3, round((foot - top) / scale.px(145)) + 1)
    lines = [pygame.Rect(x - thick // 2, top, thick, foot - top)]
    holes = [round(top + (foot - top) * i / (count - 1)) for i in range(count)]
    lines += [pygame.Rect(page.x, y - thick // 2, x - page.x, thick) for y in holes]
    for line in lines:
        target.fill((214, 190, 150), line.move(1, thick))
    for line in lines:
        target.fill(THREAD, line)
    for y in holes:
        target.blit(look.paint.rounded(knot, knot, knot / 2, (104, 20, 18)), (x - knot // 2, y - knot // 2))


class Paper(Protocol):
    """A page the scene can ink: one leaf, or two where words are large."""

    page: pygame.Rect
    turner: pygame.Rect
    leaves: tuple[tuple[RowPlace, ...], ...]
    leaf_keys: tuple[str, str]

    def ground(self, target: pygame.Surface, leaf: int) -> None:
        """Page, title and rules: what needs no ink."""

    def under(self, target: pygame.Surface, strength: float) -> None:
        """What stands behind the rows; `strength` is how much of the result may be seen."""

    def row(self, target: pygame.Surface, index: int, rect: pygame.Rect, share: float) -> None:
        """A row in ink; with a share under 1 its figures still count up."""

    def foot(self, target: pygame.Surface, share: float, *, over: bool) -> None: ...

    def tip(self, index: int) -> Tip | None: ...

    def told(self, index: int) -> str:
        """A row with its figures, for a voice."""


class TablePaper:
    """The table of several players on its page."""

    def __init__(self, look: Look, say: Translator, seats: Sequence[Seat], sheet: ScoreSheet) -> None:
        self.leaf_keys = sheet.parts
        self.look, self.say, self.seats, self.sheet = look, say, seats, sheet
        names = [seat.name for seat in seats]
        self.table = table(look.scale, sheet, names, look.type.width)
        voice = self._voice()
        if voice is None:
            self.table = table(look.scale, sheet, names, look.type.width, parted=True)
            voice = self._voice()
        self.label = voice or theme.READING_BOLD.at(SMALLEST_TEXT)
        self.page, self.turner, self.leaves = self.table.page, self.table.turner, self.table.leaves

    def _voice(self) -> Role | None:
        """One voice for all rows of the sheet: the largest that suits the longest name. None: some name has no room."""
        wide = self.table.label.w - self.look.scale.px(SLOT + AIR)
        places = [place for leaf in self.table.leaves for place in leaf]
        voices = [fit(self.look, self._words(self.sheet.rows[one.index]), theme.READING_BOLD, (wide, one.rect.h)) for one in places]
        found = [voice for voice in voices if voice is not None]
        return min(found, key=lambda role: role.px) if len(found) == len(voices) else None

    def ground(self, target: pygame.Surface, leaf: int) -> None:
        look, table, scale, say = self.look, self.table, self.look.scale, self.say
        draw_page(target, look, table.page)
        title = look.type.put(target, say("score-title"), theme.SHEET_TITLE, table.title, width=self._title_room())
        if len(table.leaves) == 1:
            note = say("score-note", players=self.sheet.players, rounds=self.sheet.rounds)
            room = table.note[0] - title.right - scale.px(40)
            look.type.put(target, note, theme.READING.at(24), table.note, theme.INK_SOFT, align="right", width=room)
        left, wide = table.total.x, table.total.w
        for place in table.leaves[leaf]:
            look.paint.rule(target, left, place.rect.bottom, wide)
        for y in table.heavy:
            look.paint.rule(target, left, y, wide, strong=True)
        for y in (table.total.top, table.total.top + scale.px(5)):
            look.paint.rule(target, left, y, wide, strong=True)
        if table.tie:
            look.paint.rule(target, left, table.tie.top, wide)
        if table.ornament and self.sheet.setting:
            picture = look.art.wide(self.sheet.setting.ornament, round(table.ornament.w * 0.4))
            target.blit(picture, picture.get_rect(center=table.ornament.center))

    def _title_room(self) -> int:
        """Up to the turner, where there are two leaves."""
        scale, table = self.look.scale, self.table
        return scale.px(540) if len(table.leaves) == 1 else min(scale.px(540), table.turner.left - scale.px(24) - table.title[0])

    def under(self, target: pygame.Surface, strength: float) -> None:
        """Crests and names, and as much gold as is due over the columns of those who won."""
        for seat in self.sheet.winners:
            rect = self.table.columns[seat]
            picture = self.look.paint.kept(("wash", rect.size), partial(self._wash, *rect.size))
            picture.set_alpha(round(255 * strength))
            target.blit(picture, rect)
            picture.set_alpha(255)
        self._heads(target)

    def _wash(self, w: int, h: int) -> pygame.Surface:
        u = self.look.scale.u
        picture = light.rounded(w, h, 12 * u, WASH, 74)
        washi.grain(picture)
        picture.blit(light.rounded(w, h, 12 * u, WASH_LINE, line=self.look.paint.line(2.2)), (0, 0))
        return picture

    def _heads(self, target: pygame.Surface) -> None:
        look = self.look
        for seat, crest, rect in zip(self.seats, self.table.crests, self.table.names, strict=True):
            target.blit(look.sprites.crest(seat.crest, crest.w), crest)
            put_name(target, look, seat.name, rect)

    # ---------------------------------------------------------------- rows
    def row(self, target: pygame.Surface, index: int, rect: pygame.Rect, share: float) -> None:
        row = self.sheet.rows[index]
        self._label(target, row, rect)
        for seat, cell in enumerate(row.cells):
            self._cell(target, cell, self.table.cell(seat, rect), share)

    def _words(self, row: ScoreRow) -> str:
        return sentence_case(self.say.text(row.words))

    def _label(self, target: pygame.Surface, row: ScoreRow, rect: pygame.Rect) -> None:
        look, scale = self.look, self.look.scale
        slot = scale.px(SLOT)
        if row.picture is not None:
            picture = row.picture(look, min(scale.px(52 if row.large else 42), rect.h - scale.px(4)))
            target.blit(picture, picture.get_rect(center=(rect.x + slot // 2 - scale.px(2), rect.centery)))
        x = rect.x + slot + scale.px(AIR)
        room = pygame.Rect(x, rect.y, self.table.label.right - x, rect.h)
        second = theme.SECOND.at(21)
        high = look.type.leading(second, 1.2)
        under = self.say.text(row.under) if row.under is not None else ""
        wide = look.type.width(under, second) + scale.px(12)
        if under and look.type.leading(self.label, 1.2) + high <= rect.h:
            lines = look.type.height(self._words(row), self.label, width=room.w, line=1.04)
            if look.type.width(self._words(row), self.label) > room.w and lines + high <= rect.h:  # two lines, and what is under them
                room = pygame.Rect(x, rect.centery - (lines + high) // 2, room.w, lines)
                look.type.put(target, under, second, (x, room.bottom + high // 2), theme.INK_SOFT, width=room.w)
            else:
                room = pygame.Rect(x, rect.y - high // 2, room.w, rect.h)
                look.type.put(target, under, second, (x, room.centery + high), theme.INK_SOFT, width=room.w)
                look.type.put(target, self._words(row), self.label, (x, room.centery), width=room.w)
                return
        elif under and look.type.width(self._words(row), self.label) + wide <= room.w:  # a low row has it at its end
            look.type.put(target, under, second, (room.right - scale.px(6), room.centery), theme.INK_SOFT, align="right")
        put_boxed(target, look, self._words(row), self.label, room)

    def _cell(self, target: pygame.Surface, cell: ScoreCell, rect: pygame.Rect, share: float) -> None:
        look, cells, middle = self.look, self.table.cells, rect.centery
        if cell.drawn is not None:
            side = min(rect.h - look.scale.px(12), self.table.columns[0].w - look.scale.px(14))
            picture = cell.drawn(look, side)
            target.blit(picture, picture.get_rect(center=rect.center))
            return
        icon = pygame.Rect(rect.x + cells.icon_left, middle - cells.icon // 2, cells.icon, cells.icon)
        calc = (rect.x + cells.calc_right, middle)
        if cell.picture:
            picture = look.art.wide(cell.picture, icon.w)
            target.blit(picture, picture.get_rect(center=icon.center))
        if cell.times[0]:
            look.type.put(target, calculation(*cell.times, tight=cells.tight), cells.calc, calc, theme.INK_SOFT, align="right")
        elif cell.coins:
            self._coins(target, cell.coins, pygame.Rect(icon.x, rect.y, rect.x + cells.calc_right - icon.x, rect.h))
        elif cell.reached is not None:
            self._reached(target, cell, calc)
        colour = FAINT if cell.points is None else theme.DEEP_RED if cell.strong else theme.INK
        shown = None if cell.points is None else round(cell.points * share)
        look.type.put(target, figure(shown), cells.points, (rect.x + cells.points_middle, middle), colour, align="centre")

    def _reached(self, target: pygame.Surface, cell: ScoreCell, right: tuple[int, int]) -> None:
        """What a player reached, in a ring; whoever gets the points has the ring filled."""
        look, cells = self.look, self.table.cells
        words, best = str(cell.reached), cell.points is not None
        high = round(look.scale.type(cells.calc.px) * 1.3)
        wide = max(high, look.type.width(words, cells.calc) + high // 2)
        ring = pygame.Rect(right[0] - wide, right[1] - high // 2, wide, high)
        if best:
            target.blit(look.paint.rounded(*ring.size, high / 2, look.paint.tone((104, 86, 70))), ring)
        else:
            target.blit(look.paint.rounded(*ring.size, high / 2, theme.RULE, 150, line=look.paint.line(1.6)), ring)
        ink = theme.PAPER_LIT if best else theme.INK_SOFT
        look.type.put(target, words, Role(theme.READING_BOLD.face, cells.calc.px * 0.96), ring.center, ink, align="centre")

    def _coins(self, target: pygame.Surface, names: Sequence[str], room: pygame.Rect) -> None:
        """Pushed together as far as they must."""
        size = min(self.look.scale.px(31), room.h - 2)
        step = min(size * 0.56, (room.w - size) / max(1, len(names) - 1))
        x = room.right - size - step * (len(names) - 1)
        for index, name in enumerate(names):
            px = size if name.endswith("-large") else round(size * 0.84)
            picture = self.look.art.get(name, (px, px))
            target.blit(picture, picture.get_rect(center=(round(x + step * index + size / 2), room.centery)))

    # ---------------------------------------------------------------- the foot
    def foot(self, target: pygame.Surface, share: float, *, over: bool) -> None:
        """Totals counting up; who won shows only when all is written."""
        look, rect, scale = self.look, self.table.total, self.look.scale
        middle = rect.centery + scale.px(4)
        room = self.table.label.w - scale.px(4)
        look.type.put(target, self.say("score-total"), theme.SHEET_TITLE, (rect.x + scale.px(4), middle), width=room)
        role = theme.TOTAL.at(66 if self.sheet.players < 5 else 58)
        for seat, total in enumerate(self.sheet.totals):
            column = self.table.columns[seat]
            colour = theme.DEEP_RED if over and seat in self.sheet.winners else theme.INK
            words = figure(round(total * share))
            look.type.put(target, words, role, (column.centerx, middle), colour, align="centre", width=column.w - scale.px(12))
        if over:
            self._tie(target)

    def _tie(self, target: pygame.Surface) -> None:
        rect, tie, look, scale = self.table.tie, self.sheet.tie, self.look, self.look.scale
        if rect is None or tie is None:
            return
        size = min(scale.px(38), rect.h - scale.px(6))
        target.blit(look.art.icon(tie.icon, size), (rect.x + scale.px(24) - size // 2, rect.centery - size // 2))
        x = rect.x + scale.px(SLOT + AIR)
        put_boxed(target, look, self.say.text(tie.words), self.label, pygame.Rect(x, rect.y, self.table.label.right - x, rect.h))
        for seat, value in enumerate(tie.values):
            ink = FAINT if value is None else theme.DEEP_RED if seat in self.sheet.winners else theme.INK
            at = (self.table.columns[seat].centerx, rect.centery)
            look.type.put(target, figure(value), self.table.cells.points, at, ink, align="centre")

    # ---------------------------------------------------------------- words
    def tip(self, index: int) -> Tip | None:
        """What a row counts; where something is reached, also how far everybody came."""
        row, say = self.sheet.rows[index], self.say
        if row.about is None:
            return None
        about = say.text(row.about)
        if any(cell.reached is not None for cell in row.cells):
            reached = zip(self.seats, row.cells, strict=True)
            about += "\n" + " ".join(f"[crests/{seat.crest}]\u00a0{cell.reached}\u00a0\u00a0" for seat, cell in reached)
        return Tip(about, self._words(row), say.text(row.note) if row.note else "", row.icon)

    def told(self, index: int) -> str:
        """Everybody's points; where something is reached, how far they came."""
        row, say = self.sheet.rows[index], self.say
        said = []
        for seat, cell in zip(self.seats, row.cells, strict=True):
            points = say("reader-points", points=cell.points) if cell.points is not None else say("reader-no-points")
            reached = say("reader-reached", value=cell.reached) if cell.reached is not None else ""
            said.append(say("spoken-setting", name=seat.name, value=", ".join(part for part in (points, reached) if part)))
        return f"{self._words(row)}. {'; '.join(said)}"
