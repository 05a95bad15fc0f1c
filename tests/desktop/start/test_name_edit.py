"""The field for a name, by itself."""

from __future__ import annotations

from lone_widgets import shown_alone
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.start.name_edit import NameEdit


def test_a_name_is_short_and_without_needless_spaces(qtbot: QtBot) -> None:
    edit = NameEdit()
    shown_alone(qtbot, edit)
    assert edit.value == ""
    assert edit.placeholderText() == "Name (optional)"
    QTest.keyClicks(edit, "  Bo  Li ")
    assert edit.value == "Bo Li"
    edit.clear()
    QTest.keyClicks(edit, "x" * 41)
    assert edit.value == "x" * 40
    UI_LANGUAGE.set_language(Language("es"))
    assert edit.placeholderText() == "Nombre (opcional)"
