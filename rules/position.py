# cython: language_level=3, cdivision=True
"""The contract between the rules of a game and all that uses them.

    site     a place on the board, an int from 0
    player   0 moved first, 1 is the other one; the same person still when the colours are swapped
    colour   BLACK or WHITE
    step     the smallest act, an int: a ``Button`` or, from ``PLACE`` on, an act on the board
    turn     the steps that one player does before the other one is to move (or, after a lost
             turn, the same one again); what notation, record and undo know

``Position`` is one moment of a game, possibly in the middle of a turn; how a game begins is told in
setup.py. It judges legality in one place, ``legal_steps``; ``play`` trusts its caller. It knows no
engine, no file, no widget, and of the past only what its rules ask for.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.rng import Rng
else:
    from rules.bits import mix_hash
    from rules.board import Board
    from rules.rng import Rng

from rules.outcome import Count, Outcome
from rules.piece import Change, Piece, Touch
from rules.refusal import IllegalTurnError, NotationError, Refusal, RefusalReason
from rules.rng import splitmix
from rules.translatable_text import TranslatableText

if TYPE_CHECKING:
    from rules.count_step import CountStep
    from rules.setup import Setup

BLACK, WHITE = 0, 1
PLACE = 8  # the first step that is no button
STEPS = 8192  # above any step of any game
MOST_STEPS = 1024  # room in ``Steps``: more than any position of any game has, or any playout plays
_MANY = cython.declare(cython.int, 1 << 20)


class Button(enum.IntEnum):
    """Steps that need no place on the board. Their numbers are the steps."""

    PASS = 0
    SWAP = 1
    END = 2  # end the turn here
    CAPTURE = 3
    KEEP = 4  # capture nothing


@cython.cclass
class Steps:
    """A list of steps with fixed room, for code that runs without Python's objects."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.items = [0] * MOST_STEPS
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return self.items[index]

    def __iter__(self) -> Iterator[int]:
        return iter([self.items[i] for i in range(self.count)])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, step: cython.int) -> cython.void:
        self.items[self.count] = step
        self.count += 1


@cython.cclass
class Position:
    """One moment of a game: mutable, cheap to copy, without undo.

    Games extend it. The methods a game writes come first: those that the search calls (compiled,
    without Python's lock), then those for Python. What is provided follows.

    Attributes:
        setup: the game and its options.
        board: the board it is played on.
        player: who is to act, 0 or 1; once the game is over, who would be.
        turn: number of complete turns played.
        swapped: whether the players have exchanged colours.
    """

    ordered_touches = True  # whether the touches of a step must come in their order
    shared_steps = False  # whether a step on the board does the same whoever plays it

    def __init__(self, setup: Setup, board: Board) -> None:
        self.setup = setup
        self.board = board
        self.player = 0
        self.turn = 0
        self.swapped = False
        self.pie = setup.get("pie", False)
        # Whether a step is worth about the same now and later in the game, so that a search may
        # learn from all playouts in which it came (AMAF). A game sets it where a match showed
        # that this helps.
        self.amaf = False
        # Whether most steps lose at once, to a turn that ``decisive_step`` sees: a search then
        # looks at the answer before it tries a step.
        self.sharp = False

    # -- written by each game: the compiled half ---------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(self, steps: Steps, distinct: cython.bint) -> cython.void:
        """Write all legal steps; none exactly at the end of the game.

        No step is offered whose turn cannot be completed. With ``distinct``, of several orders of
        steps that make the same turn only one is offered.
        """

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
        """Play a step that is legal."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        """The player who has won, 2 for a draw, -1 while the game is on."""
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        """Play at random to the end and return its value for player 0, from 0 to 1.

        Nobody swaps in a playout. The steps played are written to ``trace`` unless it is None, as
        2 * step + player. The position is the final one afterwards, or anything.
        """
        return 0.5

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        """Take over the whole state of ``other``, a position of the same setup."""

    # -- what a game may write, so that the search plays it better ---------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive_step(self) -> cython.int:
        """A step with which the player to act begins, or ends, a turn that wins the game.

        -1 if there is none, or where nobody looks for one.
        """
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def judge(self, rng: Rng, trace: Steps) -> cython.double:
        """What a search takes a position to be worth for player 0, from 0 to 1.

        A random playout, where no better one is written; otherwise like ``playout``.
        """
        return self.playout(rng, trace)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def estimate(self) -> cython.double:
        """What a glance at the board says of player 0's chances, from 0 to 1.

        -1 where nothing is known, or a playout tells more.
        """
        return -1.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        """How many places can still take a piece, in a game that fills them and then is over.

        Where it is small, and ``key`` is written, the game is searched to its end.
        """
        return _MANY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key(self) -> cython.ulonglong:
        """A number that tells apart all that decides the future, the order of a turn's steps aside:
        for a search that remembers what it has proven.
        """
        return 0

    # -- written by each game: for Python ----------------------------------------------------

    def outcome(self) -> Outcome | None:
        """How the game ended by the rules, None while it is on."""

    def score(self) -> tuple[int, int] | None:
        """What Black and White would score if the game ended here; None where no score is kept."""
        return None

    def write(self, turn: Sequence[int]) -> str:  # type: ignore[empty-body]
        """The text of a turn that begins here; of an unfinished one, what its steps so far say."""

    def parse(self, text: str) -> tuple[int, ...]:  # type: ignore[empty-body]
        """The steps that a text spells, whether legal or not. NotationError if it spells none."""

    def touches(self, step: int) -> tuple[Touch, ...]:  # type: ignore[empty-body]
        """What a hand does on the board for a step; nothing for a button."""

    def refusal(self, asked: Sequence[Touch] | Button) -> Refusal | None:
        """Why no legal step begins with these touches, or is this button; None if one does."""

    def pieces(self) -> tuple[Piece, ...]:  # type: ignore[empty-body]
        """All pieces, those below others first."""

    def tally(self) -> tuple[Count, ...]:  # type: ignore[empty-body]
        """The numbers beside the board."""

    def count_steps(self) -> tuple[CountStep, ...]:
        """The outcome, or what it would be if the game ended here, counted out on the board.

        Nothing where nothing can be said before the end. The last step says what ``outcome`` and
        ``score`` do.
        """
        return ()

    def change(self, step: int) -> tuple[Change, ...]:  # type: ignore[empty-body]
        """What a legal step would do to the pieces."""

    def lost_turns(self) -> tuple[int, int]:
        """How many turns player 0 and player 1 have still to lose."""
        return 0, 0

    def state(self) -> tuple[int, ...]:
        """All that decides the future beside the pieces, the player and the swap: for ``hash``."""
        return ()

    def validate(self) -> None:
        """Check what must hold between the parts of the state, computed afresh.

        Raises:
            InvalidPositionError: it does not hold.
        """

    # -- provided ----------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return self.hash

    def __str__(self) -> str:
        return f"{self.setup}: {self.turn} turns, {'BW'[self.colour]} to move"

    @property
    def colour(self) -> int:
        """The colour to move."""
        return self.colour_of(self.player)

    def colour_of(self, player: int) -> int:
        """The colour that ``player`` has now."""
        return player ^ self.swapped

    def player_of(self, colour: int) -> int:
        """The player who has ``colour`` now."""
        return colour ^ self.swapped

    @property
    def over(self) -> bool:
        return self.result() >= 0

    @property
    def hash(self) -> int:
        """63 bits that tell apart all that decides the future."""
        return _mix(self._identity())

    @property
    def board_key(self) -> int:
        """63 bits that tell apart what lies on the board, and nothing else."""
        return _mix((str(self.setup), self._lying()))

    def legal_steps(self) -> list[int]:
        """All legal steps; empty exactly at the end of the game."""
        return self._steps(False)

    def distinct_steps(self) -> list[int]:
        """Legal steps such that every turn is made in one order only."""
        return self._steps(True)

    def legal_turns(self) -> Iterator[tuple[int, ...]]:
        """All complete turns from here, each in one order of its steps."""
        for step in self.distinct_steps():
            after = self.copy()
            after.play(step)
            if after.turn != self.turn:
                yield (step,)
            else:
                for rest in after.legal_turns():
                    yield (step, *rest)

    def play(self, step: int) -> None:
        """Play a step that is legal; nothing is checked."""
        self.apply(step)

    def play_turn(self, turn: Sequence[int]) -> None:
        """Play the steps of a turn; nothing is checked."""
        for step in turn:
            self.play(step)

    def turn_changes(self, turn: Sequence[int]) -> tuple[Change, ...]:
        """What the steps of a legal turn would do to the pieces, one after the other."""
        position = self.copy()
        changes: list[Change] = []
        for step in turn:
            changes += position.change(step)
            position.play(step)
        return tuple(changes)

    def copy(self) -> Position:
        """An equal position that can be played on by itself."""
        twin: Position = self.setup.start()
        twin.become(self)
        return twin

    def take_over(self, other: Position) -> None:
        """Become equal to another position of the same setup: cheaper than a copy."""
        self.become(other)

    def read(self, text: str) -> tuple[int, ...]:
        """The steps of a legal turn from its text.

        Raises:
            NotationError: the text is no turn, or not in the form of rules.md.
            IllegalTurnError: the rules forbid it here.
        """
        turn = self.parse(text)
        if not self.over and self.write(turn) != text:
            raise NotationError(text, TranslatableText("write it {turn}", turn=self.write(turn)))
        position = self.copy()
        for step in turn:
            if position.turn != self.turn:
                raise IllegalTurnError(text, Refusal(RefusalReason.TURN_ENDED))
            if step not in position.legal_steps():
                asked = Button(step) if step < PLACE else position.touches(step)
                raise IllegalTurnError(text, position.refusal(asked))
            position.play(step)
        if position.turn == self.turn:
            raise IllegalTurnError(text, None)
        return turn

    def perft(self, depth: int) -> int:
        """The number of lines of ``depth`` turns; a finished game counts as one line."""
        scratch: list[tuple[Position, Steps]] = []
        return self._perft(depth, scratch, 0)

    def random_playout(self, seed: int) -> tuple[float, list[tuple[int, int]]]:
        """One playout from here: its value for player 0, and the (step, player) pairs played.

        The position itself stays as it is.
        """
        position: Position = self.copy()
        trace: Steps = Steps()
        value = position.playout(Rng(seed), trace)
        return value, [(item >> 1, item & 1) for item in trace]

    def judgement(self, seed: int) -> float:
        """What ``judge`` takes this position to be worth for player 0; it stays as it is."""
        position: Position = self.copy()
        return position.judge(Rng(seed), None)

    def glance(self) -> float | None:
        """What ``estimate`` says of player 0's chances; None where it says nothing."""
        seen = self.estimate()
        return None if seen < 0 else seen

    def run_playouts(self, count: int) -> int:
        """Do so many playouts from here, without Python's lock, and forget them."""
        position: Position = self.copy()
        rng: Rng = Rng(count)
        many: cython.int = count
        _i: cython.int
        with cython.nogil:
            for _i in range(many):
                position.become(self)
                position.playout(rng, None)
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def may_swap(self) -> cython.bint:
        return self.pie and self.turn == 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def swap(self) -> cython.void:
        self.swapped = not self.swapped
        self.end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def end_turn(self) -> cython.void:
        self.player ^= 1
        self.turn += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def common_key(self) -> cython.ulonglong:
        """The part of ``key`` that this class answers for."""
        return mix_hash(1, 4 * self.may_swap() + 2 * self.swapped + self.player)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take_common(self, other: Position) -> cython.void:
        """The part of ``become`` that this class answers for."""
        self.player = other.player
        self.turn = other.turn
        self.swapped = other.swapped

    @cython.cfunc
    def _perft(self, depth: cython.int, scratch: list[Any], level: cython.int) -> cython.longlong:
        """``scratch`` holds a position and a list of steps for each level of the recursion."""
        if depth == 0 or self.result() >= 0:
            return 1
        if len(scratch) == level:
            scratch.append((self.setup.start(), Steps()))
        after: Position = scratch[level][0]
        steps: Steps = scratch[level][1]
        steps.count = 0
        self.fill(steps, True)
        with cython.nogil:
            pass  # other threads run here: a deep count takes hours
        lines: cython.longlong = 0
        i: cython.int
        for i in range(steps.count):
            after.become(self)
            after.apply(steps.items[i])
            if after.turn == self.turn:
                lines += after._perft(depth, scratch, level + 1)
            elif depth == 1:
                lines += 1
            else:
                lines += after._perft(depth - 1, scratch, level + 1)
        return lines

    def _steps(self, distinct: bool) -> list[int]:
        steps: Steps = Steps()
        self.fill(steps, distinct)
        return list(steps)

    def _lying(self) -> tuple[tuple[int, ...], ...]:
        return tuple(sorted([(p.site, p.level, p.colour, p.partner) for p in self.pieces()]))

    def _identity(self) -> tuple[Any, ...]:
        swap_open = self.may_swap()
        return (str(self.setup), self.player, self.swapped, swap_open, self._lying(), self.state())


def _mix(parts: Any) -> int:
    """A number from nested tuples of ints and texts, the same on every machine."""
    state = 0
    for byte_or_int in _flatten(parts):
        state, number = splitmix(state ^ (byte_or_int & 0xFFFFFFFF))
        state ^= number
    return state >> 1


def _flatten(parts: Any) -> Iterator[int]:
    if isinstance(parts, str):
        yield from parts.encode()
    elif isinstance(parts, tuple):
        yield len(parts)
        for part in parts:
            yield from _flatten(part)
    else:
        yield int(parts)
