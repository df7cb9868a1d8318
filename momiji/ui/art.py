"""Drawings at the size they are shown: SVG files rasterised once per size, in worker threads when asked ahead."""

import io
import re
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

import pygame

from momiji.ui.copies import SIGN, redrawn
from momiji.ui.light import silhouette
from momiji.ui.pairs import luminance
from momiji.ui.pictures import PicturePart, PictureStore, limit_for
from momiji.ui.theme import Colour

Size = tuple[int, int]
_VIEW: Final = re.compile(r'viewBox="\s*[\d.]+[ ,]+[\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)')
_FINE: Final = 320
_INKS: Final = re.compile("#[0-9A-Fa-f]{6}")
_LIGHT_INK: Final = "#FFF9EA"  # what icons have for paper
_ORDER: Final = pygame.Surface((1, 1), pygame.SRCALPHA)  # of colours, as windows have it


class Art:
    """PictureStore by name ("cards/red-1") and size in pixels; small ones are drawn at twice the size for clean hairlines.

    "cards/red-1~2" is a copy of that face (see `copies`). With `high_contrast` every name under "cards/" stands for the high-contrast
    set, which has no copies: flat fields and nothing on them that is not information.
    """

    def __init__(self, folder: Path, *, workers: int = 2, on_ready: Callable[[], None] | None = None) -> None:
        self.folder = folder
        self.on_ready = on_ready  # called when a worker has drawn something
        self.high_contrast = False
        self.turned = False  # icons in light ink, for dark papers
        self.pictures = PictureStore(limit_for(1920, 1080))  # everything drawn for the window, here and by others
        self._kept = self.pictures.part()
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="art")
        self._under_way: dict[tuple[str, Size], Future[pygame.Surface]] = {}
        self._lock = Lock()

    def get(self, name: str, size: Size) -> pygame.Surface:
        """The picture now; a worker that already draws it is waited for."""
        key = (self._meant(name), (max(1, size[0]), max(1, size[1])))
        picture = self._kept.find(key)
        if picture is None:
            with self._lock:
                waiting = self._under_way.get(key)
                if waiting and waiting.cancel():  # it stands in the queue: quicker done here than waited for
                    del self._under_way[key]
                    waiting = None
            picture = waiting.result() if waiting else self._draw(key, self._kept)
        return picture

    def take(self, name: str, size: Size) -> pygame.Surface:
        """The picture for whoever makes another of it: the caller's own, kept here no longer."""
        picture = self.get(name, size)
        self._kept.drop((self._meant(name), size))
        return picture

    def find(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture if it is there."""
        return self._kept.find((self._meant(name), size))

    def wide(self, name: str, width: int) -> pygame.Surface:
        """At this width, as high as the drawing wants."""
        return self.get(name, (width, max(1, round(width / self.aspect(name)))))

    def prefetch(self, wanted: Iterable[tuple[str, Size]]) -> None:
        for name, size in wanted:
            key = (self._meant(name), size)
            with self._lock:
                if key in self._under_way or self._kept.find(key) is not None:
                    continue
                self._under_way[key] = self._pool.submit(self._work, key, self._kept)

    @property
    def busy(self) -> bool:
        return bool(self._under_way)

    def icon(self, name: str, px: int, colour: Colour | None = None) -> pygame.Surface:
        """An icon as drawn in ink, or its silhouette in one colour."""
        if colour is None:
            return self.get(f"icons/{name}", (px, px))
        return self._kept.get((name, px, colour), lambda: silhouette(self.get(f"icons/{name}", (px, px)), colour))

    def has(self, name: str) -> bool:
        return self._file(name).is_file()

    def aspect(self, name: str) -> float:
        """Width over height of the drawing."""
        return _aspect(self._file(name))

    def suit(self, width: int, height: int) -> None:
        """The window has another size: nothing drawn or asked for before is wanted any more."""
        with self._lock:
            for waiting in self._under_way.values():
                waiting.cancel()
            self._under_way.clear()
            self._kept.close()
            self._kept = self.pictures.part()
        self.pictures.limit_to(limit_for(width, height))

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _meant(self, name: str) -> str:
        """The name in the card set that is shown."""
        return f"contrast/{name[6:].partition(SIGN)[0]}" if self.high_contrast and name.startswith("cards/") else name

    def _file(self, name: str) -> Path:
        return self.folder / f"{self._meant(name).partition(SIGN)[0]}.svg"

    def _work(self, key: tuple[str, Size], kept: PicturePart) -> pygame.Surface:
        try:
            return self._draw(key, kept)
        finally:
            with self._lock:
                if kept is self._kept:  # else it was for an older size
                    self._under_way.pop(key, None)
            if self.on_ready:
                self.on_ready()

    def _draw(self, key: tuple[str, Size], kept: PicturePart) -> pygame.Surface:
        name, (w, h) = key
        k = 2 if max(w, h) <= _FINE else 1
        source = io.BytesIO(redrawn(self.folder, name).encode()) if SIGN in name else self.folder / f"{name}.svg"
        if self.turned and name.startswith("icons/") and isinstance(source, Path):
            source = io.BytesIO(_INKS.sub(_turned, source.read_text(encoding="utf-8")).encode())
        image = pygame.image.load_sized_svg(source, (w * k, h * k))
        if image.get_size() != (w, h):
            image = pygame.transform.smoothscale(image, (w, h))
        image = image.convert(_ORDER)  # blits are thirty times quicker. Asking the window would be a race: a resize takes its pixels away
        kept.keep(key, image)
        return image


def _turned(ink: re.Match[str]) -> str:
    """Lines that are nearly black become light, and light fields dark; colours stay."""
    red, green, blue = (int(ink[0][at : at + 2], 16) for at in (1, 3, 5))
    if ink[0] == _LIGHT_INK:
        return "#2E2420"
    return _LIGHT_INK if luminance((red, green, blue)) < 0.03 else ink[0]


@cache
def _aspect(path: Path) -> float:
    found = _VIEW.search(path.read_text(encoding="utf-8")[:600])
    if not found:
        raise ValueError(f"{path.name} has no viewBox")
    return float(found[1]) / float(found[2])
