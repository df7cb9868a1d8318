"""All orders of a row of piles (8.C), made only when asked for: seven piles have 5,040."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial
from typing import overload

from .steps import Arrange, Step


class Orders(Sequence[Step]):
    def __init__(self, types: Sequence[int]) -> None:
        self._types = tuple(types)

    def __len__(self) -> int:
        return factorial(len(self._types))

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        rest, order = list(self._types), []
        for left in range(len(rest), 0, -1):
            place, index = divmod(index, factorial(left - 1))
            order.append(rest.pop(place))
        return Arrange(tuple(order))

    def __iter__(self) -> Iterator[Step]:
        return map(Arrange, permutations(self._types))

    def __contains__(self, step: object) -> bool:
        return isinstance(step, Arrange) and sorted(step.order) == sorted(self._types)
