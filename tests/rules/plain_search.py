"""Proves puzzles by plain recursion over the contract alone: no engine, no solver, no table."""

from rules.games import read_setup
from rules.position import Position
from rules.training.exercise import Puzzle

FOREVER = 1000  # as a number of moves


def start_of(puzzle: Puzzle) -> Position:
    """Return the position of a puzzle, from its texts."""
    position = read_setup(puzzle.game.split()).start()
    for text in puzzle.line:
        position.play_turn(position.read(text))
    return position


def wins(position: Position, player: int, moves: int) -> bool:
    """Return whether a player wins by force with at most so many turns of their own."""
    if position.over:
        outcome = position.outcome()
        assert outcome is not None
        return outcome.winner is not None and position.player_of(outcome.winner) == player
    is_own = position.player == player
    if is_own and moves == 0:
        return False
    for turn in position.legal_turns():
        after = position.copy()
        for step in turn:
            after.play(step)
        if wins(after, player, moves - is_own) == is_own:
            return is_own
    return not is_own


def winning_turns(position: Position, moves: int) -> list[str]:
    """Return the turns that win by force within so many moves, sorted."""
    winning = []
    for turn in position.legal_turns():
        after = position.copy()
        for step in turn:
            after.play(step)
        if wins(after, position.player, moves - 1):
            winning.append(position.write(turn))
    return sorted(winning)


def is_right(puzzle: Puzzle, *, to_the_end: bool) -> bool:
    """Return whether exactly the accepted turns win, within the moves and not sooner.

    Not sooner means: in a game that is searched to its end, not all of them; in others, none.
    """
    position = start_of(puzzle)
    if winning_turns(position, puzzle.moves) != list(puzzle.accepted):
        return False
    sooner = winning_turns(position, puzzle.moves - 1) if puzzle.moves > 1 else []
    if to_the_end:
        ever = winning_turns(position, FOREVER)
        return sooner != list(puzzle.accepted) and ever == list(puzzle.accepted)
    return not sooner
