"""Files of pictures: of a board, an animation, and a thumbnail for file managers."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from exported_game import TURNS, game, source_of
from lone_widgets import emitted
from PIL import Image
from PySide6 import QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QImage, QPageSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.picture import board_picture
from desktop.export.animation import Animation, AnimationOptions
from desktop.export.export_source import ExportSource
from desktop.export.picture_file import board_image, pdf, png, scene_image, svg
from desktop.export.picture_style import PictureStyle
from desktop.export.thumbnail import write_thumbnail
from desktop.theme.theme import DARK, LIGHT
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

STYLE = PictureStyle(theme="dark")


@pytest.fixture
def source(qapp: object) -> Iterator[ExportSource]:
    session = game(*TURNS)
    yield source_of(session)
    session.close()


@pytest.mark.parametrize("transparent", [True, False])
def test_a_picture_has_the_chosen_size_and_background(
    source: ExportSource, transparent: bool
) -> None:
    image = board_image(source, STYLE, 240, transparent=transparent)
    assert max(image.width(), image.height()) == 240
    with source.board(STYLE) as scene:
        seen = scene.sceneRect()
    assert image.width() / image.height() == pytest.approx(seen.width() / seen.height(), 0.02)
    corner = image.pixelColor(0, 0)
    ground = QColor(DARK.background)
    assert corner.alpha() == (0 if transparent else 255)
    assert transparent or corner.name() == ground.name()
    colours = {image.pixel(x, y) for x in range(0, 200, 5) for y in range(0, 200, 5)}
    assert len(colours) > 20
    saved = QImage.fromData(png(source, STYLE, 240, transparent))
    assert saved.hasAlphaChannel() is transparent
    assert saved.size() == image.size()
    assert saved.pixelColor(120, 120) == image.pixelColor(120, 120)


def test_a_picture_too_large_for_the_memory_is_refused(source: ExportSource) -> None:
    with source.board(STYLE) as scene, pytest.raises(MemoryError, match="such a large picture"):
        scene_image(scene, 10**6)


@pytest.mark.parametrize("transparent", [True, False])
def test_a_drawing_has_a_title_and_a_description(source: ExportSource, transparent: bool) -> None:
    text = svg(source, STYLE, 240, transparent).decode()
    assert f"<title>{source.title}</title>" in text
    assert f"<desc>{source.players}. {source.state}</desc>" in text
    with source.board(STYLE) as scene:
        seen = scene.sceneRect()
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', text)
    assert box is not None
    assert float(box[1]) == pytest.approx(seen.width(), 0.01)
    assert float(box[2]) == pytest.approx(seen.height(), 0.01)
    grounds = re.findall(rf'<g fill="{DARK.background.lower()}"[^>]*>\s*<rect x="0" y="0"', text)
    assert len(grounds) == (0 if transparent else 1)
    assert text.count("<path") > 10


@pytest.mark.parametrize(
    ("paper", "width", "height"),
    [(QPageSize.PageSizeId.A5, 420, 595), (QPageSize.PageSizeId.Letter, 612, 792)],
)
def test_a_page_has_the_title_of_the_game(
    source: ExportSource, paper: QPageSize.PageSizeId, width: int, height: int
) -> None:
    data = pdf(source, STYLE, QPageSize(paper))
    assert data.startswith(b"%PDF")
    assert "Egotzi".encode("utf-16-be") in data
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", data)
    assert found is not None
    assert (round(float(found[1])), round(float(found[2]))) == (width, height)
    assert len(re.findall(rb"/Type /Page\b(?!s)", data)) == 1
    assert len(data) > 5000


def test_the_pieces_are_in_every_picture(source: ExportSource) -> None:
    fresh = game()
    empty = source_of(fresh)
    image = board_image(source, STYLE, 240, transparent=True)
    assert image != board_image(empty, STYLE, 240, transparent=True)
    assert svg(source, STYLE, 240, True).count(b"<path") > svg(empty, STYLE, 240, True).count(
        b"<path"
    )
    fresh.close()


@pytest.mark.parametrize(
    ("options", "durations"),
    [
        (AnimationOptions(0, 2), [1000, 1000, 3000]),
        (AnimationOptions(1, 3, seconds=0.5), [500, 500, 2000]),
        (AnimationOptions(4, 4, seconds=2.04), [6120]),
        (AnimationOptions(0, 1, seconds=0.7), [700, 2100]),
    ],
)
def test_the_last_frame_is_shown_longer(options: AnimationOptions, durations: list[int]) -> None:
    assert options.durations_ms() == durations
    assert options.longer_px == 600


def frames(data: bytes) -> list[tuple[int, bytes]]:
    """Return (milliseconds, pixels) of each frame."""
    found = []
    with Image.open(io.BytesIO(data)) as gif:
        assert gif.info["loop"] == 0
        assert max(gif.size) == 130
        for number in range(gif.n_frames):  # type: ignore[attr-defined]
            gif.seek(number)
            found.append((gif.info["duration"], gif.convert("RGB").tobytes()))
    return found


@pytest.mark.parametrize(("first", "last"), [(0, 5), (2, 4), (3, 3)])
def test_every_turn_is_a_frame(source: ExportSource, qtbot: QtBot, first: int, last: int) -> None:
    owner = QObject()
    animation = Animation(source, PictureStyle(), AnimationOptions(first, last, 0.2, 130), owner)
    progress = emitted(animation.progressed)
    with qtbot.waitSignal(animation.finished):
        animation.start()
    count = last - first + 1
    assert progress == list(range(1, count + 1))
    assert animation.failure == ""
    made = frames(animation.data)
    assert [duration for duration, _ in made] == [200] * (count - 1) + [2000]
    assert len({pixels for _, pixels in made}) == count


def test_a_frame_too_large_for_the_memory_ends_it(source: ExportSource, qtbot: QtBot) -> None:
    owner = QObject()
    animation = Animation(source, PictureStyle(), AnimationOptions(0, 5, 0.2, 10**6), owner)
    progress = emitted(animation.progressed)
    with qtbot.waitSignal(animation.finished):
        animation.start()
    assert "such a large picture" in animation.failure
    assert animation.data == b""
    assert progress == []


@pytest.mark.parametrize("frame", [1, 6])
def test_a_cancelled_animation_has_neither_file_nor_failure(
    source: ExportSource, qtbot: QtBot, frame: int
) -> None:
    """The last frame too may be the moment: the file is then complete but not yet announced."""
    owner = QObject()
    animation = Animation(source, PictureStyle(), AnimationOptions(0, 5, 0.2, 130), owner)
    finished = emitted(animation.finished)

    def cancel_at(progress: int) -> None:
        if progress == frame:
            animation.cancel()
            animation.cancel()

    animation.progressed.connect(cancel_at)
    with qtbot.waitSignal(animation.progressed, check_params_cb=lambda progress: progress == frame):
        animation.start()
    QApplication.processEvents()
    assert finished == []
    assert (animation.data, animation.failure) == (b"", "")


class App:
    """Stands in for the application, since there is one already."""

    running: int = 0

    def __init__(self, _arguments: list[str]) -> None:
        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
        type(self).running += 1

    def shutdown(self) -> None:
        type(self).running -= 1


@pytest.fixture
def write(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path, Path], int]:
    def make(file: Path, picture: Path) -> int:
        with monkeypatch.context() as patch:
            patch.setenv("QT_QPA_PLATFORM", "xcb")
            patch.setattr(QtWidgets, "QApplication", App)
            return write_thumbnail(96, file, picture)

    return make


@pytest.fixture
def record() -> GameRecord:
    made = GameRecord(GAMES["egotzi"].setup(size=4, pie=False))
    for turn in ("a1", "c3", "b4"):
        made.play_text(turn)
    return made


@pytest.mark.parametrize("turns", [0, 3])
def test_it_shows_the_final_position(
    write: Callable[[Path, Path], int], record: GameRecord, tmp_path: Path, turns: int
) -> None:
    if not turns:
        record = GameRecord(record.setup)
    save(record, tmp_path / "game.oddments")
    assert write(tmp_path / "game.oddments", tmp_path / "game.png") == 0
    last = record.position_at(record.line[1]).turn_changes(record.line[2].turn) if turns else ()
    expected = board_picture(record.position, 96, LIGHT, last=last)
    expected.save(str(tmp_path / "expected.png"))
    assert QImage(str(tmp_path / "game.png")) == QImage(str(tmp_path / "expected.png"))
    assert App.running == 0


def test_errors_are_reported(
    write: Callable[[Path, Path], int],
    record: GameRecord,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing = tmp_path / "missing"
    assert write(missing, tmp_path / "x.png") == 1
    assert capsys.readouterr().err.startswith(f"oddments: {missing} cannot be read: ")
    save(record, tmp_path / "game.oddments")
    target = tmp_path / "gone" / "x.png"
    assert write(tmp_path / "game.oddments", target) == 1
    assert capsys.readouterr().err == f"oddments: {target} cannot be written\n"
    assert App.running == 0
