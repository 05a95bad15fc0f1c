"""The index is only an index: however it is damaged, the library opens and finds the games."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from library_games import keep, random_game

from rules.games import GAMES
from rules.library import index_file
from rules.library.filter import Filter
from rules.library.index_file import NAME, DamagedError, LibraryError
from rules.library.library import Library
from rules.sqlite_file import check, is_damage

YODD = GAMES["yodd"].setup(size=4)
ROOT = Path(__file__).parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a library with three games, which is not open."""
    for seed in (1, 2, 3):
        keep(tmp_path, random_game(YODD, seed, most=12), str(seed))
    library = Library(tmp_path)
    library.catch_up()
    library.close()
    return tmp_path


def found_again(folder: Path) -> bool:
    """Open the library, catch up, and say whether the old index had to be laid aside."""
    library = Library(folder)
    library.catch_up()
    assert len(library.search(Filter())) == 3
    aside = library.index_file.aside
    library.close()
    if aside is not None:
        assert aside.exists()
        assert aside.parent == folder
    return aside is not None


def test_a_whole_index_is_used_again(folder: Path) -> None:
    assert not found_again(folder)
    assert not found_again(folder)


def test_an_open_index_says_where_it_is_and_that_it_stays(folder: Path) -> None:
    library = Library(folder)
    reopen = library.reopen()
    for index in (library.index_file, reopen.index_file):
        assert index.path == folder / NAME
        assert index.kept
        assert index.aside is None
        assert index.full_text
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 1), ("cache_size", -32768)):
            assert index.connection.execute(f"PRAGMA {pragma}").fetchone() == (value,)
    reopen.close()
    library.close()
    assert (folder / NAME).exists()


@pytest.mark.parametrize("kept", [0, 1, 50, 100, 5000, 20_000])
def test_a_truncated_index_is_rebuilt(folder: Path, kept: int) -> None:
    path = folder / NAME
    data = path.read_bytes()
    assert len(data) > kept
    path.write_bytes(data[:kept])
    assert found_again(folder) == (kept > 1)  # an almost empty file counts as missing
    assert not found_again(folder)


@pytest.mark.parametrize("seed", range(12))
def test_flipped_bytes_lose_no_game(folder: Path, seed: int) -> None:
    choice = random.Random(seed)
    path = folder / NAME
    data = bytearray(path.read_bytes())
    for _ in range(choice.choice([1, 20, 400])):
        data[choice.randrange(len(data))] ^= 1 << choice.randrange(8)
    path.write_bytes(data)
    library = Library(folder)
    with contextlib.suppress(
        sqlite3.DatabaseError
    ):  # the check on opening does not find everything
        library.catch_up()
    library.close()
    library = Library(folder, rebuild=True)
    assert library.catch_up() == 3
    assert len(library.search(Filter(player="ann"))) == 3
    library.close()


def test_what_is_no_index_is_laid_aside(folder: Path) -> None:
    """A database without a table, a foreign one, another kind of file."""
    with contextlib.closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("DROP TABLE game_positions")
    assert found_again(folder)
    (folder / NAME).unlink()
    with contextlib.closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("CREATE TABLE games (title)")
    assert found_again(folder)
    (folder / NAME).write_text("these are my notes\n" * 100)
    assert found_again(folder)
    kept = [aside.read_bytes() for aside in folder.glob("library damaged*.sqlite")]
    assert any(data.startswith(b"these are my notes") for data in kept)


def test_a_damaged_index_that_is_open_elsewhere_is_left_alone(folder: Path) -> None:
    library = Library(folder)
    data = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(b"damaged" + data[7:])
    with pytest.raises(DamagedError):
        Library(folder)
    library.close()
    assert found_again(folder)


def test_the_index_of_a_newer_version_is_left_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.closing(sqlite3.connect(folder / NAME)) as newer:
        newer.execute(f"PRAGMA user_version = {index_file.VERSION + 1}")
    before = (folder / NAME).read_bytes()
    assert not found_again(folder)
    assert not found_again(folder)
    assert (folder / NAME).read_bytes() == before


def test_games_of_version_1_can_be_listed_by_players(folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / NAME)) as old:
        old.executescript(
            "DROP INDEX games_by_kind; DROP INDEX games_by_players;"
            "DROP INDEX games_by_seats; DROP INDEX games_in_order;"
            "ALTER TABLE games DROP COLUMN players; ALTER TABLE games DROP COLUMN month;"
            "PRAGMA user_version = 1"
        )
    library = Library(folder)
    assert library.index_file.aside is None
    database = library.index_file.connection
    assert database.execute("SELECT players FROM games").fetchall() == [("ann\nbob",)] * 3
    assert database.execute("SELECT month FROM games").fetchall() == [("2026-11",)] * 3
    indexes = [name for (name,) in database.execute("SELECT name FROM sqlite_master")]
    assert {"games_by_kind", "games_by_players", "games_by_seats", "games_in_order"} <= set(indexes)
    library.close()
    assert (folder / f"{NAME}.1.backup").exists()


def migrate(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 0")


def test_an_index_of_an_older_version_is_copied_and_then_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = index_file.VERSION
    monkeypatch.setattr(index_file, "VERSION", version + 1)
    monkeypatch.setattr(index_file, "MIGRATIONS", {version: migrate})
    library = Library(folder)
    assert library.index_file.connection.execute("SELECT stars FROM games").fetchall() == [(0,)] * 3
    library.close()
    with contextlib.closing(sqlite3.connect(folder / f"{NAME}.{version}.backup")) as backup:
        assert backup.execute("SELECT count(*) FROM games").fetchone() == (3,)
        assert backup.execute("PRAGMA user_version").fetchone() == (version,)
        with pytest.raises(sqlite3.OperationalError, match="stars"):
            backup.execute("SELECT stars FROM games")


def test_a_migration_that_fails_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        migrate(connection)
        raise ZeroDivisionError

    version = index_file.VERSION
    with monkeypatch.context() as patched:
        patched.setattr(index_file, "VERSION", version + 1)
        patched.setattr(index_file, "MIGRATIONS", {version: fail})
        with pytest.raises(ZeroDivisionError):
            Library(folder)
    assert not found_again(folder)


@pytest.mark.parametrize("indexed", [True, False])
def test_a_folder_without_the_right_to_write_is_read(
    folder: Path, indexed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != folder and real(path, mode))
    if not indexed:
        (folder / NAME).unlink()
    before = sorted(file.name for file in folder.iterdir())
    folder.chmod(0o500)
    try:
        library = Library(folder)
        assert not library.index_file.kept
        assert library.catch_up() == (0 if indexed else 3)
        reopen = library.reopen()
        assert len(reopen.search(Filter())) == 3
        copy = library.index_file.path
        assert copy.exists()
        reopen.close()
        library.close()
        assert not copy.exists()
    finally:
        folder.chmod(0o700)
    assert sorted(file.name for file in folder.iterdir()) == before


def test_a_locked_index_is_waited_for_and_then_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_file, "PATIENCE_MS", 50)
    path = keep(folder, random_game(YODD, 9, most=2), "9")
    library = Library(folder)
    with contextlib.closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert len(library.search(Filter())) == 3  # searching still works
        with pytest.raises(sqlite3.OperationalError, match="locked") as caught:
            library.index(path)
        assert not is_damage(caught.value)
        other.execute("ROLLBACK")
    library.index(path)
    assert len(library) == 4
    library.close()


def test_unreadable_text_is_damage_and_a_programming_error_is_not() -> None:
    connection = sqlite3.connect(":memory:")
    with pytest.raises(sqlite3.OperationalError, match="UTF-8") as caught:
        connection.execute("SELECT CAST(x'ff' AS TEXT)").fetchall()
    assert is_damage(caught.value)
    connection.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed") as mistaken:
        connection.execute("SELECT 1")
    assert not is_damage(mistaken.value)


@pytest.mark.parametrize("error", [UnicodeDecodeError("utf-8", b"x", 0, 1, ""), MemoryError()])
def test_an_index_at_whose_damage_python_fails_is_set_aside(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    failures = [error]

    def fail_first(connection: sqlite3.Connection) -> None:
        if failures:
            raise failures.pop()
        check(connection)

    monkeypatch.setattr(index_file, "check", fail_first)
    library = Library(folder)
    assert library.index_file.aside is not None
    assert len(library) == 0
    library.close()


def test_a_locked_index_is_not_damaged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_file, "PATIENCE_MS", 50)
    with contextlib.closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryError, match="locked"):
            Library(folder)
    assert not found_again(folder)


def test_another_program_that_makes_the_index_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / NAME
    with contextlib.closing(
        sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    ) as other:
        other.execute("BEGIN IMMEDIATE")  # before there is a log to be written ahead
        made = threading.Timer(0.3, other.execute, ["COMMIT"])
        made.start()
        library = Library(tmp_path)
        made.join()
        assert len(library) == 0
        library.close()


_WRITER = """
import sys
from pathlib import Path
from rules.library.library import Library

folder, first = Path(sys.argv[1]), int(sys.argv[2])
library = Library(folder)
paths = sorted((folder / "games" / "2026-11").glob("*.oddments"))
for path in paths[first:] + paths[:first]:
    library.index(path)
library.catch_up()
print(len(library))
library.close()
"""


def started(code: str, folder: Path, first: int) -> subprocess.Popen[str]:
    """Start a program that writes games, from this one on."""
    return subprocess.Popen(
        [sys.executable, "-c", code, str(folder), str(first)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


@pytest.mark.long
def test_two_processes_that_write_do_not_spoil_it(tmp_path: Path) -> None:
    for seed in range(1, 25):
        keep(tmp_path, random_game(YODD, seed, most=8), f"{seed:02}")
    writers = [started(_WRITER, tmp_path, first) for first in (0, 12)]
    assert [writer.communicate(timeout=300)[0] for writer in writers] == ["24\n", "24\n"]
    library = Library(tmp_path)
    assert library.index_file.aside is None
    assert len(library.search(Filter())) == 24
    (missing,) = library.index_file.connection.execute(
        "SELECT count(*) FROM games WHERE id NOT IN (SELECT game FROM positions)"
    ).fetchone()
    assert missing == 0
    (answer,) = library.index_file.connection.execute("PRAGMA integrity_check").fetchone()
    assert answer == "ok"
    library.close()


@pytest.mark.long
def test_a_process_killed_while_it_writes_leaves_a_sound_index(tmp_path: Path) -> None:
    for seed in range(1, 25):
        keep(tmp_path, random_game(YODD, seed, most=8), f"{seed:02}")
    endless = _WRITER.replace("library.catch_up()", "").replace(
        "for path in", 'print("on", flush=True)\nwhile True:\n  for path in'
    )
    endless = endless.replace("    library.index(path)", "      library.index(path)")
    writer = started(endless, tmp_path, 0)
    assert writer.stdout is not None
    writer.stdout.readline()
    with contextlib.suppress(subprocess.TimeoutExpired):
        writer.wait(0.2)
    writer.kill()
    writer.communicate()
    library = Library(tmp_path)
    assert library.index_file.aside is None
    library.catch_up()
    assert len(library.search(Filter())) == 24
    library.close()
