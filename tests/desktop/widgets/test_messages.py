"""What a window says: the line below the board, labels, notices and bubbles."""

import itertools

import accessible_parts
import pytest
from accessible_parts import Part
from driving import click
from lone_widgets import shown_alone
from PySide6.QtCore import QPoint, QRect, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.text import tr
from desktop.theme.themes import LIGHT
from desktop.widgets.label import BalancedLabel, Label, ScreenReaderLabel, add_row
from desktop.widgets.layouts import hbox
from desktop.widgets.messages import REFUSAL_MS, Bubble, StatusLine
from desktop.widgets.notice_bar import NoticeBar, Topic


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    made = StatusLine()
    qtbot.addWidget(made)
    made.show_task("Place a stone.")
    return made


def sentence(line: StatusLine) -> QLabel:
    found = line.findChild(QLabel, "status")
    assert isinstance(found, QLabel)
    return found


def time_goes_by(line: StatusLine) -> None:
    """Let the line's timer expire."""
    for timer in line.findChildren(QTimer):
        if timer.isActive():
            assert timer.isSingleShot()
            assert timer.interval() == REFUSAL_MS > 5000  # enough to read two lines
            timer.timeout.emit()


def said(line: StatusLine) -> tuple[str, bool]:
    """Return the line's text, the same for screen readers, and whether it is a refusal."""
    label = sentence(line)
    assert line.text == label.text() == label.accessibleName()
    return line.text, line.refuses


def test_a_refusal_gives_way_to_the_task_after_a_while(line: StatusLine) -> None:
    assert said(line) == ("Place a stone.", False)
    line.show_refusal("This cell is taken.")
    assert said(line) == ("This cell is taken.", True)
    time_goes_by(line)
    assert said(line) == ("Place a stone.", False)


def test_another_task_takes_the_place_of_a_refusal_for_good(line: StatusLine) -> None:
    line.show_refusal("This cell is taken.")
    line.show_task("Place another stone.")
    assert said(line) == ("Place another stone.", False)
    assert not any(timer.isActive() for timer in line.findChildren(QTimer))


def test_news_are_no_refusal_and_give_way_to_the_task_too(line: StatusLine) -> None:
    line.show_refusal("This cell is taken.")
    line.show_news("The game was saved.")
    assert said(line) == ("The game was saved.", False)
    time_goes_by(line)
    assert said(line) == ("Place a stone.", False)


def test_a_refusal_looks_other_than_a_task(line: StatusLine) -> None:
    assert line.property("role") == "status"  # for the style sheet
    line.setStyleSheet(
        "StatusLine QLabel { color: black } StatusLine[refused=true] QLabel { color: red }"
    )
    colours = []
    for show in (line.show_refusal, line.show_task):
        show("Now then.")
        colours.append(sentence(line).palette().windowText().color().name())
    assert colours == ["#ff0000", "#000000"]


def test_the_cell_under_the_mouse_is_shown_beside_the_sentence(line: StatusLine) -> None:
    assert line.place == ""
    line.show_place("d2")
    assert (line.place, line.text) == ("d2", "Place a stone.")
    assert "d2" in [label.text() for label in line.findChildren(QLabel)]
    line.show_place("")
    assert line.place == ""


def test_before_the_first_task_there_is_none(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    assert said(line) == ("", False)
    line.show_news("The game was opened.")
    time_goes_by(line)
    assert said(line) == ("", False)


def test_a_note_is_no_column_of_words_while_the_line_has_no_width_yet(line: StatusLine) -> None:
    line.ensurePolished()
    without = line.heightForWidth(1000)
    line.show_place("", "Dots: a piece fits there.")
    assert line.heightForWidth(1000) == without


def test_rare_controls_leave_a_narrow_line_room_for_the_sentence(line: StatusLine) -> None:
    controls, rare = QWidget(), QPushButton("First step")
    hbox(QPushButton("Next step"), rare, on=controls)
    line.add_controls(controls, (rare,))
    line.show()
    for width, is_seen in ((1000, True), (200, False), (1000, True)):
        line.resize(width, 60)
        assert rare.isVisible() is is_seen


def test_there_is_room_for_two_lines_so_that_the_board_keeps_its_size(
    line: StatusLine, qtbot: QtBot
) -> None:
    line.resize(400, line.minimumHeight())
    line.show()
    qtbot.waitExposed(line)
    line.show_place("d2")
    label = sentence(line)
    assert 2 * label.fontMetrics().height() <= label.height() < 3 * label.fontMetrics().height()
    place = next(each for each in line.findChildren(QLabel) if each.text() == "d2")
    assert place.property("role") == "number"
    assert label.geometry().right() < place.geometry().left()
    assert label.width() > 4 * place.width()


# -- labels --------------------------------------------------------------------------------------


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("role", "wraps"), [("badge", False), ("title", False), ("", True), ("heading", True)]
)
def test_short_labels_stay_on_one_line_and_others_wrap(
    place: QWidget, role: str, wraps: bool
) -> None:
    label = Label("<b>a</b> b", role=role, parent=place)
    assert label.parentWidget() is place
    assert (label.property("role"), label.text()) == (role, "<b>a</b> b")
    assert label.wordWrap() is wraps
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_list_is_called_by_a_label_that_is_not_seen(place: QWidget) -> None:
    column = QVBoxLayout(place)
    chosen = QListWidget()
    chosen.addItem("seven")
    column.addWidget(chosen)
    label = ScreenReaderLabel(chosen, "Size of the board")
    place.show()
    assert not label.isVisible()
    assert [
        accessible_parts.name(part) for part in Part(place).parts() if part.object() is chosen
    ] == ["Size of the board"]
    label.setText("Sides")
    assert accessible_parts.name(Part(chosen)) == "Sides"


def test_a_row_of_a_form_has_a_name_that_follows_the_language(place: QWidget) -> None:
    form = QFormLayout(place)
    fields = [QLineEdit(), QLineEdit(), QLineEdit()]
    add_row(form, lambda: tr("Size"), fields[0])
    add_row(form, lambda: tr("Language"), fields[1])
    add_row(form, lambda: tr("Theme"), fields[2], 1)  # between them

    def rows() -> list[tuple[str, QWidget]]:
        found = []
        for row in range(form.rowCount()):
            items = [form.itemAt(row, role) for role in (_NAME, _FIELD)]
            name, field = (item.widget() for item in items if item is not None)
            assert isinstance(name, QLabel)
            assert field is not None
            assert name.buddy() is field
            found.append((name.text(), field))
        return found

    assert rows() == [("Size", fields[0]), ("Theme", fields[2]), ("Language", fields[1])]
    UI_LANGUAGE.set_language(Language("de"))
    assert [name for name, _field in rows()] == [tr("Size"), tr("Theme"), tr("Language")]
    assert rows()[0][0] != "Size"


_NAME, _FIELD = QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole


def test_balanced_lines_are_about_equally_long(place: QWidget, qtbot: QtBot) -> None:
    label = BalancedLabel("some words of a sentence that is too long", parent=place)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    line = label.fontMetrics().height()
    width = label.fontMetrics().horizontalAdvance("some words of a sentence that is too ")
    label.resize(width, 2 * line)
    shown_alone(qtbot, place, (2 * width, 100))

    def ink(top: int) -> int:
        image = label.grab().toImage()
        ground = image.pixel(0, 0)
        rows, columns = range(top, top + line), range(image.width())
        inked = [x for x in columns if any(image.pixel(x, y) != ground for y in rows)]
        return inked[-1] - inked[0]

    assert ink(line) > 0.7 * ink(0)  # and not one word below a full line
    label.setText("1 of 4 lessons".replace(" ", "\N{NO-BREAK SPACE}"))
    assert ink(0) > 0.9 * label.fontMetrics().horizontalAdvance(label.text())  # nothing is cut


# -- the lines above a page ----------------------------------------------------------------------


pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    made = NoticeBar()
    qtbot.addWidget(made)
    made.show()
    return made


def lines(bar: NoticeBar) -> list[str]:
    """Return what can be read, line by line."""
    QApplication.processEvents()  # widgets just added to a layout appear then
    return [label.text() for label in bar.findChildren(Label) if label.isVisible()]


def buttons(bar: NoticeBar) -> list[QAbstractButton]:
    QApplication.processEvents()
    return [button for button in bar.findChildren(QAbstractButton) if button.isVisible()]


def test_a_newer_line_of_a_topic_takes_the_place_of_the_older(bar: NoticeBar) -> None:
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed.")
    bar.show_notice(Topic.FILE, lambda: "The file is gone.")
    assert lines(bar) == ["The engine has failed.", "The file is gone."]
    assert bar.texts == {Topic.ENGINE: "The engine has failed.", Topic.FILE: "The file is gone."}
    assert len(bar.panes) == 2


def test_a_line_is_hidden_by_its_button_and_the_others_stay(bar: NoticeBar) -> None:
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed.")
    (close, _other) = buttons(bar)
    assert close.toolTip() == close.accessibleName() == "Hide this notice"
    click(close)
    assert lines(bar) == ["The engine has failed."]
    bar.withdraw(Topic.FILE)  # it is gone already
    bar.withdraw(Topic.ENGINE)
    assert lines(bar) == []
    assert not [frame for frame in bar.findChildren(QFrame) if frame.isVisible()]


def test_a_notice_of_two_lines_is_seen_whole_above_a_page_that_needs_the_room(
    bar: NoticeBar,
) -> None:
    bar.resize(400, 400)
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed. The game has not changed. " * 2)
    QApplication.processEvents()
    (label,) = [label for label in bar.findChildren(Label) if label.isVisible()]
    assert label.height() > 1.5 * label.fontMetrics().height()
    bar.resize(400, bar.minimumSizeHint().height())
    QApplication.processEvents()
    assert not bar.verticalScrollBar().isVisible()


def test_the_buttons_of_a_line_do_what_they_say(bar: NoticeBar) -> None:
    done: list[str] = []
    more = {"Details …": lambda: done.append("details")}
    bar.show_notice(
        Topic.FILE, str, action="Save as …", then=lambda: done.append("save"), more=more
    )
    save, details, _close = buttons(bar)
    assert (save.text(), details.text()) == ("Save as …", "Details …")
    click(save)
    click(details)
    assert done == ["save", "details"]
    bar.withdraw(Topic.FILE)
    bar.show_notice(Topic.BIN, lambda: "Two games deleted.", action="Undo", then=None)
    (only,) = buttons(bar)
    assert only.toolTip() == "Hide this notice"


def test_a_notice_is_read_aloud_once_and_not_urgently(
    bar: NoticeBar, announcements: list[tuple[str, bool]]
) -> None:
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    assert announcements == [("The disk is full.", False)]
    bar.withdraw(Topic.FILE)
    assert len(announcements) == 1


def test_the_main_action_comes_first_and_is_highlighted(bar: NoticeBar) -> None:
    bar.show_notice(Topic.FILE, str, action="Try again", then=lambda: None, more={"Details …": str})
    found = buttons(bar)
    assert [button.property("role") for button in found] == ["primary", None, None]
    assert [button.text() for button in found] == ["Try again", "Details …", ""]
    assert bar.panes == [found[0]]
    bar.show_notice(Topic.ENGINE, str)
    assert bar.panes == [found[0], buttons(bar)[-1]]


def test_notices_and_their_buttons_follow_the_language(bar: NoticeBar) -> None:
    more = {"Details …": lambda: None}
    bar.show_notice(
        Topic.CORE, lambda: tr("Keys"), action="Try again", then=lambda: None, more=more
    )
    english = (lines(bar), bar.texts, [b.text() for b in buttons(bar)], buttons(bar)[-1].toolTip())
    UI_LANGUAGE.set_language(Language("de"))
    again, details, close = buttons(bar)
    assert lines(bar) == [tr("Keys")]
    assert bar.texts == {Topic.CORE: tr("Keys")}
    assert (again.text(), details.text()) == (tr("Try again"), tr("Details …"))
    assert close.toolTip() == close.accessibleName() == tr("Hide this notice")
    german = (lines(bar), bar.texts, [b.text() for b in buttons(bar)], close.toolTip())
    assert all(old != new for old, new in zip(english, german, strict=True))


def test_it_takes_no_room_of_its_own(bar: NoticeBar) -> None:
    assert bar.sizeHint().height() == 0
    bar.resize(600, 300)
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed.")
    QApplication.processEvents()
    first, second = [f for f in bar.findChildren(QFrame) if f.property("role") == "notice"]
    assert (first.x(), first.y(), first.width()) == (0, 0, bar.width())
    assert second.y() == first.height()
    (file, _engine) = [label for label in bar.findChildren(Label) if label.isVisible()]
    assert file.width() > bar.width() / 2  # the buttons stand at the right
    bar.withdraw(Topic.FILE)
    bar.withdraw(Topic.ENGINE)
    QApplication.processEvents()
    assert bar.sizeHint().height() == 0


# -- bubbles -------------------------------------------------------------------------------------


LONG = "The move would leave an even number of groups. Choose another cell or colour."


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    return shown_alone(qtbot, QWidget(), (400, 300))


def test_it_stays_inside_and_does_not_cover_what_it_points_at(ground: QWidget) -> None:
    shown = Bubble(ground, refuses=False)
    for x, y in itertools.product((0, 200, 390), (0, 150, 290)):
        cell = QRect(x, y, 10, 10)
        shown.show_text(LONG, cell)
        assert shown.isVisible()
        assert ground.rect().contains(shown.geometry())
        assert not shown.geometry().adjusted(0, 1, 0, -1).intersects(cell)
    shown.show_text("White passed.")  # without a place it is at the top
    assert shown.y() < 10
    assert abs(shown.geometry().center().x() - ground.rect().center().x()) <= 1


@pytest.mark.parametrize(
    "row",
    [
        [QRect(x, 110, 30, 30) for x in range(0, 400, 40)],  # above
        [QRect(x, 190, 30, 30) for x in range(0, 400, 40)],  # below
        [QRect(x, 110, 30, 30) for x in range(0, 150, 40)],  # at the left, and all below
    ],
    ids=["above", "below", "left"],
)
def test_it_leaves_other_places_in_sight(ground: QWidget, row: list[QRect]) -> None:
    shown, cell = Bubble(ground, refuses=False), QRect(195, 150, 20, 20)
    beneath = [QRect(0, 175, 400, 60)] if row[-1].right() < 195 else []
    ground.resize(600, 300)
    shown.show_text("The move would be even", cell, [*row, *beneath])
    assert not any(shown.geometry().intersects(place) for place in (*row, *beneath))
    assert shown.geometry().left() < cell.center().x() < shown.geometry().right()  # points at it


def clocks(bubble: Bubble) -> tuple[QTimer, QVariantAnimation]:
    timer, fading = bubble.findChild(QTimer), bubble.findChild(QVariantAnimation)
    assert isinstance(timer, QTimer)
    assert isinstance(fading, QVariantAnimation)
    return timer, fading


@pytest.mark.parametrize("fades", [True, False])
def test_it_goes_after_a_time_that_grows_with_the_text(ground: QWidget, fades: bool) -> None:
    shown = Bubble(ground, refuses=False)
    timer, fading = clocks(shown)
    shown.fades = fades
    shown.show_text("Gone soon")
    least = timer.interval()
    assert 1000 < least < 5000
    shown.show_text(LONG)
    assert shown.text == LONG
    assert timer.interval() > least + 1000
    timer.timeout.emit()
    assert shown.isVisible() is fades
    fading.setCurrentTime(fading.duration())
    assert (shown.isVisible(), shown.text) == (False, "")


def test_a_new_text_replaces_the_one_that_fades(ground: QWidget) -> None:
    shown = Bubble(ground, refuses=False)
    timer, fading = clocks(shown)
    shown.show_text("One")
    timer.timeout.emit()  # it fades
    shown.show_text("Two")
    assert fading.state() is QVariantAnimation.State.Stopped
    assert timer.isActive()
    assert (shown.isVisible(), shown.text) == (True, "Two")


def test_it_is_painted_in_its_colours(ground: QWidget) -> None:
    shown = Bubble(ground, refuses=True)
    shown.show_text(" ", QRect(200, 200, 10, 10))
    image = shown.grab().toImage()
    ratio = image.devicePixelRatio()
    centre = QPoint(round(shown.width() / 2 * ratio), round(12 * ratio))
    assert QColor(image.pixel(centre)) == QColor(LIGHT.plate)
    colours = {QColor(image.pixel(x, round(15 * ratio))).name() for x in range(image.width())}
    assert LIGHT.refused.lower() in colours
    assert shown.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
