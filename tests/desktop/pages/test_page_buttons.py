"""The buttons beside the board: what the hand holds, the window's actions, and resuming."""

import random

import pytest
from driving import click, do_step, small
from lone_game import lone_game, shown_page
from lone_widgets import shown_alone
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.board.stone_icon import stone_icon
from desktop.game.players import Computer, Human, Seats
from desktop.pages.board_page import HandSwitch
from desktop.pages.side_panel import ResumeButton, ToolButtons
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.settings.action import Action, Command
from desktop.theme.themes import DARK, LIGHT, UI_THEME
from desktop.views.game_views import VIEWS
from rules.outcome import Outcome
from rules.position import BLACK, PLACE
from rules.record.game_record import Ending

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def switch(qtbot: QtBot) -> HandSwitch:
    return shown_alone(qtbot, HandSwitch(VIEWS["yodd"].hand_name))


def test_the_current_hand_is_checked_and_a_click_chooses_another(
    switch: HandSwitch,
) -> None:
    chosen: list[int] = []
    switch.group.idClicked.connect(chosen.append)
    switch.show_hand(0, (0, 1))
    assert [button.isChecked() for button in switch.buttons] == [True, False]
    click(switch.buttons[1])
    assert chosen == [1]
    switch.show_hand(1, (0, 1))
    assert [button.isChecked() for button in switch.buttons] == [False, True]
    click(switch.buttons[1])  # one is always checked
    assert [button.isChecked() for button in switch.buttons] == [False, True]
    assert chosen == [1, 1]


@pytest.mark.parametrize("hands", [(), (0,), (1,)])
def test_the_switch_keeps_its_place_without_a_choice(
    switch: HandSwitch, hands: tuple[int, ...]
) -> None:
    switch.show_hand(0, hands)
    assert switch.isVisible()
    assert [button.isEnabled() for button in switch.buttons] == [0 in hands, 1 in hands]
    switch.show_hand(0, (0, 1))
    assert all(button.isEnabled() for button in switch.buttons)


def test_the_buttons_show_and_name_what_the_hand_holds(switch: HandSwitch) -> None:
    assert [button.text() for button in switch.buttons] == ["Black stone", "White stone"]
    assert [button.property("role") for button in switch.buttons] == ["hand", "hand"]
    for theme in (LIGHT, DARK):
        UI_THEME.set_theme(theme)
        pictures = [button.icon().cacheKey() for button in switch.buttons]
        assert pictures == [stone_icon(hand, theme).cacheKey() for hand in (0, 1)]
    UI_LANGUAGE.set_language(Language("de"))
    assert [button.text()[:7] for button in switch.buttons] == ["Schwarz", "Weißer "]


def test_tool_tips_show_the_key_that_changes_the_hand_and_follow_it(switch: HandSwitch) -> None:
    action = Action(switch, Command("turn.hand", "&Other hand", str))
    switch.show_key_of(action)
    tips = [button.toolTip() for button in switch.buttons]
    assert tips == ["Also: the mouse wheel, turned or pressed"] * 2
    action.setShortcut(QKeySequence("X"))
    tips = [button.toolTip() for button in switch.buttons]
    assert tips == ["Also: X, or the mouse wheel, turned or pressed"] * 2


def test_a_button_is_wide_enough_for_its_bold_text(switch: HandSwitch) -> None:
    button = switch.buttons[0]
    plain = QPushButton(button.icon(), button.text())
    assert button.sizeHint().width() > plain.sizeHint().width()
    assert button.sizeHint().height() == plain.sizeHint().height()
    assert button.minimumSizeHint() == button.sizeHint()


def test_no_other_button_comes_to_its_place_during_a_game(qtbot: QtBot) -> None:
    page = shown_page(lone_game(small("yodd")), qtbot)
    page.resize(900, 640)
    dice, rows = random.Random(3), set()
    for _turn in range(6):
        position = page.session.position
        for step in dice.choice([turn for turn in position.legal_turns() if turn[0] >= PLACE]):
            do_step(page, step)
            QApplication.processEvents()
            rows.add(page.hand_switch.mapTo(page, QPoint()).y())
            assert page.hand_switch.isVisible()
    assert len(rows) == 1
    assert page.step_buttons.y() < page.hand_switch.y() < page.tools.y()


def test_each_button_has_the_icon_the_key_and_the_state_of_its_action(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    ids = ("turn.first", "turn.last", "turn.undo")
    actions = {}
    for name, text in zip(ids, ("&First", "&Last", "&Undo"), strict=True):
        command = Command(name, text, done.append, when=lambda _: False)
        actions[name] = Action(owner, command, name)
    tools = ToolButtons(ids[:2], ids[2:], with_text=ids[2:])
    qtbot.addWidget(tools)
    tools.show_actions(actions)
    tools.resize(300, 100)
    tools.show()
    first, last, undo = (tools.buttons[name] for name in ids)
    assert list(tools.buttons) == list(ids)
    assert [button.accessibleName() for button in (first, last, undo)] == ["First", "Last", "Undo"]
    style = Qt.ToolButtonStyle
    assert first.toolButtonStyle() == last.toolButtonStyle() == style.ToolButtonIconOnly
    assert undo.toolButtonStyle() == style.ToolButtonTextBesideIcon
    for name in ids:
        assert tools.buttons[name].icon().cacheKey() == actions[name].icon().cacheKey()
    assert first.y() == last.y() < undo.y()  # in two rows
    assert first.width() == last.width() > 100  # which they fill
    assert undo.width() > 250
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    actions["turn.undo"].refresh()
    assert not undo.isEnabled()
    assert first.isEnabled()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    QTest.mouseClick(last, Qt.MouseButton.LeftButton)
    assert done == ["turn.undo", "turn.last"]


AGAINST: Seats = (Human(), Computer(4))


@pytest.mark.parametrize(
    ("ended", "text", "role"), [(False, "Resume", "primary"), (True, "Play from here", "")]
)
def test_it_resumes_a_game_and_plays_on_in_a_finished_one(
    qtbot: QtBot, ended: bool, text: str, role: str
) -> None:
    session = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST)
    button = ResumeButton()
    qtbot.addWidget(button)
    button.show_state(session)
    assert button.isHidden()
    if ended:
        session.record.end(Outcome(BLACK, Ending.RESIGNATION))
    session.go_previous()
    button.show_state(session)
    assert button.isVisible()
    assert (button.text(), button.property("role")) == (text, role)
