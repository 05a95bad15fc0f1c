"""The programs that a piece of work has started, which must not outlive its process."""

from __future__ import annotations

from collections.abc import Callable

from rules.system import kill_group

Report = Callable[[frozenset[int]], None]


class Programs:
    """Process groups of running programs.

    Every change is reported to the process above this one, since this one may be killed.
    """

    def __init__(self) -> None:
        self._groups: frozenset[int] = frozenset()
        self._report: Report = lambda groups: None

    def report_to(self, report: Report) -> None:
        """Call ``report`` with all groups whenever they change."""
        self._report = report

    def replace(self, old: int | None, new: int | None) -> None:
        """Note that one program has ended and another has started; None for neither."""
        self._groups = (self._groups - {old}) | ({new} if new is not None else set())
        self._report(self._groups)

    def kill(self) -> None:
        """End all of them at once."""
        for group in self._groups:
            kill_group(group)


PROGRAMS = Programs()  # of this process
