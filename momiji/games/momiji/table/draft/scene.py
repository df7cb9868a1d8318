"""The landscape draft: three landscapes large on the table, everybody's panorama growing below."""

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from momiji.core.text import Refusal
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.steps import DRAFT
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.playing.chair import Chair
from momiji.playing.session import Session
from momiji.ui import theme
from momiji.ui.input import Event, Key, PointerCancel, PointerDown
from momiji.ui.keys import meant_by
from momiji.ui.kit.button import Button, RoundButton
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.tip import Bubble, Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import breathe
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push

from .cards import DraftCard, Taken, Target
from .flight import Flights
from .layout import FACE_UP, Needs, Plan, Spread, plan
from .notes import draw_reader, note_height, reader_height
from .papers import Papers, draw_target
from .slots import Table, order, table

BREATH: Final = 1.2


class DraftScene(PagedScene):
    """Watches the session: steps others take are shown as well. After a step of its own it calls `on_step`, once all has landed."""

    def __init__(
        self,
        services: Services,
        session: Session,
        looker: int,
        on_step: Callable[[], Change | None],
        on_menu: Callable[[], Change | None],
    ) -> None:
        super().__init__(services)
        self.session = session
        self.looker = looker
        self.on_step = on_step
        self.on_menu = on_menu
        self.chosen: int | None = None
        self.chair = Chair(session, looker)
        self.table: Table = table(self.chair.moment)
        self.flights = Flights(services)
        self.plan: Plan
        self._told = len(session.taken)
        self._hints: dict[int, int] = {}
        self._owed = False
        self._breath = 0.0

    @property
    def mine(self) -> bool:
        """Whether the seat that looks may choose now."""
        return self.table.actor == self.looker and self.session.is_human(self.looker)

    def look_as(self, seat: int) -> None:
        """Another seat looks now; nothing of the draft is secret."""
        self.looker, self.chosen = seat, None
        self.build()

    # ---------------------------------------------------------------- layout
    def build(self) -> None:
        self._land()
        services, type_ = self.services, self.services.look.type
        longest = max(type_.width(seat.name, theme.NAME.at(28)) for seat in self.session.seats)
        letters = tuple(EDITION.letters)
        needs = Needs(
            lambda width: note_height(services, letters, width),
            lambda width: reader_height(services, letters, width),
            type_.leading(theme.TIP_TITLE, 1.3) + services.scale.px(6),
            longest,
        )
        self.plan = plan(services.scale, len(self.session.seats), self.looker, needs)
        self.layer.drop()
        self._lay()

    def _lay(self) -> None:
        self.page.rebuilt(self.layout())
        if self.page.focus is None:
            first = next((widget for widget in self.page.widgets if widget.focusable), None)
            if first:
                self.page.set_focus(first.name, ring=False)
        self.stale = True

    def layout(self) -> list[Widget]:
        cards: list[Widget] = [self._card(place, letter) for place, letter in enumerate(self.table.places) if letter]
        return [self._deck(), *cards, *self._target(), *self._buttons(), *self._taken()]

    def _card(self, place: int, letter: str) -> DraftCard:
        card = DraftCard(self.services, place, letter, self.plan.cards[place].copy(), self.plan.notes[place], self)
        card.enabled = self.mine
        card.chosen = self.chosen == place
        card.brief = self.plan.reader is not None
        card.on_its_way = self.flights.coming(place)
        if not self.mine and self.table.actor is not None:
            name = self.session.seats[self.table.actor].name
            card.tip = Tip(self.services.tongue("draft-not-now", name=name))
        return card

    def _deck(self) -> Widget:
        tongue, count = self.services.tongue, self.table.deck
        tip = Tip(tongue("draft-deck-about"), tongue("draft-deck", count=count)) if count else None
        return Drawing(self.services, "deck", self.plan.deck, lambda target, rect: None, tip=tip)

    def _target(self) -> list[Widget]:
        if not self.mine:
            return []
        slot = len(self.table.panoramas[self.looker])
        spread = self.plan.own.spread

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            letter = self.table.places[self.chosen] if self.chosen is not None else None
            lit = breathe(self._breath, 0.7, 1.0, BREATH) if self._dragged() else 1.0
            draw_target(target, self.services, rect, slot, letter, spread.width, lit)

        return [Target(self.services, spread.slots[slot], self._take_chosen, paint, Tip(self.services.tongue("draft-slot")))]

    def _buttons(self) -> list[Widget]:
        services, tongue, plan = self.services, self.services.tongue, self.plan
        small = services.scale.room(theme.PLAIN.px) < 1.3
        buttons: list[Widget] = []
        if self.mine and self.chosen is not None:
            buttons.append(Button(services, "take", plan.take, tongue("draft-take"), self._take_chosen, material="lacquer"))
        if any(self.table.places):
            icon, hotkey = ("search", services.key("i")) if small else ("", "")
            buttons.append(Button(services, "closer", plan.closer, tongue("draft-closer"), self._closer, icon=icon, hotkey=hotkey))
        buttons.append(RoundButton(services, "menu", plan.menu, "menu", self.on_menu, tip=Tip(tongue("draft-menu"))))
        buttons.append(RoundButton(services, "rules", plan.rules, "book", self._rules, tip=Tip(tongue("table-rules"))))
        buttons.append(RoundButton(services, "settings", plan.settings, "gear", self._settings, tip=Tip(tongue("draft-settings"))))
        return buttons

    def _taken(self) -> list[Widget]:
        widgets: list[Widget] = []
        for seat in [self.looker, *(other.seat for other in self.plan.others)]:
            spread = self._spread_of(seat)
            for slot, letter in enumerate(self.table.panoramas[seat]):
                if (seat, slot) not in self.flights.going:
                    widgets.append(Taken(self.services, f"taken-{seat}-{slot}", letter, spread.card(slot), self.closer))
        return widgets

    def _spread_of(self, seat: int) -> Spread:
        if seat == self.looker:
            return self.plan.own.spread
        return next(other.spread for other in self.plan.others if other.seat == seat)

    # ---------------------------------------------------------------- what happens
    def handle(self, event: Event) -> Change | None:
        if self.flights.moving and isinstance(event, PointerDown | Key):
            self._land()
            return None
        if isinstance(event, Key) and not event.command and not event.alt:
            name = event.name.strip("[]")
            if name.isdigit() and 1 <= int(name) <= FACE_UP:
                self._number(int(name) - 1)
                return None
            match meant_by(event.name, self.services.preferences):
                case "i" | "menu":
                    return self._closer()
                case "l":
                    return Push(LogScene(self.services, self.session))
                case "f1":
                    return self._rules()
        return super().handle(event)

    def escape(self) -> Change | None:
        dragged = self._dragged()
        if dragged:
            self.page.handle(PointerCancel())
            return None
        return self.on_menu()

    def pause(self) -> None:
        self.page.handle(PointerCancel())

    def choose(self, place: int) -> None:
        """Another click on the chosen one changes nothing; Take it, Enter, a double click or a drag takes."""
        if self.chosen != place:
            self.services.sound.play("lift")
            self.chosen = place
            self._lay()

    def take(self, place: int) -> Change | None:
        letter = self.table.places[place]
        if letter is None:
            return None
        outcome = self.session.perform(DRAFT[letter])
        card = self.page.find(f"card-{place}")
        assert isinstance(card, DraftCard)
        if isinstance(outcome, Refusal):
            card.go_home()
            card.shake()
            self._refuse(self.services.tongue.text(outcome.text), card.rect)
            return None
        start = card.dragged.at if card.dragged else card.centre
        card.dragged = None
        self._hints[len(self.session.taken) - 1] = place
        self._show_news(start, own=True)
        change, self.pending = self.pending, None
        return change

    def drop(self, place: int, x: int, y: int) -> Change | None:
        card = self.page.find(f"card-{place}")
        assert isinstance(card, DraftCard)
        if self.plan.own.sheet.collidepoint(x, y):
            return self.take(place)
        card.go_home()
        other = next((other for other in self.plan.others if other.sheet.collidepoint(x, y)), None)
        if other:
            self._refuse(self.services.tongue("draft-not-theirs"), other.sheet)
        return None

    def closer(self, letter: str) -> Change | None:
        return Push(LandscapeCloser(self.services, letter))

    def _closer(self) -> Change | None:
        """At what is pointed at, focused or chosen."""
        focus = self.page.focus if self.page.keyboard else None
        if isinstance(focus, Taken):
            return self.closer(focus.letter)
        letter = self.table.places[self._read()]
        return self.closer(letter) if letter else None

    def _rules(self) -> Change | None:
        """At the page of the landscape pointed at or focused, or of the draft."""
        focus = self.page.focus if self.page.keyboard else None
        under = next((w for w in self.page.widgets if isinstance(w, Taken | DraftCard) and w.hovered), None)
        about = focus if isinstance(focus, Taken | DraftCard) else under
        return Push(rule_book(self.services, f"landscape-{about.letter.lower()}" if about else "setup-landscapes"))

    def _take_chosen(self) -> Change | None:
        if self.chosen is None:
            self._refuse(self.services.tongue("draft-choose-first"), self.plan.own.sheet)
            return None
        return self.take(self.chosen)

    def _number(self, place: int) -> None:
        if self.table.places[place] is None:
            return
        self.page.set_focus(f"card-{place}")
        if self.mine:
            self.choose(place)

    def _settings(self) -> Change | None:
        return Push(SettingsScene(self.services))

    def _refuse(self, words: str, place: pygame.Rect) -> None:
        self.services.sound.play("refuse")
        self.page.show_bubble(Bubble.refusal(words, place, self.services.preferences.refusal_time))

    def _dragged(self) -> DraftCard | None:
        return next((w for w in self.page.widgets if isinstance(w, DraftCard) and w.dragged), None)

    def _read(self) -> int:
        """The place of the landscape the reader is about."""
        cards = [widget for widget in self.page.widgets if isinstance(widget, DraftCard)]
        pointed = [card.place for card in cards if card.hovered]
        focused = [card.place for card in cards if card.focused and self.page.keyboard]
        return [*pointed, *focused, *([self.chosen] if self.chosen is not None else []), *(card.place for card in cards), 0][0]

    # ---------------------------------------------------------------- motion
    def _show_news(self, start: tuple[float, float] | None = None, *, own: bool = False) -> None:
        """Steps were taken since the last look: the last choice flies, earlier ones are simply there."""
        self._land()
        self._owed = own
        before, picks = self.table, self.table.picks
        self._told, self.chosen = len(self.session.taken), None
        self.table = table(self.chair.moment, self._hints)
        if len(self.table.picks) > len(picks):
            pick = self.table.picks[-1]
            self.flights.begin(pick, before.places, self.plan, self._spread_of(pick.seat), start)
        self._lay()
        if not self.flights.moving:
            self._land()

    def _land(self) -> None:
        """Everything arrives at once; a step of one's own is then passed on."""
        if self.flights.finish():
            self._lay()
        if self._owed:
            self._owed = False
            self.pending = self.on_step()

    def update(self, dt: float) -> bool:
        if len(self.session.taken) != self._told:
            self._show_news()
        moving = False
        if self.flights.any:
            moving = self.flights.update(dt)
            self.stale = True
            if not moving:
                self._land()
            for widget in self.page.widgets:
                if isinstance(widget, DraftCard):
                    widget.on_its_way = self.flights.coming(widget.place)
        if self._dragged() and not self.services.still:
            self._breath += dt
            moving = self.stale = True
        return super().update(dt) or moving

    # ---------------------------------------------------------------- drawing
    def rest_key(self) -> Hashable:
        return self.table, self.looker, self.flights.going, self.untitled, self.services.preferences

    @property
    def untitled(self) -> bool:
        """Whether something else stands in the place of the heading."""
        return False

    def rest(self, target: pygame.Surface) -> None:
        seats, sequence = self.session.seats, tuple(order(self.chair.view))
        papers = Papers(self.services, seats, sequence, self.looker, self.table, self.plan, self.flights.going)
        papers.draw(target, titled=not self.untitled)

    def between(self, target: pygame.Surface) -> None:
        letter = self.table.places[self._read()] if self.plan.reader else None
        if self.plan.reader and letter:
            draw_reader(target, self.services, self.plan.reader, letter)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.flights.draw(target)
        dragged = self._dragged()
        if dragged:
            dragged.draw_dragged(target)
