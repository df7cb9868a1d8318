"""A table, read: what is asked, then everything on it as a player thinks of it, then the buttons."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from momiji.ui.input import Key
from momiji.ui.kit.widget import Widget
from momiji.ui.stack import Change
from momiji.ui.things import Reading, SceneThing, acting, sentence, texts

from .buttons import CORNERS, HELP
from .show import Note, Spot
from .spoken import of_spot

if TYPE_CHECKING:
    from momiji.i18n import Translator

    from .scene import TableScene

BUTTON, PUT_BACK = "button:", "put-back"


def note_words(say: "Translator", note: Note) -> str:
    """Title, sentences and the hint of the action note."""
    head = (note.title, note.chip) if note.chip else (note.title,)
    told = (note.body, *note.then, *((note.hint,) if note.hint else ()))
    return " ".join(sentence(words) for words in (", ".join(say.text(text).rstrip(".") for text in head), *map(say.text, told)))


class TableReading(Reading):
    """While something is held, only the places are there where it may go: just as for the Tab key."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene

    def title(self) -> str:
        scene = self.scene
        name = next((player.name for player in scene.picture.show.sitting if player.seat == scene.picture.show.seat), "")
        return scene.services.say("reader-table", game=scene.services.say(f"{scene.table.game}-name"), name=name)

    def asked(self) -> list[str]:
        return [note_words(self.scene.services.say, self.scene.picture.show.note)]

    def things(self) -> list[SceneThing]:
        scene, say = self.scene, self.scene.services.say
        order = scene.focus.order(scene.layout, scene.buttons, scene.targets if scene.held else None)
        asked = self.asked() if scene.held is None else [say("reader-held", thing=of_spot(scene, scene.held)[0])]
        scale, note = scene.services.scale, say("reader-zone-note")
        whole = pygame.Rect(0, 0, scale.width, scale.height)
        also: dict[str, list[str]] = {}
        for zone, text in scene.table.also_heard(scene.picture.show) if scene.held is None else ():
            also.setdefault(say(zone), []).append(say.text(text))
        things = texts([*asked, *also.pop(note, ())], whole, note, "note")
        widgets = {widget.name: widget for widget in scene.buttons}
        for one in order:
            found = [self._spot(one)] if isinstance(one, Spot) else self._button(widgets[one])
            for thing in found[:1]:  # what only stands in a part of the table is read before what can be touched there
                things += texts(also.pop(thing.zone, ()), whole, thing.zone, f"text-{len(things)}")
            things += found
        if scene.held is not None:  # the keyboard has Escape for it
            things.append(SceneThing(PUT_BACK, "button", say("reader-put-back"), whole.copy()))
        return acting([*things, *(one for zone, words in also.items() for one in texts(words, whole, zone, f"text-{zone}"))], self)

    def _spot(self, spot: Spot) -> SceneThing:
        scene = self.scene
        say, mark = scene.services.say, scene.table.mark(scene.picture.show, spot)
        name, about = of_spot(scene, spot)
        if mark == "legal" and scene.services.preferences.show_legal:
            about = f"{say('reader-possible')} {about}".strip()
        return SceneThing(
            f"{spot.kind}:{spot.key}",
            "item",
            name,
            scene.layout.spots[spot].rect.copy(),
            about,
            say(scene.table.zone(spot)),
            mark != "dim",
            True if mark == "chosen" else None,
            cell=scene.table.cell(spot),
        )

    def _button(self, widget: Widget) -> list[SceneThing]:
        zone = self.scene.services.say("reader-zone-house" if widget.name in (*CORNERS, HELP) else "reader-zone-buttons")
        return [replace(thing, key=f"{BUTTON}{thing.key}", zone=zone) for thing in widget.things()]

    def here(self) -> str:
        here = self.scene.focus.here
        if here is None:
            return ""
        return f"{BUTTON}{here}" if isinstance(here, str) else f"{here.kind}:{here.key}"

    def aim(self, key: str) -> None:
        """As the Tab key: whatever flies is there at once, and the thing tells itself."""
        scene = self.scene
        if scene.moving:
            scene.finish()
        order = scene.focus.order(scene.layout, scene.buttons, scene.targets if scene.held else None)
        kind, _, name = key.partition(":")
        wanted: Spot | str = name if key.startswith(BUTTON) else Spot(kind, name)
        if wanted in order:
            scene.keys.move_to(wanted)

    def take(self, key: str) -> Change | None:
        if key == PUT_BACK:
            return self.scene.handle(Key("escape")) if self.scene.held is not None else None
        self.aim(key)
        return self.scene.handle(Key("return")) if self.here() == key else None
