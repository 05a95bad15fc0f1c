"""Three checks of one another: games, plain games and compiled ones; and random numbers."""

import itertools
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import traces
from game_facts import rows
from plain_game import PlainGame, new_game, plain_keys
from plain_playouts import top_colours
from uncompiled import source_of

import rules
from rules import bits
from rules.games import read_setup
from rules.position import Position
from rules.rng import splitmix
from rules.version import compiled as is_compiled

BOARDS = [words for words in rows("PLAYED_PLAINLY") if words.split()[0] in plain_keys()]


def check_game(plain: PlainGame, position: Position, dice: random.Random, most: int = 1000) -> None:
    """Play a random game on both, and compare all that can be seen after each turn."""
    names = position.board.names
    for _ in range(most):
        colours = {names[site]: "BW"[c] for site, c in enumerate(top_colours(position)) if c >= 0}
        assert plain.tops() == colours
        assert plain.over == position.over
        assert plain.score() in (None, position.score())
        if position.over:
            return
        assert plain.colour == "BW"[position.colour]
        assert plain.lost_turns() == position.lost_turns()
        turns = {position.write(turn): turn for turn in position.legal_turns()}
        assert sorted(plain.turns()) == sorted(turns), (position.setup, plain.played)
        # pass less often than by chance, to see full boards
        text = dice.choice(sorted(set(turns) - {"pass"}) or ["pass"])
        plain.play(text)
        position.play_turn(turns[text])
        position.validate()


@pytest.mark.parametrize("seed", [0, *[pytest.param(n, marks=pytest.mark.long) for n in (1, 2)]])
@pytest.mark.parametrize("words", BOARDS)
def test_the_same_turns_are_legal_to_the_end(words: str, seed: int) -> None:
    setup = read_setup(words.split())
    check_game(new_game(str(setup).split()), setup.start(), random.Random(seed), 150)


# -- compiled and uncompiled -----------------------------------------------------------------------

RULES = Path(rules.__file__).parent


def traced(root: Path) -> dict[str, Any]:
    """Return what traces.py says of the rules in a folder."""
    given = rows("TRACED"), rows("SEARCHED")
    done = subprocess.run(
        [sys.executable, "-P", traces.__file__, *map(json.dumps, given)],
        env={"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.long
def test_compiled_and_uncompiled_rules_agree(tmp_path: Path) -> None:
    if not is_compiled():
        pytest.skip("the core is not compiled here")
    no_extensions = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(RULES, tmp_path / "rules", ignore=no_extensions)
    compiled, uncompiled = traced(RULES.parent), traced(tmp_path)
    assert (compiled.pop("compiled"), uncompiled.pop("compiled")) == (True, False)
    for part, found in compiled.items():
        assert found == uncompiled[part], part


# -- random numbers --------------------------------------------------------------------------------

_WORD = (1 << 64) - 1


def uncompiled(seed: int) -> Any:
    return source_of("rng").Rng(seed)


def xoroshiro(a: int, b: int) -> tuple[int, int, int]:
    """Return a number and the next state, after https://prng.di.unimi.it/xoroshiro128plus.c."""

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> (64 - by)) & _WORD

    mixed = a ^ b
    return (a + b) & _WORD, (rotated(a, 24) ^ mixed ^ mixed << 16) & _WORD, rotated(mixed, 37)


def test_splitmix_gives_the_published_numbers() -> None:
    state, numbers = 1234567, []
    for _ in range(3):
        state, number = splitmix(state)
        numbers.append(number)
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_numbers_follow_the_published_algorithm() -> None:
    for seed in (0, 1, -1, 1 << 70):
        stream = uncompiled(seed)
        state, a = splitmix(seed & _WORD)
        _, b = splitmix(state)
        for _ in range(200):
            number, a, b = xoroshiro(a, b)
            assert stream.next() == number


def test_below_stays_below_and_reaches_all() -> None:
    stream = uncompiled(3)
    for n in (1, 2, 7, 576):
        drawn = [stream.below(n) for _ in range(40 * n)]
        assert set(drawn) == set(range(n))


def test_below_has_no_favourites() -> None:
    stream = uncompiled(4)
    drawn = [stream.below(10) for _ in range(20_000)]
    expected = 2000
    chi_squared = sum((drawn.count(i) - expected) ** 2 / expected for i in range(10))
    assert chi_squared < 27.9  # one stream in a thousand is worse


SOURCE = source_of("bits")
RNG = random.Random(5)
WORDS = [1 << place for place in range(64)]
WORDS += [(1 << length) - 1 for length in range(1, 65)]
WORDS += [RNG.getrandbits(64) & RNG.getrandbits(64) | 1 << RNG.randrange(64) for _ in range(200)]


def places(word: int) -> list[int]:
    return [place for place in range(64) if word >> place & 1]


@pytest.mark.parametrize("module", [bits, SOURCE], ids=["built", "source"])
def test_words(module: object) -> None:
    assert module.popcount(0) == 0  # type: ignore[attr-defined]
    for word in WORDS:
        found = places(word)
        assert module.popcount(word) == len(found)  # type: ignore[attr-defined]
        for rank, place in enumerate(found):
            assert module.select(word, rank) == place  # type: ignore[attr-defined]
            assert module.select_by_sums(word, rank) == place  # type: ignore[attr-defined]


def test_two_words_byte_by_byte() -> None:
    for first, second in itertools.permutations([0, *RNG.sample(WORDS, 30)], 2):
        found = places(first) + [64 + place for place in places(second)]
        found.sort(key=lambda place: (place % 64 // 8, place))
        for select in (bits.select_of_two, SOURCE.select_of_two):
            assert [select(first, second, rank) for rank in range(len(found))] == found
