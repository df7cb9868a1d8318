"""A table on the screen: its resting picture, and everything that moves above it, drawn only where something changed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from momiji.playing.log import Line
from momiji.ui import light
from momiji.ui.damage import merged
from momiji.ui.drift import TURN
from momiji.ui.kit.cue import Caption, Cue, draw_cue, strength
from momiji.ui.kit.marks import REACH, draw_light, swell
from momiji.ui.kit.recap import RecapPaper
from momiji.ui.kit.tip import Toast
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import FADE, Glide, Pose
from momiji.ui.services import Services
from momiji.ui.sprites import leaf_drawing
from momiji.ui.stack import Scene

from .buttons import draw_bonus
from .drag import Drag, Return, Slide, sliding
from .film import Projector, Sprite
from .focus import Focus, place_of
from .gust import SIZES, Gust
from .hints import Hints
from .layout import Layout
from .lights import draw_leaf, draw_target, draw_thinking, target_box
from .mist import Mist
from .picture import Picture
from .show import Spot
from .table import Table

NEWS = 1.8
NEWS_STAYS = 3.2
UNROLLS = 0.5
HANGS = (12, -20)  # how far above its target a thing hangs that has found it
EVENING = 0.5  # from here on the piece for late in the day plays
WINDBORNE = ("red", "orange", "yellow")


class TableView(Scene):
    """Shows a table and its films. Subclasses say which show is wanted, make the buttons, and react when all has settled."""

    picture: Picture
    tempo = 1.0  # how much faster than the player's own speed films run

    def __init__(self, services: Services, table: Table) -> None:
        super().__init__(services)
        self.table = table
        self.focus = Focus()
        self.hints = Hints(services, table)
        self.projector = Projector()
        self.buttons: list[Widget] = []
        self.drag: Drag | None = None
        self.home: Return | None = None
        self.targets: frozenset[Spot] = frozenset()
        self.hovered: Spot | Widget | None = None
        self.raised: dict[Spot, Glide] = {}
        self.gust: Gust | None = None
        self.mist: Mist | None = None
        self._memory: Any = None  # what the table's drawing remembers, through a new size too
        self._breath = 0.0
        self._aimed: Spot | None = None
        self._foreseen: tuple[Spot, Spot | None] | None = None
        self._slide: Slide | None = None  # of what is foreseen
        self._news = NEWS  # how long fresh cards have glowed
        self._told: tuple[int, int] | None = None  # to whom and in which turn
        self._flying: list[tuple[Sprite, Pose, pygame.Rect]] = []  # and what each may touch
        self._shown: list[pygame.Rect] = []
        self._mended: list[pygame.Rect] = []  # where the resting picture changed since the last frame
        self._fading: tuple[pygame.Surface, float] | None = None
        self._occluders: list[pygame.Rect] = []
        self._leaves: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._cued: Cue | None = None
        self.recap: RecapPaper | None = None  # what happened since one's last turn
        self.caption: Caption | None = None  # what is happening, beside whoever does it

    def wanted(self) -> Any:
        """What stands on the table when nothing moves."""
        raise NotImplementedError

    def make_buttons(self) -> list[Widget]:
        return []

    def settled(self) -> None:
        """The last film is over and everything stands where the layout says."""

    def retable(self) -> None:
        """The resting table changed while nothing flies."""

    @property
    def layout(self) -> Layout:
        return self.picture.layout

    # ---------------------------------------------------------------- the resting table
    def build(self) -> None:
        """A new size: motion ends, everything is drawn anew."""
        self.projector.finish()
        self.home, self._fading, self.raised, self.hovered, self._leaves, self._flying = None, None, {}, None, [], []
        self.caption = self.recap = None
        scale, show = self.services.scale, self.wanted()
        self.picture = Picture(self.services, self.table, show, self.table.lay_out(show, scale), self._memory)
        self._dress()
        airy = self.services.preferences.table_gusts and not self.services.still
        self.gust = Gust(scale.width / scale.u, scale.height / scale.u) if airy and self.table.gusts else None
        if self.gust:
            self.services.art.prefetch(leaf_drawing(leaf, scale.px(size)) for leaf in WINDBORNE for size in SIZES)
        self.mist = (self.mist or Mist(scale.width / scale.u)) if airy and self.table.mist else None
        if self.mist:
            self.mist.width = scale.width / scale.u
        self.hints.forget()
        self.hints.say(None)
        self.stale = True

    def pause(self) -> None:
        """Something lies over the table: what was pointed at explains itself no longer."""
        self.hints.forget()

    def _dress(self) -> None:
        """Buttons and what leaves pass beneath, for the show that rests."""
        self._memory = self.picture.context.memory
        old = {widget.name: widget for widget in self.buttons}
        self.buttons = self.make_buttons()
        for widget in self.buttons:
            before = old.get(widget.name)
            if before is not None:
                widget.hovered, widget.held = before.hovered, before.held
                if self.hovered is before:
                    self.hovered = widget
        self._occluders = self.table.solid(self.picture.context)
        late = light.lateness(self.picture.show.daylight) >= EVENING
        self.services.sound.ambience(self.table.pieces[late])

    def rest(self, show: Any, away: frozenset[Spot] = frozenset()) -> None:
        """Let this show lie on the table; `away` is what flies above it."""
        self._lay(show, away)
        self.picture.soon()
        self.stale = True

    def _lay(self, show: Any, away: frozenset[Spot]) -> None:
        """The same, drawn only where it changed."""
        before, buttons = self.picture.show, self.layout.buttons
        changed = show is not before
        wish = self.services.preferences
        if wish.evening_light and wish.animation_speed > 0 and light.lateness(show.daylight) != light.lateness(before.daylight):
            self.picture.become(replace(show, daylight=before.daylight), away | self.above())
            self.cross_fade()  # only the light, not what lies in it
        elif show.phase != before.phase and wish.animation_speed > 0:
            self.cross_fade()  # from one phase of the game to the next, and back
        layout = self.picture.lay_out(show)
        if changed:
            self.raised = {spot: rise for spot, rise in self.raised.items() if spot in layout.spots}
        self._mended += self.picture.become(show, away | self.above())
        if not changed:
            return
        self._dress()
        asked = (show.primary, show.left, show.right, layout.buttons) != (before.primary, before.left, before.right, buttons)
        self.stale = self.stale or asked or self.focus.shown
        if isinstance(self.focus.here, Spot) and self.focus.here not in layout.spots:
            self.focus.here = None
        if not self.projector.running:
            self.retable()

    def show_news(self) -> None:
        """Let the cards that came since the player's last turn glow once."""
        show = self.picture.show
        if show.news and self._told != (show.seat, show.turn):
            self._told = (show.seat, show.turn)
            self._news = 0.0

    @property
    def glowing(self) -> bool:
        return self._news < NEWS

    def end_news(self) -> None:
        """What glows might be in somebody's hand now."""
        self._news = NEWS

    def above(self) -> frozenset[Spot]:
        """What is drawn above the resting picture."""
        above = set(self.raised)
        if self.drag and self.drag.leaves_all:
            above.add(self.drag.spot)
        if self.home:
            above.add(self.home.spot)
        return frozenset(above)

    def lift_out(self) -> None:
        """Leave out of the resting picture what is drawn above it now."""
        self.picture.take_away(self.above())
        self.stale = True

    def project(self) -> None:
        """Put the present still of the film on the table."""
        self._roll()
        self.stale = True

    def _roll(self) -> None:
        """The same while a film runs: what did not change stays on the screen."""
        still = self.projector.still()
        if still is not None:
            self.call(self.projector.cue)
        if still is None:
            self.rest(self.wanted())
        elif still.show is not self.picture.show or still.away | self.above() != self.picture.away:
            self._lay(still.show, still.away)
        elif (coming := self.projector.coming()) is not None:
            self.picture.expect(coming[0].show, coming[0].away | self.above(), coming[1])
        context = self.picture.context
        self._flying = [(sprite, pose, self.table.sprite_box(context, sprite, pose)) for sprite, pose in self.projector.legs()]
        if still is None:
            self.settled()

    def call(self, cue: Cue | None) -> None:
        """The words of a step that one watches; they stay until the next one says something else."""
        if cue is not self._cued:
            self._cued = cue
            self.caption = Caption(self.services, cue) if cue is not None and cue.texts else None
            self.stale = True

    def cross_fade(self) -> None:
        """The old table fades into the new one: in reduced motion always, and whenever it grows later in the day."""
        self._fading = (self.picture.surface.copy(), 0.0)

    @property
    def moving(self) -> bool:
        """A film runs or fades."""
        return self.projector.running or self._fading is not None

    @property
    def busy(self) -> bool:
        return self.moving

    def finish(self) -> None:
        """End all motion now."""
        running = self.projector.running
        self.projector.finish()
        self.home, self._fading = None, None
        if running:
            self.project()
        self.hush()
        self.lift_out()

    def hush(self) -> None:
        """No sentence beside a panel any more."""
        self._cued = None
        if self.caption is not None:
            self.caption, self.stale = None, True

    def tell_since(self, lines: Sequence[Line]) -> None:
        """What the others did, on a slip over the foot of the tray: no number of a card and no pile is under it."""
        self.recap, self.stale = None, True
        if lines:  # a draft has none, and no tray to measure
            self.recap = RecapPaper(self.services, lines, self.table.recap_area(self.layout), self.table.recap_heights(self.layout))

    def forget_since(self) -> None:
        if self.recap is not None:
            self.recap, self.stale = None, True

    def announce(self, words: str, icon: str = "") -> None:
        """News that needs no answer: a strip unrolls from above."""
        unrolls = 0.0 if self.services.still else UNROLLS / self.services.preferences.animation_speed
        self.hints.announce(Toast(words, icon, self.services.preferences.lasting(NEWS_STAYS), unrolls=unrolls))

    def announce_ending(self, before: Any, after: Any) -> None:
        """The last turns have begun: a strip says why, and a notice stays on the table."""
        ending = self.table.ending(before, after)
        if ending is not None:
            self.announce(self.services.say.text(ending[0]), ending[1])

    # ---------------------------------------------------------------- time
    def update(self, dt: float) -> bool:
        moving = False
        if self.projector.running:
            for sound in self.projector.update(dt * 1000 * self.services.preferences.animation_speed * self.tempo):
                if sound != "your-turn" or self.services.preferences.bell_on_turn:
                    self.services.sound.play(sound)
            self._roll()
            moving = True
        moving = self._update_light(dt) or moving
        if self.services.news and self.hints.toast is None:
            news = self.services.news.popleft()
            self.hints.announce(Toast(self.services.say.text(news.text), news.icon, news.seconds))
        self._aimed = self.aimed() if self.targets else None
        if self.drag and self.drag.aims and self.drag.over != (over := self._above_aimed()):
            self.drag.over, self.stale = over, True
            self.drag.update(0.0)  # where nothing moves it is there at once
        if (foreseen := None if self.projector.running else self.foreseen()) != self._foreseen:
            slides = self.table.slides and not self.services.still and not self.drag  # what is in a hand goes with the hand
            self._slide = sliding(self.layout, self._foreseen, foreseen, self._slide) if slides else None
            self._foreseen, self.stale = foreseen, True
        elif self._slide:
            self._slide.spent += dt
            self._slide = None if self._slide.over else self._slide
            self.stale = moving = True
        if self.hints.update(dt, still=self.services.still):
            self.stale = moving = True
        if self.hints.changed:
            self.hints.changed, self.stale = False, True
        if self.gust and self.services.watched:
            calm = self.drag is not None or self.projector.running
            moving = self.gust.update(dt, calm=calm) or moving
            self._leaves = [self._leaf(index) for index in range(len(self.gust.flakes))]
        return self._update_mist(dt) or moving

    def _update_mist(self, dt: float) -> bool:
        """It is drawn again only when it has gone a step: frames in which something flies do not pay for it."""
        if self.mist is None or not self.services.watched:
            return False
        before = [*self.mist.places(self.services.scale)]
        changed = self.mist.update(dt, away=self.drag is not None, held=self.projector.running)
        if changed:
            self._mended += [*before, *self.mist.places(self.services.scale)]
        return changed

    def _update_light(self, dt: float) -> bool:
        """Hovering, holding, springing home, fading."""
        moving = False
        for rise in self.raised.values():
            moving = rise.update(dt if not self.services.still else 1.0) or moving
        if any(rise.value <= 0 for spot, rise in self.raised.items() if spot != self.hovered):
            self.raised = {spot: rise for spot, rise in self.raised.items() if rise.value > 0 or spot == self.hovered}
            self.picture.take_away(self.above())
            self.stale = True
        if self.drag:
            self.drag.update(dt)
            moving = moving or not self.drag.resting
        if self.targets and not self.services.still:
            self._breath += dt
            moving = True
        if self.home:
            self.home.spent += dt
            moving = True
            if self.home.over:
                self.home = None
                self.picture.take_away(self.above())
                self.stale = True
        if self.glowing:
            self._news = NEWS if self.services.still else self._news + dt
            moving = True
            self.stale = self.stale or self._news >= NEWS
        if not self.services.still and self.table.thinking(self.picture.context):
            self._breath += dt
            moving = True
        if self._fading:
            old, spent = self._fading
            self._fading = (old, spent + dt) if spent + dt < FADE else None
            self.stale = moving = True
        return moving

    def due(self) -> float | None:
        times = [self.hints.due()]
        if self.services.watched:
            times.append(max(0.0, self.gust.wait) if self.gust and not self.gust.flakes else None)
            times.append(self.mist.due if self.mist and self.drag is None and not self.projector.running else None)
        return min((time for time in times if time is not None), default=None)

    # ---------------------------------------------------------------- drawing
    def _moving(self) -> list[pygame.Rect]:
        context = self.picture.context
        rects = [box for _, _, box in self._flying]
        rects += [
            context.near(
                context.turned_box(
                    self.table.raised_place(context, self.layout.spots[spot], rise.value).rect, self.layout.spots[spot].angle
                )
            )
            for spot, rise in self.raised.items()
        ]
        if not self.services.still or self.drag:
            rects += [target_box(context, spot) for spot in self.targets if spot in self.layout.spots]
        if self.drag:
            rects.append(self.drag.sprite()[1])
        if self.home:
            rects.append(self.home.sprite()[1])
        if self.glowing:
            rects += [context.near(rect, REACH) for rect in self.table.changed(context)]
        mind = self.table.thinking(context)
        if mind:
            rects.append(mind[1].inflate(context.px(8), context.px(8)))
        if (cue := self.projector.cue) is not None and strength(self.projector.now) > 0:
            rects += [context.near(rect, REACH) for rect in (cue.who, *cue.lights)]
        return rects + [place for _, place in self._leaves]

    def damage(self) -> list[pygame.Rect] | None:
        window = pygame.Rect(0, 0, self.services.scale.width, self.services.scale.height)
        return [rect for rect in (one.clip(window) for one in merged([*self._shown, *self._mended, *self._moving()])) if rect.w and rect.h]

    def drawn(self) -> None:
        self._shown, self._mended = self._moving(), []

    def _leaf(self, index: int) -> tuple[pygame.Surface, pygame.Rect]:
        assert self.gust
        flake, scale = self.gust.flakes[index], self.services.scale
        angle = flake.turned // TURN * TURN
        leaf = WINDBORNE[index % len(WINDBORNE)]
        picture = self.services.look.sprites.leaf(leaf, scale.px(flake.size), angle)
        x, y = flake.at
        return picture, picture.get_rect(center=(round(x * scale.u), round(y * scale.u)))

    def draw(self, target: pygame.Surface) -> None:
        clip, context = target.get_clip(), self.picture.context
        target.blit(self.picture.surface, clip, clip)
        if self.mist and self.mist.level > 0:
            for place in self.mist.places(self.services.scale):
                if place.colliderect(clip):
                    drawn = self.mist.picture(self.services.look, self.table.mist)
                    draw_leaf(target, self.picture.surface, drawn, place, self._occluders)
        if self._fading:
            old, spent = self._fading
            old.set_alpha(round(255 * (1 - spent / FADE)))
            target.blit(old, clip, clip)
        for picture, place in self._leaves:
            if place.colliderect(clip):
                draw_leaf(target, self.picture.surface, picture, place, self._occluders)
        for widget in self.buttons:
            if widget.rect.inflate(80, 80).colliderect(clip):
                widget.draw(target)
        primary = self.picture.show.primary
        if primary and primary.bonus and self.layout.buttons["primary"].inflate(80, 120).colliderect(clip):
            draw_bonus(target, self.services, primary.bonus, self.table.token, self.layout.buttons["primary"])
        self._draw_light(target, clip)
        for sprite, pose, box in self._flying:
            if box.colliderect(clip):
                self.table.draw_sprite(target, context, sprite, pose, self.picture.surface)
        for thing in (self.home, self.drag):
            if thing:
                picture, place = thing.sprite()
                if place.colliderect(clip):
                    target.blit(picture, place)
        for slip in (self.recap, self.caption):
            if slip is not None and not (slip is self.recap and (self.hints.toast or self.moving)):
                slip.draw(target)
        self._draw_focus(target)
        self.hints.draw(target, context)

    def _draw_light(self, target: pygame.Surface, clip: pygame.Rect) -> None:
        context = self.picture.context
        if self.targets:
            for spot in self.targets:
                if spot in self.layout.spots and target_box(context, spot).colliderect(clip):
                    self._draw_target(target, spot)
        if self._foreseen is not None:
            self.table.draw_foreseen(target, context, *self._foreseen, self._slide.offset if self._slide else (0, 0))
        if self.glowing:
            for rect in self.table.changed(context):
                draw_light(target, context.look, rect, context.corner(rect), swell(self._news / NEWS))
        if (cue := self.projector.cue) is not None:
            draw_cue(target, context.look, cue, self.projector.now)
        mind = self.table.thinking(context)
        if mind and not self.services.still and mind[1].colliderect(clip):
            draw_thinking(target, context, *mind, self._breath)
        for spot, rise in self.raised.items():
            self.table.draw_raised(target, context, spot, rise.value)

    def _draw_target(self, target: pygame.Surface, spot: Spot) -> None:
        aimed, still = spot == self._aimed, self.services.still
        draw_target(target, self.picture.context, spot, self._breath, disc=self.table.round(spot), aimed=aimed, still=still)

    def _draw_focus(self, target: pygame.Surface) -> None:
        if not self.focus.shown or self.focus.here is None:
            return
        rect = place_of(self.focus.here, self.layout, self.buttons)
        if rect is None:
            return
        paint, context = self.services.look.paint, self.picture.context
        if isinstance(self.focus.here, str):
            next(widget for widget in self.buttons if widget.name == self.focus.here).draw_focus(target)
        elif self.table.round(self.focus.here):
            paint.focus_ring(target, rect, rect.w / 2 / self.services.scale.u)
        elif self.table.plain(self.focus.here):
            paint.focus_ring(target, rect, 8)
        else:
            paint.focus_ring(target, rect, context.corner(rect))

    def _above_aimed(self) -> tuple[float, float] | None:
        """Where a thing hangs that aims with its middle, once it has found a target."""
        if self._aimed not in self.targets or self._aimed is None:
            return None
        x, y = self.layout.spots[self._aimed].rect.center
        return x + self.services.scale.px(HANGS[0]), y + self.services.scale.px(HANGS[1])

    def aimed(self) -> Spot | None:
        """The target that would receive what is held."""
        return None

    def foreseen(self) -> tuple[Spot, Spot | None] | None:
        """A thing that is held or chosen, and where it would go if it were let go now."""
        return None
