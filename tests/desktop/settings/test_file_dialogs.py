"""The file dialogs, answered as a user would answer them, and the files used recently."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.settings.file_dialogs import ask_export, ask_import, ask_open, ask_save, folder_beside
from desktop.settings.settings import RecentFiles, Settings

SAVED = ["Saved games (*.oddments)", "All files (*)"]
KINDS = {".png": "Picture", ".svg": "Drawing", ".pdf": "Paper"}


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def all_are_deleted(owner: QWidget) -> bool:
    """Return whether all answered dialogs have been deleted."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return not owner.findChildren(QFileDialog)


def answer(owner: QWidget, *steps: Callable[[QFileDialog], object]) -> None:
    """Call the steps with the next dialog, once it is open."""

    def act() -> None:
        (dialog,) = owner.findChildren(QFileDialog)
        try:
            for step in steps:
                step(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, owner, act)


class Seen:
    """What a dialog shows before it is answered."""

    def __init__(self, dialog: QFileDialog) -> None:
        self.title, self.filters = dialog.windowTitle(), dialog.nameFilters()
        self.modes = dialog.fileMode(), dialog.acceptMode()
        self.folder = Path(dialog.directory().path())
        self.type, self.names = dialog.selectedNameFilter(), names(dialog)


ANY, ONE, SEVERAL = (
    QFileDialog.FileMode.AnyFile,
    QFileDialog.FileMode.ExistingFile,
    QFileDialog.FileMode.ExistingFiles,
)
OPEN, SAVE = QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave


@pytest.fixture
def seen() -> list[Seen]:
    return []


def looking(seen: list[Seen]) -> Callable[[QFileDialog], None]:
    return lambda dialog: seen.append(Seen(dialog))


def accept(dialog: QFileDialog) -> None:
    dialog.done(QFileDialog.DialogCode.Accepted)


def choose(*paths: Path) -> Callable[[QFileDialog], None]:
    """Type the names of files, and accept."""

    def select(dialog: QFileDialog) -> None:
        (field,) = dialog.findChildren(QLineEdit)
        field.setText(" ".join(f'"{path}"' for path in paths) if len(paths) > 1 else str(*paths))
        accept(dialog)

    return select


def file(folder: Path, name: str) -> Path:
    path = folder / name
    path.touch()
    return path


def names(dialog: QFileDialog) -> list[str]:
    return [Path(text).name for text in dialog.selectedFiles()]


def test_dialogs_start_in_the_nearest_folder_of_the_current_file(tmp_path: Path) -> None:
    assert folder_beside(tmp_path / "game.oddments") == tmp_path
    assert folder_beside(tmp_path / "gone" / "deeper" / "game.oddments") == tmp_path
    assert folder_beside(Path("gone/game.oddments")) == Path()
    assert folder_beside(Path("/gone/game.oddments")) == Path("/")


def test_without_a_file_dialogs_start_in_the_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QStandardPaths.StandardLocation] = []

    def location(kind: QStandardPaths.StandardLocation) -> str:
        asked.append(kind)
        return str(tmp_path / "documents")

    monkeypatch.setattr(QStandardPaths, "writableLocation", location)
    assert folder_beside(None) == tmp_path  # there is no such folder yet
    (tmp_path / "documents").mkdir()
    assert folder_beside(None) == tmp_path / "documents"
    assert set(asked) == {QStandardPaths.StandardLocation.DocumentsLocation}
    (tmp_path / "documents").rmdir()
    (tmp_path / "documents").touch()
    assert folder_beside(None) == tmp_path


def test_a_saved_game_is_opened(owner: QWidget, tmp_path: Path, seen: list[Seen]) -> None:
    path = file(tmp_path, "game.oddments")
    answer(owner, looking(seen), choose(path))
    assert ask_open(owner, tmp_path) == path
    assert (seen[0].title, seen[0].filters) == ("Open a saved game", SAVED)
    assert (seen[0].modes, seen[0].folder) == ((ONE, OPEN), tmp_path)
    answer(owner)
    assert ask_open(owner, tmp_path) is None
    assert all_are_deleted(owner)


def test_any_number_of_files_is_imported(owner: QWidget, tmp_path: Path, seen: list[Seen]) -> None:
    paths = [file(tmp_path, name) for name in ("a.oddments", "b.sgf")]
    answer(owner, looking(seen), choose(*paths))
    assert sorted(ask_import(owner, tmp_path)) == paths
    assert seen[0].filters == ["Games (*.oddments *.sgf)", "All files (*)"]
    assert (seen[0].modes, seen[0].folder) == ((SEVERAL, OPEN), tmp_path)
    answer(owner)
    assert ask_import(owner, tmp_path) == []
    assert all_are_deleted(owner)


def test_a_game_is_saved_under_the_suggested_name_or_another_one(
    owner: QWidget, tmp_path: Path, seen: list[Seen]
) -> None:
    suggestion = tmp_path / "Wythe 2026.oddments"
    answer(owner, looking(seen), accept)
    assert ask_save(owner, suggestion) == suggestion
    assert (seen[0].title, seen[0].filters) == ("Save game", SAVED)
    assert (seen[0].modes, seen[0].folder) == ((ANY, SAVE), tmp_path)
    answer(owner, choose(tmp_path / "mine"))
    assert ask_save(owner, suggestion) == tmp_path / "mine.oddments"
    answer(owner)
    assert ask_save(owner, suggestion) is None
    assert all_are_deleted(owner)
    assert list(tmp_path.iterdir()) == []


def test_an_export_has_the_suffix_of_its_file_type(
    owner: QWidget, tmp_path: Path, seen: list[Seen]
) -> None:
    suggestion = tmp_path / "board.svg"
    answer(owner, looking(seen), accept)
    assert ask_export(owner, suggestion, KINDS) == suggestion
    assert seen[0].filters == ["Picture (*.png)", "Drawing (*.svg)", "Paper (*.pdf)"]
    assert (seen[0].type, seen[0].names) == ("Drawing (*.svg)", ["board.svg"])
    assert (seen[0].modes, seen[0].folder) == ((ANY, SAVE), tmp_path)
    answer(owner, choose(tmp_path / "mine"))
    assert ask_export(owner, suggestion, KINDS) == tmp_path / "mine.svg"
    answer(owner)
    assert ask_export(owner, suggestion, KINDS) is None
    assert all_are_deleted(owner)


def pick_type(text: str) -> Callable[[QFileDialog], None]:
    """Choose another file type in the dialog."""

    def pick(dialog: QFileDialog) -> None:
        dialog.selectNameFilter(text)
        dialog.filterSelected.emit(text)

    return pick


def test_the_suffix_follows_the_file_type(owner: QWidget, tmp_path: Path) -> None:
    suggestion = tmp_path / "board.png"
    answer(owner, pick_type("Paper (*.pdf)"), accept)
    assert ask_export(owner, suggestion, KINDS) == tmp_path / "board.pdf"
    typed = tmp_path / "typed.png"
    answer(
        owner, lambda dialog: dialog.selectFile(str(typed)), pick_type("Drawing (*.svg)"), accept
    )
    assert ask_export(owner, suggestion, KINDS) == tmp_path / "typed.svg"
    answer(owner, pick_type("Drawing (*.svg)"), choose(tmp_path / "bare"))
    assert ask_export(owner, suggestion, KINDS) == tmp_path / "bare.svg"


# -- the recently opened or saved files ------------------------------------------------------------


def settings_in(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def recent(tmp_path: Path) -> RecentFiles:
    return RecentFiles(settings_in(tmp_path))


def files(folder: Path, count: int) -> list[Path]:
    made = [folder / f"{number}.oddments" for number in range(count)]
    for path in made:
        path.touch()
    return made


def test_the_ten_latest_files_are_listed_once_each_the_latest_first(
    recent: RecentFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert recent.paths == []
    made = files(tmp_path, 12)
    for path in made:
        recent.add(path)
    assert recent.paths == made[:1:-1]
    monkeypatch.chdir(tmp_path)
    recent.add(Path(made[5].name))  # listed by its absolute path
    assert recent.paths[:2] == [made[5], made[11]]
    assert len(recent.paths) == len(set(recent.paths)) == 10


def test_the_list_is_remembered_without_files_that_are_gone_and_can_be_cleared(
    recent: RecentFiles, tmp_path: Path
) -> None:
    one, two = files(tmp_path, 2)
    for path in (one, two, tmp_path):  # the last one is a folder
        recent.add(path)
    two.unlink()
    assert recent.paths == RecentFiles(settings_in(tmp_path)).paths == [one]
    recent.clear()
    assert recent.paths == []
    assert RecentFiles(settings_in(tmp_path)).paths == []
