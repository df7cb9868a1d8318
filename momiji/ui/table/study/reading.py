"""A study, read: what is written and can be pressed around the table, then the table itself."""

from typing import TYPE_CHECKING

from momiji.ui.kit.reading import PageReading
from momiji.ui.stack import Change
from momiji.ui.things import SceneThing, acting

if TYPE_CHECKING:
    from .scene import StudyScene

TABLE = "table/"


class StudyReading(PageReading):
    scene: "StudyScene"

    def __init__(self, scene: "StudyScene") -> None:
        super().__init__(scene, scene.page)

    def things(self) -> list[SceneThing]:
        return [*super().things(), *acting(self.scene.inner.things(TABLE), self)]

    def here(self) -> str:
        return TABLE + self.scene.inner.top.reading.here() if self.scene.at_table else super().here()

    def aim(self, key: str) -> None:
        self.scene.at_table = key.startswith(TABLE)
        if self.scene.at_table:
            self.scene.inner.top.reading.aim(key.removeprefix(TABLE))
        else:
            super().aim(key)

    def take(self, key: str) -> Change | None:
        if not key.startswith(TABLE):
            self.scene.at_table = False
            return super().take(key)
        self.scene.at_table = True
        self.scene.inner.act(self.scene.inner.top.reading.take(key.removeprefix(TABLE)))
        return None
