"""Search what every first turn of a game is worth, as a table of win rates.

    .venv/bin/python tests/bench/opening_rates.py [--simulations N] [--seeds N] [--games N]
        [--jobs N] [--cluster] [--kept FOLDER] [--write] GAME [OPTION=VALUE ...]

Of turns that are images of each other one is searched, as if nobody could swap, from several seeds.
Then the third of them that matters most is searched four times as deeply: with the pie rule those
nearest to even, without it the best. At last the engine plays N games from these openings, which
say how the win rates are to be calibrated. Every result is kept: the same command resumes. It
prints the win rate of whoever makes the turn, how far the seeds are apart, and what came of it in
the games. With --write the table goes to openings.json among the resources of GAME.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from opening_games import fitted, opening_games, text
from opening_searches import OpeningSearch, win_rate

from rules.calibration import Calibration
from rules.command_line import ProgressLine, bar_text
from rules.games import game_file, read_setup
from rules.number import whole_argument
from rules.openings import FORMAT, first_turns
from rules.setup import Setup
from rules.steps import SpecialStep
from rules.version import VERSION, compiled
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import Workers, in_order

ROOT = Path(__file__).parent.parent.parent

_DEEPER = 4  # times as many simulations
_SHARE = 3  # of so many turns one is searched more deeply
_DIGITS = 4

Rates = dict[str, list[float]]  # [turn] -> win rate by each seed


class Searches:
    """The searches of one setup, with those that are kept in a folder."""

    def __init__(self, setup: Setup, seeds: int, workers: Workers, folder: Path) -> None:
        self._setup = setup
        self._seeds = range(1, seeds + 1)
        self._workers = workers
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{setup.game.key}.jsonl"
        text = self._path.read_text("utf-8") if self._path.exists() else ""
        self._known = dict(_kept(text))
        self._cut_short = bool(text) and not text.endswith("\n")

    def rates(self, turns: Sequence[str], simulations: int) -> Rates:
        """Return the win rates after these turns; searched now unless they are kept."""
        tasks = [
            OpeningSearch(str(self._setup), turn, seed, simulations)
            for turn in turns
            for seed in self._seeds
        ]
        self._search([task for task in tasks if task not in self._known], simulations)
        return {turn: [self._known[t] for t in tasks if t.turn == turn] for turn in turns}

    def _search(self, tasks: Sequence[OpeningSearch], simulations: int) -> None:
        line = ProgressLine(sys.stderr)
        with (
            contextlib.closing(line),
            self._path.open("a", encoding="utf-8") as kept,
            contextlib.closing(in_order(self._workers, win_rate, tasks)) as found,
        ):
            if self._cut_short:
                kept.write("\n")
                self._cut_short = False
            for done, (task, rate) in enumerate(zip(tasks, found, strict=True), 1):
                self._known[task] = round(rate, _DIGITS)
                row = {"version": VERSION, **task._asdict(), "win_rate": self._known[task]}
                kept.write(json.dumps(row) + "\n")
                kept.flush()
                if line.is_due():
                    bar = bar_text(done, len(tasks))
                    line.show(f"{bar} {done}/{len(tasks)} searches of {simulations:,} simulations")


def _kept(text: str) -> Iterator[tuple[OpeningSearch, float]]:
    """Yield what this version has searched; a line that a kill cut short is left out."""
    for line in text.splitlines():
        with contextlib.suppress(json.JSONDecodeError):
            row = json.loads(line)
            rate = row.pop("win_rate")
            if row.pop("version") == VERSION:
                yield OpeningSearch(**row), rate


def opening_rates(searches: Searches, setup: Setup, simulations: int) -> list[dict[str, Any]]:
    """Return a row of the table for each first turn, the best first; of images there is one."""
    start = setup.start()
    turns = [start.write(group[0]) for group in first_turns(setup)]
    rates = searches.rates(turns, simulations)
    deeper = searches.rates(that_matter(rates, setup), _DEEPER * simulations)
    rows = [
        {
            "turn": turn,
            "simulations": simulations * (_DEEPER if turn in deeper else 1),
            "win_rates": deeper.get(turn, rates[turn]),
        }
        for turn in turns
    ]
    return sorted(rows, key=lambda row: (-statistics.mean(row["win_rates"]), row["turn"]))


def that_matter(rates: Rates, setup: Setup) -> list[str]:
    """Return the turns to search more deeply."""
    even = SpecialStep.SWAP in setup.special_steps

    def rank(turn: str) -> tuple[float, str]:
        rate = statistics.mean(rates[turn])
        return (abs(rate - 0.5) if even else -rate), turn

    return sorted(rates, key=rank)[: -(-len(rates) // _SHARE)]


def table(
    seeds: int, games: int, calibration: Calibration, rows: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Return what the file says of a setup."""
    return {
        "version": VERSION,
        "seeds": list(range(1, seeds + 1)),
        "games": games,
        "calibration": {
            "sites": calibration.sites,
            "factor": calibration.factor,
            "flattery": calibration.flattery,
        },
        "openings": list(rows),
    }


def write(file: Path, setup: Setup, found: dict[str, Any]) -> None:
    """Write the table of a setup into a file, in place of its old one."""
    tables = json.loads(file.read_text("utf-8"))["boards"] if file.exists() else {}
    tables[str(setup)] = found
    boards = ",\n".join([f"  {json.dumps(name)}: {_text(tables[name])}" for name in sorted(tables)])
    file.write_text(f'{{\n "format": {FORMAT},\n "boards": {{\n{boards}\n }}\n}}\n', "utf-8")


def _text(table: dict[str, Any]) -> str:
    """Return a table with a line for each opening."""
    head = [f"   {json.dumps(k)}: {json.dumps(v)}" for k, v in table.items() if k != "openings"]
    rows = ",\n".join([f"    {json.dumps(row)}" for row in table["openings"]])
    return "{\n" + ",\n".join([*head, f'   "openings": [\n{rows}\n   ]']) + "\n  }"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Search what every first turn is worth.")
    parser.add_argument("--simulations", type=whole_argument, default=100_000, help="of a search")
    parser.add_argument("--seeds", type=whole_argument, default=3, help="searches of a turn")
    parser.add_argument(
        "--games", type=whole_argument, default=200, help="that calibrate the table"
    )
    add_worker_arguments(parser, "searches")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "opening_rates")
    parser.add_argument("--write", action="store_true", help="write the table")
    parser.add_argument("setup", nargs="+", metavar="GAME", help="a key and options: size=6")
    asked = parser.parse_args()
    if min(asked.simulations, asked.seeds) < 1 or asked.games < 0:
        parser.error("--simulations and --seeds must be at least 1, --games 0")
    return asked


def main() -> None:
    asked = read_arguments()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    setup = read_setup(asked.setup)
    with open_workers(asked, [setup.game.key], lambda text: print(text, file=sys.stderr)) as each:
        searches = Searches(setup, asked.seeds, each, asked.kept)
        rows = opening_rates(searches, setup, asked.simulations)
        rates = {row["turn"]: statistics.mean(row["win_rates"]) for row in rows}
        games = opening_games(setup, rates, asked.games, each, asked.kept)
    for row in rows:
        low, high = min(row["win_rates"]), max(row["win_rates"])
        rate = f"{rates[row['turn']]:6.1%}  {low:.1%} to {high:.1%}"
        print(f"{row['turn']:8} {rate}  {row['simulations']:,}")
    calibration = fitted(setup, rates, games)
    print(text(rates, games, calibration))
    if asked.write:
        file = Path(str(game_file(setup.game.key, "openings.json")))
        write(file, setup, table(asked.seeds, len(games), calibration, rows))


if __name__ == "__main__":
    main()
