"""The panel of a review, its card, its table, its graph and its sentences, by themselves."""

import dataclasses
from collections.abc import Sequence

import pytest
from driving import click
from game_facts import each
from lone_game import lone_game, shown_page
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QTreeWidgetItem
from pytestqt.qtbot import QtBot
from reviewed_game import TURNS, played, review_of

from desktop.board.picture import BoardThumbnail
from desktop.panels.review_display import GraphPoint, WinRateGraph
from desktop.panels.review_panel import (
    Moment,
    PlayerReview,
    ReviewCard,
    ReviewList,
    ReviewPanel,
    move_sentence,
    next_sentence,
)
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import SHIPPED, UI_THEME, player_fills
from desktop.views.game_views import VIEWS
from rules.games import read_setup
from rules.position import PLACE
from rules.record.game_record import GameRecord, Node
from rules.review.accuracy import LevelEstimate
from rules.review.game_review import review_moves
from rules.review.move_review import MoveReview, write_review

VIEW = VIEWS["egotzi"]
REASONS = [found[0] for found in each("REASONS").values()]
PER_CENT = "\N{NO-BREAK SPACE}%"


@pytest.fixture
def begun() -> list[int]:
    """Return the depths at which a review was to begin."""
    return []


@pytest.fixture
def panel(qtbot: QtBot, begun: list[int]) -> ReviewPanel:
    made = ReviewPanel(VIEW, begun.append, lambda _node: None)
    return shown_alone(qtbot, made, (300, 400))


def reviews_of(record: GameRecord) -> dict[Node, MoveReview]:
    found = {}
    for at, node in enumerate(record.main_line):
        assert node.parent is not None
        found[node] = review_of(record.position_at(node.parent), node.turn, at, 100)
    return found


def texts(panel: ReviewPanel) -> str:
    return " ".join([label.text() for label in panel.findChildren(QLabel) if label.isVisible()])


def test_a_running_review_shows_its_progress_and_can_be_stopped(panel: ReviewPanel) -> None:
    stopped = emitted(panel.stop.clicked)
    panel.show_running(0, 40, None)
    assert "Reviewing 40 moves" in texts(panel)
    panel.show_running(10, 40, 33.2)
    assert "10 of 40 moves, 33 seconds left" in texts(panel)
    assert (panel.progress.value(), panel.progress.maximum()) == (10, 40)
    assert not panel.start.isVisible()
    click(panel.stop)
    assert stopped == [None]


def test_a_stopped_review_is_continued_at_the_chosen_depth(
    panel: ReviewPanel, begun: list[int]
) -> None:
    panel.show_stopped(3, 40)
    assert "3 of 40 moves are reviewed." in texts(panel)
    assert panel.start.text() == "Continue the review"
    click(panel.start)
    panel.effort.setCurrentIndex(2)
    click(panel.start)
    assert begun == [80_000, 320_000]
    assert [panel.effort.itemText(at) for at in range(3)] == ["Quick", "Normal", "Deep"]


def test_a_problem_is_said_and_a_game_without_moves_has_no_review(panel: ReviewPanel) -> None:
    panel.show_stopped(2, 40, "The review failed: no memory.")
    assert "The review failed: no memory." in texts(panel)
    panel.show_stopped(0, 0)
    assert "There are no moves to review yet." in texts(panel)
    assert not panel.start.isEnabled()


def test_the_card_names_accuracy_and_moments(panel: ReviewPanel, qtbot: QtBot) -> None:
    players = [
        PlayerReview(0, "Ann", 83.4, LevelEstimate(4, 2, 7), "2 mistakes"),
        PlayerReview(1, "Ben", None, None, "no bad moves"),
    ]
    moment = Moment(played().root, "2. c3", "2. White c3: blunder.")
    panel.show_finished(players, [moment], depth=320_000, retryable=False)
    card = panel.card
    assert [label.text() for label in card.accuracies] == [f"83{PER_CENT}", ""]
    assert card.accuracies[0].accessibleName() == f"Ann: accuracy 83{PER_CENT}"
    assert "2 mistakes" in texts(panel)
    assert card.levels[0].text() == "Played like level 4 (2 to 7)"
    qtbot.waitUntil(lambda: [label.isVisible() for label in card.levels] == [True, True])
    assert card.levels[1].text() == "Too few moves to judge the accuracy"
    assert not panel.retry.isVisible()
    panel.show_finished(players, [], depth=80_000, retryable=True)
    assert panel.retry.isVisible()
    assert "Moves that lost most" not in texts(panel)
    panel.resize(300, 150)  # if not everything fits, the levels go first
    qtbot.waitUntil(lambda: not card.levels[0].isVisible())
    panel.resize(300, 400)
    qtbot.waitUntil(card.levels[0].isVisible)


def test_a_finished_review_offers_the_greater_depths(panel: ReviewPanel, begun: list[int]) -> None:
    chosen = emitted(panel.effort.activated)
    offered = {}
    for depth in (20_000, 80_000, 320_000):
        panel.show_finished([], [], depth=depth, retryable=False)
        menu = panel.card.deeper.menu()
        offered[depth] = [action.text() for action in menu.actions()]
        assert panel.card.deeper.isVisible() is bool(offered[depth])
        assert not panel.start.isVisible()
        assert not panel.effort.isVisible()
    assert offered == {20_000: ["Normal", "Deep"], 80_000: ["Deep"], 320_000: []}
    panel.show_finished([], [], depth=20_000, retryable=False)
    panel.card.deeper.menu().actions()[1].trigger()
    assert (begun, chosen) == ([320_000], [2])


@pytest.mark.short("60", "160", "240", "300", "400")
@pytest.mark.parametrize("height", range(60, 420, 20))
def test_only_the_moves_scroll_and_what_is_shown_is_whole(panel: ReviewPanel, height: int) -> None:
    players = [PlayerReview(colour, "Ann", 83.4, None, "2 mistakes") for colour in (0, 1)]
    record = played()
    moments = [Moment(node, "2. c3", "") for node in record.main_line[:3]]
    panel.moves.show_reviews(record.main_line, reviews_of(record), 5)
    panel.show_finished(players, moments, depth=20_000, retryable=True)
    panel.show_why("Black can now cut a group of 6 down to 4: b3b2.")
    panel.resize(250, height)
    for _ in range(4):
        QApplication.processEvents()
    scrolled = [
        area
        for area in panel.findChildren(QAbstractScrollArea)
        if area.isVisible() and area.verticalScrollBar().maximum()
    ]
    assert scrolled in ([], [panel.moves])
    assert panel.moves.isVisible()
    assert panel.retry.isVisible() or height < 100
    assert panel.card.isVisible() or height < 200
    for part in (panel.moves, panel.retry):
        assert panel.rect().contains(part.geometry())
        assert part.height() >= part.minimumSizeHint().height()


def test_a_moment_leads_to_its_move(qtbot: QtBot) -> None:
    chosen: list[Node] = []
    card, line = shown_alone(qtbot, ReviewCard(VIEW, chosen.append)), played().main_line
    for nodes in (line[:3], line[4:5]):
        card.show_review([], [Moment(node, "c3", "bad") for node in nodes])
        for button in card.moments:
            if button.isVisible():
                click(button)
    assert chosen == [*line[:3], line[4]]


def test_the_table_shows_every_move_and_what_was_better(qtbot: QtBot) -> None:
    chosen: list[Node] = []
    moves = shown_alone(qtbot, ReviewList(VIEW, chosen.append))
    record = played()
    reviews = reviews_of(record)
    moves.show_reviews(record.main_line, {}, -1)
    assert moves.topLevelItemCount() == 1 + len(TURNS)
    moves.show_reviews(record.main_line, reviews, 2)
    rows = [moves.topLevelItem(at) for at in range(1, 1 + len(TURNS))]
    shown = [[row.text(column) for column in range(3)] for row in rows if row is not None]
    assert shown[0] == ["1.  b2", "", ""]
    assert shown[1] == ["2.  c3 ??", f"\N{MINUS SIGN}30{PER_CENT}", "c2"]
    assert shown[3] == ["4.  d4 ?", f"\N{MINUS SIGN}12{PER_CENT}", "b1"]
    assert shown[4] == ["5.  a4 ??", f"\N{MINUS SIGN}100{PER_CENT}", "d1"]
    row = rows[4]
    assert row is not None
    spoken = row.data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == (
        f"5. Black a4: loses a won game. Chance to win: 100{PER_CENT} → 0{PER_CENT}. "
        "The reply d1 then wins by force. Better: d1, which wins by force."
    )
    assert moves.currentItem() is rows[1]
    QTest.keyClick(moves, Qt.Key.Key_Down)
    assert chosen == [record.main_line[2]]


def test_reviews_that_come_in_together_lay_the_table_out_once(qtbot: QtBot) -> None:
    moves, record = shown_alone(qtbot, ReviewList(VIEW, lambda _node: None)), played()
    moves.show_reviews(record.main_line, {}, -1)
    with qtbot.waitSignal(moves.model().dataChanged) as changed:
        moves.show_reviews(record.main_line, reviews_of(record), -1)
    assert [index.row() for index in changed.args[:2]] == [0, len(TURNS)]


def test_of_a_long_game_only_the_rows_in_sight_are_written(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = shown_alone(qtbot, ReviewList(VIEW, lambda _node: None), (300, 200))
    written, write = set[int](), ReviewList.write

    def count(moves: ReviewList, item: QTreeWidgetItem, row: int) -> None:
        written.add(row)
        write(moves, item, row)

    monkeypatch.setattr(ReviewList, "write", count)
    root = Node()
    line = [Node(root, (PLACE,), "a1") for _ in range(2000)]
    moves.show_reviews(line, {}, 1500)
    QApplication.processEvents()
    assert 1500 in written
    assert len(written) < 300
    last = moves.topLevelItem(2000)
    assert last is not None
    assert last.text(0) == "2000.  a1"


def test_a_click_on_a_row_goes_to_its_move_after_going_to_the_start_or_to_a_variation(
    qtbot: QtBot,
) -> None:
    chosen: list[Node] = []
    moves, record = ReviewList(VIEW, chosen.append), played()
    qtbot.addWidget(moves)
    moves.show()
    first, start = record.main_line[0], record.root
    for place, row, node in ((0, 1, first), (-1, 1, first), (1, 0, start)):
        moves.show_reviews(record.main_line, {}, 1)
        moves.show_reviews(record.main_line, {}, place)
        item = moves.topLevelItem(row)
        assert item is not None
        where = moves.visualItemRect(item).topLeft() + QPoint(9, 9)  # always the same cell
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert chosen.pop() is node
        assert not chosen


def test_a_game_without_moves_has_an_empty_table(panel: ReviewPanel) -> None:
    panel.moves.show_reviews([], {}, -1)
    assert panel.moves.topLevelItemCount() == 0


def test_another_engine_that_reviewed_is_named_as_plain_text(panel: ReviewPanel) -> None:
    panel.show_engine("<b>Far</b>\n" + "x" * 200)
    assert panel.by.text().startswith("Reviewed by <b>Far</b> xxx")
    assert len(panel.by.text()) < 80
    panel.show_engine("")
    assert not panel.by.isVisible()


def test_another_engine_can_review_again(panel: ReviewPanel) -> None:
    panel.show_stopped(0, 5)
    assert not panel.engine.isVisible()
    panel.offer_engines(["Far"], "Far")
    assert panel.engine.isVisible()
    assert panel.engine.name == "Far"
    panel.show_finished([], [], depth=20_000, retryable=False, other=True)
    assert panel.start.text() == "Review it again"
    assert panel.start.isVisible()
    panel.show_finished([], [], depth=20_000, retryable=False)
    assert not panel.start.isVisible()
    assert panel.engine.isVisible()
    panel.show_running(1, 5, None)
    assert not panel.engine.isVisible()


RATES = (0.5, 0.55, 0.8, 0.2, None, 1.0, 1.0)


@pytest.fixture
def graph(qtbot: QtBot) -> WinRateGraph:
    made = shown_alone(qtbot, WinRateGraph(), (312, 112))
    points = [
        GraphPoint(rate, proven=rate == 1.0, loss=0.6 * (at == 3)) for at, rate in enumerate(RATES)
    ]
    made.show_points(points, 2, lambda index: f"point {index}")
    return made


def place(graph: WinRateGraph, index: int) -> QPoint:
    return graph.point_at(index).toPoint()


def chosen(graph: WinRateGraph) -> list[int]:
    found: list[int] = []
    graph.chosen.connect(found.append)
    return found


def test_a_click_chooses_the_nearest_move(graph: WinRateGraph) -> None:
    found = chosen(graph)
    for index in (0, 3, 6):
        point = QPoint(place(graph, index).x() + 3, 20)
        QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseClick(graph, Qt.MouseButton.RightButton, pos=place(graph, 1))
    assert found == [0, 3, 6]


def test_the_graph_of_a_long_game_has_a_few_points_for_each_pixel_and_every_peak(
    graph: WinRateGraph, monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = [0.9 if at == 7777 else 0.5 for at in range(10_001)]
    drawn: list[Sequence[int]] = []
    monkeypatch.setattr(
        WinRateGraph, "_paint_curve", lambda _graph, _painter, run: drawn.append(run)
    )
    graph.show_points([GraphPoint(rate) for rate in rates], 0, str)
    graph.grab()
    (run,) = drawn
    assert len(run) <= 4 * graph.width()
    assert {0, 7777, 10_000} <= {*run}
    assert [*run] == sorted({*run})


def test_dragging_goes_through_the_game(graph: WinRateGraph) -> None:
    found = chosen(graph)
    graph.chosen.connect(lambda at: graph.show_points(graph.points, at, str))
    QTest.mousePress(graph, Qt.MouseButton.LeftButton, pos=place(graph, 0))
    for index in (1, 2, 3):
        QTest.mouseMove(graph, place(graph, index))
        assert graph.current == index
    QTest.mouseRelease(graph, Qt.MouseButton.LeftButton, pos=place(graph, 3))
    assert found == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("key", "index"),
    [
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 6),
    ],
)
def test_keys_lead_through_the_game(graph: WinRateGraph, key: Qt.Key, index: int) -> None:
    found = chosen(graph)
    QTest.keyClick(graph, key)
    assert found == [index]


def test_the_current_move_is_described(graph: WinRateGraph) -> None:
    assert graph.accessibleName() == "Win rate, move by move"
    assert graph.accessibleDescription() == "point 2"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_black_is_below_the_curve_and_white_above(graph: WinRateGraph, theme: str) -> None:
    UI_THEME.set_theme(SHIPPED[theme])
    black, white = (QColor(fill) for fill in player_fills(SHIPPED[theme], numbered=False))
    image = graph.grab().toImage()
    ratio = image.devicePixelRatio()

    def colour(at: QPoint) -> QColor:
        return QColor(image.pixel(round(at.x() * ratio), round(at.y() * ratio)))

    between = QPoint((place(graph, 1).x() + place(graph, 2).x()) // 2, 0)
    low, high = QPoint(between.x(), graph.height() - 16), QPoint(between.x(), 12)
    assert colour(low) == black
    assert colour(high) == white
    unknown = (place(graph, 3).x() + place(graph, 5).x()) // 2
    assert colour(QPoint(unknown, graph.height() - 16)) not in (black, white)
    for index in (2, 3):
        assert abs(place(graph, index).y() - (6 + (1 - (RATES[index] or 0)) * 100)) <= 1


def test_a_graph_without_points_takes_clicks(qtbot: QtBot) -> None:
    graph = shown_alone(qtbot, WinRateGraph(numbered=True))
    found = chosen(graph)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton)
    QTest.keyClick(graph, Qt.Key.Key_End)
    graph.grab()
    assert found == []


BAD = MoveReview(
    player=0,
    turn="b2",
    best="c3",
    win_rate=0.6,
    loss=0.3,
    proven=False,
    proven_after=False,
    simulations=100,
)
REPLY = dataclasses.replace(BAD, player=1, turn="d4", best="d1", win_rate=0.3, loss=0.1)


def first_move(text: str = "b2", *, pie: str = "off", size: int = 4) -> GameRecord:
    record = GameRecord(read_setup(f"egotzi size={size} pie={pie}".split()))
    record.play_text(text)
    return record


def said(following: MoveReview | None, review: MoveReview = BAD) -> str:
    """Return what follows the win rates."""
    sentence = move_sentence(VIEW, first_move().node, 1, review, following)
    return sentence.partition("%. ")[2]


def test_the_best_reply_is_named_where_the_next_move_is_reviewed() -> None:
    assert said(REPLY) == "The best reply is d1. Better: c3."
    assert said(None) == "Better: c3."


def test_a_reply_that_is_proven_to_win_wins_by_force() -> None:
    won = dataclasses.replace(REPLY, win_rate=0.0, proven=True)
    assert said(won) == "The reply d1 then wins by force. Better: c3."
    for other in (
        dataclasses.replace(won, proven=False),
        dataclasses.replace(won, win_rate=0.5),
        dataclasses.replace(won, win_rate=1.0),
    ):
        assert said(other) == "The best reply is d1. Better: c3."


def test_the_same_players_next_move_is_no_reply() -> None:
    assert said(dataclasses.replace(REPLY, player=0)) == "Better: c3."


def test_a_pass_is_a_word() -> None:
    assert said(dataclasses.replace(REPLY, best="pass")) == "The best reply is pass. Better: c3."
    swap = dataclasses.replace(BAD, best="swap")
    assert said(None, swap) == "Better: swap colours."


def test_a_good_move_has_no_reply() -> None:
    good = dataclasses.replace(BAD, loss=0.01)
    assert said(REPLY, good) == "The engine prefers c3."


@pytest.mark.parametrize("second", ["swap", "a1"])
def test_an_opening_too_strong_to_keep_is_explained_by_the_swap(second: str) -> None:
    record = first_move("c2", pie="on", size=5)
    opening = record.node
    record.play_text(second)
    turns = [node.turn for node in record.main_line]
    reviews = review_moves(record.setup.start(), turns, 4000)
    for sentence in (move_sentence, next_sentence):
        text = sentence(VIEW, opening, 1, reviews[0], reviews[1])
        assert "1. Black c2: mistake." in text
        assert "c2 is too strong an opening: the other player can swap colours and take it." in text
        assert "reply" not in text


def test_a_weak_opening_is_not_said_to_be_too_strong() -> None:
    text = move_sentence(VIEW, first_move(pie="on").node, 1, BAD, REPLY)
    assert "too strong" not in text
    assert "The best reply is d1." in text


@pytest.mark.parametrize(
    ("rate", "words"), [(0.6, "the best move found"), (0.1, "no better move was found")]
)
def test_no_move_is_praised_where_the_game_is_lost(rate: float, words: str) -> None:
    best = dataclasses.replace(BAD, best="b2", loss=0.0, win_rate=rate)
    assert words in move_sentence(VIEW, first_move().node, 1, best)


@pytest.mark.parametrize(("setup", "before", "played", "better", "why"), REASONS)
def test_a_bad_move_that_is_looked_at_shows_why_it_is_bad(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    setup: str,
    before: str,
    played: str,
    better: str,
    why: str,
) -> None:
    bad, *replies = played.split()
    best, *line = better.split()
    session = lone_game(read_setup(setup.split()), *before.split(), bad, *replies, viewing=True)
    at, record = len(before.split()), session.record
    reviews = {
        number: MoveReview(
            player=record.position_at(node.parent).player,
            turn=node.text,
            best=best if number == at else node.text,
            win_rate=0.5,
            loss=0.5 if number == at else 0.0,
            proven=False,
            proven_after=number == at,
            simulations=100,
            line=tuple(line) if number == at else (),
        )
        for number, node in enumerate(record.main_line)
        if node.parent is not None
    }
    write_review(record, reviews, 100)
    page = shown_page(session, qtbot)
    request.addfinalizer(page.stop_engine)
    page.review.switch(on=True)
    panel = page.review.panel

    def chosen(row: int) -> QTreeWidgetItem:
        item = panel.moves.topLevelItem(row)
        assert item is not None
        panel.moves.setCurrentItem(item)
        return item

    item = chosen(at + 1)
    qtbot.waitUntil(panel.why.isVisible)
    assert panel.why.text() == why
    assert why in item.data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert why.split()[-1] in item.toolTip(0)
    assert why not in page.status.text
    boards = page.review.pictures.findChildren(BoardThumbnail)
    assert [board.isVisible() for board in boards] == [True, True]
    assert page.review.pictures.accessibleName().startswith("The board ")
    panel.setMaximumHeight(150)  # where there is no room, the status line shows it
    qtbot.waitUntil(lambda: page.status.text.endswith(why))
    panel.setMaximumHeight(2000)
    qtbot.waitUntil(lambda: why not in page.status.text)
    UI_LANGUAGE.set_language(Language("de"))
    assert panel.why.text() not in ("", why)
    chosen(at)
    assert panel.why.isVisible()  # it is played next
    if replies:
        chosen(at + 2)
        assert not panel.why.isVisible()
        assert not boards[0].isVisible()
