"""What a voice says at the table: the thing in focus, what happened, what is asked. Only what the seat that looks may know."""

from momiji.i18n import Translator
from momiji.playing.session import Session
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.show import About, Note
from momiji.ui.table.step_desk import GestureDesk


def of_tip(say: Translator, tip: About) -> str:
    """A thing's name and what it tells of itself, as sentences."""
    said = [say.text(text) for text in (tip.title, *tip.body, *((tip.foot,) if tip.foot else ()))]
    return " ".join(words if words.endswith(".") else f"{words}." for words in said)


def of_focus(say: Translator, tip: About | None, button: Widget | None) -> str:
    if button is not None:
        return button.spoken
    return of_tip(say, tip) if tip is not None else ""


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
            news.append(say.text(note.body))
        self._services.speak(" ".join(news), waits=others)
