"""The dialogs for pictures, animations and printing, and the ways from there to a file."""

import functools
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from driving import click, delete_what_is_closed
from exported_game import TURNS, Window, game, source_of
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.export.animation import AnimationDialog
from desktop.export.export_dialog import ExportDialog, PictureDialog, is_transparent, size_px
from desktop.export.export_source import PictureStyle
from desktop.export.picture_file import Sheet
from desktop.export.print_dialog import PrintDialog, PrintPreview
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Drawing, Numbers
from desktop.settings import file_dialogs
from desktop.widgets.controls import NumberBox
from desktop.widgets.notice_bar import Topic
from desktop.window.export_commands import ExportActions
from rules.record.game_file import write_game

KINDS = [PictureDialog, AnimationDialog, PrintDialog]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return shown_alone(qtbot, Window(tmp_path))


@pytest.fixture
def session() -> GameSession:
    made = game(*TURNS)
    made.record.line[1].properties["TR"] = ["d4"]
    return made


def shown(window: Window, kind: Callable[..., Any], session: GameSession, **kept: str) -> Any:
    """Return the dialog, shown; ``kept`` are the choices remembered before."""
    if kept:
        names = {PictureDialog: "picture", AnimationDialog: "animation", PrintDialog: "print"}
        window.settings.set_choices(names[kind], kept)  # type: ignore[index]
    dialog = kind(source_of(session), window.settings, window)
    dialog.show()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    return dialog


def items(box: QComboBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


# -- all dialogs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_remembered(
    window: Window, session: GameSession, kind: Callable[..., Any]
) -> None:
    dialog = shown(window, kind, session)
    default = "print" if kind is PrintDialog else "screen"
    assert dialog.picture_style == PictureStyle(theme=default)
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    assert dialog.go.isDefault()
    assert dialog.go.property("role") == "primary"
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    dialog.numbers.setCurrentIndex(2)
    for tick in (dialog.coordinates, dialog.last_turn, dialog.marks):
        assert tick.isChecked()
        tick.setChecked(False)
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    assert dialog.picture_style == other
    dialog.remember()
    assert shown(window, kind, session).picture_style == other
    for other_kind in KINDS:
        if other_kind is not kind:  # each has its own choices
            assert shown(window, other_kind, session).picture_style.theme != "dark"


@pytest.mark.parametrize(
    ("turns", "at", "enabled"),
    [(TURNS, 5, [True, True, False]), (TURNS, 2, [True, True, True]), ((), 0, [False] * 3)],
)
def test_choices_without_an_effect_are_disabled(
    window: Window, turns: tuple[str, ...], at: int, enabled: list[bool]
) -> None:
    session = game(*turns)
    if turns:
        session.record.line[1].properties["TR"] = ["d4"]
        session.start()
        session.go_to(session.record.line[at - 1])
    dialog = shown(window, PictureDialog, session)
    fields = (dialog.numbers, dialog.last_turn, dialog.marks)
    assert [field.isEnabled() for field in fields] == enabled
    assert dialog.form.labelForField(dialog.numbers).isEnabled() is enabled[0]
    assert dialog.theme.isEnabled()
    assert dialog.coordinates.isEnabled()


def preview(dialog: ExportDialog) -> QLabel:
    (label,) = [
        each
        for each in dialog.findChildren(QLabel)
        if each.accessibleName() == "Preview of the board"
    ]
    return label


def differs(label: QLabel, before: QImage) -> bool:
    return label.pixmap().toImage() != before


def test_the_preview_follows_every_choice_and_the_screen(
    window: Window, session: GameSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.start()
    session.go_to(session.record.line[1])
    dialog = shown(window, PictureDialog, session)
    label = preview(dialog)
    qtbot.waitUntil(lambda: not label.pixmap().isNull())
    assert label.size().toTuple() == (280, 280)
    assert label.alignment() == Qt.AlignmentFlag.AlignCenter
    changes: list[Callable[[], object]] = [
        lambda: dialog.theme.setCurrentIndex(dialog.theme.findData("dark")),
        lambda: dialog.numbers.setCurrentIndex(2),
        lambda: dialog.coordinates.setChecked(False),
        lambda: dialog.last_turn.setChecked(False),
        lambda: dialog.marks.setChecked(False),
        lambda: dialog.clear.setChecked(True),
    ]
    for change in changes:
        before = label.pixmap().toImage()
        assert max(before.width(), before.height()) == 280
        change()
        qtbot.waitUntil(functools.partial(differs, label, before))
    monkeypatch.setattr(ExportDialog, "devicePixelRatioF", lambda _dialog: 2.0)
    before = label.pixmap().toImage()
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.DevicePixelRatioChange))
    qtbot.waitUntil(lambda: differs(label, before))  # as on a sharper screen


@pytest.mark.parametrize("kind", KINDS)
def test_the_buttons_ask_and_cancel(
    window: Window, session: GameSession, kind: Callable[..., Any]
) -> None:
    dialog = shown(window, kind, session)
    asked, rejected = emitted(dialog.asked), emitted(dialog.rejected)
    click(dialog.go)
    assert (len(asked), len(rejected)) == (1, 0)
    assert dialog.isVisible()
    (cancel,) = [b for b in dialog.findChildren(QPushButton) if b.text() == "Cancel"]
    click(cancel)
    assert (len(asked), len(rejected)) == (1, 1)
    assert not dialog.isVisible()


@pytest.mark.parametrize("kind", KINDS)
def test_a_refused_number_blocks_the_export_once(
    window: Window, session: GameSession, kind: Callable[..., Any]
) -> None:
    dialog = shown(window, kind, session)
    asked = emitted(dialog.asked)
    if kind is PrintDialog:
        dialog.what.setCurrentIndex(1)
    for box in dialog.choices.findChildren(NumberBox):
        asked.clear()
        before = box.value()
        assert not dialog.refusal.isVisible()
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, "99999")
        dialog.go.click()
        assert asked == []
        assert dialog.refusal.isVisible()
        assert dialog.isAncestorOf(dialog.refusal)
        assert dialog.refusal.text().startswith("99999 is not possible")
        assert box.value() == before
        QTest.keyClicks(box, str(before) if box is not getattr(dialog, "tenths", None) else "1")
        assert not dialog.refusal.isVisible()
        dialog.go.click()
        assert len(asked) == 1


# -- a picture -----------------------------------------------------------------------------------


def test_the_choices_for_a_picture(window: Window, session: GameSession) -> None:
    dialog = shown(window, PictureDialog, session)
    assert dialog.windowTitle() == "Save a picture – Oddments"
    assert dialog.go.text() == "Save …"
    assert not dialog.transparent
    size = dialog.size_px
    assert (size.value(), size.minimum(), size.maximum()) == (1200, 100, 6000)
    assert (size.singleStep(), size.suffix()) == (100, " px")
    assert items(dialog.paper) == ["A4", "A5", "US letter"]
    assert dialog.paper.currentData() == "A4"
    dialog.clear.setChecked(True)
    dialog.paper.setCurrentIndex(2)
    size.setValue(700)
    dialog.remember()
    kept = window.settings.choices("picture")
    assert is_transparent(kept)
    assert size_px(kept) == 700
    again = shown(window, PictureDialog, session)
    assert again.transparent
    assert again.size_px.value() == 700
    assert again.paper.currentData() == "Letter"
    assert shown(window, PictureDialog, session, paper="B9").paper.currentData() == "A4"


@pytest.mark.parametrize(
    ("kept", "size"),
    [("", 1200), ("x", 1200), ("99", 100), ("100", 100), ("6000", 6000), ("6001", 6000)],
)
def test_a_stored_size_is_limited(kept: str, size: int) -> None:
    assert size_px({"size": kept}) == size
    assert size_px({}) == 1200
    assert not is_transparent({})
    assert not is_transparent({"transparent": "False"})


# -- an animation --------------------------------------------------------------------------------


def test_the_choices_for_an_animation(window: Window, session: GameSession) -> None:
    dialog = shown(window, AnimationDialog, session)
    assert dialog.windowTitle() == "Save an animation – Oddments"
    assert dialog.go.text() == "Save …"
    fields = [dialog.first, dialog.last, dialog.tenths, dialog.size_px]
    assert [(f.value(), f.minimum(), f.maximum()) for f in fields] == [
        (0, 0, 5),
        (5, 0, 5),
        (10, 1, 100),
        (600, 120, 1600),
    ]
    assert [field.suffix() for field in fields] == ["", "", " s", " px"]
    assert dialog.size_px.singleStep() == 50
    assert dialog.marks.isEnabled()  # an earlier position has marks
    assert not dialog.progress.isVisible()
    assert dialog.progress.accessibleName() == "Progress"
    assert not dialog.progress.isTextVisible()
    dialog.first.setValue(2)
    assert dialog.last.minimum() == 2
    dialog.last.setValue(4)
    assert dialog.first.maximum() == 4
    dialog.tenths.setValue(25)
    dialog.size_px.setValue(300)
    dialog.remember()
    again = shown(window, AnimationDialog, session)
    assert [field.value() for field in (again.first, again.last)] == [0, 5]
    assert [field.value() for field in (again.tenths, again.size_px)] == [25, 300]


@pytest.mark.parametrize(
    ("kept", "tenths"), [("x", 10), ("0", 1), ("0.1", 1), ("10", 100), ("99", 100)]
)
def test_a_stored_time_is_limited(
    window: Window, session: GameSession, kept: str, tenths: int
) -> None:
    dialog = shown(window, AnimationDialog, session, seconds=kept, size="x")
    assert dialog.tenths.value() == tenths
    assert dialog.size_px.value() == 600


def test_an_animation_is_made_with_progress(
    window: Window, session: GameSession, qtbot: QtBot
) -> None:
    dialog = shown(window, AnimationDialog, session)
    dialog.first.setValue(3)
    dialog.size_px.setValue(120)
    dialog.tenths.setValue(1)
    dialog.make()
    assert dialog.progress.isVisible()
    assert (dialog.progress.minimum(), dialog.progress.maximum()) == (0, 3)
    assert not dialog.go.isEnabled()
    assert not dialog.choices.isEnabled()
    progress = emitted(dialog.progress.valueChanged)
    with qtbot.waitSignal(dialog.accepted):
        pass
    assert progress[-1] == 3
    assert dialog.data.startswith(b"GIF89a")
    assert dialog.failure == ""
    assert not dialog.isVisible()


def test_a_cancelled_animation_is_not_made(
    window: Window, session: GameSession, qtbot: QtBot
) -> None:
    dialog = shown(window, AnimationDialog, session)
    accepted = emitted(dialog.accepted)
    dialog.make()
    with qtbot.waitSignal(dialog.rejected):
        dialog.reject()
    assert accepted == []
    assert dialog.data == b""


# -- a print -------------------------------------------------------------------------------------


def test_the_choices_for_printing(window: Window, session: GameSession) -> None:
    dialog = shown(window, PrintDialog, session)
    assert dialog.windowTitle() == "Print – Oddments"
    assert dialog.go.text() == "Preview …"
    assert dialog.sheet == Sheet()
    assert items(dialog.what) == ["The current board", "The game in diagrams"]
    assert items(dialog.per_page) == ["1", "2", "4", "6", "9", "12"]
    assert (dialog.every.minimum(), dialog.every.maximum()) == (1, 100)
    choices = (dialog.every, dialog.per_page, dialog.turns, dialog.marks)
    assert [field.isEnabled() for field in choices] == [False] * 4
    dialog.what.setCurrentIndex(1)
    assert [field.isEnabled() for field in choices] == [True] * 4
    assert dialog.form.labelForField(dialog.per_page).isEnabled()
    assert dialog.every.suffix() == " moves"
    dialog.every.setValue(1)
    assert dialog.every.suffix() == " move"
    dialog.per_page.setCurrentIndex(4)
    dialog.turns.setChecked(False)
    sheet = Sheet(whole=True, every=1, per_page=9, turns=False)
    assert dialog.sheet == sheet
    dialog.remember()
    again = shown(window, PrintDialog, session)
    assert again.sheet == sheet
    assert again.every.isEnabled()
    assert again.every.suffix() == " move"


@pytest.mark.parametrize(
    ("kept", "sheet"),
    [
        ({"what": "odd", "every": "x", "a_page": "5", "turns": "x"}, Sheet(turns=False)),
        ({"every": "0", "a_page": "12"}, Sheet(per_page=12)),
        ({"every": "101", "what": "whole"}, Sheet(whole=True, every=100)),
    ],
)
def test_stored_choices_for_printing_are_validated(
    window: Window, session: GameSession, kept: dict[str, str], sheet: Sheet
) -> None:
    assert shown(window, PrintDialog, session, **kept).sheet == sheet


def test_a_game_without_turns_is_one_diagram(window: Window) -> None:
    dialog = shown(window, PrintDialog, game(), what="whole")
    choices = (dialog.every, dialog.per_page, dialog.turns)
    assert [field.isEnabled() for field in choices] == [False, True, False]


@pytest.mark.parametrize(
    ("sheet", "pages"), [(Sheet(), 1), (Sheet(whole=True, every=1, per_page=2, turns=False), 3)]
)
def test_a_preview_shows_the_pages(
    window: Window, session: GameSession, sheet: Sheet, pages: int, qtbot: QtBot
) -> None:
    preview = PrintPreview(window, source_of(session), PictureStyle(theme="print"), sheet)
    preview.show()
    (shown_pages,) = preview.findChildren(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: shown_pages.pageCount() == pages)
    assert preview.windowTitle() == "Print – Oddments"
    QTest.keyClick(preview, Qt.Key.Key_Escape)
    assert not preview.isVisible()


@pytest.fixture
def opened() -> list[str]:
    """Return the texts whose games are to be opened."""
    return []


@pytest.fixture
def exports(window: Window, opened: list[str]) -> ExportActions:
    services = types.SimpleNamespace(
        settings=window.settings,
        appearance=window.appearance,
        opener=types.SimpleNamespace(open_text=lambda text, _window: opened.append(text)),
    )
    return ExportActions(cast(Any, window), cast(Any, services))


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


GiveAnswer = Callable[[Path | None], list[tuple[Path, list[str]]]]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> GiveAnswer:
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


def test_an_empty_clipboard_is_reported(exports: ExportActions, window: Window) -> None:
    QGuiApplication.clipboard().clear()
    exports.paste_game()
    assert list(window.notices.texts.values()) == ["The clipboard contains no text."]


@pytest.mark.parametrize(("text", "opens"), [("(;GM[1])", True), (" \n", False), ("", False)])
def test_a_text_in_the_clipboard_is_opened(
    exports: ExportActions, window: Window, opened: list[str], text: str, opens: bool
) -> None:
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
    answer: GiveAnswer,
    tmp_path: Path,
    suffix: str,
    begin: bytes,
) -> None:
    path = tmp_path / f"board{suffix}"
    window.notices.show_notice(Topic.EXPORT, lambda: "it could not be saved", about=path)
    exports.save_picture(page)
    dialog = exports.dialog
    assert isinstance(dialog, PictureDialog)
    assert dialog.isVisible()
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    dialog.size_px.setValue(300)
    dialog.clear.setChecked(True)
    asked = answer(path)
    click(dialog.go)
    assert asked[0][0].name == "Egotzi move 5.png"
    assert asked[0][1] == [".png", ".svg", ".pdf"]
    data = path.read_bytes()
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
    exports: ExportActions, page: Any, window: Window, answer: GiveAnswer, tmp_path: Path
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
    exports: ExportActions, page: Any, window: Window, answer: GiveAnswer, tmp_path: Path
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
    exports: ExportActions, page: Any, window: Window, answer: GiveAnswer, tmp_path: Path
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
    exports: ExportActions, page: Any, answer: GiveAnswer, tmp_path: Path, qtbot: QtBot
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
    exports: ExportActions, page: Any, window: Window, answer: GiveAnswer, tmp_path: Path
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
