"""Keeps the C library's heap from growing with every window that is opened.

glibc takes large blocks straight from the system and returns them at once. But freeing the first
one raises the threshold for doing so, to as much as 32 MB. From then on pictures, trees and texts
share the heap with small blocks that stay, and leave it fragmented.
"""

from __future__ import annotations

import ctypes
import sys

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # from malloc.h
_LARGE = 128 * 1024  # bytes; glibc's initial threshold


def keep_large_blocks_apart() -> bool:
    """Take large blocks always from the system. Returns whether this C library can do so."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        set_option = ctypes.CDLL(None).mallopt
    except AttributeError:  # another C library: musl has neither the function nor the problem
        return False
    return all(set_option(option, _LARGE) for option in (_M_MMAP_THRESHOLD, _M_TRIM_THRESHOLD))
