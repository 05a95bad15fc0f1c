"""The review of a game on its page: graph, table, marks on the board, and better lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import click
from lone_game import SilentClient, shown_page
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from reviewed_game import TURNS, made_up, played
from shown_chance import chance

from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.play.game_page import GamePage
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.window.learn_menu import LearnMenu
from rules.engine.shown_rates import shown_rate
from rules.outcome import Outcome
from rules.record.game_record import Ending

GAME = "egotzi size=4 pie=off"  # of ``TURNS``


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[GamePage]:
    """Return the page of a game that Black has resigned, with a made-up review."""
    monkeypatch.setattr("desktop.review.reviewer.default_review", lambda: made_up)
    record = played()
    record.end(Outcome(1, Ending.RESIGNATION))
    session = GameSession(record, SilentClient())
    session.start()
    made = shown_page(session, qtbot)
    made.show_panels(side=True, turns=True)
    yield made
    made.stop_engine()


def reviewed(page: GamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.review.reviewer.finished):
        click(page.result.review)
    qtbot.waitUntil(lambda: page.review.panel.card.isVisible())


def go_to(page: GamePage, number: int) -> None:
    line = page.session.record.main_line
    page.session.go_to(line[number - 1] if number else page.session.record.root)


def shown_sign(page: GamePage) -> str:
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    verdict = scene._verdict.verdict
    return verdict.sign if verdict is not None else ""


def hinted(page: GamePage) -> list[str]:
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    return [page.session.position.board.names[change.piece.site] for change in scene.hint]


def test_a_click_after_the_game_reviews_it(page: GamePage, qtbot: QtBot) -> None:
    assert not page.review.graph.isVisible()
    reviewed(page, qtbot)
    assert page.review.graph.isVisible()
    assert len(page.review.graph.points) == len(TURNS) + 1
    assert page.review.panel.isVisible()
    counts = [label.text() for label in page.review.panel.card.counts]
    assert counts == ["1 won game lost", "1 mistake, 1 blunder"]
    assert [button.text() for button in page.review.panel.card.moments] == [
        "2. c3",
        "4. d4",
        "5. a4",
    ]


def test_the_graph_has_the_rates_of_black(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    points = page.review.graph.points
    # as the player to move reads it, who is White after each odd move
    shown = [shown_rate(rate, page.session.record.setup) for rate in (0.55, 0.5, 0.8, 0.3)]
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
    assert page.status.text == (
        f"2. White c3: blunder. Chance to win: {chance(0.5, GAME)} → {chance(0.2, GAME)}. "
        "The best reply is a2. Better: c2."
    )
    assert shown_sign(page) == "??"


def test_the_better_move_is_ringed_before_a_bad_one(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    go_to(page, 1)
    assert page.status.text.startswith("Played next: 2. White c3: blunder.")
    assert page.status.text.endswith(" The best reply is a2. Better: c2, the ringed move.")
    assert "c2" in hinted(page)
    assert shown_sign(page) == ""
    go_to(page, 0)
    assert hinted(page) == []
    go_to(page, 4)  # a bad move, and so is the next
    assert page.status.text.startswith("4. White d4: mistake.")
    assert hinted(page) == []


def test_signs_are_in_the_list_and_the_tree(page: GamePage, qtbot: QtBot) -> None:
    reviewed(page, qtbot)
    page.history.tabs.setCurrentIndex(0)
    assert page.history.turns.item(2).text().endswith("c3 ??")
    spoken = page.history.turns.item(2).data(Qt.ItemDataRole.AccessibleTextRole)
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
    menu = LearnMenu(page, lambda: page, Preferences(Settings(store), page))
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
    assert shown_sign(page) == ""
