"""An error inside the program, as it is counted, shown and reported."""

from __future__ import annotations

import dataclasses
import datetime
import logging
import re
import traceback
from types import TracebackType

from rules.games import package_at_fault

_MAX_TEXT = 6000  # characters of one fault; longer texts lose their middle
_NUMBERS = re.compile(r"0x[0-9a-fA-F]+|\d+")


@dataclasses.dataclass
class Fault:
    """One fault, however often it occurs.

    Attributes:
        details: the log message, and the traceback if there is one.
        first: when it first occurred, in UTC.
        memory: whether the program ran out of memory.
        has_own_notice: whether another notice already shows it to the user.
        package: the package that was installed whose code failed, by name and version; "" if ours.
        times: how often it has occurred.
    """

    details: str
    first: datetime.datetime
    memory: bool = False
    has_own_notice: bool = False
    package: str = ""
    times: int = 0

    def __str__(self) -> str:
        times = f", {self.times} times" if self.times > 1 else ""
        return f"{self.first:%Y-%m-%d %H:%M:%S} UTC{times}\n{self.details}"


def fault_of(record: logging.LogRecord) -> Fault:
    """Return a log record as a fault; ``record.has_own_notice`` sets ``has_own_notice``."""
    details = record.getMessage()
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        details += "\n" + "".join(traceback.format_exception(error)).rstrip()
    package = package_at_fault(error)
    return Fault(
        details=cut(details),
        first=datetime.datetime.fromtimestamp(record.created, datetime.UTC),
        memory=isinstance(error, MemoryError),
        has_own_notice=getattr(record, "has_own_notice", False),
        package="" if package is None else package.origin,
    )


def fault_key(record: logging.LogRecord) -> object:
    """Return a key that is equal for records of the same fault.

    The same fault is raised at the same place, or its messages differ only in numbers.
    """
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        return type(error).__name__, _place(error.__traceback__)
    return record.name, _NUMBERS.sub("#", record.getMessage())


def cut(text: str) -> str:
    """Return the text without its middle if it is too long."""
    if len(text) <= _MAX_TEXT:
        return text
    half = _MAX_TEXT // 2
    return f"{text[:half]}\n … {len(text) - 2 * half} characters left out …\n{text[-half:]}"


def _place(trace: TracebackType | None) -> tuple[str, int]:
    """Return the file and line where an exception was raised."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
