"""The engine near the end of a game: it plays a turn that wins, found by full search."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any

import pytest
from full_search import turn_values
from on_demand import on_demand

from rules.engine.endgame import Endgame
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.position import Position


def rows(name: str) -> list[dict[str, Any]]:
    file = Path(__file__).parents[2] / "data" / name
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


ROWS = rows("endgames.jsonl")
# Themisto's fights: turns that win by force, and the few that hold, found by full search three
# turns ahead; ``test_plain_uct.py`` checks that the file is right.
THREATS = rows("threats.jsonl")
KINDS = sorted({row["game"] for row in ROWS})
every_kind = pytest.mark.parametrize("kind", KINDS)


def position_of(row: dict[str, Any]) -> Position:
    position = read_setup(row["game"].split()).start()
    for text in row["turns"]:
        position.play_turn(position.read(text))
    return position


def rows_of(kind: str) -> list[dict[str, Any]]:
    return [row for row in ROWS if row["game"] == kind]


def test_the_table_of_the_end_goes_with_its_tree() -> None:
    """It is large: a few that wait for the garbage collector would take as much as half a tree."""

    def tables() -> int:
        return sum(isinstance(thing, Endgame) for thing in gc.get_objects())

    gc.collect()
    before = tables()
    gc.disable()
    try:
        tree = Tree(position_of(rows_of("egotzi size=5")[0]), seed=1, capacity=1_000)
        tree.run(2_000)
        assert tables() == before + 1
        del tree
        assert tables() == before
    finally:
        gc.enable()


@every_kind
@pytest.mark.parametrize(
    ("threads", "seed"),
    [(1, 0), *[pytest.param(*more, marks=pytest.mark.long) for more in ((1, 1), (2, 2))]],
)
def test_at_20_000_simulations_a_best_turn_is_played(kind: str, threads: int, seed: int) -> None:
    """A winning turn; without one, a turn that draws (in Themisto, that does not lose next)."""
    for row in rows_of(kind):
        position = position_of(row)
        limits = Limits(simulations=20_000, seed=seed, threads=threads)
        played = position.write(Engine().search(position, [], limits).best)
        assert played in row["best"], row


@pytest.mark.long
@pytest.mark.parametrize(("threads", "seed"), [(1, 0), (1, 1), (2, 2)])
@pytest.mark.parametrize("value", [1, 0], ids=["a win by force", "few turns hold"])
def test_in_a_fight_a_turn_is_played_that_wins_or_holds(
    value: int, threads: int, seed: int
) -> None:
    fights = [row for row in THREATS if row["value"] == value]
    assert len(fights) >= 10
    for row in fights:
        position = position_of({"game": "themisto", **row})
        limits = Limits(simulations=20_000, seed=seed, threads=threads)
        played = position.write(Engine().search(position, [], limits).best)
        assert played in row["best"] or wins_later(position, played), row


def wins_later(position: Position, text: str) -> bool:
    """Return whether plain search finds that a turn forces a win within five turns."""
    after = position.copy()
    after.play_turn(after.read(text))
    values = on_demand("turns_ahead").TurnsAhead(after).turn_values(after, 4)
    return after.player != position.player and set(values.values()) == {-1}


@pytest.mark.parametrize("key", sorted({kind.split()[0] for kind in KINDS} - {"themisto"}))
def test_there_are_enough_that_few_turns_win(key: str) -> None:
    """Themisto's are ``THREATS``."""
    won = [row for row in ROWS if row["game"].split()[0] == key and row["value"] == 1]
    few = [row for row in won if 4 * len(row["best"]) <= len(list(position_of(row).legal_turns()))]
    assert len(few) >= 30


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "themisto"])
def test_what_is_proven_and_what_is_on_file_agree_with_full_search(kind: str) -> None:
    """Themisto's positions are three turns deep, too deep for plain search."""
    row = max(rows_of(kind), key=lambda row: len(row["turns"]))
    position = position_of(row)
    values = turn_values(position)
    assert row["value"] == max(values.values())
    assert sorted(row["best"]) == sorted([t for t, v in values.items() if v == row["value"]])
    for simulations in (40, 4000):
        report = Engine().search(position, [], Limits(simulations=simulations, seed=5))
        value_of = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}
        for candidate in report.candidates:
            if candidate.proven is not None:
                assert values[position.write(candidate.turn)] == value_of[candidate.proven]
    assert report.proven is not None
    assert value_of[report.proven] == row["value"]


CYCLE = ("a1-b2", "h8-g7", "b2-a1", "g7-h8")


def test_a_draw_by_repetition_is_proven_for_its_own_line_alone() -> None:
    """The same turn draws if its position has occurred twice, and only then."""
    proofs = []
    for texts in (CYCLE + CYCLE[:3], CYCLE[:3]):
        position = GAMES["themisto"].setup().start()
        for text in texts:
            position.play_turn(position.read(text))
        tree = Tree(position, seed=1, capacity=1_000_000)
        tree.run(6_000)
        node, proof = tree.root_node, 0
        for step in position.read(CYCLE[3]):
            node, _step, _visits, _wins, proof = next(
                c for c in tree.children(node) if c[1] == step
            )
        proofs.append(proof)
    assert proofs == [3, 0]
