"""Labels of the program: plain text in one line or several, and names for screen readers."""

from __future__ import annotations

import accessible_parts
import pytest
from accessible_parts import Part
from lone_widgets import shown_alone
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QListWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.widgets.label import BalancedLabel, Label, ScreenReaderLabel, add_row


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("role", ["badge", "warning", "number", "title"])
def test_short_labels_stay_on_one_line(place: QWidget, role: str) -> None:
    label = Label("a b", role=role, parent=place)
    assert label.parentWidget() is place
    assert label.property("role") == role
    assert label.text() == "a b"
    assert not label.wordWrap()


@pytest.mark.parametrize("role", ["", "quiet", "heading", "name"])
def test_long_text_wraps(place: QWidget, role: str) -> None:
    label = Label("some words that " * 20, role=role, parent=place)
    assert label.property("role") == role
    assert label.wordWrap()
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
    image = label.grab().toImage()

    def ink(top: int) -> int:
        ground = image.pixel(0, 0)
        rows, columns = range(top, top + line), range(image.width())
        inked = [x for x in columns if any(image.pixel(x, y) != ground for y in rows)]
        return inked[-1] - inked[0]

    assert ink(line) > 0.7 * ink(0)  # and not one word below a full line
