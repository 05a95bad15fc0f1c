"""A turn that the engine has looked at, made ready for people: its text, its numbers, its marks."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from desktop.i18n.text import tr, tr_noop
from rules.engine.report import Proof
from rules.piece import Change, Touch
from rules.position import BLACK, PLACE, Position

if TYPE_CHECKING:
    from rules.engine.report import Candidate, Report, Turn

MOST_SHOWN = 12
LINE_SHOWN = 5  # turns of a line that are shown on the board

PROVEN = {Proof.WIN: tr_noop("win"), Proof.LOSS: tr_noop("loss"), Proof.DRAW: tr_noop("draw")}
_LEAST_SHARE = 0.01  # of the visits of the best turn: below that nothing is known


@dataclasses.dataclass(frozen=True)
class CandidateView:
    """One candidate.

    Attributes:
        turn: what is left of the turn to play.
        texts: the notation of its line, the turn itself first and whole.
        win_rate: of the player to move, from 0 to 1.
        share: of the visits of the candidate visited most, from 0 to 1, in steps of a twentieth.
        proven: its exact value, None while unknown.
        touches: of its first step; none where that is a button.
        changes: [turn of the line] -> what it does to the pieces; the first ones of the line.
        best: whether it is the turn that the engine would play.
    """

    turn: Turn
    texts: tuple[str, ...]
    win_rate: float
    visits: int
    share: float
    proven: Proof | None
    touches: tuple[Touch, ...]
    changes: tuple[tuple[Change, ...], ...]
    best: bool

    @property
    def rate_text(self) -> str:
        """The win rate in per cent, or what is proven."""
        return rate_text(self.win_rate, self.proven)

    @property
    def visits_text(self) -> str:
        return short_number(self.visits)


def advices(
    report: Report, before: Position, position: Position, begun: Turn
) -> list[CandidateView]:
    """The candidates worth showing, best first.

    ``position`` was searched: it stands after the steps ``begun`` of a turn that begins at
    ``before``.
    """
    most = max(1, *[candidate.visits for candidate in report.candidates])
    found = []
    shown = [c for i, c in enumerate(report.candidates) if i < MOST_SHOWN or c.turn[0] < PLACE]
    for candidate in shown:
        best = candidate is report.candidates[0]
        button = candidate.turn[0] < PLACE and candidate.visits > 0
        if best or button or candidate.proven or candidate.visits >= _LEAST_SHARE * most:
            found.append(_advice(candidate, before, position, begun, most=most, best=best))
    return found


def black_rate(report: Report, position: Position) -> float:
    """The win rate of who has Black now."""
    return report.win_rate if position.colour == BLACK else 1 - report.win_rate


def rate_text(win_rate: float, proven: Proof | None) -> str:
    """A win rate in per cent; what is proven as a word, and 0 % and 100 % for nothing else."""
    if proven is not None:
        return tr(PROVEN[proven])
    return f"{max(1, min(99, round(100 * win_rate)))}\N{NO-BREAK SPACE}%"


def short_number(number: int) -> str:
    """A number in at most four characters: 987, 12k, 3.4M."""
    if number < 1000:
        return str(number)
    if number < 999_500:
        return f"{_digits(number / 1000)}k"
    return f"{_digits(number / 1e6)}M"


def _digits(number: float) -> str:
    return QLocale().toString(number, "f", 1 if number < 9.95 else 0)


def _advice(
    candidate: Candidate,
    before: Position,
    position: Position,
    begun: Turn,
    *,
    most: int,
    best: bool,
) -> CandidateView:
    here = position.copy()
    texts = [before.write((*begun, *candidate.turn))]
    changes = [here.turn_changes(candidate.turn)]
    here.play_turn(candidate.turn)
    for turn in candidate.line[1:]:
        texts.append(here.write(turn))
        if len(changes) < LINE_SHOWN:
            changes.append(here.turn_changes(turn))
        here.play_turn(turn)
    first = candidate.turn[0]
    return CandidateView(
        turn=candidate.turn,
        texts=tuple(texts),
        win_rate=candidate.win_rate,
        visits=candidate.visits,
        share=round(20 * candidate.visits / most) / 20,
        proven=candidate.proven,
        touches=position.touches(first) if first >= PLACE else (),
        changes=tuple(changes),
        best=best,
    )
