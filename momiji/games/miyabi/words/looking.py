"""The table in sentences, as everybody may know it. A garden is six lines of six squares, the same in every language."""

from collections import Counter
from collections.abc import Iterator, Sequence

from momiji.core.text import Text
from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.state import NOWHERE, TAKEN
from momiji.games.miyabi.rules.tiles import BAG, BAGS, COLUMNS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.rules.view import PlayerView, View
from momiji.games.miyabi.rules.words import SIZES, object_word, tile_name

TOPICS = ("display", "garden", "opponents", "rows", "bags")
_WIDE = 5  # letters of a square in a line


class Looker:
    """The eyes of whoever is asked; nobody has secrets here."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.current if view.seat is None else view.seat

    def topic(self, name: str) -> Iterator[Text]:
        yield from {
            "table": self.table, "display": self.display, "garden": self.garden, "opponents": self.opponents, "rows": self.rows,
            "bags": self.bags,
        }[name]()  # fmt: skip

    def turn(self) -> Iterator[Text]:
        """What one wants to hear when the turn begins."""
        yield from self.display()
        yield from self.garden()

    def table(self) -> Iterator[Text]:
        yield from self.round()
        yield from self.display()
        yield from self.opponents()
        yield from self.rows()
        yield from self.garden()

    def round(self) -> Iterator[Text]:
        view = self.view
        yield Text("miyabi-look-round", {"round": view.round, "rounds": view.rounds, "name": view.players[view.first].name})
        bonuses = tuple(
            Text("miyabi-look-bonus", {"object": object_word(kind), "points": EDITION.objects[kind].fifth}) for kind in view.bonuses
        )
        yield Text("miyabi-look-bonuses", {"count": len(bonuses), "bonuses": bonuses})

    def display(self) -> Iterator[Text]:
        """A line for every shape; in each line by kind, equal tiles together."""
        lying = Counter(tile for tile in self.view.display if tile != TAKEN)
        if not lying:
            yield Text("miyabi-look-display-empty")
        for bag, name in enumerate(BAGS):
            tiles = tuple(_several(tile, lying[tile]) for tile in sorted(lying) if BAG[tile] == bag)
            if tiles:
                yield Text("miyabi-look-lying", {"size": SIZES[name], "tiles": tiles})
        up = tuple(object_word(kind) for kind in self.view.face_up if kind != TAKEN)
        if self.view.face_up:
            kinds = tuple(Text("miyabi-look-object", {"object": kind}) for kind in up)
            yield Text("miyabi-look-zen", {"count": len(up), "objects": kinds, "left": self.view.zen_left})

    def bags(self) -> Iterator[Text]:
        for bag, size in zip(BAGS, self.view.bag_sizes, strict=True):
            yield Text("miyabi-look-bag", {"size": SIZES[bag], "count": size})

    # ------------------------------------------------------------------ gardens

    def garden(self) -> Iterator[Text]:
        yield from self._garden(self.view.players[self.seat])

    def opponents(self) -> Iterator[Text]:
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                yield from self._garden(player)

    def _garden(self, player: PlayerView) -> Iterator[Text]:
        yield Text("miyabi-look-garden", {"name": player.name, "points": sum(player.points), "out": "yes" if player.out else "no"})
        yield Text("miyabi-look-line", {"cells": _line("", list(COLUMNS))})
        for row in range(SIDE):
            squares = range(row * SIDE, (row + 1) * SIDE)
            cells = _line(str(row + 1), [_square(player, square) for square in squares])
            yield Text("miyabi-look-row", {"cells": cells, "object": object_word(row)})
        standing = tuple(COLUMNS[column] for column in player.lanterns)
        yield Text("miyabi-look-lanterns", {"count": len(standing), "columns": standing})
        if player.frog != NOWHERE:
            yield Text("miyabi-look-frog", {"square": SQUARE_NAMES[player.frog], "gold": "yes" if player.gold else "no"})

    # ------------------------------------------------------------------ rows

    def rows(self) -> Iterator[Text]:
        """Who is ahead in which row, and what it would bring now."""
        names = [player.name for player in self.view.players]
        for kind, row in enumerate(MIYABI.standings(self.view)):
            players = tuple(
                Text("miyabi-look-count", {"name": name, "count": count, "points": points})
                for name, count, points in zip(names, row.counts, row.points, strict=True)
            )
            values = EDITION.objects[kind]
            yield Text(
                "miyabi-look-standing", {"object": object_word(kind), "most": values.most, "second": values.second, "players": players}
            )


def _several(tile: int, count: int) -> Text:
    told = tile_name(tile, "miyabi-look-tile")
    return Text("miyabi-look-several", {"count": count, "tile": told}) if count > 1 else told


def _line(name: str, cells: Sequence[str]) -> str:
    return f"{name:<2}{''.join(f'{cell:<{_WIDE}}' for cell in cells)}".rstrip()


def _square(player: PlayerView, square: int) -> str:
    """Its level, then ×3 for three objects, z for a zen tile, * for the frog."""
    objects = player.objects[square]
    what = "z" if square in player.zen else f"×{objects}" if objects else ""
    return f"{player.levels[square]}{what}{'*' if square == player.frog else ''}"
