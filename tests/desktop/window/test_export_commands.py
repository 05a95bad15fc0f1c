"""Exports from the real window, and what the files hold for every kind of board."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import click, commands, lay_out, small
from lone_game import lone_game
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.export import picture_file
from desktop.export.animation import AnimationDialog
from desktop.export.export_dialog import PictureDialog
from desktop.export.export_source import ExportSource, PictureStyle
from desktop.export.picture_file import Sheet, diagram_turns
from desktop.export.print_dialog import print_on
from desktop.painting.drawing import Drawing, Numbers
from desktop.settings import file_dialogs
from desktop.theme.themes import LIGHT, SHIPPED
from desktop.widgets.notice_bar import Topic
from desktop.window.export_commands import ExportActions
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.setup import Setup

NINE_SIDES = GAMES["oddy"].setup(sides=9, size=5)
SETUPS = [
    NINE_SIDES,
    *[pytest.param(game.setup(), marks=pytest.mark.long) for game in GAMES.values()],
]

# -- the files of every kind of board --------------------------------------------------------


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


@pytest.fixture
def source(request: pytest.FixtureRequest) -> ExportSource:
    """Return a game of six turns on the board that the test is given."""
    setup: Setup = request.param
    session = lone_game(setup)
    while len(session.record.line) < 6:
        steps = session.position.legal_steps()
        session.play(steps[17 * (len(session.record.line) + 1) % len(steps)])
    return ExportSource(session, Drawing(), LIGHT, SHIPPED)


@pytest.mark.parametrize("source", SETUPS, indirect=True, ids=str)
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_png_and_svg_show_the_same(source: ExportSource, theme: str) -> None:
    style = PictureStyle(theme=theme)
    image = QImage.fromData(picture_file.png(source, style, 500, False))
    assert max(image.width(), image.height()) == 500
    svg = picture_file.svg(source, style, 500, False)
    assert b"<image" not in svg  # shapes, no pixels
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert far_apart(plain, rendered(svg, (image.width(), image.height()))) < 0.01
    empty = QImage(plain)
    empty.fill(Qt.GlobalColor.white)
    assert far_apart(plain, empty) > 0.02  # the measure detects the difference


@pytest.mark.parametrize("source", SETUPS, indirect=True, ids=str)
def test_a_pdf_and_printed_pages_are_made_of_shapes(source: ExportSource, tmp_path: Path) -> None:
    data = picture_file.pdf(source, PictureStyle(), QPageSize(QPageSize.PageSizeId.Letter))
    assert pages_of(data) == 1
    assert b"/Subtype /Image" not in data
    assert b"/S /Alpha" not in data
    assert re.search(rb"/MediaBox \[0 0 612(\.\d+)? 792", data)
    for sheet, pages in (
        (Sheet(), 1),
        (Sheet(whole=True, every=2, per_page=2), 3),
        (Sheet(whole=True, every=4, per_page=6, turns=False), 1),
    ):
        printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "paper.pdf"))
        look = PictureStyle(theme="print", numbers=Numbers.LAST)
        assert print_on(printer, source, look, sheet)
        data = (tmp_path / "paper.pdf").read_bytes()
        assert pages_of(data) == pages
        assert b"/Subtype /Image" not in data


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def test_the_last_turn_has_a_diagram_always() -> None:
    assert diagram_turns(0, 4) == [0]
    assert diagram_turns(8, 4) == [4, 8]
    assert diagram_turns(9, 4) == [4, 8, 9]


# -- in the real window ----------------------------------------------------------------------


def exports(window: MainWindow) -> ExportActions:
    found = window.findChild(ExportActions)
    assert found is not None
    return found


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the list of answers to questions for a file; the last one counts."""
    answers: list[Path] = []
    monkeypatch.setattr(file_dialogs, "ask_export", lambda *_: answers[-1])
    return answers


def picture_dialog(window: MainWindow) -> PictureDialog:
    commands(window)["game.save_picture"].trigger()
    dialog = exports(window).dialog
    assert isinstance(dialog, PictureDialog)
    return dialog


def animation_dialog(window: MainWindow) -> AnimationDialog:
    commands(window)["game.save_animation"].trigger()
    dialog = exports(window).dialog
    assert isinstance(dialog, AnimationDialog)
    return dialog


def after_a_frame(dialog: AnimationDialog, then: Callable[[], object]) -> None:
    dialog.progress.valueChanged.connect(lambda frames: then() if frames else None)


def test_a_picture_is_saved_or_it_is_said_why_not(
    window: MainWindow, tmp_path: Path, chosen: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = lay_out(window, small("egotzi"), "b2")

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    chosen.append(tmp_path / "a.SVG")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        click(picture_dialog(window).go)
    assert "there is no space left on the disk" in window.notices.texts[Topic.EXPORT]
    assert not list(tmp_path.glob("**/*.SVG"))
    for name, begin in (("a.SVG", b"<?xml"), ("b.PNG", b"\x89PNG"), ("c.Pdf", b"%PDF")):
        chosen.append(tmp_path / name)
        click(picture_dialog(window).go)
        assert Topic.EXPORT not in window.notices.texts
        assert (tmp_path / name).read_bytes().startswith(begin)
        assert page.status.text == f"Saved to {tmp_path / name}."


def test_an_animation_that_is_cancelled_leaves_nothing(
    window: MainWindow, tmp_path: Path, chosen: list[Path], qtbot: QtBot
) -> None:
    lay_out(window, small("egotzi"), "b2", "c3", "a1")
    chosen.append(tmp_path / "game.gif")
    dialog = animation_dialog(window)
    after_a_frame(dialog, dialog.reject)
    click(dialog.go)
    qtbot.waitUntil(lambda: exports(window).dialog is None)
    again = animation_dialog(window)
    after_a_frame(again, window.close)
    click(again.go)
    qtbot.waitUntil(lambda: not isValid(again))  # it is closed with its window
    assert not list(tmp_path.glob("**/*gif*"))


def test_a_copied_picture_shows_the_board_as_it_is_turned(window: MainWindow) -> None:
    lay_out(window, small("wythe"), "a1b1")
    pictures = []
    for name in ("board.mirror", "board.mirror"):
        commands(window)["game.copy_picture"].trigger()
        pictures.append(QGuiApplication.clipboard().image())
        commands(window)[name].trigger()
    assert pictures[0] != pictures[1]
