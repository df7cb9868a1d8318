"""The page of the score pad: paper, stitches, rules, and each row in ink. Draws for any look, so that a picture can be made too."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from momiji.games.momiji.rules import scoring
from momiji.games.momiji.table.score import Cell, Row, Sheet
from momiji.i18n import Tongue
from momiji.playing.session import Seat
from momiji.ui import light, theme, washi
from momiji.ui.kit.tip import Tip
from momiji.ui.services import Look
from momiji.ui.theme import SMALLEST_TEXT, Colour, Role

from .layout import Place, calculation, figure, table
from .words import fit, put_boxed, put_name, sentence_case

FAINT: Final[Colour] = (108, 88, 66)
WASH: Final[Colour] = (246, 190, 78)
WASH_LINE: Final[Colour] = (196, 142, 52)
THREAD: Final[Colour] = (150, 36, 30)
LARGE: Final = 5  # acorns in a large one
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
    leaves: tuple[tuple[Place, ...], ...]
    leaf_keys: tuple[str, str]

    def ground(self, target: pygame.Surface, leaf: int) -> None:
        """Page, title and rules: what needs no ink."""

    def under(self, target: pygame.Surface, strength: float) -> None:
        """What stands behind the rows; `strength` is how much of the result may be seen."""

    def row(self, target: pygame.Surface, index: int, rect: pygame.Rect, share: float) -> None:
        """A row in ink; with a share under 1 its figures still count up."""

    def foot(self, target: pygame.Surface, share: float, *, over: bool) -> None: ...

    def tip(self, index: int) -> Tip | None: ...


class TablePaper:
    """The table of several players on its page."""

    leaf_keys = ("score-piles", "score-goals")

    def __init__(self, look: Look, tongue: Tongue, seats: Sequence[Seat], sheet: Sheet) -> None:
        self.look, self.tongue, self.seats, self.sheet = look, tongue, seats, sheet
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
        look, table, scale, tongue = self.look, self.table, self.look.scale, self.tongue
        draw_page(target, look, table.page)
        title = look.type.put(target, tongue("score-title"), theme.SHEET_TITLE, table.title, width=self._title_room())
        if len(table.leaves) == 1:
            note = tongue("score-note", players=self.sheet.players, rounds=self.sheet.rounds)
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
            self._cell(target, row, cell, self.table.cell(seat, rect), seat, share)

    def _words(self, row: Row) -> str:
        match row.kind:
            case "pile":
                return sentence_case(self.tongue(f"leaf-{row.name}"))
            case "goal":
                return goal_title(self.tongue, row.name)
            case "acorns" | "blue":
                return self.tongue(f"score-{row.kind}")

    def _label(self, target: pygame.Surface, row: Row, rect: pygame.Rect) -> None:
        look, scale = self.look, self.look.scale
        sprites, low = look.sprites, rect.h - scale.px(4)
        size = min(scale.px(52 if row.kind == "goal" else 42), low)
        match row.kind:
            case "pile":
                picture = sprites.leaf(row.name, size)
            case "goal":
                picture = sprites.goal(row.name, size)
            case "acorns" | "blue":
                picture = look.art.get("tokens/acorn-small" if row.kind == "acorns" else "tokens/blue-leaf-token", (size, size))
        slot = scale.px(SLOT)
        target.blit(picture, picture.get_rect(center=(rect.x + slot // 2 - scale.px(2), rect.centery)))
        x = rect.x + slot + scale.px(AIR)
        put_boxed(target, look, self._words(row), self.label, pygame.Rect(x, rect.y, self.table.label.right - x, rect.h))

    def _cell(self, target: pygame.Surface, row: Row, cell: Cell, rect: pygame.Rect, seat: int, share: float) -> None:
        look, cells, middle = self.look, self.table.cells, rect.centery
        icon = pygame.Rect(rect.x + cells.icon_left, middle - cells.icon // 2, cells.icon, cells.icon)
        calc = (rect.x + cells.calc_right, middle)
        if row.kind == "pile" and cell.points is not None:
            if cell.gate:
                gate = look.art.wide("tokens/gate", icon.w)
                target.blit(gate, gate.get_rect(center=icon.center))
            look.type.put(target, calculation(cell.cards, cell.top, tight=cells.tight), cells.calc, calc, theme.INK_SOFT, align="right")
        elif row.kind == "acorns":
            self._acorns(target, cell.points or 0, pygame.Rect(icon.x, rect.y, rect.x + cells.calc_right - icon.x, rect.h))
        elif row.kind == "goal":
            if cell.owns:
                target.blit(look.sprites.crest(self.seats[seat].crest, icon.w), icon)
            self._reached(target, cell, calc)
        elif cell.owns:
            target.blit(look.art.get("tokens/blue-leaf-token", icon.size), icon)
        rich = cell.points is not None and (row.kind == "blue" or (row.kind == "goal" and cell.points == scoring.OWNER_POINTS))
        colour = FAINT if cell.points is None else theme.DEEP_RED if rich else theme.INK
        shown = None if cell.points is None else round(cell.points * share)
        look.type.put(target, figure(shown), cells.points, (rect.x + cells.points_middle, middle), colour, align="centre")

    def _reached(self, target: pygame.Surface, cell: Cell, right: tuple[int, int]) -> None:
        """What a player reached for a goal, in a ring; whoever fulfils it has the ring filled."""
        look, cells = self.look, self.table.cells
        words, best = str(cell.figure), cell.points is not None
        high = round(look.scale.type(cells.calc.px) * 1.3)
        wide = max(high, look.type.width(words, cells.calc) + high // 2)
        ring = pygame.Rect(right[0] - wide, right[1] - high // 2, wide, high)
        if best:
            target.blit(look.paint.rounded(*ring.size, high / 2, (104, 86, 70)), ring)
        else:
            target.blit(look.paint.rounded(*ring.size, high / 2, theme.RULE, 150, line=look.paint.line(1.6)), ring)
        ink = theme.PAPER_LIT if best else theme.INK_SOFT
        look.type.put(target, words, Role(theme.READING_BOLD.face, cells.calc.px * 0.96), ring.center, ink, align="centre")

    def _acorns(self, target: pygame.Surface, value: int, room: pygame.Rect) -> None:
        """Large ones first, pushed together as far as they must."""
        names = ["acorn-large"] * (value // LARGE) + ["acorn-small"] * (value % LARGE)
        size = min(self.look.scale.px(31), room.h - 2)
        step = min(size * 0.56, (room.w - size) / max(1, len(names) - 1))
        x = room.right - size - step * (len(names) - 1)
        for index, name in enumerate(names):
            px = size if name == "acorn-large" else round(size * 0.84)
            picture = self.look.art.get(f"tokens/{name}", (px, px))
            target.blit(picture, picture.get_rect(center=(round(x + step * index + size / 2), room.centery)))

    # ---------------------------------------------------------------- the foot
    def foot(self, target: pygame.Surface, share: float, *, over: bool) -> None:
        """Totals counting up; who won shows only when all is written."""
        look, rect, scale = self.look, self.table.total, self.look.scale
        middle = rect.centery + scale.px(4)
        room = self.table.label.w - scale.px(4)
        look.type.put(target, self.tongue("score-total"), theme.SHEET_TITLE, (rect.x + scale.px(4), middle), width=room)
        role = theme.TOTAL.at(66 if self.sheet.players < 5 else 58)
        for seat, total in enumerate(self.sheet.totals):
            column = self.table.columns[seat]
            colour = theme.DEEP_RED if over and seat in self.sheet.winners else theme.INK
            words = figure(round(total * share))
            look.type.put(target, words, role, (column.centerx, middle), colour, align="centre", width=column.w - scale.px(12))
        if over:
            self._tie(target)

    def _tie(self, target: pygame.Surface) -> None:
        rect, look, scale = self.table.tie, self.look, self.look.scale
        if rect is None or self.sheet.hands is None:
            return
        size = min(scale.px(38), rect.h - scale.px(6))
        target.blit(look.art.icon("hand", size), (rect.x + scale.px(24) - size // 2, rect.centery - size // 2))
        x = rect.x + scale.px(SLOT + AIR)
        put_boxed(target, look, self.tongue("score-hand"), self.label, pygame.Rect(x, rect.y, self.table.label.right - x, rect.h))
        for seat, hand in enumerate(self.sheet.hands):
            ink = FAINT if hand is None else theme.DEEP_RED if seat in self.sheet.winners else theme.INK
            at = (self.table.columns[seat].centerx, rect.centery)
            look.type.put(target, figure(hand), self.table.cells.points, at, ink, align="centre")

    # ---------------------------------------------------------------- words
    def tip(self, index: int) -> Tip | None:
        """What a row counts; for a goal also how far everybody came."""
        row, tongue = self.sheet.rows[index], self.tongue
        match row.kind:
            case "pile":
                name = sentence_case(tongue(f"leaf-{row.name}"))
                closed = any(cell.gate for cell in row.cells)
                return Tip(tongue("score-about-pile"), name, tongue("score-about-pile-closed") if closed else "")
            case "acorns":
                return Tip(tongue("score-about-acorns"), tongue("score-acorns"))
            case "blue":
                points = figure(-scoring.BLUE_TOKEN_POINTS)
                return Tip(tongue("score-about-blue", points=points), tongue("score-blue"), icon="tokens/blue-leaf-token")
            case "goal":
                reached = " ".join(
                    f"[crests/{seat.crest}]\u00a0{cell.figure}\u00a0\u00a0" for seat, cell in zip(self.seats, row.cells, strict=True)
                )
                about = tongue("score-about-goal", goal=row.name, leaf=f"leaf-{row.name}")
                points = tongue("score-about-points", owner=scoring.OWNER_POINTS, others=scoring.OTHERS_POINTS)
                return Tip(f"{about}\n{reached}", goal_title(tongue, row.name), points, f"goals/{row.name}")


def goal_title(tongue: Tongue, goal: str) -> str:
    return tongue("score-goal", goal=goal, name=f"goal-{goal}")
