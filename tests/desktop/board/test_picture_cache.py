"""Pictures of boards are drawn once, and again whenever what is on the disk is of no use."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.board import picture as picture_module
from desktop.board import picture_cache as cache_module
from desktop.board.picture_cache import PictureCache, PictureRequest
from desktop.painting.drawing import Drawing
from desktop.theme.theme import DARK, LIGHT
from rules.games import GAMES

POSITION = GAMES["egotzi"].setup(size=5).start()
REQUEST = PictureRequest(POSITION, 60, LIGHT, 2.0, Drawing())


@pytest.fixture
def drawn(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the growing list of the sizes that were really drawn."""
    sizes: list[int] = []
    draw = picture_module.board_picture

    def count(position: object, size_px: int, *args: object, **others: object) -> QImage:
        sizes.append(size_px)
        return draw(position, size_px, *args, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(picture_module, "board_picture", count)
    return sizes


def test_a_picture_is_drawn_once_and_is_the_same_afterwards(
    tmp_path: Path, drawn: list[int]
) -> None:
    first = PictureCache(tmp_path / "pictures").picture(REQUEST)
    second = PictureCache(tmp_path / "pictures").picture(REQUEST)
    assert drawn == [60]
    assert second.devicePixelRatio() == 2.0
    assert (second.width(), second.height()) == (120, 120)
    assert second.convertToFormat(QImage.Format.Format_ARGB32) == first.convertToFormat(
        QImage.Format.Format_ARGB32
    )


def test_what_looks_different_is_another_picture(tmp_path: Path, drawn: list[int]) -> None:
    cache = PictureCache(tmp_path)
    played = POSITION.copy()
    played.play(played.legal_steps()[0])
    others = [
        dataclasses.replace(REQUEST, position=played),
        dataclasses.replace(REQUEST, side_px=61),
        dataclasses.replace(REQUEST, theme=DARK),
        dataclasses.replace(REQUEST, ratio=1.0),
        dataclasses.replace(REQUEST, drawing=Drawing(coordinates=False)),
    ]
    for request in (REQUEST, *others, REQUEST, *others):
        cache.picture(request)
    assert len(drawn) == 6


@pytest.mark.parametrize("damage", [b"", b"no picture"])
def test_a_damaged_picture_is_drawn_again(tmp_path: Path, drawn: list[int], damage: bytes) -> None:
    cache = PictureCache(tmp_path)
    cache.picture(REQUEST)
    (stored,) = tmp_path.iterdir()
    stored.write_bytes(damage)
    assert not cache.picture(REQUEST).isNull()
    cache.picture(REQUEST)
    assert len(drawn) == 2


def test_old_pictures_make_room(
    tmp_path: Path, drawn: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_module, "_MOST", 3)
    cache = PictureCache(tmp_path)
    for size in (20, 21, 22, 23, 24):
        cache.picture(dataclasses.replace(REQUEST, side_px=size))
    assert len(list(tmp_path.iterdir())) == 3
    cache.picture(dataclasses.replace(REQUEST, side_px=24))
    assert drawn == [20, 21, 22, 23, 24]


def test_a_folder_that_cannot_be_made_costs_only_time(tmp_path: Path, drawn: list[int]) -> None:
    (tmp_path / "file").write_text("in the way")
    for cache in (PictureCache(tmp_path / "file" / "pictures"), PictureCache()):
        assert not cache.picture(REQUEST).isNull()
    assert len(drawn) == 2
