"""The question below the board, by itself, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import click
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.question_bar import QuestionBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[QuestionBar]:
    ground = QWidget()
    qtbot.addWidget(ground)
    made = QuestionBar(ground)
    ground.show()
    yield made
    ground.close()


def ask(bar: QuestionBar, qtbot: QtBot) -> list[str]:
    done: list[str] = []
    bar.ask("Resign this game?", "Resign", lambda: done.append("resigned"))
    qtbot.waitUntil(bar.no.hasFocus)
    return done


def test_nothing_is_shown_before_a_question(bar: QuestionBar) -> None:
    assert (bar.isVisible(), bar.text, bar.end()) == (False, "", False)


def test_yes_does_it_once(bar: QuestionBar, qtbot: QtBot) -> None:
    done = ask(bar, qtbot)
    assert bar.yes.text() == "Resign"
    assert bar.no.accessibleDescription() == bar.text == "Resign this game?"
    with qtbot.waitSignal(bar.closed):
        click(bar.yes)
    assert (done, bar.isVisible(), bar.text) == (["resigned"], False, "")
    bar.accept()
    assert done == ["resigned"]


def test_no_does_nothing(bar: QuestionBar, qtbot: QtBot) -> None:
    done = ask(bar, qtbot)
    click(bar.no)
    assert (done, bar.isVisible()) == ([], False)


def test_return_answers_no_unless_yes_was_chosen(bar: QuestionBar, qtbot: QtBot) -> None:
    done = ask(bar, qtbot)
    QTest.keyClick(bar.no, Qt.Key.Key_Return)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.no, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is bar.yes
    QTest.keyClick(bar.yes, Qt.Key.Key_Return)
    assert done == ["resigned"]


def test_esc_answers_no(bar: QuestionBar, qtbot: QtBot) -> None:
    done = ask(bar, qtbot)
    QTest.keyClick(bar.yes, Qt.Key.Key_Escape)
    assert (done, bar.isVisible()) == ([], False)
