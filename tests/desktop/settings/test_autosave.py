"""The program's own copies of all games: written, found again, locked and deleted."""

from __future__ import annotations

import datetime
import os
import signal
import subprocess
import sys
import threading
import zlib
from pathlib import Path
from typing import Self

import pytest
from driving import small
from lone_widgets import emitted

from desktop.settings import autosave as autosave_module
from desktop.settings.autosave import Autosaves, UnfinishedGames, names_in
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.game_file import load
from rules.record.game_record import Ending, GameRecord
from rules.record.whole_file import FileFingerprint, write_whole


def record(*texts: str) -> GameRecord:
    made = GameRecord(small("egotzi"))
    for text in texts:
        made.play_text(text)
    return made


def kept(home: Autosaves, game: GameRecord) -> Path:
    """Return the file of a game that was saved and closed."""
    autosave = home.new(game)
    autosave.save(game)
    autosave.close()
    assert autosave.path is not None
    return autosave.path


def test_the_file_follows_the_game(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    written: list[Path] = []
    home.written.connect(written.append)
    game = record("a1")
    autosave = home.new(game)
    autosave.save(game)
    path = autosave.path
    assert path is not None
    assert load(path) == game
    game.play_text("b2")
    autosave.save(game)
    assert load(path) == game
    assert home.unfinished() == [path]
    game.end(Outcome(BLACK, Ending.RESIGNATION))
    autosave.save(game)
    assert home.unfinished() == []
    assert autosave.path == path
    assert load(path) == game
    assert written == [path] * 3


def test_a_game_whose_turns_are_all_removed_is_dropped_when_it_is_closed(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    own = tmp_path / "own.oddments"
    own.touch()
    game = record("a1")
    autosave = home.new(game)
    autosave.user_file = own
    autosave.save(game)
    path = autosave.path
    assert path is not None
    assert path.with_name(f"{path.name}.path").exists()
    game.remove(game.root.children[0])
    autosave.save(game)
    assert load(path) == game  # the removal may yet be undone
    assert home.unfinished() == [path]
    announced: list[tuple[Path, bool]] = []
    home.written.connect(lambda path: announced.append((path, path.exists())))
    autosave.close()
    assert announced == [(path, False)]
    assert home.unfinished() == list(home.unfinished_games.folder.iterdir()) == []
    assert list(path.parent.iterdir()) == []
    assert own.exists()


def test_an_open_game_cannot_be_opened_again_before_it_is_closed(tmp_path: Path) -> None:
    home, other = Autosaves(tmp_path), Autosaves(tmp_path)
    with pytest.raises(FileNotFoundError):
        home.reopen(home.folder / "2026-11" / "none.oddments")
    assert not home.folder.exists()
    autosave = home.new(record())
    autosave.save(record("a1"))
    assert autosave.path is not None
    assert other.reopen(autosave.path) is None
    autosave.close()
    again = other.reopen(autosave.path)
    assert again is not None
    assert home.reopen(autosave.path) is None


_HOLDER = """
import sys
from pathlib import Path
from desktop.settings.autosave import Autosaves
held = Autosaves(Path(sys.argv[1])).reopen(Path(sys.argv[2]))
assert held is not None
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.long
def test_only_a_living_process_holds_a_game(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    path = kept(home, record("a1"))
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(tmp_path), str(path)],
        env={**os.environ, "PYTHONPATH": os.getcwd()},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        assert home.reopen(path) is None
        lock = path.with_name(f"{path.name}.lock")
        words = lock.read_text().split("\n")
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    # in a sandbox the next process may get the number of the killed one
    lock.write_text("\n".join([str(os.getpid()), *words[1:]]))
    assert home.reopen(path) is not None


def test_the_latest_games_are_found_over_the_months(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    assert home.latest(5) == []
    paths: list[Path] = []
    for name in ("2025-12/2025-12-30 a", "2026-01/2026-01-02 b", "2026-01/2026-01-03 c"):
        path = tmp_path / "games" / f"{name}.oddments"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        paths.insert(0, path)
    (tmp_path / "games" / "2026-01" / "2026-01-04 d.oddments.lock").touch()
    (tmp_path / "games" / "2999-01").write_text("a file, which is skipped")
    assert home.latest(2) == paths[:2]
    assert home.latest(9) == paths
    (tmp_path / "games" / "2025-12" / "2025-12-29 z.oddments").touch()
    assert home.latest(3) == paths
    assert home.latest(0) == []


def test_nothing_is_written_before_a_game_is_saved_or_for_one_without_a_turn(
    tmp_path: Path,
) -> None:
    home = Autosaves(tmp_path)
    written: list[Path] = []
    home.written.connect(written.append)
    autosave = home.new(record())
    assert autosave.path is None
    assert autosave.folder == home.folder == tmp_path / "games"
    timed = record()
    timed.root.properties |= {"DT": ["2026-11-21"], "TM": ["60"], "OT": ["3x10 byo-yomi"]}
    for game in (record(), timed):
        assert not autosave.prepare(game)
        autosave.save(game)
    autosave.close()
    assert written == []
    assert not home.folder.exists()


def test_a_file_is_named_after_the_moment_and_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Then(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Self:
            return cls(2026, 3, 4, 15, 6, 7)

    monkeypatch.setattr(datetime, "datetime", Then)
    home = Autosaves(tmp_path)
    games = [home.new(record()) for _ in range(3)]
    for autosave in games[:2]:
        autosave.save(record("a1"))
    games[1].close()  # its file still exists
    games[2].save(record("a1"))
    name = "2026-03/2026-03-04 15.06.07 egotzi"
    assert [each.path for each in games] == [
        tmp_path / "games" / f"{name}{number}.oddments" for number in ("", " (2)", " (3)")
    ]


def test_a_reopened_game_knows_its_checksum_and_the_users_own_file(
    tmp_path: Path,
) -> None:
    home = Autosaves(tmp_path)
    own = tmp_path / "my own.oddments"
    own.write_bytes(b"whatever")
    game = record("a1")
    autosave = home.new(game)
    autosave.user_file, autosave.fingerprint = own, FileFingerprint.of(own)
    autosave.save(game)
    autosave.close()
    path = autosave.path
    assert path is not None
    assert autosave.checksum == zlib.crc32(path.read_bytes())
    again = home.reopen(path)
    assert again is not None
    assert (again.path, again.user_file, again.fingerprint) == (path, own, FileFingerprint.of(own))
    assert again.load() == game
    assert again.checksum == autosave.checksum
    again.fingerprint = None
    again.save(game)
    again.close()
    third = home.reopen(path)
    assert third is not None
    assert (third.user_file, third.fingerprint) == (own, None)
    third.close()
    own.unlink()
    fourth = home.reopen(path)
    assert fourth is not None
    assert fourth.user_file is None
    fourth.save(game)  # which deletes the path file
    assert [each.name for each in path.parent.iterdir() if each.suffix == ".path"] == []
    fourth.close()


def test_without_a_file_of_the_users_own_none_is_recorded(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    path = kept(home, record("a1"))
    path_file = path.with_name(f"{path.name}.path")
    assert not path_file.exists()
    again = home.reopen(path)
    assert again is not None
    assert again.user_file is None
    for text in (None, b"a\xff\0 b \0 c"):  # it is missing or damaged
        again.user_file = tmp_path
        if text is not None:
            path_file.write_bytes(text)
        again.load_user_file()
        assert not again.user_file
        assert not again.fingerprint
    again.close()


def test_a_game_is_marked_as_unfinished_before_it_is_written_and_as_finished_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Autosaves(tmp_path)
    marked: list[list[str]] = []

    def marks() -> list[str]:
        folder = home.unfinished_games.folder
        return [each.name for each in folder.iterdir()] if folder.exists() else []

    def write(path: Path, data: bytes) -> None:
        marked.append(marks())
        write_whole(path, data)

    monkeypatch.setattr(autosave_module, "write_whole", write)
    game = record("a1")
    autosave = home.new(game)
    autosave.save(game)
    assert autosave.path is not None
    mark = f"{autosave.path.parent.name} {autosave.path.name}"
    game.end(Outcome(BLACK, Ending.RESIGNATION))
    autosave.save(game)
    assert marked == [[mark], [mark]]
    assert marks() == []
    autosave.close()
    autosave.close()  # a second call does no harm
    assert autosave.path.exists()


def test_unreadable_folders_of_games_are_not_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Autosaves(tmp_path)
    home.folder.mkdir()
    found = emitted(home.found)
    begun: list[bool | None] = []

    class Thread(threading.Thread):
        def start(self) -> None:
            begun.append(self.daemon)
            self.run()

    def refuse(_marks: UnfinishedGames) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(threading, "Thread", Thread)
    with monkeypatch.context() as sealed:
        sealed.setattr(UnfinishedGames, "restore", refuse)
        home.find_unfinished()
    assert found == []
    for _ in range(2):  # the second time nothing is lost any more
        home.find_unfinished()
        assert found == [None]
    assert begun == [True, True]  # daemon threads do not keep the program alive


# -- the marks of unfinished games -----------------------------------------------------------------


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def unfinished(tmp_path: Path, games: Path) -> UnfinishedGames:
    return UnfinishedGames(tmp_path / "state" / "unfinished", games)


def game(games: Path, name: str, text: str = "(;GM[1004];B[a1])") -> Path:
    path = games / f"{name}.oddments"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_games_are_unfinished_from_being_added_until_they_are_discarded(
    unfinished: UnfinishedGames, games: Path
) -> None:
    one = game(games, "2026-10/2026-10-31 23.59.59 wythe (2)")
    two = game(games, "2026-11/2026-11-01 wythe")
    for path, time in ((one, 20), (two, 10)):
        os.utime(path, (time, time))
    assert unfinished.paths() == []
    unfinished.discard(one)  # does no harm
    for path in (two, one, one):
        unfinished.add(path)
    assert unfinished.paths() == [one, two]
    unfinished.discard(one)
    assert unfinished.paths() == [two]
    two.unlink()
    assert unfinished.paths() == []


def test_marks_are_lost_only_if_there_are_games_but_no_folder_of_marks(
    unfinished: UnfinishedGames, games: Path
) -> None:
    assert names_in(games) == []
    assert not unfinished.are_lost
    games.mkdir()
    assert unfinished.are_lost
    unfinished.restore()
    assert not unfinished.are_lost
    assert unfinished.paths() == []


def test_games_without_a_result_are_found_again(unfinished: UnfinishedGames, games: Path) -> None:
    late = "C[" + "x" * 99_950 + "]"
    no_result = game(games, "2026-10/no result")
    result_beyond_head = game(games, "2026-10/far below", f"(;GM[1004]{late}{late}RE[B+R];B[a1])")
    game(games, "2026-11/over", "(;GM[1004]RE[B+R];B[a1])")
    game(games, "2026-11/long and over", "(;GM[1004]C[" + "é" * 20_000 + "]RE[0];B[a1])")
    game(games, "2026-11/nonsense", "no game")
    game(games, "2026-11/other").rename(games / "2026-11" / "other.txt")
    (games / "2026-11" / "folder.oddments").mkdir()
    (games / "stray.oddments").write_text("(;GM[1004])")
    unfinished.restore()
    assert set(unfinished.paths()) == {no_result, result_beyond_head}
