"""The list of candidates, whose order changes rarely; the panel around it; tips on marks."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from board_player import hover
from driving import lay_out, opinion, small
from lone_widgets import shown_alone
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.painting.candidate import CandidateView, candidate_views
from desktop.panels import analysis_display
from desktop.panels.analysis_display import (
    AnalysisPanel,
    CandidateList,
    CandidateTips,
    candidate_text,
    candidate_tip,
    effort,
)
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.window.main_window import MainWindow
from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games import read_setup

START = small("egotzi").start()


def views() -> list[CandidateView]:
    return candidate_views(opinion(START), START, START, ())


def rows(shown: CandidateList) -> list[str]:
    items = [shown.topLevelItem(row) for row in range(shown.topLevelItemCount())]
    return [item.text(0) for item in items if item is not None]


@pytest.fixture
def shown(qtbot: QtBot) -> CandidateList:
    return shown_alone(qtbot, CandidateList(), (400, 300))


def test_visits_give_way_to_the_last_heading_where_there_is_little_room(
    shown: CandidateList,
) -> None:
    shown.show_candidates(views())
    header = shown.header()
    assert not shown.isColumnHidden(2)
    for shown_px, hidden in ((sum(map(header.sectionSizeHint, range(4))) - 9, True), (400, False)):
        shown.setFixedWidth(shown_px)
        QApplication.processEvents()
        shown.show_candidates(views())
        assert shown.isColumnHidden(2) is hidden
        assert header.sectionSize(3) >= header.sectionSizeHint(3)


def test_rows_show_turn_rate_visits_and_line(shown: CandidateList) -> None:
    found = views()
    shown.show_candidates(found)
    assert rows(shown) == [view.texts[0] for view in found]
    first = shown.topLevelItem(0)
    assert first is not None
    assert [first.text(column) for column in range(4)] == [
        found[0].texts[0],
        "64\N{NO-BREAK SPACE}%",
        "6.0k",
        found[0].texts[1],
    ]
    assert first.font(0).bold()
    assert first.data(0, Qt.ItemDataRole.AccessibleTextRole) == candidate_text(found[0])
    tips = [first.toolTip(column) for column in range(4)]
    assert tips == [*3 * [candidate_tip(found[:1])], found[0].texts[1]]


def test_columns_keep_a_distance(window: MainWindow) -> None:
    shown = lay_out(window, START.setup).analysis.candidates
    shown.show_candidates(views())
    QApplication.processEvents()
    for column in (1, 2):
        items = [shown.topLevelItem(row) for row in range(shown.topLevelItemCount())]
        widest = max(
            QFontMetrics(item.font(column)).horizontalAdvance(item.text(column))
            for item in items
            if item is not None
        )
        assert shown.sizeHintForColumn(column) >= widest + 8


def test_rows_stay_in_order_under_the_mouse(
    shown: CandidateList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_display, "_ORDER_S", 0.0)
    found = views()
    shown.show_candidates(found)
    emitted: list[CandidateView | None] = []
    shown.pointed.connect(emitted.append)
    second = shown.topLevelItem(1)
    assert second is not None
    hover(shown, shown.visualItemRect(second).center())
    qtbot.waitUntil(lambda: emitted == [found[1]])
    shown.show_candidates(list(reversed(found)))
    assert rows(shown) == [view.texts[0] for view in found]
    QApplication.sendEvent(shown.viewport(), QEvent(QEvent.Type.Leave))
    assert emitted[-1] is None
    shown.show_candidates(list(reversed(found)))
    assert rows(shown) == [view.texts[0] for view in reversed(found)]


# -- texts -----------------------------------------------------------------------------------


def test_columns_have_headings_in_every_language(shown: CandidateList) -> None:
    def headings() -> list[str]:
        return [shown.headerItem().text(column) for column in range(4)]

    assert headings() == ["Move", "Win rate", "Visits", "Continuation"]
    assert shown.accessibleName() == "Candidates"
    UI_LANGUAGE.set_language(Language("de"))
    assert not set(headings()) & {"Move", "Win rate", "Visits", "Continuation"}
    assert shown.accessibleName() != "Candidates"


def test_numbers_are_aligned_right_and_turns_left(shown: CandidateList) -> None:
    shown.show_candidates(views())
    first = shown.topLevelItem(0)
    assert first is not None
    right = [
        bool(item.textAlignment(column) & Qt.AlignmentFlag.AlignRight)
        for item in (shown.headerItem(), first)
        for column in range(4)
    ]
    assert right == [False, True, True, False] * 2
    shown.resize(90, 300)
    QApplication.processEvents()
    assert not shown.horizontalScrollBar().isVisible()


def test_only_the_best_is_bold(shown: CandidateList) -> None:
    found = views()
    shown.show_candidates(found)

    def bold() -> list[list[bool]]:
        items = [shown.topLevelItem(row) for row in range(2)]
        return [[item.font(c).bold() for c in range(4)] for item in items if item is not None]

    assert bold() == [[True, True, True, False], [False] * 4]
    shown.show_candidates([replace(found[0], best=False), replace(found[1], best=True)])
    assert bold() == [[False] * 4, [True, True, True, False]]
    first = shown.topLevelItem(0)
    assert first is not None
    longer = replace(found[0], texts=("a1", "b2", "c3"))
    shown.show_candidates([longer, found[1]])
    assert [first.text(column) for column in (0, 3)] == ["a1", "b2 c3"]
    assert first.toolTip(3) == "b2 c3"
    shown.show_candidates([replace(found[0], texts=("a1",)), found[1]])
    assert [first.text(3), first.toolTip(3)] == ["", ""]


# -- order -----------------------------------------------------------------------------------


def test_new_candidates_come_last_and_dropped_ones_go(shown: CandidateList) -> None:
    one, two, three, four, *_ = views()
    shown.show_candidates([one, two, three])
    shown.show_candidates([four, three, one])
    assert rows(shown) == [each.texts[0] for each in (one, three, four)]


def test_the_order_changes_after_one_second(
    shown: CandidateList, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    one, two, *_ = views()
    shown.show_candidates([one, two])
    for later_s, order in ((0.9, [one, two]), (1.0, [two, one]), (1.9, [two, one])):
        now[0] = 100.0 + later_s
        shown.show_candidates([two, one] if later_s < 1.5 else [one, two])
        assert rows(shown) == [each.texts[0] for each in order], later_s
    now[0] = 102.0
    shown.show_candidates([one, two])
    assert rows(shown) == [one.texts[0], two.texts[0]]
    shown.show_candidates([replace(two, visits=7), one])  # numbers do not wait
    second = shown.topLevelItem(1)
    assert second is not None
    assert (second.text(0), second.text(2)) == (two.texts[0], "7")


def test_the_candidates_of_the_last_report_are_sorted_too(
    shown: CandidateList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    shown._later.setInterval(0)
    one, two, *_ = views()
    shown.show_candidates([one, two])
    shown.show_candidates([two, one])
    now[0] += 1  # no other report follows
    qtbot.waitUntil(lambda: rows(shown) == [two.texts[0], one.texts[0]])


def test_the_order_of_another_position_lasts_as_long(
    shown: CandidateList, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    one, two, three, four, *_ = views()
    shown.show_candidates([one, two])
    now[0] = 100.9
    shown.show_candidates([three, four])
    now[0] = 101.1
    shown.show_candidates([four, three])
    assert rows(shown) == [three.texts[0], four.texts[0]]
    now[0] = 101.9
    shown.show_candidates([four, three])
    assert rows(shown) == [four.texts[0], three.texts[0]]


def test_another_position_is_in_order_at_once_despite_the_mouse(
    shown: CandidateList, qtbot: QtBot
) -> None:
    found = views()
    shown.show_candidates(found[:2])
    emitted: list[CandidateView | None] = []
    shown.pointed.connect(emitted.append)
    point_at(shown, 0)
    qtbot.waitUntil(lambda: emitted == [found[0]])
    shown.show_candidates(found[2:5])
    assert rows(shown) == [each.texts[0] for each in found[2:5]]
    assert emitted == [found[0], None]
    shown.show_candidates([])
    assert emitted == [found[0], None]


# -- mouse and keys ----------------------------------------------------------------------------


def point_at(shown: CandidateList, row: int) -> None:
    item = shown.topLevelItem(row)
    assert item is not None
    at = shown.visualItemRect(item).center()
    hover(shown, at)


def test_each_row_under_the_mouse_is_reported_once_and_again_when_it_changes(
    shown: CandidateList, qtbot: QtBot
) -> None:
    found = views()[:3]
    shown.show_candidates(found)
    emitted: list[CandidateView | None] = []
    shown.pointed.connect(emitted.append)
    point_at(shown, 1)
    qtbot.waitUntil(lambda: emitted == [found[1]])
    shown.show_candidates(found)
    assert emitted == [found[1]]
    changed = replace(found[1], visits=1)
    shown.show_candidates([found[0], changed, found[2]])
    assert emitted == [found[1], changed]
    hover(shown, shown.viewport().rect().bottomRight())
    qtbot.waitUntil(lambda: emitted == [found[1], changed, None])


def test_focus_by_keys_selects_the_first_row(shown: CandidateList) -> None:
    other = QLineEdit(shown)
    other.show()
    shown.activateWindow()
    QTest.qWaitForWindowActive(shown)
    other.setFocus()
    emitted: list[CandidateView | None] = []
    shown.pointed.connect(emitted.append)
    shown.setFocus()
    assert emitted == []
    assert shown.currentItem() is None
    other.setFocus()
    found = views()[:3]
    shown.show_candidates(found)
    shown.setFocus()
    assert emitted == [found[0]]
    assert shown.currentItem() is shown.topLevelItem(0)
    QTest.keyClick(shown, Qt.Key.Key_Down)
    QTest.keyClick(shown, Qt.Key.Key_Down)
    assert emitted[1:] == found[1:]
    other.setFocus()
    assert emitted[3:] == [None]
    assert shown.currentItem() is None
    assert shown.selectedItems() == []


def test_rows_stay_in_order_while_one_is_selected_by_keys(
    shown: CandidateList, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_display, "_ORDER_S", 0.0)
    shown.activateWindow()
    QTest.qWaitForWindowActive(shown)
    found = views()[:3]
    shown.show_candidates(found)
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Down)
    shown.show_candidates(found[::-1])
    assert rows(shown) == [each.texts[0] for each in found]


def test_the_mouse_has_priority_over_the_keys(shown: CandidateList, qtbot: QtBot) -> None:
    shown.activateWindow()
    QTest.qWaitForWindowActive(shown)
    found = views()[:3]
    shown.show_candidates(found)
    shown.clearFocus()
    emitted: list[CandidateView | None] = []
    shown.pointed.connect(emitted.append)
    shown.setFocus()
    point_at(shown, 2)
    qtbot.waitUntil(lambda: emitted == [found[0], found[2]])
    QApplication.sendEvent(shown.viewport(), QEvent(QEvent.Type.Leave))
    assert emitted[2:] == [found[0]]


@pytest.fixture
def panel(qtbot: QtBot) -> AnalysisPanel:
    made = AnalysisPanel()
    qtbot.addWidget(made)
    made.resize(300, 300)
    return made


def test_the_list_is_visible_if_there_are_candidates(panel: AnalysisPanel) -> None:
    panel.show()
    panel.show_analysis("Searching …", "", [])
    assert panel.headline.text() == "Searching …"
    assert not panel.effort.isVisible()
    assert not panel.candidates.isVisible()
    top = panel.headline.y()
    panel.show_analysis("Black 64 %", "9.0k simulations", views())
    assert panel.headline.text() == "Black 64 %"
    assert panel.effort.text() == "9.0k simulations"
    assert panel.effort.isVisible()
    assert panel.candidates.isVisible()
    assert panel.candidates.topLevelItemCount() == 8
    assert panel.headline.y() == top  # and stays in place
    assert panel.effort.x() > panel.headline.x()
    assert panel.candidates.width() == panel.width()
    panel.show_analysis("Searching …", "", [])
    assert not panel.candidates.isVisible()
    assert not panel.effort.isVisible()
    assert panel.candidates.topLevelItemCount() == 0


def test_a_solved_board_is_named_instead_of_simulations() -> None:
    start = read_setup(["oddy", "sides=3", "size=5", "pie=off"]).start()
    limits = Limits(simulations=30, seed=1)
    looked_up = Engine(GAME_KNOWLEDGE).search(start, [], limits)
    assert effort(looked_up) == "solved board"
    assert effort(Engine().search(start, [], limits)) == "30 simulations"
    views = candidate_views(looked_up, start, start, ())
    assert len(views) == 15
    assert {view.share for view in views} == {1.0}
    assert candidate_text(views[0]) == f"{views[0].texts[0]}, a proven win, the best move"


def test_a_table_of_openings_is_named_instead_of_simulations() -> None:
    start = read_setup(["oddy"]).start()
    looked_up = Engine(GAME_KNOWLEDGE).search(start, [], Limits(simulations=30))
    assert effort(looked_up) == "table of openings"
    views = candidate_views(looked_up, start, start, ())
    assert len(views) == len(list(start.legal_turns()))
    assert [view.best for view in views].count(True) == 1
    assert all(view.looked_up and view.is_rated and not view.visits_text for view in views)


PER_CENT = "\N{NO-BREAK SPACE}%"


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[BoardView]:
    made = BoardView()
    qtbot.addWidget(made)
    made.set_game(START.setup)
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


def test_a_text_compares_a_candidate_with_the_best() -> None:
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
