"""A turn that the engine has examined, ready to be shown: its text, numbers and colours."""

from __future__ import annotations

import dataclasses
import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from desktop.services.text import tr, tr_noop
from desktop.theme.themes import Theme, mixed
from rules.engine.report import Proof, percent
from rules.piece import Change, Touch
from rules.position import BLACK, PLACE, WHITE, Position

if TYPE_CHECKING:
    from rules.engine.report import Candidate, Report, Turn


WORST_LOSS = 0.2  # of the win rate: this and more looks the worst


def loss_share(loss: float) -> float:
    """Return how bad a loss of win rate is: from 0 to 1."""
    return max(0.0, min(1.0, loss / WORST_LOSS))


def loss_colour(theme: Theme, loss: float) -> str:
    """Return the colour of a candidate that loses this much: green, orange, red."""
    share = 2 * loss_share(loss)
    if share <= 1:
        return mixed(theme.win, theme.last_cell, share)
    return mixed(theme.last_cell, theme.refused, share - 1)


@dataclasses.dataclass(frozen=True)
class ShownVerdict:
    """A bad move.

    Attributes:
        sign: such as "??".
        name: in words: "blunder".
        loss: the win rate that it lost, from 0 to 1.
    """

    sign: str
    name: str
    loss: float


@dataclasses.dataclass(frozen=True)
class Mistake:
    """A bad move and a better one, as the board shows them.

    Attributes:
        verdict: on the bad one.
        played, better: what each does to the pieces, as far as that distinguishes them.
        words: a name of each that does nothing to the pieces; "" of one that does.
        laid: whether the board shows the position after the bad one.
    """

    verdict: ShownVerdict
    played: tuple[Change, ...]
    better: tuple[Change, ...]
    words: tuple[str, str] = ("", "")
    laid: bool = False


MAX_SHOWN = 12
MAX_LINE_TURNS = 5  # turns of a line that are shown on the board
PROVEN = {Proof.WIN: tr_noop("win"), Proof.LOSS: tr_noop("loss"), Proof.DRAW: tr_noop("draw")}
_UNKNOWN_RATE = "–"
_MIN_SHARE = 0.01  # of the most visits of any turn: with fewer, too little is known


@dataclasses.dataclass(frozen=True)
class CandidateView:
    """One candidate.

    Attributes:
        turn: the steps left to play.
        texts: the notation of each turn of its line, beginning with the whole of this turn.
        win_rate: of the player to move, from 0 to 1.
        loss: how much less that is than the best candidate's, from 0 to 1.
        share: its visits divided by those of the most visited candidate, in steps of a twentieth;
            1 for all candidates if they were looked up.
        proven: its exact value, None while unknown.
        touches: of its first step; empty if that is a button.
        changes: [turn of the line] -> what it does to the pieces; only the first turns.
        best: whether it is the turn that the engine would play.
        looked_up: whether its win rate comes from the table of openings, not from visits.
    """

    turn: Turn
    texts: tuple[str, ...]
    win_rate: float
    loss: float
    visits: int
    share: float
    proven: Proof | None
    touches: tuple[Touch, ...]
    changes: tuple[tuple[Change, ...], ...]
    best: bool
    looked_up: bool = False

    @property
    def is_rated(self) -> bool:
        """Whether anything is known of its win rate."""
        return self.visits > 0 or self.proven is not None or self.looked_up

    @property
    def rate_text(self) -> str:
        """The win rate in per cent, or the proven result; a dash while nothing is known."""
        return rate_text(self.win_rate, self.proven) if self.is_rated else _UNKNOWN_RATE

    @property
    def visits_text(self) -> str:
        """The number of visits, empty without any."""
        return short_number(self.visits) if self.visits else ""


def candidate_views(
    report: Report, before: Position, position: Position, played: Turn
) -> list[CandidateView]:
    """Return the candidates worth showing, best first.

    The report is about ``position``, which follows from ``before``, the beginning of the turn, by
    the steps ``played``.
    """
    most = max([candidate.visits for candidate in report.candidates])
    views = []
    count = len(report.candidates) if report.solved or report.from_openings else MAX_SHOWN
    shown = [c for i, c in enumerate(report.candidates) if i < count or c.turn[0] < PLACE]
    for candidate in shown:
        best = candidate is report.candidates[0]
        button = candidate.turn[0] < PLACE and candidate.visits > 0
        if best or button or candidate.proven or candidate.visits >= _MIN_SHARE * most:
            view = _candidate_view(
                candidate, before, position, played, top=report.candidates[0], most=most
            )
            if report.from_openings:
                view = dataclasses.replace(view, visits=0, share=1.0, looked_up=True)
            views.append(view)
    return views


def black_rate(report: Report, position: Position) -> float:
    """Return the win rate of the player who has Black now."""
    return report.win_rate if position.colour == BLACK else 1 - report.win_rate


def rate_text(win_rate: float, proven: Proof | None) -> str:
    """Return a win rate between 1 and 99 per cent, or the proven result as a word."""
    if proven is not None:
        return tr(PROVEN[proven])
    return f"{percent(win_rate)}\N{NO-BREAK SPACE}%"


def short_number(number: int) -> str:
    """Return a number in at most four characters: 987, 12k, 3.4M."""
    if number < 1000:
        return str(number)
    if number < 999_500:
        return f"{_digits(number / 1000)}k"
    return f"{_digits(number / 1e6)}M"


def _digits(number: float) -> str:
    return QLocale().toString(number, "f", 1 if number < 9.95 else 0)


def _candidate_view(
    candidate: Candidate,
    before: Position,
    position: Position,
    played: Turn,
    *,
    top: Candidate,
    most: int,
) -> CandidateView:
    here = position.copy()
    texts = [before.write((*played, *candidate.turn))]
    changes = [here.turn_changes(candidate.turn)]
    here.play_turn(candidate.turn)
    for turn in candidate.line[1:]:
        texts.append(here.write(turn))
        if len(changes) < MAX_LINE_TURNS:
            changes.append(here.turn_changes(turn))
        here.play_turn(turn)
    first = candidate.turn[0]
    return CandidateView(
        turn=candidate.turn,
        texts=tuple(texts),
        win_rate=candidate.win_rate,
        loss=max(0.0, top.win_rate - candidate.win_rate) if candidate.is_rated else 0.0,
        visits=candidate.visits,
        share=round(20 * candidate.visits / most) / 20 if most else 1.0,
        proven=candidate.proven,
        touches=position.touches(first) if first >= PLACE else (),
        changes=tuple(changes),
        best=candidate is top,
    )


_CLEAR = 0.03  # a smaller lead may be chance, even in thousands of playouts


@dataclasses.dataclass(frozen=True)
class OwnerShares:
    """The shares of playouts at whose ends a cell is Black's, White's or nobody's: 1 in all."""

    black: float
    white: float
    neither: float

    @property
    def leader(self) -> int | None:
        """The colour with the greater share; None if they are equal."""
        if self.black == self.white:
            return None
        return BLACK if self.black > self.white else WHITE

    @property
    def clear_leader(self) -> int | None:
        """The same, but None if the lead is so small that it may be chance."""
        return None if self.lead < _CLEAR else self.leader

    @property
    def is_certain(self) -> bool:
        """Whether the cell ended the same way each time."""
        return 1.0 in (self.black, self.white, self.neither)

    @property
    def lead(self) -> float:
        """How much greater the share of one colour is than that of the other, from 0 to 1."""
        return abs(self.black - self.white)

    @property
    def percents(self) -> tuple[str, str, str]:
        """The shares in whole per cent, rounded so that their sum is 100."""
        shares = [100 * self.black, 100 * self.white, 100 * self.neither]
        numbers = [math.floor(share) for share in shares]
        by_rest = sorted(range(3), key=lambda at: numbers[at] - shares[at])
        for at in by_rest[: 100 - sum(numbers)]:
            numbers[at] += 1
        black, white, neither = [f"{number}\N{NO-BREAK SPACE}%" for number in numbers]
        return black, white, neither
