"""What is announced during a game, and the log where it can be read again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import HUMANS, commands, game_page, program_of, small
from lone_game import lone_game, place
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.play import announcer
from desktop.play.announcer import Announcer
from desktop.play.game_log import GameLog
from desktop.views.game_views import VIEWS
from desktop.widgets.announcement import announce
from desktop.window.main_window import MainWindow
from rules.position import PLACE
from rules.refusal import Refusal, RefusalReason


class Followed:
    """A session and its announcer.

    Attributes:
        heard: the announcements so far, with whether they were urgent.
    """

    def __init__(self, session: GameSession, page: QWidget) -> None:
        self.session, self.page = session, page
        self.heard: list[tuple[str, bool]] = []
        self.narrator = Narrator(session, VIEWS[session.record.setup.game.key])
        self.announcer = Announcer(session, self.narrator, page)
        session.changed.emit()

    def new(self) -> list[str]:
        """Return the texts since the last call."""
        texts = [text for text, _urgent in self.heard]
        self.heard.clear()
        return texts


Follow = Callable[[GameSession], Followed]


@pytest.fixture
def follow(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Follow:
    """Return a function that follows a game; its first announcement is already made."""

    def start(session: GameSession) -> Followed:
        page = QWidget()
        qtbot.addWidget(page)
        made: list[Followed] = []

        def receive(source: QObject, text: str, *, urgent: bool = False) -> None:
            assert source is page
            for followed in made:
                followed.heard.append((text, urgent))

        monkeypatch.setattr(announcer, "announce", receive)
        made.append(Followed(session, page))
        return made[0]

    return start


def test_only_requested_announcements_warnings_and_refusals_are_urgent(follow: Follow) -> None:
    session = lone_game(small("egotzi"))
    session.record.root.properties["C"] = ["Good luck."]
    followed = follow(session)
    announced: list[str] = []
    followed.announcer.announced.connect(announced.append)
    session.changed.emit()  # nothing in the game has changed
    followed.announcer.announce("Saved.")
    followed.announcer.announce_standing()
    place(session, "b2")
    session.undo()
    session.clock.warned.emit(1, 10)
    followed.announcer.refuse(Refusal(RefusalReason.OCCUPIED, (0,)))
    assert followed.heard == [
        ("Saved.", False),
        (followed.narrator.standing(), True),
        ("Black b2; White to move.", False),
        ("Back at the start; Black to move. Comment: Good luck.", False),
        ("Player 2 has 10 seconds left.", True),
        ("This square is taken. See a1.", True),
    ]
    assert announced == followed.new()


def test_the_computer_is_reported_to_stop_but_not_to_think(follow: Follow) -> None:
    followed = follow(lone_game(small("egotzi"), "b2", seats=(Human(), Computer(1))))
    session = followed.session
    followed.new()
    session.stop()
    assert followed.new() == [
        "Computer, level 1 (White) to move. Press “Resume” to play from here."
    ]
    session.resume()
    assert session.phase is Phase.THINKING
    assert followed.new() == []


def test_a_comment_is_reported_with_its_turn_and_not_again_with_every_stone(follow: Follow) -> None:
    followed = follow(lone_game(small("yodd"), "Bc3"))
    session = followed.session
    session.edits.set_values(session.record.node, "C", ["a fine stone"])
    session.go_first()
    session.go_last()
    assert "a fine stone" in followed.new()[-1]
    session.play(next(step for step in session.position.legal_steps() if step >= PLACE))
    session.undo()
    lines = followed.new()
    assert len(lines) == 2
    assert lines[1] == "Undone; White to move."
    assert not any("a fine stone" in line for line in lines)


def test_nothing_is_sent_while_no_screen_reader_runs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    sent: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    announce(widget, "Hello")
    assert not sent
    QAccessible.setActive(True)
    announce(widget, "Hello")
    announce(widget, "")
    announce(widget, "Stop", urgent=True)
    QAccessible.setActive(False)
    assert [(event.message(), event.politeness().name) for event in sent] == [  # type: ignore[attr-defined]
        ("Hello", "Polite"),
        ("Stop", "Assertive"),
    ]


# -- the log ---------------------------------------------------------------------------------


def test_the_log_is_shown_by_the_menu_and_remembered(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    assert not page.log.isVisible()
    text = "Egotzi · size 4. Player 1 (Black) to move. Place a stone."
    assert page.log.toPlainText() == text
    commands(window)["view.log"].trigger()
    assert page.log.isVisible()
    assert page.log in page.panes
    window.play_new(small("egotzi"), HUMANS)
    assert game_page(window).log.isVisible()
    commands(window)["view.log"].trigger()
    assert not game_page(window).log.isVisible()
    assert not program_of(window).settings.log


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    made = GameLog()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_each_text_is_a_line_and_the_log_is_read_only(log: GameLog) -> None:
    log.append("One")
    log.append("Two")
    QTest.keyClicks(log, "x")
    assert log.toPlainText() == "One\nTwo"
    assert log.isReadOnly()
    assert not log.isUndoRedoEnabled()
    assert log.accessibleName() == "Game log"
    QTest.keyClick(log, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert "Two" in log.textCursor().selectedText()
    UI_LANGUAGE.set_language(Language("fr"))
    assert log.accessibleName() != "Game log"


def test_five_lines_are_visible_at_any_font_size(log: GameLog) -> None:
    for number in range(9):
        log.append(str(number))
    assert log.verticalScrollBar().pageStep() == 5
    line, height = log.fontMetrics().lineSpacing(), log.height()
    assert 5 * line < height < 6.5 * line
    assert log.minimumHeight() == log.maximumHeight() == height
    font = log.font()
    font.setPointSizeF(2 * font.pointSizeF())
    log.setFont(font)
    assert log.height() > 1.7 * height
    assert log.verticalScrollBar().pageStep() == 5


def test_the_newest_line_is_visible_unless_scrolled_back(log: GameLog) -> None:
    bar = log.verticalScrollBar()
    for number in range(20):
        log.append(str(number))
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum() - 1)
    before = bar.value()
    log.append("more")
    assert bar.value() == before
    bar.setValue(bar.maximum())
    log.append("more")
    assert bar.value() == bar.maximum()


def test_the_oldest_of_very_many_lines_go(log: GameLog) -> None:
    log.setPlainText("\n".join(map(str, range(5000))))
    assert log.blockCount() == 5000
    log.append("last")
    assert log.blockCount() == 5000
    assert log.toPlainText().startswith("1\n")
    assert log.toPlainText().endswith("\nlast")


def test_tab_leads_to_the_next_widget(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    log, after = GameLog(), QLineEdit()
    column.addWidget(log)
    column.addWidget(after)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert after.hasFocus()
