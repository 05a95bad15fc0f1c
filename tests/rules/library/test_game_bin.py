from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from library_games import keep, random_game

from rules.games import GAMES
from rules.library.filter import Filter
from rules.library.game_bin import GameBin
from rules.library.library import Library

YODD = GAMES["yodd"].setup(size=4)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.close()


def counts(library: Library) -> tuple[int, int]:
    """Return how many games are found outside the bin, and in it."""
    return len(library.search(Filter())), len(library.search(Filter(binned=True)))


def test_a_deleted_game_lies_in_the_bin_until_it_is_restored(library: Library) -> None:
    path = keep(library.folder, random_game(YODD, 1, most=3))
    note = path.with_name(f"{path.name}.path")
    note.write_text("/somewhere")
    data = path.read_bytes()
    library.catch_up()
    binned = GameBin(library).delete(path)
    assert binned == library.folder / "bin" / "2026-11" / "a.oddments"
    assert not path.exists()
    assert not note.exists()
    assert counts(library) == (0, 1)
    assert library.catch_up() == 0
    assert GameBin(library).restore(binned) == path
    assert path.read_bytes() == data
    assert note.read_text() == "/somewhere"
    assert counts(library) == (1, 0)
    assert library.catch_up() == 0


def test_games_of_one_name_do_not_replace_each_other(library: Library) -> None:
    for seed in (1, 2):
        GameBin(library).delete(keep(library.folder, random_game(YODD, seed, most=3)))
    kept = keep(library.folder, random_game(YODD, 3, most=3))
    library.catch_up()
    assert counts(library) == (1, 2)
    names = {path.name for path in (library.folder / "bin" / "2026-11").iterdir()}
    assert names == {"a.oddments", "a (2).oddments"}
    restored = GameBin(library).restore(library.folder / "bin" / "2026-11" / "a.oddments")
    assert restored == kept.with_name("a (2).oddments")
    assert counts(library) == (2, 1)


def test_only_games_of_the_bin_are_destroyed(library: Library) -> None:
    path = keep(library.folder, random_game(YODD, 1, most=3))
    library.catch_up()
    with pytest.raises(ValueError, match="games"):
        GameBin(library).destroy(path)
    GameBin(library).destroy(GameBin(library).delete(path))
    assert counts(library) == (0, 0)
    assert list(library.folder.glob("*/*/*")) == []


def test_a_missing_game_cannot_be_deleted(library: Library) -> None:
    path = keep(library.folder, random_game(YODD, 1, most=3))
    library.catch_up()
    path.unlink()
    with pytest.raises(FileNotFoundError):
        GameBin(library).delete(path)
