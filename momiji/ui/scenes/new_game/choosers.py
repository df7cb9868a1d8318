"""Papers that open from a seat: five crests, or the levels of computer players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from momiji.i18n import LANGUAGES
from momiji.playing.choices import LEVELS
from momiji.playing.preferences import TEXT_SCALES, Voice
from momiji.playing.session import CRESTS
from momiji.ui import theme
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.popover import Popover
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Pressable, Widget
from momiji.ui.scenes.settings.rows import sizes
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

from .seat_parts import CrestButton


class CrestChoice(CrestButton):
    """A crest with the name of whoever has it under it."""

    kind = "choice"

    def __init__(
        self, services: Services, rect: pygame.Rect, crest: str, owner: str, choose: Callable[[], Change | None], *, own: bool, tip: Tip
    ) -> None:
        super().__init__(services, f"choose-{crest}", rect, crest, choose, chevron=False, tip=tip)
        self.owner = owner
        self.own = own

    @property
    def is_on(self) -> bool | None:
        return self.own

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        if self.own:
            look.paint.glow(target, self.rect, theme.VERMILION, radius=self.radius)
        super().draw(target)
        if self.own:
            look.paint.select_ring(target, self.rect, self.radius)
        y = self.rect.bottom + px(12) + look.scale.type(theme.SECOND.px) * 0.6
        ink = theme.INK if self.own else theme.INK_SOFT
        look.type.put(target, self.owner, theme.SECOND, (self.rect.centerx, y), ink, align="centre", width=self.rect.w + px(28))


class LevelChoice(Pressable):
    """A level and its character, as a line of a list; one that is not there yet rests."""

    kind = "choice"

    def __init__(
        self, services: Services, rect: pygame.Rect, level: str, choose: Callable[[], Change | None], *, own: bool, enabled: bool, tip: Tip
    ) -> None:
        super().__init__(services, f"choose-{level}", rect, "", choose, tip=None if enabled else tip, enabled=enabled)
        self.level = level
        self.words, self.about = services.say(f"level-{level}"), services.say(f"level-{level}-about")
        self.own = own

    @property
    def is_on(self) -> bool | None:
        return self.own

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self.look, self.look.scale.px, self.rect
        if self.own or (self.hovered and self.enabled):
            tone = (240, 208, 140) if self.own else (228, 208, 172)
            target.blit(look.paint.rounded(*rect.size, 10 * look.scale.u, tone, 150), rect)
        ring = round(min(rect.h * 0.6, px(52)))
        at = (rect.x + px(10), rect.centery - ring // 2)
        for icon in ("brush-ring", "brush-tick") if self.own else ("brush-ring",):
            picture = look.art.icon(icon, ring)
            picture.set_alpha(255 if self.enabled else 90)
            target.blit(picture, at)
            picture.set_alpha(255)
        x, say = at[0] + ring + px(14), self.services.say
        room, head, line = rect.right - px(10) - x, look.scale.type(28), look.scale.type(22)
        top = rect.centery - (head + line) * 0.52
        ink = theme.INK if self.enabled else (140, 122, 104)
        look.type.put(target, say(f"level-{self.level}"), theme.NAME.at(28), (x, top + head * 0.4), ink, width=room)
        soft = theme.INK_SOFT if self.enabled else (140, 122, 104)
        look.type.put(target, say(f"level-{self.level}-about"), theme.SECOND, (x, top + head + line * 0.55), soft, width=room)


def crest_chooser(
    services: Services, anchor: Callable[[], pygame.Rect], own: str, owners: Mapping[str, str], choose: Callable[[str], None]
) -> Popover:
    """`owners` names who has which crest; taking another's means swapping."""
    say = services.say

    def size() -> tuple[int, int]:
        return services.scale.px(124 * len(CRESTS) + 16), services.scale.px(124) + round(services.scale.type(theme.SECOND.px) * 1.3)

    def fill(inside: pygame.Rect) -> list[Widget]:
        scale = services.scale
        widgets: list[Widget] = []
        for index, crest in enumerate(CRESTS):

            def take(crest: str = crest) -> Change | None:
                choose(crest)
                return Pop()

            rect = pygame.Rect(inside.x + scale.px(8 + 16 + 124 * index), inside.y + scale.px(12), scale.px(92), scale.px(92))
            owner = owners.get(crest)
            words = say("new-game-crest-own") if crest == own else say("new-game-crest-taken", name=owner) if owner else ""
            tip = Tip(words or say("new-game-crest-free"), say(f"new-game-crest-{crest}"))
            widgets.append(CrestChoice(services, rect, crest, owner or say("new-game-crest-free"), take, own=crest == own, tip=tip))
        return widgets

    return Popover(services, anchor, size, fill, focus=f"choose-{own}")


def level_chooser(
    services: Services, anchor: Callable[[], pygame.Rect], own: str, available: Sequence[str], choose: Callable[[str], None]
) -> Popover:
    say = services.say

    def row() -> int:
        return round((services.scale.type(28) + services.scale.type(22)) * 1.2) + services.scale.px(22)

    def size() -> tuple[int, int]:
        type_ = services.look.type
        longest = max(type_.width(say(f"level-{level}-about"), theme.SECOND) for level in LEVELS)
        return longest + services.scale.px(104), row() * len(LEVELS)

    def fill(inside: pygame.Rect) -> list[Widget]:
        widgets: list[Widget] = []
        for index, level in enumerate(LEVELS):

            def take(level: str = level) -> Change | None:
                choose(level)
                return Pop()

            rect = pygame.Rect(inside.x, inside.y + row() * index, inside.w, row() - services.scale.px(6))
            tip = Tip(say("new-game-why-level"))
            widgets.append(LevelChoice(services, rect, level, take, own=level == own, enabled=level in available, tip=tip))
        return widgets

    return Popover(services, anchor, size, fill, focus=f"choose-{own}")


def voice_words(services: Services, voice: Voice) -> tuple[str, ...]:
    """A person's own language and size of words, a line each, or that it is just a person."""
    say = services.say
    size = say("settings-percent", value=round(voice.text_scale * 100)) if voice.text_scale else ""
    language = say(f"language-{voice.language}") if voice.language else ""
    return tuple(words for words in (language, size) if words) or (say("new-game-person"),)


def voice_chooser(services: Services, anchor: Callable[[], pygame.Rect], own: Voice, choose: Callable[[Voice], None]) -> Popover:
    """Language and size of words of one person, each as the program has it or their own; every choice holds at once."""
    say, now = services.say, [own]

    def change(**changes: str | float) -> None:
        now[0] = replace(now[0], **changes)  # type: ignore[arg-type]
        choose(now[0])

    def row() -> int:
        return int(services.scale.px(64) * max(1.0, services.scale.room(24) ** 0.7)) + label()

    def label() -> int:
        return round(services.scale.type(theme.SECOND.px) * 1.6)

    def size() -> tuple[int, int]:
        return round(services.scale.px(620) * max(1.0, services.scale.room(24) ** 0.7)), 2 * row() + services.scale.px(14)

    def fill(inside: pygame.Rect) -> list[Widget]:
        usual = ChoiceOption(say("voice-usual"))
        languages = ["", *LANGUAGES]
        scales = [0.0, *TEXT_SCALES]
        rows = (
            ("voice-language", [usual, *(ChoiceOption(say(f"language-{code}")) for code in LANGUAGES)], languages.index(now[0].language)),
            ("settings-text-scale", [usual, *(ChoiceOption(words) for words in sizes(say))], scales.index(now[0].text_scale)),
        )
        takes = (lambda i: change(language=languages[i]), lambda i: change(text_scale=scales[i]))
        widgets: list[Widget] = []
        for index, ((key, options, chosen), take) in enumerate(zip(rows, takes, strict=True)):
            top = inside.y + index * (row() + services.scale.px(14))
            head = pygame.Rect(inside.x, top, inside.w, label())

            def paint(target: pygame.Surface, rect: pygame.Rect, key: str = key) -> None:
                services.look.type.put(target, say(key), theme.SECOND, (rect.x + 2, rect.centery), theme.INK_SOFT, width=rect.w)

            place = pygame.Rect(inside.x, top + label(), inside.w, row() - label())
            trough = Trough(services, key, place, options, chosen, take)
            trough.label = say(key)
            widgets += [Drawing(services, f"words-{key}", head, paint), trough]
        return widgets

    return Popover(services, anchor, size, fill, focus="voice-language")
