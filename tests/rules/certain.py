"""For values that may be None, and are not in a test."""

from typing import TypeVar

T = TypeVar("T")


def certain(value: T | None) -> T:
    """Return a value that is there."""
    assert value is not None
    return value
