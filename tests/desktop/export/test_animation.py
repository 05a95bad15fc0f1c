"""Making an animation: its frames, their durations, and how it ends."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from exported_game import TURNS, game, source_of
from lone_widgets import emitted
from PIL import Image
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.export.animation import Animation, AnimationOptions
from desktop.export.export_source import ExportSource
from desktop.export.picture_style import PictureStyle


@pytest.fixture
def source(qapp: object) -> Iterator[ExportSource]:
    session = game(*TURNS)
    yield source_of(session)
    session.close()


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
    qtbot.wait(1)
    assert finished == []
    assert (animation.data, animation.failure) == (b"", "")
