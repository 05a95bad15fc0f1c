"""The program's library: its client, its window, and where games of it are opened."""

import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import small
from library_rows import ClientStandIn, row
from own_games import put
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn, WindowStandIn

from desktop.app.library_host import LibraryGames, LibraryHost
from desktop.game.players import Computer, Human, Seats
from desktop.library import library_window
from desktop.library.library_client import LevelMatcher, LibraryClient
from desktop.settings.autosave import Autosaves
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.games import GAMES
from rules.library.library import Library
from rules.library.positions import canonical_key
from rules.position import Position
from rules.record.game_record import GameRecord, Node
from rules.training.progress import OwnProgress


class WindowOfLibrary(QObject):
    """Stands in for the window, and records calls."""

    closed = Signal()

    def __init__(self, *services: Any, **actions: Any) -> None:
        super().__init__()
        self.services = services
        self.actions = types.SimpleNamespace(**actions)
        self.notices = object()
        self.positions: list[Position] = []
        self.shown = 0
        self.closes = 0

    def look_for(self, position: Position) -> None:
        self.positions.append(position)

    def close(self) -> None:
        self.closes += 1
        self.closed.emit()


class Owner(QObject):
    """Owns a library host and the services of its window."""

    games_changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.autosaves = Autosaves(folder)
        self.settings, self.appearance, self.opener = object(), object(), object()
        self.decks = types.SimpleNamespace(path=folder / "training.sqlite")
        self.calls: list[tuple[object, ...]] = []
        self.closed = 0
        self.host = LibraryHost(cast(Any, self), folder, [], cast(Any, None), self._count, self)

    def _count(self) -> None:
        self.closed += 1

    def show_help(self, *place: str) -> None:
        self.calls.append(place)

    def show_results(self, game: str) -> None:
        self.calls.append((game,))


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Owner]:
    def bring_forward(window: WindowOfLibrary) -> None:
        window.shown += 1

    monkeypatch.setattr(library_window, "LibraryWindow", WindowOfLibrary)
    monkeypatch.setattr("desktop.app.library_host.bring_forward", bring_forward)
    made = Owner(tmp_path)
    yield made
    made.host.close()
    shiboken6.delete(made)


def window_of(owner: Owner) -> Any:
    return owner.host.window


def test_there_is_one_window_which_comes_to_the_front(owner: Owner) -> None:
    assert owner.host.window is None
    position = small("egotzi").start()
    owner.host.show()
    window = window_of(owner)
    assert (window.shown, window.positions) == (1, [])
    client, settings, appearance, autosaves, front_session = window.services
    assert client is owner.host.client
    assert (settings, appearance) == (owner.settings, owner.appearance)
    assert autosaves is owner.autosaves
    assert front_session() is None
    owner.host.show(position)
    assert window_of(owner) is window
    assert (window.shown, window.positions) == (2, [position])


def test_the_window_leads_to_games_results_and_the_help(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner.host.show()
    window, shown = window_of(owner), list[object]()
    row = types.SimpleNamespace(path=Path("a.oddments"))
    review = types.SimpleNamespace(start=lambda: shown.append("review"))
    game = types.SimpleNamespace(game_page=types.SimpleNamespace(review=review))
    games = owner.host.games

    def show(path: Path, notices: object, then: Any = None) -> None:
        shown.append((path, notices))
        if then is not None:
            then(game)

    monkeypatch.setattr(games, "show", show)
    monkeypatch.setattr(games, "show_position", lambda *what: shown.append(what))
    window.actions.open_game(row, None)
    window.actions.open_game(row, 7)
    window.actions.review_game(row)
    path, notices = row.path, window.notices
    assert shown == [(path, notices), (path, 7, notices), (path, notices), "review"]
    window.actions.show_help()
    window.actions.show_results("yodd")
    assert owner.calls == [("library", "library"), ("yodd",)]


def test_a_closed_window_is_forgotten_and_announced(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = list[bool]()
    owner.host.show()
    first = window_of(owner)
    first.close()
    assert owner.host.window is None
    assert owner.closed == 1
    owner.host.show()
    second = window_of(owner)
    assert second is not first
    monkeypatch.setattr(owner.host.client, "close", lambda: ended.append(True))
    for _ in range(2):  # the second time without a window
        owner.host.close()
    assert (second.closes, ended) == (1, [True, True])


def test_games_are_indexed_as_they_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    indexed: list[Path] = []
    monkeypatch.setattr(LibraryClient, "index", lambda _client, path: indexed.append(path))
    owner = Owner(tmp_path)
    assert owner.host.client.folder == tmp_path
    owner.autosaves.written.emit(Path("games/1.oddments"))
    assert indexed == [Path("games/1.oddments")]
    shiboken6.delete(owner)


def test_what_was_played_is_counted_before_and_after_the_library_is_open(
    owner: Owner, tmp_path: Path, qtbot: QtBot
) -> None:
    host, yodd = owner.host, GAMES["yodd"]
    found: list[OwnProgress] = []
    host.counted.connect(found.append)
    assert not host.take_win(yodd, 9)  # nobody knows yet
    host.count()
    assert found == [OwnProgress()]  # at once: nothing is stored
    library = Library(tmp_path)
    put(tmp_path, 1, (yodd.setup(size=4), "person", "engine 2", "2026-11", 0, False))
    library.catch_up()
    library.close()
    host.count()
    qtbot.waitUntil(lambda: found[-1].levels == {"yodd": 2})
    put(tmp_path, 2, (yodd.setup(size=4), "person", "engine 4", "2026-11", 0, False))
    host.start()
    qtbot.waitUntil(lambda: found[-1].levels == {"yodd": 4})  # after the index has caught up
    wins = [host.take_win(yodd, level) for level in (4, 5, 5, 3)]
    assert wins == [False, True, False, False]
    found.clear()
    host.count()
    assert found[0].levels == {"yodd": 5}  # at once, although the game may not be saved yet


# -- in which window a game is opened --------------------------------------------------------------

PATH = Path("games/1.oddments")
ROW = row(1, path=PATH)


class Session:
    """A game that records where it goes."""

    def __init__(self) -> None:
        self.record = GameRecord(small("egotzi"))
        for turn in ("a1", "b2", "c3"):
            self.record.play_text(turn)
        self.went_to: list[Node] = []

    def go_to(self, node: Node) -> None:
        self.went_to.append(node)


class Opener(ProgramStandIn):
    """A program whose opener succeeds or fails as the test wants.

    Attributes:
        why_not: the message of the failure, "" for none; None if the file opens.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opener = self
        self.why_not: str | None = None
        self.asked: list[tuple[Path, Any, bool]] = []

    def reopen(
        self,
        path: Path,
        window: WindowStandIn,
        *,
        viewing: bool,
        notices: NoticeBar,
        then: Callable[[WindowStandIn | None], None],
    ) -> None:
        self.asked.append((path, window, viewing))
        if self.why_not is None:
            window.session = Session()
        else:
            text = self.why_not
            notices.show_notice(Topic.OPENING, lambda: text, about=path)
        then(window if self.why_not is None else None)


@pytest.fixture
def program() -> Iterator[Opener]:
    made = Opener()
    yield made
    for window in made.windows:
        window.close()


@pytest.fixture
def notices(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.show_notice(Topic.OPENING, lambda: "what was wrong before", about=PATH)
    return bar


def open_row(program: Opener, notices: NoticeBar, key: int | None = None) -> None:
    windows: Any = program.windows
    games = LibraryGames(windows, cast(Any, program.open_window), cast(Any, program))
    if key is None:
        games.show(PATH, notices)
    else:
        games.show_position(PATH, key, notices)


def keep(window: WindowStandIn, path: Path) -> None:
    """Give the window a game with this autosave."""
    window.session = Session()
    window.document = types.SimpleNamespace(autosave=types.SimpleNamespace(path=path), path=None)


@pytest.mark.parametrize("all_have_games", [False, True])
def test_a_game_opens_for_viewing_in_a_window_without_a_game(
    program: Opener, notices: NoticeBar, all_have_games: bool
) -> None:
    busy = program.open_window()
    keep(busy, Path("games/2.oddments"))
    if not all_have_games:
        program.open_window()
    open_row(program, notices)
    assert len(program.windows) == 2
    empty = program.windows[1]
    assert program.asked == [(PATH, empty, True)]
    assert empty.isVisible()
    assert not busy.isVisible()
    assert notices.texts == {}
    assert empty.session.went_to == []


def test_a_game_that_is_open_is_shown_in_its_window(program: Opener, notices: NoticeBar) -> None:
    program.open_window()
    window = program.open_window()
    keep(window, PATH)
    open_row(program, notices)
    assert program.asked == []
    assert window.isVisible()
    assert not program.windows[0].isVisible()
    assert notices.texts == {}


@pytest.mark.parametrize("is_open", [False, True])
def test_a_game_is_shown_at_the_position(
    program: Opener, notices: NoticeBar, is_open: bool
) -> None:
    window = program.open_window()
    if is_open:
        keep(window, PATH)
    record = Session().record
    open_row(program, notices, canonical_key(record.position_at(record.main_line[1])))
    (node,) = window.session.went_to
    assert node is window.session.record.main_line[1]
    open_row(program, notices, 12345)  # a position that never occurred
    assert len(window.session.went_to) <= 1


@pytest.mark.parametrize("is_new", [False, True])
def test_problems_are_reported_in_the_library(
    program: Opener, notices: NoticeBar, is_new: bool
) -> None:
    window = program.open_window()
    window.show()
    if is_new:
        keep(window, Path("games/2.oddments"))
    program.why_not = "it is gone"
    open_row(program, notices, 7)
    assert notices.texts == {Topic.OPENING: "it is gone"}
    assert window.isVisible()
    assert [each.closes for each in program.windows] == ([0, 1] if is_new else [0])


# -- the computer's level by the player's games ----------------------------------------------------

EGOTZI = GAMES["egotzi"]
SEATS: Seats = (Human("Ann"), Computer(9, matched=True))


class Asked:
    """A matcher over a library of files, and the players that it returned."""

    def __init__(self, folder: Path) -> None:
        self.client = ClientStandIn()
        self.client.library = Library(folder)
        self.owner = QObject()
        self.matcher = LevelMatcher(cast(Any, self.client), self.owner, patience_ms=0)
        self.seats: list[Seats] = []

    def match(self, key: str = "egotzi", owner: QObject | None = None) -> None:
        self.matcher.match(GAMES[key], SEATS, self.seats.append, owner or self.owner)


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Asked]:
    made = Asked(tmp_path)
    yield made
    made.client.tasks.clear()
    made.client.library.close()


def await_timers(qtbot: QtBot) -> None:
    """Wait until all patience that has begun has ended."""
    ended: list[bool] = []
    QTimer.singleShot(1, lambda: ended.append(True))
    qtbot.waitUntil(lambda: bool(ended))


def play(asked: Asked, level: int, games: int = 40) -> None:
    """Add even games against a level."""
    folder = asked.client.library.folder
    first = len(list(folder.glob("games/*/*")))
    for number in range(first, first + games):
        put(folder, number, (EGOTZI.setup(), "person", f"engine {level}", "", number % 2, False))
    asked.client.library.catch_up()


@pytest.mark.parametrize("key", GAMES)
def test_before_the_first_game_it_is_level_3(asked: Asked, key: str) -> None:
    asked.match(key)
    assert asked.seats == []
    assert asked.client.starts == 1
    asked.client.answer()
    assert asked.seats == [(Human("Ann"), Computer(3, matched=True))]


def test_the_level_follows_the_games_of_its_kind(asked: Asked) -> None:
    play(asked, 6)
    asked.match()
    asked.match("yodd")
    asked.client.answer()
    assert [seats[1] for seats in asked.seats] == [Computer(6, True), Computer(3, True)]


def test_a_library_that_fails_or_is_late_leaves_the_last_level(asked: Asked, qtbot: QtBot) -> None:
    play(asked, 6)
    asked.match()
    asked.client.answer()
    library, asked.client.library = asked.client.library, None  # fails
    asked.match()
    asked.client.answer()
    assert [seats[1] for seats in asked.seats] == 2 * [Computer(6, True)]
    asked.client.library = library
    asked.match("oddy")
    qtbot.waitUntil(lambda: len(asked.seats) == 3)
    assert asked.seats[-1][1] == Computer(3, True)
    asked.client.answer()  # too late
    await_timers(qtbot)
    assert len(asked.seats) == 3


def test_nothing_begins_where_the_page_is_gone(asked: Asked, qtbot: QtBot) -> None:
    page = QObject()
    asked.match(owner=page)
    shiboken6.delete(page)
    asked.client.tasks.clear()
    await_timers(qtbot)
    assert asked.seats == []
