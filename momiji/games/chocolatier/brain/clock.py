"""When a search has looked at enough, or for long enough."""

from momiji.ai.thought import Deadline

_ASK = 16  # nodes between two looks at the clock


class OutOfTime(Exception):
    pass


class Clock:
    def __init__(self, nodes: int, deadline: Deadline) -> None:
        self.looked = 0
        self.cut = True  # whether some way was not followed to the end of the round
        self._nodes, self._deadline = nodes, deadline

    def tick(self) -> None:
        """One more node."""
        self.looked += 1
        if self.looked > self._nodes or (self.looked % _ASK == 0 and self._deadline()):
            raise OutOfTime
