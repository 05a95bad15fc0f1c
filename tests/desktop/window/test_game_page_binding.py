"""The connections between a window and the page of its game, and notices of its engine."""

from collections.abc import Callable

import pytest
from driving import (
    HUMANS,
    SlowEngine,
    click,
    commands,
    game_page,
    lay_out,
    opinion,
    program_of,
    shown,
    small,
)
from lone_game import ManualClient
from lone_window import LoneWindow
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.game_session import GameSession, Phase, RulesFailureError
from desktop.game.players import Computer, Human
from desktop.game.rematch import Rematch
from desktop.painting.drawing import Drawing, Numbers
from desktop.panels.analysis_controller import AnalysisController
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.settings.action import Action
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.window.engine_notices import EngineNotices, failure_text
from desktop.window.main_window import MainWindow
from rules.outcome import Outcome
from rules.position import BLACK, WHITE, SpecialStep
from rules.record.game_record import Ending, GameRecord
from rules.refusal import InvalidPositionError
from rules.setup import Game
from rules.translatable_text import TranslatableText


def test_a_page_begins_with_the_preferences_and_follows_every_change(window: MainWindow) -> None:
    settings, preferences = program_of(window).settings, program_of(window).preferences
    settings.confirms = True
    settings.log = True
    page = lay_out(window, small("egotzi"), "b2", seats=HUMANS)
    assert page.session.confirms
    assert page.log.isVisible()
    page.session.edits.set_values(page.session.record.node, "C", ["well played"])
    assert page.notes.panel.isVisible()
    assert page.board.animated is preferences.animated
    settings.confirms = False
    settings.log = False
    settings.comments = False
    settings.side_shown = False
    settings.animated = not preferences.animated
    preferences.changed.emit()
    QApplication.processEvents()
    assert not page.session.confirms
    assert not page.log.isVisible()
    assert not page.notes.panel.isVisible()
    assert page.board.animated is preferences.animated
    assert not page.players.isVisible()
    settings.side_shown = True
    settings.turns_shown = False
    settings.tree_shown = True
    QApplication.processEvents()
    assert page.players.isVisible()
    assert not page.history.tabs.isVisible()
    assert page.history.shown is page.history.tree


def test_a_dragged_line_and_a_chosen_tab_are_remembered(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), seats=HUMANS)
    settings = program_of(window).settings
    page.split.share_chosen.emit(0.4)
    assert settings.side_share == 0.4
    assert not settings.tree_shown
    page.history.tabs.setCurrentIndex(1)
    assert settings.tree_shown
    other = lay_out(window, small("egotzi"), seats=HUMANS)
    assert other.split.share == 0.4
    assert other.history.shown is other.history.tree


def test_the_depth_of_reviews_is_remembered(window: MainWindow) -> None:
    effort = lay_out(window, small("egotzi"), seats=HUMANS).review.panel.effort
    assert effort.currentText() == "Normal"
    effort.setFocus()
    QTest.keyClick(effort, Qt.Key.Key_Down)
    assert effort.currentText() == "Deep"
    later = lay_out(window, small("yodd"), seats=HUMANS).review.panel.effort
    assert later.currentText() == "Deep"
    program_of(window).settings.review_depth = 17  # by another version
    assert lay_out(window, small("yodd"), seats=HUMANS).review.panel.effort.currentIndex() == 1


def test_the_engine_thinks_ahead_where_that_is_wished(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    program = make_program(SlowEngine)
    program.settings.ponders = True
    window = shown(program, qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(10)))
    session = game_page(window).session
    assert session.engine_client.busy
    for wished in (True, False, True):
        program.settings.ponders = wished
        program.preferences.ponders_changed.emit()
        assert session.engine_client.busy is wished


def test_a_drawing_that_is_wished_is_drawn(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2", seats=HUMANS)
    assert page.board.drawing.numbers is Numbers.NONE
    wished = Drawing(numbers=Numbers.ALL)
    program_of(window).settings.set_drawing(page.session.record.setup.game, wished)
    assert page.board.drawing == wished


def test_buttons_beside_the_board_show_the_keys_of_their_actions(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"), "Ba1", seats=HUMANS)
    keys = {name: commands(window)[name].key_text for name in ("turn.pass", "turn.hand")}
    assert all(keys.values())
    passing = page.step_buttons.buttons[SpecialStep.PASS]
    assert passing.text() == f"Pass  ({keys['turn.pass']})"
    assert f"Also: {keys['turn.hand']}," in page.hand_switch.buttons[0].toolTip()
    names = [action.id for action in page.history.tree.actions() if isinstance(action, Action)]
    assert names[:3] == ["edit.cut", "edit.copy", "edit.paste"]
    asked: list[bool] = []
    commands(window)["edit.copy"].triggered.connect(lambda: asked.append(True))
    QTest.keySequence(page.history.tree, QKeySequence(QKeySequence.StandardKey.Copy))
    assert asked == [True]


# -- by itself -----------------------------------------------------------------------------------


def test_it_joins_a_page_with_what_it_is_given(lone: LoneWindow) -> None:
    actions = lone.actions
    page = lay_out(lone.window, small("egotzi", pie=False), seats=(Human(), Computer(3)))
    assert page.tools.buttons["turn.undo"].defaultAction() is actions.by_id["turn.undo"]
    assert not actions.by_id["turn.undo"].isEnabled()
    page.session.play(page.session.position.legal_steps()[-1])
    assert actions.by_id["turn.undo"].isEnabled()  # the menus follow the game
    assert not actions.by_id["edit.undo"].isEnabled()
    page.session.edits.set_values(page.session.record.node, "C", ["why"])
    assert actions.by_id["edit.undo"].isEnabled()  # and its notes
    page.result.again.emit(Rematch(level=4))
    assert lone.settings.seats(page.game) == (Human(), Computer(4))
    lone.settings.confirms = True
    assert page.session.confirms  # the game follows the settings
    page.session.engine_client.abandoned.emit()
    (details,) = [
        button
        for button in lone.window.notices.findChildren(QPushButton)
        if button.text() == "Details …"
    ]
    click(details)
    assert lone.calls == [("details",)]
    page.session.clock.suspended.emit()
    assert list(lone.window.notices.texts) == [Topic.STUCK_SEARCH, Topic.CLOCK]


@pytest.mark.parametrize("is_first", [True, False])
def test_a_first_win_against_a_level_is_honoured_until_it_is_undone(
    lone: LoneWindow, monkeypatch: pytest.MonkeyPatch, is_first: bool
) -> None:
    asked: list[tuple[str, int]] = []

    def take_win(game: Game, level: int) -> bool:
        asked.append((game.key, level))
        return is_first

    monkeypatch.setattr(lone.matching, "take_win", take_win)
    setup = small("egotzi", size=3, pie=False)
    page = lay_out(lone.window, setup, seats=(Human(), Computer(3)))
    honour = page.result.honour
    assert not honour.isVisible()
    session = page.session
    session.record.end(Outcome(WHITE, Ending.RESIGNATION))
    session.ended.emit()  # lost
    assert asked == []
    session.record.end(Outcome(BLACK, Ending.RESIGNATION))
    session.ended.emit()
    page.refresh()
    assert asked == [("egotzi", 3)]
    assert honour.isVisible() == is_first
    text = "Your first win against level 3"
    assert honour.text() == (f"★ {text}" if is_first else "")
    assert (f"{text}." in page.log.toPlainText()) == is_first
    session.undo()
    assert not honour.isVisible()


# -- notices when the engine fails -------------------------------------------------------------


class Watched:
    """A game against the computer whose engine the test makes fail, and its notices."""

    def __init__(self, qtbot: QtBot) -> None:
        record = GameRecord(small("egotzi"))
        record.seats = ["person", "engine 1"]
        self.engine_client, self.notices = ManualClient(), NoticeBar()
        qtbot.addWidget(self.notices)
        self.session = GameSession(record, self.engine_client, pace_ms=0, forced_ms=0)
        self.analysis_controller = AnalysisController(self.session, self.session)
        self.analysis_controller.set_seen(True)
        self.reports: list[str] = []
        self.replaced: list[int] = []
        self.analysts: list[str] = []
        self._watch = EngineNotices(
            self.session,
            self.analysis_controller,
            self.notices,
            self._report_buttons,
            let_play=self.replaced.append,
            analyse_with=self.analysts.append,
            show_engines=lambda: self.reports.append("engines"),
        )
        self.session.start()

    def _report_buttons(self) -> dict[str, Callable[[], object]]:
        return {"Details …": lambda: self.reports.append("details")}

    def press(self, text: str) -> None:
        buttons = self.notices.findChildren(QPushButton)
        next(b for b in reversed(buttons) if b.text() == text and not b.isHidden()).click()

    @property
    def offered(self) -> list[str]:
        return [b.text() for b in self.notices.findChildren(QPushButton)]


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    return Watched(qtbot)


def test_a_computer_that_fails_is_reported_and_tried_again(watched: Watched) -> None:
    session = watched.session
    assert watched.notices.texts == {}
    session.play(session.position.read("b2")[0])
    watched.engine_client.fail(RuntimeError("out of ideas"))
    phases = [session.phase]
    text = "The engine failed: out of ideas. The game has not changed."
    assert watched.notices.texts == {Topic.ENGINE: text}
    assert watched.offered == ["Try again", "Details …"]
    watched.press("Details …")
    assert watched.reports == ["details"]
    assert watched.notices.texts == {Topic.ENGINE: text}
    asked = len(watched.engine_client.works)
    watched.press("Try again")
    phases.append(session.phase)
    assert phases == [Phase.FAILED, Phase.THINKING]
    assert len(watched.engine_client.works) == asked + 1
    assert watched.notices.texts == {}


def test_analysis_that_fails_is_reported_once_and_tried_again(watched: Watched) -> None:
    watched.analysis_controller.set_analysing(True)
    watched.engine_client.fail(RuntimeError("out of ideas"))
    text = "The engine failed: out of ideas. There is no analysis of this position."
    assert watched.notices.texts == {Topic.ANALYSIS: text}
    assert watched.offered == ["Try again", "Details …"]
    watched.analysis_controller.changed.emit()
    assert watched.offered == ["Try again", "Details …"]  # the same notice, not another one
    UI_LANGUAGE.set_language(Language("de"))
    assert watched.notices.texts[Topic.ANALYSIS] != text
    UI_LANGUAGE.set_language(Language("en"))
    watched.press("Try again")
    assert watched.notices.texts == {}
    assert watched.engine_client.busy
    watched.engine_client.answer(opinion(watched.session.position))
    assert watched.notices.texts == {}


def test_a_search_that_was_left_behind_is_reported_with_a_report(watched: Watched) -> None:
    watched.engine_client.abandoned.emit()
    assert watched.notices.texts == {
        Topic.STUCK_SEARCH: "The engine stopped responding and was restarted. The game continues."
    }
    assert watched.offered == ["Details …"]


def test_each_failure_has_a_sentence() -> None:
    assert failure_text(MemoryError()) == (
        "There is not enough memory for the engine. Close other programs."
    )
    error = InvalidPositionError(TranslatableText("the cell is taken"))
    assert failure_text(error) == (
        "The position is corrupt: the cell is taken. The game can be replayed from the start."
    )
    assert failure_text(RuntimeError("no idea")) == "The engine failed: no idea."
    assert failure_text(RulesFailureError(KeyError("a\nb"))) == (
        "The rules of this game failed: KeyError: 'a\\nb'."
    )
