"""Importing and exporting games; deleting, restoring and destroying them."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click, delete_what_is_closed, small
from library_rows import Chosen, ClientStandIn, found, row
from lone_widgets import emitted
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.library import game_actions
from desktop.library.game_actions import GameActions, ProgressDialog, ReportDialog
from desktop.settings import file_dialogs
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.library.entry import Filter, Order
from rules.library.transfer import ExportReport, ImportReport
from rules.record.game_file import load_games, save
from rules.record.game_record import GameRecord
from rules.translatable_text import TranslatableText


class Transfers:
    """The actions in a window, with a library that answers on demand."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.client = ClientStandIn()
        self.changes = emitted(self.client.changed)
        self.list = Chosen(1, 2)
        self.notices = NoticeBar()
        QVBoxLayout(self.window).addWidget(self.notices)
        self.window.show()
        self.actions = GameActions(
            cast(Any, self.client),
            cast(Any, self.list),
            self.notices,
            cast(Any, None),
            self.window,
        )

    @property
    def message(self) -> str:
        return self.notices.texts.get(Topic.TRANSFER, "")

    @property
    def progress(self) -> list[ProgressDialog]:
        delete_what_is_closed()
        return self.window.findChildren(ProgressDialog)

    def show_details(self) -> ReportDialog | None:
        """Click the button of the notice. Returns its dialog, or None without a button."""
        delete_what_is_closed()
        buttons = self.notices.findChildren(QPushButton)
        found = [button for button in buttons if button.text() == "Details"]
        if not found:
            return None
        click(found[0])
        (dialog,) = self.window.findChildren(ReportDialog)
        return dialog


@pytest.fixture
def transfers(qtbot: QtBot) -> Iterator[Transfers]:
    made = Transfers(qtbot)
    yield made
    made.client.slow.clear()


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> ImportReport:
    """Return the report of an import that reads no files."""
    report = ImportReport()
    monkeypatch.setattr(game_actions, "import_games", lambda *_what: report)
    return report


@pytest.fixture
def exported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ExportReport:
    report = ExportReport()
    monkeypatch.setattr(game_actions, "export_games", lambda *_what: report)
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: tmp_path / "out.oddments")
    return report


# -- progress ------------------------------------------------------------------------------------


def test_the_progress_is_shown(transfers: Transfers, monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[int] = []
    pauses: list[int] = []
    stops: list[bool] = []
    transfers.notices.show_notice(Topic.TRANSFER, lambda: "an old message")

    def work(library: Any, paths: Any, progress: Any, stop: Any) -> ImportReport:
        assert (library, paths) == (transfers.client.library, [Path("a.sgf")])
        (dialog,) = transfers.window.findChildren(ProgressDialog)
        for share in (0.0, 0.25, 0.5004, 1.0):
            progress(share)
            shares.append(dialog.bar.value())
        stops.append(stop())
        dialog.reject()
        stops.append(stop())
        return ImportReport(taken=1)

    monkeypatch.setattr(game_actions, "import_games", work)
    transfers.actions.import_files([Path("a.sgf")])
    (dialog,) = transfers.progress
    assert dialog.isVisible()
    assert dialog.windowTitle() == "Import"
    assert dialog.bar.accessibleName() == "Importing games …"
    assert transfers.message == ""
    transfers.client.slow[0].pause = lambda: pauses.append(1)
    transfers.client.answer()
    assert shares == [0, 250, 500, 1000]
    assert len(pauses) == 4  # for urgent tasks between two steps
    assert stops == [False, True]
    assert transfers.progress == []
    assert len(transfers.changes) == 1
    assert transfers.message == "1 game imported."


@pytest.mark.parametrize("way", ["button", "escape"])
def test_it_can_be_stopped(transfers: Transfers, imported: ImportReport, way: str) -> None:
    transfers.actions.import_files([Path("a.sgf")])
    (dialog,) = transfers.progress
    stop(dialog, way)
    assert transfers.client.slow[0].stopping
    assert not dialog.isVisible()
    imported.stopped = True
    transfers.client.answer()
    assert transfers.message == "0 games imported. The rest was skipped."
    assert transfers.progress == []


def stop(dialog: ProgressDialog, way: str) -> None:
    if way == "button":
        (cancel,) = dialog.findChildren(QPushButton)
        click(cancel)
    else:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_progress_is_shown_until_it_is_cancelled(qtbot: QtBot, way: str) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    dialog = ProgressDialog("Import", "Reading games", around)
    cancelled = emitted(dialog.rejected)
    dialog.show()
    dialog.show_share(0.5)
    assert dialog.bar.value() * 2 == dialog.bar.maximum()
    assert dialog.bar.accessibleName() == "Reading games"
    stop(dialog, way)
    assert cancelled == [None]
    assert not dialog.isVisible()


def test_a_failure_is_reported(
    transfers: Transfers, exported: ExportReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_what: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(game_actions, "import_games", fail)
    monkeypatch.setattr(game_actions, "export_games", fail)
    transfers.actions.import_files([Path("a.sgf")])
    transfers.client.answer()
    assert transfers.message == "Import failed: there is no space left on the disk."
    assert transfers.progress == []
    assert len(transfers.changes) == 1
    transfers.actions.export_chosen()
    assert transfers.message == ""
    transfers.client.answer()
    assert transfers.message == "Export failed: there is no space left on the disk."


# -- import --------------------------------------------------------------------------------------


def test_chosen_files_are_imported(
    transfers: Transfers, imported: ImportReport, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers: list[list[Path]] = [[], [Path("a.sgf")]]
    asked: list[tuple[object, ...]] = []

    def ask(*what: object) -> list[Path]:
        asked.append(what)
        return answers.pop(0)

    monkeypatch.setattr(file_dialogs, "folder_beside", lambda path: (tmp_path, path))
    monkeypatch.setattr(file_dialogs, "ask_import", ask)
    transfers.actions.ask_import()
    assert transfers.progress == []
    transfers.actions.ask_import()
    assert len(transfers.progress) == 1
    assert asked == [(transfers.window, (tmp_path, None))] * 2


def test_an_import_is_reported(transfers: Transfers, imported: ImportReport) -> None:
    def report() -> ReportDialog | None:
        transfers.actions.import_files([Path("a.sgf")])
        transfers.client.answer()
        return transfers.show_details()

    imported.taken = 3
    assert report() is None
    assert transfers.message == "3 games imported."
    imported.known, imported.stopped = 1, True
    imported.problems = [
        ("a.sgf", 3, TranslatableText("permission denied")),
        ("b.sgf", 0, "no SGF"),
    ]
    dialog = report()
    assert transfers.message == (
        "3 games imported. 1 game already in the library. The rest was skipped. "
        "2 games could not be read in full."
    )
    assert dialog is not None
    assert dialog.windowTitle() == "Import"
    assert dialog.text.toPlainText() == "a.sgf, game 3: permission denied\nb.sgf: no SGF"
    dialog.close()
    delete_what_is_closed()
    for count, lines, last in ((1000, 1000, "a.sgf"), (1001, 1001, "…")):
        imported.problems = [("a.sgf", number, "no") for number in range(1, count + 1)]
        dialog = report()
        assert dialog is not None
        shown = dialog.text.toPlainText().splitlines()
        assert len(shown) == lines
        assert shown[-1].startswith(last)
        assert shown[999] == "a.sgf, game 1,000: no"
        dialog.close()
        delete_what_is_closed()
        assert not transfers.window.findChildren(ReportDialog)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_a_report_lists_its_lines_until_it_is_closed(qtbot: QtBot, way: str) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    dialog = ReportDialog("Import", "Two games could not be read", ["one", "other"], around)
    dialog.show()
    assert dialog.text.toPlainText().splitlines() == ["one", "other"]
    assert dialog.text.isReadOnly()
    assert dialog.text.accessibleName() == "Games that could not be read"
    assert "Two games could not be read" in [label.text() for label in dialog.findChildren(QLabel)]
    if way == "button":
        (close,) = dialog.findChildren(QPushButton)
        click(close)
    else:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# -- export --------------------------------------------------------------------------------------


def test_the_selected_games_are_exported_in_the_order_of_the_list(
    transfers: Transfers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []
    target = tmp_path / "out.oddments"

    def ask(*what: object) -> Path:
        asked.append(what)
        return target

    monkeypatch.setattr(file_dialogs, "folder_beside", lambda _path: tmp_path)
    monkeypatch.setattr(file_dialogs, "ask_save", ask)
    rows = {}
    for number, turn in ((1, "a1"), (2, "b2")):
        game = GameRecord(small("egotzi"))
        game.play_text(turn)
        rows[number] = row(number, path=tmp_path / f"{number}.oddments")
        save(game, rows[number].path)
    transfers.client.library.rows = lambda ids: {at: rows[at] for at in sorted(ids) if at in rows}
    transfers.list.ids = [2, 7, 1]  # the middle one has been deleted meanwhile
    transfers.actions.export_chosen()
    (dialog,) = transfers.progress
    assert dialog.windowTitle() == "Export"
    transfers.client.answer()
    day = datetime.date.today().isoformat()
    assert asked == [(transfers.window, tmp_path / f"Games {day}.oddments")]
    assert dialog.bar.value() > 0
    turns = [game.main_line[0].text for game in load_games(target) if isinstance(game, GameRecord)]
    assert turns == ["b2", "a1"]
    assert transfers.message == "2 games exported to out.oddments."


def test_nothing_is_exported_without_a_file_or_a_game_or_if_it_was_stopped(
    transfers: Transfers, exported: ExportReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    exported.stopped, exported.count = True, 2
    transfers.actions.export_chosen()
    transfers.client.answer()
    assert transfers.message == "Nothing was exported."
    transfers.list.ids = []
    transfers.actions.export_chosen()
    assert transfers.client.slow == []
    transfers.list.ids = [1]
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: None)
    transfers.actions.export_chosen()
    assert transfers.client.slow == []


@pytest.mark.parametrize(
    ("count", "names", "message"),
    [
        (0, [], "Nothing to export."),
        (1, ["a"], "1 game exported to a."),
        (5, ["a", "b"], "5 games exported to a and b."),
        (5, ["a", "b", "c"], "5 games exported to 3 files, a …."),
    ],
)
def test_the_exported_files_are_reported(
    transfers: Transfers, exported: ExportReport, count: int, names: list[str], message: str
) -> None:
    exported.count, exported.files = count, [Path("folder") / name for name in names]
    transfers.actions.export_chosen()
    transfers.client.answer()
    assert transfers.message == message
    assert transfers.show_details() is None
    exported.problems = [("b", TranslatableText("permission denied"))]
    transfers.actions.export_chosen()
    transfers.client.answer()
    assert transfers.message == f"{message} 1 game could not be read in full."
    dialog = transfers.show_details()
    assert dialog is not None
    assert dialog.windowTitle() == "Export"
    assert dialog.text.toPlainText() == "b: permission denied"


# -- the bin ---------------------------------------------------------------------------------------

FULL = OSError(28, "No space left on device")


class Held:
    """A locked game."""

    def __init__(self, window: Bin, path: Path) -> None:
        self._bin, self._path = window, path

    def close(self) -> None:
        self._bin.held.remove(self._path)


class Bin(QObject):
    """A window with the actions, and a bin that only records calls.

    Attributes:
        done: what was done with which game.
        held: the games that are locked now.
        busy: the names of games that are open in a window.
        sealed: the names of games that cannot be moved.
    """

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.done: list[tuple[str, str]] = []
        self.held: list[Path] = []
        self.busy: set[str] = set()
        self.sealed: set[str] = set()
        self.move_count = 0
        self.client = ClientStandIn()
        self.client.games_moved.connect(self._count)
        self.games = Chosen(1, 2)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.notices = NoticeBar()
        QVBoxLayout(self.window).addWidget(self.notices)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.actions = GameActions(
            cast(Any, self.client),
            cast(Any, self.games),
            self.notices,
            cast(Any, self),
            self.window,
        )

    def _count(self) -> None:
        self.move_count += 1

    def reopen(self, path: Path) -> Held | None:
        if path.stem in self.busy:
            return None
        self.held.append(path)
        return Held(self, path)

    def record(self, what: str, path: Path) -> Path:
        if path.stem in self.sealed:
            raise FULL
        self.done.append((what, path.stem))
        return Path("bin") / path.name

    @property
    def message(self) -> str:
        return self.notices.texts.get(Topic.BIN, "")

    def undo(self) -> QPushButton | None:
        buttons = self.notices.findChildren(QPushButton)
        return next((button for button in buttons if button.text() == "Undo"), None)

    @property
    def question(self) -> QMessageBox | None:
        delete_what_is_closed()
        return next(iter(self.window.findChildren(QMessageBox)), None)


@pytest.fixture
def bin_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bin]:
    made = Bin(qtbot)

    class GameBin:
        """Stands in for the bin."""

        def __init__(self, library: object) -> None:
            assert library is made.client.library

        def delete(self, path: Path) -> Path:
            assert path in made.held  # it is locked meanwhile
            return made.record("delete", path)

        def restore(self, path: Path) -> Path:
            return made.record("restore", path)

        def destroy(self, path: Path) -> None:
            made.record("destroy", path)

    monkeypatch.setattr(game_actions, "GameBin", GameBin)
    yield made
    made.client.slow.clear()
    shiboken6.delete(made)


def test_the_selected_games_are_moved_to_the_bin_and_back(bin_window: Bin) -> None:
    changes: list[bool] = []
    bin_window.client.changed.connect(lambda: changes.append(True))
    bin_window.actions.delete()
    assert bin_window.done == []
    bin_window.client.answer()
    assert bin_window.done == [("delete", "1"), ("delete", "2")]
    assert bin_window.held == []
    assert bin_window.message == "2 games moved to the trash."
    assert (len(changes), bin_window.move_count) == (1, 1)
    button = bin_window.undo()
    assert button is not None
    click(button)
    assert bin_window.message == ""
    bin_window.client.answer()
    assert bin_window.done[2:] == [("restore", "1"), ("restore", "2")]
    assert bin_window.message == ""
    assert bin_window.move_count == 2


def test_games_are_restored_but_those_that_are_gone(bin_window: Bin) -> None:
    bin_window.actions.restore()
    bin_window.client.answer()
    assert bin_window.done == [("restore", "1"), ("restore", "2")]
    assert bin_window.message == "2 games restored."
    assert bin_window.move_count == 1
    bin_window.client.library.rows = lambda _ids: {2: row(2)}
    bin_window.actions.restore()
    bin_window.client.answer()
    assert bin_window.done[2:] == [("restore", "2")]
    assert bin_window.message == "1 game restored."
    bin_window.games.ids = []
    for act in (bin_window.actions.restore, bin_window.actions.delete):
        act()
        assert bin_window.client.slow == []


def test_a_game_that_is_open_in_a_window_is_not_deleted(bin_window: Bin) -> None:
    bin_window.busy = {"1"}
    bin_window.actions.delete()
    bin_window.client.answer()
    assert bin_window.done == [("delete", "2")]
    assert bin_window.message == (
        "1 game moved to the trash. Could not move or delete 1: it is open in a window."
    )
    button = bin_window.undo()
    assert button is not None
    click(button)
    bin_window.client.answer()
    assert bin_window.done[1:] == [("restore", "2")]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("moved", [0, 1])
def test_the_first_three_of_many_failed_games_are_named(
    bin_window: Bin, count: int, moved: int
) -> None:
    bin_window.games.ids = list(range(1, count + moved + 1))
    bin_window.sealed = {str(number) for number in range(1, count + 1)}
    bin_window.actions.delete()
    bin_window.client.answer()
    assert bin_window.held == []
    words = ["1 game moved to the trash."] if moved else []
    words += [
        f"Could not move or delete {number}: there is no space left on the disk."
        for number in range(1, min(count, 3) + 1)
    ]
    words += [f"{count} games were left unchanged in total."] if count > 3 else []
    assert bin_window.message == " ".join(words)
    assert (bin_window.undo() is not None) is bool(moved)


def test_many_games_are_moved_with_pauses_for_urgent_tasks(bin_window: Bin) -> None:
    bin_window.games.ids = list(range(1, 1201))
    pauses: list[int] = []
    bin_window.actions.restore()
    bin_window.client.slow[0].pause = lambda: pauses.append(1)
    bin_window.client.answer()
    assert len(pauses) == len(bin_window.done) == 1200
    assert [len(ids) for ids in bin_window.client.library.asked] == [500, 500, 200]
    assert bin_window.message == "1,200 games restored."


def test_the_bin_is_emptied_only_if_confirmed(bin_window: Bin) -> None:
    bin_window.actions.empty()
    bin_window.client.answer()
    assert bin_window.question is None  # it is empty
    bin_window.client.library.finds = found(7)
    for answer in ("", "Keep", "Delete permanently"):
        bin_window.actions.empty()
        assert bin_window.question is None
        bin_window.client.answer()
        assert bin_window.client.library.searches[-1] == (Filter(binned=True), Order.LATEST)
        box = bin_window.question
        assert box is not None
        assert box.isVisible()
        assert box.text() == "Permanently delete the game in the trash?"
        assert [button.text() for button in box.buttons()] == ["Keep", "Delete permanently"]
        assert box.defaultButton().text() == "Keep"
        assert (bin_window.done, bin_window.client.slow) == ([], [])
        if answer:
            click(next(button for button in box.buttons() if button.text() == answer))
        else:
            QTest.keyClick(box, Qt.Key.Key_Escape)
        assert bin_window.question is None
    bin_window.client.answer()
    assert bin_window.done == [("destroy", "7")]
    assert bin_window.message == "1 game permanently deleted."


def test_a_complete_failure_is_reported(bin_window: Bin) -> None:
    def fail(_ids: object) -> None:
        raise FULL

    bin_window.client.library.rows = fail
    bin_window.actions.restore()
    bin_window.client.answer()
    assert bin_window.message == "This did not work: there is no space left on the disk."
    assert bin_window.move_count == 1


def test_the_change_is_announced_even_if_the_window_was_closed_meanwhile(bin_window: Bin) -> None:
    bin_window.actions.delete()
    assert bin_window.client.owners == [bin_window.client]
    shiboken6.delete(bin_window.actions)
    bin_window.client.answer()
    assert len(bin_window.done) == 2
    assert bin_window.move_count == 1
    assert bin_window.message == ""
