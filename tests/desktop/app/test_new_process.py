"""What new processes set before the first window: Qt's imports, and the heap."""

from __future__ import annotations

import subprocess
import sys

import pytest

HOOK = """
import builtins, sys
plain = builtins.__import__
{statement}
import colorsys
import linecache
print(builtins.__import__ is plain, any("colorsys" in path for path in linecache.cache))
from PySide6.QtWidgets import QLabel
assert QLabel.setText
"""
FREED = """
import ctypes
from desktop.app.process import keep_large_blocks_apart
libc = ctypes.CDLL(None)
libc.malloc.restype = libc.sbrk.restype = ctypes.c_void_p
libc.malloc.argtypes, libc.free.argtypes = [ctypes.c_size_t], [ctypes.c_void_p]
{statement}
large = 8_000_000
libc.free(libc.malloc(large))  # raises glibc's own threshold
end = libc.sbrk(0)
blocks = [libc.malloc(large) for _ in range(3)]
print(libc.sbrk(0) - end > large)
"""


def child(program: str, statement: str) -> str:
    """Return what a new process says after this statement."""
    return subprocess.run(
        [sys.executable, "-c", program.format(statement=statement)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


@pytest.mark.parametrize(
    ("statement", "plain_import", "source_was_read"),
    [
        ("from desktop.__main__ import import_qt; import_qt()", True, False),
        ("import PySide6.QtCore", False, True),
    ],
    ids=["without the hook", "by default"],
)
def test_sources_are_not_read_when_qt_is_imported(
    statement: str, plain_import: bool, source_was_read: bool
) -> None:
    assert child(HOOK, statement) == f"{plain_import} {source_was_read}"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a property of glibc")
@pytest.mark.parametrize(
    ("statement", "grows"),
    [("assert keep_large_blocks_apart()", False), ("", True)],
    ids=["apart", "by default"],
)
def test_large_blocks_do_not_grow_the_heap_once_one_was_freed(statement: str, grows: bool) -> None:
    assert child(FREED, statement) == str(grows)
