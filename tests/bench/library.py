"""How quick the library is with many games.

    PYTHONPATH=. nice -n 15 .venv/bin/python tests/bench/library.py FOLDER [--games 100000]

Makes so many games in FOLDER and prints how long it takes to read one, how large the index is, and
medians and maxima of filters, of position searches, of start-up, of a catch-up without changes, and
of indexing one game. Games already in FOLDER are used again.

The games are random, with a few hundred openings of each kind so that positions repeat. Since
playing so many takes long, only ``--played`` are played; the others are copies with other names and
another day, and with unique keys of positions after the opening.
"""

from __future__ import annotations

import argparse
import dataclasses
import datetime
import functools
import os
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rules.games import GAMES
from rules.library.entry import Ended, Entry, Filter, entry_of
from rules.library.library import Library, _File, _file
from rules.library.positions import canonical_key
from rules.outcome import Outcome
from rules.record.game_file import load, write_game
from rules.record.game_record import Ending, GameRecord
from rules.setup import Setup

_OPENINGS = 400  # of each kind of game
_OPENING_TURNS = 8
_ROUNDS = 7
_BATCH = 2_000
_READ = 200
_FIRST_DAY = datetime.date(2019, 1, 1)
_DAYS = 2500
_NAMES = [
    f"{a}{b}" for a in ("An", "Bo", "Čen", "Dra", "Élo", "Fü") for b in ("na", "ris", "ka", "gan")
]
_REMARKS = [
    "A ladder along side 3, and it works.",
    "Too slow: the answer in the corner takes the middle.",
    "Ein schöner Zug, der die Mitte öffnet.",
    "角が強い。征子は成立しない。",
    "Un coup précis; Noir ne peut plus passer.",
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--played", type=int, default=2_000, help="how many of them are played")
    asked = parser.parse_args()
    library = Library(asked.folder)
    _make_games(library, asked.games, asked.played)
    print(f"\n{len(library)} games, {asked.played} of them played")
    _time_reading(library)
    _print_sizes(library)
    _measure(library)
    library.close()


def _make_games(library: Library, count: int, played: int) -> None:
    """Write the files that are missing, and add them to the library."""
    setups = _setups()
    games: dict[int, tuple[str, Entry]] = {}
    batch = []
    for number in range(count):
        choice = random.Random(number)
        day = _FIRST_DAY + datetime.timedelta(days=choice.randrange(_DAYS))
        path = library.folder / "games" / f"{day:%Y-%m}" / f"{day} {number:06}.oddments"
        if path.exists():
            continue
        seed = number % played
        if seed not in games:
            record = _game(random.Random(seed), setups[seed % len(setups)])
            games[seed] = write_game(record), entry_of(record)
        batch.append(_copy(library, path, *games[seed], number // played, choice, day))
        if len(batch) == _BATCH or number == count - 1:
            library._write(batch)
            batch = []
            _report(number + 1, count)
    library._write(batch)


def _copy(
    library: Library,
    path: Path,
    text: str,
    entry: Entry,
    copy: int,
    choice: random.Random,
    day: datetime.date,
) -> tuple[bytes, _File, Entry]:
    """Return a game under other names and of another day, with new positions after the opening."""
    names = choice.sample(_NAMES, 2)
    for place, name in zip(("first?", "second?", "day?"), (*names, str(day)), strict=True):
        text = text.replace(place, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    other = random.Random(copy).getrandbits(63) if copy else 0
    keys = {
        key if turn <= _OPENING_TURNS else key ^ other: turn for key, turn in entry.keys.items()
    }
    entry = dataclasses.replace(
        entry,
        names=(names[0], names[1]),
        date=str(day),
        event=f"Cup of {day.year}" if choice.random() < 0.1 else "",
        digest=choice.randbytes(16),
        keys=keys,
    )
    file = _file(path)
    assert file is not None
    return library._key(path), file, entry


def _setups() -> list[Setup]:
    return [
        *[game.setup() for game in GAMES.values()],
        *[game.setup() for game in GAMES.values()],
        *[game.setup(size=5) for game in GAMES.values() if "size" in dict(game.setup().options)],
    ]


def _game(choice: random.Random, setup: Setup) -> GameRecord:
    record = GameRecord(setup)
    record.names = ["first?", "second?"]
    record.seats = ["person", choice.choice(["person", "engine 3", "engine 7"])]
    record.root.properties["DT"] = ["day?"]
    opening = choice.randrange(_OPENINGS)
    _play(record, opening, _OPENING_TURNS)
    branch = record.node
    _play(record, choice.randrange(1 << 60), 10_000)
    if choice.random() < 0.3:
        for _ in range(choice.randrange(1, 6)):
            node = choice.choice(record.main_line)
            node.properties["C"] = [choice.choice(_REMARKS)]
    if choice.random() < 0.05 and not record.game_result_text:
        record.end(Outcome(choice.randrange(2), Ending.RESIGNATION))
    if choice.random() < 0.05:
        record.go_to(branch)
        _play(record, choice.randrange(1 << 60), choice.randrange(1, 9))
        record.go_to(record.main_line[-1])
    return record


def _play(record: GameRecord, seed: int, most: int) -> None:
    """Play so many random turns at most, or until the game is over."""
    position = record.position.copy()
    turn: list[int] = []
    for step, _player in position.random_playout(seed)[1]:
        if position.over or most == 0:
            return
        before = position.turn
        position.play(step)
        turn.append(step)
        if position.turn != before:
            record.go_to(record.add(record.node, tuple(turn)))
            turn = []
            most -= 1


def _time_reading(library: Library) -> None:
    """Print how long it takes to read games from their files: the cost of a new index."""
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games"
        games.mkdir()
        ids = library.search(Filter()).ids[:_READ]
        for row in library.rows(ids).values():
            shutil.copy(row.path, games)
        other = Library(folder)
        wall, busy = time.perf_counter(), time.process_time()
        read = other.catch_up()
        wall, busy = time.perf_counter() - wall, time.process_time() - busy
        other.close()
    print(f"reading a game: {1000 * wall / read:.1f} ms, {1000 * busy / read:.1f} ms of one core")


def _print_sizes(library: Library) -> None:
    size = sum(file.stat().st_size for file in library.folder.glob("library.sqlite*"))
    (positions,) = library.index_file.connection.execute(
        "SELECT count(*) FROM positions"
    ).fetchone()
    print(f"index {size / 1e6:.0f} MB, {positions} positions")


def _measure(library: Library) -> None:
    filters = {
        "all games": Filter(),
        "one game": Filter(game="yodd"),
        "one setup": Filter(game="yodd", setup=library.setups("yodd")[0]),
        "a player": Filter(player="Čenka"),
        "a computer": Filter(player="computer"),
        "won by a player": Filter(player="Anna", ended=Ended.WON),
        "black won": Filter(ended=Ended.BLACK),
        "unfinished": Filter(ended=Ended.UNFINISHED),
        "a month": Filter(since="2022-05", until="2022-05"),
        "words of comments": Filter(comment="ladder side"),
        "part of a word, Japanese": Filter(comment="征子"),
        "event": Filter(event="cup"),
        "many things": Filter(game="egotzi", player="bo", since="2021", comment="mitte"),
        "nothing found": Filter(comment="xylophone"),
    }
    filters |= {name: Filter(position=key) for name, key in _positions(library)}
    for name, wanted in filters.items():
        _time(name, functools.partial(_count, library, wanted))
    ids = library.search(Filter()).ids[:20]
    _time("20 rows", lambda: len(library.rows(ids)))
    path = library.rows(ids)[ids[0]].path
    _time("take note of one game", lambda: library.index(path), touch=path)
    _time("catch up, nothing new", library.catch_up)

    def start() -> None:
        Library(library.folder).close()

    _time("open, with the check", start)


def _count(library: Library, wanted: Filter) -> int:
    return len(library.search(wanted))


def _positions(library: Library) -> Iterator[tuple[str, int]]:
    """Yield positions that many games have, some have, and one has."""
    for key in ("egotzi", "oddy"):
        found = library.search(Filter(game=key))
        row = library.rows([found.ids[7]])[found.ids[7]]
        record = load(row.path)
        for turns in (0, 1, 2, 6, _OPENING_TURNS + 12):
            node = record.main_line[turns - 1] if turns else record.root
            yield f"position: {key}, turn {turns}", canonical_key(record.position_at(node))


def _time(name: str, act: Callable[[], object], touch: Path | None = None) -> None:
    """Print a time on the wall's clock and on the core's; the latter counts on a busy machine."""
    times, busy = [], []
    answer: object = None
    for _ in range(_ROUNDS):
        if touch is not None:
            os.utime(touch)
        wall, core = time.perf_counter(), time.process_time()
        answer = act()
        times.append(1000 * (time.perf_counter() - wall))
        busy.append(1000 * (time.process_time() - core))
    said = "" if answer is None else f"  -> {answer}"
    print(
        f"{name:30} median {statistics.median(times):7.1f} ms  max {max(times):7.1f} ms"
        f"  core {statistics.median(busy):7.1f}, {max(busy):7.1f}{said}"
    )


def _report(done: int, of: int) -> None:
    if done % 1000 == 0 or done == of:
        print(f"\r{done}/{of}", end="", flush=True)


if __name__ == "__main__":
    main()
