"""Every game passes the checks of its rules, levels and files, and counts as it should."""

import dataclasses
import itertools
import json
import pathlib
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest
from certain import certain
from hypothesis import given, settings
from hypothesis import strategies as st
from test_python_position import GAME, Noughts, NoughtsGame, game_of

from rules.count_step import Counted, CountStep
from rules.games import GAMES, read_setup
from rules.games.egotzi import EgotziEnding
from rules.games.oddy import OddYCounted
from rules.games.themisto import ThemistoCounted, ThemistoPosition
from rules.groups import Groups
from rules.one_stone import OneStonePosition
from rules.outcome import Count, Outcome
from rules.piece import Change, Piece, Touch
from rules.placement import Placement
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.python_position import PythonPosition
from rules.refusal import Refusal
from rules.rng import Rng
from rules.setup import Game, Level, Setup
from rules.testing import Check, checks_of, contract, game_parts
from rules.testing.contract import setups_of


def takes_long(check: Check) -> bool:
    """Return whether a check is about a large board, other than a game's default, or puzzles."""
    words = check.name.partition(":")[0].split()
    if len(words) < 2:
        return "puzzles" in check.name  # tests/rules/lab proves some of them
    setup = read_setup(words)
    return setup.start().board.site_count > 40 and setup != setup.game.setup()


CHECKS = [check for key in GAMES for check in checks_of(key)]


@pytest.mark.parametrize(
    "check",
    [pytest.param(check, marks=pytest.mark.long if takes_long(check) else ()) for check in CHECKS],
    ids=str,
)
def test_contract(check: Check) -> None:
    check()


class Endless(Noughts):
    def legal_steps(self) -> list[int]:
        return [PLACE + site for site, stone in enumerate(self.cells) if stone < 0]


class Forgetful(Noughts):
    def copy_from(self, other: Position) -> None:
        super().copy_from(other)
        self.cells = [-1] * 9


class Still(Noughts):
    def change(self, step: int) -> tuple[Change, ...]:
        return ()


class Obliging(Noughts):
    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        return None


class Trusting(Noughts):
    def validate(self) -> None:
        pass


class Blurred(Noughts):
    def write(self, turn: Sequence[int]) -> str:
        return super().write(turn) if self.turn else "a1"


class Doubled(Noughts):
    def distinct_steps(self) -> list[int]:
        return 2 * super().distinct_steps()


class Indebted(Noughts):
    def lost_turns(self) -> tuple[int, int]:
        return -1, 0


@pytest.mark.parametrize(
    ("position", "check", "fault"),
    [
        (Endless, contract.random_games_end, "the game is over, but"),
        (Forgetful, contract.positions_follow_the_contract, "a copy"),
        (Still, contract.positions_follow_the_contract, "other pieces than play"),
        (Indebted, contract.positions_follow_the_contract, "lost_turns is"),
        (Blurred, contract.positions_follow_the_contract, "a1"),
        (Obliging, contract.refusals_agree_with_legal_steps, "is not refused"),
        (Trusting, contract.damage_is_found, "finds nothing wrong"),
        (Doubled, contract.every_turn_comes_once, "twice"),
    ],
)
def test_a_broken_position_is_found(
    position: type[Position], check: Callable[[Setup], None], fault: str
) -> None:
    check(GAME.setup())
    with pytest.raises(AssertionError, match=fault):
        check(game_of(position).setup())


class Passing(NoughtsGame):
    special_steps: ClassVar[tuple[SpecialStep, ...]] = (SpecialStep.PASS,)


def changed(**parts: Any) -> Game:
    return dataclasses.replace(GAME, **parts)


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (changed(levels=GAME.levels[:-1]), "there are 8 levels"),
        (changed(levels=GAME.levels[::-1]), "searches less than one below"),
        (changed(levels=(Level(0), *GAME.levels[1:])), "level 1 does not search"),
        (changed(levels=(Level(9, 1.0), *GAME.levels[1:])), "level 1 omits 1.0"),
        (changed(levels=(Level(9, 0.0, 1.5), *GAME.levels[1:])), "level 1 blunders 1.5"),
    ],
)
def test_levels_that_cannot_be_played_are_found(game: Game, fault: str) -> None:
    game_parts.levels_can_be_played(GAME)
    with pytest.raises(AssertionError, match=fault):
        game_parts.levels_can_be_played(game)


def test_a_special_step_that_never_is_a_choice_is_found() -> None:
    game = Passing("noughts", "Noughts", 1998, GAME.levels, Noughts)
    with pytest.raises(AssertionError, match=r"not \{<SpecialStep.PASS"):
        contract.special_steps_are_those_of_the_setup(game.setup())


COMPILED = (
    *("write_steps", "play_nogil", "result", "playout", "copy_from_nogil"),
    "write_owners",
)
PYTHON = (
    *("outcome", "write", "parse", "touches", "refusal", "pieces", "tally", "change"),
    "lay_out",
)


class Bare(Position):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))


class TwoMissing(OneStonePosition):
    """Lacks ``tally``, ``stones`` and the compiled methods, which Python cannot override."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))

    def outcome(self) -> Outcome | None:
        return None

    def change(self, step: int) -> tuple[Change, ...]:
        return ()


class Whole(TwoMissing):
    def stones(self) -> list[int]:
        return [-1] * 9

    def lay_out(self, placement: Placement) -> Refusal | None:
        return None

    def tally(self) -> tuple[Count, ...]:
        return ()


class Half(PythonPosition):
    """What the search calls, but not what Python does."""

    def legal_steps(self) -> list[int]:
        return []

    def play(self, step: int) -> None:
        pass

    def copy_from(self, other: Position) -> None:
        super().copy_from(other)

    def winner(self) -> int:
        return 0

    def play_out(self, rng: Rng) -> list[tuple[int, int]]:
        return []

    def pieces(self) -> tuple[Piece, ...]:
        return ()


def message_of(position_class: type[Position]) -> list[str]:
    """Return the methods that the message names."""
    with pytest.raises(TypeError, match=f"^{position_class.__name__} does not override ") as error:
        NoughtsGame("square", "Square", 9999, (), position_class)
    return re.sub("^.* override ", "", str(error.value)).split(", ")


def test_a_game_that_overrides_nothing_is_refused() -> None:
    assert message_of(Bare) == [*COMPILED, *PYTHON]


def test_those_that_are_missing_are_named() -> None:
    assert message_of(TwoMissing) == [*COMPILED, "tally", "lay_out", "stones"]
    assert message_of(Whole) == [*COMPILED]


def test_what_the_search_calls_is_not_enough() -> None:
    game = GAMES["yodd"]
    with pytest.raises(TypeError, match=r"^Half does not override ") as error:
        type(game)("half", "Half", 9999, (), Half)
    named = re.sub("^.* override ", "", str(error.value)).split(", ")
    assert named == [name for name in PYTHON if name != "pieces"]


def test_every_game_overrides_all() -> None:
    for game in GAMES.values():
        game.setup().start().check_overrides()


# -- counting step by step -------------------------------------------------------------------------

_DATA = pathlib.Path(__file__).parents[1] / "data"
SETUPS = [setup for game in GAMES.values() for setup in setups_of(game)]


def _start(text: str) -> Position:
    return read_setup(text.split()).start()


def _rows() -> list[dict[str, Any]]:
    """Return whole games of an independent implementation, for every game."""
    with (_DATA / "reference-games.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _played(position: Position, seed: int) -> Position:
    """Play at random to the end, passing only if there is no other step; return the position."""
    rng = random.Random(seed)
    while steps := position.legal_steps():
        position.play(rng.choice([s for s in steps if s != SpecialStep.PASS] or steps))
    return position


@pytest.mark.parametrize("row", _rows(), ids=lambda row: row["game"])
def test_reference_games(row: dict[str, Any]) -> None:
    position = _start(row["game"])
    for text, mover, legal in zip(row["turns"], row["movers"], row["legal"], strict=True):
        assert "BW"[position.colour] == mover
        assert len(list(position.legal_turns())) == legal
        position.play_turn(position.read(text))
        position.validate()
    outcome = certain(position.outcome())
    assert {BLACK: "black", WHITE: "white", None: "draw"}[outcome.winner] == row["result"]
    if "score" in row:
        assert position.score() == (row["score"]["B"], row["score"]["W"])
    check_count(position)


@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10_000))
@settings(max_examples=150, deadline=None)
def test_random_games(setup: Setup, seed: int) -> None:
    check_count(_played(setup.start(), seed))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_moment_of_a_game(setup: Setup) -> None:
    rng = random.Random(f"{setup} counted")
    position = setup.start()
    while True:
        check_count(position)
        if position.over:
            break
        position.play(rng.choice(position.legal_steps()))


def test_pairs_leave_before_the_next_size_is_counted() -> None:
    looked_at = 0
    for seed in range(40):
        steps = _played(_start("egotzi size=4"), seed).count_steps()
        for step, after in itertools.pairwise(steps):
            paired = {site for group in step.groups if group.number for site in group.sites}
            kept = {site for group in step.groups if not group.number for site in group.sites}
            assert set(after.gone) == set(step.gone) | paired
            assert not kept.intersection(after.gone)
            looked_at += bool(paired) and bool(kept)
    assert looked_at > 5


def test_nothing_left_to_count_is_shown() -> None:
    """All groups are removed: whoever placed last loses, and the last step shows no group."""
    for seed in range(3000):
        position = _played(_start("egotzi size=4"), seed)
        outcome = certain(position.outcome())
        if outcome.reason is EgotziEnding.LAST_STONE:
            last = position.count_steps()[-1]
            assert last.groups == ()
            assert len(last.gone) == 16
            return
    pytest.fail("no such game among 3000")


def test_a_row_of_six_is_counted_whole() -> None:
    """Player 2 wins with a row of six that a slide closes: f5-f4, from a1 to f1 along row 4."""
    start = GAMES["themisto"].setup().start()
    assert isinstance(start, ThemistoPosition)
    white = [24, 25, 26, 28, 29]  # a4 b4 c4 e4 f4
    black = [35]  # d5, flipped on its way to d4
    rest = [s for s in range(64) if s not in (*white, *black, 27) and s // 8 not in (3, 4)]
    start.lay(black + rest[0:22:2], white + rest[1:22:2], player=1)
    start.play(PLACE + 64 * 35 + 27)
    if start.outcome() is None:
        start.play(SpecialStep.KEEP)
    steps = start.count_steps()
    assert [step.reason for step in steps] == [
        ThemistoCounted.FRESH,
        ThemistoCounted.ROW,
        ThemistoCounted.LENGTH,
    ]
    assert [group.sites for group in steps[0].groups] == [(27,)]
    assert [group.sites[0] for group in steps[1].groups] == [24, 25, 26, 27, 28, 29]
    check_count(start)


def test_an_older_row_through_the_winning_one_is_left_out() -> None:
    """Player 1 slides e8-e4 and makes the five a4 to e4; a4 to a8 lay there before."""
    start = GAMES["themisto"].setup().start()
    assert isinstance(start, ThemistoPosition)
    rest = [8 * row + column for row in (0, 1, 2, 4, 5, 6) for column in (5, 6, 7)]
    white = [24, 32, 40, 48, 56, 25, 26, 27, 0, *rest[::2]]
    start.lay([60, *rest[1::2]], white)
    start.play(PLACE + 64 * 60 + 28)
    if start.outcome() is None:
        start.play(SpecialStep.KEEP)
    rows = [step for step in start.count_steps() if step.reason is ThemistoCounted.ROW]
    assert [[group.sites[0] for group in row.groups] for row in rows] == [[24, 25, 26, 27, 28]]
    check_count(start)


_BY_SIZE = (Counted.EQUAL, Counted.MORE, Counted.SCORED)


def check_count(position: Position) -> None:
    """Check that each step has groups of the board, and that the last one agrees with the game."""
    steps = position.count_steps()
    outcome = position.outcome()
    assert steps or outcome is None
    tally = position.tally()
    for step in steps:
        _check_sites(position, step)
        if step.count is not None:
            row = [c for c in tally if (c.label, c.size) == (step.count.label, step.count.size)]
            assert len(row) == 1
            if step.count.size:
                assert step.count == row[0]
    if steps:
        _check_end(position, steps)


def _check_sites(position: Position, step: CountStep) -> None:
    looked_at = [site for group in (*step.done, *step.groups) for site in group.sites]
    assert set(looked_at) <= {piece.site for piece in position.pieces()}
    assert set(step.gone) <= set(range(position.board.site_count))
    assert not set(step.gone).intersection(looked_at)
    if not step.sides:  # ways may meet
        assert len(set(looked_at)) == len(looked_at)


def _check_end(position: Position, steps: tuple[CountStep, ...]) -> None:
    last, outcome = steps[-1], position.outcome()
    match last.reason:
        case Counted.SCORES:
            _check_scores(position, steps)
        case Counted.TOTAL:
            assert last.count is not None
            assert last.count == position.tally()[0]
            assert _sizes(position) == Counter([len(group.sites) for group in last.done])
            if outcome is not None:
                fewer = BLACK if last.count.black < last.count.white else WHITE
                assert outcome.winner == fewer
                assert outcome.margin == abs(last.count.black - last.count.white)
        case OddYCounted.MIDDLE:
            assert outcome is not None
            _check_middle(position, steps, outcome.sites)
        case ThemistoCounted.LENGTH:
            assert outcome is not None
            assert outcome.winner is not None
            assert {s for row in last.groups for s in row.sites} == set(outcome.sites)
            _check_rows(position, steps, exact=position.player_of(outcome.winner) == 0)
        case _:
            assert last.reason is ThemistoCounted.REPETITION
            assert outcome is not None
            assert outcome.winner is None


def _check_scores(position: Position, steps: tuple[CountStep, ...]) -> None:
    last, outcome = steps[-1], position.outcome()
    assert last.count is not None
    black, white = last.count.black, last.count.white
    assert (black, white) == position.score()
    if outcome is not None and black != white:
        assert outcome.winner == (BLACK if black > white else WHITE)
    if not any(step.reason in _BY_SIZE for step in steps):  # squares have been added up
        assert _sizes(position) == Counter([len(group.sites) for group in last.done])
        return
    whole = _sizes(position)
    seen = Counter([len(group.sites) for step in steps[:-1] for group in step.groups])
    assert seen == whole
    paired = Counter[int]()
    for step in steps[:-1]:
        assert step.count is not None
        assert len(step.groups) == step.count.black + step.count.white
        paired += Counter([g.number for g in step.groups if g.number])
        assert set(Counter([g.number for g in step.groups if g.number]).values()) <= {2}
    if black != white:
        assert {len(group.sites) for group in last.groups} == {max(black, white)}
        if outcome is not None:
            assert {s for g in last.groups for s in g.sites} <= set(outcome.sites)
            assert outcome.margin == abs(black - white)
            tops = {piece.site: piece.colour for piece in position.pieces()}
            assert {tops[site] for site in outcome.sites} == {outcome.winner}
    scored = [s.count.size for s in steps if s.reason is Counted.SCORED and s.count is not None]
    assert sorted(scored) == sorted([score for score in (black, white) if score])


def _check_middle(position: Position, steps: tuple[CountStep, ...], group: tuple[int, ...]) -> None:
    assert steps[0].groups[0].sites == group
    last = steps[-1]
    assert len(last.sides) == 3
    gaps = [
        (other - side) % position.board.side_count
        for side, other in zip(last.sides, last.sides[1:] + last.sides[:1], strict=True)
    ]
    assert max(gaps) <= (position.board.side_count - 1) // 2
    ends = set()
    for side, way in zip(last.sides, last.done, strict=True):
        assert side in position.board.sides_of(way.sites[0])
        assert way.number == side + 1
        assert set(way.sites) <= set(group)
        for one, other in zip(way.sites, way.sites[1:], strict=False):
            assert other in position.board.neighbours(one)
        ends.add(way.sites[-1])
    assert len(ends) == 1, "the ways meet"


def _check_rows(position: Position, steps: tuple[CountStep, ...], *, exact: bool) -> None:
    colours = {piece.site: piece.colour for piece in position.pieces()}
    fresh = {site for group in steps[0].groups for site in group.sites}
    for step, row in zip(steps[1:-1], steps[-1].groups, strict=True):
        discs = [site for group in step.groups for site in group.sites]
        assert tuple(discs) == row.sites
        assert [group.number for group in step.groups] == list(range(1, len(discs) + 1))
        assert len({colours[site] for site in discs}) == 1
        assert fresh.intersection(discs)
        assert len(discs) == 5 if exact else len(discs) >= 5


def _sizes(position: Position) -> Counter[int]:
    stones = [-1] * position.board.site_count
    for piece in position.pieces():
        stones[piece.site] = piece.colour
    return Counter(Groups.of(position.board, stones).sizes())
