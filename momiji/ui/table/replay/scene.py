"""The replay viewer: a game step by step and turn by turn, from any seat that may be looked from, at any speed."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from momiji.playing.log import groups
from momiji.playing.timeline import Timeline
from momiji.ui import pads, theme
from momiji.ui.input import Context, Event, Key, PointerDown, PointerMove
from momiji.ui.keys import meant_by
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.page import Page
from momiji.ui.kit.paper import Chip, chip_size
from momiji.ui.kit.reading import PageReading
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.scenes.players import KEY as PLAYERS
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push, Stop
from momiji.ui.table.desk import Change as Step
from momiji.ui.table.layout import FOOT, down
from momiji.ui.table.reading import note_words
from momiji.ui.table.replay.scrubber import Scrubber
from momiji.ui.table.table import table_of
from momiji.ui.table.view import TableView

from .parts import Eyes, draw_drawer, drawer_area, drawer_rect, hands_rows, log_rows

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
PAUSE: Final = 1.1  # seconds between two steps that play by themselves, at the usual speed
ROW: Final = 1037
_CONTROLS: Final = ("first-turn", "turn-back", "back", "play", "step", "turn-on", "last-turn")
_PLACES: Final = (-238, -176, -114, 0, 114, 176, 238)


class ReplayScene(TableView):
    """Shows a Timeline. `on_play_on` begins a game of its own from a position, `on_study` opens it on a table to think at.

    There is neither while the game itself still runs: what nobody knows yet would come to light.
    """

    def __init__(
        self,
        services: Services,
        timeline: Timeline,
        *,
        on_back: Press = Pop,
        on_play_on: Callable[[int], Change | None] | None = None,
        on_review: Press | None = None,
        on_study: Callable[[int], Change | None] | None = None,
        at: int | None = None,
    ) -> None:
        super().__init__(services, table_of(timeline.session.game))
        self.timeline = timeline
        self.eyes = timeline.looker
        self.at = timeline.length if at is None else at
        self.on_back, self.on_review = on_back, on_review
        self.on_play_on = on_play_on if timeline.over else None
        self.on_study = on_study if timeline.over else None
        self.playing = False
        self.everything = False
        self.drawer = ""  # "log", "hands" or closed
        self.page = Page(services)
        self._speed = 1
        self._rested = 0.0
        self._shown_at: tuple[int, int, bool] | None = None
        self._show_now: Any = None

        self.reading = PageReading(self, self.page)

    def heading(self) -> str:
        return self.services.say("reader-replay", at=self.at, of=self.timeline.length)

    def written(self) -> Sequence[str]:
        """The last step, then everybody's side as the eyes that look may see it."""
        show = self.wanted()
        sides = [self.table.side(self.services, show, player, ()).told_now() for player in sorted(show.sitting, key=lambda one: one.seat)]
        open_hands = range(len(self.timeline.seats)) if self.everything else (self.eyes,)
        state, seats = self.timeline.state(self.at), self.timeline.seats
        hands = [text for seat in open_hands if (text := self.table.hand_heard(seats[seat], state, seat)) is not None]
        return [note_words(self.services.say, show.note), *sides, *map(self.services.say.text, hands)]

    # ---------------------------------------------------------------- the table
    def wanted(self) -> Any:
        key = (self.at, self.eyes, self.everything)
        if self._show_now is None or self._shown_at != key:
            self._shown_at, self._show_now = key, self.table.look_back(self.timeline, self.at, self.eyes, everything=self.everything)
        return self._show_now

    def build(self) -> None:
        self._show_now = None
        super().build()
        self._dress_page()

    def _dress_page(self) -> None:
        self.page.rebuilt(self._widgets())
        self._reveal_turn()
        self.stale = True

    def enter(self) -> None:
        self.page.set_focus("play", ring=False)

    # ---------------------------------------------------------------- going about
    @property
    def speed(self) -> float:
        return SPEEDS[self._speed]

    def go(self, at: int) -> None:
        """Straight to a position."""
        self.finish()
        self.at = max(0, min(self.timeline.length, at))
        self._rested = 0.0
        self.rest(self.wanted())
        self._moved()

    def forward(self) -> None:
        """One step on, as it was played."""
        if self.at >= self.timeline.length:
            return
        self.finish()
        before, step = self.wanted(), self.at
        self.at += 1
        events = self.timeline.events(step, self.eyes, everything=self.everything)
        change = Step(before, events, self.wanted(), self.timeline.log[step].texts)
        self._rested = 0.0
        self.services.art.prefetch(self.table.drawings_flying(self.services, change))
        if self.services.preferences.reduced_motion:
            self.cross_fade()
        if self.services.still:
            if (sound := self.table.sound(change)) is not None:
                self.services.sound.play(sound)
            self.rest(change.after)
        else:
            self.projector.add(self.table.film(change, self.services.scale, watched=True))
            self.project()
        self._moved()

    def _moved(self) -> None:
        scrubber = self.page.find("scrubber")
        assert isinstance(scrubber, Scrubber)
        scrubber.at = self.at
        if self.at >= self.timeline.length and self.playing:
            self._play()
        self._reveal_turn()
        if not self.playing:
            note = self.wanted().note
            self.services.tell(" ".join(self.services.say.text(text) for text in (note.title, note.body, *note.then)))
        for widget in self.page.widgets:
            if widget.name in ("first-turn", "turn-back", "back"):
                widget.enabled = self.at > 0
            elif widget.name in ("step", "turn-on", "last-turn") or widget.name == "play-on":
                widget.enabled = self.at < self.timeline.length
        self.stale = True

    def _reveal_turn(self) -> None:
        """Keep the present turn of the log in sight."""
        if self.drawer != "log":
            return
        index = self.timeline.turn_at(self.at)
        number = self.timeline.turns[index].number if index >= 0 else 0
        for place, group in enumerate(groups(self.timeline.log)):
            if group.turn == number:
                widget = self.page.find(f"log-{place}")
                if widget.within:
                    widget.within.reveal(widget)

    def _play(self) -> Change | None:
        """Begin or stop playing by itself; at the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.at >= self.timeline.length:
            self.at = 0
            self.rest(self.wanted())
        self._rested = PAUSE
        button = self.page.find("play")
        assert isinstance(button, RoundButton)
        button.icon = "pause" if self.playing else "start"
        button.tip = Tip(self.services.say("replay-pause" if self.playing else "replay-play"))
        self.stale = True
        return None

    def look_with(self, eyes: int) -> None:
        if eyes != self.eyes and self.timeline.may_look(eyes):
            self.finish()
            self.eyes = eyes
            self.rest(self.wanted())
            self._dress_page()

    def open_drawer(self, name: str) -> None:
        """Open this drawer, or close it; all hands are open as long as theirs is."""
        self.finish()
        self.drawer = "" if self.drawer == name else name
        self.everything = self.drawer == "hands"
        self.services.sound.play("page")
        self.rest(self.wanted())
        self._dress_page()

    # ---------------------------------------------------------------- time
    def update(self, dt: float) -> bool:
        self.tempo = self.speed if self.playing else 1.0
        moving = super().update(dt)
        if self.playing and not self.moving:
            self._rested += dt
            if self._rested >= PAUSE / self.speed - 1e-6:
                self.forward()
                moving = True
        moving = self.page.update(dt) or moving
        self._notice()
        return moving

    def settled(self) -> None:
        if not self.playing:
            self.hush()  # the strip below tells it too

    def due(self) -> float | None:
        times = [super().due(), self.page.due(), max(0.0, PAUSE / self.speed - self._rested) if self.playing and not self.moving else None]
        return min((time for time in times if time is not None), default=None)

    def _notice(self) -> None:
        if self.page.stale:
            self.stale = True
            self.page.drawn()

    # ---------------------------------------------------------------- events
    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and not event.command and not event.alt:
            answered, change = self._key(event)
            if answered:
                return change
        if isinstance(event, PointerMove):
            scrubber = self.page.find("scrubber")
            assert isinstance(scrubber, Scrubber)
            scrubber.point(event.x, event.y)
            part = None if self._on_paper(event.x, event.y) or self.moving else self.table.part_at(self.picture.context, event.x, event.y)
            self.hints.dwell(part, None)
        change = self.page.handle(event)
        if isinstance(event, Context) and change is None and not self._on_paper(event.x, event.y):
            change = self._closer(event.x, event.y)
        elif isinstance(event, PointerDown) and not self._on_paper(event.x, event.y):
            change = change or self._tap(event.x, event.y)
        self._notice()
        return change

    def _on_paper(self, x: int, y: int) -> bool:
        return any(widget.hit(x, y) for widget in self.page.widgets) or (
            bool(self.drawer) and drawer_rect(self.services).collidepoint(x, y)
        )

    def _tap(self, x: int, y: int) -> Change | None:
        """A click on the table ends its motion; on a player's panel it opens their side of the table."""
        self.finish()
        spot = self.layout.at(x, y)
        return self._look_at(int(spot.key)) if spot is not None and spot.kind == "other" else None

    def _look_at(self, seat: int) -> Change | None:
        self.finish()
        if self.playing:
            self._play()
        self.hints.forget()
        return Push(self.table.players(self.services, self.wanted(), lambda one: self.timeline.told(self.at, one), seat))

    def _look_around(self) -> Change | None:
        others = [player for player in self.wanted().sitting if player.seat != self.eyes]
        return self._look_at(next((other.seat for other in others if other.badge == "playing"), others[0].seat)) if others else None

    def _closer(self, x: int, y: int) -> Change | None:
        spot = self.layout.at(x, y)
        if spot is not None and spot.kind == "other":
            return self._look_at(int(spot.key))
        scene = self.table.closer(self.services, self.picture.context, spot, None) if spot is not None else None
        if scene is None:
            return None
        self.finish()
        return Push(scene)

    def stops(self) -> list[list[Stop]]:
        return self.page.stops()

    def halt_at(self, thing: Any) -> None:
        self.page.halt_at(thing)
        self.stale = True

    def called(self, thing: Any) -> tuple[str, str]:
        return self.page.called(thing)

    def _key(self, key: Key) -> tuple[bool, Change | None]:
        """Arrows lead through the game; Tab and Enter through the buttons. In a row of choices arrows go to the next one."""
        match key.name:
            case "left" | "right" if self.page.keyboard and self.page.focus is not None and self.page.focus.group:
                return False, None
            case "escape":
                if self.drawer:
                    self.open_drawer(self.drawer)
                    return True, None
                return True, self.on_back()
            case "space" if not self.page.keyboard:
                return True, self._play()
            case pads.ZONE:  # arrows lead through the game, so a pad goes through the buttons with its shoulders
                return True, self.page.handle(Key("tab", shift=key.shift))
            case "right":
                self.forward()
            case "left":
                self.go(self.at - 1)
            case "down" | "pagedown" if self.drawer == "":
                self.go(self.timeline.turn_after(self.at))
            case "up" | "pageup" if self.drawer == "":
                self.go(self.timeline.turn_before(self.at))
            case "home":
                self.go(0)
            case "end":
                self.go(self.timeline.length)
            case name if meant_by(name, self.services.preferences) == PLAYERS and not key.repeat:
                return True, self._look_around()
            case _:
                return False, None
        return True, None

    # ---------------------------------------------------------------- widgets
    def _widgets(self) -> list[Widget]:
        scale = self.services.scale
        scrubber = Scrubber(self.services, scale.rect(210, 906, 1500, 120, 0.5, down(scale, FOOT)), self.timeline, self.go)
        scrubber.at = self.at
        return [*self._corners(), scrubber, *self._legend(), *self._controls(), *self._chips(), *self._play_on(), *self._drawer()]

    def _corners(self) -> list[Widget]:
        say, buttons = self.services.say, self.layout.buttons
        corners: list[Widget] = [
            RoundButton(self.services, "leave", buttons["menu"], "undo", self.on_back, tip=Tip(say("replay-leave"))),
            self._coin("log", buttons["log"], "log", lambda: self.open_drawer("log"), "l"),
        ]
        if self.timeline.over and self.timeline.session.rules.secret:  # where nobody hides anything there are no hands to open
            corners.append(self._coin("hands", buttons["rules"], "eye", lambda: self.open_drawer("hands"), "h"))
        if self.on_review is not None:
            tip = Tip(say("replay-review"))
            corners.append(RoundButton(self.services, "review", buttons["settings"], "chart", self.on_review, tip=tip, hotkey="r"))
        return corners

    def _coin(self, name: str, rect: pygame.Rect, icon: str, act: Callable[[], None], key: str) -> Widget:
        def press() -> Change | None:
            act()
            return None

        return RoundButton(self.services, name, rect, icon, press, tip=Tip(self.services.say(f"replay-{name}")), hotkey=key)

    def _legend(self) -> list[Widget]:
        scale, say = self.services.scale, self.services.say
        chips: list[Widget] = []
        for number, seat in enumerate(self.timeline.seats):
            rect = scale.rect(176 + 88 * number, ROW - 24, 82, 48, 0.5, down(scale, FOOT))
            may = self.timeline.may_look(number)
            tip = Tip(say("replay-eyes" if may else "replay-eyes-closed", name=seat.name))

            def choose(number: int = number) -> None:
                self.look_with(number)

            chips.append(Eyes(self.services, rect, number, seat, choose, chosen=number == self.eyes, tip=tip, enabled=may))
        return chips

    def _draw_hand(self, target: pygame.Surface, rect: pygame.Rect, title: int, seat: int) -> None:
        self.table.draw_hand(target, self.picture.context, rect, title, self.timeline.seats[seat], self.timeline.state(self.at), seat)

    def _controls(self) -> list[Widget]:
        scale, say = self.services.scale, self.services.say
        acts: dict[str, Callable[[], object]] = {
            "first-turn": lambda: self.go(0),
            "turn-back": lambda: self.go(self.timeline.turn_before(self.at)),
            "back": lambda: self.go(self.at - 1),
            "play": self._play,
            "step": self.forward,
            "turn-on": lambda: self.go(self.timeline.turn_after(self.at)),
            "last-turn": lambda: self.go(self.timeline.length),
        }
        out: list[Widget] = []
        for name, far in zip(_CONTROLS, _PLACES, strict=True):
            size = 66 if name == "play" else 52
            rect = scale.rect(896 + far - size / 2, ROW - size / 2, size, size, 0.5, down(scale, FOOT))

            def press(name: str = name) -> Change | None:
                acts[name]()
                return None

            going = self.at > 0 if name in ("first-turn", "turn-back", "back") else self.at < self.timeline.length or name == "play"
            icon = ("pause" if self.playing else "start") if name == "play" else name
            key = "pause" if name == "play" and self.playing else name
            out.append(RoundButton(self.services, name, rect, icon, press, tip=Tip(say(f"replay-{key}")), enabled=going))
        return out

    def _chips(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        left = scale.rect(1176, ROW, 1, 1, 0.5, down(scale, FOOT))
        x, out = left.x, list[Widget]()
        right = scale.rect(1532, ROW, 1, 1, 0.5, down(scale, FOOT)).x
        words = [services.say("replay-speed", speed=key) for key in ("half", "one", "two", "four")]
        sizes = [chip_size(services.look, word, theme.CHIP.at(22)) for word in words]
        gap = scale.px(8)
        share = min(1.0, (right - x - 3 * gap) / max(1, sum(wide for wide, _ in sizes)))
        for index, (word, (wide, high)) in enumerate(zip(words, sizes, strict=True)):
            rect = pygame.Rect(x, left.y - high // 2, round(wide * share), high)

            def choose(index: int = index) -> None:
                self._speed = index
                self._dress_page()

            tip = Tip(services.say("replay-speed-tip"))
            chip = Chip(services, f"speed-{index}", rect, word, choose, chosen=index == self._speed, tip=tip)
            chip.group, chip.asks = "speed", services.say("replay-speed-tip")
            out.append(chip)
            x = rect.right + gap
        return out

    def _play_on(self) -> list[Widget]:
        """What may be done with a position: think about it, or play on from it."""
        on, study, found = self.on_play_on, self.on_study, list[Widget]()
        services, scale, say, left = self.services, self.services.scale, self.services.say, 1548
        if study is not None:
            place, tip = scale.rect(left, 1006, 62, 62, 0.5, down(scale, FOOT)), Tip(say("study-open-tip"), say("study-open"))
            found.append(RoundButton(services, "study", place, "study", lambda: study(self.at), tip=tip, hotkey="s"))
            left += 76
        if on is not None:
            rect = scale.rect(left, 1006, 1904 - left, 62, 0.5, down(scale, FOOT))
            before = self.at < self.timeline.length
            tip = Tip(say("replay-play-on-tip" if before else "replay-play-on-over"))
            found.append(
                Button(services, "play-on", rect, say("replay-play-on"), lambda: on(self.at), icon="start", tip=tip, enabled=before)
            )
        return found

    def _drawer(self) -> list[Widget]:
        if not self.drawer:
            return []
        services, rect = self.services, drawer_rect(self.services)
        area, px = drawer_area(services, rect), services.scale.px
        name = self.drawer
        rows = (
            log_rows(services, self.timeline, groups(self.timeline.log), area, self._is_here, self._go_to_turn)
            if name == "log"
            else hands_rows(services, self.timeline, area, self._draw_hand)
        )
        close = pygame.Rect(rect.right - px(70), rect.y + px(14), px(50), px(50))
        return [rows, self._coin_close(close, name)]

    def _coin_close(self, rect: pygame.Rect, name: str) -> Widget:
        def press() -> Change | None:
            self.open_drawer(name)
            return None

        return RoundButton(self.services, "close", rect, "cross", press, tip=Tip(self.services.say("replay-close")))

    def _is_here(self, number: int) -> bool:
        index = self.timeline.turn_at(self.at)
        return number == (self.timeline.turns[index].number if index >= 0 else 0)

    def _go_to_turn(self, number: int) -> None:
        """The end of a turn; for the draft, the table it leads to."""
        found = next((turn.last for turn in self.timeline.turns if turn.number == number), None)
        self.go(found if found is not None else self.timeline.turns[0].first if self.timeline.turns else 0)

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.draw_above(target)

    def draw_above(self, target: pygame.Surface) -> None:
        """The drawer and everything that can be pressed."""
        if self.drawer:
            draw_drawer(
                target,
                self.services,
                drawer_rect(self.services),
                self.services.say(f"replay-{self.drawer}"),
                "eye" if self.drawer == "hands" else "log",
            )
        self.page.draw(target)
