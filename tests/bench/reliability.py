"""Say how reliable the engine's win rates are, and fit the calibration that makes them so.

    .venv/bin/python tests/bench/reliability.py [--games N] [--simulations N] [--jobs N]
        [--cluster] [--kept FOLDER] [--pictures FOLDER] [--write] [BOARD ...]

A BOARD is "egotzi", with options or without, as in "egotzi size=9"; by default all games, each on
its default board, one two sizes smaller and one two larger. The engine plays itself from even
openings, N games on a default board and half as many on others. Before each turn it says how likely
the player to move is to win, and before two random turns of a game a search from scratch says it
after 1,000, 10,000 and 50,000 simulations. Every game is kept: the same command resumes.

The calibration is fitted to the games from half of the openings. Of those from the other half it
prints, with and without it: win rates by tenths, what was observed, and the Brier score, the
logarithmic loss and the calibration error, each with a 95 % interval. Games count equally and as
independent of each other, however many turns they have. What was proven is counted apart. With
--pictures it draws the tables as NAME.svg; with --write the calibrations of a game's boards go to
win_rates.json among its resources, where they replace all others.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import functools
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from kept_games import played_games
from rated_games import DEPTHS, GameTask, RatedGame, ratings_of
from reliability_diagram import diagram
from reliability_fit import (
    Bin,
    Samples,
    bins,
    brier,
    calibration_error,
    fit,
    log_loss,
    spread,
)

from rules.calibration import Calibration
from rules.games import GAMES, game_file, read_setup
from rules.lab.match_game import even_openings
from rules.number import whole_argument
from rules.refusal import RulesError
from rules.setup import Setup
from rules.version import VERSION, compiled
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import Workers

ROOT = Path(__file__).parent.parent.parent
OPENINGS = 200
FIGURES = {"Brier": brier, "log loss": log_loss, "error": calibration_error}
THIRDS = ("first third", "middle third", "last third")  # of a game, up to its first proof

_SIZES = (0, -2, 2)  # of the boards, relative to the default


def default_boards() -> Iterator[Setup]:
    """Yield the boards of each game: the default one, a smaller and a larger one."""
    for game in GAMES.values():
        setup = game.setup()
        for more in _SIZES if setup.get("size") else (0,):
            with contextlib.suppress(RulesError):  # the game has no board of this size
                yield setup.with_options(size=setup["size"] + more) if more else setup


def file_name(setup: Setup) -> str:
    return re.sub(r"[^a-z0-9]+", "-", str(setup)).strip("-")


def self_play(
    setup: Setup, number: int, simulations: int, workers: Workers, folder: Path
) -> list[RatedGame]:
    """Return so many games on a board, from even openings."""
    openings = even_openings(setup, OPENINGS, workers=workers)
    tasks = [
        GameTask(str(setup), openings[seed % len(openings)], simulations, seed)
        for seed in range(1, number + 1)
    ]
    return played_games(tasks, workers, folder / f"{file_name(setup)}-{simulations}.jsonl")


def halves(games: Sequence[RatedGame]) -> tuple[list[RatedGame], list[RatedGame]]:
    """Return the games to fit and those held out: no opening is in both."""
    fitted = set(sorted({game["opening"] for game in games})[::2])
    return (
        [game for game in games if game["opening"] in fitted],
        [game for game in games if game["opening"] not in fitted],
    )


def proofs_text(games: Sequence[RatedGame]) -> str:
    """Return before how many turns the rate was proven, and how often the result contradicts."""
    proven = [
        (rating.rate, abs(rating.player - game["score"]))
        for game in games
        for rating in ratings_of(game)
        if rating.proven and not rating.simulations
    ]
    wrong = sum(rate != score for rate, score in proven)
    return f"{len(proven)} turns with proven rates, {wrong} contradicted"


def table_text(name: str, found: Sequence[Bin]) -> str:
    """Return the rows of a reliability table."""
    rows = [f"{name:12}{'turns':>7}{'games':>7}{'predicted':>11}{'observed':>10}"]
    rows += [
        f"{each.low:.1f} to {each.high:.1f}  {each.turns:7}{each.games:7}{each.predicted:11.3f}"
        f"{each.observed:10.3f}  {each.interval[0]:.3f} to {each.interval[1]:.3f}"
        for each in found
    ]
    return "\n".join(rows)


def figures_text(games: Sequence[RatedGame], calibration: Calibration) -> str:
    """Return rows that say how good rates are, before and after: by depth, and by thirds."""
    played = Samples.of(games, 0)
    samples, depths = {"as played": played}, {}
    for number, third in enumerate(THIRDS):
        samples[third] = played.where((played.place * len(THIRDS)).astype(int) == number)
    for depth in DEPTHS:
        name = f"after {depth:,}"
        samples[name], depths[name] = Samples.of(games, depth), calibration.at_depth(depth)
    rows = []
    for name, raw in samples.items():
        if len(raw.rate):
            shown = raw.calibrated(depths.get(name, calibration))
            cells = [_change(*pair, raw, shown) for pair in FIGURES.items()]
            rows.append(f"{name:13} {'  '.join(cells)}")
    return "\n".join(rows)


def _change(name: str, figure: Callable[[Samples], float], raw: Samples, shown: Samples) -> str:
    low, high = spread(figure, shown)
    return f"{name} {figure(raw):.3f} -> {figure(shown):.3f} ({low:.3f} to {high:.3f})"


def report(
    setup: Setup, games: Sequence[RatedGame], pictures: Path | None
) -> tuple[Calibration, int]:
    """Print how reliable the rates are; return what was fitted, and to how many games."""
    fitted, held_out = halves(games)
    found = fit(Samples.of(fitted), setup.start().board.site_count)
    calibration = dataclasses.replace(found, simulations=games[0]["simulations"])
    raw = Samples.of(held_out)
    before, after = bins(raw), bins(raw.calibrated(calibration))
    print(f"\n{setup}: {len(fitted)} games fitted, {len(held_out)} held out; {proofs_text(games)}")
    print(calibration)
    print(table_text("raw", before))
    print(table_text("calibrated", after))
    print(figures_text(held_out, calibration), flush=True)
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        series = (("before", before), ("calibrated", after))
        picture = diagram(f"{setup}: {len(held_out)} games held out", series)
        (pictures / f"{file_name(setup)}.svg").write_text(picture, "utf-8")
    return calibration, len(fitted)


def _board(calibration: Calibration) -> dict[str, Any]:
    return {key: value for key, value in vars(calibration).items() if key != "compared"}


def write(key: str, found: dict[str, tuple[Calibration, int]]) -> None:
    """Write the calibrations of a game: [setup] -> what was fitted, and to how many games."""
    head: dict[str, Any] = {
        "about": "how win rates of the engine are calibrated before they are shown",
        "origin": "tests/bench/reliability.py",
        "version": VERSION,
    }
    file = Path(str(game_file(key, "win_rates.json")))
    old = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    if "compared" in old:  # by flattery.py
        head["compared"] = old["compared"]
    lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    rows = [
        f"  {json.dumps({'board': name, 'games': games, **_board(calibration)})}"
        for name, (calibration, games) in found.items()
    ]
    text = ",\n".join([*lines, ' "boards": [\n' + ",\n".join(rows) + "\n ]"])
    file.write_text(f"{{\n{text}\n}}\n", "utf-8")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Say how reliable win rates are.")
    parser.add_argument("--games", type=whole_argument, default=300, help="on a default board")
    parser.add_argument("--simulations", type=whole_argument, default=10_000, help="a turn")
    add_worker_arguments(parser, "games played")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "reliability")
    parser.add_argument("--pictures", type=Path, help="where to draw diagrams")
    parser.add_argument("--write", action="store_true", help="write the calibrations")
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    asked = parser.parse_args()
    if asked.games < 4 or asked.simulations < 1:
        parser.error("there must be 4 games and a simulation")
    try:
        asked.setups = [read_setup(text.split()) for text in asked.boards]
    except RulesError as error:
        parser.error(str(error))
    return asked


def main() -> None:
    asked = read_arguments()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    setups = asked.setups or list(default_boards())
    found: dict[str, dict[str, tuple[Calibration, int]]] = {}
    keys = list(dict.fromkeys(setup.game.key for setup in setups))
    with open_workers(asked, keys, functools.partial(print, file=sys.stderr)) as workers:
        for setup in setups:
            number = asked.games if setup == setup.game.setup() else asked.games // 2
            games = self_play(setup, number, asked.simulations, workers, asked.kept)
            boards = found.setdefault(setup.game.key, {})
            boards[str(setup)] = report(setup, games, asked.pictures)
    for key, boards in found.items() if asked.write else ():
        write(key, boards)


if __name__ == "__main__":
    main()
