"""The pictures of the rule book on paper and in words. On paper they are drawn with boxes: a level, and the letters of its objects."""

from collections.abc import Mapping

from momiji.core.rulebook import Drawing
from momiji.core.text import Text
from momiji.games.miyabi.rules.steps import Frog, PlaceTile, Zen
from momiji.games.miyabi.rules.tiles import COUNT, FORM, FORMS, INDEX, OBJECT, OBJECTS, SIDE, turned

from .telling import told
from .things import Square, Thing, things

_CELL = "display:inline-flex;align-items:center;justify-content:center;width:3em;height:3em;font:700 .8rem sans-serif;color:#20281c"
_GROUNDS = ("#e6d9bb", "#c9d6a3", "#a9c47f", "#8ab262", "#6c9f4c", "#54893c")  # bare, then darker with every level
_ROUND = "border-radius:50%;background:#f3e2a9;border:2px solid #60442a"


class MiyabiPictures:
    inline: Mapping[str, str] = {}

    def told(self, picture: str, *, moving: bool = False) -> tuple[Text, ...]:
        return tuple(text for thing in things(picture) if (text := told(thing)) is not None)

    def printed(self, picture: str, drawing: Drawing, *, moving: bool = False) -> str:
        return "".join(_printed(thing) for thing in things(picture))


def _printed(thing: Thing) -> str:
    match thing.kind:
        case "gap":
            return '<span class="gap"></span>'
        case "garden":
            return _garden(thing.squares)
        case "tile":
            return _tile(INDEX[thing.name], thing.direction)
        case "step":
            return _moved(thing)
        case "zen-tile":
            return _cell(_inside(Square(1, 1, zen=True), thing.name), 1)
        case "bonus":
            return f'<span style="{_CELL};{_ROUND}">{thing.name} 5</span>'
    return f'<span style="{_CELL};{_ROUND}">{"★" if thing.kind == "lantern" else "*"}</span>'


def _moved(thing: Thing) -> str:
    match thing.step:
        case PlaceTile(tile, _, direction):
            return _tile(tile, direction)
        case Zen(kind):
            return _cell(_inside(Square(1, 1, zen=True), OBJECTS[kind]), 1)
        case Frog():
            return f'<span style="{_CELL};{_ROUND}">*</span>'
    raise ValueError(f"{thing.step} is nothing an example does")


def _tile(tile: int, direction: str) -> str:
    places = [(0, 0), *turned(FORMS[FORM[tile]].squares, direction)]
    top, left = min(row for row, _ in places), min(column for _, column in places)
    cells = {(row - top, column - left): _inside(Square(1), "") for row, column in places}
    cells[-top, -left] = f"{OBJECTS[OBJECT[tile]]}×{COUNT[tile]}"
    return _grid({place: _cell(words, 1) for place, words in cells.items()})


def _garden(squares: Mapping[int, Square]) -> str:
    top, left = min(squares) // SIDE, min(square % SIDE for square in squares)
    return _grid(
        {
            (number // SIDE - top, number % SIDE - left): _cell(_inside(square, OBJECTS[number // SIDE]), square.level)
            for number, square in squares.items()
        }
    )


def _inside(square: Square, letter: str) -> str:
    objects = f" {letter}{'z' if square.zen else f'×{square.objects}'}" if square.objects else ""
    return f"{square.level}{objects}{' *' if square.frog else ''}" if letter else ""


def _cell(words: str, level: int) -> str:
    return f'<span style="{_CELL};background:{_GROUNDS[min(level, len(_GROUNDS) - 1)]}">{words}</span>'


def _grid(cells: Mapping[tuple[int, int], str]) -> str:
    rows, columns = (1 + max(place[axis] for place in cells) for axis in (0, 1))
    inside = "".join(cells.get((row, column), "<span></span>") for row in range(rows) for column in range(columns))
    return f'<span style="display:inline-grid;grid-template-columns:repeat({columns},3em);gap:2px">{inside}</span>'
