"""Drawn pictures are kept within one limit for the whole program: the least recently used go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

import pygame

_MEGABYTE: Final = 1024 * 1024
_LEAST: Final = 36  # megabytes, in whatever window
_FOR_A_MILLION: Final = 20  # megabytes more for each million pixels of the window
_MOST: Final = 176


def limit_for(width: int, height: int) -> int:
    """Bytes for a window of this size: its pictures grow with it, what may be taken of the machine only so far."""
    return int(min(_MOST, _LEAST + _FOR_A_MILLION * width * height / 1e6) * _MEGABYTE)


class PictureStore:
    """Kept by key, limited by bytes; safe to fill from worker threads. Whoever draws has a `PicturePart` of it."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def part(self) -> "PicturePart":
        return PicturePart(self)

    def limit_to(self, limit: int) -> None:
        with self._lock:
            self.limit = limit
            self._shrink()

    def find(self, key: Hashable) -> pygame.Surface | None:
        with self._lock:
            picture = self._kept.get(key)
            if picture is not None:
                self._kept.move_to_end(key)
            return picture

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        """A picture that alone is over the limit is not kept at all."""
        with self._lock:
            self._remove(key)
            self._kept[key] = picture
            self.held += _bytes(picture)
            self._shrink()

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept picture, or a fresh one; two threads may draw the same one, which is only wasteful."""
        picture = self.find(key)
        if picture is None:
            picture = draw()
            self.keep(key, picture)
        return picture

    def drop(self, key: Hashable) -> None:
        with self._lock:
            self._remove(key)

    def drop_part(self, part: "PicturePart") -> None:
        with self._lock:
            for key in [key for key in self._kept if isinstance(key, tuple) and key[0] is part]:
                self._remove(key)

    def _remove(self, key: Hashable) -> None:
        old = self._kept.pop(key, None)
        self.held -= _bytes(old) if old else 0

    def _shrink(self) -> None:
        while self.held > self.limit:
            self._remove(next(iter(self._kept)))


class PicturePart:
    """Pictures of one owner, under keys of its own. Once closed it keeps nothing: a picture for an old size is drawn and forgotten."""

    def __init__(self, whole: PictureStore) -> None:
        self._whole = whole
        self._open = True
        self._versions: dict[Hashable, list[Hashable]] = {}  # of large pictures: which are kept, the one used last behind

    def find(self, key: Hashable) -> pygame.Surface | None:
        return self._whole.find((self, key))

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        if self._open:
            self._whole.keep((self, key), picture)

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        picture = self.find(key)
        if picture is None:
            picture = draw()
            self.keep(key, picture)
        return picture

    def drop(self, key: Hashable) -> None:
        self._whole.drop((self, key))

    def version(self, key: Hashable, version: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """For large pictures that differ little: only the present version is kept, and the one before it while they change."""
        known = self._versions.setdefault(key, [])
        if version in known:
            known.remove(version)
        known.append(version)
        for old in known[:-2]:
            self.drop((key, old))
        del known[:-2]
        return self.get((key, version), draw)

    def clear(self) -> None:
        self._whole.drop_part(self)

    def close(self) -> None:
        self._open = False
        self.clear()


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
