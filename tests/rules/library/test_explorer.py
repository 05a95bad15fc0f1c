"""The opening explorer counts what was played next in the games of a library."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from library_games import keep, random_game

from rules.games import GAMES
from rules.library.explorer import Continuation
from rules.library.library import GameBin, Library
from rules.library.positions import OPENING
from rules.position import Position
from rules.record.game_file import save
from rules.record.game_record import GameRecord

Image = tuple[tuple[tuple[int, int, int, int], ...], int]

EGOTZI = GAMES["egotzi"].setup(size=4, pie=False)


@pytest.fixture
def library(tmp_path: Path):  # type: ignore[no-untyped-def]
    library = Library(tmp_path)
    yield library
    library.close()


def image_of(position: Position) -> Image:
    """Return the least image of the pieces and the colour to move."""
    images = [
        tuple(
            sorted(
                (image[p.site], p.level, p.colour, image[p.partner] if p.partner >= 0 else -1)
                for p in position.pieces()
            )
        )
        for image in position.setup.game.symmetries(position.board)
    ]
    return min(images), position.colour


def counted(records: list[GameRecord]) -> dict[Image, Counter[Image]]:
    """Count, game by game, what followed on each position."""
    found: dict[Image, Counter[Image]] = {}
    for record in records:
        position, seen = record.setup.start(), set[Image]()
        for node in record.main_line[:OPENING]:
            before = image_of(position)
            position.play_turn(node.turn)
            if before not in seen:
                seen.add(before)
                found.setdefault(before, Counter())[image_of(position)] += 1
    return found


def after(position: Position, continuation: Continuation) -> Image:
    reached = position.copy()
    reached.play_turn(continuation.turn)
    return image_of(reached)


@pytest.mark.parametrize("key", GAMES)
def test_all_positions_have_the_counts_of_the_games(library: Library, key: str) -> None:
    setup = GAMES[key].small_setup()
    records = [random_game(setup, seed) for seed in range(30)]
    for number, record in enumerate(records):
        kept(library, record, f"{number}")
    expected = counted(records)
    for record in records[:6]:
        position = record.setup.start()
        for node in record.main_line[:OPENING]:
            found = library.explore(position)
            here = {after(position, each): each.games for each in found}
            assert here == expected[image_of(position)]
            position.play_turn(node.turn)


def kept(library: Library, record: GameRecord, name: str) -> Path:
    """Add a game to the library."""
    path = keep(library.folder, record, name)
    library.index(path)
    return path


def played(*turns: str, seats: tuple[str, str] = ("person", "person")) -> GameRecord:
    record = GameRecord(EGOTZI)
    record.seats[:] = seats
    for turn in turns:
        record.play_text(turn)
    return record


def only(library: Library, position: Position, *, own: bool = False) -> Continuation:
    (found,) = library.explore(position, own=own)
    return found


def test_results_are_those_of_the_player_who_moved(library: Library) -> None:
    dice = random.Random(3)
    won = Counter[bool | None]()
    for number in range(20):
        record = played()
        while not record.position.over:
            steps = record.position.legal_steps()
            record.play([dice.choice(steps)])
        outcome = record.position.outcome()
        assert outcome is not None
        won[None if outcome.winner is None else outcome.winner == 0] += 1
        kept(library, record, f"{number}")
    kept(library, played("a1"), "unfinished")
    found = library.explore(EGOTZI.start())
    total = [sum(getattr(each, name) for each in found) for name in ("won", "drawn", "lost")]
    assert total == [won[True], won[None], won[False]]
    assert sum(each.unfinished for each in found) == 1


def test_symmetric_moves_and_other_orders_count_together(library: Library) -> None:
    for number, first in enumerate(("a1", "d1", "d4")):
        kept(library, played(first, "b3"), f"{number}")
    assert only(library, EGOTZI.start()).games == 3
    here = played("a4").position
    assert sum(each.games for each in library.explore(here)) == 3
    kept(library, played("b2", "a4", "d3", "c1"), "one order")
    kept(library, played("d3", "a4", "b2", "c1"), "another")
    assert only(library, played("b2", "a4", "d3").position).games == 2


def test_own_games_and_the_levels_of_computers_are_counted(library: Library) -> None:
    kept(library, played("a1", "b3", seats=("person", "engine 3")), "own")
    kept(library, played("a1", "b3", seats=("engine 6", "person")), "own, as White")
    kept(library, played("a1", "b3"), "of others")
    start, later = EGOTZI.start(), played("a1").position
    assert only(library, start).games == 3
    assert only(library, start, own=True).games == 2
    assert only(library, start).level == 6
    assert only(library, later).level == 3


def test_changed_deleted_and_restored_games_are_counted_once(
    library: Library, tmp_path: Path
) -> None:
    path = kept(library, played("a1"), "game")
    save(played("b2", "c3"), path)
    library.index(path)
    assert only(library, EGOTZI.start()).turn == played("b2").line[0].turn
    deleted = GameBin(library).delete(path)
    assert library.explore(EGOTZI.start()) == []
    restored = GameBin(library).restore(deleted)
    assert only(library, EGOTZI.start()).games == 1
    restored.unlink()
    library.catch_up()
    assert library.explore(EGOTZI.start()) == []
