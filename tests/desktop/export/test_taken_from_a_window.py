"""Each way to take a game along, from a window that only notes what it is told."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from alone import emitted
from driving import click, delete_what_is_closed
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from taking import TURNS, Window, game

from desktop.export.animation_dialog import AnimationDialog
from desktop.export.picture_dialog import PictureDialog
from desktop.export.print_dialog import PrintDialog, PrintPreview
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Drawing
from desktop.storage import file_dialogs
from desktop.widgets.topic import Topic
from desktop.window.export_commands import ExportActions
from rules.record.game_file import write_game


@pytest.fixture
def session(qapp: object) -> Iterator[GameSession]:
    made = game(*TURNS)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    made = Window(tmp_path)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def taking(window: Window) -> ExportActions:
    return ExportActions(cast(Any, window), window.settings, window.appearance)


@pytest.fixture
def news() -> list[str]:
    """Return what the page says below its board."""
    return []


@pytest.fixture
def page(session: GameSession, news: list[str]) -> Any:
    return types.SimpleNamespace(
        session=session,
        board=types.SimpleNamespace(drawing=Drawing()),
        status=types.SimpleNamespace(show_news=news.append),
    )


Answer = Callable[[Path | None], list[tuple[Path, list[str]]]]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Answers the question for a file; a list of what was suggested, with the kinds of files."""

    def give(path: Path | None) -> list[tuple[Path, list[str]]]:
        asked: list[tuple[Path, list[str]]] = []

        def ask(_parent: Any, suggestion: Path, kinds: Mapping[str, str]) -> Path | None:
            asked.append((suggestion, list(kinds)))
            return path

        monkeypatch.setattr(file_dialogs, "ask_export", ask)
        return asked

    return give


def test_the_clipboard_gets_what_is_copied(
    taking: ExportActions, page: Any, news: list[str], window: Window
) -> None:
    clipboard = QGuiApplication.clipboard()
    window.settings.set_choices("picture", {"size": "200", "transparent": "True"})
    taking.copy_picture(page)
    image = clipboard.image()
    assert max(image.width(), image.height()) == 200
    assert image.pixelColor(0, 0).alpha() == 0
    taking.copy_diagram(page)
    assert clipboard.text().startswith("Egotzi · size 4 · no pie rule\nAnn (Black) – Ben (White)\n")
    taking.copy_game(page)
    assert clipboard.text() == write_game(page.session.record)
    assert news == [
        "The board was copied to the clipboard as a picture.",
        "The board was copied to the clipboard as text.",
        "The game was copied to the clipboard in the format of a saved game.",
    ]
    assert window.notices.texts == {}


def test_a_picture_that_cannot_be_copied_is_reported(
    taking: ExportActions,
    page: Any,
    news: list[str],
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object, **__: object) -> QImage:
        raise MemoryError("no room")

    monkeypatch.setattr("desktop.export.picture_file.board_image", fail)
    QGuiApplication.clipboard().setText("before")
    taking.copy_picture(page)
    assert window.notices.texts == {Topic.EXPORT: "The picture could not be copied: no room."}
    assert QGuiApplication.clipboard().text() == "before"
    assert news == []


@pytest.mark.parametrize(("text", "opens"), [("(;GM[1])", True), (" \n", False), ("", False)])
def test_a_text_in_the_clipboard_is_opened(
    taking: ExportActions, window: Window, text: str, opens: bool
) -> None:
    opened = emitted(taking.game_pasted)
    QGuiApplication.clipboard().setText(text)
    taking.paste_game()
    assert opened == ([text] if opens else [])
    told = [] if opens else ["The clipboard contains no text."]
    assert list(window.notices.texts.values()) == told


@pytest.mark.parametrize(
    ("suffix", "begin"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")]
)
def test_a_picture_is_written_as_its_name_says(
    taking: ExportActions,
    page: Any,
    window: Window,
    answer: Answer,
    tmp_path: Path,
    suffix: str,
    begin: bytes,
) -> None:
    window.notices.texts[Topic.EXPORT] = "of the last time"
    taking.save_picture(page)
    dialog = taking.dialog
    assert isinstance(dialog, PictureDialog)
    assert dialog.isVisible()
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    dialog.size_px.setValue(300)
    dialog.clear.setChecked(True)
    asked = answer(tmp_path / f"board{suffix}")
    click(dialog.go)
    assert asked[0][0].name == "Egotzi move 5.png"
    assert asked[0][1] == [".png", ".svg", ".pdf"]
    data = (tmp_path / f"board{suffix}").read_bytes()
    assert data.startswith(begin)
    if suffix == ".png":
        image = QImage.fromData(data)
        assert max(image.width(), image.height()) == 300
        assert image.pixelColor(0, 0).alpha() == 0
    assert window.notices.texts == {}
    assert taking.dialog is None
    assert QApplication.overrideCursor() is None
    assert window.settings.choices("picture")["size"] == "300"
    taking.save_picture(page)
    again = taking.dialog
    assert isinstance(again, PictureDialog)
    asked = answer(None)
    click(again.go)
    assert asked[0][0] == tmp_path / f"Egotzi move 5{suffix}"
    assert again.isVisible()
    assert taking.dialog is again
    again.close()
    assert taking.dialog is None


def test_the_file_of_the_game_gives_its_name_and_folder(
    taking: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    window.path = tmp_path / "Final.oddments"
    asked = answer(None)
    taking.save_animation(page)
    dialog = taking.dialog
    assert isinstance(dialog, AnimationDialog)
    click(dialog.go)
    assert asked == [(tmp_path / "Final move 5.gif", [".gif"])]
    assert not dialog.progress.isVisible()  # nothing is made, and nothing kept
    assert dialog.go.isEnabled()
    assert window.settings.choices("animation") == {}
    dialog.close()
    settings = window.settings
    settings.set_choices("take_along", {"folder": str(tmp_path / "gone"), "suffix": ".svg"})
    taking.save_animation(page)
    dialog = taking.dialog
    assert isinstance(dialog, AnimationDialog)
    click(dialog.go)
    assert asked[1][0] == tmp_path / "Final move 5.gif"  # no animation is an SVG
    dialog.close()


def test_a_name_with_another_ending_is_refused(
    taking: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    taking.save_picture(page)
    dialog = taking.dialog
    assert isinstance(dialog, PictureDialog)
    answer(tmp_path / "board.jpg")
    click(dialog.go)
    assert window.notices.texts == {
        Topic.EXPORT: "board.jpg was not saved: its name must end in .png, .svg or .pdf."
    }
    assert dialog.isVisible()
    assert window.settings.choices("take_along") == {}
    assert window.settings.choices("picture") == {}
    assert not (tmp_path / "board.jpg").exists()
    dialog.close()


def test_a_file_that_cannot_be_written_is_reported(
    taking: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    taking.save_picture(page)
    dialog = taking.dialog
    assert isinstance(dialog, PictureDialog)
    path = tmp_path / "gone" / "board.png"
    answer(path)
    click(dialog.go)
    (told,) = window.notices.texts.values()
    assert told.startswith(f"{path} could not be saved: ")
    assert QApplication.overrideCursor() is None


def test_an_animation_is_written_when_it_is_made(
    taking: ExportActions, page: Any, answer: Answer, tmp_path: Path, qtbot: QtBot
) -> None:
    taking.save_animation(page)
    dialog = taking.dialog
    assert isinstance(dialog, AnimationDialog)
    dialog.first.setValue(4)
    dialog.size_px.setValue(120)
    answer(tmp_path / "game.gif")
    click(dialog.go)
    assert not (tmp_path / "game.gif").exists()
    qtbot.waitUntil(lambda: taking.dialog is None)
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")


def test_an_animation_that_failed_is_reported_and_not_written(
    taking: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    taking.save_animation(page)
    dialog = taking.dialog
    assert isinstance(dialog, AnimationDialog)
    dialog.make = dialog.accept  # type: ignore[method-assign]
    dialog.failure = "no room"
    answer(tmp_path / "game.gif")
    click(dialog.go)
    (told,) = window.notices.texts.values()
    assert told == f"{tmp_path / 'game.gif'} could not be saved: no room."
    assert not (tmp_path / "game.gif").exists()
    assert taking.dialog is None


def test_a_print_is_looked_at_first(taking: ExportActions, page: Any, window: Window) -> None:
    taking.print_game(page)
    dialog = taking.dialog
    assert isinstance(dialog, PrintDialog)
    dialog.every.setValue(3)
    click(dialog.go)
    assert not dialog.isVisible()
    preview = taking.dialog
    assert isinstance(preview, PrintPreview)
    assert preview.isVisible()
    assert preview.windowTitle() == "Print – Oddments"
    assert window.settings.choices("print")["every"] == "3"
    preview.close()
    assert taking.dialog is None


def test_a_window_that_is_closed_takes_its_question_along(
    taking: ExportActions, page: Any, window: Window
) -> None:
    taking.save_picture(page)
    dialog = taking.dialog
    assert dialog is not None
    gone = emitted(dialog.destroyed)
    window.close()
    assert not dialog.isVisible()
    assert taking.dialog is None
    delete_what_is_closed()
    assert len(gone) == 1
    window.show()
    window.close()  # there is none any more
