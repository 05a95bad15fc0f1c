"""Files of games of one's own, and a plain count over them."""

import dataclasses
import os
from pathlib import Path

from rules.games import GAMES
from rules.outcome import Outcome
from rules.record.game_file import load, save
from rules.record.game_record import Ending, GameRecord
from rules.training.own_results import Streaks

SETUPS = [GAMES["yodd"].setup(size=4), GAMES["yodd"].setup(size=5), GAMES["wythe"].setup(size=4)]


def put(folder: Path, number: int, drawn: tuple[object, ...]) -> Path:
    setup, first, second, date, winner, swapped = drawn
    record = GameRecord(setup)  # type: ignore[arg-type]
    record.seats = [str(first), str(second)]
    record.root.properties["DT"] = [str(date)] if date else []
    position = record.position
    record.play(next(iter(position.legal_turns())))
    if swapped and setup.get("pie"):  # type: ignore[attr-defined]
        record.play_text("swap")
    if winner != "on":
        ending = Ending.AGREEMENT if winner is None else Ending.RESIGNATION
        record.end(Outcome(winner, ending))  # type: ignore[arg-type]
    path = folder / "games" / "2026-11" / f"{number}.oddments"
    path.parent.mkdir(parents=True, exist_ok=True)
    save(record, path)
    os.utime(path, (1000 + number, 1000 + number))
    return path


@dataclasses.dataclass
class Plain:
    """A game of one's own, as its file says."""

    key: tuple[str, str, int, int, str]
    order: tuple[str, int]
    level: int
    score: float | None


def plain_count(folder: Path) -> list[Plain]:
    """Read the files one after another."""
    found = []
    for path in folder.glob("games/*/*.oddments"):
        record = load(path)
        levels = [
            int(seat[7:]) if seat in {f"engine {n}" for n in range(1, 11)} else None
            for seat in record.seats
        ]
        if (levels[0] is None) == (levels[1] is None):
            continue
        if any(seat.startswith("program ") for seat in record.seats):
            continue  # neither a human nor the computer
        own = 0 if levels[0] is None else 1
        level = levels[1 - own]
        assert level is not None
        date = "".join(record.root.properties.get("DT", []))
        score = None
        if record.ending is not None:
            colour = record.ending.winner
            last = record.position_at(record.main_line_end)
            score = 0.5 if colour is None else float(last.player_of(colour) == own)
        setup = str(record.setup)
        found.append(
            Plain(
                (setup.split()[0], setup, level, own, date[:7]),
                (date, path.stat().st_mtime_ns),
                level,
                score,
            )
        )
    return sorted(found, key=lambda one: one.order)


def plain_streaks(games: list[Plain]) -> Streaks:
    current = longest = 0
    for one in games:
        if one.score is not None:
            current = current + 1 if one.score == 1 else 0
            longest = max(longest, current)
    return Streaks(current, longest)
