"""The list of engines, the form of one, and its log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from added_engines import added
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.engine.saved_engine import SavedEngine
from desktop.engines.engine_dialog import EngineDialog
from desktop.engines.engine_form import EngineForm
from desktop.engines.engines_dialog import EnginesDialog
from desktop.engines.log_pane import MAX_LINES, LogPane
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.settings.settings import Settings
from rules.gtp_client.log_line import LogKind, LogLine
from rules.translatable_text import TranslatableText

NEW = SavedEngine(name="New", command_line="no-such-program")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def show(settings: Settings, parent: QWidget, qtbot: QtBot) -> Callable[..., EnginesDialog]:
    def make(*engines: SavedEngine) -> EnginesDialog:
        settings.engines = engines
        dialog = EnginesDialog(settings, parent)
        shown_alone(qtbot, dialog)
        return dialog

    return make


Show = Callable[..., EnginesDialog]


def rows(dialog: EnginesDialog) -> list[tuple[str, ...]]:
    items = [dialog.engines.topLevelItem(at) for at in range(dialog.engines.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items if item is not None]


def names(settings: Settings) -> list[str]:
    return [engine.name for engine in settings.engines]


def opened(dialog: EnginesDialog) -> EngineDialog:
    (found,) = dialog.findChildren(EngineDialog)
    return found


def test_an_empty_list_says_what_engines_are_good_for(show: Show) -> None:
    dialog = show()
    assert dialog.about.isVisible()
    assert "ssh host oddments-gtp --no-files" in dialog.about.text()
    assert dialog.add.hasFocus()
    for button in (dialog.edit, dialog.test, dialog.duplicate, dialog.remove):
        assert not button.isEnabled()


def test_engines_are_shown_with_their_games_as_plain_text(show: Show) -> None:
    odd = added("<b>Odd</b>", ("a b", "<i>"))
    dialog = show(odd, NEW)
    assert not dialog.about.isVisible()
    first, second = rows(dialog)
    assert first[0] == "<b>Odd</b>"
    assert first[1].startswith("Wythe, Yodd")
    assert first[2] == odd.command_line
    assert second == ("New", "Not tested yet", "no-such-program")


def test_an_engine_is_added_at_the_end(show: Show, settings: Settings) -> None:
    dialog = show(added("Far"))
    click(dialog.add)
    opened(dialog).described.emit(NEW)
    assert names(settings) == ["Far", "New"]
    assert [row[0] for row in rows(dialog)] == ["Far", "New"]
    assert dialog.current == 1


@pytest.mark.parametrize("by_key", [False, True])
def test_an_engine_is_edited_in_its_place(show: Show, settings: Settings, by_key: bool) -> None:
    dialog = show(added("Far"), added("Other"), NEW)
    dialog.engines.setCurrentIndex(dialog.engines.model().index(1, 0))
    if by_key:
        dialog.engines.setFocus()
        QTest.keyClick(dialog.engines, Qt.Key.Key_Return)
    else:
        click(dialog.edit)
    edited = opened(dialog)
    assert edited.form.name.text() == "Other"
    edited.form.name.setText("Renamed")
    click(edited.save)
    assert names(settings) == ["Far", "Renamed", "New"]
    assert dialog.current == 1


def test_a_test_of_an_engine_starts_at_once(show: Show, qtbot: QtBot) -> None:
    dialog = show(NEW)
    click(dialog.test)
    qtbot.waitUntil(lambda: opened(dialog).status.text().startswith("The test failed"))
    opened(dialog).reject()


def test_a_double_has_a_name_of_its_own(show: Show, settings: Settings) -> None:
    dialog = show(added("Far"), NEW)
    click(dialog.duplicate)
    assert names(settings) == ["Far", "Far (2)", "New"]
    assert settings.engines[1].words == settings.engines[0].words
    assert dialog.current == 1


@pytest.mark.parametrize("by_key", [False, True])
def test_an_engine_that_was_removed_can_be_brought_back(
    show: Show, settings: Settings, by_key: bool
) -> None:
    far, other = added("Far"), added("Other")
    dialog = show(far, other)
    if by_key:
        dialog.engines.setFocus()
        QTest.keyClick(dialog.engines, Qt.Key.Key_Delete)
    else:
        click(dialog.remove)
    assert names(settings) == ["Other"]
    assert dialog.removed.text() == "“Far” was removed."
    click(dialog.undo)
    assert settings.engines == (far, other)
    assert not dialog.undo.isVisible()


def test_the_list_follows_the_language(show: Show) -> None:
    dialog = show(NEW)
    english = rows(dialog)
    UI_LANGUAGE.set_language(Language("de"))
    assert rows(dialog) != english


def test_help_is_asked_for(show: Show) -> None:
    dialog = show()
    asked = emitted(dialog.help_asked)
    buttons = dialog.findChildren(QDialogButtonBox)[0]
    click(buttons.button(QDialogButtonBox.StandardButton.Help))
    assert asked == [None]


def test_each_line_shows_where_it_comes_from(qtbot: QtBot) -> None:
    pane = LogPane()
    qtbot.addWidget(pane)
    pane.add_lines([])
    assert pane.toPlainText() == ""
    lines = [LogLine(LogKind.SENT, "name"), LogLine(LogKind.RECEIVED, "= <b>x</b>")]
    pane.add_lines([*lines, LogLine(LogKind.ERROR, "a\u202eb\nc")])
    assert pane.toPlainText().splitlines() == ["→ name", "← = <b>x</b>", "! ab c"]
    assert pane.isReadOnly()


def test_old_lines_make_room_for_new_ones(qtbot: QtBot) -> None:
    pane = LogPane()
    qtbot.addWidget(pane)
    pane.add_lines(LogLine(LogKind.RECEIVED, str(number)) for number in range(MAX_LINES + 10))
    assert pane.blockCount() == MAX_LINES
    assert pane.toPlainText().splitlines()[-1] == f"← {MAX_LINES + 9}"


def test_what_was_left_out_is_said_in_the_current_language(qtbot: QtBot) -> None:
    pane = LogPane()
    qtbot.addWidget(pane)
    left_out = TranslatableText("%Ln line(s) left out", "", 3)
    pane.add_lines([LogLine(LogKind.ERROR, left_out)])
    UI_LANGUAGE.set_language(Language("de"))
    pane.add_lines([LogLine(LogKind.ERROR, left_out)])
    assert pane.toPlainText().splitlines() == ["! 3 lines left out", "! 3 Zeilen ausgelassen"]


def test_the_form_names_its_fields_for_screen_readers(qtbot: QtBot) -> None:
    form = EngineForm(None)
    qtbot.addWidget(form)
    fields = (form.command_line, form.name, form.commands, form.seconds)
    assert [field.accessibleName() for field in fields] == [
        "Command line",
        "Name",
        "Commands at the start of a game",
        "Longest wait for an answer",
    ]
