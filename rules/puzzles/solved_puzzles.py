"""Puzzles on solved boards, from the first half of a game, too far from its end to search to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.engine.report import Turn
from rules.games.game_data import solved_board
from rules.position import Position
from rules.puzzles.puzzle import NO_LIMIT, Puzzle, most_accepted, puzzle_at
from rules.puzzles.self_play import game_seed, self_play
from rules.setup import Setup
from rules.solved.results import WIN


def puzzles_of(setup: Setup, index: int, seed: int) -> list[Puzzle]:
    """Return the puzzles of a game, at most one; the same for the same arguments.

    Args:
        setup: of the game, on a solved board.
        index: of the game, from 0.
        seed: of all games.
    """
    seed = game_seed(seed, index)
    line = self_play(setup, seed)
    found = list(_puzzles_in(setup, line, seed))
    missed = [puzzle for puzzle, surprises in found if surprises]
    choice = missed or [puzzle for puzzle, _surprises in found]
    return [choice[seed % len(choice)]] if choice else []


def turn_results(position: Position) -> dict[Turn, int]:
    """Return what each turn gets, by the table of the board; empty where it says nothing."""
    board = solved_board(position.setup)
    return {} if board is None else board.turn_results(position)


def winning(results: Mapping[Turn, int]) -> tuple[Turn, ...]:
    """Return the turns that win."""
    return tuple([turn for turn, result in results.items() if result == WIN])


def _puzzles_in(setup: Setup, line: list[Turn], seed: int) -> Iterator[tuple[Puzzle, bool]]:
    """Yield the puzzles in the first half of a game, and whether its player missed the win."""
    position = setup.start()
    texts: list[str] = []
    for turn in line[: len(line) // 2]:
        results = turn_results(position)
        accepted = winning(results)
        if 0 < len(accepted) <= most_accepted(len(results)):
            yield puzzle_at(position, texts, accepted, NO_LIMIT, seed), turn not in accepted
        texts.append(position.write(turn))
        position.play_turn(turn)
