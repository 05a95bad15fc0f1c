"""What was measured, learned and solved of each game, and ships with it.

Each file is read once, by ``_read``. A damaged file counts as none: the game is played without it,
and the log has the reason.
"""

from __future__ import annotations

import functools
import json
import logging
import math
from collections.abc import Callable
from typing import Any, TypeVar

from rules.calibration import Calibration, nearest, read_calibrations
from rules.games import PACKAGES, game_file
from rules.openings import OpeningTable, read_table, read_tables
from rules.puzzle_kind import PuzzleKind
from rules.setup import Setup
from rules.solved import SolvedBoard, board_name
from rules.step_weights import StepWeights

# how puzzles of the games are made; a game need not have puzzles
PUZZLE_KINDS: dict[str, PuzzleKind] = {
    key: kind for key, package in PACKAGES.items() if (kind := package.puzzle_kind()) is not None
}

# Elo from a level to the next where they were not measured: three points of four, as levels are
# chosen to score
_LEVEL_STEP = 400 * math.log10(3)

_Data = TypeVar("_Data")

log = logging.getLogger(__name__)


def calibration(setup: Setup) -> Calibration | None:
    """Return the calibration of win rates for the board most like that of a setup.

    None if the game was not measured.
    """
    return nearest(_calibrations(setup.game.key), setup.game.board(setup).site_count)


@functools.cache
def _calibrations(key: str) -> tuple[Calibration, ...]:
    def parse(data: bytes) -> tuple[Calibration, ...]:
        return read_calibrations(data.decode("utf-8"))

    return _read(key, "win_rates.json", parse, f"{key} has no calibrated win rates") or ()


def learned_weights(setup: Setup) -> StepWeights | None:
    """Return the learned weights of steps; None if there are none, or not for boards so small."""
    found = _weights(setup.game.key)
    if found is None or not (position := setup.blank()).step_features:
        return None
    if not found.fits(position):
        log.info("%s is searched without learned weights: they are for other features", setup)
        return None
    return found if position.board.site_count >= found.least_sites else None


@functools.cache
def _weights(key: str) -> StepWeights | None:
    return _read(
        key, "steps.weights", StepWeights.from_bytes, f"{key} is searched without learned weights"
    )


def opening_table(setup: Setup) -> OpeningTable | None:
    """Return what the first turns of a setup are worth; None if there is no table for it.

    All options must be those of the table, and the game must begin at the default start.
    """
    return None if setup.placement else _opening_table(setup)


@functools.lru_cache(maxsize=16)
def _opening_table(setup: Setup) -> OpeningTable | None:
    def parse(data: bytes) -> OpeningTable | None:
        table = read_tables(data).get(str(setup))
        return None if table is None else read_table(setup, table)

    return _read(setup.game.key, "openings.json", parse, f"{setup} is played without its openings")


def solved_board(setup: Setup) -> SolvedBoard | None:
    """Return the solved board of a setup; None if there is none.

    A table has only what can be reached from the default start.
    """
    return None if setup.placement else _solved_board(setup)


@functools.lru_cache(maxsize=16)
def _solved_board(setup: Setup) -> SolvedBoard | None:
    def parse(data: bytes) -> SolvedBoard:
        return SolvedBoard.read(data, setup)

    name = f"solved/{board_name(setup)}.table"
    return _read(setup.game.key, name, parse, f"{setup} is played without its table")


def read_ladder(key: str) -> dict[str, Any]:
    """Return what each level of a game scored against the one below, by board.

    ``{"version": …, "date": …, "boards": {SETUP: [PAIR, …]}}``; ``rules.ladder`` makes the pairs.
    There are no boards if the levels were not measured.
    """
    file = game_file(key, "ladder.json")
    ladder: dict[str, Any] = {"boards": {}}
    return ladder | json.loads(file.read_text("utf-8")) if file.is_file() else ladder


def measured_pairs(setup: Setup) -> list[dict[str, Any]]:
    """Return the pairs of levels that were measured on a board, in the order of the levels."""
    pairs: list[dict[str, Any]] = read_ladder(setup.game.key)["boards"].get(str(setup), [])
    return pairs


@functools.cache
def level_ratings(setup: Setup) -> tuple[float, ...]:
    """Return the ratings of the levels from 1 on, in Elo above random play.

    Each is measured against the one below. One extra drawn game keeps the step finite where a level
    has won all its games. On a board not all of whose levels were measured, all steps are equal.
    """
    pairs = measured_pairs(setup)
    count = len(setup.game.levels) + 1
    rows = {row["level"]: row for row in pairs} if len(pairs) == count else {}
    total = 0.0
    ratings = []
    for level in range(1, count + 1):
        if rows:
            row = rows[level]
            points = row["won"] + row["drawn"] / 2 + 0.5
            total += 400 * math.log10(points / (row["games"] + 1 - points))
        else:
            total += _LEVEL_STEP
        ratings.append(total)
    return tuple(ratings)


def forget() -> None:
    """Read the files again when they are needed."""
    for reader in (_calibrations, _weights, _opening_table, _solved_board, level_ratings):
        reader.cache_clear()


def _read(
    key: str, name: str, parse: Callable[[bytes], _Data | None], consequence: str
) -> _Data | None:
    """Return what ``parse`` makes of a file; None if there is none, or it is damaged."""
    file = game_file(key, name)
    try:
        return parse(file.read_bytes()) if file.is_file() else None
    except (OSError, ValueError) as error:
        log.info("%s: %s", consequence, error)
        return None
