"""The main table: what rests, what moves above it, and the hands that reach for it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from momiji.ui.input import Context, Event, FocusLost, Hand, Key, PointerCancel, PointerDown, PointerMove, PointerUp, Wheel
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.motion import Glide, Pose
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push, Stop
from momiji.ui.table.keys import TableKeys
from momiji.ui.table.show import CLOSER, Command, Spot

from .aim import aim, foreseen
from .buttons import make_buttons
from .desk import Accepted, Refused, Reply
from .drag import Drag, Return
from .film import Film
from .gestures import TURNS
from .reading import TableReading
from .spoken import way_out_words
from .step_desk import GestureDesk
from .table import Table
from .turning import reachable, turn
from .view import TableView

STILL = 8


class TableScene(TableView):
    """Plays a desk: every click, drop and key becomes a question to it, every answer a picture.

    `rules_about` opens the rule book at a page, a paragraph or a rule.
    `after` is asked once an outcome has been seen to its end; it may answer with a change of scene.
    """

    recaps = True  # whether it is told what happened since one's last turn

    def __init__(
        self,
        services: Services,
        table: Table,
        desk: GestureDesk,
        *,
        on_menu: Press,
        on_log: Press,
        on_rules: Press,
        on_settings: Press,
        rules_about: Callable[[str], Change | None] = lambda topic: None,
        after: Callable[[Reply], Change | None] = lambda outcome: None,
    ) -> None:
        super().__init__(services, table)
        self.desk = desk
        self.on_menu = on_menu
        self.rules_about = rules_about
        self.after = after
        self.corners: dict[str, Press] = {"menu": on_menu, "log": on_log, "rules": on_rules, "settings": on_settings}
        self.keys = TableKeys(self)
        self.reading = TableReading(self)
        self.held: Spot | None = None  # taken by the keyboard
        self.pointer = (-1, -1)
        self._pressed: Spot | Widget | None = None
        self._press_at = (0, 0)
        self._waiting: list[Reply] = []
        self.fresh = False  # the game begins: its cards are dealt before the eyes
        self._sign = ""  # the key that the red button shows
        self._read: tuple[int, int] | None = None  # for whom and in which turn it was told what the others did
        self._let_from: Pose | None = None  # where a dropped thing was let go, for the flight that follows
        self.spun: Film | None = None  # how the chosen thing was last turned

    # ---------------------------------------------------------------- the table
    def build(self) -> None:
        """A held thing stays in the hand through a new size."""
        super().build()
        if self.drag:
            if self.drag.spot in self.layout.spots:
                self._grip(self.drag.spot, self.drag.pointer)
                self.lift_out()
            else:
                self.drop_held()

    def wanted(self) -> Any:
        """The desk's show; while something is held only its targets are lit, and its place stays open."""
        show = self.desk.show
        if self.drag:
            return self.table.held(show, self.drag.spot, self.targets, gone=True)
        return self.table.held(show, self.held, self.targets, gone=False) if self.held else show

    def make_buttons(self) -> list[Widget]:
        buttons = make_buttons(self.services, self.picture.show, self.layout, self._press, self.corners)
        self._sign = next((widget.hotkey for widget in buttons if widget.name == "primary"), "")
        self.sign_primary(buttons)
        return buttons

    def sign_primary(self, buttons: list[Widget] | None = None) -> None:
        """The red button shows the Enter key only while Enter presses it."""
        for widget in self.buttons if buttons is None else buttons:
            if widget.name == "primary":
                sign = self._sign if self.keys.enter_is_primary else ""
                self.stale = self.stale or widget.hotkey != sign
                widget.hotkey = sign

    def refresh(self, *, gently: bool = True) -> None:
        """The desk's table changed: show it, cards gliding to their new places."""
        show = self.wanted()
        if show is self.picture.show or self.projector.running:
            return
        move = (
            self.table.glide(self.picture.show, show, self.services.scale, self._let_from) if gently and not self.services.still else None
        )
        if move and not self.drag and not self.held:
            self.projector.add(move)
            self.project()
        else:
            self.rest(show)

    def aimed(self) -> Spot | None:
        if self.drag:
            return aim(self.drag, self.layout, self.targets)
        return self.focus.here if isinstance(self.focus.here, Spot) else None

    def foreseen(self) -> tuple[Spot, Spot | None] | None:
        held = self.drag.spot if self.drag else self.held
        target = self._aimed if held else self.focus.here if self.focus.shown else self.hovered
        return foreseen(held, target, self.targets, self.picture.show.marks)

    # ---------------------------------------------------------------- outcomes
    def follow(self, outcome: Reply, spot: Spot | None = None, *, dropped: bool = False) -> Change | None:
        """Show what came of something: fly its changes, or say why not. Also for steps that others took."""
        if isinstance(outcome, Refused):
            self._refuse(outcome, spot, dropped=dropped)
            return self.after(outcome)
        if outcome.changes and (self.drag or self.held):
            self.drag, self.held, self.targets = None, None, frozenset()  # the table changes under the hand
        for change in outcome.changes:
            self.services.art.prefetch(self.table.drawings_flying(self.services, change))
        if outcome.changes and self.services.preferences.animation_speed > 0:
            if self.services.preferences.reduced_motion:
                self.cross_fade()
                for change in outcome.changes:
                    self.call(self.table.cue(change, self.services.scale))
                    if (calm := self.table.calm(change, self.services.scale)) is not None:
                        self.projector.add(calm)
            else:
                for change in outcome.changes:
                    self.projector.add(self.table.film(change, self.services.scale, self._let_from))
                    self._let_from = None
        self.hints.forget()
        if outcome.changes:
            self.forget_since()
        for change in outcome.changes:
            self.announce_ending(change.before, change.after)
        if self.projector.running:
            self._let_from = None
            self._waiting.append(outcome)
            self.project()
            return None
        for change in outcome.changes:  # without flights the change still speaks
            if (sound := self.table.sound(change)) is not None:
                self.services.sound.play(sound)
        self.refresh(gently=not outcome.changes)
        self._let_from = None
        if outcome.changes:
            self._tell_news()
        return self.after(outcome)

    def _refuse(self, refused: Refused, spot: Spot | None, *, dropped: bool) -> None:
        self.services.sound.play("refuse")
        way_out = self.desk.targets(spot) if dropped and spot is not None else frozenset()
        self.hints.refuse(refused, spot, self.layout, self.pointer, way_out, way_out_words(self, spot))
        still = dropped or self.services.still
        if spot is not None and not still and self.picture.movable(spot) and spot.kind not in self.layout.AREAS:
            picture, area = self.picture.lifted(spot)
            self.home = Return(spot, picture, area.center, (0, 0), shaken=True, reach=self.services.scale.px(6))
            self.lift_out()
        self.refresh()
        self.stale = True

    def enter(self) -> None:
        if self.fresh and not self.services.still:
            self.projector.add(self.table.deal(self.picture.show, self.services.scale))
            self.project()
        else:
            self.show_news()
            self._tell_news()

    def settled(self) -> None:
        self.show_news()
        self._tell_news()
        waiting, self._waiting = self._waiting, []
        for outcome in waiting:
            change = self.after(outcome)
            if change is not None:
                self.pending = change

    def _tell_news(self) -> None:
        """What the others did, once in a turn: neither a glide nor an undo brings the slip back."""
        now = (self.desk.show.seat, self.desk.show.turn)
        if self.recaps and self._read != now:
            self._read = now
            self.tell_since(self.desk.since())

    def retable(self) -> None:
        """What was laid under a pointer that rests says nothing of itself until the pointer moves."""
        self._hover_at(*self.pointer, moved=False)

    # ---------------------------------------------------------------- events
    def handle(self, event: Event) -> Change | None:
        if isinstance(event, PointerDown | Key):
            self.forget_since()
        match event:
            case PointerMove(x, y):
                self.pointer = (x, y)
                self._move(x, y)
            case PointerDown(x, y, Hand.LEFT):
                self.pointer = (x, y)
                return self._down(x, y)
            case PointerUp(x, y, Hand.LEFT):
                return self._up(x, y)
            case PointerCancel() | FocusLost():
                self._let_go()
            case Context(x, y):
                self._pressed = None
                return None if self.turn(1) or self.drag else self.look_closer(self.layout.at(x, y))
            case Wheel(down=down) if down:
                self.turn(1 if down < 0 else -1)
            case Key():
                return self.keys.handle(event)
        return None

    def stops(self) -> list[list[Stop]]:
        return self.keys.stops()

    def beside(self) -> tuple[str, ...]:
        return self.keys.beside()

    def halt_at(self, thing: Any) -> None:
        self.keys.halt_at(thing)

    def called(self, thing: Any) -> tuple[str, str]:
        return self.keys.called(thing)

    def look_at(self, seat: int) -> Change | None:
        """A player's side of the table, large; whatever moves is finished first."""
        self.finish()
        self.hints.forget()
        return Push(self.table.players(self.services, self.desk.show, self.desk.told, seat))

    def look_around(self) -> Change | None:
        """The side of the player in focus, of whoever plays, or of the next one."""
        here = self.focus.here
        others = self.picture.show.sitting[1:]
        if not others:
            return None
        if isinstance(here, Spot) and here.kind == "other" and self.focus.shown:
            return self.look_at(int(here.key))
        return self.look_at(next((other.seat for other in others if other.badge == "playing"), others[0].seat))

    def look_closer(self, spot: Spot | None) -> Change | None:
        if spot is not None and spot.kind == "other":
            return self.look_at(int(spot.key))
        scene = self.table.closer(self.services, self.picture.context, spot, self.desk.tip(spot)) if spot is not None else None
        if scene is None:
            return None
        self.hints.forget()
        return Push(scene)

    def _read_about(self) -> Spot | None:
        """What the keyboard stands on, the pointer lies on or is chosen; else the first thing on the table."""
        chosen = (spot for spot, mark in self.desk.show.marks.items() if mark == "chosen")
        things = [self.focus.here if self.focus.shown else self.hovered, *chosen, *self.layout.order()]
        return next((thing for thing in things if isinstance(thing, Spot)), None)

    def _button_at(self, x: int, y: int) -> Widget | None:
        return next((widget for widget in self.buttons if widget.hit(x, y)), None)

    def _move(self, x: int, y: int) -> None:
        if self.drag:
            self.drag.pointer = (x, y)
        elif isinstance(self._pressed, Spot):
            far = max(abs(x - self._press_at[0]), abs(y - self._press_at[1]))
            if far > STILL and self.desk.liftable(self._pressed) and not self.projector.running:
                self._lift(self._pressed, (x, y))
        elif isinstance(self._pressed, Widget):
            if self._pressed.held != self._pressed.hit(x, y):
                self._pressed.held = not self._pressed.held
                self.stale = True
        else:
            self._hover_at(x, y)

    def _hover_at(self, x: int, y: int, *, moved: bool = True) -> None:
        thing: Spot | Widget | None = self._button_at(x, y) or self.layout.at(x, y)
        if self.projector.running or self.drag or self.held:
            thing = None
        if thing != self.hovered:
            self._hover(thing)
        if moved and not (self.projector.running or self.drag or self.held):
            self._dwell_at(x, y)

    def _hover(self, thing: Spot | Widget | None) -> None:
        for one, over in ((self.hovered, False), (thing, True)):
            if isinstance(one, Widget):
                one.hovered, self.stale = over, True
            elif isinstance(one, Spot) and one.kind in self.table.raised and one in self.layout.spots:
                self.raised.setdefault(one, Glide(0.0)).to(1.0 if over else 0.0)
        self.hovered = thing
        self.lift_out()

    def _dwell_at(self, x: int, y: int) -> None:
        """The pointer rests on something; of a panel the smallest thing there tells what it is."""
        thing = self.hovered
        if not self.focus.shown:
            panel = thing is None or (isinstance(thing, Spot) and thing.kind == "other")
            part = self.table.part_at(self.picture.context, x, y) if panel else None
            self.hints.dwell(part or thing, self.desk.tip(thing) if isinstance(thing, Spot) and part is None else None)

    def topic(self) -> str:
        """What the rule book is asked about: a refusal first, then what the keyboard stands on or the pointer lies on."""
        if self.hints.bubble and self.hints.bubble.topic:
            return self.hints.bubble.topic
        thing = self.focus.here if self.focus.shown else self.hovered
        return self.table.topic(self.picture.show, thing) if isinstance(thing, Spot) else ""

    def _down(self, x: int, y: int) -> Change | None:
        topic = self.hints.book_at(x, y)
        if topic:
            self.hints.say(None)
            return self.rules_about(topic)
        self.hints.forget()
        self.hints.say(None)
        self.focus.shown, self.focus.origin, self.stale = False, None, True
        self.sign_primary()
        if self.moving:
            own = self.projector.own
            self.finish()
            under = self.layout.at(x, y)
            if not own and (under is None or under.kind != "other"):
                return None
        if self.held:
            self.drop_held()
        button = self._button_at(x, y)
        self._pressed = button or self.layout.at(x, y)
        self._press_at = (x, y)
        if button:
            button.held = True
        return None

    def _up(self, x: int, y: int) -> Change | None:
        pressed, self._pressed = self._pressed, None
        if self.drag:
            return self._drop(x, y)
        if isinstance(pressed, Widget):
            pressed.held, self.stale = False, True
            if pressed.hit(x, y):
                return self.activate(pressed)
        elif isinstance(pressed, Spot) and self.layout.at(x, y) == pressed:
            return self.tap(pressed)
        return None

    def _let_go(self) -> None:
        if isinstance(self._pressed, Widget):
            self._pressed.held, self.stale = False, True
        self._pressed = None
        if self.drag:
            self._spring_home()

    # ---------------------------------------------------------------- acts
    def tap(self, spot: Spot) -> Change | None:
        if spot.kind == "other":
            return self.look_at(int(spot.key))
        if spot.kind in self.table.looked_at:
            return self.look_closer(spot)
        before = self._chosen()
        reply = self.desk.tap(spot)
        if isinstance(reply, Accepted) and not reply.changes and self._chosen() - before:
            self.services.sound.play(self.table.lifts)
        return self.follow(reply, spot)

    def _chosen(self) -> set[Spot]:
        return {spot for spot, mark in self.desk.show.marks.items() if mark == "chosen"}

    def activate(self, widget: Widget) -> Change | None:
        if not widget.enabled:
            self.services.sound.play("refuse")
            self.services.tell(widget.spoken)
            self.hints.dwell(widget, None)
            self.hints.show_now()
            return None
        return widget.activate()

    def _press(self, wanted: Command) -> Change | None:
        return self.press(wanted.action)

    def press(self, action: str, *, quietly: bool = False) -> Change | None:
        """A button's action; `quietly` swallows a refusal, for keys that have another meaning then."""
        if action == CLOSER:
            return self.look_closer(self._read_about())
        if action in TURNS:
            self.turn(TURNS[action])
            return None
        outcome = self.desk.press(action)
        return None if quietly and isinstance(outcome, Refused) else self.follow(outcome)

    # ---------------------------------------------------------------- holding things
    def _lift(self, spot: Spot, pointer: tuple[int, int]) -> None:
        self.targets = self.desk.targets(spot)
        self.raised, self.hovered = {}, None
        self.hints.forget()
        self.end_news()
        self._grip(spot, self._press_at)
        assert self.drag
        self.drag.pointer = pointer
        self._breath = 0.0
        self.services.sound.play(self.table.lifts)
        self.rest(self.wanted())

    def _grip(self, spot: Spot, at: tuple[float, float]) -> None:
        place, grasp = self.layout.spots[spot].rect, self.table.grasp(self.picture.context, spot)
        home: tuple[float, float] = grasp.middle if grasp else place.center
        far = (at[0] - home[0], at[1] - home[1])
        near = (max(-place.w / 2, min(place.w / 2, far[0])), max(-place.h / 2, min(place.h / 2, far[1])))
        self.drag = Drag(
            spot,
            self.table.lifted(self.picture.context, spot),
            home,
            at,
            (far[0] * grasp.larger, far[1] * grasp.larger) if grasp else near,
            still=self.services.still,
            leaves_all=self.table.leaves_all(self.desk.show, spot),
            aims=grasp is not None,
        )

    def turn(self, by: int) -> bool:
        return turn(self, by)

    def take_held(self, spot: Spot) -> bool:
        """Take a thing by keyboard; False where nothing could be done with it. A laid card is simply taken back."""
        targets = reachable(self, spot) if self.desk.liftable(spot) else frozenset()
        if not targets or not self.desk.carried(spot):
            return False
        self.held, self.targets = spot, targets
        self.services.sound.play(self.table.lifts)
        self.rest(self.wanted())
        order = self.focus.order(self.layout, self.buttons, targets)
        first = [spot for spot in order if not isinstance(spot, Spot) or spot.kind not in self.table.quiet]
        self.focus.here = next(iter([*first, *order]), None)
        return True

    def drop_held(self) -> None:
        """Put it back without a word."""
        source, self.held, self.drag, self.targets = self.held, None, None, frozenset()
        self.rest(self.wanted())
        if source is not None:
            self.focus.here = source

    def put_down(self, target: Spot) -> Change | None:
        """Let go of what the keyboard holds."""
        source, self.held, self.targets = self.held, None, frozenset()
        assert source is not None
        outcome = self.desk.drop(source, target)
        self.focus.here = source
        self.rest(self.picture.show)
        change = self.follow(outcome, source, dropped=True)
        self.refresh()
        return change

    def _drop(self, x: int, y: int) -> Change | None:
        assert self.drag
        self.pointer = self.drag.pointer = (x, y)
        target, source = aim(self.drag, self.layout, self.targets), self.drag.spot
        if target is None or (target not in self.targets and self.desk.nothing_meant(source, target)):
            outcome = self.desk.drop(source, None)
            self._spring_home()
            return self.follow(outcome, source, dropped=True) if isinstance(outcome, Accepted) and outcome.changes else None
        outcome = self.desk.drop(source, target)
        if isinstance(outcome, Refused):
            self._spring_home()
            return self.follow(replace(outcome, spot=outcome.spot or target), source, dropped=True)
        if source.kind in self.table.homing and isinstance(outcome, Accepted) and not outcome.changes:
            self._spring_home()  # it was chosen, and waits for the button
            return self.follow(outcome, source, dropped=True)
        if self.table.lands:
            self.services.sound.play(self.table.lands)
        width = self.layout.spots[source].rect.w if source in self.layout.spots else 0
        self._let_from = Pose(self.drag.x, self.drag.y, width, self.drag.tilt, lift=24.0)
        self.drag, self.targets = None, frozenset()
        return self.follow(outcome, source, dropped=True)

    def _spring_home(self) -> None:
        drag = self.drag
        assert drag
        self.drag, self.targets = None, frozenset()
        self.rest(self.wanted())
        if not self.services.still and drag.spot in self.layout.spots:
            place, grasp = self.layout.spots[drag.spot], self.table.grasp(self.picture.context, drag.spot)
            home = grasp.middle if grasp else drag.home
            away, size = (drag.x - home[0], drag.y - home[1]), 1 / grasp.larger if grasp else 1.0
            self.home = Return(drag.spot, drag.picture, home, away, tilt=drag.tilt, angle=place.angle, size=size)
            self.lift_out()
