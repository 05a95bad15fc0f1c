"""Sliders, buttons, number boxes, the list of engines and the field for a key."""

from dataclasses import dataclass

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.text import tr
from desktop.theme.icons import icon
from desktop.widgets.controls import (
    EngineBox,
    FoldButton,
    IconButton,
    NumberBox,
    Slider,
    TenthsBox,
)
from desktop.widgets.keys import KeyField, press_by_enter
from desktop.widgets.layouts import vbox

K, M = Qt.Key, Qt.KeyboardModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def slider_of(qtbot: QtBot, last: int = 10) -> Slider:
    slider = Slider()
    slider.setRange(1, last)
    slider.setPageStep(1)
    shown_alone(qtbot, slider, (240, 30))
    return slider


def place(slider: Slider, value: int) -> QPoint:
    """Return where the middle of the handle is at a value."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    option.sliderPosition = value
    part = QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle
    return slider.style().subControlRect(*part, slider).center()


def test_a_click_moves_it_to_the_clicked_value(qtbot: QtBot) -> None:
    slider = slider_of(qtbot)
    chosen = emitted(slider.valueChanged)
    for value in (8, 3, 10, 1, 2):
        QTest.mouseClick(slider, LEFT, pos=place(slider, value))
        assert slider.value() == value
    assert chosen == [8, 3, 10, 1, 2]
    QTest.mouseClick(slider, RIGHT, pos=place(slider, 6))
    assert slider.value() == 2


def test_what_was_pressed_can_be_dragged_on(qtbot: QtBot) -> None:
    slider = slider_of(qtbot)
    QTest.mousePress(slider, LEFT, pos=place(slider, 8))
    assert slider.isSliderDown()
    QTest.mouseMove(slider, place(slider, 4))
    assert slider.value() == 4
    QTest.mouseRelease(slider, LEFT, pos=place(slider, 4))
    assert not slider.isSliderDown()
    QTest.mouseMove(slider, place(slider, 9))
    assert slider.value() == 4


def test_a_click_does_not_repeat(qtbot: QtBot) -> None:
    slider = slider_of(qtbot, 100)
    QTest.mousePress(slider, LEFT, pos=place(slider, 50))
    assert abs(slider.value() - 50) <= 1
    assert slider.repeatAction() is QAbstractSlider.SliderAction.SliderNoAction
    QTest.mouseRelease(slider, LEFT, pos=place(slider, 50))


# -- buttons with a picture ----------------------------------------------------------------------


def names(button: IconButton) -> set[str]:
    """Return its names, in the tool tip and for screen readers."""
    return {button.toolTip(), button.accessibleName()}


def test_a_button_with_a_picture_is_called_by_its_title_and_key(qtbot: QtBot) -> None:
    button = IconButton("close", "Close", "Esc")
    qtbot.addWidget(button)
    assert not button.icon().isNull()
    assert button.text() == ""
    assert names(button) == {"Close  (Esc)"}
    button.call("Keys")
    assert names(button) == {"Keys  (Esc)"}


def test_a_part_is_folded_and_unfolded_by_its_button(qtbot: QtBot) -> None:
    whole, part = QWidget(), QLabel("part")
    button = FoldButton(part)
    vbox(button, part, on=whole)
    shown_alone(qtbot, whole)
    for is_open, arrow in ((False, "unfold"), (True, "fold"), (False, "unfold")):
        assert part.isVisible() is is_open
        assert button.icon().cacheKey() == icon(arrow).cacheKey()  # which is as large as the text
        QTest.keyClick(button, K.Key_Space)


def test_its_name_follows_the_language_also_after_it_was_called_otherwise(qtbot: QtBot) -> None:
    button = IconButton("close", "Close")
    qtbot.addWidget(button)
    assert names(button) == {"Close"}
    UI_LANGUAGE.set_language(Language("de"))
    german = tr("Close")
    assert names(button) == {german}
    assert german != "Close"
    button.call("Size")
    assert names(button) == {tr("Size")}
    UI_LANGUAGE.set_language(Language("en"))
    assert names(button) == {"Size"}


# -- the list of engines -------------------------------------------------------------------------


def texts(box: EngineBox) -> list[str]:
    return [box.itemText(at) for at in range(box.count())]


def test_our_own_engine_comes_first_and_is_chosen(qtbot: QtBot) -> None:
    box = shown_alone(qtbot, EngineBox(["Far", "<b>Odd</b> & more"]))
    assert texts(box) == ["Oddments’ own", "Far", "<b>Odd</b> & more"]
    assert box.name == ""
    assert box.has_choice
    assert not EngineBox().has_choice


def test_only_the_user_picks(qtbot: QtBot) -> None:
    box = shown_alone(qtbot, EngineBox(["Far"]))
    picked = emitted(box.activated)
    box.choose("Far")
    assert (box.name, picked) == ("Far", [])
    QTest.keyClick(box, Qt.Key.Key_Up)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert picked == [0, 1]
    box.choose("no such engine")
    assert box.name == ""


def test_an_engine_that_is_still_there_stays_chosen(qtbot: QtBot) -> None:
    box = EngineBox(["Far", "Other"])
    qtbot.addWidget(box)
    box.choose("Other")
    box.offer(["New", "Other"])
    assert (texts(box)[1:], box.name) == (["New", "Other"], "Other")
    box.offer(["New"])
    assert box.name == ""
    box.offer([])
    assert not box.has_choice


def test_an_engine_that_is_called_like_our_own_is_another_one(qtbot: QtBot) -> None:
    box = EngineBox(["Oddments’ own"])
    qtbot.addWidget(box)
    box.setCurrentIndex(1)
    assert box.name == "Oddments’ own"


def test_our_own_is_named_in_the_current_language(qtbot: QtBot) -> None:
    box = EngineBox(["Far"])
    qtbot.addWidget(box)
    UI_LANGUAGE.set_language(Language("de"))
    assert texts(box) == ["Die von Oddments", "Far"]


# -- Enter presses the button that has the focus -------------------------------------------------


class Window(QWidget):
    """Two buttons and a field; notes down what Enter did."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.other, self.field = QPushButton("1"), QPushButton("2"), QLineEdit()
        self.pressed: list[str] = []
        self.answers: list[bool] = []
        column = QVBoxLayout(self)
        for widget in (self.first, self.other, self.field):
            column.addWidget(widget)
        for button in (self.first, self.other):
            button.clicked.connect(lambda _=False, b=button: self.pressed.append(b.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.answers.append(press_by_enter(self, event))


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return shown_alone(qtbot, Window())


@pytest.mark.parametrize("enter", [K.Key_Return, K.Key_Enter])
def test_enter_presses_the_focused_button(window: Window, enter: Qt.Key) -> None:
    window.other.setFocus()
    QTest.keyClick(window.other, enter)
    assert window.pressed == ["2"]
    assert window.answers == [True]


def test_other_keys_and_other_controls_are_left_alone(window: Window) -> None:
    window.first.setFocus()
    QTest.keyClick(window.first, K.Key_A)
    window.field.setFocus()
    QTest.keyClick(window.field, K.Key_Return)
    assert window.pressed == []
    assert window.answers == [False, False]


def test_a_button_that_cannot_be_used_is_not_pressed(window: Window) -> None:
    window.first.setFocus()
    window.first.setEnabled(False)
    QTest.keyClick(window, K.Key_Return)
    assert "1" not in window.pressed


# -- a field that waits for a key ----------------------------------------------------------------


CTRL, SHIFT, ALT = M.ControlModifier, M.ShiftModifier, M.AltModifier


class Waiting:
    """The field in a window, with what it has emitted."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.field, self.other = KeyField(), QLineEdit()
        self.button = QPushButton("&Go")
        column = QVBoxLayout(self.window)
        for widget in (self.field, self.other, self.button):
            column.addWidget(widget)
        self.caught: list[str] = []
        self.left: list[str] = []
        self.field.caught.connect(self.caught.append)
        self.field.left.connect(lambda: self.left.append("left"))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.field.setFocus()


@pytest.fixture
def waiting(qtbot: QtBot) -> Waiting:
    return Waiting(qtbot)


@pytest.mark.parametrize(
    ("key", "held", "text"),
    [
        (K.Key_F7, M.NoModifier, "F7"),
        (K.Key_A, SHIFT, "Shift+A"),
        (K.Key_1, SHIFT, "Shift+1"),
        (K.Key_Z, CTRL | SHIFT, "Ctrl+Shift+Z"),
        (K.Key_Question, SHIFT, "?"),
        (K.Key_Question, SHIFT | ALT, "Alt+?"),
        (K.Key_Space, SHIFT, "Shift+Space"),
        (K.Key_Backtab, SHIFT, "Shift+Backtab"),
        (K.Key_G, ALT, "Alt+G"),
        (K.Key_Return, M.NoModifier, "Return"),
        (K.Key_5, M.KeypadModifier, "5"),
        (K.Key_Plus, M.KeypadModifier | CTRL, "Ctrl++"),
        (K.Key_Escape, CTRL, "Ctrl+Esc"),
    ],
)
def test_every_key_is_reported_and_does_nothing_else(
    waiting: Waiting, key: Qt.Key, held: Qt.KeyboardModifier, text: str
) -> None:
    pressed: list[bool] = []
    waiting.button.clicked.connect(pressed.append)
    QTest.keyClick(waiting.field, key, held)
    assert waiting.caught == [text]
    assert waiting.left == []
    assert waiting.field.hasFocus()
    assert waiting.field.text() == ""
    assert pressed == []


def test_a_modifier_alone_is_not_a_key(waiting: Waiting) -> None:
    modifiers = (K.Key_Shift, K.Key_Control, K.Key_Alt, K.Key_AltGr, K.Key_Meta)
    for key in (*modifiers, K.Key_CapsLock, K.Key_NumLock, K.Key_unknown):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(waiting.field, QKeyEvent(kind, key.value, M.NoModifier))
    assert (waiting.caught, waiting.left) == ([], [])


def test_escape_means_none(waiting: Waiting) -> None:
    QTest.keyClick(waiting.field, K.Key_Escape)
    assert waiting.caught == []
    assert waiting.left == ["left"]
    QTest.keyClick(waiting.field, K.Key_Escape, M.KeypadModifier)
    assert waiting.left == ["left", "left"]


def test_it_is_left_with_the_focus(waiting: Waiting) -> None:
    waiting.other.setFocus()
    assert waiting.left == ["left"]
    assert waiting.caught == []


def test_shortcuts_of_the_window_are_reported_too(waiting: Waiting) -> None:
    override = QKeyEvent(QEvent.Type.ShortcutOverride, K.Key_G.value, ALT)
    override.ignore()
    assert QApplication.sendEvent(waiting.field, override)
    assert override.isAccepted()


# -- number boxes --------------------------------------------------------------------------------


@dataclass
class Asking:
    """A dialog that asks for a number, and the refusals it has emitted."""

    dialog: QDialog
    box: NumberBox
    other: QLineEdit
    begin: QPushButton
    refused: list[str]
    values: list[int]

    def type_number(self, text: str) -> None:
        self.box.setFocus()
        self.box.selectAll()
        QTest.keyClick(self.box, K.Key_Delete)
        QTest.keyClicks(self.box, text)

    def take_refusals(self) -> list[str]:
        """Return the refusals since the last call, without the empty ones that clear them."""
        texts = [text for text in self.refused if text]
        self.refused.clear()
        return texts


def asking(qtbot: QtBot, box: NumberBox, value: int) -> Asking:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    other, begin = QLineEdit(), QPushButton("Begin")
    column = QVBoxLayout(dialog)
    for widget in (box, other, begin):
        column.addWidget(widget)
    begin.setDefault(True)
    box.setValue(value)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    box.setFocus()
    there = Asking(dialog, box, other, begin, [], [])
    box.refused.connect(there.refused.append)
    box.valueChanged.connect(there.values.append)
    return there


@pytest.fixture
def fives(qtbot: QtBot) -> Asking:
    """5, 10, 15 and 20 pixels; at first it is 10."""
    box = NumberBox(range(5, 21, 5))
    box.setSuffix(" px")
    return asking(qtbot, box, 10)


def chosen(box: NumberBox) -> str:
    """Return what is shown, if all of it is chosen to be typed over."""
    field = box.lineEdit()
    assert field.hasSelectedText()
    assert box.hasFocus()
    return field.text() if field.selectedText() == field.text().removesuffix(box.suffix()) else ""


@pytest.mark.parametrize("enter", [K.Key_Return, K.Key_Enter])
def test_a_possible_number_is_accepted_and_enter_is_passed_on(fives: Asking, enter: Qt.Key) -> None:
    begun = QSignalSpy(fives.begin.clicked)
    fives.type_number("15")
    assert fives.values == []  # its 1 is not meant
    QTest.keyClick(fives.box, enter)
    assert fives.values == [15]
    assert begun.count() == 1
    assert fives.take_refusals() == []
    assert not fives.box.focus_if_refused()
    assert fives.box.value() == 15


@pytest.mark.parametrize(
    ("typed", "enter"), [("4", K.Key_Return), ("25", K.Key_Enter), ("", K.Key_Return)]
)
def test_a_number_that_is_not_possible_is_refused_by_name_and_nothing_begins(
    fives: Asking, typed: str, enter: Qt.Key, announcements: list[tuple[str, bool]]
) -> None:
    begun = QSignalSpy(fives.begin.clicked)
    fives.type_number(typed)
    QTest.keyClick(fives.box, enter)
    why = f"{typed or '–'} is not possible. Choose 5 to 20 in steps of 5."
    assert fives.take_refusals() == [why]
    assert announcements == [(why, True)]
    assert fives.values == []
    assert begun.count() == 0
    assert fives.box.value() == 10
    assert chosen(fives.box) == "10 px"
    assert not fives.box.focus_if_refused()  # after the refusal, the current number counts
    QTest.keyClick(fives.box, enter)
    assert begun.count() == 1


def test_letters_spaces_and_other_keys_than_enter_do_not_count(fives: Asking) -> None:
    fives.type_number("1x5")
    assert fives.box.lineEdit().text() == "15 px"
    fives.type_number(" 7 ")
    QTest.keyClick(fives.box, K.Key_Left)
    assert fives.take_refusals() == []
    QTest.keyClick(fives.box, K.Key_Return)
    assert fives.take_refusals() == ["7 is not possible, only steps of 5. The nearest is 5."]


def test_arrows_go_from_number_to_number(fives: Asking) -> None:
    for key, value in ((K.Key_Up, 15), (K.Key_Up, 20), (K.Key_Up, 20), (K.Key_Down, 15)):
        QTest.keyClick(fives.box, key)
        assert fives.box.value() == value
    for _ in range(3):
        QTest.keyClick(fives.box, K.Key_Down)
    assert fives.box.value() == 5


def test_the_focus_returns_once_if_a_number_was_refused(fives: Asking) -> None:
    fives.type_number("4")
    QTest.keyClick(fives.box, K.Key_Tab)
    assert fives.other.hasFocus()
    assert fives.box.text() == "10 px"
    assert len(fives.take_refusals()) == 1
    assert fives.box.focus_if_refused()
    assert chosen(fives.box) == "10 px"
    fives.other.setFocus()
    assert not fives.box.focus_if_refused()
    assert fives.other.hasFocus()


def test_what_is_typed_next_takes_a_refusal_back(fives: Asking) -> None:
    fives.type_number("7")
    QTest.keyClick(fives.box, K.Key_Tab)
    fives.box.setFocus()
    fives.refused.clear()
    fives.type_number("20")
    assert set(fives.refused) == {""}
    QTest.keyClick(fives.box, K.Key_Tab)
    assert not fives.box.focus_if_refused()
    assert fives.box.value() == 20


@pytest.mark.parametrize(
    ("why", "passing"),
    [
        (Qt.FocusReason.ActiveWindowFocusReason, True),
        (Qt.FocusReason.PopupFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, False),
    ],
)
def test_half_a_number_stays_while_another_window_or_a_menu_is_used(
    fives: Asking, why: Qt.FocusReason, passing: bool
) -> None:
    fives.type_number("1")
    QApplication.sendEvent(fives.box, QFocusEvent(QFocusEvent.Type.FocusOut, why))
    assert fives.box.lineEdit().text() == ("1 px" if passing else "10 px")
    assert len(fives.take_refusals()) == (not passing)


def test_where_every_number_is_possible_no_steps_are_reported(qtbot: QtBot) -> None:
    there = asking(qtbot, NumberBox(range(2, 1001)), 300)
    there.type_number("1001")
    QTest.keyClick(there.box, K.Key_Return)
    assert there.take_refusals() == ["1001 is not possible. Choose 2 to 1,000."]
    UI_LANGUAGE.set_language(Language("de"))
    there.type_number("1")
    QTest.keyClick(there.box, K.Key_Return)
    (text,) = there.take_refusals()
    assert "1.000" in text


def test_steps_are_counted_from_the_least_number(qtbot: QtBot) -> None:
    there = asking(qtbot, NumberBox(range(3, 12, 2)), 5)
    for typed, value in (("11", 11), ("6", 7), ("4", 5), ("12", 5), ("3", 3)):
        there.type_number(typed)
        QTest.keyClick(there.box, K.Key_Return)
        assert there.box.value() == value


def test_tenths_are_written_and_read_as_the_language_does(qtbot: QtBot) -> None:
    there = asking(qtbot, TenthsBox(range(1, 101)), 10)
    assert there.box.text() == "1.0"
    for typed, tenths, text in (("2.5", 25, "2.5"), ("2.46", 25, "2.5"), ("10", 100, "10.0")):
        there.type_number(typed)
        QTest.keyClick(there.box, K.Key_Return)
        assert (there.box.value(), there.box.text()) == (tenths, text)
    assert there.take_refusals() == []
    there.type_number("10.1")
    QTest.keyClick(there.box, K.Key_Return)
    assert there.take_refusals() == ["10.1 is not possible. Choose 0.1 to 10.0."]
    there.type_number("x")
    assert there.box.lineEdit().text() == ""
    UI_LANGUAGE.set_language(Language("de"))
    there.type_number("2,4")
    QTest.keyClick(there.box, K.Key_Return)
    assert (there.box.value(), there.box.text()) == (24, "2,4")
    QTest.keyClick(there.box, K.Key_Up)
    assert there.box.value() == 25


def test_what_is_no_number_of_tenths_cannot_be_pasted(qtbot: QtBot) -> None:
    there = asking(qtbot, TenthsBox(range(1, 101)), 10)
    for pasted in ("inf", "nan", "-inf", "1e400"):
        QApplication.clipboard().setText(pasted)
        there.box.selectAll()
        QTest.keyClick(there.box, K.Key_V, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(there.box, K.Key_Return)
        assert there.box.value() == 10
