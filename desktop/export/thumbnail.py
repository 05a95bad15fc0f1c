"""Pictures of saved games for file managers: ``oddments --thumbnail SIZE FILE PICTURE``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rules.record.game_file import GameFileError, load


def write_thumbnail(size_px: int, file: Path, picture: Path) -> int:
    """Write the final position in ``file`` as a square PNG. Returns the exit code."""
    try:
        record = load(file)
    except (GameFileError, OSError) as error:
        print(f"oddments: {file} cannot be read: {error}", file=sys.stderr)
        return 1
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # file managers run their helpers in a sandbox
    from PySide6.QtWidgets import QApplication

    from desktop.board.picture import board_picture
    from desktop.theme.theme import LIGHT

    app = QApplication(["oddments"])
    last = (record.main_line or [record.root])[-1]
    before = record.position_at(last.parent) if last.parent else None
    changes = before.turn_changes(last.turn) if before else ()
    image = board_picture(record.position_at(last), size_px, LIGHT, last=changes)
    written = image.save(str(picture), "PNG")  # type: ignore[call-overload]
    app.shutdown()
    if not written:
        print(f"oddments: {picture} cannot be written", file=sys.stderr)
    return 0 if written else 1
