"""Names that are as long as a file can make them."""

from __future__ import annotations

from pathlib import Path

from driving import game_page, shown, small, start_page
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from rich_text import faults_of_texts

from desktop.application.program import Program
from rules.record.game_file import save
from rules.record.game_record import GameRecord


def test_very_long_names_do_not_hold_the_window_up(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    record = GameRecord(small("egotzi"))
    record.names, record.seats = ["Ann " * 5000, "B" * 9000], ["person", "person"]
    record.root.properties |= {name: ["cup " * 1000] for name in ("EV", "DT", "GN")}
    kept = tmp_path / "games" / "2026-11"
    kept.mkdir(parents=True)
    save(record, kept / "long.oddments")
    program.autosaves.find_unfinished()
    window = shown(program, qtbot)
    qtbot.waitUntil(start_page(window).resume.isEnabled)
    assert not faults_of_texts()
    program.opener.open(kept / "long.oddments", window)
    qtbot.waitUntil(lambda: window.session is not None)
    assert not faults_of_texts()
    assert len(game_page(window).session.record.names[0]) == len(record.names[0])  # as it was
    program.library.show()
    library = program.library.window
    assert library is not None
    qtbot.waitUntil(lambda: library.list.games.row(0) is not None)
    text = library.list.games.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ann Ann" in text
    assert len(text) < 1000
