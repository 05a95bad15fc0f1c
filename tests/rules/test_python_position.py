"""Games in plain Python: searched like compiled ones, and their errors come out of the search."""

import enum
import random
import threading
from collections.abc import Mapping
from typing import Any

import pytest

from rules.board import Board, square
from rules.engine.engine import Engine
from rules.engine.expectation import expected_owners
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games import GAMES
from rules.one_stone import OneStonePosition
from rules.outcome import Count, Outcome
from rules.perft import perft
from rules.piece import Change, Motion, Piece
from rules.placement import Placement
from rules.position import NEUTRAL, PLACE, Position, SpecialStep
from rules.python_position import PythonPosition
from rules.refusal import InvalidPositionError, Refusal
from rules.rng import Rng
from rules.setup import Game, Option, Setup
from rules.testing import contract
from rules.testing.contract import random_turn

LINES = (*[(3 * i, 3 * i + 1, 3 * i + 2) for i in range(3)], *[(i, i + 3, i + 6) for i in range(3)])
LINES = (*LINES, (0, 4, 8), (2, 4, 6))


class Ending(enum.Enum):
    ROW = "three in a row"
    FULL = "no cell is left"


class Noughts(PythonPosition, OneStonePosition):
    """Noughts and crosses, with the pie rule for the sake of it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.cells = [-1] * 9

    def legal_steps(self) -> list[int]:
        if self.over:
            return []
        swap: list[int] = [SpecialStep.SWAP] if self.can_swap else []
        return swap + [PLACE + site for site, stone in enumerate(self.cells) if stone < 0]

    def play(self, step: int) -> None:
        if step == SpecialStep.SWAP:
            self.swap_colours()
        else:
            self.cells[step - PLACE] = self.colour
            self.finish_turn()

    def copy_from(self, other: Position) -> None:
        super().copy_from(other)
        assert isinstance(other, Noughts)
        self.cells = other.cells.copy()

    def outcome(self) -> Outcome | None:
        for line in LINES:
            colours = {self.cells[site] for site in line}
            if len(colours) == 1 and -1 not in colours:
                return Outcome(colours.pop(), Ending.ROW, sites=line)
        return None if -1 in self.cells else Outcome(None, Ending.FULL)

    def stones(self) -> list[int]:
        return self.cells

    def tally(self) -> tuple[Count, ...]:
        return ()

    def change(self, step: int) -> tuple[Change, ...]:
        if step == SpecialStep.SWAP:
            return ()
        return (Change(Motion.APPEAR, Piece(step - PLACE, self.colour), step - PLACE),)

    def lay_out(self, placement: Placement) -> Refusal | None:
        for (touch,) in placement.pieces:
            self.cells[touch.site] = touch.hand
        return None

    def validate(self) -> None:
        super().validate()
        if self.turn - self.swapped != 9 - self.cells.count(-1):
            raise InvalidPositionError("stones and turns differ")


class NoughtsGame(Game):
    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (Option("pie", "XP", (False, True), False),)

    def board(self, setup: Setup) -> Board:
        return square(3)


def game_of(position_class: type[Position]) -> Game:
    return NoughtsGame("noughts", "Noughts", 1998, GAMES["yodd"].levels, position_class)


GAME = game_of(Noughts)


def after(*names: str, game: Game = GAME, pie: bool = False) -> Position:
    position = game.setup(pie=pie).start()
    for name in names:
        position.play_turn(position.read(name))
    return position


@pytest.mark.parametrize("pie", [False, True])
def test_it_keeps_the_contract(pie: bool) -> None:
    for seed in range(5):
        rng = random.Random(seed)
        position = GAME.setup(pie=pie).start()
        while not position.over:
            contract.check_position(position)
            contract.check_refusals(position, rng, {0})
            turn = random_turn(position, rng)
            contract.check_turn(position, turn)
            for step in turn:
                position = contract.check_step(position, step)
            contract.check_playout(position, seed)
        contract.check_position(position)


def test_all_games_are_counted() -> None:
    assert [perft(after(), depth) for depth in range(1, 7)] == [9, 72, 504, 3024, 15120, 56160]


def test_the_search_proves_what_it_can() -> None:
    engine = Engine()
    won = engine.search(after("a1", "b1", "a2"), [], Limits(simulations=2000, seed=1))
    assert won.candidates[0].turn == (PLACE + 6,)  # the only defence
    mate = engine.search(after("a1", "b1", "a2", "c1"), [], Limits(simulations=2000, seed=1))
    assert (mate.candidates[0].turn, mate.proven) == ((PLACE + 6,), Proof.WIN)
    start = engine.search(after(), [], Limits(simulations=20_000, seed=1, threads=2))
    assert start.proven is None or start.proven is Proof.DRAW
    assert 0.4 < start.win_rate < 0.75


def test_a_seed_decides_the_search() -> None:
    one, other = (Engine().search(after("b2"), [], Limits(simulations=500, seed=3)) for _ in "ab")
    assert one.candidates == other.candidates


def test_the_topmost_piece_owns_its_site() -> None:
    shares = expected_owners(after("b2"), 200)
    assert shares[4].tolist() == [1, 0, 0]
    assert 0.3 < shares[0][1] < 0.7


def test_a_neutral_piece_belongs_to_nobody() -> None:
    class Blocked(Noughts):
        def pieces(self) -> tuple[Piece, ...]:
            return (*super().pieces(), Piece(4, NEUTRAL))

    position = Blocked(after("b2").setup)
    position.play(PLACE)
    assert position.owners()[:5] == [0, -1, -1, -1, -1]


def test_a_method_that_was_forgotten_is_named() -> None:
    class Half(PythonPosition, OneStonePosition):
        outcome, stones, tally = Noughts.outcome, Noughts.stones, Noughts.tally
        change, lay_out, play = Noughts.change, Noughts.lay_out, Noughts.play

    with pytest.raises(TypeError, match="Half does not override legal_steps, copy_from"):
        game_of(Half)


def failing(method: str, turn: int = 4) -> Game:
    """Return a game one of whose methods fails from some turn on."""
    armed: list[bool] = []  # later than the game is made, which tries it

    def fail(self: Noughts, *args: Any) -> Any:
        if armed and self.turn >= turn:
            raise ArithmeticError(f"{method} fails")
        return getattr(super(Failing, self), method)(*args)

    Failing = type("Failing", (Noughts,), {method: fail})  # noqa: N806
    game = game_of(Failing)
    armed.append(True)
    return game


METHODS = ("legal_steps", "distinct_steps", "play", "copy_from", "outcome", "winner")


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("method", [*METHODS, "play_out", "static_eval"])
def test_an_error_ends_the_search(method: str, threads: int) -> None:
    position = after("a1", "b1", game=failing(method))
    with pytest.raises(ArithmeticError, match=f"{method} fails"):
        Engine().search(position, [], Limits(simulations=10**7, threads=threads))
    sound = Engine().search(after("b2"), [], Limits(simulations=50))
    assert sound.simulations == 50


@pytest.mark.parametrize("method", ["legal_steps", "play", "owners", "play_out"])
def test_an_error_ends_playouts(method: str) -> None:
    position = after("a1", "b1", game=failing(method, 2))
    with pytest.raises(ArithmeticError):
        expected_owners(position, 10)
    if method != "owners":
        with pytest.raises(ArithmeticError):
            position.random_playout(1)


def test_an_error_ends_a_count() -> None:
    with pytest.raises(ArithmeticError):
        perft(after(game=failing("play")), 6)


def test_an_error_stays_in_its_thread() -> None:
    errors: list[Exception] = []

    def search() -> None:
        try:
            Engine().search(after(game=failing("play")), [], Limits(simulations=10**6))
        except ArithmeticError as error:
            errors.append(error)

    thread = threading.Thread(target=search)
    thread.start()
    Engine().search(after(), [], Limits(simulations=3000))
    thread.join()
    assert len(errors) == 1


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ([9000], "a step is a number from 0 to 8191, not 9000"),
        ([-1], "a step is a number from 0 to 8191, not -1"),
        ([*range(8, 1100)], "there are 1092 legal steps; 1024 are possible"),
    ],
)
def test_steps_that_the_search_cannot_hold_are_refused(steps: list[int], why: str) -> None:
    armed: list[bool] = []

    class Odd(Noughts):
        def legal_steps(self) -> list[int]:
            return steps if armed and self.turn == 2 else super().legal_steps()

        def play_out(self, rng: Rng) -> list[tuple[int, int]]:
            return []

    position = after(game=game_of(Odd))
    armed.append(True)
    with pytest.raises(ValueError, match=why):
        Engine().search(position, [], Limits(simulations=1000))


def test_a_game_that_never_ends_at_random_is_a_draw() -> None:
    class Endless(Noughts):
        def play(self, step: int) -> None:
            self.finish_turn()

    position = after(game=game_of(Endless))
    value, trace = position.random_playout(1)
    assert value == 0.5
    assert len(trace) == 1024
    assert Engine().search(position, [], Limits(simulations=5)).win_rate == 0.5


def test_a_draw_that_ends_at_random() -> None:
    full = after("a1", "b1", "c1", "b2", "a2", "a3", "b3", "c3", "c2")
    assert full.over
    outcome = full.outcome()
    assert outcome is not None
    assert outcome.winner is None
    assert full.random_playout(1) == (0.5, [])
