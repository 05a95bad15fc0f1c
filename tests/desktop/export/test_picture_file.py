"""Files of a board: their sizes, backgrounds and titles."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from exported_game import TURNS, game, source_of
from PySide6.QtGui import QColor, QImage, QPageSize

from desktop.export.export_source import ExportSource
from desktop.export.picture_file import board_image, pdf, png, scene_image, svg
from desktop.export.picture_style import PictureStyle
from desktop.theme.theme import DARK

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
