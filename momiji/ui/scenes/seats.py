"""Who sits where, changed in the middle of a game: a person or any level of computer player, for every seat."""

from typing import Final

import pygame

from momiji.playing.choices import LEVELS
from momiji.playing.session import Session
from momiji.ui import theme
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.new_game.choosers import level_chooser, voice_chooser, voice_words
from momiji.ui.scenes.new_game.seat_parts import LevelButton, VoiceButton
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push

NAME: Final = theme.NAME.at(34)
USUAL_LEVEL: Final = "gardener"
_WIDTH: Final = 1000
_ROW: Final = 104
_PAD: Final = 52


class SeatsScene(ModalScene):
    """Every choice holds at once; `on_close` says which scene follows, as another person's hand may have to be covered."""

    def __init__(self, services: Services, session: Session, on_close: Press) -> None:
        super().__init__(services)
        self.session = session
        self.on_close = on_close
        self.motifs = pages(session.game).motifs

    def heading(self) -> str:
        return self.services.say("seats-title")

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        seats = len(self.session.seats)
        head, foot = max(scale.px(112), services.look.type.leading(theme.SHEET_TITLE, 1.7)), scale.px(122)
        row = max(scale.px(_ROW), services.look.type.leading(NAME, 1.05) + services.look.type.leading(theme.SECOND, 1.25) + scale.px(20))
        self.sheet = pygame.Rect(0, 0, scale.px(_WIDTH), head + seats * row + foot).move_to(center=(scale.x(960), scale.y(540)))
        left, wide = self.sheet.x + scale.px(_PAD), self.sheet.w - 2 * scale.px(_PAD)
        widgets: list[Widget] = []
        for seat in range(seats):
            widgets += self._seat(seat, pygame.Rect(left, self.sheet.y + head + seat * row, wide, row))
        close = pygame.Rect(0, 0, scale.px(300), scale.px(72)).move_to(midbottom=(self.sheet.centerx, self.sheet.bottom - scale.px(28)))
        widgets.append(Button(services, "close", close, services.say("seats-close"), self.on_close, material="lacquer"))
        return widgets

    def _seat(self, seat: int, place: pygame.Rect) -> list[Widget]:
        services, scale, say = self.services, self.services.scale, self.services.say
        level = self.session.seats[seat].computer

        def at(right: float, w: float, h: float) -> pygame.Rect:
            return pygame.Rect(place.right - scale.px(right), place.centery - scale.px(h) // 2, scale.px(w), scale.px(h))

        def choose(index: int) -> None:
            self._put(seat, USUAL_LEVEL if index else None)

        kind = Trough(
            services,
            f"kind-{seat}",
            at(380, 140, 64),
            [ChoiceOption("", "person", said=say("new-game-person")), ChoiceOption("", "fox", said=say("reader-computer"))],
            int(level is not None),
            choose,
            tip=Tip(say("new-game-kind")),
        )
        kind.label = say("reader-who-plays", name=self.session.seats[seat].name)
        widgets: list[Widget] = [Drawing(services, f"seat-{seat}", place, lambda target, rect: self._paint(target, rect, seat)), kind]
        if level is not None:
            level = level if level in LEVELS else USUAL_LEVEL  # a record may name one this program does not know; it plays as this
            words = say(f"level-{level}")
            tip = Tip(say(f"level-{level}-about"), words)
            widgets.append(LevelButton(services, f"level-{seat}", at(220, 220, 68), words, lambda: self._levels(seat), tip=tip))
        elif not self.session.alone:
            who = self.session.seats[seat]
            about = Tip(say("voice-about", name=who.name), say("voice-title"))
            lines = voice_words(services, who.voice)
            widgets.append(VoiceButton(services, f"voice-{seat}", at(212, 212, 84), lines, lambda: self._voices(seat), tip=about))
        return widgets

    def _paint(self, target: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """Crest and name with the character of a computer player, and the word for a person where a level would stand."""
        look, px = self.services.look, self.services.scale.px
        who = self.session.seats[seat]
        crest = px(72)
        target.blit(look.sprites.crest(who.crest, crest), (rect.x, rect.centery - crest // 2))
        x = rect.x + crest + px(20)
        room, middle = rect.right - px(400) - x, rect.centery
        if who.computer in LEVELS:
            about, step = self.services.say(f"level-{who.computer}-about"), look.type.leading(theme.SECOND, 1.25)
            high = look.type.leading(NAME, 1.05)
            top = rect.centery - (high + step) // 2
            middle = top + high // 2
            look.type.put(target, about, theme.SECOND, (x, top + high + step // 2), theme.INK_SOFT, width=room)
        look.type.put(target, who.name, NAME, (x, middle), width=room)
        if who.computer is None and self.session.alone:
            at = (rect.right - px(200), rect.centery)
            look.type.put(target, self.services.say("new-game-person"), theme.SECOND.at(24), at, theme.INK_SOFT, width=px(200))
        if seat < len(self.session.seats) - 1:
            look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)

    def draw_sheet(self, target: pygame.Surface) -> None:
        self.head(target, self.services.say("seats-title"), self.sheet.y + self.services.scale.px(62))

    # ---------------------------------------------------------------- what happens
    def resume(self) -> None:
        """A level may have been chosen meanwhile."""
        self.build()

    def _levels(self, seat: int) -> Change | None:
        def choose(level: str) -> None:
            self.session.reseat(seat, level)

        own = self.session.seats[seat].computer or ""
        return Push(level_chooser(self.services, lambda: self.page.find(f"level-{seat}").rect, own, LEVELS, choose))

    def _voices(self, seat: int) -> Change | None:
        own = self.session.seats[seat].voice
        anchor = lambda: self.page.find(f"voice-{seat}").rect  # noqa: E731 - asked again after a resize
        return Push(voice_chooser(self.services, anchor, own, lambda voice: self.session.revoice(seat, voice)))

    def _put(self, seat: int, level: str | None) -> None:
        self.session.reseat(seat, level)
        self.build()

    def escape(self) -> Change | None:
        return self.on_close()
