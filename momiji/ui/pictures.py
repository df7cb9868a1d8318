"""A bounded store of drawn pictures: the least recently used go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

import pygame


class Pictures:
    """Kept by key, limited by bytes; safe to fill from worker threads."""

    def __init__(self, megabytes: float) -> None:
        self.limit = int(megabytes * 1024 * 1024)
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable) -> pygame.Surface | None:
        with self._lock:
            picture = self._kept.get(key)
            if picture is not None:
                self._kept.move_to_end(key)
            return picture

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        with self._lock:
            old = self._kept.pop(key, None)
            self.held += _bytes(picture) - (_bytes(old) if old else 0)
            self._kept[key] = picture
            while self.held > self.limit and len(self._kept) > 1:
                self.held -= _bytes(self._kept.popitem(last=False)[1])

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept picture, or a fresh one; two threads may draw the same one, which is only wasteful."""
        picture = self.find(key)
        if picture is None:
            picture = draw()
            self.keep(key, picture)
        return picture


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
