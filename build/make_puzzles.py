"""Make the puzzles of a game from games the computer plays against itself, and prove each of them.

    PYTHONPATH=. python build/make_puzzles.py --game chocolatier --games 200
    PYTHONPATH=. python build/make_puzzles.py --game chocolatier --kind best --games 60 --finds finds.jsonl
    PYTHONPATH=. python build/make_puzzles.py --game miyabi --games 300 --options zen --themes zen --add
    PYTHONPATH=. python build/make_puzzles.py --game momiji --retell

Exact ones: a position is kept when a complete search shows that few turns are best and every other one is clearly worse. Gardener finds an
easy one, Master a medium one, neither a hard one, unless the game says it better. Best turns: positions of games between Masters in which
one turn is clearly better than every really different one in imagined worlds, and Gardener does not find it (`momiji/ai/best.py`).

Of what is found as many as wanted are chosen, spread over themes and difficulties; the other kind stays in the file as it is, and the same
arguments give the same file on every machine. What is found is written to `--finds` as it comes; a run that was broken off goes on there.
With `--add` all puzzles stay that are in the file, and others come to them where a theme has few: of some themes, from other tables or
players. `--retell` says the themes of those in the file again; everything else about them stays.
"""

import argparse
import hashlib
import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from momiji import registry
from momiji.ai.best import SAME, BestTurn, Comparison, best_turn
from momiji.ai.brain import brain
from momiji.ai.exact import ExactSearch, PuzzleGame, TooLarge, WholeTurn, puzzle_game
from momiji.ai.levels import think
from momiji.core.match import Match
from momiji.resources import assets
from momiji.store.puzzles import DIFFICULTIES

NAMES: Final = ("Hana", "Kenji")
SEEKERS: Final = ("gardener", "master")  # from the weakest on
LIMIT: Final = 20_000  # positions of one proof
TURNS: Final = 8  # ways to take the turn, at least
WORLDS: Final = 4  # where something is hidden the same turns must be best in so many worlds
TOLD: Final = 3  # other turns that are told beside the best
WANTED: Final = {"exact": 126, "best": 24}
MOST: Final = 9  # of one theme and difficulty
APART: Final = 6  # turns between two positions of one game in which the best turn is asked for


@dataclass(frozen=True, slots=True)
class Task:
    """One game to look for puzzles in; without tables or players of its own it has the game's."""

    game: str
    number: int
    tables: tuple[tuple[str, ...], ...] = ()
    players: tuple[str, ...] = ()


def exact_ones(task: Task) -> list[dict[str, Any]]:
    """The puzzles of one game, at most one of a round: positions that follow one another are alike."""
    game, number = task.game, task.number
    part, mind = puzzle_game(game), brain(game)
    rules, rng = part.rules, Random(f"{game}/{number}")
    tables = task.tables or part.tables
    options = tables[number % len(tables)]
    match = Match(rules, rules.deal(NAMES[: part.seats(options)], f"puzzle-{number}", options))
    levels = [rng.choice(task.players or part.players) for _ in NAMES]
    found: dict[object, dict[str, Any]] = {}
    turn = -1
    while (seat := match.actor) is not None:
        if rules.turn(match.state).number != turn:
            turn = rules.turn(match.state).number
            if part.near(match.state):
                puzzle = _puzzle(part, match, f"{number}/{turn}")
                stretch = part.stretch(match.state)
                if puzzle is not None and (stretch not in found or _rank(puzzle) > _rank(found[stretch])):
                    found[stretch] = puzzle
        for step in think(mind, match.view(seat), levels[seat], f"{number}/{turn}").steps:
            match.perform(step)
    return list(found.values())


def _rank(puzzle: dict[str, Any]) -> tuple[int, int]:
    """Hard ones are rare."""
    return DIFFICULTIES.index(puzzle["difficulty"]), puzzle["turns"]


def _puzzle(part: PuzzleGame, match: Match[Any, Any, Any, Any], seed: str) -> dict[str, Any] | None:
    start, encode = match.state, part.rules.encode
    search = ExactSearch(part, start, LIMIT)
    try:
        turns = search.solved()
        best = [turn for turn in turns if turn.value == turns[0].value]
        others = [turn for turn in turns if turn.value < turns[0].value]
        if len(best) > part.ways(start) or len(turns) < TURNS or not others or best[0].value - others[0].value < part.margin(start):
            return None
        if part.hides(start) and not _in_every_world(part, match, best):
            return None
        ends = [search.line(turn.after)[1] for turn in (best[0], others[0])]
    except TooLarge:
        return None
    told = [best[0], *_different(others)]
    return {
        "difficulty": part.difficulty(_found_by(part, match, best, seed), len(turns)),
        "theme": part.theme(start, best[0].steps, ends[0], others[0].steps, ends[1]),
        "task": part.task(start, ends[0], (best[0].value, others[0].value)),
        "lines": [{"steps": [encode(step) for step in turn.steps], "value": turn.value} for turn in told],
        "ways": len(best),
        "turns": len(turns),
        "nodes": search.nodes,
        "record": match.record(),
    }


def _different(others: Sequence[WholeTurn]) -> Iterator[WholeTurn]:
    """One turn of each value: those worth telling beside the best."""
    told: list[int] = []
    for turn in others:
        if turn.value not in told and len(told) < TOLD:
            told.append(turn.value)
            yield turn


def _in_every_world(part: PuzzleGame, match: Match[Any, Any, Any, Any], best: Sequence[WholeTurn]) -> bool:
    """Nothing that the player cannot see may decide."""
    seat = match.actor
    wanted = sorted([part.rules.encode(step) for step in turn.steps] for turn in best)
    for number in range(WORLDS):
        world = part.rules.imagine(match.view(seat), Random(number))
        turns = ExactSearch(part, world, LIMIT).solved()
        if sorted([part.rules.encode(step) for step in turn.steps] for turn in turns if turn.value == turns[0].value) != wanted:
            return False
    return True


def _found_by(part: PuzzleGame, match: Match[Any, Any, Any, Any], best: Sequence[WholeTurn], seed: str) -> str:
    """The weakest level that takes one of the best turns."""
    goals = {part.key(turn.after) for turn in best}
    return next((level for level in SEEKERS if part.key(_answered(part, match.state, level, seed)) in goals), "")


def _answered(part: PuzzleGame, s: Any, level: str, seed: str) -> Any:
    """Where a level's turn leads."""
    rules, turn = part.rules, part.rules.turn(s).number
    while (seat := rules.actor(s)) is not None and rules.turn(s).number == turn:
        for step in think(brain(part.game), rules.view(s, seat), level, seed).steps:
            s = rules.apply(s, step)
    return s


def best_turns(task: Task) -> list[dict[str, Any]]:
    """Positions of one game between Masters, some turns apart, in which one turn is clearly the best."""
    game, number = task.game, task.number
    part, mind = puzzle_game(game), brain(game)
    tables = [options for options in task.tables or part.tables if part.seats(options) == len(NAMES)]
    match = Match(part.rules, part.rules.deal(NAMES, f"best-{number}", tables[number % len(tables)]))
    found: list[dict[str, Any]] = []
    turn, last = -1, -APART
    while (seat := match.actor) is not None:
        now = part.rules.turn(match.state).number
        if now != turn and now >= last + APART:
            proved = best_turn(part, match.state, f"{number}/{now}")
            if proved is not None:
                found.append(_told(part, match, proved))
                last = now
        turn = now
        for step in think(mind, match.view(seat), "master", f"{number}/{turn}").steps:
            match.perform(step)
    return found


def _told(part: PuzzleGame, match: Match[Any, Any, Any, Any], proved: BestTurn) -> dict[str, Any]:
    best, second = proved.turns[0].rival, proved.runner_up
    lines: list[dict[str, Any]] = [
        {"steps": [part.rules.encode(step) for step in one.rival.steps], "value": round(0.0 - one.behind.points, 1)} for one in proved.turns
    ]
    return {
        "kind": "best",
        "difficulty": part.difficulty(proved.found_by, proved.looked_at),
        "theme": part.theme(match.state, best.steps, best.horizon, second.rival.steps, second.rival.horizon),
        "task": "best",
        "lines": lines,
        "ways": sum(line["value"] > -SAME for line in lines),
        "turns": proved.looked_at,
        "worlds": second.behind.worlds,
        "margin": round(second.behind.points, 2),
        "error": round(second.behind.error, 2),
        "record": match.record(),
    }


def told_again(puzzle: dict[str, Any]) -> str:
    """The theme of a puzzle that is in the file, by the rule as it is now."""
    part = puzzle_game(puzzle["record"]["game"])
    rules, record = part.rules, puzzle["record"]
    start = rules.start(rules.read_setup(record))
    for words in record["actions"]:
        start = rules.apply(start, rules.decode(words))
    steps, rival = (tuple(rules.decode(words) for words in line["steps"]) for line in puzzle["lines"][:2])
    best, second = (_led_to(part, start, turn, puzzle) for turn in (steps, rival))
    return part.theme(start, steps, best, rival, second)


def _led_to(part: PuzzleGame, start: Any, steps: Sequence[Any], puzzle: dict[str, Any]) -> Any:
    """Where a turn leads, as it did when the puzzle was found."""
    if puzzle.get("kind") == "best":
        return Comparison(part, start).rival(tuple(steps)).horizon
    s = start
    for step in steps:
        s = part.rules.apply(s, step)
    return ExactSearch(part, start, LIMIT).line(s)[1]


def chosen(pool: Sequence[dict[str, Any]], wanted: int, stay: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """One after another from every theme and difficulty, as long as there are any; doubles are dropped, and so is what is there already."""
    cells: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    seen = set(map(_digest, stay))
    have = Counter((puzzle["theme"], puzzle["difficulty"]) for puzzle in stay)
    for puzzle in sorted(pool, key=_digest):
        if _digest(puzzle) not in seen:
            seen.add(_digest(puzzle))
            cells[puzzle["theme"], puzzle["difficulty"]].append(puzzle)
    picked: list[dict[str, Any]] = []
    for count in range(MOST):
        for cell in sorted(cells):
            if cells[cell] and have[cell] <= count and len(picked) < wanted:
                picked.append(cells[cell].pop())
                have[cell] += 1
    return picked


def in_order(puzzles: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(puzzles, key=lambda puzzle: (DIFFICULTIES.index(puzzle["difficulty"]), puzzle["theme"], puzzle["turns"], _digest(puzzle)))


def _digest(puzzle: dict[str, Any]) -> str:
    record = puzzle["record"]
    return hashlib.sha256(json.dumps([record["setup"], record["actions"]], sort_keys=True).encode()).hexdigest()[:8]


MAKERS: Final = {"exact": exact_ones, "best": best_turns}


def found(kind: str, tasks: Sequence[Task], processes: int, finds: Path | None) -> list[dict[str, Any]]:
    """The puzzles of all games, with a bar that grows; games that a broken-off run has been through are not played again."""
    known = [json.loads(line) for line in finds.read_text(encoding="utf-8").splitlines()] if finds and finds.exists() else []
    games = len(tasks)
    pool: dict[int, list[dict[str, Any]]] = {one["number"]: one["puzzles"] for one in known if one["number"] < games}
    left = [task for task in tasks if task.number not in pool]
    with get_context("spawn").Pool(processes) as workers:
        for task, puzzles in zip(left, workers.imap(MAKERS[kind], left), strict=True):
            pool[task.number] = puzzles
            if finds is not None:
                with finds.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"number": task.number, "puzzles": puzzles}, separators=(",", ":")) + "\n")
            count = sum(map(len, pool.values()))
            sys.stderr.write(f"\r{'#' * (40 * len(pool) // games):40} {len(pool)}/{games} games, {count} puzzles")
            sys.stderr.flush()
    sys.stderr.write("\n")
    return [puzzle for number in sorted(pool) for puzzle in pool[number]]


def _file(game: str) -> Path:
    return assets() / "puzzles" / f"{game}.json"


def there(game: str) -> list[dict[str, Any]]:
    """The puzzles in the file of a game."""
    puzzles: list[dict[str, Any]] = json.loads(_file(game).read_text(encoding="utf-8"))["puzzles"] if _file(game).exists() else []
    return puzzles


def _kind(puzzle: dict[str, Any]) -> str:
    return str(puzzle.get("kind", "exact"))


def written(game: str, puzzles: list[dict[str, Any]]) -> Path:
    """The file of a game with these puzzles."""
    target = _file(game)
    target.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(puzzle, separators=(",", ":")) for puzzle in in_order(puzzles))
    target.write_text(f'{{"format":"momiji-puzzles","version":1,"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")
    return target


def _asked_for(puzzle: dict[str, Any], asked: argparse.Namespace) -> bool:
    best = puzzle["lines"][0]
    return (
        (not asked.themes or puzzle["theme"] in asked.themes)
        and any(words.startswith(asked.step) for words in best["steps"])
        and (asked.within is None or abs(best["value"]) <= asked.within)
    )


def _words(given: str) -> tuple[str, ...]:
    return tuple(given.split(","))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(registry.GAMES), required=True)
    parser.add_argument("--kind", choices=sorted(MAKERS), default="exact")
    parser.add_argument("--games", type=int, default=200, help="games played")
    parser.add_argument("--wanted", type=int)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--finds", type=Path, help="what is found, as it comes")
    parser.add_argument("--options", nargs="+", metavar="A,B", help="tables to play at, each the options of a game")
    parser.add_argument("--players", type=_words, default=(), help="levels that play for exact ones")
    parser.add_argument("--themes", type=_words, default=(), help="only puzzles of these are taken")
    parser.add_argument("--step", default="", help="only puzzles whose best turn has a step that begins with this word")
    parser.add_argument("--within", type=int, help="only exact ones that come to so many points ahead or behind, at most")
    parser.add_argument("--add", action="store_true", help="what is in the file stays")
    parser.add_argument("--retell", action="store_true", help="only say the themes of what is in the file again")
    asked = parser.parse_args()
    before = there(asked.game)
    if asked.retell:
        puzzles = [{**puzzle, "theme": told_again(puzzle)} for puzzle in before]
    else:
        tables = tuple(map(_words, asked.options or ()))
        tasks = [Task(asked.game, number, tables, asked.players) for number in range(asked.games)]
        pool = found(asked.kind, tasks, asked.processes, asked.finds)
        pool = [puzzle for puzzle in pool if _asked_for(puzzle, asked)]
        stay = [puzzle for puzzle in before if _kind(puzzle) == asked.kind] if asked.add else []
        new = [{"id": _digest(puzzle), **puzzle} for puzzle in chosen(pool, asked.wanted or WANTED[asked.kind], stay)]
        puzzles = [*(puzzle for puzzle in before if _kind(puzzle) != asked.kind), *stay, *new]
    target = written(asked.game, puzzles)
    spread: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(DIFFICULTIES, 0))
    for puzzle in puzzles:
        spread[puzzle["theme"]][puzzle["difficulty"]] += 1
    for theme, counts in sorted(spread.items()):
        print(f"{theme:14} " + "  ".join(f"{name} {count}" for name, count in counts.items()))
    print(f"{len(puzzles)} puzzles, {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
