"""How quick a large deck is, and the statistics of a large library.

    PYTHONPATH=. .venv/bin/python tests/bench/training.py [--cards 20000] [--games 100000]

Prints medians and maxima in milliseconds: of opening a deck, at most 200, of its counts, of the
next card and of an answer; then of the results, of the longest streak, of the advice and of the
rating of a month. The games are rows of the index without files.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rules.games import GAMES
from rules.library.entry import Entry
from rules.library.library import Library, _File
from rules.position import Position
from rules.training.deck import Deck
from rules.training.exercise import Exercise, Source
from rules.training.own_results import advice, own_results, streaks, strength_by_month, tallies
from rules.training.schedule import Grade

_ROUNDS = 15
_BATCH = 5_000
_SEATS = ("person", *[f"engine {level}" for level in range(1, 11)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=100_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _measure_deck(Path(folder) / "training.sqlite", asked.cards)
        library = Library(folder)
        _fill(library, asked.games)
        _measure_library(library)
        library.close()


def _measure_deck(path: Path, cards: int) -> None:
    deck = Deck(path, new_per_day=cards)
    start = time.perf_counter()
    added = deck.add(itertools.islice(_exercises(), cards))
    print(f"{added} cards added in {time.perf_counter() - start:.1f} s")
    deck.close()
    _time("open and close the deck", lambda: Deck(path).close())
    deck = Deck(path, new_per_day=cards)
    _time("counts", deck.counts)
    _time("next card", deck.next_card)

    def answer() -> None:
        card = deck.next_card()
        assert card is not None
        deck.answer(card, Grade.GOOD)

    answer()  # imports the scheduler
    _time("next card and its answer", answer)
    deck.close()


def _exercises() -> Iterator[Exercise]:
    """Yield positions of random games."""
    choice = random.Random(1)
    setup = GAMES["yodd"].setup()
    while True:
        position, line = setup.start(), list[str]()
        for _ in range(30):
            before = position.copy()
            turn = _random_turn(position, choice)
            line.append(before.write(turn))
            if position.over:
                break
            yield Exercise(game=str(setup), line=tuple(line), source=Source.MISTAKE)


def _random_turn(position: Position, choice: random.Random) -> tuple[int, ...]:
    before, steps = position.turn, []
    while position.turn == before:
        steps.append(choice.choice(position.legal_steps()))
        position.play(steps[-1])
    return tuple(steps)


def own_games(choice: random.Random, games: int) -> Iterator[Entry]:
    """Yield so many games at random, most of them of one's own, over eight years."""
    setups = [str(game.setup()) for game in GAMES.values()]
    for _ in range(games):
        seats = choice.sample(["person", choice.choice(_SEATS)], 2)
        yield Entry(
            setup=choice.choice(setups),
            seats=(seats[0], seats[1]),
            winner=choice.choice([0, 1, 0, 1, 0, 1, 2, None]),
            date=f"{choice.randint(2019, 2026)}-{choice.randint(1, 12):02}-15",
        )


def _fill(library: Library, games: int) -> None:
    rows = [
        (b"games/%06d.oddments" % number, _File(number, 1000), entry)
        for number, entry in enumerate(own_games(random.Random(1), games))
    ]
    for first in range(0, games, _BATCH):
        library._write(rows[first : first + _BATCH])


def _measure_library(library: Library) -> None:
    groups = own_results(library)
    finished = sum(group.tally.finished for group in groups)
    print(f"{len(library)} games, {finished} finished ones of one's own, {len(groups)} groups")
    _time("all results", lambda: own_results(library))
    _time("results by level", lambda: tallies(groups, lambda group: group.level))
    _time("longest streak", lambda: streaks(library))
    _time("longest streak in a game", lambda: streaks(library, "yodd"))
    _time("advice", lambda: advice(library, "yodd"))
    _time("ratings of all months", lambda: strength_by_month("yodd", groups))


def _time(name: str, act: Callable[[], object]) -> None:
    """Print a time on the wall's clock and on the core's; the latter counts on a busy machine."""
    times, busy = [], []
    for _ in range(_ROUNDS):
        wall, core = time.perf_counter(), time.process_time()
        act()
        times.append(1000 * (time.perf_counter() - wall))
        busy.append(1000 * (time.process_time() - core))
    print(
        f"{name:30} median {statistics.median(times):7.1f} ms  max {max(times):7.1f} ms"
        f"  core {statistics.median(busy):7.1f}, {max(busy):7.1f}"
    )


if __name__ == "__main__":
    main()
