"""The task of a puzzle: on a sheet of its own among the players, or on the action note."""

import pygame

from momiji.core.text import Text
from momiji.playing.puzzle import Solving
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.services import Services
from momiji.ui.table.show import Note

NAME = theme.Role("Alegreya-ExtraBold", 33)
TASK = theme.READING.at(28)


def difficulty_icon(difficulty: str) -> str:
    return f"difficulty-{('easy', 'medium', 'hard').index(difficulty) + 1}"


def theme_name(solving: Solving) -> Text:
    return Text(f"{solving.puzzle.game}-theme-{solving.puzzle.theme}")


def task_note(solving: Solving, number: int) -> Note:
    return Note(
        "puzzle", Text("puzzle-name", {"number": number}), solving.task, Text(f"puzzle-{solving.puzzle.difficulty}"), solving.opened
    )


def draw_task(target: pygame.Surface, services: Services, solving: Solving, number: int, rect: pygame.Rect) -> None:
    """Emblem, number, how hard it is and what it is about; under them the task, in words as large as fit."""
    look, px, say = services.look, services.scale.px, services.say
    look.paint.panel(target, rect, seed=7)
    pad, emblem = px(18), min(px(116), rect.h - px(44))
    target.blit(look.art.get("house/puzzle", (emblem, emblem)), (rect.x + pad, rect.centery - emblem // 2))
    left, end = rect.x + pad + emblem + px(20), rect.right - px(20)
    name, leaves = say("puzzle-name", number=number), px(38)
    high = max(leaves, look.type.leading(NAME, 1.15))
    words, about = "", theme_name(solving)
    for step in range(9):
        role = TASK.at(TASK.px * (1 - 0.06 * step))
        words = say.text(solving.task)
        paragraph = look.type.paragraph(words, role, width=end - left, line=1.16)
        if high + paragraph.get_height() <= rect.h - px(34):
            break
    top = rect.y + max(px(10), (rect.h - high - px(6) - paragraph.get_height()) // 2)
    drawn = look.type.put(target, name, NAME, (left, top + high // 2), width=(end - left) // 2)
    icon = look.art.icon(difficulty_icon(solving.puzzle.difficulty), leaves)
    target.blit(icon, (drawn.right + px(14), top + (high - leaves) // 2))
    x = drawn.right + px(14) + leaves + px(14)
    chip = say.text(about)
    if x + px(60) < end:
        draw_chip(target, look, chip, (x, top + high // 2), theme.INDIGO, anchor="midleft", width=min(chip_size(look, chip)[0], end - x))
    target.blit(paragraph, (left, top + high + px(6)))
