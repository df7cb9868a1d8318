"""What a voice says at the table: the thing in focus, what happened, what is asked. Only what the seat that looks may know."""

from typing import TYPE_CHECKING

from momiji.playing.session import Session
from momiji.ui.services import Services
from momiji.ui.table.show import Note, Spot
from momiji.ui.table.step_desk import GestureDesk
from momiji.ui.things import sentence

if TYPE_CHECKING:
    from .scene import TableScene


def of_spot(scene: "TableScene", spot: Spot) -> tuple[str, str]:
    """A thing's name, and what else there is to say: also what a glance tells and its tip does not."""
    say, show, tip = scene.services.say, scene.picture.show, scene.desk.tip(spot)
    before = scene.table.whereabouts(show, spot)
    more = [say.text(text) for text in scene.table.heard(show, spot)]
    if tip is None:
        player = next((one for one in show.sitting if spot.kind == "other" and str(one.seat) == spot.key), None)
        if player is None:
            return "", " ".join(more)
        last = scene.table.side(scene.services, show, player, tuple(scene.desk.told(player.seat))).told_last()
        return player.name, " ".join(sentence(words) for words in (*more, last))
    names = {player.seat: player.name for player in show.sitting}
    body = [say.text(text) for text in (*tip.body, *((tip.foot,) if tip.foot else ()))]
    said = [*body, *more] if spot.kind == "other" else [*more, *body]
    if tip.standing:
        said.append(", ".join(f"{names[seat]} {figure}" for seat, figure in tip.standing))
    name = say.text(tip.title).rstrip(".")
    if before is not None:
        name = say("spoken-setting", name=say.text(before), value=name)
    return name, " ".join(sentence(words) for words in said)


def way_out_words(scene: "TableScene", spot: Spot | None) -> str:
    """Where a refused thing may go instead; else what is asked."""
    say, show = scene.services.say, scene.desk.show
    quiet = scene.layout.AREAS | scene.table.quiet
    places = [one for one in scene.layout.order() if one in scene.desk.targets(spot) and one.kind not in quiet] if spot else []
    names = tuple(dict.fromkeys(of_spot(scene, one)[0] for one in places))
    if names:
        return say("reader-way-out", places=names)
    mine = any(player.seat == show.seat and player.badge == "your-turn" for player in show.sitting)
    return say.text(show.note.body) if mine else ""  # else the note tells what somebody else does


class Narrator:
    """Tells one game as its log does, then what is asked. The log is redacted for everybody, so it has no secret to tell."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._session = session
        self._told = len(session.log)
        self._asked: tuple[int, Note] | None = None

    def tell(self, desk: GestureDesk) -> None:
        """Everything since the last time. What others did waits until the voice is free; one's own is told at once."""
        say, log = self._services.say, self._session.log
        news = [say.text(text) for line in log[self._told :] for text in line.texts]
        others = bool(news) and not self._session.is_human(log[-1].seat)
        self._told = len(log)
        note = desk.show.note
        if (desk.seat, note) != self._asked:
            self._asked = (desk.seat, note)
            asked = say.text(note.body)
            news += [] if asked in " ".join(news) else [asked]  # while others play, the note says what they did
        self._services.tell(" ".join(news), waits=others)
