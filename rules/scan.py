"""The lowest and the highest one bit of a 64-bit word that is not 0.

Compiled modules take the processor's own instructions from ``scan.pxd`` instead of this file.
"""

from __future__ import annotations


def lowest(word: int) -> int:
    """Return the place of the lowest one bit, 0 to 63."""
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """Return the place of the highest one bit, 0 to 63."""
    return word.bit_length() - 1
