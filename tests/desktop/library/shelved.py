"""Games of the library, as its list knows them, and a desk that answers when it is told to."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from desktop.library.library_thread import Task
from rules.library.entry import Entry
from rules.library.library import Found, Row

PERSONS = ("person", "person")


def row(
    number: int = 1,
    *,
    binned: bool = False,
    path: Path | None = None,
    changed: int = 7,
    setup: str = "egotzi size=4",
    names: tuple[str, str] = ("Ann", "Bob"),
    seats: tuple[str, str] = PERSONS,
    turns: int = 12,
    **facts: Any,
) -> Row:
    entry = Entry(setup=setup, names=names, seats=seats, turns=turns, **facts)
    return Row(number, path or Path(f"games/{number}.oddments"), changed, binned, entry)


def unreadable(number: int = 1, problem: str = "this is no SGF file") -> Row:
    entry = Entry(problem=problem)
    return Row(number, Path(f"games/{number}.oddments"), 7, False, entry)


def found(*numbers: int, turns: Sequence[int] | None = None) -> Found:
    return Found(array("q", numbers), None if turns is None else array("q", turns))


class LibraryStandIn:
    """Answers with rows made to order, and remembers which were asked for."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []

    def rows(self, ids: Sequence[int]) -> dict[int, Row]:
        self.asked.append(list(ids))
        return {number: row(number) for number in ids}


class DeskStandIn:
    """Does what it was asked for when it is told to.

    Attributes:
        tasks: what was asked for, the oldest first.
        owners: for whom.
    """

    def __init__(self) -> None:
        self.library: Any = LibraryStandIn()
        self.tasks: list[Task] = []
        self.owners: list[QObject] = []

    def ask(
        self,
        work: Callable[[Any], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
        *,
        owner: QObject,
    ) -> Task:
        self.tasks.append(Task(lambda library, _task: work(library), then, owner=owner))
        if failed is not None:
            self.tasks[-1].failed = failed
        self.owners.append(owner)
        return self.tasks[-1]

    def answer(self) -> None:
        """Do all that was asked, and give those an answer who still want one."""
        while self.tasks:
            task = self.tasks.pop(0)
            if not task.stopped:
                task.then(task.work(self.library, task))
