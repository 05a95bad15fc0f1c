"""Exports from the real window: clipboard, pictures, animations, paper."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driving import click, commands, game_page, shown
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.application.program import Program
from desktop.export.animation_dialog import AnimationDialog
from desktop.export.export_source import ExportSource
from desktop.export.paper import Sheet, diagram_turns
from desktop.export.picture_dialog import PictureDialog
from desktop.export.picture_style import PictureStyle
from desktop.export.print_dialog import PrintDialog, PrintPreview, print_on
from desktop.game.players import Human, Seats
from desktop.painting.drawing import Numbers
from desktop.play.game_page import GamePage
from desktop.storage import file_dialogs
from desktop.widgets.topic import Topic
from desktop.window.export_commands import ExportActions
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import Position
from rules.record.game_file import write_game
from rules.setup import Setup

# of dialogs in windows without a screen

PATIENCE_MS = 20_000
HUMANS: Seats = (Human("Anna"), Human("Bert"))
SETUPS = [*[game.setup() for game in GAMES.values()], GAMES["oddy"].setup(sides=9, size=5)]


def turn_of(position: Position, seed: int) -> tuple[int, ...]:
    """Return some legal turn."""
    copy, steps = position.copy(), []
    while not copy.over and copy.turn == position.turn:
        legal = copy.legal_steps()
        steps.append(legal[(7 * seed + 3) % len(legal)])
        copy.play(steps[-1])
    return tuple(steps)


def begun(window: MainWindow, setup: Setup, turns: int = 6) -> GamePage:
    window.play_new(setup, HUMANS)
    page = game_page(window)
    for seed in range(turns):
        for step in turn_of(page.session.record.position, seed):
            page.session.play(step)
    return page


def taking(window: MainWindow) -> ExportActions:
    found = window.findChild(ExportActions)
    assert found is not None
    return found


def source_of(page: GamePage, program: Program) -> ExportSource:
    looks = program.appearance
    return ExportSource(page.session, page.board.drawing, looks.theme, looks.themes.all)


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], list[Path]]:
    """Answer questions for a file, and record the suggestions."""

    def answer(path: Path | None) -> list[Path]:
        suggested: list[Path] = []

        def ask(_parent: Any, suggestion: Path, _kinds: Any) -> Path | None:
            suggested.append(suggestion)
            return path

        monkeypatch.setattr(file_dialogs, "ask_export", ask)
        return suggested

    return answer


def picture_dialog(window: MainWindow) -> PictureDialog:
    commands(window)["game.save_picture"].trigger()
    dialog = taking(window).dialog
    assert isinstance(dialog, PictureDialog)
    return dialog


def rendered(svg: bytes, size: tuple[int, int]) -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer = QSvgRenderer(svg)
    assert renderer.isValid()
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def far_apart(one: QImage, other: QImage) -> float:
    """Return the share of pixels that differ visibly, at a coarse resolution."""
    small = [
        Image.frombytes("RGBA", (i.width(), i.height()), bytes(i.constBits()), "raw", "BGRA")
        .convert("RGB")
        .resize((150, 150))
        for i in (one, other)
    ]
    pairs = zip(*[image.tobytes() for image in small], strict=True)
    differ: int = sum(abs(a - b) > 40 for a, b in pairs)
    return differ / (3 * 150 * 150)


@pytest.mark.parametrize(
    ("setup", "theme"),
    [*[(setup, "light") for setup in SETUPS], (SETUPS[-1], "print"), (SETUPS[3], "dark")],
    ids=str,
)
def test_png_and_svg_show_the_same(
    window: MainWindow,
    tmp_path: Path,
    choose: Callable[[Path | None], list[Path]],
    setup: Setup,
    theme: str,
) -> None:
    begun(window, setup)
    for suffix in (".png", ".svg"):
        dialog = picture_dialog(window)
        dialog.theme.setCurrentIndex(dialog.theme.findData(theme))
        dialog.size_px.setValue(700)
        choose(tmp_path / f"board{suffix}")
        click(dialog.go)
    image = QImage(str(tmp_path / "board.png"))
    assert max(image.width(), image.height()) == 700
    svg = (tmp_path / "board.svg").read_bytes()
    assert b"<image" not in svg  # shapes, no pixels
    drawn = rendered(svg, (image.width(), image.height()))
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert far_apart(plain, drawn) < 0.01
    empty = QImage(plain)
    empty.fill(Qt.GlobalColor.white)
    assert far_apart(plain, empty) > 0.02  # the measure detects the difference


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_pdf_has_one_page_of_shapes(
    window: MainWindow,
    tmp_path: Path,
    choose: Callable[[Path | None], list[Path]],
    setup: Setup,
) -> None:
    begun(window, setup)
    dialog = picture_dialog(window)
    dialog.paper.setCurrentIndex(dialog.paper.findData("Letter"))
    choose(tmp_path / "board.pdf")
    click(dialog.go)
    data = (tmp_path / "board.pdf").read_bytes()
    assert pages_of(data) == 1
    assert b"/Subtype /Image" not in data
    assert b"/S /Alpha" not in data
    assert re.search(rb"/MediaBox \[0 0 612(\.\d+)? 792", data)


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def test_transparency_and_choices_are_kept(
    window: MainWindow, tmp_path: Path, choose: Callable[[Path | None], list[Path]]
) -> None:
    begun(window, GAMES["egotzi"].setup())
    dialog = picture_dialog(window)
    dialog.clear.setChecked(True)
    dialog.numbers.setCurrentIndex(2)
    dialog.coordinates.setChecked(False)
    dialog.size_px.setValue(400)
    suggested = choose(tmp_path / "a.png")
    click(dialog.go)
    assert suggested[0].name == "Egotzi move 6.png"
    assert QImage(str(tmp_path / "a.png")).pixelColor(0, 0).alpha() == 0
    assert game_page(window).status.text == f"Saved to {tmp_path / 'a.png'}."
    again = picture_dialog(window)
    assert again.transparent
    assert again.size_px.value() == 400
    assert again.picture_style == PictureStyle(coordinates=False, numbers=Numbers.ALL)
    suggested = choose(None)
    click(again.go)
    assert suggested[0].parent == tmp_path
    assert again.isVisible()  # nothing was chosen, so the question stands


@pytest.mark.parametrize(
    ("name", "begin"), [("B.PNG", b"\x89PNG"), ("B.Svg", b"<?xml"), ("B.PDF", b"%PDF")]
)
def test_an_ending_in_capital_letters_is_an_ending(
    window: MainWindow,
    tmp_path: Path,
    choose: Callable[[Path | None], list[Path]],
    name: str,
    begin: bytes,
) -> None:
    begun(window, GAMES["egotzi"].setup())
    choose(tmp_path / name)
    click(picture_dialog(window).go)
    assert Topic.EXPORT not in window.notices.texts
    assert (tmp_path / name).read_bytes().startswith(begin)
    suggested = choose(None)
    click(picture_dialog(window).go)
    assert suggested[0].suffix == Path(name).suffix.lower()


def test_what_cannot_be_written_is_reported_and_leaves_nothing(
    window: MainWindow,
    tmp_path: Path,
    choose: Callable[[Path | None], list[Path]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun(window, GAMES["egotzi"].setup())
    dialog = picture_dialog(window)
    choose(tmp_path / "a.jpg")
    click(dialog.go)
    assert ".png, .svg or .pdf" in window.notices.texts[Topic.EXPORT]
    choose(tmp_path / "missing" / "a.png")
    click(dialog.go)
    assert "the file or folder does not exist" in window.notices.texts[Topic.EXPORT]

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        choose(tmp_path / "b.svg")
        click(picture_dialog(window).go)
    assert "there is no space left on the disk" in window.notices.texts[Topic.EXPORT]
    assert not list(tmp_path.glob("**/*.svg"))
    choose(tmp_path / "b.svg")
    click(picture_dialog(window).go)
    assert Topic.EXPORT not in window.notices.texts


def animation_dialog(window: MainWindow) -> AnimationDialog:
    commands(window)["game.save_animation"].trigger()
    dialog = taking(window).dialog
    assert isinstance(dialog, AnimationDialog)
    return dialog


def test_an_impossible_number_is_refused_by_name_and_nothing_is_made(window: MainWindow) -> None:
    begun(window, SETUPS[0])
    dialog = animation_dialog(window)
    for box, typed, said in (
        (dialog.size_px, "5", "120 to 1,600"),
        (dialog.last, "99", "0 to 6"),
        (dialog.tenths, "60", "0.1 to 10.0"),
    ):
        before = box.value()
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, typed)
        click(dialog.go)
        assert dialog.refusal.isVisible()
        assert said in dialog.refusal.text()
        assert dialog.isVisible()
        assert not dialog.progress.isVisible()
        assert box.value() == before
        assert box.hasFocus()
    QTest.keyClicks(dialog.tenths, "2")
    assert not dialog.refusal.isVisible()
    dialog.reject()


@pytest.mark.parametrize(("kind", "box"), [("picture", "size_px"), ("print", "every")])
def test_pictures_and_prints_refuse_an_impossible_number_too(
    window: MainWindow, kind: str, box: str
) -> None:
    begun(window, SETUPS[0])
    dialog = picture_dialog(window) if kind == "picture" else print_dialog(window)
    if isinstance(dialog, PrintDialog):
        dialog.what.setCurrentIndex(1)
    field = getattr(dialog, box)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "7000")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "7000 is not possible" in dialog.refusal.text()
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_animation_has_a_frame_a_turn(
    window: MainWindow,
    tmp_path: Path,
    choose: Callable[[Path | None], list[Path]],
    qtbot: QtBot,
    setup: Setup,
) -> None:
    page = begun(window, setup)
    dialog = animation_dialog(window)
    assert (dialog.first.value(), dialog.last.value()) == (0, 6)
    dialog.first.setValue(1)
    dialog.tenths.setValue(5)
    dialog.size_px.setValue(200)
    choose(tmp_path / "game.gif")
    click(dialog.go)
    qtbot.waitUntil((tmp_path / "game.gif").exists)
    with Image.open(tmp_path / "game.gif") as gif:
        assert gif.info["loop"] == 0
        assert max(gif.size) == 200
        durations, frames = [], []
        for number in range(gif.n_frames):  # type: ignore[attr-defined]
            gif.seek(number)
            durations.append(gif.info["duration"])
            frames.append(gif.convert("RGB").tobytes())
    assert durations == [500] * 5 + [2000]
    assert len(set(frames)) == 6
    assert len(page.session.record.line) == 6


def test_an_animation_that_is_being_made_cannot_be_requested_twice(
    window: MainWindow, tmp_path: Path, choose: Callable[[Path | None], list[Path]]
) -> None:
    begun(window, GAMES["oddy"].setup(sides=9, size=5), turns=12)
    dialog = animation_dialog(window)
    choose(tmp_path / "game.gif")
    assert dialog.go.isEnabled()
    click(dialog.go)
    assert dialog.progress.isVisible()
    assert not dialog.go.isEnabled()
    assert not dialog.first.isEnabled()
    dialog.reject()


def test_an_animation_cannot_end_before_it_begins(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, GAMES["egotzi"].setup())
    dialog = animation_dialog(window)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    for first in ("9", "4"):
        fill(dialog.first, first)
        assert 0 <= dialog.first.value() <= dialog.last.value() == 6
    fill(dialog.last, "2")
    assert dialog.first.value() <= dialog.last.value()
    fill(dialog.first, "0")
    fill(dialog.last, "2")
    assert (dialog.first.value(), dialog.last.value()) == (0, 2)
    fill(dialog.first, "5")
    assert dialog.first.value() <= dialog.last.value() == 2  # what was chosen is not moved
    dialog.reject()


def fill(field: QSpinBox, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Tab)


def test_an_animation_that_is_cancelled_leaves_nothing(
    window: MainWindow,
    tmp_path: Path,
    choose: Callable[[Path | None], list[Path]],
    qtbot: QtBot,
) -> None:
    begun(window, GAMES["oddy"].setup(sides=9, size=5), turns=12)
    dialog = animation_dialog(window)
    choose(tmp_path / "game.gif")
    click(dialog.go)
    qtbot.waitUntil(lambda: dialog.progress.value() > 0, timeout=PATIENCE_MS)
    dialog.reject()
    assert taking(window).dialog is None
    assert os.listdir(tmp_path) == [name for name in os.listdir(tmp_path) if "gif" not in name]
    again = animation_dialog(window)
    click(again.go)
    qtbot.waitUntil(lambda: again.progress.value() > 0, timeout=PATIENCE_MS)
    window.close()  # closes the dialog too
    qtbot.waitUntil(lambda: not isValid(again))
    assert not (tmp_path / "game.gif").exists()


@pytest.mark.parametrize(("kept", "side"), [("1", 100), ("9" * 9, 6000), ("800", 800)])
def test_a_copied_picture_has_a_size_that_a_picture_can_have(
    window: MainWindow, program: Program, kept: str, side: int
) -> None:
    begun(window, GAMES["egotzi"].setup(), turns=1)
    program.settings.set_choices("picture", {"size": kept})
    commands(window)["game.copy_picture"].trigger()
    image = QGuiApplication.clipboard().image()
    assert max(image.width(), image.height()) == side


def test_the_board_is_copied_as_picture_and_as_text(window: MainWindow) -> None:
    page = begun(window, GAMES["wythe"].setup(), turns=2)
    commands(window)["game.copy_picture"].trigger()
    image = QGuiApplication.clipboard().image()
    assert max(image.width(), image.height()) == 1200
    commands(window)["game.copy_diagram"].trigger()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Wythe · size 7\n")
    assert "Anna (" in text
    assert text.count("X") == 2
    assert "After move 2" in text
    assert "clipboard" in page.status.text


def test_a_game_goes_through_the_clipboard(window: MainWindow, program: Program) -> None:
    page = begun(window, GAMES["themisto"].setup())
    commands(window)["game.copy_game"].trigger()
    commands(window)["game.paste_game"].trigger()
    other = next(found for found in program.windows if found is not window)
    assert write_game(game_page(other).session.record) == write_game(page.session.record)


@pytest.mark.parametrize(
    ("text", "says"), [("", "no text"), ("(;GM[1])", "Go"), ("hm", "not contain a game")]
)
def test_a_text_without_a_game_is_not_pasted(
    window: MainWindow, program: Program, text: str, says: str
) -> None:
    QGuiApplication.clipboard().setText(text)
    commands(window)["game.paste_game"].trigger()
    assert any(says in notice for notice in window.notices.texts.values())
    assert len(program.windows) == 1


def print_dialog(window: MainWindow) -> PrintDialog:
    commands(window)["game.print"].trigger()
    dialog = taking(window).dialog
    assert isinstance(dialog, PrintDialog)
    return dialog


def test_pages_are_previewed(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, GAMES["egotzi"].setup())
    dialog = print_dialog(window)
    assert dialog.picture_style.theme == "print"
    assert not dialog.every.isEnabled()
    dialog.what.setCurrentIndex(1)
    dialog.every.setValue(2)
    click(dialog.go)
    preview = taking(window).dialog
    assert isinstance(preview, PrintPreview)
    assert preview.isVisible()
    preview.close()
    assert print_dialog(window).sheet == Sheet(whole=True, every=2)


def test_print_choices_that_make_no_difference_cannot_be_made(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.play_new(GAMES["egotzi"].setup(), (Human(), Human()))
    dialog = print_dialog(window)
    dialog.what.setCurrentIndex(1)
    assert [field.isEnabled() for field in fields_of(dialog)] == [False] * 5
    assert not dialog.form.labelForField(dialog.numbers).isEnabled()
    dialog.close()
    begun(window, GAMES["egotzi"].setup())
    page = game_page(window)
    first = page.session.record.line[0]
    first.properties["TR"] = [page.session.position.board.names[0]]
    dialog = print_dialog(window)
    assert [field.isEnabled() for field in fields_of(dialog)] == [True, True, False, False, False]
    dialog.what.setCurrentIndex(1)
    assert [field.isEnabled() for field in fields_of(dialog)] == [True] * 5


def fields_of(dialog: PrintDialog) -> tuple[QWidget, ...]:
    return (dialog.numbers, dialog.last_turn, dialog.marks, dialog.every, dialog.turns)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_is_printed_as_diagrams_and_turns(
    window: MainWindow, program: Program, tmp_path: Path, setup: Setup
) -> None:
    page = begun(window, setup)
    for sheet, pages in (
        (Sheet(), 1),
        (Sheet(whole=True, every=2, per_page=2), 3),
        (Sheet(whole=True, every=4, per_page=6, turns=False), 1),
    ):
        printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "paper.pdf"))
        look = PictureStyle(theme="print", numbers=Numbers.LAST)
        assert print_on(printer, source_of(page, program), look, sheet)
        data = (tmp_path / "paper.pdf").read_bytes()
        assert pages_of(data) == pages
        assert b"/Subtype /Image" not in data


def test_the_last_turn_has_a_diagram_always() -> None:
    assert diagram_turns(0, 4) == [0]
    assert diagram_turns(8, 4) == [4, 8]
    assert diagram_turns(9, 4) == [4, 8, 9]


def test_a_picture_shows_the_board_as_it_is_turned(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    begun(window, GAMES["wythe"].setup())
    pictures = []
    for name in ("board.mirror", "board.mirror"):
        commands(window)["game.copy_picture"].trigger()
        pictures.append(QGuiApplication.clipboard().image())
        commands(window)[name].trigger()
    assert pictures[0] != pictures[1]
    other = shown(program, qtbot)
    assert not commands(other)["game.copy_picture"].isEnabled()
