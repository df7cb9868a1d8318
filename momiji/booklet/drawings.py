"""Drawings inside the HTML booklet: each used one stands once in the style sheet, as a data address."""

from urllib.parse import quote

from momiji.resources import assets

_SAFE = " ='():/;,.-_!*~@&+?[]|{}^$"


class Drawings:
    """Gives HTML for drawings and remembers which ones it needs."""

    def __init__(self) -> None:
        self._used: dict[str, str] = {}

    def styles(self) -> str:
        """One rule for each drawing that was asked for."""
        rules = ((name, f'url("data:image/svg+xml,{_address(path)}")') for path, name in self._used.items())
        return "\n".join(f".{name} {{ background-image: {address} }}" for name, address in rules)

    def drawing(self, path: str, kind: str, inside: str = "") -> str:
        name = self._used.setdefault(path, f"d-{path.replace('/', '-')}")
        return f'<span class="{kind} {name}">{inside}</span>'


def _address(path: str) -> str:
    return quote((assets() / "art" / f"{path}.svg").read_text(encoding="utf-8").replace('"', "'"), safe=_SAFE)
