"""What tips say about the marks of candidates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from driving import opinion, small
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.analysis.analysis_text import candidate_text, candidate_tip
from desktop.analysis.candidate_tips import CandidateTips
from desktop.board.board_view import BoardView
from desktop.painting.candidate import CandidateView, candidate_views
from desktop.theme.theme import LIGHT
from rules.engine.report import Proof

PER_CENT = "\N{NO-BREAK SPACE}%"
START = small("egotzi").start()


def views() -> list[CandidateView]:
    return candidate_views(opinion(START), START, START, ())


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[BoardView]:
    made = BoardView()
    qtbot.addWidget(made)
    made.set_game(START.setup, LIGHT)
    made.resize(400, 400)
    made.show()
    qtbot.waitExposed(made)
    CandidateTips(made)
    made.show_candidates(views())
    yield made
    QToolTip.hideText()


def rest_on(board: BoardView, at: QPoint) -> str:
    """Return the tip that is shown while the mouse rests at a point."""
    port = board.viewport()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, port.mapToGlobal(at))
    QApplication.sendEvent(port, event)
    return QToolTip.text() if QToolTip.isVisible() else ""


def test_a_text_compares_a_candidate_with_the_best(qapp: object) -> None:
    best, other = views()[:2]
    assert candidate_text(best) == (
        f"{best.texts[0]}, win rate 64{PER_CENT}, the best move, 6,000 simulations"
    )
    worse = replace(other, win_rate=0.58, loss=0.06, visits=1)
    assert candidate_text(worse) == (
        f"{other.texts[0]}, win rate 58{PER_CENT}, 6{PER_CENT} worse than the best, 1 simulation"
    )
    assert "as good as the best" in candidate_text(replace(worse, loss=0.001))
    assert ", a proven loss, " in candidate_text(replace(worse, proven=Proof.LOSS))


def test_resting_on_a_mark_shows_its_numbers_and_the_legend(board: BoardView) -> None:
    for candidate in views()[:2]:
        tip = rest_on(board, board.site_point(candidate.touches[-1].site))
        assert tip == candidate_tip([candidate])
        assert candidate_text(candidate) in tip.replace("\n", " ")
        assert f"20{PER_CENT} worse or more" in tip.replace("\n", " ")


def test_a_mark_names_all_candidates_that_begin_with_its_step(board: BoardView) -> None:
    first, *others = views()
    same_step = replace(others[0], texts=("c1 c2",), touches=first.touches)
    board.show_candidates([first, same_step, *others[1:]])
    tip = rest_on(board, board.site_point(first.touches[-1].site))
    assert tip == candidate_tip([first, same_step])
    assert "c1 c2" in tip


def test_beside_the_marks_is_no_tip(board: BoardView) -> None:
    marked = {candidate.touches[-1].site for candidate in views()}
    free = next(site for site in range(START.board.site_count) if site not in marked)
    assert rest_on(board, board.site_point(free)) == ""
    first = board.site_point(views()[0].touches[-1].site)
    edge = board.site_point(views()[0].touches[-1].site + 1)
    assert rest_on(board, (first + edge) / 2) == ""
    board.show_candidates(())
    assert rest_on(board, first) == ""
