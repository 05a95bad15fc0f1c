"""Games that are taken in, written out, deleted and restored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from library_games import keep, random_game

from rules.games import GAMES
from rules.library import transfer
from rules.library.entry import Filter, digest
from rules.library.library import GameBin, Library
from rules.library.transfer import export_games, import_games
from rules.record.game_file import load, load_games, write_game

YODD = GAMES["yodd"].setup(size=4)
GAMES_MADE = [random_game(YODD, seed, most=6, comment=f"game {seed}") for seed in range(1, 6)]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "library")
    yield library
    library.close()


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    path = tmp_path / "five.sgf"
    path.write_text("".join(map(write_game, GAMES_MADE)), "utf-8")
    return path


def test_a_collection_is_taken_in_and_written_out_again(
    library: Library, collection: Path, tmp_path: Path
) -> None:
    shares: list[float] = []
    report = import_games(library, [collection], shares.append)
    assert (report.taken, report.known, report.problems, report.stopped) == (5, 0, [], False)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    assert library.catch_up() == 0  # the index knows them already
    found = library.rows(library.search(Filter()).ids)
    paths = [row.path for row in found.values()]
    assert {path.parent.name for path in paths} == {"2026-11"}
    target = tmp_path / "out.oddments"
    exported = export_games(paths, target)
    assert (exported.count, exported.files, exported.problems) == (5, [target], [])
    out = {digest(game) for game in load_games(target)}  # type: ignore[arg-type]
    assert out == set(map(digest, GAMES_MADE))


def test_games_that_are_there_already_are_recognised(
    library: Library, collection: Path, tmp_path: Path
) -> None:
    keep(library.folder, GAMES_MADE[2], "played here")
    library.catch_up()
    report = import_games(library, [collection, collection])
    assert (report.taken, report.known) == (4, 6)
    again = import_games(library, [collection])
    assert (again.taken, again.known) == (0, 5)
    assert len(library.search(Filter())) == 5


def test_a_game_in_the_bin_can_be_taken_in_again(library: Library, collection: Path) -> None:
    import_games(library, [collection])
    gone = next(iter(library.rows(library.search(Filter()).ids).values())).path
    GameBin(library).delete(gone)
    report = import_games(library, [collection])
    assert (report.taken, report.known) == (1, 4)
    assert len(library.search(Filter())) == 5


def test_unreadable_games_are_reported_one_by_one(library: Library, tmp_path: Path) -> None:
    whole = [write_game(game) for game in GAMES_MADE[:3]]
    broken = whole[1].replace("GM[", "GM[99", 1).replace("XG[yodd]", "")
    illegal = whole[2].replace(";W[", ";W[zz", 1)
    mixed = tmp_path / "mixed.oddments"
    mixed.write_text(whole[0] + broken + illegal + "(;GM[1];B[aa])(;FF[4]XG[yodd])", "utf-8")
    noise = tmp_path / "noise.txt"
    noise.write_text("no game at all")
    report = import_games(library, [noise, tmp_path / "missing", mixed])
    by_place = {(file, number): problem for file, number, problem in report.problems}
    assert by_place.keys() == {
        ("noise.txt", 0),
        ("missing", 0),
        ("mixed.oddments", 2),
        ("mixed.oddments", 3),
        ("mixed.oddments", 4),
        ("mixed.oddments", 5),
    }
    assert "Go" in by_place["mixed.oddments", 4]
    assert "no moves" in by_place["mixed.oddments", 5]
    assert by_place["mixed.oddments", 3].startswith("read in part")
    assert report.taken == 2


def test_an_import_that_is_stopped_keeps_what_it_has(
    library: Library, collection: Path, tmp_path: Path
) -> None:
    other = tmp_path / "one.oddments"
    other.write_text(write_game(random_game(YODD, 9, most=6)), "utf-8")
    shares: list[float] = []
    report = import_games(
        library, [other, collection], shares.append, lambda: bool(shares) and shares[-1] >= 0.5
    )
    assert report.stopped
    assert report.taken == len(library.search(Filter())) == 1


def test_imports_of_no_date_lie_in_the_month_of_today(library: Library, tmp_path: Path) -> None:
    source = tmp_path / "a.oddments"
    source.write_text(
        write_game(random_game(YODD, 1, most=4, date=""))
        + write_game(random_game(YODD, 2, most=4, date="1996"))
    )
    assert import_games(library, [source]).taken == 2
    folders = sorted(path.name for path in (library.folder / "games").iterdir())
    assert folders[0] == "1996-01"
    assert len(folders) == 2


def test_big_exports_are_split_so_that_they_can_be_read(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [keep(library.folder, game, str(n)) for n, game in enumerate(GAMES_MADE)]
    size = paths[0].stat().st_size
    monkeypatch.setattr(transfer, "MAX_BYTES", 2 * size + size // 2)
    report = export_games(paths, tmp_path / "out.oddments")
    names = ["out.oddments", "out (2).oddments", "out (3).oddments"]
    assert [file.name for file in report.files] == names
    back = [game for file in report.files for game in load_games(file)]
    assert [digest(game) for game in back] == list(map(digest, GAMES_MADE))  # type: ignore[arg-type]


def test_an_export_reports_what_it_could_not_read(library: Library, tmp_path: Path) -> None:
    good = keep(library.folder, GAMES_MADE[0], "good")
    bad = good.with_name("bad.oddments")
    bad.write_text("no game")
    report = export_games([bad, good, good.with_name("gone.oddments")], tmp_path / "out.oddments")
    assert report.count == 1
    assert [name for name, _problem in report.problems] == ["bad.oddments", "gone.oddments"]
    assert digest(load(tmp_path / "out.oddments")) == digest(GAMES_MADE[0])


def test_an_export_that_is_stopped_writes_nothing(library: Library, tmp_path: Path) -> None:
    path = keep(library.folder, GAMES_MADE[0])
    report = export_games([path], tmp_path / "out.oddments", stop=lambda: True)
    assert report.stopped
    assert not (tmp_path / "out.oddments").exists()


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
