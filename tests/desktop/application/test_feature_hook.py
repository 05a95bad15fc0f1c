"""Qt is imported without the hook that reads the source of every module."""

from __future__ import annotations

import subprocess
import sys

CHILD = """
import builtins, sys
plain = builtins.__import__
{statement}
import colorsys
import linecache
print(builtins.__import__ is plain, any("colorsys" in path for path in linecache.cache))
from PySide6.QtWidgets import QLabel
assert QLabel.setText
"""


def child(statement: str) -> str:
    """Return what a new process says after this statement: plain import, source was read."""
    return subprocess.run(
        [sys.executable, "-c", CHILD.format(statement=statement)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def test_sources_are_not_read() -> None:
    statement = "from desktop.application.feature_hook import import_qt; import_qt()"
    assert child(statement) == "True False"


def test_the_hook_would_read_them() -> None:
    assert child("import PySide6.QtCore") == "False True"
