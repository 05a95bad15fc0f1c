"""The panels beside the board: their heights, how they are dragged, and the one at the top."""

import functools
import itertools
import random
from collections.abc import Callable

import pytest
from driving import TalkingEngine, click, game_page, program_of, shown, small
from lone_game import lone_game, place, shown_page
from lone_widgets import shown_alone
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from reviewed_game import write_blunders

from desktop.app.program import Program
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession, Phase
from desktop.game.narrator import Narrator
from desktop.game.players import Human, Seats
from desktop.game.rematch import Rematch, Verdict, new_record
from desktop.pages.board_page import SideSplit
from desktop.pages.counting import Counting
from desktop.pages.game_page import GamePage
from desktop.pages.side_panel import GameSummary, ResultBand, SidePanel
from desktop.panels.analysis_display import AnalysisPanel
from desktop.panels.history_panel import HistoryPanel
from desktop.theme.icons import icon
from desktop.theme.style import style_sheet
from desktop.theme.themes import SHIPPED, UI_THEME, contrast
from desktop.views.game_views import VIEWS
from desktop.widgets.page import SwitchedPanel
from desktop.window.main_window import MainWindow
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]

CLOCKS = TimeControl(main_seconds=300, increment_seconds=5)
HUMANS: Seats = (Human(), Human())
SIZES = ((800, 600), (1120, 780), (1600, 1000))
LEAST_BOARD = 280  # pixels of width, beside the longest words
ZOOMS = (1.0, 1.5, 2.0)
SHOWN = list(itertools.product(GAMES, SIZES, ZOOMS))


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
        *page.few_tools.buttons.values(),
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


def played(key: str, turns: int, clocks: TimeControl = CLOCKS) -> GameRecord:
    """Return a game of two persons with so many random turns, or fewer where it ends before."""
    record = new_record(GAMES[key].setup(), HUMANS, clocks)
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


@pytest.mark.short("yodd-800x600-2.0")
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
    page = open_record(window, played(key, 24, NO_CLOCKS), size, zoom)  # somebody is to move
    assert squeezed(page) == []
    assert page.board.width() >= LEAST_BOARD
    assert window.size().toTuple() == size


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


def rows_seen(page: GamePage) -> int:
    """Return how many rows of moves are seen as a whole."""
    turns = page.history.turns
    return turns.viewport().height() // turns.sizeHintForRow(0)


FITTING = [((1120, 780), 1.0), ((1000, 700), 1.25)]


@pytest.mark.short("wythe-1000x700-1.25")
@pytest.mark.parametrize(("size", "zoom"), FITTING, ids=named)
@pytest.mark.parametrize("key", GAMES)
def test_the_panel_fits_and_shows_six_rows_of_moves_at_any_time(
    window: MainWindow, key: str, size: tuple[int, int], zoom: float
) -> None:
    for turns in (0, 2, 24, 400):
        page = open_game(window, key, size, zoom, turns)
        assert rows_seen(page) >= 6, turns
        assert scrolling(page) in ([], [page.history.turns]), turns
        assert squeezed(page) == []
    assert is_whole(page, page.result.rematch)
    page.board.set_animated(False)
    page.count()
    settle()
    assert scrolling(page) in ([], [page.history.turns])
    page.session.go_previous()
    settle()
    assert rows_seen(page) >= 6
    assert is_whole(page, page.result.more)


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
        QTest.keyClick(page.counting, Qt.Key.Key_Right)
        settle()
    assert any(rows)


# -- with a review ---------------------------------------------------------------------------


def reviewed(
    window: MainWindow,
    key: str,
    size: tuple[int, int],
    zoom: float,
    clocks: TimeControl = CLOCKS,
) -> GamePage:
    """Show a finished game whose every third move was a blunder."""
    record = played(key, 400, clocks)
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


@pytest.mark.short("wythe-800x600-2.0", "themisto-1120x780-2.0")
@pytest.mark.parametrize(("key", "size", "zoom"), SHOWN, ids=named)
def test_beside_a_reviewed_game_only_the_moves_scroll_and_can_be_rested_on(
    window: MainWindow, key: str, size: tuple[int, int], zoom: float
) -> None:
    page = reviewed(window, key, size, zoom)
    panel = page.review.panel
    for step in (page.session.go_last, page.session.go_previous, page.session.go_first):
        step()
        settle()
        assert scrolling(page) in ([], [panel.moves])
        assert panel.moves.viewport().height() >= panel.moves.sizeHintForRow(0)
        assert squeezed(page) == []
        shown = (panel.retry, panel.card, panel.why, *panel.card.moments)
        assert all(is_whole(page, part) for part in shown if part.isVisible())
        assert panel.card.isVisible() or (zoom, size) == (ZOOMS[-1], SIZES[0])
    assert window.size().toTuple() == size


@pytest.mark.short("yodd-800x600-2.0")
@pytest.mark.parametrize(("key", "size", "zoom"), SHOWN, ids=named)
def test_a_reviewed_game_without_clocks_can_be_played_on_beside_the_moves(
    window: MainWindow, key: str, size: tuple[int, int], zoom: float
) -> None:
    page = reviewed(window, key, size, zoom, NO_CLOCKS)
    page.session.go_to(page.session.record.line[9])
    page.resume.click()
    settle()
    moves = page.review.panel.moves
    assert page.session.phase is Phase.CHOICE
    assert page.hand_switch.isVisible() is page.is_two_handed
    assert moves.viewport().height() >= moves.sizeHintForRow(0)
    assert scrolling(page) in ([], [moves])
    assert squeezed(page) == []


def test_a_review_leaves_a_line_of_the_result_that_leads_back_to_it(window: MainWindow) -> None:
    page = reviewed(window, "egotzi", (1600, 1080), 1.0)
    band = page.result
    assert band.rematch.isVisible()
    assert page.players.isVisible()
    assert not band.more.isVisible()
    window.resize(800, 600)
    settle()
    assert not band.rematch.isVisible()
    assert not page.players.isVisible()
    page.board.set_animated(False)
    page.count()
    settle()
    assert page.players.isVisible()  # what is counted is seen
    page.counting.end()
    page.session.go_first()
    settle()
    assert band.accessibleName().startswith("Finished: ")
    click(band.more)
    settle()
    assert band.rematch.isVisible()
    assert page.players.isVisible()
    assert page.session.record.node is page.session.record.end_node
    assert page.review.is_on
    page.history.tabs.setCurrentIndex(3)
    settle()
    assert not band.rematch.isVisible()
    page.show_panels(side=True, turns=False)  # there is nothing but the review
    settle()
    click(band.more)
    settle()
    assert band.rematch.isVisible()
    assert not page.review.is_on


# -- the column alone ------------------------------------------------------------------------


def test_the_players_take_less_where_space_is_short(qtbot: QtBot) -> None:
    lists = HistoryPanel(
        SwitchedPanel(AnalysisPanel), SwitchedPanel(QWidget), SwitchedPanel(QWidget)
    )
    lists.show_turns(True)
    session, view = lone_game(GAMES["egotzi"].setup(size=4), "a1", "c3"), VIEWS["egotzi"]
    read = GameSummary(session, view, Narrator(session, view), QToolButton())
    read.players.refresh()
    panel = shown_alone(qtbot, SidePanel(read, lists, [], (QWidget(), QWidget())), (300, 700))
    board = BoardView()
    qtbot.addWidget(board)
    counting = Counting(view, board)
    qtbot.addWidget(counting)
    counting.session = session
    read.players.show_score(counting)
    score, seen = read.players.score, []
    for height in range(700, 200, -20):
        panel.resize(300, height)
        settle()
        names = [label.text() for label in read.findChildren(QLabel) if label.isVisible()]
        assert scrolls(panel.upper) is False or ("Black" not in names and score.folded)
        seen.append(("Black" in names, score.folded))
    assert list(dict.fromkeys(seen)) == [(True, False), (False, False), (False, True)]
    click(score.fold)
    assert not score.folded  # as the user wants it
    panel.resize(300, 700)
    click(score.fold)
    assert score.folded


# -- the splitter alone ----------------------------------------------------------------------


@pytest.fixture
def split(qtbot: QtBot) -> SideSplit:
    made = SideSplit(QWidget(), QWidget())
    qtbot.addWidget(made)
    made.show()
    return made


def width_at(split: SideSplit, width: int) -> int:
    """Return the width of the panels in a window of this width."""
    split.resize(width, 300)
    assert sum(split.sizes()) + split.handleWidth() == width
    return split.sizes()[1]


def test_the_panels_have_a_quarter_of_the_width_by_default_within_limits(
    split: SideSplit,
) -> None:
    assert split.orientation() == Qt.Orientation.Horizontal
    assert split.handleWidth() == 12
    line = split.fontMetrics().height()
    assert width_at(split, 600) == 18 * line
    assert width_at(split, 80 * line) == pytest.approx(0.27 * 80 * line, abs=1)
    assert width_at(split, 300 * line) == 27 * line


def test_a_chosen_share_is_limited_to_most_of_the_width(split: SideSplit) -> None:
    split.set_share(0.4)
    assert width_at(split, 2000) == pytest.approx(800, abs=1)
    split.set_share(0.9)
    assert width_at(split, 2000) == pytest.approx(1200, abs=1)
    split.set_share(0.01)
    assert width_at(split, 2000) == 18 * split.fontMetrics().height()
    split.set_share(None)
    assert width_at(split, 2000) == 27 * split.fontMetrics().height()


def test_panels_get_the_width_they_need(split: SideSplit) -> None:
    wide = QWidget(split.second)
    wide.setMinimumWidth(500)
    column = QVBoxLayout(split.second)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(wide)
    wide.show()
    assert width_at(split, 1000) == 500


# -- the game, its result, and a look back ---------------------------------------------------------


def summary(qtbot: QtBot, session: GameSession) -> GameSummary:
    view = VIEWS[session.record.setup.game.key]
    return shown_alone(qtbot, GameSummary(session, view, Narrator(session, view), QToolButton()))


def texts(shown: GameSummary) -> list[str]:
    return [label.text() for label in shown.findChildren(QLabel) if label.isVisible()]


def test_it_names_the_game_its_options_and_its_clocks(qtbot: QtBot) -> None:
    setup = GAMES["oddy"].setup(sides=7, size=4)
    shown = summary(qtbot, lone_game(setup, control=TimeControl(main_seconds=60)))
    heading, choices = texts(shown)[:2]
    assert heading == "Odd-Y"
    assert choices.startswith("7 sides · size 4 · ")
    assert "1\N{NO-BREAK SPACE}min" in choices


def test_the_band_leads_back_to_the_result_until_another_move(qtbot: QtBot) -> None:
    page = shown_page(lone_game(small("yodd"), "Bb2", "pass", "pass"), qtbot)
    band = page.result
    for step_back, place_of in (
        (page.session.go_first, "Looking back at the start."),
        (page.session.undo, "Looking back at move 2 of 3."),
    ):
        assert band.rematch.isVisible()
        assert not band.more.isVisible()
        step_back()
        assert not band.rematch.isVisible()
        assert band.accessibleName() == f"Finished: White won. {place_of}"
        click(band.more)
    assert band.rematch.isVisible()
    assert page.session.record.node is page.session.record.end_node
    page.session.go_previous()
    assert band.isVisible()
    place(page.session, "Ba1")  # another move
    assert not band.isVisible()


# -- the result ---------------------------------------------------------------------------------


@pytest.fixture
def panel(qtbot: QtBot) -> ResultBand:
    made = ResultBand(numbered=False)
    qtbot.addWidget(made)
    return made


def test_a_scroll_bar_beside_it_does_not_change_how_much_is_shown(panel: ResultBand) -> None:
    panel.show_result("Black wins", "why " * 20, verdict=Verdict.WIN, countable=True)
    heights = set()
    for narrower in (0, 18):  # which would change again whether there is a bar, and so on
        panel.resize(252 - narrower, 200)
        heights.add(panel.height_in_lines(252, with_note=True))
    assert len(heights) == 1


def offered(panel: ResultBand) -> list[str]:
    """Return the texts of the visible buttons, in the order of the Tab key."""
    buttons, widget = list[QPushButton](), panel.nextInFocusChain()
    while widget is not None and widget is not panel:
        if isinstance(widget, QPushButton) and widget.isVisible():
            buttons.append(widget)
        widget = widget.nextInFocusChain()
    return [button.accessibleName() or button.text() for button in buttons]


def primary(panel: ResultBand) -> list[str]:
    buttons = panel.findChildren(QPushButton)
    return [
        b.accessibleName() or b.text()
        for b in buttons
        if b.isVisible() and b.property("role") == "primary"
    ]


def test_it_is_hidden_until_there_is_a_result(panel: ResultBand) -> None:
    assert panel.isHidden()
    panel.show_result("Black wins", "White resigned.", verdict=Verdict.WIN, countable=False)
    assert panel.isVisible()
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert [text for text in texts if text] == ["Black wins", "White resigned."]
    assert panel.accessibleName() == "Black wins. White resigned."


def test_the_buttons_say_and_emit_what_the_user_wants(panel: ResultBand) -> None:
    signals: list[object] = []
    panel.again.connect(signals.append)
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=False)
    assert offered(panel) == ["Rematch", "Review", "Swap colours"]
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=True)
    assert offered(panel) == ["Rematch", "Review", "Swap colours", "Count"]
    assert panel.accessibleName() == "Black wins."
    assert panel.count.toolTip() == "Count the result on the board, step by step"
    assert panel.count.icon().cacheKey() == icon("turn.count").cacheKey()
    for button in (panel.rematch, panel.swap):
        click(button)
    assert signals == [Rematch(), Rematch(swapped=True)]


def test_all_buttons_have_words_where_there_is_room(panel: ResultBand) -> None:
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=True)
    for width, words in ((900, ["Swap colours", "Count"]), (300, ["", ""])):
        panel.resize(width, 200)
        panel.show()
        settle()
        assert [button.text() for button in (panel.swap, panel.count)] == words
        assert panel.count.y() == panel.rematch.y()  # words take no other line


@pytest.mark.parametrize(
    ("verdict", "level", "buttons", "first"),
    [
        (Verdict.WIN, 4, ["Up to level 4", "Rematch", "Review", "Swap colours"], "Up to level 4"),
        (Verdict.LOSS, 2, ["Rematch", "Down to level 2", "Review", "Swap colours"], "Rematch"),
        (Verdict.DRAW, None, ["Rematch", "Review", "Swap colours"], "Rematch"),
        (Verdict.WIN, None, ["Rematch", "Review", "Swap colours"], "Rematch"),
    ],
)
def test_another_level_is_offered_by_its_name(
    panel: ResultBand, verdict: Verdict, level: int | None, buttons: list[str], first: str
) -> None:
    signals: list[object] = []
    panel.again.connect(signals.append)
    panel.show_result("The end", "", verdict=verdict, countable=False, level=level)
    assert offered(panel) == buttons
    assert primary(panel) == [first]
    texts = [button.text() for button in (panel.level_up, panel.level_down) if button.isVisible()]
    assert texts == ([] if level is None else [f"Level {level}"])
    if level is not None:
        click(panel.level_up if verdict is Verdict.WIN else panel.level_down)
        assert signals == [Rematch(level=level)]


def test_players_without_colours_are_swapped_by_name(qtbot: QtBot) -> None:
    numbered = ResultBand(numbered=True)
    qtbot.addWidget(numbered)
    numbered.show_result("Player 1 wins", "", verdict=Verdict.WIN, countable=False)
    assert offered(numbered) == ["Rematch", "Review", "Swap players"]


@pytest.mark.parametrize("theme", SHIPPED)
def test_win_loss_and_draw_look_different(panel: ResultBand, theme: str) -> None:
    panel.setStyleSheet(style_sheet(SHIPPED[theme]))
    UI_THEME.set_theme(SHIPPED[theme])
    pictures: list[QImage] = []
    for verdict in Verdict:
        panel.show_result("The end", "", verdict=verdict, countable=False)
        QApplication.processEvents()
        pixmaps = [label.pixmap() for label in panel.findChildren(QLabel)]
        (picture,) = [pixmap for pixmap in pixmaps if not pixmap.isNull()]
        pictures.append(picture.toImage())
        ground = panel.grab().toImage().pixelColor(panel.width() // 2, 4).name()
        assert contrast(SHIPPED[theme].ink, ground) >= 4.5
    for one, other in itertools.combinations(pictures, 2):
        assert one != other
        assert one.createAlphaMask() != other.createAlphaMask(), "not by colour alone"


def test_a_long_headline_wraps_and_all_stays_inside(panel: ResultBand) -> None:
    long = "Maximiliane von Hohenzollern (White) wins 12 : 7"
    panel.show_result(long, "Both passed.", verdict=Verdict.WIN, countable=True, level=10)
    panel.setFixedWidth(230)
    panel.setFixedHeight(panel.heightForWidth(230))
    QApplication.processEvents()
    for button in panel.findChildren(QPushButton):
        if button.isVisible():
            assert panel.contentsRect().contains(button.geometry()), button.text()
            assert button.width() >= button.sizeHint().width()
