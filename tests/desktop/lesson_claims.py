"""What the texts of the later lessons say about the right turns of each step, as searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from plain_search import FOREVER, wins

from rules.position import Position
from rules.puzzles.puzzle_file import read_puzzles

GAME_FILES = Path(__file__).parents[2] / "resources/games"

Claim = Callable[[Position], list[str]]  # returns the turns for which it holds


def _after(position: Position) -> Iterator[tuple[str, Position]]:
    """Yield all legal turns, and the positions after them."""
    for turn in position.legal_turns():
        after = position.copy()
        after.play_turn(turn)
        yield position.write(turn), after


def wins_within(moves: int = FOREVER) -> Claim:
    """Return: it wins by force within so many moves, and nothing else does."""

    def turns(position: Position) -> list[str]:
        player = position.player
        return [text for text, after in _after(position) if wins(after, player, moves - 1)]

    return turns


def is_puzzle(position: Position) -> list[str]:
    """Return the solution of the puzzle that this is: proven, and proven here to win."""
    (found,) = [
        puzzle
        for puzzle in read_puzzles(GAME_FILES / position.setup.game.key / "puzzles.jsonl")
        if puzzle.position() == position
    ]
    for text in found.accepted:
        after = position.copy()
        after.play_turn(after.read(text))
        assert wins(after, position.player, found.moves - 1), text
    return list(found.accepted)


def _colours(position: Position) -> dict[str, int]:
    """Return the colour of each taken cell, that of the top of a stack."""
    pieces = sorted(position.pieces(), key=lambda piece: piece.level)
    return {position.board.names[piece.site]: piece.colour for piece in pieces}


# -- Wythe ---------------------------------------------------------------------------------------


def keeps(square: str) -> Claim:
    """Return: the square stays the player's, and no piece can be laid on it next."""

    def is_kept(after: Position, colour: int) -> bool:
        site = after.board.names.index(square)
        laid_on = {touch.site for step in after.legal_steps() for touch in after.touches(step)}
        return _colours(after)[square] == colour and site not in laid_on

    return lambda position: [
        text for text, after in _after(position) if is_kept(after, position.colour)
    ]


# -- Yodd ----------------------------------------------------------------------------------------


def cuts(*diamonds: tuple[str, str]) -> Claim:
    """Return: it fills both cells between the ends of a diamond with White's stones."""

    def is_cut(after: Position) -> bool:
        colours = _colours(after)
        return any(colours.get(a) == colours.get(b) == 1 for a, b in diamonds)

    return lambda position: [text for text, after in _after(position) if is_cut(after)]


def saves_with_one_stone(diamond: tuple[str, str]) -> Claim:
    """Return: it is a single stone, after which White cannot cut the diamond."""
    return lambda position: [
        text
        for text, after in _after(position)
        if len(after.pieces()) == len(position.pieces()) + 1 and not cuts(diamond)(after)
    ]


# -- Egotzi --------------------------------------------------------------------------------------


def _biggest(position: Position, colour: int) -> int:
    """Return the size of a colour's biggest group."""
    board = position.board
    left = {board.names.index(n) for n, c in _colours(position).items() if c == colour}
    biggest = 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            site = edge.pop()
            group += 1
            near = left.intersection(board.neighbours(site))
            left -= near
            edge += near
        biggest = max(biggest, group)
    return biggest


def makes_group(size: int) -> Claim:
    """Return: afterwards the player has a group of at least this size."""
    return lambda position: [
        text for text, after in _after(position) if _biggest(after, position.colour) >= size
    ]


def leaves_only_single_stones(position: Position) -> list[str]:
    """Return the turns after which the other player has no group of two or more."""
    return [text for text, after in _after(position) if _biggest(after, 1 - position.colour) == 1]


# -- Themisto ------------------------------------------------------------------------------------


def holds(position: Position) -> list[str]:
    """Return the turns after which the other player does not win before this player's next."""
    player = position.player
    return [
        text
        for text, after in _after(position)
        if not wins(after, after.player, 2 if after.lost_turns()[player] else 1)
    ]


CLAIMS: dict[str, dict[str, Claim]] = {  # [lesson][step]
    "wythe-locks": {"lock": keeps("b2"), "wall": keeps("b2"), "win": wins_within()},
    "wythe-cancel": {"tie": wins_within(), "match": wins_within(), "lead": wins_within()},
    "wythe-last": {"one": wins_within(), "two": wins_within(), "six": wins_within()},
    "yodd-diamond": {
        "cut": cuts(("c4", "d4")),
        "guard": saves_with_one_stone(("c4", "d4")),
        "choose": cuts(("a2", "b2"), ("e3", "f3")),
    },
    "yodd-parity": {"joins": wins_within(), "both": wins_within(), "gift": wins_within()},
    "yodd-pass": {"wait": wins_within(), "punish": wins_within(), "stop": wins_within()},
    "oddy-bridges": {"two": wins_within(3), "answer": wins_within(), "find": wins_within()},
    "oddy-edge": {"second": wins_within(), "third": wins_within(), "corner": wins_within()},
    "oddy-double": {"fork": wins_within(), "take": wins_within(), "find": wins_within(2)},
    "egotzi-edge": {
        "split": leaves_only_single_stones,
        "around": makes_group(4),
        "win": wins_within(),
    },
    "egotzi-join": {"over": makes_group(4), "row": makes_group(4), "win": wins_within()},
    "egotzi-full": {"column": makes_group(4), "cross": wins_within(), "win": wins_within()},
    "themisto-gap": {"fill": wins_within(1), "six": wins_within(1), "find": wins_within(1)},
    "themisto-two": {"out": is_puzzle, "back": wins_within(1), "gap": is_puzzle},
    "themisto-turn": {
        "first": wins_within(2),
        "second": wins_within(1),
        "price": wins_within(1),
        "hold": holds,
    },
}
