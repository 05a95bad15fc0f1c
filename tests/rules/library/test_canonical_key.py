"""Keys of positions: the same for every image of the board, otherwise different."""

from __future__ import annotations

import pytest
from game_facts import rows
from hypothesis import given, settings
from hypothesis import strategies as st
from library_games import random_game, random_turns

from rules.games import GAMES, read_setup
from rules.library.canonical_key import canonical_key, canonical_keys
from rules.position import PLACE, Position
from rules.setup import Setup

Symmetry = tuple[int, ...]

SETUPS = [read_setup(words.split()) for words in rows("SYMMETRIC")]


def lying(position: Position, image: Symmetry) -> set[tuple[int, ...]]:
    """Return the pieces as they lie in an image of the board."""
    return {
        (image[p.site], p.level, p.colour, image[p.partner] if p.partner >= 0 else -1)
        for p in position.pieces()
    }


def images_of_the_start(setup: Setup) -> list[Symmetry]:
    """Return the symmetries under which the first position is its own image."""
    start = setup.start()
    same: Symmetry = tuple(range(start.board.site_count))
    images = start.board.symmetries
    return [image for image in images if lying(start, image) == lying(start, same)]


def step_in(position: Position, step: int, before: Position, image: Symmetry) -> int:
    """Return the step that does in an image of the board what ``step`` does ``before``."""
    if step < PLACE:
        return step
    wanted = {(image[touch.site], touch.hand) for touch in before.touches(step)}
    if before.ordered_touches:
        inorder = [(image[touch.site], touch.hand) for touch in before.touches(step)]
        return next(
            other
            for other in position.legal_steps()
            if [(t.site, t.hand) for t in position.touches(other)] == inorder
        )
    return next(
        other
        for other in position.legal_steps()
        if {(t.site, t.hand) for t in position.touches(other)} == wanted
    )


@settings(max_examples=60)
@given(data=st.data(), setup=st.sampled_from(SETUPS), seed=st.integers(1, 1 << 40))
def test_a_game_played_turned_or_mirrored_has_the_same_keys(
    data: st.DataObject, setup: Setup, seed: int
) -> None:
    image = data.draw(st.sampled_from(images_of_the_start(setup)))
    position, other = setup.start(), setup.start()
    for turn in random_turns(setup, seed):
        for step in turn:
            there = step_in(other, step, position, image)
            position.play(step)
            other.play(there)
        assert lying(position, image) == lying(other, tuple(range(len(image))))
        assert canonical_key(other) == canonical_key(position)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_positions_that_are_not_images_of_one_another_have_different_keys(setup: Setup) -> None:
    seen: dict[int, tuple[set[tuple[int, ...]], int]] = {}
    for seed in range(1, 9):
        position = setup.start()
        for turn in random_turns(setup, seed):
            position.play_turn(turn)
            key = canonical_key(position)
            pieces = lying(position, tuple(range(position.board.site_count)))
            if key in seen:
                other, colour = seen[key]
                assert colour == position.colour
                assert any(other == lying(position, im) for im in position.board.symmetries)
            seen[key] = pieces, position.colour


def test_the_colour_to_move_matters() -> None:
    position = GAMES["yodd"].setup(size=4).start()
    position.play_turn(position.read("Ba1"))
    before = canonical_key(position)
    position.play_turn(position.read("pass"))
    assert canonical_key(position) != before


def test_a_swap_leaves_the_key_as_it_is() -> None:
    position = GAMES["egotzi"].setup(size=5).start()
    position.play_turn(position.read("b2"))
    before = canonical_key(position)
    position.play_turn(position.read("swap"))
    assert canonical_key(position) == before


def test_exchanging_the_colours_of_stones_changes_the_key() -> None:
    black, white = GAMES["yodd"].setup(size=4).start(), GAMES["yodd"].setup(size=4).start()
    black.play_turn(black.read("Ba1"))
    white.play_turn(white.read("Wa1"))
    assert canonical_key(black) != canonical_key(white)


def test_boards_and_games_have_keys_of_their_own_and_other_options_do_not() -> None:
    def key(game: str, **chosen: object) -> int:
        return canonical_key(GAMES[game].setup(**chosen).start())

    setups = {setup.bare for game in GAMES.values() for setup in (game.setup(), game.small_setup())}
    different = [canonical_key(setup.start()) for setup in setups]
    different += [key("oddy", sides=5, size=4), key("oddy", sides=7, size=4)]
    assert len(set(different)) == len(different)
    assert key("egotzi", size=7, variant="squared", komi=4) == key("egotzi", size=7)
    assert key("wythe", size=7, pie=False) == key("wythe", size=7)


def test_keys_stay_what_they_are() -> None:
    """They are stored in users' libraries: other numbers need another version of the index."""
    position = GAMES["wythe"].setup(size=5).start()
    for text in ("c4c3", "b1a1", "d3e3", "b4b5", "b2a2", "e4d4"):
        position.play_turn(position.read(text))
    assert canonical_key(position) == 3465615774186657977
    assert 0 < canonical_key(position) < 1 << 63


def test_a_variation_counts_after_the_game_as_played() -> None:
    record = random_game(GAMES["egotzi"].setup(size=5), 3)
    fourth = record.main_line[3]
    record.go_to(record.main_line[1])
    taken = record.position.distinct_steps()[-1]
    variation = record.add(record.node, (taken,))
    keys = canonical_keys(record)
    assert keys[canonical_key(record.position_at(fourth))] == 4
    assert keys[canonical_key(record.position_at(variation))] == 3
    assert len(keys) <= 2 + len(record.main_line)
