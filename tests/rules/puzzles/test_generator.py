"""Puzzles from games of the engine against itself."""

from __future__ import annotations

import pytest
from game_facts import each

from rules.games import GAMES
from rules.games.puzzle_kinds import PUZZLE_KINDS
from rules.puzzles.collection import Collection
from rules.puzzles.game_task import boards_of, setup_of
from rules.puzzles.generator import puzzles_of
from rules.puzzles.proof import fault_of
from rules.puzzles.puzzle import SEEDS, Puzzle
from rules.puzzles.self_play import game_seed, self_play


def test_every_game_has_a_kind() -> None:
    assert list(PUZZLE_KINDS) == list(GAMES)


def test_seeds_of_games_are_different() -> None:
    seeds = {game_seed(seed, index) for seed in range(20) for index in range(50)}
    assert len(seeds) == 1000
    assert all(seed in SEEDS for seed in seeds)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_the_same_for_the_same_seed(key: str) -> None:
    setup = setup_of(key, 1)
    games = [self_play(setup, seed) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]
    position = setup.start()
    for turn in games[0]:
        assert turn in list(position.legal_turns())
        position.play_turn(turn)
    assert position.over


@pytest.mark.parametrize(("key", "wanted"), each("PUZZLES_MADE").items())
def test_puzzles_are_from_their_game_and_proven(key: str, wanted: int) -> None:
    found: list[Puzzle] = []
    index = 0
    while len(found) < wanted:
        setup = setup_of(key, index)
        puzzles = puzzles_of(setup, index, 3)
        assert len(puzzles) <= 2
        for puzzle in puzzles:
            assert puzzle.seed == game_seed(3, index)
            assert puzzle.game == str(setup)
            position = setup.start()
            line = self_play(setup, puzzle.seed)
            for turn, text in zip(line, puzzle.line, strict=False):
                assert position.write(turn) == text
                position.play_turn(turn)
            assert fault_of(puzzle) == ""
        found += puzzles
        index += 1
    first = _index_of(found[0].seed)
    assert found[0] in puzzles_of(setup_of(key, first), first, 3)


def _index_of(seed: int) -> int:
    return next(index for index in range(1000) if game_seed(3, index) == seed)


def test_a_collection_takes_each_puzzle_once_and_no_more_than_it_wants() -> None:
    collection = Collection(boards_of("egotzi"), 4)
    index = 0
    while not collection.is_full:
        before = len(collection.puzzles)
        puzzles = puzzles_of(setup_of("egotzi", index), index, 3)
        wanted = collection.wants(index)
        collection.take(puzzles)
        now = list(collection.puzzles)
        assert wanted or len(now) == before
        collection.take(puzzles)
        assert collection.puzzles == now
        index += 1
    boards = sorted(puzzle.game.split()[1] for puzzle in collection.puzzles)
    assert boards == ["size=5", "size=6", "size=7", "size=7"]
    collection.take(puzzles_of(setup_of("egotzi", index), index, 4))
    assert len(collection.puzzles) == 4
