"""Check that every reason in reviews is so, and count the mistakes that have one.

    PYTHONPATH=.:tests/rules .venv/bin/python tests/bench/reasons.py [--mistakes N]
        [--simulations N] [--kept FOLDER] [--show] [GAME ...]

In each GAME, by default all, low levels play each other on the default board. The games are
reviewed and kept: the same command resumes. A plain program, ``plain_reasons.py``, reads the
sentence about each bad move and counts on boards of its own, in both lines. Prints how many bad
moves have a reason, of which at least 60 % are asked for; how many would have one with the lines
exchanged, since a sign of bad moves is rarer in better ones; and the sentences that are not so, of
which there must be none.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from plain_reasons import fault

from desktop.views.game_texts import TEXTS
from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.games import GAMES, PACKAGES, read_setup
from rules.reason import Line
from rules.review.accuracy import shown_review
from rules.review.game_review import review_moves
from rules.review.move_review import MoveReview, Verdict
from rules.review.reasons import find_reason, played_line

ROOT = Path(__file__).parents[2]
LEVELS = range(1, 6)

Game = dict[str, Any]  # "setup", "turns" and "reviews", as ``played`` makes them


class Mistake(NamedTuple):
    """A bad move.

    Attributes:
        setup: of the game.
        before: the turns up to it.
        played: the line that begins with it.
        better: the line that begins with the better move.
        kind: of its reason; "" without one.
        sentence: the reason in words.
        exchanged: whether there would be one if the better line was that of the move.
    """

    setup: str
    before: list[str]
    played: list[str]
    better: list[str]
    kind: str
    sentence: str
    exchanged: bool


def played(key: str, seed: int, simulations: int) -> Game:
    """Play a game of low levels and review it."""
    rng = random.Random(seed)
    levels = [rng.choice(LEVELS), rng.choice(LEVELS)]
    setup = GAMES[key].setup()
    start, engine = setup.start(), Engine()
    position, texts = start.copy(), []
    line: list[Turn] = []
    while not position.over:
        limits = Limits(level=levels[position.player], seed=rng.getrandbits(32))
        line.append(engine.search(start, line, limits).best)
        texts.append(position.write(line[-1]))
        position.play_turn(line[-1])
    reviews = review_moves(start, line, simulations, knowledge=GAME_KNOWLEDGE)
    found = [dataclasses.asdict(reviews[at]) for at in range(len(line))]
    return {"setup": str(setup), "turns": texts, "reviews": found}


def games(key: str, simulations: int, folder: Path) -> Iterator[Game]:
    """Yield games without an end, those in the folder first."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{key}-{simulations}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    yield from map(json.loads, lines)
    for seed in range(len(lines) + 1, sys.maxsize):
        game = played(key, seed, simulations)
        with path.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(game) + "\n")
        yield game


def mistakes(game: Game) -> Iterator[Mistake]:
    """Yield the bad moves of a game, as the window judges them."""
    setup = read_setup(game["setup"].split())
    reviews = [
        shown_review(MoveReview(**{**row, "line": tuple(row["line"])}), setup)
        for row in game["reviews"]
    ]
    position, texts = setup.start(), TEXTS[setup.game.key]
    compare = PACKAGES[setup.game.key].reason()
    assert compare is not None
    for at, review in enumerate(reviews):
        if review.verdict is not Verdict.NONE:
            reason = find_reason(position, reviews[at:])
            lines = (review.best, *review.line), played_line(reviews[at:])
            sentence = ""
            if reason is not None:
                sentence = texts.reason_text(position.board, reason, "; ".join(reason.moves))
            yield Mistake(
                game["setup"],
                game["turns"][:at],
                list(lines[1]),
                list(lines[0]),
                "" if reason is None else f"{reason.kind.name}{' missed' * reason.missed}",
                sentence,
                "swap" not in sum(lines, ())
                and compare(*[Line.of(position, line) for line in lines]) is not None,
            )
        position.play_turn(position.read(review.turn))


def check(key: str, number: int, simulations: int, folder: Path, *, show: bool) -> bool:
    """Print what is found about so many mistakes of a game; return whether all is so."""
    kinds: Counter[str] = Counter()
    wrong = exchanged = 0
    found = (each for game in games(key, simulations, folder) for each in mistakes(game))
    for mistake, _ in zip(found, range(number), strict=False):
        kinds[mistake.kind] += 1
        exchanged += mistake.exchanged
        problem = fault(*mistake[:4], mistake.sentence) if mistake.kind else ""
        wrong += bool(problem)
        if show or problem:
            print(
                f"  {len(mistake.before) + 1}. {mistake.sentence or '-'}  "
                f"[{' '.join(mistake.played)} | {' '.join(mistake.better)}] {problem}"
            )
    given = number - kinds.pop("", 0)
    each = ", ".join([f"{count} {kind}" for kind, count in kinds.most_common()])
    print(f"{key}: {given} of {number} have a reason ({each})")
    print(f"  {exchanged} would with the lines exchanged; {wrong} sentences are not so", flush=True)
    return not wrong and given >= 0.6 * number


def main() -> None:
    parser = argparse.ArgumentParser(description="Check the reasons in reviews.")
    parser.add_argument("--mistakes", type=int, default=200, help="of each GAME")
    parser.add_argument("--simulations", type=int, default=20_000)
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "reasons")
    parser.add_argument("--show", action="store_true", help="print all sentences")
    parser.add_argument("keys", nargs="*", metavar="GAME", default=list(GAMES))
    asked = parser.parse_args()
    checked = [
        check(key, asked.mistakes, asked.simulations, asked.kept, show=asked.show)
        for key in asked.keys
    ]
    sys.exit(not all(checked))


if __name__ == "__main__":
    main()
