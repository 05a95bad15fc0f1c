"""Openings: the turns before both contestants take over, once with either colour."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.match.player import Turn
from rules.match.random_player import draw_turn
from rules.position import Position, SpecialStep
from rules.refusal import RulesError

_MAX_DRAWS = 200  # without success, until we assume that there is no other opening


class OpeningError(ValueError):
    """An opening that no game can continue from."""


def read_opening(start: Position, text: str) -> tuple[Turn, ...]:
    """Return the turns that a text spells, separated by spaces.

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
    """Return the turns in notation, separated by spaces."""
    position, texts = start.copy(), []
    for turn in turns:
        texts.append(position.write(turn))
        position.play_turn(turn)
    return " ".join(texts)


class Openings:
    """The openings of a match in their order, which repeats after the last.

    Given openings are used as they are. Random ones lead to different positions as long as there
    are more, without passes and swaps; the same seed draws the same openings.

    Raises:
        OpeningError: the game is over after an opening.
    """

    def __init__(
        self, start: Position, *, texts: Sequence[str] = (), turns: int = 0, seed: int = 0
    ) -> None:
        self._start = start
        self._turns = turns
        self._source = random.Random(f"openings {seed}")
        self._found = [read_opening(start, text) for text in texts]
        self._seen: set[int] = set()  # state hashes after the openings drawn so far
        self._complete = bool(texts)
        if not self._complete:
            self._draw_another()

    def __getitem__(self, index: int) -> tuple[Turn, ...]:
        """Return the opening of that number, from 0."""
        while len(self._found) <= index and not self._complete:
            self._draw_another()
        return self._found[index % len(self._found)]

    def _draw_another(self) -> None:
        for _ in range(_MAX_DRAWS):
            opening, position = self._draw()
            if not position.over and position.state_hash not in self._seen:
                self._seen.add(position.state_hash)
                self._found.append(opening)
                return
        self._complete = True
        if not self._found:
            raise OpeningError(f"every opening of {self._turns} turns ends the game")

    def _draw(self) -> tuple[tuple[Turn, ...], Position]:
        """Return a random opening, which may end the game, and the position after it."""
        position = self._start.copy()
        opening: list[Turn] = []
        while len(opening) < self._turns and not position.over:
            turn = draw_turn(position, self._source)
            if turn[0] in (SpecialStep.PASS, SpecialStep.SWAP) and len(position.legal_steps()) > 1:
                continue
            opening.append(turn)
            position.play_turn(turn)
        return tuple(opening), position
