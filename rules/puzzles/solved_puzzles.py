"""Puzzles on solved boards, from the first half of a game, too far from its end to search to it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.report import Turn
from rules.games.puzzle_kinds import PUZZLE_KINDS
from rules.games.solved_boards import solved_board
from rules.position import Position
from rules.puzzles.puzzle import HOWEVER_LONG, Puzzle, most_accepted
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


def winning_turns(position: Position) -> list[Turn] | None:
    """Return the turns that win, by the table of the board; None where it says nothing."""
    board = solved_board(position.setup)
    results = board.turn_results(position) if board is not None else None
    return [turn for turn, result in results.items() if result == WIN] if results else None


def _puzzles_in(setup: Setup, line: list[Turn], seed: int) -> Iterator[tuple[Puzzle, bool]]:
    """Yield the puzzles in the first half of a game, and whether its player missed the win."""
    kind = PUZZLE_KINDS[setup.game.key]
    position = setup.start()
    texts: list[str] = []
    for turn in line[: len(line) // 2]:
        accepted = winning_turns(position) or ()
        turns = sum(1 for _turn in position.legal_turns())
        if 0 < len(accepted) <= most_accepted(turns):
            puzzle = Puzzle(
                game=str(setup),
                line=tuple(texts),
                accepted=tuple(sorted([position.write(each) for each in accepted])),
                moves=HOWEVER_LONG,
                theme=kind.theme(position, accepted),
                seed=seed,
            )
            yield puzzle, turn not in accepted
        texts.append(position.write(turn))
        position.play_turn(turn)
