"""Make every sound anew: `python build/make_sounds.py [NAME ...]` fills assets/sounds; a game's own lie in a folder of its name.

The synthesis needs the standard library only and gives the same samples every time. Encoding needs oggenc (vorbis-tools), ffmpeg
or sox on the developer's machine; players never need them, because the finished files are part of the project.
"""

import sys
from pathlib import Path

from sounds import ambience, chocolatier, effects, miyabi
from sounds.files import NoEncoder, encoder, write_ogg
from sounds.shape import rendered

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
GAMES = {"chocolatier": chocolatier.EFFECTS, "miyabi": miyabi.EFFECTS}
EFFECTS = effects.EFFECTS | {f"{game}/{name}": effect for game, own in GAMES.items() for name, effect in own.items()}
PIECES = ambience.PIECES | {f"miyabi/{name}": piece for name, piece in miyabi.PIECES.items()}
FINE, PLAIN, FAINT = 6, 2, 0  # a game's own piece is so quiet that it may be coded coarsely


def main(wanted: list[str]) -> int:
    names = wanted or [*EFFECTS, *PIECES]
    unknown = [name for name in names if name not in EFFECTS and name not in PIECES]
    try:
        encoder()
    except NoEncoder as problem:
        print(f"make_sounds: {problem}.", file=sys.stderr)
        return 2
    if unknown:
        print(f"make_sounds: there is no sound called {unknown[0]}. Sounds: {', '.join([*EFFECTS, *PIECES])}.", file=sys.stderr)
        return 2
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name in names:
        print(name, flush=True)
        if name in PIECES:
            write_ogg(SOUNDS / f"{name}.ogg", PIECES[name](), FAINT if "/" in name else PLAIN)
        else:
            effect, file = EFFECTS[name], SOUNDS / name
            file.parent.mkdir(exist_ok=True)
            for variant in range(1, len(effect.pitches) + 1):
                write_ogg(file.with_name(f"{file.name}-{variant}.ogg"), [rendered(name, effect, variant)], FINE)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
