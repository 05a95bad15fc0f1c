"""Which window shows a game, and the notices if none can."""

import errno
import os
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import last_unfinished, small
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn, WindowStandIn

from desktop.settings.autosave import Autosaves
from desktop.settings.settings import RecentFiles, Settings
from desktop.widgets.notice_bar import Topic
from desktop.window.game_opener import SMALL, GameOpener
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.game_file import load, save, write_game
from rules.record.game_record import Ending, GameRecord


class OpenerProgram(ProgramStandIn):
    """A program with autosaved games, recent files and an opener."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.autosaves = Autosaves(folder / "state")
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.recent = RecentFiles(Settings(store))
        self.opener = GameOpener(
            cast(Any, self.windows),
            cast(Any, self.show_another),
            cast(Any, self.game_page),
            self.recent,
            self.autosaves,
            self,
        )
        self.changes = 0
        self.opener.games_changed.connect(self._count)

    def _count(self) -> None:
        self.changes += 1


@pytest.fixture
def program(tmp_path: Path) -> Iterator[OpenerProgram]:
    made = OpenerProgram(tmp_path)
    yield made
    for window in made.windows:
        window.close()
        for _record, how in window.played:
            if "autosave" in how:
                how["autosave"].close()


@pytest.fixture
def window(program: OpenerProgram) -> Any:
    """Return a window without a game, not shown yet."""
    return program.open_window()


def record(*turns: str) -> GameRecord:
    made = GameRecord(small("egotzi"))
    for turn in turns:
        made.play_text(turn)
    return made


def saved(folder: Path, *turns: str, name: str = "own.oddments") -> Path:
    save(record(*turns), folder / name)
    return folder / name


def kept(
    program: OpenerProgram, game: GameRecord, file: Path | None = None, time: int = 10
) -> Path:
    """Return the file of an autosaved game, last played at that time."""
    autosave = program.autosaves.new(game)
    autosave.user_file = file
    autosave.save(game)
    autosave.close()
    assert autosave.path is not None
    os.utime(autosave.path, (time, time))
    return autosave.path


def reopened(program: OpenerProgram, path: Path, window: Any, **how: Any) -> bool:
    """Resume an autosaved game, and return whether a window shows it."""
    found = list[Any]()
    program.opener.reopen(path, window, **how, then=found.append)
    (shown,) = found
    return shown is not None


def notice_text(window: WindowStandIn) -> str:
    return window.notices.texts.get(Topic.OPENING, "")


def spoil(window: WindowStandIn, path: Path | None = None) -> None:
    window.notices.show_notice(Topic.OPENING, lambda: "what was wrong before", about=path)


# -- files ---------------------------------------------------------------------------------------


def test_a_file_opens_for_viewing_in_the_given_window(
    program: OpenerProgram, window: Any, tmp_path: Path
) -> None:
    path = saved(tmp_path, "a1")
    spoil(window, path)
    program.opener.open(path, window)
    ((game, how),) = window.played
    assert game == load(path)
    assert how == {"path": path, "viewing": True}
    assert notice_text(window) == ""
    assert window.isVisible()
    assert program.recent.paths == [path]
    assert program.windows == [window]


def test_a_file_opens_in_a_new_window_if_the_given_one_has_a_game(
    program: OpenerProgram, window: Any, tmp_path: Path
) -> None:
    path = saved(tmp_path, "a1")
    window.session = object()
    program.opener.open(path, window)
    assert window.played == []
    new = program.windows[-1]
    assert new is not window
    assert [game for game, _how in new.played] == [load(path)]
    assert new.isVisible()


def test_a_file_that_is_open_is_shown_in_its_window(
    program: OpenerProgram, window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, "a1")
    other = program.open_window()
    other.path = path
    spoil(window, path)
    monkeypatch.chdir(tmp_path)
    program.opener.open(Path(path.name), window)
    assert window.played == other.played == []
    assert notice_text(window) == ""
    assert other.isVisible()
    assert other.returns == 1  # the game may wait behind another page
    assert not window.isVisible()
    assert program.recent.paths == []


def test_what_is_wrong_with_one_file_stays_when_another_opens(
    program: OpenerProgram, window: Any, tmp_path: Path
) -> None:
    names = ["go.sgf", "empty.oddments"]
    for name, text in zip(names, ("(;GM[1]FF[4]SZ[19])", ""), strict=True):
        (tmp_path / name).write_text(text)
        program.opener.open(tmp_path / name, window)
    window.notices.show_notice(Topic.FILE, lambda: "of the game that is shown")
    program.opener.open(saved(tmp_path, "a1"), window)
    refused = notice_text(window).splitlines()
    assert [line.partition(" cannot be opened")[0] for line in refused] == names
    assert window.notices.texts[Topic.FILE] == "of the game that is shown"
    save(record("a1"), tmp_path / names[0])
    program.opener.open(tmp_path / names[0], window)
    assert notice_text(window) == refused[1]


def test_a_file_that_cannot_be_opened_is_reported_and_is_not_recent(
    program: OpenerProgram, window: Any, tmp_path: Path
) -> None:
    (tmp_path / "bad.oddments").write_text("")
    program.opener.open(tmp_path / "bad.oddments", window)
    assert notice_text(window).startswith("bad.oddments cannot be opened: ")
    assert program.recent.paths == []
    assert window.played == []


# -- the clipboard -------------------------------------------------------------------------------


def test_a_pasted_game_opens_for_viewing_and_has_no_file(
    program: OpenerProgram, window: Any
) -> None:
    game = record("a1")
    spoil(window)
    program.opener.open_text(write_game(game), window)
    ((shown, how),) = window.played
    assert shown == game
    assert how == {"path": None, "viewing": True}
    assert notice_text(window) == ""
    assert window.isVisible()
    program.opener.open_text(write_game(game), window)
    assert len(window.played) == 1
    assert len(program.windows[-1].played) == 1


def test_a_text_without_a_game_is_not_pasted(program: OpenerProgram, window: Any) -> None:
    program.opener.open_text("a letter", window)
    assert notice_text(window).startswith(
        "The clipboard does not contain a game: line 1, column 1: "
    )
    assert notice_text(window).endswith(".")
    assert window.played == []


# -- autosaved games -----------------------------------------------------------------------------


@pytest.mark.parametrize("viewing", [False, True])
def test_an_autosaved_game_resumes_with_its_own_file(
    program: OpenerProgram, window: Any, tmp_path: Path, viewing: bool
) -> None:
    own = saved(tmp_path, "a1")
    path = kept(program, record("a1", "b2"), own)
    spoil(window, path)
    assert reopened(program, path, window, viewing=viewing)
    ((game, how),) = window.played
    assert game == record("a1", "b2")
    assert how["path"] == own
    assert how["viewing"] is viewing
    assert how["autosave"].path == path
    assert how["autosave"].user_file == own
    assert notice_text(window) == ""
    assert program.changes == 1


@pytest.mark.parametrize("lost", ["open", "deleted"])
def test_an_autosaved_game_resumes_without_its_file_if_that_is_open_or_gone(
    program: OpenerProgram, window: Any, tmp_path: Path, lost: str
) -> None:
    own = saved(tmp_path, "a1")
    path = kept(program, record("a1", "b2"), own)
    if lost == "open":
        program.open_window().path = own
    else:
        own.unlink()
    assert reopened(program, path, window)
    assert window.played[0][1]["path"] is None


def test_an_autosaved_game_that_may_not_be_read_is_reported(
    program: OpenerProgram, window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(program, record("a1"))

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("desktop.settings.autosave.AutosaveFile.claim", refuse)
    assert last_unfinished(program.opener) is None
    assert not reopened(program, path, window)
    assert "permission denied" in notice_text(window)


def test_an_autosaved_game_without_a_file_resumes_beside_others(
    program: OpenerProgram, window: Any
) -> None:
    path = kept(program, record("a1"))
    window.session = object()
    assert reopened(program, path, window)
    assert window.played == []
    (_game, how) = program.windows[-1].played[0]
    assert (how["path"], how["viewing"]) == (None, False)


def test_a_missing_or_invalid_autosave_is_reported_and_unlocked(
    program: OpenerProgram, window: Any
) -> None:
    path = kept(program, record("a1"))
    path.write_text("")
    assert not reopened(program, path, window)
    assert notice_text(window).startswith(f"{path.name} cannot be opened: ")
    free = program.autosaves.reopen(path)
    assert free is not None
    free.close()
    path.unlink()
    assert not reopened(program, path, window)
    assert notice_text(window) == f"{path} cannot be opened: the file or folder does not exist."
    assert window.played == []
    assert program.changes == 0


def test_an_autosaved_game_that_waits_in_the_window_is_shown_again(
    program: OpenerProgram, window: Any
) -> None:
    path = kept(program, record("a1"))
    held = program.autosaves.reopen(path)
    assert held is not None
    window.document = types.SimpleNamespace(autosave=held)
    window.waiting = object()
    assert reopened(program, path, window)
    assert window.returns == 1
    assert notice_text(window) == ""
    assert window.played == []
    held.close()


@pytest.mark.parametrize("safe", [True, False])
def test_a_game_that_waits_is_replaced_only_if_it_is_saved(
    program: OpenerProgram, window: Any, tmp_path: Path, safe: bool
) -> None:
    window.document = types.SimpleNamespace(is_safe=lambda: safe)
    program.opener.open(saved(tmp_path, "a1"), window)
    assert len(window.played) == int(safe)
    assert len(program.windows) == (1 if safe else 2)


def test_an_autosaved_game_that_is_open_elsewhere_is_not_opened(
    program: OpenerProgram, window: Any
) -> None:
    path = kept(program, record("a1"))
    held = program.autosaves.reopen(path)
    assert held is not None
    assert not reopened(program, path, window)
    assert notice_text(window) == "This game is open in another window."
    assert window.played == []
    held.close()


def test_a_damaged_autosave_opens_for_viewing_and_stays_as_it_is(
    program: OpenerProgram, window: Any
) -> None:
    path = kept(program, record("a1", "b2"))
    text = path.read_text().rstrip().removesuffix(")")
    path.write_text(text)
    assert reopened(program, path, window)
    ((game, how),) = window.played
    assert [node.text for node in game.main_line] == ["a1", "b2"]
    assert how == {"path": path, "viewing": True}
    assert path.read_text() == text
    free = program.autosaves.reopen(path)
    assert free is not None
    free.close()
    assert reopened(program, path, window)
    assert len(window.played) == 1  # it has a game by now
    assert len(program.windows[-1].played) == 1


# -- the last unfinished game --------------------------------------------------------------------


def test_the_unfinished_game_played_last_is_found(program: OpenerProgram) -> None:
    found = list[Path | None]()
    assert last_unfinished(program.opener) is None
    kept(program, record("a1"), time=20)
    last = kept(program, record("b2"), time=30)
    over = record("c3")
    over.end(Outcome(BLACK, Ending.RESIGNATION))
    kept(program, over, time=40)
    assert last_unfinished(program.opener) == record("b2")
    assert program.opener.find_unfinished(lambda _game, path: found.append(path), program)
    assert found == [last]


def test_the_start_page_does_not_wait_for_a_long_unfinished_game(
    program: OpenerProgram, qtbot: QtBot
) -> None:
    game, found = record("a1"), list[tuple[GameRecord | None, Path | None]]()
    game.root.properties["C"] = ["word " * SMALL]
    kept(program, record("b2"), time=10)
    path = kept(program, game, time=20)
    kept(program, record("c3"), time=30).write_text(" " * (SMALL + 1))  # no game
    assert not program.opener.find_unfinished(lambda *each: found.append(each), program)
    assert not found
    qtbot.waitUntil(lambda: bool(found))
    assert found == [(game, path)]


def test_games_that_are_open_damaged_or_deleted_are_skipped(program: OpenerProgram) -> None:
    kept(program, record("a1"), time=20)
    no_game = kept(program, record("b2"), time=30)
    no_game.write_text("")
    held = program.autosaves.reopen(kept(program, record("c3"), time=40))
    assert held is not None
    assert last_unfinished(program.opener) == record("a1")
    held.close()
