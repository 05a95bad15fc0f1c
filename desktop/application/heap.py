"""The C library's heap, kept from growing with every window that was opened.

glibc takes large blocks straight from the system and gives them back at once, but the first that
is freed raises the size from which it does so, to as much as 32 MB. From then on pictures, trees
and texts lie in the heap among small blocks that stay, which is left half empty behind them.
"""

from __future__ import annotations

import ctypes
import sys

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # from malloc.h
_LARGE = 128 * 1024  # bytes; where glibc begins


def keep_large_blocks_apart() -> bool:
    """Have large blocks always taken from the system; whether this C library knows how."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        set_option = ctypes.CDLL(None).mallopt
    except AttributeError:  # another C library: musl has neither the function nor the habit
        return False
    return all(set_option(option, _LARGE) for option in (_M_MMAP_THRESHOLD, _M_TRIM_THRESHOLD))
