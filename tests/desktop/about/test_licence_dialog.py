"""The licence dialog by itself, with three components."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.about import licence_dialog
from desktop.about.components import Component
from desktop.about.licence_dialog import LicenceDialog
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.theme.theme import LIGHT

K, M = Qt.Key, Qt.KeyboardModifier
LINE = "─" * 40
PARTS = (
    Component("Alpha", "1.0", "MIT", "https://alpha.example", "", (("LICENSE", " One apple.\n"),)),
    Component("Beta", "2", "BSD", "", "", (("A", "An apple, an Apple"), ("B", "and one apple"))),
    Component("Gamma", "3", "", "", "", (("C", "Ünique words"),)),
)


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1200, 900)
    made.show()
    yield made
    made.close()


@pytest.fixture
def dialog(parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> LicenceDialog:
    monkeypatch.setattr(licence_dialog, "components", lambda: PARTS)
    made = LicenceDialog(LIGHT, parent)
    made.open()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def listed(dialog: LicenceDialog) -> list[str]:
    """Return the listed components, with a star at the current one."""
    return [
        dialog.parts.item(row).text() + " *" * (row == dialog.parts.currentRow())
        for row in range(dialog.parts.count())
    ]


def look_for(dialog: LicenceDialog, words: str) -> None:
    dialog.search.selectAll()
    QTest.keyClick(dialog.search, K.Key_Delete)
    dialog.search.insert(words)  # QTest cannot type umlauts


def at(dialog: LicenceDialog) -> int:
    """Return where the selection in the text begins, -1 without one."""
    cursor = dialog.text.textCursor()
    return cursor.selectionStart() if cursor.hasSelection() else -1


def marked(dialog: LicenceDialog) -> list[str]:
    return [mark.cursor.selectedText() for mark in dialog.text.extraSelections()]


def test_at_first_all_components_are_listed_and_the_first_is_shown(dialog: LicenceDialog) -> None:
    assert dialog.windowTitle() == "Licences"
    assert listed(dialog) == ["Alpha 1.0 *", "Beta 2", "Gamma 3"]
    assert dialog.parts.hasFocus()
    assert not dialog.found.isVisible()
    assert dialog.text.toPlainText() == (
        f"Alpha 1.0\nMIT\nhttps://alpha.example\n\n{LINE}\nLICENSE\n{LINE}\n\nOne apple.\n"
    )
    assert dialog.text.accessibleName() == "Licence of Alpha"
    assert dialog.text.isReadOnly()
    flags = dialog.text.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert dialog.parts.accessibleName() == "Components"
    assert dialog.search.accessibleName() == "Find in the licences"
    assert dialog.search.placeholderText() == "Find"
    assert dialog.search.isClearButtonEnabled()
    assert marked(dialog) == []


def test_the_search_ignores_case_and_surrounding_spaces(
    dialog: LicenceDialog,
) -> None:
    look_for(dialog, "  APPLE ")
    assert listed(dialog) == ["Alpha 1.0 *", "Beta 2"]
    assert marked(dialog) == ["apple"]
    assert at(dialog) == dialog.text.toPlainText().index("apple")
    look_for(dialog, "ÜNIQUE")
    assert listed(dialog) == ["Gamma 3 *"]
    look_for(dialog, "  ")
    assert len(listed(dialog)) == 3
    assert marked(dialog) == []


def test_the_current_component_stays_while_it_matches(dialog: LicenceDialog) -> None:
    dialog.parts.setCurrentRow(1)
    look_for(dialog, "one")
    assert listed(dialog) == ["Alpha 1.0", "Beta 2 *"]
    look_for(dialog, "unique")
    assert listed(dialog) == []
    look_for(dialog, "ünique")
    assert listed(dialog) == ["Gamma 3 *"]
    assert dialog.text.toPlainText().startswith("Gamma 3\n")
    dialog.search.clear()
    assert listed(dialog) == ["Alpha 1.0", "Beta 2", "Gamma 3 *"]


def test_enter_goes_to_the_next_match_and_wraps_around(dialog: LicenceDialog) -> None:
    dialog.parts.setCurrentRow(1)
    look_for(dialog, "apple")
    text = dialog.text.toPlainText().lower()
    places = [number for number in range(len(text)) if text.startswith("apple", number)]
    assert marked(dialog) == ["apple", "Apple", "apple"]
    assert at(dialog) == places[0]
    for place in (*places[1:], *places):
        QTest.keyClick(dialog.search, K.Key_Return)
        assert at(dialog) == place
    for place in (places[1], places[0], places[2], places[1]):
        QTest.keyClick(dialog, K.Key_F3, M.ShiftModifier)
        assert at(dialog) == place
    QTest.keyClick(dialog, K.Key_F3)
    assert at(dialog) == places[2]
    assert dialog.isVisible()


def test_without_a_match_nothing_is_shown(dialog: LicenceDialog) -> None:
    look_for(dialog, "quagga")
    assert listed(dialog) == []
    assert (dialog.found.isVisible(), dialog.found.text()) == (True, "not found")
    assert dialog.isAncestorOf(dialog.found)
    assert not dialog.found.wordWrap()
    assert dialog.text.toPlainText() == ""
    assert dialog.text.accessibleName() == "Licence"
    dialog.search.clear()
    assert not dialog.found.isVisible()
    assert dialog.text.accessibleName() == "Licence of Alpha"


def test_the_number_of_marked_matches_is_limited(
    parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = Component("Many", "1", "", "", "", (("X", "e " * 1500),))
    monkeypatch.setattr(licence_dialog, "components", lambda: (part,))
    dialog = LicenceDialog(LIGHT, parent)
    dialog.search.setText("e")
    assert len(marked(dialog)) == 1000


def test_it_follows_the_language(dialog: LicenceDialog) -> None:
    UI_LANGUAGE.set_language(Language("de"))
    assert dialog.text.accessibleName() == tr("Licence of {part}", part="Alpha")
    assert dialog.text.accessibleName() != "Licence of Alpha"
    assert dialog.windowTitle() == tr("Licences")
    assert dialog.search.placeholderText() == tr("Find") != "Find"
    assert dialog.found.text() == tr("not found") != "not found"
    assert dialog.close_button.text() == tr("&Close") != "&Close"


def test_everything_is_reachable_by_keys(dialog: LicenceDialog) -> None:
    QTest.keyClick(dialog, K.Key_F, M.ControlModifier)
    assert dialog.search.hasFocus()
    for there in (dialog.parts, dialog.text, dialog.close_button):
        QTest.keyClick(dialog.focusWidget(), K.Key_Tab)
        assert there.hasFocus()
    QTest.keyClick(dialog.close_button, K.Key_Return)
    assert not dialog.isVisible()
