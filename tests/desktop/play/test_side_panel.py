"""The panels beside the board share their height: no scroll area is inside another."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable

import pytest
from driving import TalkingEngine, click, game_page, program_of, shown
from lone_game import lone_game
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from reviewed_game import write_blunders

from desktop.analysis.analysis_panel import AnalysisPanel
from desktop.application.program import Program
from desktop.game.narrator import Narrator
from desktop.game.new_record import new_record
from desktop.game.players import Human, Seats
from desktop.play.game_page import GamePage
from desktop.play.game_summary import GameSummary
from desktop.play.side_panel import SidePanel
from desktop.theme.theme import LIGHT
from desktop.tree.history_panel import HistoryPanel
from desktop.views.game_views import VIEWS
from desktop.widgets.switched_panel import SwitchedPanel
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.games import GAMES
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]

CLOCKS = TimeControl(main_seconds=300, increment_seconds=5)
HUMANS: Seats = (Human(), Human())
SIZES = ((800, 600), (1120, 780), (1600, 1000))
ZOOMS = (1.0, 1.25, 1.5, 1.75)
SHOWN = [
    *itertools.product(GAMES, SIZES[:1], ZOOMS),
    *itertools.product(GAMES, SIZES[1:], ZOOMS[::2]),
    *itertools.product(GAMES, SIZES[2:], ZOOMS[3:]),
]


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def scrolls(area: QAbstractScrollArea) -> bool:
    return bool(area.verticalScrollBar().maximum() or area.horizontalScrollBar().maximum())


def scrolled_inside(top: QWidget) -> list[str]:
    """Return the scroll areas inside other scroll areas."""
    areas = [
        area
        for area in (top, *top.findChildren(QWidget))
        if isinstance(area, QAbstractScrollArea) and area.isVisible() and scrolls(area)
    ]
    return [
        f"{inner} in {outer}"
        for outer, inner in itertools.permutations(areas, 2)
        if outer.isAncestorOf(inner)
    ]


def squeezed(page: GamePage) -> list[str]:
    """Return the buttons that are cut off by the page or lower than their minimum."""
    pressed = [
        *page.tools.buttons.values(),
        *page.step_buttons.buttons.values(),
        page.resume,
    ]
    pressed += [*page.hand_switch.buttons, page.confirm]
    return [
        f"{widget}: {widget.geometry()}"
        for widget in pressed
        if widget.isVisible()
        and not (
            page.rect().contains(QRect(widget.mapTo(page, QPoint()), widget.size()))
            and widget.height() >= widget.minimumSizeHint().height()
        )
    ]


def played(key: str, turns: int) -> GameRecord:
    """Return a timed game of two persons with so many random turns, or fewer where it ends
    before.
    """
    record = new_record(GAMES[key].setup(), HUMANS, CLOCKS)
    for turn in random_turns(key, turns):
        record.play(turn)
    return record


@functools.cache
def random_turns(key: str, most: int) -> list[tuple[int, ...]]:
    position, rng = GAMES[key].setup().start(), random.Random(4)
    turns: list[tuple[int, ...]] = []
    while not position.over and len(turns) < most:
        number, turn = position.turn, list[int]()
        while position.turn == number and not position.over:
            turn.append(rng.choice(position.legal_steps()))
            position.play(turn[-1])
        turns.append(tuple(turn))
    return turns


def open_record(
    window: MainWindow, record: GameRecord, size: tuple[int, int], zoom: float
) -> GamePage:
    window.resize(*size)
    program_of(window).appearance.zoom_to(zoom)
    window.play(record)
    settle()
    return game_page(window)


def open_game(
    window: MainWindow, key: str, size: tuple[int, int], zoom: float, turns: int = 0
) -> GamePage:
    return open_record(window, played(key, turns), size, zoom)


def named(value: object) -> str | None:
    """Return the part of a test's name that a size is."""
    return "x".join(map(str, value)) if isinstance(value, tuple) else None


@pytest.mark.short("yodd-800x600-1.75")
@pytest.mark.parametrize(("key", "size", "zoom"), SHOWN, ids=named)
def test_no_scroll_area_is_inside_another(
    make_program: MakeProgram, qtbot: QtBot, key: str, size: tuple[int, int], zoom: float
) -> None:
    window = shown(make_program(TalkingEngine), qtbot)
    window.setUpdatesEnabled(False)  # rooms are the same without painting boards
    page = open_game(window, key, size, zoom, 24)
    page.log.show()
    settle()
    assert scrolled_inside(window) == squeezed(page) == []
    page.analysis_controller.set_analysing(True)
    qtbot.waitUntil(lambda: page.analysis.candidates.topLevelItemCount() > 0)
    for tab in range(page.history.tabs.count()):
        page.history.tabs.setCurrentIndex(tab)
        settle()
        assert scrolled_inside(window) == squeezed(page) == []
    page = open_game(window, key, size, zoom, 400)
    assert page.result.isVisible()
    assert scrolled_inside(window) == squeezed(page) == []
    assert window.size().toTuple() == size


def test_nested_scroll_areas_are_detected(qtbot: QtBot) -> None:
    outer, inner, large = QScrollArea(), QScrollArea(), QWidget()
    qtbot.addWidget(outer)
    large.setFixedSize(500, 500)
    inner.setWidget(large)
    inner.setFixedSize(300, 300)
    outer.setWidget(inner)
    outer.resize(100, 100)
    outer.show()
    settle()
    assert len(scrolled_inside(outer)) == 1


@pytest.mark.short("themisto")
@pytest.mark.parametrize("key", GAMES)
def test_the_player_to_move_is_visible_even_in_little_space(window: MainWindow, key: str) -> None:
    page = open_game(window, key, (800, 600), 1.5, 1)
    for _ in range(2):
        for step in next(page.session.position.legal_turns()):
            page.session.play(step)
        settle()
        view, card = page._side.upper.viewport(), page.players.active
        assert card is not None
        seen = QRect(card.mapTo(view, QPoint()), card.size())
        assert view.rect().intersected(seen).height() >= min(view.height(), card.height()) - 1


def test_the_result_its_buttons_and_the_counted_row_are_visible(
    window: MainWindow,
) -> None:
    page = open_game(window, "egotzi", (800, 600), 1.75, 400)
    view = page._side.upper.viewport()

    def is_seen(widget: QWidget) -> bool:
        return view.rect().contains(QRect(widget.mapTo(view, QPoint()), widget.size()))

    assert is_seen(page.result.rematch)
    page.board.set_animated(False)
    page.count()
    settle()
    rows = []
    for _step in page.session.position.count_steps():
        rows.append(page.players.score.lit)
        assert rows[-1] is None or is_seen(rows[-1])
        QTest.keyClick(page.count_bar, Qt.Key.Key_Right)
        settle()
    assert any(rows)


# -- with a review ---------------------------------------------------------------------------


def reviewed(window: MainWindow, key: str, size: tuple[int, int], zoom: float) -> GamePage:
    """Show a finished game whose every third move was a blunder."""
    record = played(key, 400)
    write_blunders(record)
    page = open_record(window, record, size, zoom)
    page.review.switch(on=True)
    settle()
    assert page.review.reviewer.is_complete
    return page


def scrolling(page: GamePage) -> list[QAbstractScrollArea]:
    areas = page._side.findChildren(QAbstractScrollArea)
    return [area for area in areas if area.isVisible() and scrolls(area)]


def is_whole(page: GamePage, widget: QWidget) -> bool:
    """Return whether a widget is visible, and nothing of it is cut off."""
    shown = QRect(widget.mapTo(page, QPoint()), widget.size())
    seen = widget.visibleRegion().boundingRect()
    return page.rect().contains(shown) and seen == widget.rect()


@pytest.mark.short("themisto-800x600-1.0")
@pytest.mark.parametrize(
    ("key", "size", "zoom"),
    [
        *itertools.product(GAMES, [(800, 600), (1200, 720), (1600, 1000)], [1.0]),
        *itertools.product(["yodd", "themisto"], [(800, 600)], ZOOMS[1:3]),
    ],
    ids=named,
)
def test_only_one_thing_scrolls_beside_a_reviewed_game(
    window: MainWindow, key: str, size: tuple[int, int], zoom: float
) -> None:
    page = reviewed(window, key, size, zoom)
    panel = page.review.panel
    for step in (page.session.go_last, page.session.go_previous, page.session.go_first):
        step()
        settle()
        assert len(scrolling(page)) <= 1
        assert is_whole(page, panel.retry)
        assert squeezed(page) == []
        if zoom == 1.0:
            assert panel.moves.isVisible() or page.resume.isVisible()
            assert all(is_whole(page, button) for button in panel.card.moments)
    assert window.size().toTuple() == size


def test_a_review_leaves_a_line_of_the_result_that_leads_back_to_it(window: MainWindow) -> None:
    page = reviewed(window, "egotzi", (1600, 1080), 1.0)
    line = page.summary.line
    assert page.result.rematch.isVisible()
    assert page.players.isVisible()
    assert not line.isVisible()
    window.resize(800, 600)
    settle()
    assert not page.result.isVisible()
    assert not page.players.isVisible()
    assert line.accessibleName().startswith("Finished: ")
    page.board.set_animated(False)
    page.count()
    settle()
    assert page.players.isVisible()  # what is counted is seen
    page.counting.end()
    page.session.go_first()
    settle()
    assert line.isVisible()
    click(line.more)
    settle()
    assert page.result.rematch.isVisible()
    assert page.players.isVisible()
    assert page.session.record.node is page.session.record.end_node
    assert page.review.is_on
    page.history.tabs.setCurrentIndex(3)
    settle()
    assert line.isVisible()
    page.show_panels(side=True, turns=False)  # there is nothing but the review
    settle()
    click(line.more)
    settle()
    assert page.result.rematch.isVisible()
    assert not page.review.is_on


# -- the column alone ------------------------------------------------------------------------


def lone_summary() -> GameSummary:
    session, view = lone_game(GAMES["egotzi"].setup(size=4)), VIEWS["egotzi"]
    return GameSummary(session, view, Narrator(session, view), LIGHT, QToolButton())


def test_players_lists_and_buttons_are_stacked(qtbot: QtBot) -> None:
    read, lists = lone_summary(), HistoryPanel(LIGHT, AnalysisPanel(), SwitchedPanel())
    lists.show_turns(True)
    buttons = [QPushButton("Resume"), QPushButton("Undo")]
    panel = SidePanel(read, lists, buttons)
    qtbot.addWidget(panel)
    panel.resize(300, 700)
    panel.show()
    settle()
    parts = [panel.upper, lists, *buttons]
    for above, below in itertools.pairwise(parts):
        assert above.geometry().bottom() < below.y() <= above.geometry().bottom() + 12
    assert lists.height() > 300  # they take the remaining height
    assert panel.upper.isAncestorOf(read)
    assert buttons[1].geometry().bottom() == panel.height() - 1


def test_the_minimum_height_of_the_lists_is_a_share_of_the_rest(qtbot: QtBot) -> None:
    lists = HistoryPanel(LIGHT, AnalysisPanel(), SwitchedPanel())
    lists.show_turns(True)
    buttons = [QPushButton("Resume"), QPushButton("Undo")]
    buttons[0].hide()
    panel = SidePanel(lone_summary(), lists, buttons)
    qtbot.addWidget(panel)
    panel.show()

    def share_of(room: int) -> int:
        alone = HistoryPanel(LIGHT, AnalysisPanel(), SwitchedPanel())
        qtbot.addWidget(alone)
        alone.show_turns(True)
        alone.set_room(room)
        return alone.minimumSizeHint().height()

    height = buttons[1].sizeHint().height()
    gap = buttons[1].y() - lists.geometry().bottom() - 1
    for panel_height in (900, 1200):
        panel.resize(300, panel_height)
        settle()
        assert lists.minimumSizeHint().height() == share_of(panel_height - height - 2 * gap)
    buttons[0].show()
    settle()
    assert lists.minimumSizeHint().height() == share_of(1200 - 2 * height - 3 * gap)
