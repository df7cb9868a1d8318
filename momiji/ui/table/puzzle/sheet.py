"""What an answer comes to, on a sheet over the table: solved with its reasons, or not yet, or as it was shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from momiji.core.text import Text
from momiji.playing.puzzle import Solving, Verdict
from momiji.store.puzzles import PuzzleLine
from momiji.ui import theme
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.paint import Material
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.table.pictogram import Pictogram, pictured
from momiji.ui.table.table import table_of

Kind = Literal["solved", "shown", "wrong"]
MARKS: Final = {"solved": "house/mark-solved", "shown": "house/mark-shown", "wrong": "house/mark-begun"}
TITLE: Final = theme.Role("Alegreya-ExtraBold", 46)
BODY: Final = theme.READING.at(27)
PROOF: Final = theme.SECOND
OTHER: Final = theme.READING.at(24)
RESULT: Final = theme.NAME.at(26)
POINT: Final = 13  # of a bar, for each point; where there are more than a dozen the bars shrink
BAR: Final = 150
WIDE: Final = 1420
PICTURES: Final = 46  # how high the turns stand there in small pictures
FOLDED: Final = (430, 84)
COIN: Final = 52
DIM: Final = 40


@dataclass(frozen=True, slots=True)
class WayOn:
    """A way on from the sheet; the first is the one most people want."""

    key: str
    press: Press


class VerdictScene(ModalScene):
    """`ways` are its buttons. Nothing on it tells the solution while the answer was wrong. Folded away, the whole table is in sight."""

    dim = DIM
    folded = False

    def __init__(self, services: Services, solving: Solving, kind: Kind, verdict: Verdict, ways: Sequence[WayOn], on_leave: Press) -> None:
        super().__init__(services)
        self.solving, self.kind, self.verdict = solving, kind, verdict
        self.ways, self.on_leave = list(ways), on_leave

    # ---------------------------------------------------------------- words
    def heading(self) -> str:
        return self.services.say(f"puzzle-title-{self.kind}")

    def written(self) -> Sequence[str]:
        """The proof and the other turns stand there only where the solution is told."""
        if not self._lines:
            return self.told()
        rows = zip(self._turns, self._results, strict=True)
        return [*self.told(), self.proof(), self.services.say("puzzle-lines"), *(f"{turn} – {result}" for turn, result in rows)]

    def told(self) -> list[str]:
        """What is said of the answer, one sentence after another."""
        say, solving, verdict = self.services.say, self.solving, self.verdict
        if self.kind != "wrong":
            return [say.text(solving.why()), *(say.text(reason) for reason in solving.reasons())]
        said = [say.text(solving.costs(verdict))]
        if verdict.reply:
            said.append(say.text(Text("puzzle-wrong-reply", {"reply": " ".join(say.text(text) for text in verdict.reply)})))
        if verdict.begun:
            said.append(say.text(Text("puzzle-wrong-begun", {"count": verdict.begun})))
        return said

    def proof(self) -> str:
        return self.services.say.text(self.solving.proof())

    # ---------------------------------------------------------------- layout
    @property
    def _lines(self) -> tuple[PuzzleLine, ...]:
        return self.solving.told if self.kind != "wrong" else ()

    @property
    def _beside(self) -> bool:
        """Other turns stand at the right, unless words are too large for two columns."""
        return bool(self._lines) and self.services.scale.room(BODY.px) < 1.3

    def _coin(self, size: int) -> Widget:
        """Folds the sheet away, and back."""
        px, key = self.services.scale.px, "puzzle-unfold" if self.folded else "puzzle-fold"
        rect = pygame.Rect(self.sheet.right - px(12) - size, self.sheet.y + px(8), size, size)
        if self.folded:
            rect.centery = self.sheet.centery
        return RoundButton(self.services, "fold", rect, "log" if self.folded else "eye", self._fold, tip=Tip(self.services.say(key)))

    def _fold(self) -> Change | None:
        self.folded = not self.folded
        self.dim = 0 if self.folded else DIM
        self.build()
        self.page.set_focus("fold" if self.folded else self.ways[0].key, ring=self.page.keyboard)
        return None

    def layout(self) -> list[Widget]:
        if self.folded:
            px = self.services.scale.px
            self.sheet = pygame.Rect(0, 0, px(FOLDED[0]), max(px(FOLDED[1]), round(self.services.look.type.leading(TITLE, 1.3))))
            self.sheet.midtop = (self.services.scale.x(960), px(8))
            return [self._coin(px(COIN))]
        services, scale, say = self.services, self.services.scale, self.services.say
        px, kind = scale.px, services.look.type
        role = theme.PLAIN.at(26)
        words = [say(way.key) for way in self.ways]
        wide = [
            max(px(190), kind.width(said, role) + px(170 if not at else 70)) for at, said in enumerate(words)
        ]  # the first shows its key
        width = max(px(WIDE if self._lines else 860), min(scale.width - px(40), sum(wide) + px(16) * (len(wide) - 1) + px(64)))
        left = (round(width * 0.42) if self._beside else width) - px(64)
        grow = min(1.4, max(1.0, scale.room(26) ** 0.6))
        high = round(px(68) * grow)
        most = scale.height - px(60) - high - px(60) - round(kind.leading(TITLE, 1.3))
        for step in range(9):
            shrunk = 1 - 0.06 * step
            self._body = [kind.paragraph(words, BODY.at(BODY.px * shrunk), width=left, line=1.24) for words in self.told()]
            self._proof = kind.paragraph(self.proof(), PROOF.at(PROOF.px * shrunk), theme.INK_SOFT, width=left - px(36), line=1.15)
            self._others = self._said(width - px(64) - (left + px(40) if self._beside else 0), shrunk)
            self._row = max(px(56), max((words.get_height() for words in self._others), default=0) + px(12))
            body = sum(words.get_height() + px(10) for words in self._body)
            body += self._proof.get_height() + px(14) if self._lines else 0
            rows = self._row * len(self._lines) + round(kind.leading(theme.NAME, 1.3))
            inside = max(body, rows) if self._beside else body + (rows if self._lines else 0)
            if inside <= most:
                break
        head = round(kind.leading(TITLE, 1.3)) + px(22)
        self.sheet = pygame.Rect(0, 0, width, head + inside + high + px(66))
        self.sheet.midtop = (scale.x(960), max(px(16), min(scale.y(218), scale.height - self.sheet.h - px(16))))
        self._top = self.sheet.y + head
        self._inside = inside
        self._column = left
        x, widgets = self.sheet.x + px(32), list[Widget]()
        for number, way in enumerate(self.ways):
            rect = pygame.Rect(x, self.sheet.bottom - high - px(26), wide[number], high)
            material: Material = "paper" if number else "lacquer"
            key = "" if number else services.key("return")
            widgets.append(Button(services, way.key, rect, words[number], way.press, material=material, role=role, hotkey=key))
            x = rect.right + px(16)
        return [*widgets, *self._told_rows(), self._coin(px(COIN))]

    @property
    def _results(self) -> list[str]:
        return [self.services.say.text(self.solving.result(line.value)) for line in self._lines]

    @property
    def _turns(self) -> list[str]:
        return [" ".join(map(self.services.say.text, self.solving.told_apart(line))) for line in self._lines]

    def _beside_words(self) -> int:
        """What bar and result take of a row."""
        look, px = self.services.look, self.services.scale.px
        return max(look.type.width(words, RESULT) for words in self._results) + self._bars + px(40)

    @property
    def _bars(self) -> int:
        """Nothing stands beyond the best turn where the others fall behind it; alone there is nothing to measure."""
        return 0 if self.solving.alone else self.services.scale.px(BAR) // (2 if self._fall_behind else 1)

    @property
    def _fall_behind(self) -> bool:
        return self.solving.puzzle.kind == "best"

    def _said(self, width: int, shrunk: float) -> list[pygame.Surface]:
        """The turns in words, each as high as it needs to be."""
        if not self._lines:
            return []
        room, role = width - self._beside_words(), OTHER.at(OTHER.px * shrunk)
        if self._pictures:
            look = self.services.look
            high = round(self.services.scale.px(PICTURES) * min(1.25, max(1.0, self.services.scale.room(OTHER.px))) * shrunk)
            return [pictured(look, steps, high, room) for steps in self._pictures]
        return [self.services.look.type.paragraph(words, role, width=room, line=1.12) for words in self._turns]

    @property
    def _pictures(self) -> list[list[Pictogram]]:
        """Nothing where two turns would look alike: then words have to tell them apart."""
        solving = self.solving
        table, rules = table_of(solving.puzzle.game), solving.session.rules
        found = [table.pictograms(rules, solving.start, solving.steps_of(line)) for line in self._lines]
        return found if all(found) and all(one not in found[:at] for at, one in enumerate(found)) else []

    def enter(self) -> None:
        self.services.speak(" ".join([self.heading(), *self.told()]), waits=True)
        self.page.set_focus(self.ways[0].key, ring=False)

    def resume(self) -> None:
        """Enter does again what its sign says."""
        super().resume()
        self.page.set_focus("fold" if self.folded else self.ways[0].key, ring=False)

    def escape(self) -> Change | None:
        return self.on_leave()

    # ---------------------------------------------------------------- drawing
    def draw_sheet(self, target: pygame.Surface) -> None:
        look, px, say, sheet = self.services.look, self.services.scale.px, self.services.say, self.sheet
        mark, middle = px(48), sheet.y + px(22) + look.type.leading(TITLE, 1.3) // 2
        if self.folded:
            middle = sheet.centery
        target.blit(look.art.get(MARKS[self.kind], (mark, mark)), (sheet.x + px(32), middle - mark // 2))
        title = look.type.put(target, self.heading(), TITLE, (sheet.x + px(32) + mark + px(16), middle), width=sheet.w // 2)
        if self.folded:
            return
        if self.kind != "wrong":
            result = say.text(self.solving.gain)
            right = sheet.x + px(32) + self._column - (0 if self._beside else px(COIN))
            look.type.put(
                target, result, theme.NAME.at(34), (right, middle), theme.DEEP_RED, align="right", width=right - title.right - px(20)
            )
        y = self._top
        for words in self._body:
            target.blit(words, (sheet.x + px(32), y))
            y += words.get_height() + px(10)
        if not self._lines:
            return
        tick = px(26)
        icon = look.art.icon("check", tick)
        at = y + px(4) + self._proof.get_height() // 2
        target.blit(icon, (sheet.x + px(32), at - tick // 2))
        target.blit(self._proof, (sheet.x + px(32) + tick + px(10), y + px(4)))
        area = self._area
        if self._beside:
            look.paint.rule(target, area.x - px(20), area.y + px(10), self._top + self._inside - area.y - px(10), down=True)
        self._draw_lines(target, area)

    @property
    def _area(self) -> pygame.Rect:
        """Where the turns are told, from its title on: at the right, or under everything else."""
        px, sheet = self.services.scale.px, self.sheet
        if self._beside:
            x = sheet.x + px(32) + self._column + px(40)
            return pygame.Rect(x, sheet.y + px(22), sheet.right - px(32) - x, 1)
        said = sum(words.get_height() + px(10) for words in self._body)
        return pygame.Rect(sheet.x + px(32), self._top + said + px(14) + self._proof.get_height(), sheet.w - px(64), 1)

    def _rows(self) -> Iterator[pygame.Rect]:
        area, px = self._area, self.services.scale.px
        y = area.y + self.services.look.type.leading(theme.NAME, 1.3) + px(6)
        for _ in self._lines:
            yield pygame.Rect(area.x, y, area.w, self._row)
            y += self._row

    def _told_rows(self) -> list[Widget]:
        """What the small pictures mean, for whoever points at them."""
        if not self._pictures:
            return []
        told = zip(self._turns, self._rows(), strict=True)
        return [Drawing(self.services, f"turn-{at}", row, lambda *_: None, tip=Tip(words)) for at, (words, row) in enumerate(told)]

    def _draw_lines(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """The best turn and others, each with a bar from the axis and what it comes to."""
        look, px, say = self.services.look, self.services.scale.px, self.services.say
        head = look.type.leading(theme.NAME, 1.3)
        look.type.put(target, say("puzzle-lines"), theme.NAME, (area.x, area.y + head // 2), width=area.w)
        most = max(1, *(abs(line.value) for line in self._lines))
        unit = 0 if self.solving.alone else min(px(POINT), px(BAR) / 2 / most)
        wide = max(look.type.width(words, RESULT) for words in self._results)
        told = zip(self._lines, self._others, self._results, self._rows(), strict=True)
        for at, (line, words, result, row) in enumerate(told):
            first = at == 0
            if first:
                wash = row.inflate(px(20), -px(4))
                target.blit(look.paint.rounded(*wash.size, 8 * look.scale.u, (240, 196, 110), 80), wash)
            target.blit(words, (row.x, row.centery - words.get_height() // 2))
            if unit:
                axis = row.right - wide - px(24) - (0 if self._fall_behind else px(BAR) // 2)
                pygame.draw.line(target, look.paint.stroke(theme.RULE), (axis, row.y + px(6)), (axis, row.bottom - px(6)), max(1, px(2)))
                length = round(abs(line.value) * unit)
                bar = pygame.Rect(axis if line.value > 0 else axis - length, row.centery - px(8), length, px(16))
                if length:
                    target.blit(
                        look.paint.rounded(*bar.size, 4 * look.scale.u, look.paint.stroke(theme.INDIGO if line.value > 0 else theme.TAUPE)),
                        bar,
                    )
            ink = theme.DEEP_RED if first else theme.INK
            look.type.put(target, result, RESULT, (row.right, row.centery), ink, align="right", width=wide)
