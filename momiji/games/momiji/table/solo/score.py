"""The page of a scenario: its conditions, ticked or not with their figures, and what lies in the herbarium."""

from functools import partial
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.games.momiji.rules import scoring
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.table.draw.scenario import scenario_picture
from momiji.games.momiji.table.score import herbarium, token
from momiji.i18n import Translator
from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.scenes.score.layout import FOOT, INNER, LEFT, WIDE, RowPlace, calculation, figure, grow
from momiji.ui.scenes.score.paper import FAINT, draw_page
from momiji.ui.scenes.score.sheet import Alone, ScoreCell, ScoreRow, ScoreSheet
from momiji.ui.scenes.score.words import fit, put_boxed, sentence_case
from momiji.ui.services import Look

from .conditions import SoloCondition, SoloFigure, SoloScenario, scenario_of

CONDITION: Final = 120.0
ROW: Final = 60.0
TITLE: Final = 108.0
BLOCK: Final = 62.0  # a heading over a block of rows
GAP: Final = 56.0
WORDS: Final = theme.READING_BOLD.at(28)


def solo_sheet(s: State) -> ScoreSheet:
    """A scenario adds nothing up: its rows show what lies in the herbarium and which goals were reached."""
    scenario, scores = scenario_of(s), scoring.scores(s)
    rows = herbarium(s, scores)
    goals = tuple(_goal_row(goal, owned=goal in s.players[0].goals) for goal in EDITION.scenarios[scenario.id].goals)
    held = [condition.holds for condition in scenario.conditions]
    said = (
        (Text("score-solo-won"), Text("score-solo-won-sentence", {"turns": s.turn}))
        if scenario.won
        else (Text("score-solo-lost"), Text("score-solo-lost-sentence", {"held": sum(held), "all": len(held)}))
    )
    alone = Alone(
        scenario.won,
        said,
        paper=lambda look, say: SoloPaper(look, say, rows + goals, scenario, s.turn),
        banner=lambda look, width: scenario_picture(look, scenario.id, width),
    )
    totals = tuple(score.total for score in scores)
    return ScoreSheet(rows + goals, totals, (), rounds=s.turn, second=len(rows), alone=alone)


def _goal_row(goal: str, *, owned: bool) -> ScoreRow:
    cell = ScoreCell(None, "icons/check" if owned else "")
    return ScoreRow("goal", goal, Text(f"solo-goal-title-{goal}"), partial(token, f"goals/{goal}"), (cell,), large=True)


class SoloPaper:
    leaf_keys = ("score-conditions", "score-herbarium")

    def __init__(self, look: Look, say: Translator, rows: tuple[ScoreRow, ...], scenario: SoloScenario, turns: int) -> None:
        self.look, self.say, self.rows, self.scenario, self.turns = look, say, rows, scenario, turns
        self._lay_out()

    # ---------------------------------------------------------------- layout
    def _lay_out(self) -> None:
        """Conditions above, piles and goals side by side below them, or on a leaf of their own."""
        scale = self.look.scale
        words = grow(scale, 25, 0.8)
        first = next(i for i, row in enumerate(self.rows) if row.kind == "goal")
        sides = (range(first), range(first, len(self.rows)))
        count, rows = len(self.scenario.conditions), max(len(part) for part in sides)
        parted = scale.text >= 1.5
        head = TITLE + 20 * (grow(scale, 46, 0.8) - 1)
        each, row, block = CONDITION * words, ROW * words, BLOCK * words
        needs = (head + count * each, (head if parted else 0.0) + block + rows * row)
        room = FOOT - 26 - 40
        share = min(1.25 if parted else 1.12, room / (max(needs) if parted else sum(needs) + 20))
        each, row, block = each * share, row * share, block * share
        high = min(room + 40, (max(needs) if parted else sum(needs) + 20) * share + 40)
        top = 26 + (FOOT - 26 - high) / 2
        self.page = scale.rect(LEFT, top, WIDE, high)
        self._title = (scale.x(INNER[0]), scale.y(top + 58))
        wide, tall = 520 * grow(scale, 24, 0.35), 58 * grow(scale, 24, 0.6)
        self.turner = scale.rect(INNER[1] - wide, top + 58 - tall / 2, wide, tall)
        across = INNER[1] - INNER[0]
        self._head = scale.y(top + head)
        conditions = [RowPlace(i, scale.rect(INNER[0], top + head + each * i, across, each)) for i in range(count)]
        below = top + head + (block if parted else count * each + 20 + block)
        half = (across - GAP) / 2
        table: list[RowPlace] = []
        for side, part in enumerate(sides):
            x = INNER[0] + side * (half + GAP)
            table += [RowPlace(count + index, scale.rect(x, below + row * i, half, row)) for i, index in enumerate(part)]
        self._blocks = tuple(scale.rect(INNER[0] + side * (half + GAP), below - block, half, block) for side in (0, 1))
        self.leaves: tuple[tuple[RowPlace, ...], ...] = (tuple(conditions), tuple(table)) if parted else ((*conditions, *table),)

    # ---------------------------------------------------------------- drawing
    def ground(self, target: pygame.Surface, leaf: int) -> None:
        look, scale, say = self.look, self.look.scale, self.say
        draw_page(target, look, self.page)
        one = len(self.leaves) == 1
        note = say("score-solo-note", turns=self.turns)
        right = scale.x(INNER[1]) - look.type.width(note, theme.READING.at(24)) if one else self.turner.x
        name = say(f"scenario-{self.scenario.id}-title")
        look.type.put(target, name, theme.SHEET_TITLE, self._title, width=right - self._title[0] - scale.px(30))
        if one:
            at = (scale.x(INNER[1]), self._title[1])
            look.type.put(target, note, theme.READING.at(24), at, theme.INK_SOFT, align="right")
        left, wide = scale.x(INNER[0]), scale.x(INNER[1]) - scale.x(INNER[0])
        look.paint.rule(target, left, self._head, wide, strong=True)
        count = len(self.scenario.conditions)
        for place in self.leaves[leaf]:
            if place.index and (place.index < count or place.rect.top > self._blocks[0].bottom):
                look.paint.rule(target, place.rect.x, place.rect.top, place.rect.w)
        if one or leaf == 1:
            for rect, key in zip(self._blocks, ("score-herbarium", "score-goals"), strict=True):
                at = (rect.x, rect.bottom - round(rect.h * 0.42))
                look.type.put(target, say(key), theme.TIP_TITLE, at, width=rect.w)
                look.paint.rule(target, rect.x, rect.bottom, rect.w, strong=True)

    def under(self, target: pygame.Surface, strength: float) -> None:
        """Nobody else's column to tell it from: nothing."""

    def row(self, target: pygame.Surface, index: int, rect: pygame.Rect, share: float) -> None:
        count = len(self.scenario.conditions)
        if index < count:
            self._condition(target, self.scenario.conditions[index], rect)
        else:
            self._thing(target, self.rows[index - count], rect, share)

    def foot(self, target: pygame.Surface, share: float, *, over: bool) -> None:
        """A scenario is won or lost; nothing is added up."""

    def tip(self, index: int) -> Tip | None:
        row = self.rows[index - len(self.scenario.conditions)]
        if index < len(self.scenario.conditions) or row.kind != "pile":
            return None
        assert row.about is not None
        return Tip(self.say.text(row.about), sentence_case(self.say.text(row.words)))

    def told(self, index: int) -> str:
        """A condition and whether it holds, or a pile or goal and how it ended."""
        say, count = self.say, len(self.scenario.conditions)
        if index < count:
            condition = self.scenario.conditions[index]
            words = say(f"scenario-{self.scenario.id}-condition-{condition.number}")
            return say("spoken-setting", name=words.rstrip("."), value=say("reader-holds" if condition.holds else "reader-fails"))
        row = self.rows[index - count]
        cell = row.cells[0]
        reached = say("reader-holds" if cell.picture else "reader-fails")
        state = reached if row.kind == "goal" else say("reader-points", points=cell.points) if cell.points is not None else ""
        name = sentence_case(say.text(row.words))
        return say("spoken-setting", name=name, value=state) if state else name

    def _condition(self, target: pygame.Surface, condition: SoloCondition, rect: pygame.Rect) -> None:
        look, scale = self.look, self.look.scale
        size = min(scale.px(66), rect.h - scale.px(10))
        at = (rect.x + scale.px(4), rect.centery - size // 2)
        target.blit(look.art.icon("brush-tick" if condition.holds else "brush-ring", size), at)
        left = at[0] + size + scale.px(24)
        pip = min(round(scale.px(38) * grow(scale, 28, 0.5)), round(rect.h * 0.36))
        words = self.say(f"scenario-{self.scenario.id}-condition-{condition.number}")
        high = rect.h - pip - scale.px(22)
        spare = max(0, high - 2 * look.type.leading(WORDS, 1.1)) if look.type.width(words, WORDS) > rect.right - left else high // 3
        box = pygame.Rect(left, rect.y + scale.px(6) + spare // 2, rect.right - left, high - spare)
        voice = fit(look, words, WORDS, box.size) or theme.READING_BOLD
        put_boxed(target, look, words, voice, box, theme.INK if condition.holds else theme.INK_SOFT)
        self._figures(target, condition.figures, pygame.Rect(left, box.bottom + scale.px(4), box.w, pip))

    def _figures(self, target: pygame.Surface, figures: tuple[SoloFigure, ...], rect: pygame.Rect) -> None:
        """How far each part came, as small pictures with their numbers."""
        look, scale, x = self.look, self.look.scale, rect.x
        if not figures:
            look.type.put(target, figure(None), theme.COUNT.at(28), (x + scale.px(8), rect.centery), FAINT)
        for one in figures:
            art = f"goals/{one.goal}" if one.goal else f"leaves/{theme.LEAVES[one.leaf].art}" if one.leaf else "tokens/acorn-small"
            target.blit(look.art.get(art, (rect.h, rect.h)), (x, rect.y))
            x += rect.h + scale.px(8)
            if not one.goal:
                ink = FAINT if one.value is None else theme.INK
                x = look.type.put(target, figure(one.value), theme.COUNT.at(28), (x, rect.centery), ink).right + scale.px(6)
            if one.gate:
                gate = look.art.wide("tokens/gate", rect.h)
                target.blit(gate, (x, rect.centery - gate.get_height() // 2))
                x += rect.h
            if one.owned:
                target.blit(look.sprites.goal(one.leaf, rect.h), (x, rect.y))
                x += rect.h
            x += scale.px(6 if one.goal else 30)

    def _thing(self, target: pygame.Surface, row: ScoreRow, rect: pygame.Rect, share: float) -> None:
        look, scale, cell = self.look, self.look.scale, row.cells[0]
        assert row.picture is not None
        picture = row.picture(look, min(scale.px(50 if row.large else 42), rect.h - scale.px(4)))
        words = sentence_case(self.say.text(row.words))
        target.blit(picture, picture.get_rect(center=(rect.x + scale.px(26), rect.centery)))
        left, right = rect.x + scale.px(62), rect.right - scale.px(10)
        if row.kind == "goal":
            right = self._owned(target, bool(cell.picture), right, rect)
        else:
            shown = figure(None if cell.points is None else round(cell.points * share))
            ink = FAINT if cell.points is None else theme.INK
            look.type.put(target, shown, theme.COUNT.at(32), (right, rect.centery), ink, align="right")
            right -= look.type.width("12", theme.COUNT.at(32)) + scale.px(16)
        if row.kind == "pile" and cell.points is not None:
            counted = calculation(*cell.times)
            right = look.type.put(target, counted, theme.READING, (right, rect.centery), theme.INK_SOFT, align="right").x
            if cell.picture:
                gate = look.art.wide(cell.picture, min(scale.px(36), rect.h))
                right -= gate.get_width() + scale.px(10)
                target.blit(gate, (right, rect.centery - gate.get_height() // 2))
        box = pygame.Rect(left, rect.y, right - left - scale.px(10), rect.h)
        put_boxed(target, look, words, fit(look, words, theme.READING_BOLD, box.size) or theme.SECOND, box)

    def _owned(self, target: pygame.Surface, owned: bool, right: int, rect: pygame.Rect) -> int:
        look, scale = self.look, self.look.scale
        if not owned:
            return look.type.put(target, figure(None), theme.COUNT.at(32), (right, rect.centery), FAINT, align="right").x
        size = min(scale.px(40), rect.h - scale.px(4))
        target.blit(look.art.icon("check", size, theme.DEEP_RED), (right - size, rect.centery - size // 2))
        return right - size
