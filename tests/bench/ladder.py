"""Measure the levels: each against the one below it, the first against a random mover.

    .venv/bin/python tests/bench/ladder.py [--game KEY] [--pair LEVEL] [--games N] [--spot] …
    .venv/bin/python tests/bench/ladder.py --table

Every pair plays from openings of two random turns, each once with either colour: the most even of
many, since from most openings one side wins whoever plays it. Level 10, which has no bound of its
own, is given eight times the simulations of level 9. With ``--spot`` three pairs play on the
smallest and the largest board instead. The results go to ladder.json among the resources of
the game, also of one that was installed; ``--table`` writes those of our own into docs/levels.md.
The games are kept in build/ladder: the same command resumes a ladder that was broken off; a level
that was changed, or another version, begins again.
"""

from __future__ import annotations

import argparse
import datetime
import json
import re
import zlib
from pathlib import Path
from typing import Any

from even_openings import even_openings

from rules.engine.limits import STRONGEST
from rules.games import GAMES, PACKAGES, read_setup
from rules.games.game_files import game_file
from rules.match import MatchResult, MatchSetup, play_match
from rules.setup import Setup
from rules.version import VERSION

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "levels.md"
PAGE_TABLE = re.compile(r"<!-- ladder -->\n(.*?)\n<!-- end -->", re.DOTALL)
LOGS = ROOT / "build" / "ladder"

SPOTS = {  # the smallest and the largest board that is published
    "wythe": ("wythe size=5", "wythe size=11"),
    "yodd": ("yodd size=6", "yodd size=10"),
    "oddy": ("oddy sides=3 size=11", "oddy sides=9 size=9"),
    "egotzi": ("egotzi size=5", "egotzi size=9"),
}
SPOT_LEVELS = (2, 5, 9)

_STRONGEST_TIMES = 8  # level 9's simulations, for level 10


def simulations(setup: Setup, level: int) -> int:
    """Return a level's simulations of a turn, as they are measured."""
    if level == STRONGEST:
        return _STRONGEST_TIMES * simulations(setup, STRONGEST - 1)
    return setup.game.levels[level - 1].simulations


def contestant(setup: Setup, level: int) -> str:
    """Return a level as a match knows it; below the first one there is a random mover."""
    if level == 0:
        return "random"
    return f"level {level} simulations {simulations(setup, level)}"


def log_path(setup: Setup, level: int) -> Path:
    """Return where a pair's games are kept; each way to play them has its own place."""
    meant = (VERSION, _STRONGEST_TIMES, setup.game.levels[max(0, level - 2) : level])
    board = str(setup).replace(" ", "-").replace("=", "")
    return LOGS / f"{board}-level{level}-{zlib.crc32(repr(meant).encode()):08x}.jsonl"


def measure(setup: Setup, level: int, games: int, jobs: int) -> MatchResult:
    """Play a level against the one below."""
    match = MatchSetup(
        black=contestant(setup, level),
        white=contestant(setup, level - 1),
        game=str(setup),
        games=games,
        openings=even_openings(setup, (games + 1) // 2),
    )
    return play_match(match, jobs=jobs, log=log_path(setup, level))


def facts(setup: Setup, level: int, result: MatchResult) -> dict[str, Any]:
    """Return the ladder's entry for a pair."""
    score = result.score
    return {
        "level": level,
        "against": result.setup.white,
        "simulations": simulations(setup, level),
        "games": score.games,
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "score": round(score.share, 3),
        "interval": [round(bound, 3) for bound in score.interval],
    }


def ladder_path(key: str) -> Path:
    """Return where the ladder of a game is kept, in its package if that was installed."""
    return Path(str(game_file(key, "ladder.json")))


def read_ladder(key: str) -> dict[str, Any]:
    """Return what was measured of a game."""
    path = ladder_path(key)
    ladder: dict[str, Any] = {"boards": {}}
    return ladder | json.loads(path.read_text("utf-8")) if path.exists() else ladder


def keep(setup: Setup, measured: dict[str, Any]) -> None:
    """Write a pair into the ladder, replacing its old entry."""
    path = ladder_path(setup.game.key)
    ladder = read_ladder(setup.game.key)
    ladder |= {"version": VERSION, "date": datetime.date.today().isoformat()}
    pairs = ladder["boards"].setdefault(str(setup), [])
    pairs[:] = [pair for pair in pairs if pair["level"] != measured["level"]] + [measured]
    pairs.sort(key=lambda pair: pair["level"])
    path.write_text(json.dumps(ladder, indent=1) + "\n", "utf-8")


def table() -> str:
    """Return the ladders in Markdown: a game a column, a level a row."""
    own = [key for key, package in PACKAGES.items() if package.distribution is None]
    titles = [GAMES[key].title for key in own]
    rows = ["| level | " + " | ".join(titles) + " |", "| --- |" + " ---: |" * len(titles)]
    pairs = [read_ladder(key)["boards"].get(str(_default(key)), []) for key in own]
    for level in range(1, STRONGEST + 1):
        cells = [_cell(found, level) for found in pairs]
        rows.append(f"| {level} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def write_table() -> None:
    """Write the ladder into docs/levels.md."""
    head, _old, tail = PAGE_TABLE.split(PAGE.read_text("utf-8"))
    rows = table()
    PAGE.write_text(f"{head}<!-- ladder -->\n{rows}\n<!-- end -->{tail}", "utf-8")


def _default(key: str) -> Setup:
    return GAMES[key].setup()


def _cell(pairs: list[dict[str, Any]], level: int) -> str:
    """Return a pair's score and interval: "71 % (62–79)"."""
    for pair in pairs:
        if pair["level"] == level:
            low, high = (round(100 * bound) for bound in pair["interval"])
            return f"{100 * pair['score']:.0f} % ({low}–{high})"
    return "–"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the levels against one another.")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; repeatable")
    parser.add_argument("--pair", action="append", type=int, metavar="LEVEL", help="only this one")
    parser.add_argument("--games", type=int, default=100, help="of a pair")
    parser.add_argument("--jobs", type=int, default=1, help="games played at the same time")
    parser.add_argument("--spot", action="store_true", help="smallest and largest boards")
    parser.add_argument("--table", action="store_true", help="write it into docs/levels.md")
    wanted = parser.parse_args()
    if wanted.table:
        write_table()
        return
    for key in wanted.game or GAMES:
        boards = SPOTS.get(key, ()) if wanted.spot else (str(_default(key)),)
        levels = SPOT_LEVELS if wanted.spot else range(1, STRONGEST + 1)
        for setup in [read_setup(board.split()) for board in boards]:
            for level in wanted.pair or levels:
                result = measure(setup, level, wanted.games, wanted.jobs)
                if result.interrupted:
                    return
                measured = facts(setup, level, result)
                keep(setup, measured)
                seconds = sum(sum(game.seconds) for game in result.games)
                print(f"{setup}: {measured} in {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
