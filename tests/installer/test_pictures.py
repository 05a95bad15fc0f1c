"""Drawings rendered as pixels."""

from __future__ import annotations

from pathlib import Path

import pictures
import pytest
from PySide6.QtGui import QColor, QImage

SQUARE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<rect width="5" height="10" fill="#ff0000"/></svg>"""


def test_a_drawing_fills_its_picture_and_the_rest_is_clear(tmp_path: Path) -> None:
    (tmp_path / "half.svg").write_text(SQUARE, "utf-8")
    image = QImage.fromData(pictures.draw(tmp_path / "half.svg", 20).read())
    assert image.size().toTuple() == (20, 20)
    red, clear = QColor(255, 0, 0), QColor(0, 0, 0, 0)
    assert [image.pixelColor(x, y) for x, y in ((0, 0), (9, 19), (10, 0), (19, 19))] == [
        red,
        red,
        clear,
        clear,
    ]


@pytest.mark.parametrize(
    ("size", "drawing"), [(16, "oddments-small"), (24, "oddments-small"), (25, "oddments")]
)
def test_a_small_icon_has_less_in_it(size: int, drawing: str) -> None:
    expected = pictures.draw(pictures.ICONS / f"{drawing}.svg", size).getvalue()
    assert pictures.program_icon(size).getvalue() == expected
    image = QImage.fromData(expected)
    assert image.width() == size
    assert image.pixelColor(size // 2, size // 2).alpha() == 255
