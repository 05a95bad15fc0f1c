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
from rules.library import library as module
from rules.library.entry import Filter
from rules.library.library import NAME, Library, LibraryError
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
    """Open the library, catch up, and return whether the index had to be built again."""
    library = Library(folder)
    read = library.catch_up()
    assert len(library.search(Filter())) == 3
    news = library.index_file.news
    library.close()
    assert news in ("", module.REBUILT)
    assert sorted(file.name for file in folder.glob("*.sqlite*")) == [NAME, f"{NAME}.lock"]
    assert read == 3 or not news
    return bool(news)


def test_a_whole_index_is_used_again(folder: Path) -> None:
    assert not found_again(folder)
    assert not found_again(folder)


def test_an_index_is_fast_and_survives_a_crash(folder: Path) -> None:
    library = Library(folder)
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 1), ("cache_size", -32768)):
        found = library.index_file.connection.execute(f"PRAGMA {pragma}").fetchone()
        assert found == (value,)
    library.close()


@pytest.mark.parametrize("kept", [0, 1, 50, 100, 5000, 20_000])
def test_a_truncated_index_is_rebuilt(folder: Path, kept: int) -> None:
    path = folder / NAME
    data = path.read_bytes()
    assert len(data) > kept
    path.write_bytes(data[:kept])
    is_built_again = found_again(folder)
    assert kept == 1 or is_built_again == bool(kept)  # to some versions of SQLite 1 byte is nothing
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


def test_what_is_no_index_is_replaced(folder: Path) -> None:
    """A database without a table, a foreign one, another kind of file."""
    with contextlib.closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("DROP TABLE positions")
    assert found_again(folder)
    (folder / NAME).unlink()
    with contextlib.closing(sqlite3.connect(folder / NAME)) as other:
        other.execute("CREATE TABLE games (title)")
    assert found_again(folder)
    (folder / NAME).write_text("no database at all\n" * 100)
    assert found_again(folder)
    assert not found_again(folder)


def test_a_damaged_index_that_is_open_elsewhere_is_left_alone(folder: Path) -> None:
    library = Library(folder)
    data = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(b"damaged" + data[7:])
    with pytest.raises(LibraryError):
        Library(folder)
    library.close()
    assert found_again(folder)


@pytest.mark.parametrize("other", [-1, 1])
def test_an_index_of_another_version_is_built_again(folder: Path, other: int) -> None:
    with contextlib.closing(sqlite3.connect(folder / NAME)) as index:
        index.execute(f"PRAGMA user_version = {module.VERSION + other}")
    assert found_again(folder)
    assert not found_again(folder)


def test_a_folder_of_the_user_in_its_place_is_left_alone(folder: Path) -> None:
    (folder / NAME).unlink()
    (folder / NAME).mkdir()
    (folder / NAME / "notes.txt").write_text("mine")
    library = Library(folder)
    assert library.catch_up() == 3
    assert str(folder) in library.index_file.news
    library.close()
    assert (folder / NAME / "notes.txt").read_text() == "mine"


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
        assert str(folder) in library.index_file.news
        assert library.catch_up() == 3
        assert len(library.search(Filter())) == 3
        (_, _, copy) = library.index_file.connection.execute("PRAGMA database_list").fetchone()
        assert Path(copy).exists()
        library.close()
        assert not Path(copy).exists()
    finally:
        folder.chmod(0o700)
    assert sorted(file.name for file in folder.iterdir()) == before


def test_a_locked_index_is_waited_for_and_then_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE_MS", 50)
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
def test_an_index_at_whose_damage_python_fails_is_built_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    failures = [error]

    def fail_first(connection: sqlite3.Connection) -> None:
        if failures:
            raise failures.pop()
        check(connection)

    monkeypatch.setattr(module, "check", fail_first)
    library = Library(folder)
    assert library.index_file.news == module.REBUILT
    assert len(library) == 0
    library.close()


def test_a_locked_index_is_not_damaged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_MS", 50)
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
    assert not library.index_file.news
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
    assert not library.index_file.news
    library.catch_up()
    assert len(library.search(Filter())) == 24
    library.close()


def test_an_sqlite_without_full_text_search_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = module._TABLES.replace("fts5", "fts99")
    monkeypatch.setattr(module, "_TABLES", tables)
    with pytest.raises(LibraryError, match="lacks FTS5"):
        Library(tmp_path)
