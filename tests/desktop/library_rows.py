"""Rows of the library's list, and a library client whose tasks the test runs."""

from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.library.library_client import LibraryTask
from rules.library.entry import Entry, Filter, Order
from rules.library.library import Found, LibraryRow

HUMANS = ("person", "person")


def row(
    number: int = 1,
    *,
    binned: bool = False,
    path: Path | None = None,
    changed: int = 7,
    setup: str = "egotzi size=4",
    names: tuple[str, str] = ("Ann", "Bob"),
    seats: tuple[str, str] = HUMANS,
    turns: int = 12,
    **facts: Any,
) -> LibraryRow:
    entry = Entry(setup=setup, names=names, seats=seats, turns=turns, **facts)
    return LibraryRow(number, path or Path(f"games/{number}.oddments"), changed, binned, entry)


def unreadable(number: int = 1, problem: str = "this is not an SGF file") -> LibraryRow:
    entry = Entry(problem=problem)
    return LibraryRow(number, Path(f"games/{number}.oddments"), 7, False, entry)


def found(*numbers: int, turns: Sequence[int] | None = None) -> Found:
    return Found(array("q", numbers), None if turns is None else array("q", turns))


class Chosen:
    """A list in which these games are selected."""

    def __init__(self, *ids: int) -> None:
        self.ids = list(ids)


class LibraryStandIn:
    """Answers with given rows, and records what it was asked for.

    Attributes:
        finds: the games that are found. binned: those of them that are in the bin.
        boards: of the games there are.
        asked, searches, kinds: which rows, what was looked for, and boards of which games.
        fails: what is raised by a search.
    """

    def __init__(self) -> None:
        self.finds: Found = found()
        self.binned: set[int] = set()
        self.boards: list[str] = []
        self.asked: list[list[int]] = []
        self.searches: list[tuple[Filter, Order]] = []
        self.kinds: list[tuple[str, bool]] = []
        self.fails: Exception | None = None

    def rows(self, ids: Sequence[int]) -> dict[int, LibraryRow]:
        self.asked.append(list(ids))
        return {number: row(number, binned=number in self.binned) for number in ids}

    def search(self, wanted: Filter, order: Order = Order.LATEST) -> Found:
        self.searches.append((wanted, order))
        if self.fails is not None:
            raise self.fails
        return self.finds

    def setups(self, game: str, *, binned: bool) -> list[str]:
        self.kinds.append((game, binned))
        return self.boards


class ClientStandIn(QObject):
    """Collects tasks until the test runs them.

    Attributes:
        tasks: what was asked for, the oldest first; slow: what was to be done between others.
        owners: for whom.
        starts, catches: how often it was to start, and to look for what has changed.
    """

    changed = Signal()
    games_moved = Signal()
    reading = Signal(int, int)
    news_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.news = self.problem = ""
        self.library: Any = LibraryStandIn()
        self.tasks: list[LibraryTask] = []
        self.slow: list[LibraryTask] = []
        self.owners: list[QObject] = []
        self.starts = self.catches = 0

    def ask(
        self,
        work: Callable[[Any], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
        *,
        owner: QObject,
    ) -> LibraryTask:
        self.tasks.append(LibraryTask(lambda library, _task: work(library), then, owner=owner))
        if failed is not None:
            self.tasks[-1].on_failure = failed
        self.owners.append(owner)
        return self.tasks[-1]

    def begin(
        self,
        work: Callable[[Any, LibraryTask], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
        *,
        owner: QObject,
        on_progress: Callable[[float], None] = lambda _share: None,
    ) -> LibraryTask:
        self.slow.append(LibraryTask(work, then, failed, owner=owner, on_progress=on_progress))
        self.owners.append(owner)
        return self.slow[-1]

    def start(self) -> None:
        self.starts += 1

    def catch_up(self) -> None:
        self.catches += 1

    def answer(self) -> None:
        """Run all tasks, and deliver the answers that are still wanted."""
        while self.tasks or self.slow:
            task = (self.tasks or self.slow).pop(0)
            if not task.cancelled:
                task.send_progress_by(task.show_progress)
                try:
                    answer = task.work(self.library, task)
                except Exception as error:
                    task.on_failure(error)
                else:
                    task.on_success(answer)
