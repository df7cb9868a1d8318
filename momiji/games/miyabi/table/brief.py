"""What is told on the slip of what the others did: one short line for each of them. The log tells it at length."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from momiji.core.text import Text
from momiji.playing.log import Line

_LOG: Final = "miyabi-log-"
_TILES: Final = ("place", "zen")
_ALSO: Final = ("fifth", "enclosed", "frog", "frog-up", "gold", "pass", "out")


def brief_lines(lines: Sequence[Line]) -> list[Line]:
    """The crest beside a line says who."""
    told: dict[str, list[Text]] = {}
    for line in lines:
        told.setdefault(line.crest, []).append(line.text)
    return [Line(crest, short) for crest, texts in told.items() if (short := brief(texts))]


def brief(texts: Iterable[Text]) -> Text | None:
    """What a player did and what all of it brought. Somebody who laid several tiles is told where the last one lies."""
    named = [(text.key.removeprefix(_LOG), text.args) for text in texts if text.key.startswith(_LOG)]
    deeds = (*_laid([told for told in named if told[0] in _TILES]), *_also(named))
    points = sum(1 if name == "zen" else args.get("points", 0) for name, args in named)
    return Text("miyabi-brief-turn", {"deeds": deeds, "points": points}) if deeds else None


def _laid(laid: Sequence[tuple[str, Any]]) -> Iterator[Text]:
    if not laid:
        return
    name, args = laid[-1]
    if len(laid) > 1:
        yield Text("miyabi-brief-several", {"count": len(laid), "square": args["square"]})
    elif name == "zen":
        yield Text("miyabi-brief-zen", {"square": args["square"]})
    else:
        yield Text("miyabi-brief-place", {**args["tile"].args, "square": args["square"]})


def _also(named: Sequence[tuple[str, Any]]) -> Iterator[Text]:
    """Of what can happen twice only the last."""
    last = dict(named)
    for name in _ALSO:
        if name in last:
            yield Text(f"miyabi-brief-{name.removesuffix('-up')}", {"square": last[name].get("square", "")})
