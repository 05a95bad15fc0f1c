"""Large blocks do not stay in the heap."""

from __future__ import annotations

import subprocess
import sys

import pytest

_FREED = """
import ctypes, sys
from desktop.application.heap import keep_large_blocks_apart
libc = ctypes.CDLL(None)
libc.malloc.restype = libc.sbrk.restype = ctypes.c_void_p
libc.malloc.argtypes, libc.free.argtypes = [ctypes.c_size_t], [ctypes.c_void_p]
if sys.argv[1] == "apart":
    assert keep_large_blocks_apart()
large = 8_000_000
libc.free(libc.malloc(large))  # raises glibc's own threshold
end = libc.sbrk(0)
blocks = [libc.malloc(large) for _ in range(3)]
print(libc.sbrk(0) - end > large)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a property of glibc")
@pytest.mark.parametrize(("how", "grows"), [("apart", False), ("by default", True)])
def test_large_blocks_do_not_grow_the_heap_once_one_was_freed(how: str, grows: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FREED, how], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(grows)]
