"""The scoring sheet after a game: rows inked one by one, the result, and where to go from here."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji.core.rulebook import plain
from momiji.core.text import Text
from momiji.playing.session import Session
from momiji.store.files import BadFile
from momiji.ui import light, theme
from momiji.ui.input import Event, Key, PointerDown
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.choice import ChoiceOption, Trough
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.tip import Tip, Toast
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.motion import arrive
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change, Push
from momiji.ui.theme import Scale

from .layout import RowPlace
from .paper import Paper, TablePaper
from .sheet import Ranked, ScoreSheet, result
from .side import draw_crests, draw_ranking, draw_result, scatter, set_sentence
from .side_layout import SideColumn, side

STEP: Final = 0.260  # from one row to the next
COUNT: Final = 0.300
PICTURE: Final = (1840, 1660)


class RowLine(Widget):
    """A row one can point at or go to with the arrows; it explains itself."""

    group = "rows"
    radius = 6

    def __init__(self, scene: "ScoreScene", place: RowPlace) -> None:
        super().__init__(scene.services, f"row-{place.index}", place.rect, tip=scene.paper.tip(place.index))
        self.scene, self.index = scene, place.index
        self.words = scene.paper.told(place.index)

    def _told(self) -> list[str]:
        """Without the line of crests in the tip: names and figures are told already."""
        tip = self.tip
        return [self.words, *(plain(part) for part in ((tip.text.split("\n")[0], tip.note) if tip else ()) if part)]

    def activate(self) -> Change | None:
        closer = pages(self.scene.session.game).look_closer(self.services, self.scene.session)
        return Push(closer) if closer is not None else None

    def draw(self, target: pygame.Surface) -> None:
        share = self.scene.share(self.index)
        if share <= 0:
            return
        if self.hovered:
            target.blit(self.look.paint.rounded(*self.rect.size, 6 * self.look.scale.u, (150, 110, 60), 34), self.rect)
        old = target.get_clip()
        if share < 1:
            target.set_clip(
                pygame.Rect(self.rect.x, self.rect.y, round(self.rect.w * arrive(min(1.0, share * COUNT / STEP))), self.rect.h).clip(old)
            )
        self.scene.paper.row(target, self.index, self.rect, share)
        target.set_clip(old)


class ScoreScene(PagedScene):
    """Any key or click while rows are inked shows everything at once. Escape goes to the title."""

    def __init__(
        self,
        services: Services,
        session: Session,
        *,
        on_rematch: Press,
        on_new_game: Press,
        on_title: Press,
        on_replay: Press | None,
        save_record: Callable[[], str] | None,
        save_picture: Callable[[pygame.Surface], str] | None,
        on_review: Press | None = None,
        result_line: Callable[[], Text] | None = None,
        again: Text | None = None,
    ) -> None:
        """`again` are other words for the primary button, which then has a row for itself."""
        super().__init__(services, on_title)
        self.session = session
        self.sheet: ScoreSheet = pages(session.game).score_sheet(session)
        self.on_rematch, self.on_new_game, self.on_replay = on_rematch, on_new_game, on_replay
        self.save_record, self.save_picture = save_record, save_picture
        self.on_review, self.result_line, self.again = on_review, result_line, again
        self.leaf = 0
        self.spent = 0.0
        self.said = ("", "")
        self.paper: Paper = make_paper(services.look, services, session, self.sheet)
        self.side: SideColumn

    # ---------------------------------------------------------------- time
    @property
    def rows(self) -> int:
        return sum(len(leaf) for leaf in self.paper.leaves)

    @property
    def length(self) -> float:
        """All rows, the total, then the result."""
        return self.rows * STEP + (COUNT if self.sheet.alone is None else 0.0) + COUNT

    @property
    def inking(self) -> bool:
        return self.spent < self.length

    def share(self, index: int) -> float:
        """How much of a row is written; the total comes after the last row, the result after the total."""
        return max(0.0, min(1.0, (self.spent - index * STEP) / COUNT))

    @property
    def wreath(self) -> bool:
        """Nobody is wreathed for a game that was lost alone."""
        return self.sheet.alone is None or self.sheet.alone.won

    @property
    def strength(self) -> float:
        """How clearly the result is seen."""
        return max(0.0, min(1.0, 1 - (self.length - self.spent) / COUNT))

    def enter(self) -> None:
        super().enter()
        if self.again is not None:
            self.page.set_focus("rematch", ring=False)
        if self.services.still:
            self.show_all()
        else:
            self.services.sound.play("page")

    def update(self, dt: float) -> bool:
        if self.inking:
            if self.services.still:
                self.show_all()
            else:
                self.spent += dt * self.services.preferences.animation_speed
                self.stale = True
                self._follow()
            if not self.inking:
                self._arrive()
        return super().update(dt) or self.inking

    def _follow(self) -> None:
        """Turn the leaf when the first one is full."""
        if len(self.paper.leaves) == 2 and self.leaf == 0 and self.spent >= len(self.paper.leaves[0]) * STEP + COUNT:
            self._turn_to(1)

    def show_all(self) -> None:
        self.spent, self.stale = self.length, True
        self.layer.drop()

    def _arrive(self) -> None:
        if self.wreath:
            self.services.sound.play("victory")

    # ---------------------------------------------------------------- layout
    def build(self) -> None:
        """A new size may divide the sheet otherwise; what is written stays written."""
        done = not self.inking
        self.paper = make_paper(self.services.look, self.services, self.session, self.sheet)
        self.leaf = min(self.leaf, len(self.paper.leaves) - 1)
        if done:
            self.spent = self.length
        super().build()
        self._result(pygame.Surface((1, 1)), 0.0)  # drawn and kept now, so that its arrival does not stutter

    def heading(self) -> str:
        return self.said[0]

    def written(self) -> Sequence[str]:
        """The sentence about the result, then everybody's place and points."""
        say, seats = self.services.say, self.session.seats
        ranked = () if self.sheet.alone else self.sheet.ranking
        places = [say("reader-place", place=one.place, name=seats[one.seat].name, points=one.total) for one in ranked]
        return self.said[1], *places

    def layout(self) -> list[Widget]:
        look, say = self.services.look, self.services.say
        small = [one for one in (self.result_line, self.on_replay, self.on_review, self.save_record, self.save_picture) if one is not None]
        title, sentence = result(self.sheet, self.session.seats)
        self.said = (say.text(title), say.text(sentence))
        lines = 0 if self.sheet.alone else self.sheet.players
        self.side = side(
            look.scale,
            lines,
            (2, len(small)) if self.again is None else (1, 1),
            lambda width: set_sentence(look, self.said[1], width).get_height(),
            wreath=self.wreath,
        )
        widgets: list[Widget] = [RowLine(self, place) for place in self.paper.leaves[self.leaf]]
        if len(self.paper.leaves) == 2:
            options = [ChoiceOption(say(key)) for key in self.paper.leaf_keys]
            widgets.insert(0, Trough(self.services, "leaf", self.paper.turner, options, self.leaf, self._turn_to))
            widgets[0].label = say("reader-leaf")
        return [*widgets, *self._buttons()]

    def _buttons(self) -> list[Widget]:
        services, say = self.services, self.services.say
        again = say.text(self.again) if self.again else say("score-again" if self.sheet.alone else "score-rematch")
        places = iter([*self.side.buttons[0], *self.side.buttons[1]])
        out: list[Widget] = [
            Button(services, "rematch", next(places), again, self.on_rematch, material="lacquer"),
            Button(services, "new-game", next(places), say("score-new-game"), self.on_new_game),
        ]
        if self.result_line:
            out.append(self._small("share", next(places), "speech", self._share))
        if self.on_replay:
            out.append(self._small("replay", next(places), "start", self.on_replay))
        if self.on_review:
            out.append(self._small("review", next(places), "chart", self.on_review))
        if self.save_record:
            out.append(self._small("record", next(places), "log", self._record))
        if self.save_picture:
            out.append(self._small("picture", next(places), "picture", self._picture))
        out.append(RoundButton(services, "title", self.side.corner, "undo", self.way_back, tip=Tip(say("score-to-title"))))
        return out

    def _small(self, name: str, rect: pygame.Rect, icon: str, press: Press) -> Button:
        """Where the word would have to shrink, the icon speaks alone and the tip has the word."""
        say, scale = self.services.say, self.services.scale
        words = say(f"score-{name}")
        room = rect.w - scale.px(44 + 14) - min(round(rect.h * 0.6), scale.px(40))
        fits = self.services.look.type.width(words, theme.PLAIN.at(24)) * 0.86 <= room
        tip = Tip(say(f"score-{name}-tip"))
        return Button(self.services, name, rect, words if fits else "", press, icon=icon, tip=tip, role=theme.PLAIN.at(24))

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        if self.inking and isinstance(event, PointerDown | Key):
            self.show_all()
            self._arrive()
            return None
        if isinstance(event, Key) and event.name in ("pageup", "pagedown") and len(self.paper.leaves) == 2:
            self._turn_to(0 if event.name == "pageup" else 1)
            return None
        return super().handle(event)

    def _turn_to(self, leaf: int) -> None:
        if leaf != self.leaf:
            self.leaf = leaf
            self.services.sound.play("page")
            super().build()

    def _record(self) -> Change | None:
        assert self.save_record is not None
        return self._saved(self.save_record)

    def _picture(self) -> Change | None:
        assert self.save_picture is not None
        save = self.save_picture
        return self._saved(lambda: save(picture(self.services, self.session, PICTURE)))

    def _share(self) -> None:
        """The result in one line, on the clipboard, and shown so that one knows what it says."""
        assert self.result_line is not None
        line = self.services.say.text(self.result_line())
        self.services.clipboard.write(line)
        self.page.show_toast(Toast(self.services.say("daily-copied", line=line), "icons/check", 6.0))

    def _saved(self, save: Callable[[], str]) -> Change | None:
        say, lasting = self.services.say, self.services.preferences.lasting
        try:
            toast = Toast(say("score-saved", path=save()), "icons/check", lasting(5.0))
        except BadFile as error:
            toast = Toast(say.text(error.text), "icons/cross", lasting(6.0))
        self.page.show_toast(toast)
        return None

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> tuple[object, ...]:
        return self.services.preferences, self.leaf

    def rest(self, target: pygame.Surface) -> None:
        look = self.services.look
        target.blit(ground_of(look, self.sheet, target.get_size()), (0, 0))
        scatter(target, look, self.sheet.setting)
        self.paper.ground(target, self.leaf)
        if self.side.ranking:
            look.paint.panel(target, self.side.ranking, seed=4)
        if self.side.banner and self.sheet.alone:
            picture = self.sheet.alone.banner(look, self.side.banner.w)
            look.paint.shade(target, self.side.banner, radius=6, blur=9, drop=6, alpha=160)
            target.blit(picture, picture.get_rect(center=self.side.banner.center))

    def between(self, target: pygame.Surface) -> None:
        look, over = self.services.look, not self.inking
        self.paper.under(target, self.strength)
        total = max(0.0, min(1.0, (self.spent - self.rows * STEP) / COUNT))
        if total > 0:
            self.paper.foot(target, total, over=self.strength > 0)
        if self.side.ranking:
            standings = self.sheet.ranking if over else self._so_far()
            draw_ranking(target, look, self.side, self.session.seats, standings, max(1, *self.sheet.totals), final=over)
        if self.strength > 0:
            self._result(target, self.strength)
        elif self.services.preferences.keyboard_hints:
            at, words = self.side.title.center, self.services.say("score-skip")
            look.type.put(target, words, theme.READING, at, theme.WOOD_WORDS, align="centre", halo=True, width=self.side.title.w)

    def _result(self, target: pygame.Surface, strength: float) -> None:
        look = self.services.look
        draw_result(target, look, self.side, *self.said, strength)
        crests = [self.session.seats[seat].crest for seat in self.sheet.winners or (0,)]
        draw_crests(target, look, self.side, crests, strength, wreath=self.wreath, setting=self.sheet.setting)

    def _so_far(self) -> list[Ranked]:
        """Everybody in seat order with the points that are already written."""
        seats = range(self.sheet.players)
        return [
            Ranked(0, seat, round(sum((row.cells[seat].points or 0) * self.share(index) for index, row in enumerate(self.sheet.rows))))
            for seat in seats
        ]


def make_paper(look: Look, services: Services, session: Session, made: ScoreSheet) -> Paper:
    if made.alone is not None:
        return made.alone.paper(look, services.say)
    return TablePaper(look, services.say, session.seats, made)


def ground_of(look: Look, sheet: ScoreSheet, size: tuple[int, int]) -> pygame.Surface:
    return look.paint.wood(*size) if sheet.setting is None else sheet.setting.ground(look, *size)


def picture(services: Services, session: Session, size: tuple[int, int]) -> pygame.Surface:
    """The finished sheet alone on its wood, at usual text size whatever the window shows."""
    made = pages(session.game).score_sheet(session)
    contrast = services.art.high_contrast
    small = Look(Scale(*theme.CANVAS), services.art, high_contrast=contrast, pair=services.look.pair)
    probe = make_paper(small, services, session, made).page.inflate(60, 60)
    small.close()
    k = min(size[0] / probe.w, size[1] / probe.h)
    look = Look(
        Scale(round(theme.CANVAS[0] * k), round(theme.CANVAS[1] * k)), services.art, high_contrast=contrast, pair=services.look.pair
    )
    paper = make_paper(look, services, session, made)
    canvas = light.clear(look.scale.width, look.scale.height)
    paper.ground(canvas, 0)
    paper.under(canvas, 1.0)
    for place in paper.leaves[0]:
        paper.row(canvas, place.index, place.rect, 1.0)
    paper.foot(canvas, 1.0, over=True)
    out = pygame.Surface(size)
    out.blit(ground_of(look, made, size), (0, 0))
    out.blit(canvas, (size[0] // 2 - paper.page.centerx, size[1] // 2 - paper.page.centery))
    look.close()
    return out
