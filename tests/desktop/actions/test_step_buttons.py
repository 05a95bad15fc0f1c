"""The buttons of steps without a cell: the board previews the one under the mouse."""

from __future__ import annotations

import pytest
from driving import click, lay_out, small
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.actions.action import Action
from desktop.actions.step_buttons import CAPTIONS, StepButtons, step_id
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.theme.icons import icon
from desktop.window.main_window import MainWindow
from rules.position import SpecialStep


def test_what_a_button_would_do_is_shown_until_the_mouse_leaves_it(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    button = page.step_buttons.buttons[SpecialStep.SWAP]
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
    assert page.board._preview.button == SpecialStep.SWAP
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert page.board._preview.button == -1


class Shown:
    """All buttons with their actions; passing has a key, the others have none."""

    def __init__(self, qtbot: QtBot) -> None:
        self.panel = StepButtons()
        qtbot.addWidget(self.panel)
        self.actions = {
            step_id(step): Action(self.panel, step_id(step), caption, lambda: None)
            for step, caption in CAPTIONS.items()
        }
        self.actions["turn.pass"].setShortcut(QKeySequence("P"))
        self.panel.show_keys_of(self.actions)
        self.panel.offer(list(CAPTIONS))

    def texts(self) -> list[str]:
        return [button.text() for button in self.panel.buttons.values() if button.isVisible()]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_only_the_buttons_of_legal_steps_are_seen(qtbot: QtBot) -> None:
    panel = StepButtons()
    qtbot.addWidget(panel)
    assert panel.isHidden()
    panel.offer([SpecialStep.SWAP, SpecialStep.PASS])
    assert panel.isVisible()
    assert [step for step, button in panel.buttons.items() if button.isVisible()] == [
        SpecialStep.SWAP,
        SpecialStep.PASS,
    ]
    panel.offer([SpecialStep.END])
    assert [step for step, button in panel.buttons.items() if button.isVisible()] == [
        SpecialStep.END
    ]
    panel.offer([])
    assert panel.isHidden()


def test_buttons_have_their_texts_with_the_keys_of_the_moment(shown: Shown) -> None:
    titles = ["Swap colours", "Pass  (P)", "End the move", "Capture", "Do not capture"]
    assert shown.texts() == titles
    names = [button.accessibleName() for button in shown.panel.buttons.values()]
    assert names == ["Swap colours", "Pass", "End the move", "Capture", "Do not capture"]
    shown.actions["turn.swap"].setShortcut(QKeySequence("W"))
    shown.actions["turn.pass"].setShortcut(QKeySequence())
    assert shown.texts()[:2] == ["Swap colours  (W)", "Pass"]
    UI_LANGUAGE.set_language(Language("de"))
    assert shown.texts()[:2] == ["Farben tauschen  (W)", "Passen"]
    assert shown.panel.buttons[SpecialStep.PASS].accessibleName() == "Passen"


def test_every_button_shows_its_step(shown: Shown) -> None:
    pressed: list[int] = []
    shown.panel.pressed.connect(pressed.append)
    for button in shown.panel.buttons.values():
        click(button)
    assert pressed == [int(step) for step in shown.panel.buttons]


def test_what_ends_a_turn_or_captures_stands_out(shown: Shown) -> None:
    primary = [
        step for step, button in shown.panel.buttons.items() if button.property("role") == "primary"
    ]
    assert primary == [SpecialStep.END, SpecialStep.CAPTURE]
    for step, button in shown.panel.buttons.items():
        role = QPalette.ColorRole
        colour = role.HighlightedText if step in primary else role.ButtonText
        assert button.icon().cacheKey() == icon(step_id(step), colour).cacheKey()


def test_notes_of_the_engine_stand_behind_the_text_until_they_are_taken_away(shown: Shown) -> None:
    passing, swapping = (shown.panel.buttons[step] for step in (SpecialStep.PASS, SpecialStep.SWAP))
    shown.panel.annotate({SpecialStep.PASS: "54 %", SpecialStep.SWAP: "50 %"}, SpecialStep.PASS)
    assert passing.text() == "Pass  (P)  — 54 %  ★"
    assert passing.accessibleDescription() == "54 %"
    assert swapping.text() == "Swap colours  — 50 %"
    assert shown.panel.buttons[SpecialStep.END].text() == "End the move"
    shown.panel.annotate({}, SpecialStep.SWAP)
    assert (passing.text(), swapping.text()) == ("Pass  (P)", "Swap colours  ★")
    assert passing.accessibleDescription() == ""
    shown.panel.annotate({}, None)
    assert (passing.text(), swapping.text()) == ("Pass  (P)", "Swap colours")


def test_the_step_that_is_pointed_at_is_reported_and_that_none_is_any_more(shown: Shown) -> None:
    pointed: list[int] = []
    shown.panel.pointed.connect(pointed.append)
    for button in shown.panel.buttons.values():
        middle = QPointF(button.rect().center())
        QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
        assert button.underMouse()
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
        assert not button.underMouse()
    assert pointed == [at for step in shown.panel.buttons for at in (int(step), -1)]
