"""The way into a study: what was kept of it before is there again, and every change is kept."""

from collections.abc import Callable
from typing import Any

from momiji.core.text import Text
from momiji.playing.best_lines import BestLines
from momiji.playing.minds import StudyMinds
from momiji.playing.study import Study
from momiji.store import files, paths, studies
from momiji.store.files import BadFile
from momiji.ui.kit.widget import Press
from momiji.ui.services import Services
from momiji.ui.stack import Change

from .scene import StudyScene


def study_of(
    services: Services,
    record: dict[str, Any],
    minds: StudyMinds,
    *,
    name: str,
    source: Text,
    on_back: Press,
    at: int | None = None,
    on_play_on: Callable[[dict[str, Any]], Change | None] | None = None,
) -> StudyScene:
    """A record at a step, with the lines and comments that were kept under this name, and those it brings along."""
    told = [studies.kept(name), _brought(record)]
    study = Study(record, *(one for one in told if one is not None))
    study.at(len(record["actions"]) if at is None else at)

    def keep() -> Text | None:
        try:
            studies.keep(name, study.written())
        except BadFile as error:
            return Text("saving-fails", {"why": error.text})
        return None

    def export() -> Text:
        try:
            players = ", ".join(map(str, record["players"]))
            path = files.write_new(paths.exports() / f"{files.file_name(players)}{files.ENDING}", files.written(study.written()))
        except BadFile as error:
            return error.text
        return Text("study-saved", {"file": str(path)})

    return StudyScene(
        services, study, BestLines(study, minds), source=source, on_back=on_back, keep=keep, export=export, on_play_on=on_play_on
    )


def _brought(record: dict[str, Any]) -> studies.StudyShape | None:
    """Of a file from elsewhere; what does not fit is left out."""
    try:
        return studies.read(record, "")
    except BadFile:
        return None
