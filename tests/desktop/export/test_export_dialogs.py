"""The dialogs for pictures, animations and printing, each by itself."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from driving import click
from exported_game import TURNS, game, source_of
from lone_widgets import emitted
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.export.animation_dialog import AnimationDialog
from desktop.export.export_dialog import ExportDialog
from desktop.export.paper import Sheet
from desktop.export.picture_dialog import PictureDialog, is_transparent, size_px
from desktop.export.picture_style import PictureStyle
from desktop.export.print_dialog import PrintDialog, PrintPreview
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Numbers
from desktop.settings.settings import Settings
from desktop.widgets.number_box import NumberBox

KINDS = [PictureDialog, AnimationDialog, PrintDialog]


class Window(QWidget):
    """The parent of the dialogs, and the settings."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    made = Window(tmp_path)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def session(qapp: object) -> Iterator[GameSession]:
    made = game(*TURNS)
    made.record.line[1].properties["TR"] = ["d4"]
    yield made
    made.close()


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


def rows(dialog: ExportDialog) -> dict[str, Any]:
    """Return the fields by their labels."""
    return {
        label.text(): label.buddy()
        for label in dialog.choices.findChildren(QLabel)
        if label.buddy() is not None
    }


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
    window: Window, qapp: object, turns: tuple[str, ...], at: int, enabled: list[bool]
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
    session.close()


def preview(dialog: ExportDialog) -> QLabel:
    (label,) = [
        each
        for each in dialog.findChildren(QLabel)
        if each.accessibleName() == "Preview of the board"
    ]
    return label


def differs(label: QLabel, before: QImage) -> bool:
    return label.pixmap().toImage() != before


def test_the_preview_follows_every_choice(
    window: Window, session: GameSession, qtbot: QtBot
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
    assert cancel.x() < dialog.go.x()
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
    assert rows(dialog)["Longer side"] is size
    assert items(dialog.paper) == ["A4", "A5", "US letter"]
    assert dialog.paper.currentData() == "A4"
    assert rows(dialog)["PDF paper size"] is dialog.paper
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
    boxes = rows(dialog)
    named = ["From move", "To move", "Time per move", "Longer side"]
    fields = [dialog.first, dialog.last, dialog.tenths, dialog.size_px]
    assert [boxes[name] for name in named] == fields
    assert [field.accessibleName() for field in fields] == named
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
    boxes = rows(dialog)
    named = ["Content", "Diagram every", "Diagrams per page"]
    fields = [dialog.what, dialog.every, dialog.per_page]
    assert [boxes[name] for name in named] == fields
    assert [field.accessibleName() for field in fields] == named
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


def test_a_game_without_turns_is_one_diagram(window: Window, qapp: object) -> None:
    session = game()
    dialog = shown(window, PrintDialog, session, what="whole")
    choices = (dialog.every, dialog.per_page, dialog.turns)
    assert [field.isEnabled() for field in choices] == [False, True, False]
    session.close()


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
