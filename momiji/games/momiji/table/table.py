"""Momiji's table as the scenes of any game see it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from momiji.core.text import Text
from momiji.games.momiji.book import BOOK
from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import Draft, End, PlayNew, Step
from momiji.games.momiji.table.book.topics import topic_of
from momiji.games.momiji.table.closer.look import can_look_closer, closer_look
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.desk.draft import DraftDesk
from momiji.games.momiji.table.desk.plan import plan_of
from momiji.games.momiji.table.desk.since import ending_words, since_lines
from momiji.games.momiji.table.desk.slots import drafting
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.draw.open_hand import draw_open_hand
from momiji.games.momiji.table.draw.panel_parts import part_at
from momiji.games.momiji.table.draw.sprites import draw_sprite, sprite_box
from momiji.games.momiji.table.draw.targets import draw_raised, lifted, occluders, raised_place
from momiji.games.momiji.table.draw.tip import draw_table_tip
from momiji.games.momiji.table.draw.traces import trace_places
from momiji.games.momiji.table.films.cue import cue_for
from momiji.games.momiji.table.films.film import deal, film, glide, undealt
from momiji.games.momiji.table.films.halfway import calm
from momiji.games.momiji.table.layout.places import AREAS, AXIS, MomijiLayout
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import MomijiShow
from momiji.playing.chair import Chair
from momiji.playing.chair import looked_back as moment_of
from momiji.playing.log import Line
from momiji.playing.session import Seat, Session
from momiji.playing.timeline import Timeline
from momiji.ui.kit.tip import Side
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.layout import larger
from momiji.ui.table.show import About, Spot
from momiji.ui.table.table import Table

from . import hearing, looked_back
from .draw import whole
from .gestures import BUTTONS
from .held import held_show
from .pictogram import pictogram
from .player_side import PlayerSide
from .sounds import sound_of

RECAP = (900, 170, 210, 250)  # the largest slip that tells what happened since one's last turn: width, heights as words grow
_OWN = {"hand": 6.0, "pile": 6.0, "end": 6.0, "face-up": 6.0}  # one weighs advice against these
_PAPERS, _PAPER = ("note", "plate", "scenario", "goals-head", "browser", "order"), 2.0
_HEADING = 0.1  # of the draft: advice says more
_SHEET = 6.0  # the own one in the draft


class MomijiTable(Table):
    game = "momiji"
    book = BOOK
    token = "tokens/acorn-small"
    raised = frozenset({"hand", "browser", "face-up"})
    held_by_keys = frozenset({"hand", "pile", "turned", "browser"})
    homing = frozenset({"column", "goal", "acorns", "deck"})
    quiet = frozenset({"supply"})  # a play before a trade
    lay_out = staticmethod(lay_out)
    patches = staticmethod(whole.patches_of)
    public_patches = staticmethod(whole.public_patches)
    drawings = staticmethod(whole.drawings)
    drawings_soon = staticmethod(whole.drawings_soon)
    drawings_flying = staticmethod(whole.drawings_flying)
    held = staticmethod(held_show)
    pictogram = staticmethod(pictogram)
    lifted = staticmethod(lifted)
    raised_place = staticmethod(raised_place)
    draw_raised = staticmethod(draw_raised)
    solid = staticmethod(occluders)
    film = staticmethod(film)
    glide = staticmethod(glide)
    deal = staticmethod(deal)
    undealt = staticmethod(undealt)
    cue = staticmethod(cue_for)
    sound = staticmethod(sound_of)
    sprite_box = staticmethod(sprite_box)
    draw_sprite = staticmethod(draw_sprite)
    part_at = staticmethod(part_at)
    topic = staticmethod(topic_of)
    zones = hearing.ZONES
    whereabouts = staticmethod(hearing.whereabouts)
    heard = staticmethod(hearing.heard)
    also_heard = staticmethod(hearing.also)

    # ------------------------------------------------------------ what is on it
    def desk(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> MomijiDesk | DraftDesk:
        return DraftDesk(session, seat) if drafting(session) else MomijiDesk(session, seat, auto_end)

    def look_back(self, timeline: Timeline, at: int, eyes: int, *, everything: bool = False) -> MomijiShow:
        assert timeline.may_look(eyes)
        return looked_back.show(moment_of(timeline, at, eyes), self.last_step(timeline, at, eyes, everything=everything))

    def wordless(self, step: Step) -> str:
        return "replay-turn-ends" if isinstance(step, End) else "replay-play-ends"

    def settled(self, session: Session) -> int:
        plan = plan_of(Chair(session, session.humans[0] if session.humans else 0).moment)
        return len(session.taken) if plan is None else plan.first

    def public(self, show: MomijiShow) -> MomijiShow:
        return replace(calm(show), hand=(), turned=None)

    def coached(self, show: MomijiShow, spots: tuple[Spot, ...], steps: tuple[Step, ...]) -> MomijiShow:
        """Ends that stand open stay open."""
        shown: MomijiShow = super().coached(show, spots, steps)
        if not any(spot.kind == "end" for spot in spots):
            return replace(shown, marks={spot: mark for spot, mark in show.marks.items() if spot.kind == "end"} | dict(shown.marks))
        new = next((step for step in steps if isinstance(step, PlayNew)), None)
        return shown if new is None else replace(shown, end_leaf=TYPE[new.card])

    def by_button(self, step: Step) -> bool:
        return isinstance(step, BUTTONS)

    def since(self, session: Session, seat: int) -> Sequence[Line]:
        return since_lines(Chair(session, seat).moment)

    def players(self, services: Services, show: MomijiShow, told: Callable[[int], Sequence[Text]], seat: int) -> PlayersScene:
        return super().players(services, calm(show), told, seat)

    def side(self, services: Services, show: MomijiShow, player: Any, told: tuple[Text, ...]) -> PlayerSide:
        return PlayerSide(services, player, told)

    # ------------------------------------------------------------ where it lies and how it looks
    def context(self, services: Services, show: MomijiShow, layout: Any, memory: Any = None) -> MomijiContext:
        return MomijiContext(services, show, layout, memory)

    def dimmed(self, show: MomijiShow) -> bool:
        return bool(show.ability) or show.browser is not None

    def leaves_all(self, show: MomijiShow, spot: Spot) -> bool:
        """A card or landscape leaves its open place or what it lay on, an acorn its fellows, the deck's top card the deck."""
        laid = spot.kind == "pile" and any(pile.numbers for pile in show.me.piles)
        return spot.kind not in ("hand", "acorns", "deck", "face-up") and not laid

    def round(self, spot: Spot) -> bool:
        return spot.kind in ("goal", "own-goal")

    def plain(self, spot: Spot) -> bool:
        return spot.kind in ("other", *AREAS, "supply", "end", "slot")

    def crest_place(self, context: MomijiContext, seat: int) -> pygame.Rect | None:
        if context.show.draft is not None:
            return None if context.show.watching else context.layout.sheets[seat].crest
        return context.layout.others[seat].crest

    def without_news(self, show: MomijiShow) -> MomijiShow:
        return replace(show, traces=())

    def changed(self, context: MomijiContext) -> list[pygame.Rect]:
        return [rect for _, rect in trace_places(context)]

    def recap_area(self, layout: MomijiLayout) -> pygame.Rect:
        """Over the foot of the tray: no number of a card and no pile is under it."""
        px, tray = layout.scale.px, layout.panels["tray"]
        wide, high = px(RECAP[0]), px(larger(layout.scale, *RECAP[1:]))
        return pygame.Rect(layout.scale.x(AXIS) - wide // 2, tray.bottom - px(6) - high, wide, high)

    def news_area(self, layout: MomijiLayout) -> pygame.Rect:
        """Over the lower edge of the tray: no plate and no card number is covered. In the draft over the heading."""
        tray = layout.panels.get("tray", layout.panels["note"])
        return pygame.Rect(0, tray.bottom - layout.scale.px(64), layout.scale.width, tray.h)

    def seats_task(self, show: MomijiShow) -> bool:
        return show.scenario is None

    def hint_room(self, layout: MomijiLayout) -> int:
        return layout.buttons["primary"].y - layout.panels["panorama"].bottom

    def weights(self, layout: MomijiLayout, show: MomijiShow, free: tuple[Spot, ...]) -> list[tuple[pygame.Rect, float]]:
        """An empty column may be covered."""
        open_ = {*free, *(Spot("column", LETTERS[column.type]) for column in show.columns if not column.cards)}
        things = [
            (place.whole, _OWN.get(spot.kind, 1.0)) for spot, place in layout.spots.items() if spot.kind not in AREAS and spot not in open_
        ]
        things += [(one.sheet, _SHEET) for seat, one in layout.sheets.items() if seat == show.seat]
        papers = {name: _PAPER for name in _PAPERS if name in layout.panels}
        if show.draft is not None:
            papers["note"] = _HEADING
        return things + [(layout.panels[name], weight) for name, weight in papers.items()] + [(rect, _PAPER) for rect in layout.face_up]

    # ------------------------------------------------------------ what it tells
    def draw_about(self, target: pygame.Surface, context: MomijiContext, about: About, spot: Spot, anchor: pygame.Rect) -> None:
        draw_table_tip(target, context, about, spot, anchor)

    def refusal_sides(self, spot: Spot) -> tuple[Side, ...] | None:
        """Beside a pile the hand stays in sight: another card will be looked for."""
        return ("above", "below", "right", "left") if spot.kind in ("pile", "end") else None

    def closer(self, services: Services, context: MomijiContext, spot: Spot, about: About | None) -> Scene | None:
        return closer_look(services, context, spot, about) if can_look_closer(context, spot) else None

    def ending(self, before: MomijiShow, after: MomijiShow) -> tuple[Text, str] | None:
        if before.ending is not None or after.ending is None:
            return None
        names = {player.seat: player.name for player in (after.me, *after.others)}
        return ending_words(after.ending, names, "last-turns-tip"), "icons/gate" if after.ending.why == "gates" else "icons/deck"

    def draw_hand(
        self, target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, title: int, sitting: Seat, state: State, seat: int
    ) -> None:
        draw_open_hand(target, context, rect, title, sitting, state.players[seat].hand)

    def hand_heard(self, sitting: Seat, state: State, seat: int) -> Text:
        return hearing.hand(sitting.name, state.players[seat].hand)

    # ------------------------------------------------------------ phases
    def fresh(self, session: Session) -> bool:
        """No card has been played or collected yet."""
        return not drafting(session) and all(isinstance(taken.step, Draft) for taken in session.taken)

    def secret(self, session: Session) -> bool:
        """Nothing in the draft is."""
        return not session.over and not drafting(session)


TABLE = MomijiTable()
