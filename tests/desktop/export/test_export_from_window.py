"""Each way to export a game, from a window that only records its notices."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from driving import click, delete_what_is_closed
from exported_game import TURNS, Window, game
from lone_widgets import emitted
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

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
def exports(window: Window) -> ExportActions:
    return ExportActions(cast(Any, window), window.settings, window.appearance)


@pytest.fixture
def news() -> list[str]:
    """Return the list of messages below the board."""
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
    """Return a function that sets the answer of the file dialog.

    It returns a list to which each suggestion is added, with the file types.
    """

    def give(path: Path | None) -> list[tuple[Path, list[str]]]:
        asked: list[tuple[Path, list[str]]] = []

        def ask(_parent: Any, suggestion: Path, kinds: Mapping[str, str]) -> Path | None:
            asked.append((suggestion, list(kinds)))
            return path

        monkeypatch.setattr(file_dialogs, "ask_export", ask)
        return asked

    return give


def test_copied_things_are_in_the_clipboard(
    exports: ExportActions, page: Any, news: list[str], window: Window
) -> None:
    clipboard = QGuiApplication.clipboard()
    window.settings.set_choices("picture", {"size": "200", "transparent": "True"})
    exports.copy_picture(page)
    image = clipboard.image()
    assert max(image.width(), image.height()) == 200
    assert image.pixelColor(0, 0).alpha() == 0
    exports.copy_diagram(page)
    assert clipboard.text().startswith("Egotzi · size 4 · no pie rule\nAnn (Black) – Ben (White)\n")
    exports.copy_game(page)
    assert clipboard.text() == write_game(page.session.record)
    assert news == [
        "The board was copied to the clipboard as a picture.",
        "The board was copied to the clipboard as text.",
        "The game was copied to the clipboard in the format of a saved game.",
    ]
    assert window.notices.texts == {}


def test_a_picture_that_cannot_be_copied_is_reported(
    exports: ExportActions,
    page: Any,
    news: list[str],
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object, **__: object) -> QImage:
        raise MemoryError("no room")

    monkeypatch.setattr("desktop.export.picture_file.board_image", fail)
    QGuiApplication.clipboard().setText("before")
    exports.copy_picture(page)
    assert window.notices.texts == {Topic.EXPORT: "The picture could not be copied: no room."}
    assert QGuiApplication.clipboard().text() == "before"
    assert news == []


@pytest.mark.parametrize(("text", "opens"), [("(;GM[1])", True), (" \n", False), ("", False)])
def test_a_text_in_the_clipboard_is_opened(
    exports: ExportActions, window: Window, text: str, opens: bool
) -> None:
    opened = emitted(exports.game_pasted)
    QGuiApplication.clipboard().setText(text)
    exports.paste_game()
    assert opened == ([text] if opens else [])
    messages = [] if opens else ["The clipboard contains no text."]
    assert list(window.notices.texts.values()) == messages


@pytest.mark.parametrize(
    ("suffix", "begin"), [(".png", b"\x89PNG"), (".Svg", b"<?xml"), (".PDF", b"%PDF")]
)
def test_the_file_name_decides_the_format_of_a_picture(
    exports: ExportActions,
    page: Any,
    window: Window,
    answer: Answer,
    tmp_path: Path,
    suffix: str,
    begin: bytes,
) -> None:
    window.notices.texts[Topic.EXPORT] = "an old message"
    exports.save_picture(page)
    dialog = exports.dialog
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
    assert exports.dialog is None
    assert QApplication.overrideCursor() is None
    assert window.settings.choices("picture")["size"] == "300"
    exports.save_picture(page)
    again = exports.dialog
    assert isinstance(again, PictureDialog)
    asked = answer(None)
    click(again.go)
    assert asked[0][0] == tmp_path / f"Egotzi move 5{suffix.lower()}"
    assert again.isVisible()
    assert exports.dialog is again
    again.close()
    assert exports.dialog is None


def test_the_suggested_name_follows_the_file_of_the_game(
    exports: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    window.path = tmp_path / "Final.oddments"
    asked = answer(None)
    exports.save_animation(page)
    dialog = exports.dialog
    assert isinstance(dialog, AnimationDialog)
    click(dialog.go)
    assert asked == [(tmp_path / "Final move 5.gif", [".gif"])]
    assert not dialog.progress.isVisible()  # nothing is made or remembered
    assert dialog.go.isEnabled()
    assert window.settings.choices("animation") == {}
    dialog.close()
    settings = window.settings
    settings.set_choices("take_along", {"folder": str(tmp_path / "gone"), "suffix": ".svg"})
    exports.save_animation(page)
    dialog = exports.dialog
    assert isinstance(dialog, AnimationDialog)
    click(dialog.go)
    assert asked[1][0] == tmp_path / "Final move 5.gif"  # an animation cannot be an SVG
    dialog.close()


def test_a_name_with_another_suffix_is_refused(
    exports: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    exports.save_picture(page)
    dialog = exports.dialog
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
    exports: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    exports.save_picture(page)
    dialog = exports.dialog
    assert isinstance(dialog, PictureDialog)
    path = tmp_path / "gone" / "board.png"
    answer(path)
    click(dialog.go)
    (message,) = window.notices.texts.values()
    assert message.startswith(f"{path} could not be saved: ")
    assert QApplication.overrideCursor() is None


def test_an_animation_is_written_when_it_is_finished(
    exports: ExportActions, page: Any, answer: Answer, tmp_path: Path, qtbot: QtBot
) -> None:
    exports.save_animation(page)
    dialog = exports.dialog
    assert isinstance(dialog, AnimationDialog)
    dialog.first.setValue(4)
    dialog.size_px.setValue(120)
    answer(tmp_path / "game.gif")
    click(dialog.go)
    assert not (tmp_path / "game.gif").exists()
    qtbot.waitUntil(lambda: exports.dialog is None)
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")


def test_an_animation_that_failed_is_reported_and_not_written(
    exports: ExportActions, page: Any, window: Window, answer: Answer, tmp_path: Path
) -> None:
    exports.save_animation(page)
    dialog = exports.dialog
    assert isinstance(dialog, AnimationDialog)
    dialog.make = dialog.accept  # type: ignore[method-assign]
    dialog.failure = "no room"
    answer(tmp_path / "game.gif")
    click(dialog.go)
    (message,) = window.notices.texts.values()
    assert message == f"{tmp_path / 'game.gif'} could not be saved: no room."
    assert not (tmp_path / "game.gif").exists()
    assert exports.dialog is None


def test_printing_shows_a_preview_first(exports: ExportActions, page: Any, window: Window) -> None:
    exports.print_game(page)
    dialog = exports.dialog
    assert isinstance(dialog, PrintDialog)
    dialog.every.setValue(3)
    click(dialog.go)
    assert not dialog.isVisible()
    preview = exports.dialog
    assert isinstance(preview, PrintPreview)
    assert preview.isVisible()
    assert preview.windowTitle() == "Print – Oddments"
    assert window.settings.choices("print")["every"] == "3"
    preview.close()
    assert exports.dialog is None


def test_closing_the_window_closes_its_dialog(
    exports: ExportActions, page: Any, window: Window
) -> None:
    exports.save_picture(page)
    dialog = exports.dialog
    assert dialog is not None
    gone = emitted(dialog.destroyed)
    window.close()
    assert not dialog.isVisible()
    assert exports.dialog is None
    delete_what_is_closed()
    assert len(gone) == 1
    window.show()
    window.close()  # there is no dialog any more
