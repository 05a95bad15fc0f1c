"""What the first turns of a game are worth, as deep searches have found.

``tests/bench/opening_rates.py`` makes the tables; ``rules.games.game_data`` finds those of a
game. This knows ``Position`` and no game.
"""

from __future__ import annotations

import dataclasses
import json
import statistics
from collections.abc import Mapping
from typing import Any

from rules.calibration import Calibration, read_calibration
from rules.position import Position
from rules.refusal import RulesError
from rules.setup import Setup
from rules.solved import PositionKeys
from rules.steps import SpecialStep

Turn = tuple[int, ...]


def first_turn_keys(setup: Setup) -> PositionKeys:
    """Return what makes keys of the positions after a first turn, the same for all images.

    Images are those of the board that make no difference to the game and leave its start as it is.
    So what a position remembers of the start needs no place in a key.
    """
    start = setup.start()
    count, symmetries = start.board.site_count, setup.game.symmetries(start.board)
    itself, *images = PositionKeys(count, [range(count), *symmetries]).images(start.pieces())
    same = zip(symmetries, images, strict=True)
    return PositionKeys(count, [symmetry for symmetry, image in same if image == itself])


def _key(keys: PositionKeys, position: Position) -> bytes:
    return keys.key_of(position.pieces(), position.colour, position.lost_turns())


def first_turns(setup: Setup) -> tuple[tuple[Turn, ...], ...]:
    """Return all first turns in groups; within a group the board's symmetries make them equal.

    The groups, and the turns of each, are in the order of the rules.
    """
    start, keys = setup.start(), first_turn_keys(setup)
    groups: dict[bytes, list[Turn]] = {}
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        groups.setdefault(_key(keys, after), []).append(turn)
    return tuple([tuple(group) for group in groups.values()])


FORMAT = 1


class OpeningTableError(ValueError):
    """A file has no table of this board, or it is damaged.

    The file of a game has a table for each board that was searched, by the text of its setup:

    {"format": 1, "boards": {SETUP: {"version": "0.2", "seeds": [1, 2, 3], "games": 200,
    "calibration": {"sites": 49, "factor": 2.5, "flattery": 0.1}, "openings": [{"turn": "a1",
    "simulations": 4000000, "win_rates": [0.51, 0.5, 0.52]}, …]}}}

    Of turns that are images of each other, one is there. The win rates, one by each seed, are those
    of whoever makes the turn, if nobody swaps. In the file they are as they were searched; read,
    they are calibrated by what came of so many games. Without a calibration they stay.
    """


@dataclasses.dataclass(frozen=True)
class Opening:
    """A first turn, and what several searches have found after it.

    Attributes:
        turn: in notation.
        simulations: of each search.
        win_rates: of whoever makes the turn, if nobody swaps, by each search; from 0 to 1.
    """

    turn: str
    simulations: int
    win_rates: tuple[float, ...]

    def calibrated(self, calibration: Calibration) -> Opening:
        """Return the same with other win rates."""
        rates = tuple([calibration.calibrated(rate) for rate in self.win_rates])
        return dataclasses.replace(self, win_rates=rates)

    @property
    def win_rate(self) -> float:
        return statistics.fmean(self.win_rates)

    @property
    def spread(self) -> float:
        """How far the searches are apart, from 0 to 1."""
        return max(self.win_rates) - min(self.win_rates)

    @property
    def total_simulations(self) -> int:
        return self.simulations * len(self.win_rates)


class OpeningTable:
    """The first turns of one setup, each with its win rate.

    Attributes:
        openings: one for all images of a turn, in the order of the file.
    """

    def __init__(self, setup: Setup, openings: tuple[Opening, ...]) -> None:
        """Make a table; OpeningTableError unless each first turn has one opening."""
        self.setup = setup
        self.openings = openings
        self._start = start = setup.start()
        self._keys = first_turn_keys(setup)
        self._known: dict[bytes, Opening] = {}
        for opening in openings:
            after = start.copy()
            after.play_turn(_first_turn(start, opening.turn))
            if self._known.setdefault(_key(self._keys, after), opening) is not opening:
                raise OpeningTableError(f"{opening.turn} is there twice, or an image of it is")
        self._first_turns = self._turns_from(start)
        if not self._first_turns:
            raise OpeningTableError(f"not all first turns of {setup} are there")

    @property
    def swaps(self) -> bool:
        """Whether the other player may swap after the first turn."""
        return SpecialStep.SWAP in self.setup.special_steps

    def value(self, opening: Opening) -> float:
        """Return what an opening is worth to whoever makes it, if the other player may swap."""
        return min(opening.win_rate, 1 - opening.win_rate) if self.swaps else opening.win_rate

    def opening_before(self, position: Position) -> Opening | None:
        """Return the opening that led to a position; None if that is not one of a single turn."""
        return self._known.get(_key(self._keys, position)) if position.turn == 1 else None

    def turns(self, position: Position) -> dict[Turn, Opening]:
        """Return all turns from the start, or the rest of each that has been begun.

        Empty elsewhere, as after another start.
        """
        if position == self._start:
            return dict(self._first_turns)
        return self._turns_from(position) if position.turn == 0 else {}

    def _turns_from(self, position: Position) -> dict[Turn, Opening]:
        found: dict[Turn, Opening] = {}
        for turn in position.legal_turns():
            after = position.copy()
            after.play_turn(turn)
            opening = self._known.get(_key(self._keys, after))
            if opening is None:
                return {}
            found[turn] = opening
        return found


def read_tables(data: bytes) -> Mapping[str, Any]:
    """Return what a file says of each board, by the text of its setup.

    Raises:
        OpeningTableError: it is not such a file.
    """
    try:
        content = json.loads(data)
        if content["format"] != FORMAT:
            raise OpeningTableError(f"tables of format {content['format']!r}, not {FORMAT}")
        boards = content["boards"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        if isinstance(error, OpeningTableError):
            raise
        raise OpeningTableError(f"not a file of openings: {error!r}") from error
    if not isinstance(boards, dict):
        raise OpeningTableError("its boards are not an object")
    return boards


def read_table(setup: Setup, table: Any) -> OpeningTable:
    """Return the table of a setup from what its file says; OpeningTableError if it is damaged."""
    try:
        found = table.get("calibration")
        calibration = None if found is None else read_calibration(found)
        openings = [
            Opening(str(row["turn"]), row["simulations"], tuple(row["win_rates"]))
            for row in table["openings"]
        ]
        damaged = [opening for opening in openings if not _is_sound(opening)]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise OpeningTableError(f"not a table of openings: {error!r}") from error
    if damaged:
        raise OpeningTableError(f"impossible numbers: {damaged[0]}")
    if calibration is not None:
        openings = [opening.calibrated(calibration) for opening in openings]
    return OpeningTable(setup, tuple(openings))


def _is_sound(opening: Opening) -> bool:
    simulations, rates = opening.simulations, opening.win_rates
    whole = isinstance(simulations, int) and not isinstance(simulations, bool)
    return whole and simulations > 0 and bool(rates) and all(0 <= rate <= 1 for rate in rates)


def _first_turn(start: Position, text: str) -> Turn:
    try:
        return start.read(text)
    except RulesError as error:
        raise OpeningTableError(f"{text!r} is not a first turn: {error}") from error
