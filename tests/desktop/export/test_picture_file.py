"""What is exported: positions with their descriptions, pictures, animations, thumbnails."""

from __future__ import annotations

import dataclasses
import io
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driving import small
from exported_game import TURNS, game, source_of
from lone_widgets import emitted, lone_session
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
from desktop.export.picture_style import ON_SCREEN, PictureStyle
from desktop.export.thumbnail import write_thumbnail
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Drawing, Numbers
from desktop.theme.theme import DARK, LIGHT
from rules.games import GAMES
from rules.position import PLACE
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.record.marks import Mark, MarkKind


@pytest.fixture
def session(qapp: object) -> Iterator[GameSession]:
    made = game(*TURNS)
    made.record.line[1].properties["TR"] = ["d4"]
    yield made
    made.close()


ALL = PictureStyle(numbers=Numbers.ALL)


def test_the_current_position_is_drawn(session: GameSession) -> None:
    moment = source_of(session).shown(ALL)
    assert moment.turn == len(TURNS)
    assert moment.position == session.position
    assert moment.position is not session.position  # the game may change
    assert moment.last == session.last_turn != ()
    assert sorted(moment.numbers.values()) == [1, 2, 3, 4, 5]
    assert moment.marks == {}
    bare = source_of(session).shown(PictureStyle(last_turn=False))
    assert bare.last == ()
    assert bare.numbers == {}


def test_an_unfinished_turn_is_drawn(qapp: object) -> None:
    begun = lone_session(small("yodd"), "Bc3")
    begun.start()
    begun.play(next(t for t in begun.position.legal_turns() if len(t) > 1)[0])
    source = source_of(begun)
    assert begun.steps
    assert source.shown(PictureStyle(numbers=Numbers.ALL)).turn == 2
    assert source.has_turns()
    begun.close()


def test_an_earlier_moment_is_drawn_as_it_was(session: GameSession) -> None:
    source = source_of(session)
    record = session.record
    assert [source.after(turn, ALL).turn for turn in range(6)] == list(range(6))
    start = source.after(0, ALL)
    assert start.position == record.setup.start()
    assert start.last == ()
    assert start.numbers == {}
    third = source.after(3, ALL)
    assert third.position == record.position_at(record.line[2])
    assert third.position is not record.position_at(record.line[2])
    before = record.position_at(record.line[1])
    assert third.last == before.turn_changes(record.line[2].turn)
    assert sorted(third.numbers.values()) == [1, 2, 3]
    assert source.after(3, PictureStyle(last_turn=False)).last == ()
    last = PictureStyle(numbers=Numbers.LAST)
    assert sorted(source.after(5, last).numbers.values()) == [2, 3, 4, 5]
    assert sorted(source.after(5, last, last=2).numbers.values()) == [4, 5]


def test_marks_belong_to_their_positions(session: GameSession) -> None:
    source = source_of(session)
    site = session.position.board.site("d4")
    assert source.after(2, PictureStyle()).marks == {site: Mark(MarkKind.TRIANGLE)}
    assert source.after(2, PictureStyle(marks=False)).marks == {}
    assert source.after(1, PictureStyle()).marks == {}
    assert not source.has_marks(whole=False)
    assert source.has_marks(whole=True)
    session.record.line[1].properties.clear()
    assert not source.has_marks(whole=True)
    session.record.root.properties["TR"] = ["d4"]
    assert source.has_marks(whole=True)
    session.record.node.properties["TR"] = ["d4"]
    assert source.has_marks(whole=False)


def test_the_theme_is_the_chosen_one_or_that_of_the_window(session: GameSession) -> None:
    source = source_of(session)
    assert source.theme(PictureStyle(theme="dark")) is DARK
    assert source.theme(PictureStyle(theme=ON_SCREEN)) is LIGHT
    assert source.theme(PictureStyle(theme="gone")) is LIGHT
    with source.board(PictureStyle(theme="dark", coordinates=False)) as scene:
        assert scene.theme is DARK


def test_the_game_is_described(session: GameSession) -> None:
    source = source_of(session)
    assert source.title == "Egotzi · size 4 · no pie rule"
    assert source.players == "Ann (Black) – Ben (White)"
    assert source.turn_text(0) == "The start"
    assert source.turn_text(2) == "After move 2, c3"
    assert source.state == "After move 5, a3. White to move."
    assert source.has_turns()
    session.record.root.properties["DT"] = ["2026-05-01", "2027"]
    assert source.date == "2026-05-01"
    session.record.root.properties["DT"] = []
    assert source.date == ""
    lines = source.text().split("\n")
    assert lines[:3] == [source.title, source.players, ""]
    assert lines[-3:] == ["", source.state, ""]
    assert len(lines) > 8


def test_the_start_is_described_without_a_turn(qapp: object) -> None:
    fresh = game()
    source = source_of(fresh)
    assert source.state == "Black to move."
    assert not source.has_turns()
    fresh.close()


def test_the_end_is_described_with_its_result(session: GameSession) -> None:
    session.start()
    while not session.position.over:
        session.play(next(s for s in session.position.legal_steps() if s >= PLACE))
    source = source_of(session)
    assert "to move" not in source.state
    assert "wins" in source.state or "draw" in source.state.lower()
    assert len(source.state.split()) > 4  # and why


# -- the style -----------------------------------------------------------------------------------


def test_every_choice_is_stored_and_read_back() -> None:
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    assert PictureStyle().read(other.texts()) == other
    assert other.read(PictureStyle().texts()) == PictureStyle()
    for name in other.texts():  # each by itself
        changed = dataclasses.replace(PictureStyle(), **{name: getattr(other, name)})
        assert PictureStyle().read({name: other.texts()[name]}) == changed
        assert PictureStyle().read(changed.texts()) == changed


def test_invalid_choices_count_as_missing() -> None:
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    odd = {name: "odd" for name in other.texts() if name != "theme"}
    assert other.read(odd) == other
    assert other.read({}) == other


def test_the_drawing_follows_the_screen() -> None:
    screen = Drawing(flat=True, coordinates=True, numbers=Numbers.NONE)
    drawn = PictureStyle(coordinates=False, numbers=Numbers.LAST).drawing(screen)
    assert drawn == Drawing(flat=True, coordinates=False, numbers=Numbers.LAST)


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
