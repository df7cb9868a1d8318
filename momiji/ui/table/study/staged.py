"""A study for pictures: a finished game in its middle, with a line that was tried, a comment, and what the coach sees."""

from momiji.core.text import Text
from momiji.playing.best_lines import BestLines
from momiji.playing.minds import StudyMinds
from momiji.playing.session import Session
from momiji.playing.study import Study
from momiji.store.studies import Remark
from momiji.ui.services import Services

from .scene import StudyScene


def staged_study(services: Services, session: Session, minds: StudyMinds) -> StudyScene:
    study = Study(session.record())
    rules, say = study.rules, services.say
    lines = BestLines(study, minds)
    middle = session.taken[len(session.taken) * 3 // 5].turn.number
    for at, taken in enumerate(session.taken):
        if taken.turn.number >= middle and (not at or session.taken[at - 1].turn != taken.turn):
            study.at(at)
            lines.stand()
            if len(_asked(lines).advices) > 2:
                break
    begun = study.here
    for advice in lines.advices[1:3]:
        study.follow([*begun.steps, *map(rules.encode, advice.steps)])
    if study.here is not begun:
        study.here.remark = Remark(text=say("study-staged"), sign="again")
    lines.stand()
    names = ", ".join(seat.name for seat in session.seats)
    return StudyScene(
        services,
        study,
        _asked(lines),
        source=Text("study-of-game", {"names": names}),
        on_back=lambda: None,
        on_play_on=lambda _: None,
        export=lambda: Text("message-ok"),
    )


def _asked(lines: BestLines) -> BestLines:
    """With what the coach answers at once."""
    lines.wanted = True
    lines.update(1.0)
    lines.update(0.0)
    return lines
