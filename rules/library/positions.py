"""Positions as they count in the library: equal with all their symmetric images.

A turn is described by its touches on the image of the board that the key of the position before it
is made of, so that it can be found again on every other image.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator, Sequence

from rules.board import Board
from rules.piece import Touch
from rules.piece_numbers import PieceNumbers, mixed
from rules.position import PLACE, Position
from rules.record.game_record import GameRecord, Node
from rules.setup import Game

OPENING = 20  # turns of each game that can be explored: later positions hardly ever come twice


@dataclasses.dataclass
class GamePositions:
    """What the library has of the positions of a game.

    Attributes:
        nodes: all of them, in the order of ``subtree``.
        keys: what ``canonical_keys`` returns.
        opening: of the first positions of the main line the key, the player to move, and the
            touches of what was played there; "" at its end.
    """

    nodes: list[Node] = dataclasses.field(default_factory=list)
    keys: dict[int, int] = dataclasses.field(default_factory=dict)
    opening: list[tuple[int, int, str]] = dataclasses.field(default_factory=list)


def canonical_key(position: Position) -> int:
    """Return 63 bits for the pieces and the colour to move, equal for all symmetric images.

    Colours are not interchangeable. Two setups share keys if their game and board are equal: other
    options, such as komi, are not on the board. The library's index keeps them on disk, so they
    must not change.
    """
    numbers = _numbers(position.setup.game, position.board)
    return numbers.key(position.piece_sum(numbers), position.colour)


def canonical_keys(record: GameRecord) -> dict[int, int]:
    """Return the key of each position in a game's tree -> turns before its first occurrence.

    Occurrences on the main line come before those in variations.
    """
    return positions_of(record).keys


def positions_of(record: GameRecord) -> GamePositions:
    """Look at all positions of a game in one pass."""
    found = GamePositions()
    numbers, start, ahead = None, 0, None
    images: Sequence[Sequence[int]] = ()
    for node, position in record.positions():
        if numbers is None:
            numbers, start, ahead = _numbers(record.setup.game, position.board), position.turn, node
            images = record.setup.game.symmetries(position.board)
        pieces = position.piece_sum(numbers)
        key = numbers.key(pieces, position.colour)
        found.nodes.append(node)
        found.keys.setdefault(key, position.turn - start)
        if node is ahead:  # on the main line, the first to be visited
            ahead = node.children[0] if node.children and len(found.opening) < OPENING else None
            image = images[numbers.least_image(pieces)] if ahead else ()
            touches = _touches(position, ahead.turn, image) if ahead else ""
            found.opening.append((key, position.player, touches))
    return found


@functools.cache
def _numbers(game: Game, board: Board) -> PieceNumbers:
    parts = [*game.key.encode(), *board.shape.encode(), board.side_count, board.size]
    return PieceNumbers(mixed(0, *parts), game.symmetries(board))


def _image(position: Position) -> Sequence[int]:
    """Return [site] -> the site on the image that the key of the position is made of."""
    numbers = _numbers(position.setup.game, position.board)
    image = numbers.least_image(position.piece_sum(numbers))
    return position.setup.game.symmetries(position.board)[image]


def _touches(position: Position, turn: Sequence[int], image: Sequence[int]) -> str:
    """Return a turn by its touches on an image: "12.0 13.1/5.0", "!0" for a special step."""
    words = []
    for step, moment in zip(turn, _moments(position, turn), strict=True):
        touched = moment.touches(step) if step >= PLACE else ()
        words.append(" ".join([f"{image[t.site]}.{t.hand}" for t in touched]) or f"!{step}")
    return "/".join(words)


def _moments(position: Position, turn: Sequence[int]) -> Iterator[Position]:
    """Yield the position before each step of a turn, until the next is asked for."""
    if len(turn) > 1:
        position = position.copy()
    for step in turn[:-1]:
        yield position
        position.play(step)
    yield position


def turn_with(position: Position, touches: str) -> tuple[int, ...] | None:
    """Return the turn with these touches on this board; None if the rules forbid it here."""
    image = _image(position)
    sites = {there: here for here, there in enumerate(image)}
    moment, steps = position.copy(), []
    for word in touches.split("/"):
        step = _step(moment, word, sites)
        if step is None:
            return None
        steps.append(step)
        moment.play(step)
    return tuple(steps)


def _step(moment: Position, word: str, sites: dict[int, int]) -> int | None:
    legal = moment.legal_steps()
    if word.startswith("!"):
        return int(word[1:]) if int(word[1:]) in legal else None
    wanted = {
        Touch(sites[int(site)], int(hand))
        for site, _, hand in (touch.partition(".") for touch in word.split())
    }
    return next((step for step in legal if set(moment.touches(step)) == wanted), None)
