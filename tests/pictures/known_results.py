"""Make the pictures of docs/known-results.md: first moves on solved boards, with their results.

    QT_QPA_PLATFORM=offscreen PYTHONPATH=. .venv/bin/python tests/pictures/known_results.py

It writes docs/pictures/solved-GAME.png: the boards that the line ``SETUP; SETUP`` below
``<!-- pictured -->`` in the game's ``rules/games/KEY/reference.md`` names, side by side.
"""

import tempfile
from pathlib import Path

import core
from game_tables import part
from PIL import Image
from PySide6.QtWidgets import QApplication

from desktop.help.pages import example_picture, read_example
from desktop.theme.themes import LIGHT
from rules.games import GAMES

SIZE_PX = 360
COLOURS = 96


def pictured(key: str) -> list[str]:
    """Return the setups that the picture of a game shows; none without a picture."""
    return [setup.strip() for setup in part(key, "pictured").split(";") if setup.strip()]


def make(setups: list[str], file: Path) -> None:
    sheet = Image.new("RGB", (SIZE_PX * len(setups), SIZE_PX), "white")
    with tempfile.TemporaryDirectory() as folder:
        for i, setup in enumerate(setups):
            drawn = f"{folder}/{i}.png"
            example = read_example(f"position:{setup} | | results")
            example_picture(example, SIZE_PX, LIGHT).save(drawn)
            with Image.open(drawn) as board:
                sheet.paste(board, (SIZE_PX * i, 0), board.convert("RGBA"))
    sheet.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> None:
    QApplication([])
    for key in GAMES:
        if setups := pictured(key):
            make(setups, core.ROOT / "docs" / "pictures" / f"solved-{key}.png")


if __name__ == "__main__":
    main()
