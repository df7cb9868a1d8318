"""Measure the finished sounds: `python build/measure_sounds.py` prints the tables of docs/sound.md (needs pygame-ce, no encoder)."""

import sys

from make_sounds import EFFECTS, PIECES, SOUNDS
from sounds.analysis import decoded, level_jump, loudness, measures, pitch_near, seam

EFFECT_HEAD = "| sound | s | wanted | peak dB (1 / 2 / 3) | RMS dB | centroid Hz | mean | first / last | pitches, Hz (dB from the top) |"
PIECE_HEAD = "| piece | s | peak dB | RMS dB | LUFS | centroid Hz | mean | seam step (largest step near it) | level over the seam |"


def effect_line(name: str) -> str:
    effect = EFFECTS[name]
    sounds = [decoded(SOUNDS / f"{name}-{variant}.ogg", 1)[0] for variant in range(1, len(effect.pitches) + 1)]
    true = measures(sounds[len(sounds) // 2])
    peaks = " / ".join(f"{measures(sound).peak:.1f}" for sound in sounds)
    found = (pitch_near(sounds[len(sounds) // 2], hz) for hz in effect.hertz)
    pitches = ", ".join(f"{hz:.0f} ({below:.0f})" for hz, below in found) or "–"
    ends = f"{true.first:+.4f} / {true.last:+.4f}"
    return (
        f"| {name} | {true.seconds:.3f} | {effect.seconds:.2f} | {peaks} | {true.power:.1f} | {true.centroid:.0f} "
        f"| {true.mean:+.5f} | {ends} | {pitches} |"
    )


def piece_line(name: str) -> str:
    channels = decoded(SOUNDS / f"{name}.ogg", 2)
    sides = [measures(one) for one in channels]
    step, largest = max(seam(one) for one in channels)
    jump = max((level_jump(one) for one in channels), key=abs)
    return (
        f"| {name} | {sides[0].seconds:.2f} | {max(side.peak for side in sides):.1f} | {sides[0].power:.1f} / {sides[1].power:.1f} "
        f"| {loudness(channels):.1f} | {sides[0].centroid:.0f} | {max((side.mean for side in sides), key=abs):+.5f} "
        f"| {step:.4f} ({largest:.4f}) | {jump:+.1f} dB |"
    )


def main(wanted: list[str]) -> int:
    effects = [name for name in EFFECTS if not wanted or name in wanted]
    pieces = [name for name in PIECES if not wanted or name in wanted]
    for head, names, line in ((EFFECT_HEAD, effects, effect_line), (PIECE_HEAD, pieces, piece_line)):
        if names:
            print(head, "|---" * (head.count("|") - 1) + "|", sep="\n")
            for name in names:
                print(line(name), flush=True)
            print()
    files = list(SOUNDS.rglob("*.ogg"))
    print(f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
