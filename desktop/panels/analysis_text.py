"""The sentences about what the engine thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from desktop.painting.candidate import WORST_LOSS, CandidateView, rate_text, short_number
from desktop.painting.game_view import GameView
from desktop.services.text import in_tip, listed, tr
from rules.engine.report import Proof, percent
from rules.position import Position

if TYPE_CHECKING:
    from rules.engine.report import Report


def looking_text() -> str:
    return tr("Looking for a hint … Press Esc to stop.")


def headline(report: Report, position: Position, view: GameView) -> str:
    """Return who is ahead and by how much, or the proven result; or that neither is known."""
    if not report.is_rated:
        return tr("The engine gives no win rates")
    mover = position.colour
    if report.proven is Proof.DRAW:
        return tr("Draw (proven)")
    if report.proven is not None:
        winner = mover if report.proven is Proof.WIN else 1 - mover
        return tr("{colour} wins (proven)", colour=view.player_name(winner))
    leader = mover if report.win_rate >= 0.5 else 1 - mover
    return f"{view.player_name(leader)} {leader_rate(report)}"


def leader_rate(report: Report) -> str:
    """Return the win rate of the leading player, or their proven result; "" without either."""
    if not report.is_rated:
        return ""
    proven = Proof.WIN if report.proven is Proof.LOSS else report.proven
    return rate_text(max(report.win_rate, 1 - report.win_rate), proven)


def effort(report: Report) -> str:
    """Return how much was searched, including results kept from earlier searches.

    On a solved board, or where a table knows the openings, nothing was.
    """
    if report.solved:
        return tr("solved board")
    if report.from_openings:
        return tr("table of openings")
    known = sum(candidate.visits for candidate in report.candidates)
    count = max(known, report.simulations)
    if not count:
        return ""
    return tr("{number} simulation(s)", "", count, number=short_number(count))


def hint_text(text: str, report: Report | None, engine: str = "") -> str:
    """Return the suggested turn, and how good it is, if that is known.

    ``engine``: the name of the one that suggests it; "" for our own.
    """
    about = [_hint_value(report)] if report is not None and report.is_rated else []
    if engine:
        about.append(tr("by {engine}", engine=engine))
    if not about:
        return tr("Hint: {turn}. Press Esc to hide it.", turn=text)
    return tr("Hint: {turn} ({value}). Press Esc to hide it.", turn=text, value=listed(about))


def _hint_value(report: Report) -> str:
    """Return how good the best turn is."""
    proven = report.candidates[0].proven
    if proven is None:
        return tr("your chance: {rate}", rate=rate_text(report.win_rate, None))
    return {
        Proof.WIN: tr("a proven win"),
        Proof.LOSS: tr("every move loses against best play"),
        Proof.DRAW: tr("a proven draw"),
    }[proven]


def hint_begun_text(text: str) -> str:
    """Return the suggested turn once it has been begun."""
    return tr("Hint: {turn}.", turn=text)


def candidate_text(candidate: CandidateView) -> str:
    """Return a candidate and how good it is: "c4, win rate 43 %, 6 % worse than the best, …"."""
    if not candidate.is_rated:
        return listed([candidate.texts[0], *([tr("the best move")] if candidate.best else [])])
    value = {
        Proof.WIN: tr("a proven win"),
        Proof.LOSS: tr("a proven loss"),
        Proof.DRAW: tr("a proven draw"),
        None: tr("win rate {rate}", rate=candidate.rate_text),
    }[candidate.proven]
    loss = percent(candidate.win_rate + candidate.loss) - percent(candidate.win_rate)
    if candidate.best:
        compared = tr("the best move")
    elif loss > 0:
        compared = tr("{loss} worse than the best", loss=f"{loss}\N{NO-BREAK SPACE}%")
    else:
        compared = tr("as good as the best")
    said = [candidate.texts[0], value, compared]
    if candidate.visits:
        number = QLocale().toString(candidate.visits)
        said.append(tr("{number} simulation(s)", "", candidate.visits, number=number))
    return listed(said)


def candidate_tip(candidates: Sequence[CandidateView]) -> str:
    """Return the same of those with one mark, a line each, and what colours and rings mean."""
    worst = f"{percent(WORST_LOSS)}\N{NO-BREAK SPACE}%"
    legend = tr(
        "Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.",
        loss=worst,
    )
    return in_tip("\n".join([*map(candidate_text, candidates), legend]))
