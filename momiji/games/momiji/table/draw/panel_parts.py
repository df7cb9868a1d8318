"""Every small thing on a player's panel says what it is: crest, crown, chip, acorns, hand, goals, piles, gates, landscapes."""

from collections.abc import Iterator

import pygame

from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.table.desk.since import ending_words
from momiji.games.momiji.table.desk.tips import goal_tip, pile_tip
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.places import Other
from momiji.games.momiji.table.show import Landscape, ShownPlayer
from momiji.ui.kit.pad_signs import press_word
from momiji.ui.kit.tip import Part
from momiji.ui.kit.tip import Tip as PlainTip
from momiji.ui.scenes.players import KEY
from momiji.ui.services import Services
from momiji.ui.table.show import About

from .others import crown_of, gate_of, tag_of
from .own import own_crown, own_tag
from .traces import figure_box, names_of, ribbon_of

Found = tuple[pygame.Rect, About, str]  # where, what it says, its drawing


def part_at(context: MomijiContext, x: int, y: int) -> Part | None:
    """The smallest thing there; None where only a whole panel, a card or the table is."""
    found = [one for one in parts_of(context) if one[0].collidepoint(x, y)]
    return Part(found[-1][0], plain(context.services, *found[-1][1:])) if found else None


def parts_of(context: MomijiContext) -> Iterator[Found]:
    """From below: a gate lies on its pile."""
    show = context.show
    if show.draft is not None:
        return
    ribbon = ribbon_of(context)
    if ribbon is not None and show.ending is not None:
        yield (
            ribbon[0],
            About(Text("last-turns-title"), (ending_words(show.ending, names_of(context), "last-turns-tip"),)),
            "icons/last-turn",
        )
    for player in show.others:
        yield from _other(context, player, context.layout.others[player.seat])
    if show.scenario is None:
        yield from _own(context)


def _other(context: MomijiContext, player: ShownPlayer, other: Other) -> Iterator[Found]:
    crest = f"crests/{player.crest}"
    yield other.crest.union(other.name), who_tip(context.services, player), crest
    if player.first:
        yield crown_of(context, player, other), first_tip(player), "icons/first"
    tag = tag_of(context, player, other)
    if tag is not None:
        yield tag.rect, badge_tip(player), ""
    yield figure_box(context, other.acorns, other.head), acorns_tip(player.acorns), "tokens/acorn-large"
    yield figure_box(context, other.hand, other.head), hand_tip(player.hand_size), "icons/hand"
    for goal, rect in zip(player.goals, other.goals, strict=False):
        yield rect, goal_part_tip(goal, player), f"goals/{goal}"
    if player.blue_token and len(other.goals) > len(player.goals):
        yield other.goals[len(player.goals)], blue_tip(), "tokens/blue-leaf-token"
    for pile, rect in zip(player.piles, other.piles, strict=True):
        if pile.top is None:
            continue
        yield rect, pile_tip(pile.top, pile.count, gate=pile.gate), ""
        if pile.gate:
            yield gate_of(context, rect), gate_tip(), "tokens/gate"
    for land, rect in zip(player.landscapes, other.landscapes, strict=False):
        yield rect, landscape_tip(land), ""


def _own(context: MomijiContext) -> Iterator[Found]:
    me, plate = context.show.me, context.layout.plate
    yield plate.crest.union(plate.name), who_tip(context.services, me), f"crests/{me.crest}"
    if me.first:
        yield own_crown(context, me, plate), first_tip(me), "icons/first"
    tag = own_tag(context, me, plate)
    if tag is not None:
        yield tag.rect, badge_tip(me), ""
    row = plate.acorns.union(pygame.Rect(plate.count[0] - context.px(70), plate.count[1] - context.px(24), context.px(74), context.px(48)))
    yield row, acorns_tip(me.acorns), "tokens/acorn-large"
    yield plate.hand, hand_tip(me.hand_size), "icons/hand"
    if me.blue_token and len(plate.goals) > len(me.goals):
        yield plate.goals[len(me.goals)], blue_tip(), "tokens/blue-leaf-token"


# ------------------------------------------------------------------ words
def plain(services: Services, tip: About, icon: str = "") -> PlainTip:
    """In the player's language, for any widget."""
    say = services.say
    body = " ".join(say.text(text) for text in tip.body)
    return PlainTip(body, say.text(tip.title), say.text(tip.foot) if tip.foot else "", icon)


def who_tip(services: Services, player: ShownPlayer) -> About:
    key = Text("part-who-person") if player.computer is None else Text("part-who-computer", {"level": f"level-{player.computer}"})
    foot = Text("part-who-open", {"press": press_word(services, "return" if services.pad else services.key(KEY))})
    return About(Text("tip-player-title", {"name": player.name}), (key,), foot)


def first_tip(player: ShownPlayer) -> About:
    return About(Text("part-first-title"), (Text("part-first", {"name": player.name}),))


def badge_tip(player: ShownPlayer) -> About:
    last = player.last_turn and player.badge in ("", "next", "waiting")
    badge = "last-turn" if last else player.badge or "waiting"
    return About(Text(f"table-badge-{badge}"), (Text("part-badge", {"badge": badge, "name": player.name}),))


def acorns_tip(count: int) -> About:
    return About(Text("players-acorns", {"count": count}), (Text("part-acorns"),))


def hand_tip(count: int) -> About:
    return About(Text("players-hand", {"count": count}), (Text("part-hand", {"limit": EDITION.hand_limit}),))


def goal_part_tip(goal: str, player: ShownPlayer) -> About:
    tip = goal_tip(goal, alone=False)
    return About(tip.title, tip.body, Text("part-goal", {"name": player.name}))


def blue_tip() -> About:
    return About(Text("part-blue-title"), (Text("part-blue"),))


def gate_tip() -> About:
    return About(Text("part-gate-title"), (Text("part-gate"),))


def landscape_tip(land: Landscape) -> About:
    small = land.letter.lower()
    title = Text("tip-landscape-title", {"letter": land.letter, "landscape": f"landscape-{small}"})
    return About(title, (Text(f"landscape-text-{small}"),), Text("part-landscape-used" if land.used else "part-landscape-free"))


def landscape_note(land: Landscape) -> Text:
    return Text("players-used" if land.used else "players-unused")
