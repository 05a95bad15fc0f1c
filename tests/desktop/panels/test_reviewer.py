"""The reviewer, in the background and stopped and continued; the review of a game on its page."""

import threading
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from driving import chance, click, random_game, small
from lone_game import ManualClient, shown_page
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from reviewed_game import FOUND, TURNS, made_up, played, write_blunders

from desktop.board.board_items import BoardState
from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.pages.game_page import GamePage
from desktop.panels.reviewer import Reviewer, ReviewMoves
from desktop.settings.appearance import Preferences
from desktop.settings.settings import Settings
from desktop.window.action_table import action_table
from desktop.window.window_actions import ActionMenu
from rules.engine.known_reports import shown_rate
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import Position
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord
from rules.review.accuracy import shown_review
from rules.review.move_review import ENGINE, MOVE, Verdict, read_review

Make = Callable[..., Reviewer]


@pytest.fixture
def make() -> Iterator[Make]:
    """Return a function that makes the reviewer of a record."""
    made: list[Reviewer] = []

    def reviewer(record: GameRecord, review: ReviewMoves = made_up) -> Reviewer:
        session = GameSession(record, ManualClient())
        session.start(viewing=True)
        made.append(Reviewer(session, session, make_review=lambda: review))
        return made[-1]

    yield reviewer
    for one in made:
        one.close()


def session_of(reviewer: Reviewer) -> GameSession:
    session = reviewer.parent()
    assert isinstance(session, GameSession)
    return session


class Pausing:
    """Reviews moves, and waits before each one after the first few."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.runs = 0
        self.go, self.ended = threading.Event(), threading.Event()

    def __call__(self, *args: Any, progress: Callable[..., None], **kwargs: Any) -> None:
        self.runs += 1
        count = 0

        def send(at: int, review: Any) -> None:
            nonlocal count
            while count >= self.free and not self.go.is_set() and not kwargs["stop"].is_set():
                self.go.wait(0.01)
            count += 1
            if not kwargs["stop"].is_set():
                progress(at, review)

        made_up(*args, progress=send, **kwargs)
        self.ended.set()


def test_every_move_is_reviewed_and_recorded(make: Make, qtbot: QtBot) -> None:
    record = played()
    reviewer = make(record)
    assert not reviewer.is_complete
    recorded: list[None] = []
    reviewer.recorded.connect(lambda: recorded.append(None))
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
        assert reviewer.is_running
    assert reviewer.is_complete
    assert not reviewer.is_running
    assert len(recorded) == len(TURNS)
    assert [reviewer.reviews[node].loss for node in record.main_line] == [
        loss for _rate, loss, _best, _line in FOUND.values()
    ]
    again = read_review(read_game(write_game(record)))
    assert list(again.moves.values()) == [reviewer.reviews[node] for node in record.main_line]


def test_the_time_left_follows_the_pace_of_the_last_moves(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.panels.reviewer._PACE", 2)
    clock, lefts = [100.0], list[float | None]()
    monkeypatch.setattr("desktop.panels.reviewer.time.monotonic", lambda: clock[0])
    reviewer = make(played())

    def look() -> None:
        lefts.append(reviewer.seconds_left)
        clock[0] += 1 if len(lefts) < 3 else 10  # the moves before the end take longer

    reviewer.recorded.connect(look)
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
        clock[0] += 1
    assert lefts[:5] == [5.0, 4.0, 3.0, 11.0, 10.0]


def test_a_stopped_review_is_continued(make: Make, qtbot: QtBot) -> None:
    pausing = Pausing(free=2)
    reviewer = make(played(), pausing)
    reviewer.start(100)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 2)
    assert reviewer.progress == (2, len(TURNS))
    assert reviewer.seconds_left is not None
    reviewer.stop()
    assert not reviewer.is_running
    assert len(reviewer.reviews) == 2
    pausing.go.set()
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.progress == (4, 4)
    assert reviewer.is_complete


def test_a_review_in_a_file_is_there_at_once_and_continued(make: Make, qtbot: QtBot) -> None:
    record = played()
    first = make(record, Pausing(free=3))
    first.start(100)
    qtbot.waitUntil(lambda: len(first.reviews) == 3)
    first.close()
    reviewer = make(read_game(write_game(record)))
    assert len(reviewer.reviews) == 3
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.progress == (3, 3)


def test_many_reviews_in_a_file_are_read_while_the_window_responds(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.panels.reviewer._AT_ONCE", 1)
    monkeypatch.setattr("desktop.panels.reviewer._SLICE_S", 0.0)
    record, slices = played(), QTimer(interval=0)
    write_blunders(record)
    read = read_review(record)
    reviewer, seen = make(record), list[int]()
    slices.timeout.connect(lambda: seen.append(len(reviewer._known)))
    assert len(reviewer.reviews) == 1
    reviewer.start(100)  # waits for them
    assert reviewer.is_running
    slices.start()
    qtbot.waitUntil(lambda: reviewer.is_complete)
    assert {*seen} >= {2, 3}
    assert [*reviewer.reviews.values()] == [*read.moves.values()]
    assert not reviewer.is_running
    assert record.main_line[0].properties == read_game(write_game(record)).main_line[0].properties


def test_moves_without_a_review_are_passed_while_the_window_responds(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.panels.reviewer._AT_ONCE", 1)
    record = played()
    write_blunders(record)
    del record.main_line[0].properties[MOVE]
    reviewer = make(record)
    assert not reviewer.reviews
    qtbot.waitUntil(lambda: len(reviewer.reviews) == len(TURNS) - 1)


def test_a_deeper_review_replaces_the_shallower(make: Make, qtbot: QtBot) -> None:
    reviewer = make(played())
    for simulations in (100, 400):
        with qtbot.waitSignal(reviewer.finished):
            reviewer.start(simulations)
        assert {review.simulations for review in reviewer.reviews.values()} == {simulations}
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)  # known more deeply
    assert {review.simulations for review in reviewer.reviews.values()} == {400}


def test_moves_played_meanwhile_are_reviewed_too(make: Make, qtbot: QtBot) -> None:
    pausing = Pausing(free=1)
    reviewer = make(played(), pausing)
    session = session_of(reviewer)
    reviewer.start(100)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    session.resume()
    session.play(session.position.legal_steps()[0])
    assert len(reviewer.line) == len(TURNS) + 1
    pausing.go.set()
    with qtbot.waitSignal(reviewer.finished):
        pass
    assert reviewer.is_complete
    assert pausing.runs == 2


def test_a_variation_is_not_part_of_the_review(make: Make, qtbot: QtBot) -> None:
    record = played()
    reviewer = make(record)
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    record.go_to(record.main_line[1])
    record.play(record.position.read("d2"), aside=True)
    session_of(reviewer).changed.emit()
    assert list(reviewer.line) == record.main_line
    assert reviewer.is_complete


def test_an_engine_that_fails_leaves_what_was_found(make: Make, qtbot: QtBot) -> None:
    fails = [True]

    def review(*args: Any, progress: Callable[..., None], **kwargs: Any) -> None:
        found = 0

        def send(at: int, one: Any) -> None:
            nonlocal found
            found += 1
            if found > 2 and fails[0]:
                raise ArithmeticError("lost")
            progress(at, one)

        made_up(*args, progress=send, **kwargs)

    reviewer = make(played(), review)
    reviewer.start(100)
    qtbot.waitUntil(lambda: reviewer.failure is not None)
    assert isinstance(reviewer.failure, ArithmeticError)
    assert not reviewer.is_running
    assert len(reviewer.reviews) == 2
    fails[0] = False
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.failure is None
    assert reviewer.is_complete


def test_a_damaged_review_in_the_file_is_counted_and_made_again(make: Make, qtbot: QtBot) -> None:
    record = played()
    first = make(record)
    with qtbot.waitSignal(first.finished):
        first.start(100)
    record.main_line[2].properties[MOVE] = ["0.5 what"]
    reviewer = make(read_game(write_game(record)))
    assert reviewer.damaged == 1
    assert len(reviewer.reviews) == len(TURNS) - 1
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.is_complete


def test_a_game_without_moves_has_nothing_to_review(make: Make, qtbot: QtBot) -> None:
    reviewer = make(GameRecord(played().setup))
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert not reviewer.is_complete
    assert not reviewer.is_running


def test_nothing_arrives_after_it_was_closed(make: Make, qtbot: QtBot) -> None:
    pausing = Pausing(free=1)
    reviewer = make(played(), pausing)
    reviewer.start(100)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    reviewer.close()
    pausing.go.set()
    assert pausing.ended.wait(300)
    QApplication.processEvents()
    assert len(reviewer.reviews) == 1
    reviewer.start(100)
    assert not reviewer.is_running


def test_reviews_by_our_engine_have_calibrated_rates_to_show_and_others_their_own(
    make: Make,
) -> None:
    ours, theirs = played(), played()
    write_blunders(ours)
    write_blunders(theirs)
    theirs.root.properties[ENGINE] = ["Other 1.0", "20000"]
    shown, other = [make(record).reviews for record in (ours, theirs)]
    assert list(shown.values()) == list(other.values())  # what is shown does not count
    for calibrated, own in zip(shown.values(), other.values(), strict=True):
        assert own.shown is None
        assert calibrated.shown == shown_review(own, ours.setup).shown
        assert (own.verdict is Verdict.NONE) is (calibrated.verdict is Verdict.NONE)


GAME = "egotzi size=4 pie=off"  # of ``TURNS``
LEFT = Qt.MouseButton.LeftButton


def led_to(position: Position, turn: tuple[int, ...]) -> Position:
    after = position.copy()
    after.play_turn(turn)
    return after


Show = Callable[[GameRecord], GamePage]


@pytest.fixture
def show(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Show]:
    """Return a function that shows the page of a game, whose review is made up."""
    monkeypatch.setattr("desktop.panels.reviewer.default_review", lambda: made_up)
    made: list[GamePage] = []

    def show_page(record: GameRecord) -> GamePage:
        session = GameSession(record, ManualClient())
        session.start(viewing=not record.has_ended)
        made.append(shown_page(session, qtbot))
        made[-1].show_panels(side=True, turns=True)
        return made[-1]

    yield show_page
    for one in made:
        one.stop_engine()


@pytest.fixture
def page(show: Show) -> GamePage:
    """Return the page of a game that Black has resigned."""
    record = played()
    record.end(Outcome(1, Ending.RESIGNATION))
    return show(record)


def reviewed(page: GamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.review.reviewer.finished):
        click(page.result.review)
    qtbot.waitUntil(lambda: page.review.panel.card.isVisible())


def go_to(page: GamePage, number: int) -> None:
    line = page.session.record.main_line
    page.session.go_to(line[number - 1] if number else page.session.record.root)


def on_board(page: GamePage) -> BoardState:
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.state


def compared(page: GamePage) -> str:
    """Return the sign, the bad move and the better one on the board: "?? c3 < c2"."""
    mistake, names = on_board(page).mistake, page.session.position.board.names
    if mistake is None:
        return ""
    turns = zip((mistake.played, mistake.better), mistake.words, strict=True)
    texts = [word or " ".join([names[c.piece.site] for c in changes]) for changes, word in turns]
    return f"{mistake.verdict.sign} {' < '.join(texts)}{' laid' * mistake.laid}"


def test_a_click_after_the_game_reviews_it(page: GamePage, qtbot: QtBot) -> None:
    assert not page.review.graph.isVisible()
    reviewed(page, qtbot)
    assert page.review.graph.isVisible()
    assert len(page.review.graph.points) == len(TURNS) + 1
    assert page.review.panel.isVisible()
    counts = [label.text() for label in page.review.panel.card.counts]
    card = page.review.panel.card
    assert [label.text() for label in (*card.accuracies, *card.levels)] == [
        *("", ""),
        *2 * ("Too few moves to judge the accuracy",),
    ]
    assert counts == ["?? 1 win turned into a loss", "? 1 mistake, ?? 1 blunder"]
    assert [button.text() for button in page.review.panel.card.moments] == [
        "2. c3",
        "4. d4",
        "5. a4",
    ]
    card.moments[1].click()
    assert page.session.record.node.text == "d4"


def test_nothing_is_to_be_retried_where_only_the_computer_made_mistakes(
    page: GamePage, qtbot: QtBot
) -> None:
    reviewed(page, qtbot)
    assert page.review.panel.retry.isVisible()
    whites = {n: r for n, r in page.review.reviewer.reviews.items() if r.player == 1}
    page.review.reviewer.reviews = whites
    for seats, offered in ((["person", "engine 4"], False), (["engine 4", "person"], True)):
        page.session.record.seats = seats
        page.review.refresh()
        assert page.review.has_errors is offered


def test_the_graph_has_the_rates_of_black(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    points = page.review.graph.points
    # as the player to move reads it, who is White after each odd move
    setup, depth = page.session.record.setup, page.review.panel.simulations
    shown = [shown_rate(one, setup, depth, compared=True) for one in (0.55, 0.5, 0.8, 0.66)]
    rates = [shown[0], 1 - shown[1], shown[2], 1 - shown[3], 1.0, 0.0, 0.0]
    assert [point.rate for point in points] == pytest.approx(rates, abs=1e-4)
    assert [point.proven for point in points] == [False] * 4 + [True] * 3
    assert [at for at, point in enumerate(points) if point.loss] == [2, 4, 5]


def test_a_click_on_the_graph_goes_to_a_move(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    graph = page.review.graph
    at = graph.point_at(2).toPoint()
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(at.x(), 20))
    assert page.session.record.node.text == TURNS[1]
    assert graph.current == 2
    assert page.status.text.startswith(
        f"2. White c3: blunder. Chance to win: {chance(0.5, GAME)} → {chance(0.2, GAME)}. "
        "The best reply is a2. Better: c2."
    )
    assert compared(page) == "?? c3 < c2 laid"


def test_a_bad_move_and_the_better_one_are_drawn_before_and_after_it(
    page: GamePage, qtbot: QtBot
) -> None:
    reviewed(page, qtbot)
    go_to(page, 1)
    assert page.status.text.startswith("Played next: 2. White c3: blunder.")
    assert " The best reply is a2. Better: c2." in page.status.text
    assert compared(page) == "?? c3 < c2"
    go_to(page, 0)
    assert compared(page) == ""
    go_to(page, 4)  # a bad move, and so is the next
    assert page.status.text.startswith("4. White d4: mistake.")
    assert compared(page) == "? d4 < b1 laid"
    page.review.insert_best_line()
    assert compared(page) == ""


def cell(page: GamePage, number: int, column: int) -> QPoint:
    """Return a point on a row of the review."""
    moves = page.review.panel.moves
    index = moves.model().index(number, column)
    for _ in range(3):
        QApplication.processEvents()  # which lay out what has changed
    moves.scrollTo(index)
    return moves.visualRect(index).center()


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_a_row_shows_the_bad_move_and_the_better_one_at_once(
    key: str, show: Show
) -> None:
    setup = small(key)
    start, record = setup.start(), GameRecord(setup)
    for after in random_game(setup, 7)[1:]:
        turn = next(t for t in start.legal_turns() if led_to(start, t) == after)
        record.play(turn)
        start = after
    write_blunders(record)
    page = show(record)
    page.review.switch(on=True)
    moves = page.review.panel.moves
    for number, node in [*enumerate(record.main_line, 1)][::-1]:
        QTest.mouseClick(moves.viewport(), LEFT, pos=cell(page, number, 0))
        assert record.node is node
        mistake = on_board(page).mistake
        assert (mistake is None) is bool((number - 1) % 3 and number % 3)
        if mistake is not None:
            assert bool(mistake.played) is not bool(mistake.words[0])
            assert bool(mistake.better) is not bool(mistake.words[1])
            assert mistake.laid is not bool((number - 1) % 3)


def test_resting_on_better_plays_the_line_on_the_board_and_arrows_step_through_it(
    page: GamePage, qtbot: QtBot
) -> None:
    reviewed(page, qtbot)
    go_to(page, 6)
    moves, record, shown = page.review.panel.moves, page.session.record, on_board(page)
    listed, row = page.history.turns.count(), moves.currentIndex().row()
    before = record.position_at(record.main_line[0])
    QTest.mouseMove(moves.viewport(), cell(page, 2, 1))
    QTest.mouseMove(moves.viewport(), cell(page, 2, 2))
    qtbot.waitUntil(lambda: page.review.line is not None)
    assert on_board(page).position == before
    assert [len(turn) > 0 for turn in on_board(page).line] == [True, True, True]
    assert page.status.text == "Better: White c2, Black a1, White d4."
    assert not page.board.targets
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    QTest.keyClick(moves, Qt.Key.Key_Right)
    there = before.copy()
    for text in ("c2", "a1"):
        there.play_turn(there.read(text))
    assert on_board(page).position == there
    assert [len(turn) > 0 for turn in on_board(page).line] == [False, False, True]
    assert set(on_board(page).numbers.values()) == {1, 2}
    assert page.status.text == "Black a1. What could follow: White d4."
    assert page.log.toPlainText().endswith(page.status.text)
    assert (page.session.record.node, page.history.turns.count()) == (record.main_line[-1], listed)
    assert moves.currentIndex().row() == row
    QTest.mouseMove(moves.viewport(), cell(page, 2, 0))
    assert on_board(page) == shown


def test_keys_alone_play_the_better_line_until_the_focus_leaves_it(
    page: GamePage, qtbot: QtBot
) -> None:
    reviewed(page, qtbot)
    go_to(page, 2)
    moves, shown = page.review.panel.moves, on_board(page)
    moves.setFocus()
    seen = []
    for key in [Qt.Key.Key_Right] * 5 + [Qt.Key.Key_Left] * 2:
        QTest.keyClick(moves, key)
        seen.append(None if page.review.line is None else page.review.line.done)
    assert seen == [0, 1, 2, 3, 0, None, None]
    ways: list[Callable[[], object]] = [
        lambda: QTest.keyClick(page.board, Qt.Key.Key_Escape),
        page.board.setFocus,
        lambda: QTest.keyClick(moves, Qt.Key.Key_Up),
    ]
    for leave in ways:
        go_to(page, 2)
        moves.setFocus()
        QTest.keyClick(moves, Qt.Key.Key_Right)
        assert on_board(page).line
        leave()
        assert page.review.line is None
        assert not on_board(page).line
    go_to(page, 2)
    assert on_board(page) == shown


def test_a_click_on_better_chooses_the_row_and_plays_on(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    moves, seen = page.review.panel.moves, []
    for _ in range(2):
        QTest.mouseClick(moves.viewport(), LEFT, pos=cell(page, 4, 2))
        assert page.session.record.node.text == "d4"
        seen.append(page.review.line and page.review.line.done)
    assert seen == [0, 1]


def test_reviews_that_come_in_leave_the_table_where_it_was_scrolled(
    page: GamePage, qtbot: QtBot
) -> None:
    reviewed(page, qtbot)
    go_to(page, 6)
    moves = page.review.panel.moves
    moves.setFixedHeight(moves.minimumSizeHint().height())
    qtbot.waitUntil(lambda: moves.verticalScrollBar().maximum() > 0)
    moves.scrollToTop()
    page.review.reviewer.changed.emit()
    assert moves.verticalScrollBar().value() == 0


def test_signs_are_in_the_list_and_the_tree(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    page.history.tabs.setCurrentIndex(0)
    assert page.history.turns.item(3).text().endswith("c3 ??")
    spoken = page.history.turns.item(3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("blunder")
    node = page.session.record.main_line[1]
    page.history.show_tree(True)
    assert "blunder" in page.history.tree.describe(node)
    page.review.switch(on=False)
    assert "blunder" not in page.history.tree.describe(node)
    assert not page.review.graph.isVisible()


def test_the_menu_leads_from_mistake_to_mistake_and_shows_what_was_better(
    page: GamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    services = types.SimpleNamespace(preferences=Preferences(Settings(store), page))
    window: Any = page
    window.game_page = window.board_page = page
    context = types.SimpleNamespace(game=page, services=services)
    table = next(menu for menu in action_table() if menu.title == "&Learn")
    menu = ActionMenu(table, window, context, {})
    actions = menu.actions_by_id
    actions["learn.review"].trigger()
    qtbot.waitUntil(lambda: page.review.reviewer.is_complete)
    go_to(page, 0)
    seen = []
    for _ in range(3):
        actions["learn.next"].trigger()
        seen.append(page.session.record.node.text)
    assert seen == ["c3", "d4", "a4"]
    menu.refresh()
    assert not actions["learn.next"].isEnabled()
    actions["learn.previous"].trigger()
    actions["learn.previous"].trigger()
    assert page.session.record.node.text == "c3"
    actions["learn.line"].trigger()
    assert [node.text for node in page.session.record.whole_line] == ["b2", "c2", "a1", "d4"]
    assert page.session.record.node.text == "c2"
    assert page.session.record.main_line[1].text == "c3"
    page.session.edits.undo()
    assert [node.text for node in page.session.record.main_line[0].children] == ["c3"]


def test_the_review_stays_while_a_variation_is_looked_at(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    go_to(page, 2)
    page.review.insert_best_line()
    assert page.review.reviewer.is_complete
    assert page.review.graph.current == -1
    assert compared(page) == ""


def test_the_window_responds_between_reviews_that_come_in_at_once(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.panels.reviewer._SLICE_S", 0.0)
    reviewer, counts = make(played()), list[int]()
    timer = QTimer(reviewer, interval=0)
    timer.timeout.connect(lambda: counts.append(len(reviewer.reviews)))
    timer.start()
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert {*counts} >= {*range(1, len(TURNS))}
