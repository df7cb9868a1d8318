"""The hand-over curtain: falls over the public table, hides every secret, rises for the next player."""

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.playing.log import Line
from momiji.ui import light, theme, washi
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.kit.button import Button
from momiji.ui.kit.pad_signs import press_word
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.recap import Recap
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import arrive, leave
from momiji.ui.paint import vignette
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

FALL: Final = 0.350
RISE: Final = 0.300
_PANELS: Final = ((72, 588), (666, 588), (1260, 588))
_TOP: Final = 62
_FOOT: Final = 936
_LEAVES: Final = ((300, 1010, 98, 12), (520, 1040, 62, 330), (1420, 988, 62, 20), (1640, 1026, 120, 345))


class CurtainScene(PagedScene):
    """`public` draws the table without any hand; `beneath`, if given, is what the rising curtain uncovers.
    `since` tells what the others did since this player's last turn, in sentences everybody may read.

    The first frame already shows only the blurred public table: no secret is seen while the cloth falls.
    A key or click of the player before only ends the fall; a key still held from before opens nothing.
    """

    entrance = "cut"

    def __init__(
        self,
        services: Services,
        *,
        crest: str,
        name: str,
        sentence: Text,
        public: Callable[[pygame.Surface], None],
        on_ready: Callable[[], Change | None] = Pop,
        beneath: Callable[[pygame.Surface], None] | None = None,
        since: Sequence[Line] = (),
    ) -> None:
        super().__init__(services)
        self.crest = crest
        self.name = name
        self.sentence = sentence
        self.public = public
        self.on_ready = on_ready
        self.beneath = beneath
        self.since = tuple(since)
        self.down = 0.0
        self.rising = False
        self._cloth: pygame.Surface | None = None

    def heading(self) -> str:
        return self.services.say("curtain-turn", name=self.name)

    def written(self) -> Sequence[str]:
        told = [self.sentence, *((Text("since-title"),) if self.since else ()), *(line.text for line in self.since)]
        return [self.services.say.text(text) for text in told]

    def layout(self) -> list[Widget]:
        say, scale = self.services.say, self.services.scale
        rect = scale.rect(751, 766, 418, 82)
        return [Button(self.services, "ready", rect, say("curtain-ready", name=self.name), self._ready, material="lacquer")]

    def enter(self) -> None:
        self.services.speech.hush()  # what the player before hears of their cards is not for the next one
        super().enter()
        self.services.tell(" ".join(self.written()), waits=True)

    def build(self) -> None:
        self._cloth = None
        super().build()

    # ---------------------------------------------------------------- life
    def handle(self, event: Event) -> Change | None:
        if self.rising:
            return None
        if self.down < 1:
            if isinstance(event, PointerDown | Key):
                self.down, self.stale = 1.0, True
            return None
        return super().handle(event)

    def update(self, dt: float) -> bool:
        speed = self.services.preferences.animation_speed
        pace = 0.0 if self.services.still else 1 / ((RISE if self.rising else FALL) / speed)
        if self.rising:
            self.down = max(0.0, self.down - dt * pace) if pace else 0.0
            if self.down <= 0:
                self.pending = self.on_ready()
            return True
        if self.down < 1:
            self.down = min(1.0, self.down + dt * pace) if pace else 1.0
            return True
        return super().update(dt)

    def _ready(self) -> Change | None:
        """With something to uncover the cloth rises first; it stays opaque below its hem all the way."""
        if self.beneath is None or self.services.still:
            return self.on_ready()
        self.rising, self.stale = True, True
        return None

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        if self.rising and self.beneath:
            self.beneath(target)
        else:
            clip = target.get_clip()
            target.blit(self.layer.get(target.get_size(), self.rest_key(), self.rest), clip, clip)
        share = 1 - leave(1 - self.down) if self.rising else arrive(self.down)
        cloth = self._hung(target.get_size())
        target.blit(cloth, (0, round((share - 1) * target.get_height())))
        if self.down >= 1 and not self.rising:
            self.page.draw(target)

    def rest(self, target: pygame.Surface) -> None:
        """The public table, shrunk until nothing can be read, then blown up."""
        w, h = target.get_size()
        table = pygame.Surface((w, h))
        self.public(table)
        small = pygame.transform.smoothscale(table, (96, 54))
        target.blit(pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 1), (w, h)), (0, 0))
        target.fill((196, 190, 184), special_flags=pygame.BLEND_RGB_MULT)
        target.blit(vignette(w, h, 90), (0, 0))
        washi.grain(target)
        scale, sprites = self.services.scale, self.services.look.sprites
        for x, y, size, angle in _LEAVES:
            leaf = sprites.leaf("red", scale.px(size), angle)
            sprites.lay(target, ("fallen", size, angle), leaf, (scale.x(x), scale.y(y, 1)), drop=(2, 6), alpha=150)

    def _hung(self, size: tuple[int, int]) -> pygame.Surface:
        if self._cloth is None or self._cloth.get_size() != size:
            self._cloth = light.clear(*size, theme.INDIGO)
            for x, w in _PANELS:
                self._panel(self._cloth, x, w)
            self._pole(self._cloth)
            self._words(self._cloth)
        return self._cloth

    def _panel(self, target: pygame.Surface, x: float, w: float) -> None:
        """One width of dyed cloth: soft folds, a hem that waves."""
        scale = self.services.scale
        rect = scale.rect(x, _TOP, w, _FOOT - _TOP + 14)
        folds = (0.5 + 0.5 * math.sin(i / 95 * 11.4 + x * 0.013) * math.cos(i / 95 * 3.1 + x * 0.02) for i in range(96))
        cloth = light.across(*rect.size, [(round(27 + 21 * fold), round(43 + 29 * fold), round(72 + 40 * fold), 255) for fold in folds])
        washi.fibre(cloth, seed=int(x) % 7)
        washi.grain(cloth)
        hem, deep = [(0, 0), (rect.w * 2, 0)], scale.px(9)
        for i in range(41):
            t = 1 - i / 40
            hem.append((round(t * rect.w * 2), round((rect.h - deep - deep * math.sin(t * 9.2 + x * 0.01)) * 2)))
        mask = light.clear(rect.w * 2, rect.h * 2, (255, 255, 255))
        pygame.draw.polygon(mask, (255, 255, 255, 255), hem)
        cloth.blit(pygame.transform.smoothscale(mask, rect.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        soft, margin = light.shadow(cloth, 14 * scale.u, 150)
        target.blit(soft, (rect.x - margin, rect.y - margin + scale.px(10)))
        target.blit(cloth, rect)

    def _pole(self, target: pygame.Surface) -> None:
        scale, u = self.services.scale, self.services.scale.u
        rect = scale.rect(40, 47, 1840, 32)
        pole = light.gradient(rect.w, rect.h, (214, 172, 94), (120, 84, 36))
        washi.grain(pole)
        soft, margin = light.shadow(pole, 7 * u, 150)
        target.blit(soft, (rect.x - margin, rect.y - margin + scale.px(8)))
        target.blit(light.masked(pole, 5 * u), rect)
        for x in range(156, 1880, 260):
            target.fill((62, 40, 18), (scale.x(x), rect.y, max(1, scale.px(4)), rect.h))
            target.fill((232, 200, 130), (scale.x(x) + scale.px(4), rect.y, max(1, scale.px(2)), rect.h))
        loop = pygame.Rect(0, 0, scale.px(27), scale.px(52))
        for x, w in _PANELS:
            for i in range(5):
                loop.center = (scale.x(x + 30 + (w - 60) * i / 4), rect.centery)
                target.blit(light.masked(light.gradient(*loop.size, (42, 66, 100), (24, 40, 64)), 5 * u), loop)
                target.blit(light.rounded(*loop.size, 5 * u, (14, 22, 36), line=max(1.0, 1.4 * u)), loop)

    def _words(self, target: pygame.Surface) -> None:
        look, scale, say = self.services.look, self.services.scale, self.services.say
        across = 430 - 130 * (scale.text - 1)
        size, room = scale.px(across), scale.px(556)
        crest = look.sprites.crest(self.crest, size)
        target.blit(crest, (scale.x(960) - size // 2, scale.y(115)))
        middle = 115 + across + 89 - 14 * (scale.text - 1)
        title = say("curtain-turn", name=self.name)
        look.type.put(target, title, theme.WINNER.at(82), (scale.x(960), scale.y(middle)), theme.CREAM, align="centre", width=room)
        words = look.type.paragraph(say.text(self.sentence), theme.READING.at(32), (206, 216, 232), width=room, align="centre", lines=2)
        target.blit(words, (scale.x(960) - room // 2, scale.y(middle + 58)))
        if self.since:
            self._draw_since(target)
        if self.services.preferences.keyboard_hints:
            look.type.put(
                target,
                say("curtain-enter", press=press_word(self.services, "return")),
                theme.READING.at(24),
                (scale.x(960), scale.y(888)),
                (176, 190, 212),
                align="centre",
                width=room,
            )

    def _draw_since(self, target: pygame.Surface) -> None:
        """On the cloth at the left, where nothing else is written."""
        look, scale, (x, wide) = self.services.look, self.services.scale, _PANELS[0]
        left, room = scale.x(x + 54), scale.px(wide - 108)
        title = look.type.paragraph(self.services.say("since-title"), theme.NAME, (232, 200, 130), width=room, align="centre")
        gap = scale.px(26)
        recap = Recap(self.services, self.since, room, scale.px(640) - title.get_height() - 2 * gap, ink=(226, 232, 242), px=28)
        top = scale.y((_TOP + _FOOT) / 2) - (title.get_height() + 2 * gap + recap.size[1]) // 2
        target.blit(title, (left, top))
        look.paint.rule(target, left, top + title.get_height() + gap // 2, room)
        recap.draw(target, (left, top + title.get_height() + 2 * gap))
