"""ICU's reduced data: texts are sorted as before, in every language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import icu
import PySide6
import pytest

SORT = """
from PySide6.QtCore import QCollator, QDateTime, QLocale, QTimeZone, Qt
letters = [*range(0x20, 0x250), *range(0x391, 0x3CA), *range(0x410, 0x450), *range(0x3041, 0x3097)]
words = [chr(letter) + "b" for letter in [*letters, *range(0x4E00, 0x4E40)]]
words += ["cha", "cz", "lla", "lz", "aab", "az", "2", "10"]
for name in "en de fr es it nl da et lt sv cs hr pl tr ja zh ko el ru fa".split():
    collator = QCollator(QLocale(name))
    collator.setNumericMode(True)
    print(name, *sorted(words, key=collator.sortKey), "straße".upper())
summer = QDateTime.fromString("2026-07-01T12:00:00Z", Qt.DateFormat.ISODate)
for zone in ("Europe/Rome", "America/New_York", "Asia/Tokyo"):
    print(zone, QTimeZone(zone.encode()).offsetFromUtc(summer))
"""


def sorted_by_qt(preloaded: str = "") -> str:
    """Return what ``SORT`` prints, with a library that Qt finds before its own."""
    environment = {**os.environ, "LD_PRELOAD": preloaded, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", SORT], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    return done.stdout.decode("utf-8")


def test_texts_are_sorted_as_with_all_of_it(tmp_path: Path) -> None:
    library = next((Path(PySide6.__file__).parent / "Qt/lib").glob("libicudata.so.*"), None)
    if library is None or shutil.which("icupkg", path=f"{os.environ['PATH']}:/usr/sbin") is None:
        pytest.skip("Qt brings no ICU here, or icu-devtools is not installed")
    less = tmp_path / library.name
    shutil.copy(library, less)
    icu.shrink(less)
    assert less.stat().st_size < library.stat().st_size / 5
    whole = sorted_by_qt()
    orders = {line.partition(" ")[2] for line in whole.splitlines()}
    assert len(orders) > 10  # languages do differ
    assert sorted_by_qt(str(less)) == whole
