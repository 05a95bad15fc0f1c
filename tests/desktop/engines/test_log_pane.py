"""The log of an engine: plain text, and bounded. The form alone."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.engines.engine_form import EngineForm
from desktop.engines.log_pane import MAX_LINES, LogPane
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from rules.gtp_client.log_line import LogKind, LogLine
from rules.translatable_text import TranslatableText


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
