"""Yardsticks: plain UCT plays and searches as it says; contested openings; short searches."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from contested_openings import contested_openings
from on_demand import on_demand
from plain_uct import PlainUct, tree_module

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES, read_setup
from rules.gtp.session import GtpSession
from rules.lab.match_game import Openings
from rules.position import Position
from rules.setup import Setup

pytestmark = pytest.mark.long  # most of it is compiled first

SETUPS = [game.small_setup() for game in GAMES.values()]
every_game = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_game
def test_wins_against_a_random_mover_with_legal_turns(setup: Setup) -> None:
    engine = PlainUct(0.7)
    for game in range(4):
        position = setup.start()
        line: list[tuple[int, ...]] = []
        choose = random.Random(game)
        while not position.over:
            turn = choose.choice(list(position.legal_turns()))
            if position.player == game % 2:
                limits = Limits(simulations=1_000, seed=game)
                turn = engine.search(setup.start(), line, limits).best
                assert position.read(position.write(turn)) == turn
            position.play_turn(turn)
            line.append(turn)
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.winner == position.colour_of(game % 2), f"game {game}: {outcome}"


@every_game
def test_every_child_is_tried_once_before_any_twice(setup: Setup) -> None:
    position = setup.start()
    steps = sorted(position.distinct_steps())
    tree = tree_module().PlainTree(position, c=0.7, capacity=100_000)
    tree.run(len(steps))
    assert sorted(step for _node, step, _visits, _rate in tree.children(0)) == steps
    tree.run(1_000)
    children = tree.children(0)
    assert sum(visits for _node, _step, visits, _rate in children) == len(steps) + 1_000
    assert all(0 <= rate <= 1 for _node, _step, _visits, rate in children)
    below = sum(visits for _node, _step, visits, _rate in tree.children(children[0][0]))
    assert below == children[0][2] - 1  # one simulation ended at the child itself


def test_forgets_its_tree_and_repeats_itself_with_a_seed() -> None:
    engine, setup = PlainUct(1.0), SETUPS[0]
    limits = Limits(simulations=800, seed=5)
    first = engine.search(setup.start(), [], limits)
    again = engine.search(setup.start(), [], limits)
    assert (first.best, first.win_rate) == (again.best, again.win_rate)
    other = engine.search(setup.start(), [], Limits(simulations=800, seed=6))
    assert other.win_rate != first.win_rate


def test_plays_over_the_text_protocol() -> None:
    session = GtpSession(lambda: PlainUct(1.4))
    assert session.run("name", []) == "plain UCT, c 1.4"
    for command in ("game egotzi size=5 pie=on", "simulations 50", "seed 1"):
        session.run(*_split(command))
    colours = "b", "w"
    while session.run("result", []) == "none":
        assert session.run("genmove", [colours[session.position.colour]])


def _split(command: str) -> tuple[str, list[str]]:
    name, *arguments = command.split()
    return name, arguments


@pytest.mark.long
def test_from_contested_openings_an_engine_wins_with_either_side() -> None:
    setup = GAMES["egotzi"].setup(size=4)
    found = contested_openings(setup, 4, lambda: PlainUct(0.5), simulations=60)
    assert len(set(found)) == 4
    for text in found:
        assert len(Openings(setup.start(), texts=[text])[0]) == 4


def test_openings_from_which_one_side_always_wins_are_refused() -> None:
    # four turns are half of this board, and our engine proves who wins
    setup = read_setup(["oddy", "sides=3", "size=3", "pie=off"])
    with pytest.raises(ValueError, match="0 contested openings, 1 were"):
        contested_openings(setup, 1, Engine, simulations=200)


_FILE = Path(__file__).parents[1] / "data" / "threats.jsonl"
ROWS = [json.loads(line) for line in _FILE.read_text("utf-8").splitlines()]
AHEAD = 3


@pytest.fixture(scope="module")
def turns_ahead() -> Any:
    return on_demand("turns_ahead").TurnsAhead(GAMES["themisto"].setup().start())


def position_of(row: dict[str, Any]) -> Position:
    position = GAMES["themisto"].setup().start()
    for text in row["turns"]:
        position.play_turn(position.read(text))
    return position


def test_what_the_file_says_is_true(turns_ahead: Any) -> None:
    for row in ROWS:
        position = position_of(row)
        values = turns_ahead.turn_values(position, AHEAD)
        assert max(values.values()) == row["value"]
        assert [turn for turn, found in values.items() if found == row["value"]] == row["best"]
        assert not turns_ahead.can_win(position, 1)


@every_game
def test_continues_when_its_memory_is_full(setup: Setup) -> None:
    tree = tree_module().PlainTree(setup.start(), c=0.7, capacity=600)
    tree.run(2_000)
    assert sum(visits for _node, _step, visits, _rate in tree.children(0)) == 2_000
