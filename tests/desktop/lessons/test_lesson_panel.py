"""The panel of a lesson by itself, without a board or a page."""

from __future__ import annotations

import pytest
from driving import click
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.lessons.lesson import Lesson, LessonStep, Words
from desktop.lessons.lesson_panel import LessonPanel
from desktop.theme.theme import LIGHT
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.position import SpecialStep

TASK, RIGHT, END = Words("To place", "Place a stone."), Words("Yes", "So it is."), Words("Done", "")
ASKS = LessonStep("place", "egotzi", (), ("b2",), False, TASK, RIGHT, RIGHT)
LOOKS = LessonStep("look", "egotzi", (), (), False, Words("To look", "Look."), None, None)


@pytest.fixture
def panel(qtbot: QtBot) -> LessonPanel:
    panel = LessonPanel(
        Lesson(GAMES["egotzi"], "Egotzi", (ASKS, LOOKS), END), VIEWS["egotzi"], LIGHT
    )
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.show_step(0, ASKS)
    panel.show_count("")
    panel.offer([], begun=False)
    panel.show()
    return panel


def shown(panel: LessonPanel) -> list[str]:
    """Return the names of the buttons that lead through the lesson and are visible."""
    QApplication.processEvents()
    names = ("show_me", "back", "skip", "next", "rules", "take_back")
    return [name for name in names if getattr(panel, name).isVisible()]


def test_a_step_that_asks_for_a_turn_can_be_shown_or_skipped(panel: LessonPanel) -> None:
    assert (panel.title.text(), panel.text.text()) == ("To place", "Place a stone.")
    assert panel.progress.text() == "Step 1 of 2"
    assert shown(panel) == ["show_me", "back", "skip"]
    assert not panel.back.isEnabled()
    assert panel.first_button is panel.skip
    assert not panel.answer.isVisible()


def test_a_right_answer_leads_on_and_another_one_does_not(panel: LessonPanel) -> None:
    panel.show_answer("No", "Not so.", right=False)
    assert shown(panel) == ["show_me", "back", "skip"]
    assert (panel.answer_title.text(), panel.answer.property("role")) == ("No", "card")
    panel.show_answer(RIGHT.title, RIGHT.text, right=True)
    assert shown(panel) == ["back", "next"]
    assert panel.answer.isVisible()
    assert panel.answer.property("role") == "result"
    assert panel.first_button is panel.next


def test_buttons_for_steps_and_the_count_are_shown_when_there_are_any(panel: LessonPanel) -> None:
    assert not panel.count.isVisible()
    panel.show_count("3 of 4")
    assert panel.count.isVisible()
    panel.show_step(1, LOOKS)
    assert panel.back.isEnabled()
    assert shown(panel) == ["back", "next"]
    panel.offer([SpecialStep.SWAP], begun=True)
    assert shown(panel) == ["back", "next", "take_back"]
    pressed: list[int] = []
    panel.step_buttons.pressed.connect(pressed.append)
    (button,) = [b for b in panel.step_buttons.findChildren(QPushButton) if b.isVisible()]
    click(button)
    assert pressed == [SpecialStep.SWAP]


@pytest.mark.parametrize("complete", [True, False])
def test_the_end_offers_a_game_against_the_computer(panel: LessonPanel, complete: bool) -> None:
    panel.show_end(complete=complete)
    assert (panel.title.text() == "Done") is complete
    assert shown(panel) == ["back", "rules"]
    assert panel.first_button is panel.levels[0]
    chosen: list[int] = []
    panel.level_chosen.connect(chosen.append)
    for button in panel.levels:
        click(button)
    assert chosen == [1, 2]
