"""Files that other programs hand over: dropped, or copied in a file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl


def local_files(data: QMimeData) -> list[Path]:
    """Return the files on this computer that are dragged or on the clipboard, perhaps as text."""
    lines = data.text().split("\n") if data.text().startswith("file:") else []
    urls = data.urls() or [QUrl(line.strip()) for line in lines]
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
