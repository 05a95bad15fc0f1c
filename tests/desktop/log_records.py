"""Log records, as the program makes them."""

from __future__ import annotations

import logging


def logged(
    text: str,
    *args: object,
    error: BaseException | None = None,
    level: int = logging.ERROR,
    name: str = "house",
    **more: object,
) -> logging.LogRecord:
    info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(name, level, "house.py", 1, text, args, info)
    record.__dict__.update(more)
    return record


def raised(error: BaseException) -> BaseException:
    """Return the exception with a traceback, always from the same line."""
    try:
        raise error
    except BaseException as caught:
        return caught
