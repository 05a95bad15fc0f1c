"""Something that went wrong inside the program, as it is counted, told and reported."""

from __future__ import annotations

import dataclasses
import datetime
import logging
import re
import traceback
from types import TracebackType

_MOST_TEXT = 6000  # characters of one fault: both ends of a text that is longer
_NUMBERS = re.compile(r"0x[0-9a-fA-F]+|\d+")


@dataclasses.dataclass
class Fault:
    """One fault, however often it comes.

    Attributes:
        details: what was said of it, with the traceback where there is one.
        first: when it came first, in UTC.
        memory: whether there was too little memory.
        elsewhere: whether people are told in a notice of its own.
        times: how often it has come.
    """

    details: str
    first: datetime.datetime
    memory: bool = False
    elsewhere: bool = False
    times: int = 0

    def __str__(self) -> str:
        times = f", {self.times} times" if self.times > 1 else ""
        return f"{self.first:%Y-%m-%d %H:%M:%S} UTC{times}\n{self.details}"


def fault_of(record: logging.LogRecord) -> Fault:
    """What was logged, as a fault; ``record.elsewhere`` says that it has a notice of its own."""
    details = record.getMessage()
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        details += "\n" + "".join(traceback.format_exception(error)).rstrip()
    return Fault(
        details=cut(details),
        first=datetime.datetime.fromtimestamp(record.created, datetime.UTC),
        memory=isinstance(error, MemoryError),
        elsewhere=getattr(record, "elsewhere", False),
    )


def sameness(record: logging.LogRecord) -> object:
    """Equal for two records of the same fault: raised in the same place, or said in the same
    words but for their numbers.
    """
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        return type(error).__name__, _place(error.__traceback__)
    return record.name, _NUMBERS.sub("#", record.getMessage())


def cut(text: str) -> str:
    """The text, without its middle if it is too long to be read."""
    if len(text) <= _MOST_TEXT:
        return text
    half = _MOST_TEXT // 2
    return f"{text[:half]}\n … {len(text) - 2 * half} characters left out …\n{text[-half:]}"


def _place(trace: TracebackType | None) -> tuple[str, int]:
    """File and line in which an exception was raised."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
