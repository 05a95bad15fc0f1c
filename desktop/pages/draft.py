"""A position that is being set up: legal or not yet, with undo and redo. It knows no widget."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from rules.games import read_setup
from rules.outcome import Outcome
from rules.piece import Piece, Touch
from rules.placement import Condition, Placement, PlacementError, PlacementReason
from rules.position import BLACK, Position
from rules.refusal import Refusal
from rules.setup import Setup

_PLACED = "position="


@dataclasses.dataclass(frozen=True)
class _Moment:
    """What undo restores: a game with its options, and what lies on its board."""

    setup: Setup
    placement: Placement


class Draft:
    """The pieces, the colour to move and the conditions of a position, and whether it is legal.

    Attributes:
        had_past: whether the turns that led to the first position are known.
        result: the setup that starts in the position; None while it is not legal.
        refusal: why the position is not legal; None if it is.
        position: the position, or one that shows the same pieces if it is not legal. Copy it to
            play.
    """

    def __init__(self, position: Position, on_change: Callable[[], object] = lambda: None) -> None:
        """``position`` is where the draft begins, at the start of a turn."""
        self._on_change = on_change
        self._now = _Moment(position.setup.bare, position.placement())
        self.had_past = bool(self._now.placement.past)
        self._undone: list[_Moment] = []
        self._done: list[_Moment] = []
        self.result: Setup | None = None
        self.refusal: Refusal | None = None
        if position.swapped:  # shown as if it had begun with the colours as they are now
            self._check()
        else:  # it is legal; a long past takes too long to play again
            self.result = self.setup.led_to(position, self.placement)
            self.position = position.copy()

    @property
    def setup(self) -> Setup:
        """The game and its options, without the position."""
        return self._now.setup

    @property
    def placement(self) -> Placement:
        return self._now.placement

    @property
    def laid(self) -> Position:
        """The position on which a game's own clicks lay dominoes: never over."""
        if self.position.touches_per_piece == 1:
            return self.position
        return _shown(self.setup, self.placement)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that the game has."""
        return self.setup.blank().conditions

    @property
    def text(self) -> str:
        """The game, its options and the position, in one line."""
        legal = self.result
        written = legal.placement if legal else self.placement.write(self.position.board)
        return str(dataclasses.replace(self.setup, placement=written))

    def colours(self) -> list[int]:
        """Return [site] -> colour of the piece on it, of the upper one in a stack; -1 if empty."""
        found = [-1] * self.position.board.site_count
        for piece in self.position.pieces():
            found[piece.site] = piece.colour
        return found

    # -- editing ---------------------------------------------------------------------------------

    def put(self, site: int, colour: int, *, joined: bool = False) -> None:
        """Put a stone on a site, in place of what lies there, or remove it with colour -1.

        ``joined``: undo takes it back together with the change before it.
        """
        rest = [piece for piece in self.placement.pieces if piece[0].site != site]
        pieces = rest if colour < 0 else [*rest, (Touch(site, colour),)]
        pieces.sort(key=lambda piece: piece[0].site)
        self._set_pieces(pieces, joined=joined)

    def move(self, site: int, target: int) -> None:
        """Move a stone to another site, in place of what lies there; to -1, remove it."""
        (stone,) = [piece for piece in self.placement.pieces if piece[0].site == site]
        rest = [piece for piece in self.placement.pieces if piece[0].site not in (site, target)]
        if target >= 0:
            rest.append((Touch(target, stone[0].hand),))
        rest.sort(key=lambda piece: piece[0].site)
        self._set_pieces(rest)

    def add(self, touches: Sequence[Touch]) -> None:
        """Lay a domino; it fits."""
        self._set_pieces([*self.placement.pieces, tuple(touches)])

    def lift(self, site: int) -> Refusal | None:
        """Remove the domino whose half is uppermost on a site.

        Return why it must stay; None if it was removed, or there is none.
        """
        pieces = list(self.placement.pieces)
        upper = next((p for p in reversed(pieces) if site in _sites_of(p)), None)
        if upper is None:
            return None
        later = pieces[pieces.index(upper) + 1 :]
        covering = [p for p in later if set(_sites_of(p)) & set(_sites_of(upper))]
        if covering:
            return Refusal(PlacementReason.COVERED, _sites_of(covering[-1]))
        pieces.remove(upper)
        self._set_pieces(pieces)
        return None

    def set_colour(self, colour: int) -> None:
        """Set the colour to move."""
        self._set(dataclasses.replace(self.placement, colour=colour, past=()))

    def set_condition(self, condition: Condition, value: object) -> None:
        """Set a condition of the position."""
        past = () if condition is Condition.SKIP else self.placement.past
        fields: dict[str, Any] = {"past": past, condition.value: value}
        self._set(dataclasses.replace(self.placement, **fields))

    def set_setup(self, setup: Setup) -> None:
        """Change the game or its options; pieces stay only on the same board."""
        if setup == self.setup:
            return
        if setup.game.board(setup) is self.setup.game.board(self.setup) and (
            setup.game is self.setup.game
        ):
            self._go_to(_Moment(setup, self.placement))
        else:
            self._go_to(_Moment(setup, setup.blank().placement()))

    def clear(self) -> None:
        """Remove all pieces."""
        self._set_pieces([])

    def begin_again(self) -> None:
        """Show the default start of the game."""
        self._set(self.setup.blank().placement())

    def read(self, text: str) -> None:
        """Show the position of a text: a line as ``text`` has it, or only the position in it.

        Raises:
            RulesError: it spells none, or one whose pieces cannot lie like that.
        """
        words = text.split()
        if len(words) == 1 and ("/" in words[0] or words[0] in ("black", "white")):
            setup, placed = self.setup, words
        else:
            placed = [word for word in words if word.startswith(_PLACED)]
            alone = len(placed) == 1
            setup = read_setup([word for word in words if not (alone and word in placed)])
        placement = setup.blank().placement()
        if placed:
            spelt = placed[0].removeprefix(_PLACED)
            placement = Placement.read(spelt, setup.game.board(setup))
            if (legal := _result_of(setup, placement)) is not None:
                placement = legal.start().placement()  # in the order of its pieces
            elif (refusal := _misfit(setup, placement)) is not None:
                raise PlacementError(refusal)
        self._go_to(_Moment(setup.bare, placement))

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        if self._done:
            self._undone.append(self._now)
            self._show(self._done.pop())

    def redo(self) -> None:
        if self._undone:
            self._done.append(self._now)
            self._show(self._undone.pop())

    # -- inner -----------------------------------------------------------------------------------

    def _set_pieces(self, pieces: Sequence[tuple[Touch, ...]], *, joined: bool = False) -> None:
        """Set the pieces; what was true of the ones before holds no longer."""
        new = dataclasses.replace(
            self.placement, pieces=tuple(pieces), passes=0, swap=False, past=()
        )
        # in most games the pieces decide who is to move
        other = dataclasses.replace(new, colour=1 - new.colour)
        setup = self.setup
        if _result_of(setup, new) is None and _result_of(setup, other) is not None:
            new = other
        self._set(new, joined=joined)

    def _set(self, placement: Placement, *, joined: bool = False) -> None:
        self._go_to(_Moment(self.setup, placement), joined=joined)

    def _go_to(self, moment: _Moment, *, joined: bool = False) -> None:
        if moment == self._now:
            return
        if not joined or not self._done:
            self._done.append(self._now)
        self._undone.clear()
        self._show(moment)

    def _show(self, moment: _Moment) -> None:
        self._now = moment
        self._check()
        self._on_change()

    def _check(self) -> None:
        self.result = self.refusal = None
        try:
            self.result = self.setup.placed(self.placement)
            self.position = self.result.start()
        except PlacementError as error:
            self.refusal = error.refusal
            self.position = _shown(self.setup, self.placement)


class _ShownPosition(Position):
    """Only shows stones that no game can have."""

    def __init__(self, setup: Setup, placement: Placement) -> None:
        super().__init__(setup, setup.game.board(setup))
        self._pieces = tuple([Piece(t.site, t.hand) for (t,) in placement.pieces])

    def pieces(self) -> tuple[Piece, ...]:
        return self._pieces

    def outcome(self) -> Outcome | None:
        return None


def _shown(setup: Setup, placement: Placement) -> Position:
    """Return a position with these pieces, which is not over."""
    position = setup.blank()
    pieces = dataclasses.replace(placement, colour=BLACK, passes=0, swap=False, past=())
    if position.lay_out(pieces) is None and not position.over:
        return position
    return _ShownPosition(setup, placement)


def _result_of(setup: Setup, placement: Placement) -> Setup | None:
    with contextlib.suppress(PlacementError):
        return setup.placed(placement)
    return None


def _misfit(setup: Setup, placement: Placement) -> Refusal | None:
    """Return why the pieces cannot be shown on the board, legal or not; None if they can."""
    blank, pieces = setup.blank(), dataclasses.replace(placement, swap=False)
    traits = blank.touches_per_piece, blank.piece_colours, blank.conditions
    refusal = pieces.misfit(*traits, pie=True)
    if refusal is None and blank.touches_per_piece > 1:  # dominoes cannot lie anywhere
        refusal = blank.lay_out(pieces)
    return refusal


def _sites_of(piece: Sequence[Touch]) -> tuple[int, ...]:
    return tuple([touch.site for touch in piece])
