"""Actions, the buttons that show them, and the keys chosen for them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from driving import click, commands, program_of, shown
from lone_widgets import shown_alone
from PySide6.QtCore import QEvent, QObject, QPointF, QSettings
from PySide6.QtGui import QAction, QEnterEvent, QKeySequence, QPalette
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.panels.step_buttons import CAPTIONS, StepButtons, step_id
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.text import key_names, tr
from desktop.settings.action import Action, ActionButton, Command, is_free, readable_key
from desktop.theme.icons import icon
from desktop.window.main_window import MainWindow
from rules.position import SpecialStep


@pytest.fixture
def parent() -> QObject:
    return QObject()


def test_an_action_has_its_name_its_keys_and_its_text(parent: QObject) -> None:
    done: list[str] = []
    command = Command("turn.undo", "&Undo", done.append, ["Ctrl+Z", "F7"])
    action = Action(parent, command, "undone")
    assert (action.id, action.objectName()) == ("turn.undo", "turn.undo")
    assert action.default_keys == ("Ctrl+Z", "F7")
    assert action.parent() is parent
    assert (action.text(), action.title) == ("&Undo", "Undo")
    assert action.menuRole() is QAction.MenuRole.NoRole
    assert not action.isCheckable()
    assert not action.icon().isNull()
    assert done == []
    action.trigger()
    assert done == ["undone"]


def test_what_can_be_ticked_shows_its_icon_on_buttons_only(parent: QObject) -> None:
    assert Action(parent, Command("turn.no_such", "&Undo", str)).icon().isNull()
    assert Action(parent, Command("turn.undo", "&Undo", str)).isIconVisibleInMenu()
    ticked = Action(parent, Command("turn.undo", "&Undo", str, ticked=lambda _: True))
    assert not ticked.icon().isNull()
    assert not ticked.isIconVisibleInMenu()
    assert ticked.isCheckable()


def test_it_is_enabled_and_ticked_as_things_stand_when_it_is_looked_at(parent: QObject) -> None:
    stands = {"can": False, "is": True}
    command = Command(
        "x.y", "&Undo", str, when=lambda _: stands["can"], ticked=lambda _: stands["is"]
    )
    action = Action(parent, command)
    assert (action.isEnabled(), action.isChecked()) == (True, False)
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, True)
    stands.update({"can": True, "is": False})
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (True, False)
    always = Action(parent, Command("x.z", "&Redo", str))
    always.refresh()
    assert (always.isEnabled(), always.isChecked()) == (True, False)


def test_a_button_shows_the_key_of_now_where_the_mouse_rests(parent: QObject, qtbot: QtBot) -> None:
    action = Action(parent, Command("turn.undo", "&Undo", str, ["Ctrl+Z"]))
    button = QToolButton()
    qtbot.addWidget(button)
    button.setDefaultAction(action)
    assert (action.key_text, button.toolTip()) == ("", "Undo")  # it has no key before it is given
    action.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence("F7")])
    assert (action.key_text, button.toolTip()) == ("Ctrl+Z", "Undo  (Ctrl+Z)")
    action.setShortcuts([])
    assert (action.key_text, button.toolTip()) == ("", "Undo")
    changes = QSignalSpy(action.changed)
    action.setToolTip("Undo")  # the same text again: nothing changes
    assert changes.count() == 0


def test_texts_follow_the_language_on_menus_buttons_and_where_the_mouse_rests(
    parent: QObject,
) -> None:
    action = Action(parent, Command("turn.undo", "&Redo edit", str, button="Undo"))
    assert (action.text(), action.iconText()) == ("&Redo edit", "Undo")
    UI_LANGUAGE.set_language(Language("de"))
    assert action.text() == tr("&Redo edit") != "&Redo edit"
    assert action.title == action.toolTip() == tr("&Redo edit").replace("&", "")
    assert action.iconText() == tr("Undo", "button") != "Undo"


def test_a_button_has_the_icon_and_the_name_of_its_action(qtbot: QtBot) -> None:
    place, asked = QWidget(), list[str]()
    qtbot.addWidget(place)
    action = Action(place, Command("game.home", "S&tart page", lambda _: asked.append("home")))
    button = ActionButton()
    button.setDefaultAction(action)
    shown_alone(qtbot, button)
    assert not button.icon().isNull()
    assert button.accessibleName() == "Start page"
    assert button.toolTip() == "Start page"
    click(button)
    assert asked == ["home"]
    UI_LANGUAGE.set_language(Language("de"))
    assert button.accessibleName() == button.toolTip() == "Startseite"


class Shown:
    """All buttons with their actions; passing has a key, the others have none."""

    def __init__(self, qtbot: QtBot) -> None:
        self.panel = StepButtons()
        qtbot.addWidget(self.panel)
        self.actions = {
            step_id(step): Action(self.panel, Command(step_id(step), caption, str))
            for step, caption in CAPTIONS.items()
        }
        self.actions["turn.pass"].setShortcut(QKeySequence("P"))
        self.panel.show_keys_of(self.actions)
        self.panel.offer(list(CAPTIONS))

    def texts(self) -> list[str]:
        return [button.text() for button in self.panel.buttons.values() if button.isVisible()]


@pytest.fixture
def steps(qtbot: QtBot) -> Shown:
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


def test_buttons_have_their_texts_with_the_keys_of_the_moment(steps: Shown) -> None:
    titles = ["Swap colours", "Pass  (P)", "End the move", "Capture", "Do not capture"]
    assert steps.texts() == titles
    names = [button.accessibleName() for button in steps.panel.buttons.values()]
    assert names == ["Swap colours", "Pass", "End the move", "Capture", "Do not capture"]
    steps.actions["turn.swap"].setShortcut(QKeySequence("W"))
    steps.actions["turn.pass"].setShortcut(QKeySequence())
    assert steps.texts()[:2] == ["Swap colours  (W)", "Pass"]
    UI_LANGUAGE.set_language(Language("de"))
    assert steps.texts()[:2] == ["Farben tauschen  (W)", "Passen"]
    assert steps.panel.buttons[SpecialStep.PASS].accessibleName() == "Passen"


def test_every_button_shows_its_step(steps: Shown) -> None:
    pressed: list[int] = []
    steps.panel.pressed.connect(pressed.append)
    for button in steps.panel.buttons.values():
        click(button)
    assert pressed == [int(step) for step in steps.panel.buttons]


def test_what_ends_a_turn_or_captures_stands_out(steps: Shown) -> None:
    primary = [
        step for step, button in steps.panel.buttons.items() if button.property("role") == "primary"
    ]
    assert primary == [SpecialStep.END, SpecialStep.CAPTURE]
    for step, button in steps.panel.buttons.items():
        role = QPalette.ColorRole
        colour = role.HighlightedText if step in primary else role.ButtonText
        assert button.icon().cacheKey() == icon(step_id(step), colour).cacheKey()


def test_notes_of_the_engine_stand_behind_the_text_until_they_are_taken_away(steps: Shown) -> None:
    passing, swapping = (steps.panel.buttons[step] for step in (SpecialStep.PASS, SpecialStep.SWAP))
    steps.panel.annotate({SpecialStep.PASS: "54 %", SpecialStep.SWAP: "50 %"}, SpecialStep.PASS)
    assert passing.text() == "Pass  (P)  — 54 %  ★"
    assert passing.accessibleDescription() == "54 %"
    assert swapping.text() == "Swap colours  — 50 %"
    assert steps.panel.buttons[SpecialStep.END].text() == "End the move"
    steps.panel.annotate({}, SpecialStep.SWAP)
    assert (passing.text(), swapping.text()) == ("Pass  (P)", "Swap colours  ★")
    assert passing.accessibleDescription() == ""
    steps.panel.annotate({}, None)
    assert (passing.text(), swapping.text()) == ("Pass  (P)", "Swap colours")


def test_the_step_that_is_pointed_at_is_reported_and_that_none_is_any_more(steps: Shown) -> None:
    pointed: list[int] = []
    steps.panel.pointed.connect(pointed.append)
    for button in steps.panel.buttons.values():
        middle = QPointF(button.rect().center())
        QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
        assert button.underMouse()
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
        assert not button.underMouse()
    assert pointed == [at for step in steps.panel.buttons for at in (int(step), -1)]


MakeProgram = Callable[..., Program]


def keys(window: MainWindow, name: str) -> list[str]:
    return [key.toString() for key in commands(window)[name].shortcuts()]


def choose(window: MainWindow, name: str, *chosen: str) -> None:
    program_of(window).keymap.choose(commands(window), name, chosen)


def test_chosen_keys_hold_at_once_in_every_window(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    choose(window, "turn.undo", "F7", "Ctrl+U")
    assert keys(other, "turn.undo") == keys(window, "turn.undo") == ["F7", "Ctrl+U"]
    program_of(window).keymap.reset("turn.undo")
    assert keys(other, "turn.undo") == ["Ctrl+Z"]


def test_a_key_belongs_to_one_action(window: MainWindow) -> None:
    choose(window, "turn.undo", "Ctrl+Y")
    assert keys(window, "turn.redo") == ["Ctrl+Shift+Z"]
    choose(window, "turn.hand", "Ctrl+Y", "F7")
    assert keys(window, "turn.undo") == []
    choose(window, "turn.resign", "F7")
    assert keys(window, "turn.hand") == ["Ctrl+Y"]
    program_of(window).keymap.reset("turn.hand")
    assert keys(window, "turn.redo") == ["Ctrl+Shift+Z", "Ctrl+Y"]
    assert keys(window, "turn.undo") == []
    program_of(window).keymap.reset(*commands(window))
    for name, action in commands(window).items():
        assert keys(window, name) == list(action.default_keys)


def test_stored_keys_that_are_none_or_taken_are_ignored(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    names = ["turn.undo", "turn.cancel", "turn.hand", "turn.resign", "turn.pass"]
    rubbish = ["rubbish", "Ctrl+", "Ctrl+Z, X", "Left", "Ctrl+Rub | Space"]
    for name, stored in zip(names, rubbish, strict=True):
        store.setValue(f"keys/{name}", stored)
    store.setValue("keys/turn.redo", "Left | F8")
    store.setValue("keys/turn.first", "F7")
    store.setValue("keys/turn.last", "F7")
    store.setValue("keys/turn.fly", "F9")
    store.sync()
    window = shown(make_program(), qtbot)
    for name in names:
        assert keys(window, name) == list(commands(window)[name].default_keys), name
    assert keys(window, "turn.redo") == ["F8"]
    assert (keys(window, "turn.first"), keys(window, "turn.last")) == (["F7"], [])


def test_keys_that_move_about_belong_to_no_action() -> None:
    assert not any(map(is_free, ("Left", "Shift+Up", "Return", "Space", "Tab", "Esc", "End")))
    assert all(map(is_free, ("Alt+Left", "Ctrl+Return", "A", "?", "F1")))


def test_keys_are_read_and_named() -> None:
    assert readable_key("ctrl+shift+z") == "Ctrl+Shift+Z"
    assert readable_key("") == ""
    assert key_names(["Ctrl+Z", "F7"]) == "Ctrl+Z, F7"
    UI_LANGUAGE.set_language(Language("it"))
    assert key_names(["Return", "Enter", "Alt+Home"]) == "Invio, Alt+Home"
