"""The right page: an example that plays, things to look at, or a small table of figures."""

from typing import Final, Protocol

import pygame

from momiji.core.rulebook import Display, Example, Figures
from momiji.ui import theme
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.theme import Role

CAPTION: Final = theme.READING
CELL: Final = theme.READING_BOLD
TOTAL: Final = Role("Alegreya-ExtraBold", 34)
LARGE: Final = 1.3  # from this growth of words on, captions go over to the prose


class LivePicture(Widget):
    """An example on the page; `play` lets it happen."""

    focusable = False

    @property
    def playing(self) -> bool:
        return False

    def play(self) -> None:
        raise NotImplementedError


class Artist(Protocol):
    """Draws what a game's pages tell in its own notation; `most` is the width of a card at most."""

    def size(self, services: Services, picture: str, room: tuple[int, int], most: int) -> tuple[int, int]: ...

    def draw(self, target: pygame.Surface, services: Services, picture: str, rect: pygame.Rect, most: int) -> None: ...

    def live(self, services: Services, example: Example, rect: pygame.Rect) -> LivePicture: ...

    def view(self, chapter: str) -> str:
        """The drawing that stands at the foot of a chapter's bare pages, or nothing."""
        ...


def words_are_large(services: Services) -> bool:
    return services.scale.room(CAPTION.px) >= LARGE


def display(services: Services, artist: Artist, side: Display, area: pygame.Rect) -> Widget:
    """Rows of things with their words below them, as high as the words leave room."""
    px, type_, say = services.scale.px, services.look.type, services.say
    role = CAPTION
    for _ in range(12):
        heights = [type_.height(say.text(row.caption), role, width=area.w, line=1.18) for row in side.rows]
        if sum(heights) <= area.h * 0.55:
            break
        role = role.at(role.px * 0.93)
    gap = px(22)
    free = area.h - sum(heights) - (gap + px(6)) * len(heights)
    most = px(124)
    rooms = [artist.size(services, row.things, (area.w, area.h), most)[1] for row in side.rows]
    share = min(1.0, free / max(1, sum(rooms)))

    def paint(target: pygame.Surface, place: pygame.Rect) -> None:
        y = place.y + max(0, round((free - share * sum(rooms)) * 0.3))
        for row, high, room in zip(side.rows, heights, rooms, strict=True):
            box = pygame.Rect(place.x, y, place.w, round(room * share))
            wide = artist.size(services, row.things, box.size, most)[0]
            artist.draw(target, services, row.things, pygame.Rect(box.x, box.y, wide, box.h), most)
            text = type_.paragraph(say.text(row.caption), role, theme.INK_SOFT, width=place.w, line=1.18)
            target.blit(text, (place.x, box.bottom + px(6)))
            y = box.bottom + px(6) + high + gap

    return Drawing(services, "display", area, paint)


def picture(services: Services, artist: Artist, things: str, rect: pygame.Rect) -> Widget:
    return Drawing(services, "picture", rect, lambda target, place: artist.draw(target, services, things, place, place.h))


def figures(services: Services, side: Figures, area: pygame.Rect) -> Widget:
    """A ruled table; its words give way until it fits, and never get smaller than the smallest."""
    px, type_, say = services.scale.px, services.look.type, services.say
    label = round(area.w * (0.36 if len(side.head) > 2 else 0.4))
    column = (area.w - label) // len(side.head)
    role, head, least = CELL, theme.SECOND, min(px(66), area.h // (len(side.rows) + 2))
    for _ in range(16):
        heights = [max(least, type_.height(say.text(name), role, width=label - px(10), line=1.1) + px(16)) for name, _ in side.rows]
        top = max(type_.height(say.text(name), head, width=column - px(10), line=1.05) for name in side.head) + px(10)
        if top + sum(heights) <= area.h:
            break
        role, head = role.at(role.px * 0.93), head.at(head.px * 0.93)

    def paint(target: pygame.Surface, place: pygame.Rect) -> None:
        paint_, y = services.look.paint, place.y
        for index, name in enumerate(side.head):
            text = type_.paragraph(say.text(name), head, theme.INK_SOFT, width=column - px(10), line=1.05, align="right")
            target.blit(text, (place.x + label + column * index + px(10), y))
        y += top
        paint_.rule(target, place.x, y, place.w, strong=True)
        for number, ((name, cells), high) in enumerate(zip(side.rows, heights, strict=True)):
            last = side.sums and number == len(side.rows) - 1
            text = type_.paragraph(say.text(name), role, width=label - px(10), line=1.1)
            target.blit(text, (place.x, y + (high - text.get_height()) // 2 + px(3)))
            for index, cell in enumerate(cells):
                right = place.x + label + column * (index + 1)
                voice = TOTAL.at(TOTAL.px * role.px / CELL.px) if last else role
                ink = theme.DEEP_RED if last else theme.INK
                type_.put(target, cell, voice, (right, y + high // 2), ink, align="right", width=column - px(6))
            y += high
            paint_.rule(target, place.x, y, place.w, strong=side.sums and number == len(side.rows) - 2)

    return Drawing(services, "figures", pygame.Rect(area.x, area.y, area.w, min(area.h, top + sum(heights))), paint)
