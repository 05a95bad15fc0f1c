"""Openings: the turns from which both contestants play, once with either colour."""

from __future__ import annotations

import random

from rules.match.player import Turn
from rules.match.random_player import draw_turn
from rules.position import Button, Position, RulesError

_MOST_DRAWS = 200  # in vain, before it is taken that there is no other opening


class OpeningError(ValueError):
    """An opening that nobody can play from."""


def read_opening(start: Position, text: str) -> tuple[Turn, ...]:
    """The turns that a text spells, separated by blanks.

    Raises:
        OpeningError: a turn is illegal, or the game is over after them.
    """
    position, turns = start.copy(), []
    for word in text.split():
        try:
            turns.append(position.read(word))
        except RulesError as error:
            raise OpeningError(f"opening {text!r}: {error}") from None
        position.play_turn(turns[-1])
    if position.over:
        raise OpeningError(f"opening {text!r}: the game is over after it")
    return tuple(turns)


def write_opening(start: Position, turns: tuple[Turn, ...]) -> str:
    """The turns in notation, separated by blanks."""
    position, texts = start.copy(), []
    for turn in turns:
        texts.append(position.write(turn))
        position.play_turn(turn)
    return " ".join(texts)


def draw_openings(start: Position, turns: int, count: int, seed: int) -> list[tuple[Turn, ...]]:
    """Random openings that lead to different positions, fewer than ``count`` if there are no more.

    A longer list of the same seed begins with the shorter one. Nobody passes or swaps in them.

    Raises:
        OpeningError: no opening of so many turns leaves a game to play.
    """
    source = random.Random(f"openings {seed}")
    found: dict[int, tuple[Turn, ...]] = {}  # by the position they lead to
    misses = 0
    while len(found) < count and misses < _MOST_DRAWS:
        opening, after = _draw(start, turns, source)
        if opening is None or after in found:
            misses += 1
        else:
            found[after] = opening
            misses = 0
    if not found:
        raise OpeningError(f"no opening of {turns} turns leaves a game to play")
    return list(found.values())


def _draw(
    start: Position, turns: int, source: random.Random
) -> tuple[tuple[Turn, ...] | None, int]:
    """One opening, None if it ends the game, and the hash of the position after it."""
    position = start.copy()
    opening: list[Turn] = []
    while len(opening) < turns and not position.over:
        turn = draw_turn(position, source)
        if turn[0] in (Button.PASS, Button.SWAP) and len(position.legal_steps()) > 1:
            continue
        opening.append(turn)
        position.play_turn(turn)
    return (None if position.over else tuple(opening)), position.hash
