"""An engine is described, tested in the background, and kept; the list of engines; its log."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from added_engines import added, python
from driving import click
from lone_widgets import emitted, shown_alone
from programs import OURS, STAND_IN, have_ended
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.external_engines import DEFAULT_SECONDS, SavedEngine
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.settings.settings import Settings
from desktop.window.engines_dialog import (
    EXAMPLE,
    MAX_LINES,
    EngineDialog,
    EnginesDialog,
    LogPane,
)
from rules.games import GAMES
from rules.gtp_client.errors import LogKind, LogLine
from rules.translatable_text import TranslatableText

TALKING = 'import sys, time; print("<b>hello</b>", file=sys.stderr, flush=True); time.sleep(1000)'
FLOODING = "import os\nwhile True: os.write(2, b'<i>x</i>' * 100 + b'\\n'); os.write(1, b'y\\n')"
Show = Callable[..., EngineDialog]


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def show(qtbot: QtBot, parent: QWidget) -> Show:
    """Return a function that shows the dialog for an engine, by default a new one."""

    def make(engine: SavedEngine | None = None, *others: SavedEngine) -> EngineDialog:
        dialog = EngineDialog(engine, others, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        shown_alone(qtbot, dialog)
        return dialog

    return make


def type_line(dialog: EngineDialog, words: tuple[str, ...]) -> None:
    dialog.command_line.clear()
    QTest.keyClicks(dialog.command_line, shlex.join(words))


def run_test(dialog: EngineDialog, qtbot: QtBot) -> None:
    click(dialog.test)
    assert dialog.test.text() == "Cancel the test"
    qtbot.waitUntil(lambda: dialog.test.text() == "Test")


def log(dialog: EngineDialog) -> str:
    return dialog.log.toPlainText()


@pytest.mark.parametrize(
    ("words", "name", "analyses"), [(OURS, "Oddments", True), (STAND_IN, "Stand-in", False)]
)
def test_an_engine_is_tested_and_kept_under_the_name_it_gives_itself(
    show: Show, qtbot: QtBot, words: tuple[str, ...], name: str, analyses: bool
) -> None:
    dialog = show()
    described: list[Any] = emitted(dialog.described)
    assert dialog.command_line.placeholderText() == EXAMPLE
    type_line(dialog, words)
    run_test(dialog, qtbot)
    assert dialog.status.text().startswith(name)
    assert all(game.title in dialog.status.text() for game in GAMES.values())
    assert ("It can also analyse." in dialog.status.text()) == analyses
    assert "→ list_commands" in log(dialog)
    assert f"← = {name}" in log(dialog)
    QTest.keyClick(dialog.command_line, Qt.Key.Key_Return)  # what is wanted next
    (engine,) = described
    assert engine.name == name
    assert engine.words == list(words)
    assert engine.facts.games == tuple(GAMES)
    assert engine.facts.analyses == analyses


def test_return_tests_before_it_saves(show: Show) -> None:
    dialog = show()
    described = emitted(dialog.described)
    type_line(dialog, python(TALKING))
    QTest.keyClick(dialog.command_line, Qt.Key.Key_Return)
    assert dialog.test.text() == "Cancel the test"
    assert described == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("no-such-program", "-x"), "no-such-program"),
        (python("import sys; sys.exit(3)"), "status 3"),
        (python("input(); print('hello'); print()"), "hello"),  # it ends after it was asked
        (python("for line in iter(input, 'quit'): print('= \\n', flush=True)"), "play"),
    ],
)
def test_a_test_that_fails_says_why_in_place_and_the_engine_can_be_kept(
    show: Show, qtbot: QtBot, words: tuple[str, ...], why: str
) -> None:
    dialog = show()
    described = emitted(dialog.described)
    type_line(dialog, words)
    click(dialog.test)
    qtbot.waitUntil(lambda: dialog.test.text() == "Test")
    assert dialog.status.text().startswith("The test failed: ")
    assert why in dialog.status.text()
    assert dialog.status.property("role") == "refusal"
    click(dialog.save)
    assert [engine.facts for engine in described] == [None]


@pytest.mark.long
def test_silence_ends_with_the_time_out(show: Show, qtbot: QtBot) -> None:
    dialog = show()
    type_line(dialog, python("import time; time.sleep(1000)"))
    dialog.seconds.setValue(1)
    run_test(dialog, qtbot)
    assert dialog.status.text().startswith("The test failed: ")


def test_what_a_program_writes_is_plain_text_and_a_cancelled_test_ends_it(
    show: Show, qtbot: QtBot, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    dialog = show()
    type_line(
        dialog, python(f"import os; open({str(pids)!r}, 'w').write(str(os.getpid()))\n{TALKING}")
    )
    click(dialog.test)
    qtbot.waitUntil(lambda: "! <b>hello</b>" in log(dialog))
    assert dialog.status.text().startswith("Waiting for answers … (")
    click(dialog.test)
    assert dialog.status.text() == "A test finds out which games the engine plays."
    assert have_ended(pids)


@pytest.mark.short("close")
@pytest.mark.parametrize("way", ["reject", "close"])
def test_no_program_outlives_the_dialog(show: Show, qtbot: QtBot, tmp_path: Path, way: str) -> None:
    pids = tmp_path / "pids"
    dialog = show()
    type_line(
        dialog, python(f"import os; open({str(pids)!r}, 'w').write(str(os.getpid()))\n{TALKING}")
    )
    click(dialog.test)
    qtbot.waitUntil(lambda: "! <b>hello</b>" in log(dialog))
    getattr(dialog, way)()
    assert have_ended(pids)


@pytest.mark.long  # in short: test_old_lines_make_room_for_new_ones
def test_a_flood_leaves_the_log_bounded(show: Show, qtbot: QtBot) -> None:
    dialog = show()
    type_line(dialog, python(FLOODING))
    dialog.seconds.setValue(3)
    run_test(dialog, qtbot)
    assert dialog.status.text().startswith("The test failed: ")
    assert 1 < dialog.log.blockCount() <= MAX_LINES
    assert "<i>x</i>" in log(dialog)


def test_another_command_line_has_not_been_tested(show: Show) -> None:
    engine = added("Far")
    dialog = show(engine)
    described = emitted(dialog.described)
    assert dialog.status.text().startswith("Tested 1 plays ")
    dialog.name.setText("Near")
    QTest.keyClicks(dialog.command_line, " -x")
    assert dialog.status.text() == "A test finds out which games the engine plays."
    click(dialog.save)
    assert described == [
        SavedEngine(
            name="Near",
            command_line=f"{engine.command_line} -x",
            commands=engine.commands,
            seconds=engine.seconds,
        )
    ]


def test_an_engine_that_is_edited_keeps_what_is_not_changed(show: Show) -> None:
    engine = added("Far", commands=("level 3", "threads 2"), seconds=7)
    dialog = show(engine)
    described = emitted(dialog.described)
    click(dialog.save)
    assert described == [engine]


@pytest.mark.parametrize(
    ("line", "name", "refusal"),
    [
        ("", "", "Type the command that starts the engine."),
        ("engine 'x", "", "A quotation mark in the command line is not closed."),
        ("engine", "Far", "There is an engine with the name “Far” already."),
    ],
)
def test_fields_that_are_not_valid_are_refused_in_place(
    show: Show, line: str, name: str, refusal: str
) -> None:
    dialog = show(None, added("Far"))
    described = emitted(dialog.described)
    dialog.command_line.setText(line)
    dialog.name.setText(name)
    click(dialog.save)
    assert dialog.refusal.isVisible()
    assert dialog.refusal.text() == refusal
    assert described == []
    dialog.command_line.setText("other")
    assert not dialog.refusal.isVisible()


def test_an_engine_without_a_name_is_called_like_its_program_and_differs(show: Show) -> None:
    dialog = show(None, added("hexy"))
    described = emitted(dialog.described)
    dialog.command_line.setText("/bin/hexy.sh -t")
    dialog.commands.setPlainText("level 3\n\n  time 5\t\n")
    click(dialog.save)
    (engine,) = described
    assert (engine.name, engine.commands) == ("hexy (2)", ("level 3", "time 5"))
    assert engine.seconds == DEFAULT_SECONDS


def test_a_program_is_chosen_from_its_folder(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path("/a folder/engine")
    monkeypatch.setattr("desktop.window.engines_dialog.ask_program", lambda _parent: path)
    dialog = show()
    click(dialog.browse)
    assert dialog.words == [str(path)]
    monkeypatch.setattr("desktop.window.engines_dialog.ask_program", lambda _parent: None)
    click(dialog.browse)
    assert dialog.words == [str(path)]


NEW = SavedEngine(name="New", command_line="no-such-program")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def show_list(settings: Settings, parent: QWidget, qtbot: QtBot) -> Callable[..., EnginesDialog]:
    def make(*engines: SavedEngine) -> EnginesDialog:
        settings.engines = engines
        return shown_alone(qtbot, EnginesDialog(settings, parent))

    return make


ShowList = Callable[..., EnginesDialog]


def rows(dialog: EnginesDialog) -> list[tuple[str, ...]]:
    items = [dialog.engines.topLevelItem(at) for at in range(dialog.engines.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items if item is not None]


def names(settings: Settings) -> list[str]:
    return [engine.name for engine in settings.engines]


def opened(dialog: EnginesDialog) -> EngineDialog:
    (found,) = dialog.findChildren(EngineDialog)
    return found


def test_an_empty_list_says_what_engines_are_good_for(show_list: ShowList) -> None:
    dialog = show_list()
    assert dialog.about.isVisible()
    assert "ssh host oddments-gtp --no-files" in dialog.about.text()
    assert dialog.add.hasFocus()
    for button in (dialog.edit, dialog.test, dialog.duplicate, dialog.remove):
        assert not button.isEnabled()


def test_engines_are_shown_with_their_games_as_plain_text(show_list: ShowList) -> None:
    odd = added("<b>Odd</b>", ("a b", "<i>"))
    dialog = show_list(odd, NEW)
    assert not dialog.about.isVisible()
    first, second = rows(dialog)
    assert first[0] == "<b>Odd</b>"
    assert first[1].startswith("Wythe, Yodd")
    assert first[2] == odd.command_line
    assert second == ("New", "Not tested yet", "no-such-program")


def test_an_engine_is_added_at_the_end(show_list: ShowList, settings: Settings) -> None:
    dialog = show_list(added("Far"))
    click(dialog.add)
    opened(dialog).described.emit(NEW)
    assert names(settings) == ["Far", "New"]
    assert [row[0] for row in rows(dialog)] == ["Far", "New"]
    assert dialog.current == 1


@pytest.mark.parametrize("by_key", [False, True])
def test_an_engine_is_edited_in_its_place(
    show_list: ShowList, settings: Settings, by_key: bool
) -> None:
    dialog = show_list(added("Far"), added("Other"), NEW)
    dialog.engines.setCurrentIndex(dialog.engines.model().index(1, 0))
    if by_key:
        dialog.engines.setFocus()
        QTest.keyClick(dialog.engines, Qt.Key.Key_Return)
    else:
        click(dialog.edit)
    edited = opened(dialog)
    assert edited.name.text() == "Other"
    edited.name.setText("Renamed")
    click(edited.save)
    assert names(settings) == ["Far", "Renamed", "New"]
    assert dialog.current == 1


def test_a_test_of_an_engine_starts_at_once(show_list: ShowList, qtbot: QtBot) -> None:
    dialog = show_list(NEW)
    click(dialog.test)
    qtbot.waitUntil(lambda: opened(dialog).status.text().startswith("The test failed"))
    opened(dialog).reject()


def test_a_double_has_a_name_of_its_own(show_list: ShowList, settings: Settings) -> None:
    dialog = show_list(added("Far"), NEW)
    click(dialog.duplicate)
    assert names(settings) == ["Far", "Far (2)", "New"]
    assert settings.engines[1].words == settings.engines[0].words
    assert dialog.current == 1


@pytest.mark.parametrize("by_key", [False, True])
def test_an_engine_that_was_removed_can_be_brought_back(
    show_list: ShowList, settings: Settings, by_key: bool
) -> None:
    far, other = added("Far"), added("Other")
    dialog = show_list(far, other)
    if by_key:
        dialog.engines.setFocus()
        QTest.keyClick(dialog.engines, Qt.Key.Key_Delete)
    else:
        click(dialog.remove)
    assert names(settings) == ["Other"]
    assert dialog.removed.text() == "“Far” was removed."
    assert dialog.removed.window() is dialog
    click(dialog.undo)
    assert settings.engines == (far, other)
    assert not dialog.undo.isVisible()


def test_help_is_asked_for(show_list: ShowList) -> None:
    dialog = show_list()
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


def test_the_dialog_names_its_fields_for_screen_readers(show: Show) -> None:
    form = show()
    fields = (form.command_line, form.name, form.commands, form.seconds)
    assert [field.accessibleName() for field in fields] == [
        "Command line",
        "Name",
        "Commands at the start of a game",
        "Longest wait for an answer",
    ]
