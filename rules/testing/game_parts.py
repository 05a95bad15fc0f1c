"""Checks of a game as a whole: its setups, its leaf counts, its levels and its files."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from importlib import resources
from typing import Any

from rules.calibration import read_calibrations
from rules.engine.engine import Engine
from rules.engine.limits import STRONGEST, Limits
from rules.games import GAMES, PACKAGES, game_file, read_setup
from rules.games.game_data import PUZZLE_KINDS, level_ratings
from rules.lab.puzzle_maker import fault_of
from rules.openings import read_table, read_tables
from rules.perft import perft
from rules.position import Position
from rules.python_position import PythonPosition
from rules.review.accuracy import CHANCES, loss_curves
from rules.setup import Game
from rules.testing.contract import setups_of
from rules.training.exercise import Puzzle, read_puzzle
from rules.version import compiled

_MOST_LINES = 10_000_000
_MOST_SLOW_LINES = 20_000  # plain Python is hundreds of times slower
_WIN_GAMES, _LAST_POSITIONS = 6, 6
_WIN_SIMULATIONS = 1_000
_PROVEN = 5  # puzzles


def leaf_counts(key: str) -> list[dict[str, Any]]:
    """Return the rows of a game's perft.jsonl; empty if there is none.

    A row is ``{"game": SETUP, "perft": [lines of one turn, of two, …]}``.
    """
    file = resources.files(PACKAGES[key].rules).joinpath("perft.jsonl")
    if not file.is_file():
        return []
    return [json.loads(row) for row in file.read_text("utf-8").splitlines()]


def everything_is_overridden(game: Game) -> None:
    for setup in setups_of(game):
        setup.start().check_overrides()


def equal_boards_of_other_setups_are_other_positions(game: Game) -> None:
    starts = [setup.start() for setup in setups_of(game)]
    assert len({start.state_hash for start in starts}) == len(starts)
    assert len({start.board_hash for start in starts}) == len(starts)


def numbers_and_names_are_its_own(game: Game) -> None:
    assert game.title, "the game has no title"
    same = [other.key for other in GAMES.values() if other.number == game.number]
    assert same == [game.key], f"the number {game.number} is that of {same}"
    names = game.small_setup().start().board.names
    assert len(set(names)) == len(names), "two cells of the board have the same name"


def leaf_counts_are_right(game: Game) -> str | None:
    """Check perft.jsonl, in plain Python only as far as that is quick."""
    rows, left = leaf_counts(game.key), 0
    assert rows, "there are no leaf counts in rules/perft.jsonl"
    for row in rows:
        start = read_setup(row["game"].split()).start()
        assert start.setup.game is game, f"perft.jsonl counts lines of {start.setup.game.key}"
        slow = not compiled() or isinstance(start, PythonPosition)
        for depth, lines in enumerate(row["perft"], 1):
            if lines <= (_MOST_SLOW_LINES if slow else _MOST_LINES):
                found = perft(start, depth)
                assert found == lines, f"{row['game']}: perft {depth} is {found}, not {lines}"
            else:
                left += 1
    return f"{left} numbers were too large to be counted here" if left else None


def levels_can_be_played(game: Game) -> None:
    assert len(game.levels) == STRONGEST - 1, f"there are {len(game.levels)} levels"
    simulations = [level.simulations for level in game.levels]
    assert simulations == sorted(simulations), (
        f"a level searches less than one below: {simulations}"
    )
    start = game.small_setup().start()
    for number, level in enumerate(game.levels, 1):
        assert level.simulations > 0, f"level {number} does not search"
        assert 0 <= level.omission_rate < 1, f"level {number} omits {level.omission_rate}"
        assert 0 <= level.blunder_rate <= 1, f"level {number} blunders {level.blunder_rate}"
        turn = Engine().search(start, [], Limits(level=number, seed=1)).best
        assert start.read(start.write(turn)), f"level {number} plays what cannot be read"


def a_win_in_one_turn_is_found(game: Game) -> None:
    for seed in range(_WIN_GAMES):
        for position in _before_wins(game, seed):
            limits = Limits(seed=seed, simulations=_WIN_SIMULATIONS)
            turn = Engine().search(position, [], limits).best
            assert _wins(position, turn), (
                f"after {position.turn} turns of random game {seed} the search plays "
                f"{position.write(turn)}, but another turn wins"
            )


def its_files_are_there(game: Game) -> None:
    for name in (f"help/en/{game.key}.md", f"lessons/{game.key}.json", f"lessons/en/{game.key}.md"):
        assert game_file(game.key, name).is_file(), f"resources/{name} is missing"


def its_ladder_is_that_of_its_levels(game: Game) -> None:
    """Check ladder.json, where there is one."""
    file = game_file(game.key, "ladder.json")
    if not file.is_file():
        return
    boards = json.loads(file.read_text("utf-8"))["boards"]
    for text in boards:
        assert read_setup(text.split()).game is game, f"ladder.json has {text}"
    rows = {row["level"]: row for row in boards.get(str(game.setup()), [])}
    missing = set(range(1, STRONGEST + 1)) - set(rows)
    assert not missing, f"ladder.json lacks levels {missing} on the default board"
    assert len(level_ratings(game.setup())) == STRONGEST
    changed = [
        number
        for number, level in enumerate(game.levels, 1)
        if rows[number]["simulations"] != level.simulations
    ]
    assert not changed, f"levels {changed} have changed since they were measured"


def its_puzzles_can_be_solved(game: Game) -> None:
    """Check puzzles.jsonl, where there is one."""
    puzzles = list(_puzzles(game.key))
    if not puzzles:
        return
    assert game.key in PUZZLE_KINDS, "there are puzzles, but rules/puzzle_kind.py has no KIND"
    for number, puzzle in enumerate(puzzles, 1):
        position = puzzle.position()
        assert position.setup.game is game, f"puzzle {number} is of {position.setup.game.key}"
        assert puzzle.rating is not None, f"puzzle {number} has no rating: oddments-puzzles rate"
        fault = fault_of(puzzle) if number <= _PROVEN else ""
        assert not fault, f"puzzle {number}: {fault}"


def its_level_losses_can_be_read(game: Game) -> None:
    """Check level_losses.json, where there is one."""
    found = len(loss_curves(game.key))
    assert found in (0, CHANCES), f"level_losses.json has {found} curves, not {CHANCES}"


def its_calibrations_can_be_read(game: Game) -> None:
    """Check win_rates.json, where there is one."""
    file = game_file(game.key, "win_rates.json")
    if file.is_file():
        read_calibrations(file.read_text("utf-8"))


def its_openings_can_be_read(game: Game) -> None:
    """Check openings.json, where there is one."""
    file = game_file(game.key, "openings.json")
    for text, table in read_tables(file.read_bytes()).items() if file.is_file() else ():
        setup = read_setup(text.split())
        assert setup.game is game, f"openings.json has {text}"
        reason = f"openings.json has {text}, which is written {setup}: is a new option implicit?"
        assert str(setup) == text, reason
        read_table(setup, table)


OF_A_GAME = (
    everything_is_overridden,
    numbers_and_names_are_its_own,
    equal_boards_of_other_setups_are_other_positions,
    leaf_counts_are_right,
    levels_can_be_played,
    a_win_in_one_turn_is_found,
    its_files_are_there,
    its_ladder_is_that_of_its_levels,
    its_puzzles_can_be_solved,
    its_level_losses_can_be_read,
    its_calibrations_can_be_read,
    its_openings_can_be_read,
)


def _puzzles(key: str) -> Iterator[Puzzle]:
    file = game_file(key, "puzzles.jsonl")
    if file.is_file():
        yield from map(read_puzzle, file.read_text("utf-8").splitlines())


def _before_wins(game: Game, seed: int) -> list[Position]:
    """Return the last positions of a random game in which a turn wins at once."""
    rng = random.Random(f"{game.key} {seed}")
    passed: list[Position] = []
    position = game.small_setup().start()
    while not position.over:
        passed.append(position.copy())
        turn = passed[-1].turn
        while position.turn == turn:
            position.play(rng.choice(position.distinct_steps()))
    return [
        each
        for each in passed[-_LAST_POSITIONS:]
        if any(_wins(each, turn) for turn in each.legal_turns())
    ]


def _wins(position: Position, turn: tuple[int, ...]) -> bool:
    after = position.copy()
    after.play_turn(turn)
    outcome = after.outcome()
    return (
        outcome is not None
        and outcome.winner is not None
        and after.player_of(outcome.winner) == position.player
    )
