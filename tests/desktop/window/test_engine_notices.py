"""The notices when the engine fails, and what their buttons do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from driving import opinion, small
from manual_client import ManualClient
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.analysis.analysis_controller import AnalysisController
from desktop.game.damage import RulesFailureError
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from desktop.window.engine_notices import EngineNotices, failure_text
from rules.record.game_record import GameRecord
from rules.refusal import InvalidPositionError
from rules.translatable_text import TranslatableText


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
def watched(qtbot: QtBot) -> Iterator[Watched]:
    made = Watched(qtbot)
    yield made
    made.session.close()


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
