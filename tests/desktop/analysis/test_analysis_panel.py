"""The analysis panel, the texts in it, and the tips of the marks on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from driving import opinion, small
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.analysis.analysis_panel import AnalysisPanel
from desktop.analysis.analysis_text import candidate_text, candidate_tip, effort
from desktop.analysis.candidate_tips import CandidateTips
from desktop.board.board_view import BoardView
from desktop.painting.candidate import CandidateView, candidate_views
from desktop.theme.theme import LIGHT
from rules.engine.engine import Engine
from rules.engine.game_knowledge import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games import read_setup

START = small("egotzi").start()


@pytest.fixture
def panel(qtbot: QtBot) -> AnalysisPanel:
    made = AnalysisPanel()
    qtbot.addWidget(made)
    made.resize(300, 300)
    return made


def test_it_is_hidden_until_it_is_on_and_emits_each_switch(panel: AnalysisPanel) -> None:
    switches: list[bool] = []
    panel.switched.connect(lambda: switches.append(panel.on))
    assert not panel.on
    assert not panel.isVisible()
    panel.switch(on=False)
    panel.switch(on=True)
    panel.switch(on=True)
    panel.switch(on=False)
    assert switches == [True, False]


def test_the_list_is_visible_if_there_are_candidates(panel: AnalysisPanel) -> None:
    panel.show()
    panel.show_analysis("Searching …", "", [])
    assert panel.headline.text() == "Searching …"
    assert not panel.effort.isVisible()
    assert not panel.candidates.isVisible()
    top = panel.headline.y()
    panel.show_analysis(
        "Black 64 %", "9.0k simulations", candidate_views(opinion(START), START, START, ())
    )
    assert panel.headline.text() == "Black 64 %"
    assert panel.effort.text() == "9.0k simulations"
    assert panel.effort.isVisible()
    assert panel.candidates.isVisible()
    assert panel.candidates.topLevelItemCount() == 8
    assert panel.headline.y() == top  # and stays in place
    assert panel.effort.x() > panel.headline.x()
    assert panel.candidates.width() == panel.width()
    assert panel.effort.property("role") == "quiet"
    assert panel.headline.property("role") == "name"
    assert not panel.effort.wordWrap()
    panel.show_analysis("Searching …", "", [])
    assert not panel.candidates.isVisible()
    assert not panel.effort.isVisible()
    assert panel.candidates.topLevelItemCount() == 0


def test_the_candidate_under_the_mouse_is_emitted(panel: AnalysisPanel, qtbot: QtBot) -> None:
    panel.show()
    qtbot.waitExposed(panel)
    found = candidate_views(opinion(START), START, START, ())
    panel.show_analysis("", "", found)
    pointed: list[CandidateView | None] = []
    panel.pointed.connect(pointed.append)
    first = panel.candidates.topLevelItem(0)
    assert first is not None
    viewport = panel.candidates.viewport()
    at = panel.candidates.visualItemRect(first).center()
    QTest.mouseMove(viewport, QPoint(at.x(), viewport.height() - 2))
    QTest.mouseMove(viewport, at)
    qtbot.waitUntil(lambda: pointed == [found[0]])


def test_a_solved_board_is_named_instead_of_simulations(qtbot: QtBot) -> None:
    start = read_setup(["oddy", "sides=3", "size=5", "pie=off"]).start()
    limits = Limits(simulations=30, seed=1)
    looked_up = Engine(GAME_KNOWLEDGE).search(start, [], limits)
    assert effort(looked_up) == "solved board"
    assert effort(Engine().search(start, [], limits)) == "30 simulations"
    views = candidate_views(looked_up, start, start, ())
    assert len(views) == 15
    assert {view.share for view in views} == {1.0}
    assert candidate_text(views[0]) == f"{views[0].texts[0]}, a proven win, the best move"


def test_a_table_of_openings_is_named_instead_of_simulations(qtbot: QtBot) -> None:
    start = read_setup(["oddy"]).start()
    looked_up = Engine(GAME_KNOWLEDGE).search(start, [], Limits(simulations=30))
    assert effort(looked_up) == "table of openings"
    views = candidate_views(looked_up, start, start, ())
    assert len(views) == len(list(start.legal_turns()))
    assert [view.best for view in views].count(True) == 1
    assert all(view.looked_up and view.is_rated and not view.visits_text for view in views)


PER_CENT = "\N{NO-BREAK SPACE}%"


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
