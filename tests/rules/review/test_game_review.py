"""The review of a game's moves: against full search, stopped, resumed, of every kind."""

import dataclasses
import itertools
import json
import random
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from favouring_weights import favouring, games_that_learn, start
from full_search import SMALL, late_exercises, turn_values
from game_facts import rows
from random_games import random_game, random_turn

from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE, Knowledge
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Report
from rules.games import GAMES, read_setup
from rules.games.game_data import solved_board
from rules.outcome import Outcome
from rules.position import Position, SpecialStep
from rules.record.game_record import Ending, GameRecord
from rules.review.game_review import (
    Comparison,
    TurnSearch,
    review_by_engine,
    review_moves,
    settled,
)
from rules.review.move_review import (
    LINE_TURNS,
    LOST,
    MoveReview,
    MoveReviews,
    Rate,
    Verdict,
    game_line,
    moves_to_review,
    rate_for,
)
from rules.setup import Setup
from rules.solved import WIN
from rules.step_weights import UNIT
from rules.training.exercise import read_puzzles

REFERENCE = Path(__file__).parents[2] / "data/reference-games.jsonl"
every_game = pytest.mark.parametrize("key", GAMES)


def positions(setup: Setup, turns: Sequence[Sequence[int]]) -> list[Position]:
    """Return the position before each turn, and the one after all."""
    found = [setup.start()]
    for turn in turns:
        found.append(found[-1].copy())
        found[-1].play_turn(turn)
    return found


def read_turns(setup: Setup, texts: Sequence[str]) -> list[tuple[int, ...]]:
    position, turns = setup.start(), []
    for text in texts:
        turns.append(position.read(text))
        position.play_turn(turns[-1])
    return turns


def check_consistent(setup: Setup, turns: Sequence[Sequence[int]], reviews: MoveReviews) -> None:
    """Check what holds for every review."""
    assert sorted(reviews) == list(range(len(turns)))
    seen = positions(setup, turns)
    for at, review in reviews.items():
        assert review.player == seen[at].player
        assert review.turn == seen[at].write(turns[at])
        assert seen[at].read(review.best)
        assert 0 <= review.loss <= rate_for(review.player, review.win_rate) <= 1
        assert not review.proven or review.win_rate in (0, 0.5, 1)
        assert not review.proven_after or review.win_rate_after in (0, 0.5, 1)
        assert review.loss == 0 or review.best != review.turn
        after = seen[at].copy()
        for text in (review.best, *review.line):
            after.play_turn(after.read(text))
        assert len(review.line) < LINE_TURNS
        assert review.best != review.turn or not review.line


def test_a_win_that_became_a_draw_is_a_missed_win() -> None:
    setup = GAMES["egotzi"].setup(size=4, variant="squared", komi=0)
    for seed in range(200):
        turns = random_game(setup, seed)
        seen = positions(setup, turns)
        for at in range(len(turns) - 5, len(turns)):
            known = turn_values(seen[at])
            if max(known.values()) == 1 and known[seen[at].write(turns[at])] == 0:
                review = review_moves(seen[at], turns[at:], 500)[0]
                assert review.verdict is Verdict.MISSED_WIN
                assert review.loss == 0.5
                return
    pytest.fail("no win was missed")


@pytest.mark.short("egotzi", "themisto")
@every_game
def test_every_game_can_be_reviewed_and_always_in_the_same_way(key: str) -> None:
    setup = GAMES[key].setup()
    turns = random_game(setup, 5, most=12)
    once = review_moves(setup.start(), turns, 60)
    check_consistent(setup, turns, once)
    assert review_moves(setup.start(), turns, 60) == once
    assert review_moves(setup.start(), turns, 60, seed=2) != once


def test_the_last_move_comes_first_and_each_is_reported() -> None:
    setup = GAMES["yodd"].setup(size=3)
    turns = random_game(setup, 1)
    seen: list[tuple[int, MoveReview]] = []
    reviews = review_moves(setup.start(), turns, 50, progress=lambda *about: seen.append(about))
    assert [at for at, _ in seen] == list(reversed(range(len(turns))))
    assert dict(seen) == reviews


def test_a_review_that_was_stopped_continues_to_the_same_result() -> None:
    setup = GAMES["oddy"].setup(sides=5, size=4)
    turns = random_game(setup, 2, most=14)
    whole = review_moves(setup.start(), turns, 80)
    known: MoveReviews = {}
    for count in range(1, len(turns) + 1):
        stop = threading.Event()

        def progress(at: int, _: MoveReview, event: threading.Event = stop) -> None:
            event.set()

        known = review_moves(setup.start(), turns, 80, known=known, stop=stop, progress=progress)
        # moves of which the value is known need no search, so a stop comes after them
        assert len(known) >= count
    assert known == whole


def test_a_stop_within_a_search_is_obeyed_at_once() -> None:
    setup = GAMES["oddy"].setup()
    turns = random_game(setup, 2, most=2)
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    assert review_moves(setup.start(), turns, 2_000_000_000, stop=stop) == {}


def test_only_shallower_reviews_are_replaced() -> None:
    setup = GAMES["egotzi"].setup(size=4)
    turns = random_game(setup, 3)
    reviews = review_moves(setup.start(), turns, 50)
    deep = {0: dataclasses.replace(reviews[0], simulations=51, loss=0.123)}
    assert moves_to_review(3, {**reviews, **deep}, 51) == [2, 1]
    again = review_moves(setup.start(), turns, 51, known={**reviews, **deep})
    assert again[0] == deep[0]
    assert {review.simulations for review in again.values()} == {51}


def test_a_hardly_visited_move_is_searched_as_deeply_as_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise a loss would be noise: here two equal turns by symmetry, one of them played."""
    setup = GAMES["egotzi"].setup(size=5, pie=False)
    start = setup.start()
    best = start.read(review_moves(start, [start.read("a1")], 4000)[0].best)
    corners = [start.read(text) for text in ("a1", "e1", "a5", "e5")]
    rates = [review_moves(start, [turn], 4000)[0] for turn in corners]
    losses = [review.loss for review in rates]
    assert max(losses) - min(losses) < 0.03
    assert review_moves(start, [best], 4000)[0].loss == 0


def test_a_turn_that_the_next_one_refutes_at_once_is_proven_lost() -> None:
    """A pass loses to a pass, which few random games try."""
    record = GameRecord(GAMES["yodd"].setup(size=3))
    for text in ("Bd1", "Wb1,Bc3"):
        record.play_text(text)
    position = record.position
    search = TurnSearch(300, 1, threading.Event())
    compared = search.compare(position, position.read("pass"), None)
    assert compared.after == LOST


@every_game
def test_the_best_move_gives_way_if_it_is_known_to_lose(key: str) -> None:
    """The search after it looks further than the one before it."""
    start = GAMES[key].setup().start()
    for turn in random_game(start.setup, 1, most=2):
        start.play_turn(turn)
    search = TurnSearch(300, 1, threading.Event())
    best = search.compare(start, next(start.legal_turns()), None).best
    for rate in (0.0, 0.5):
        compared = search.compare(start, best, Rate(rate, proven=True))
        assert compared.after == Rate(rate, proven=True)
        assert compared.before.value >= rate
        assert (compared.best == best) == (compared.before.value == rate)


def test_only_a_win_after_a_move_is_a_proof_before_it() -> None:
    best, played = (100,), (101,)
    for rate, proven in ((1.0, True), (0.5, False)):
        after = Rate(rate, proven=True)
        expected = Comparison(played, Rate(rate, proven), after)
        assert settled(best, played, Rate(0.4), after) == expected


def test_what_wins_by_force_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.review.game_review.Tree", None)
    start = GAMES["oddy"].setup().start()
    turn, won = next(start.legal_turns()), Rate(1.0, proven=True)
    search = TurnSearch(300, 1, threading.Event())
    assert search.compare(start, turn, won) == Comparison(turn, won, won)


@every_game
def test_both_moves_are_searched_in_one_tree(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the opening with the pie rule needs other trees; later, only proofs are taken over."""

    def other_tree(_: TurnSearch, position: Position, _turn: tuple[int, ...]) -> Rate:
        raise AssertionError(f"another tree at {position}")

    def compare(
        search: TurnSearch, position: Position, played: tuple[int, ...], known: Rate | None
    ) -> Comparison:
        assert known is None or known.proven
        return original(search, position, played, known)

    original = TurnSearch.compare
    monkeypatch.setattr(TurnSearch, "_best_after", other_tree)
    monkeypatch.setattr(TurnSearch, "compare", compare)
    setup = GAMES[key].setup()
    turns = random_game(setup, 3, most=10)
    start = positions(setup, turns[:2])[-1]
    assert len(review_moves(start, turns[2:], 200)) == len(turns) - 2


def test_the_end_of_a_game_that_was_resigned_is_not_a_loss_by_itself() -> None:
    record = GameRecord(GAMES["egotzi"].setup(size=4))
    for text in ("b2", "c3", "a4"):
        record.play_text(text)
    record.end(Outcome(0, Ending.RESIGNATION))
    record.play(record.position.read("d4"), aside=True)
    assert [node.text for node in game_line(record)] == ["b2", "c3", "a4"]


def test_games_with_passes() -> None:
    rows = map(json.loads, REFERENCE.read_text("utf-8").splitlines())
    found = [row for row in rows if "pass" in row["turns"]]
    assert len(found) > 5
    for row in found:
        setup = read_setup(row["game"].split())
        turns = read_turns(setup, row["turns"])
        check_consistent(setup, turns, review_moves(setup.start(), turns, 20))


@pytest.mark.parametrize(
    ("game", "moves"),
    rows("SWAPS"),
)
def test_games_with_a_swap(game: str, moves: str) -> None:
    setup = read_setup(game.split())
    turns = read_turns(setup, moves.split())
    check_consistent(setup, turns, review_moves(setup.start(), turns, 100))


def test_an_unfair_opening_is_swapped() -> None:
    setup = GAMES["oddy"].setup(sides=3, size=5)
    turns = read_turns(setup, ["d3", "swap"])
    reviews = review_moves(setup.start(), turns, 5000)
    assert reviews[0].loss > 0.05  # the middle is too good to give away
    assert reviews[1].best == "swap"
    assert reviews[1].loss == 0


@every_game
def test_a_game_that_starts_elsewhere(key: str) -> None:
    game = GAMES[key]
    position = game.setup().start()
    rng = random.Random(4)
    while position.turn < 5:
        position.play_turn(random_turn(position, rng))
    setup = game.setup().placed(position.placement())
    turns = random_game(setup, 1, most=4)
    check_consistent(setup, turns, review_moves(setup.start(), turns, 60))


TURNS = 4  # that are reviewed in each
SIMULATIONS = 3000
GAME_FILES = Path(__file__).parents[3] / "resources/games"

# [value of the best turn, of the one played] -> the verdict
VERDICTS = {(1, -1): Verdict.LOST_WON_GAME, (1, 0): Verdict.MISSED_WIN, (0, -1): Verdict.BLUNDER}


def review_of(position: Position, turn: str) -> MoveReview:
    return review_moves(position, [position.read(turn)], SIMULATIONS)[0]


def value_of(rate: float) -> int:
    return round(2 * rate - 1)


@pytest.mark.short("10-yodd")
@pytest.mark.parametrize("game", SMALL)
@pytest.mark.parametrize("positions", [10, 55])
def test_what_is_proven_is_what_full_search_finds(positions: int, game: str) -> None:
    proven = 0
    for exercise in itertools.islice(late_exercises(game, seed=9), positions):
        position = exercise.position()
        known = turn_values(position)
        best = max(known.values())
        for turn in itertools.islice(known, TURNS):
            review = review_of(position, turn)
            if review.proven:
                assert value_of(rate_for(review.player, review.win_rate)) == best, exercise
            if review.proven_after:
                after = rate_for(review.player, review.win_rate_after)
                assert value_of(after) == known[turn], (exercise, turn)
            if review.proven and review.proven_after:
                assert review.verdict is VERDICTS.get((best, known[turn]), Verdict.NONE)
                proven += 1
            if review.proven and best == 1:
                assert known[review.best] == 1
    assert proven > positions  # most of them, or the test would check nothing


def test_in_themisto_a_win_by_force_stays_one_whatever_was_played() -> None:
    for puzzle in read_puzzles(GAME_FILES / "themisto/puzzles.jsonl")[:8]:
        position = puzzle.position()
        right = review_of(position, puzzle.accepted[0])
        assert right.verdict is Verdict.NONE
        assert not right.proven or rate_for(right.player, right.win_rate) == 1.0
        other = next(
            text
            for text in map(position.write, position.legal_turns())
            if text not in puzzle.accepted
        )
        missed = review_of(position, other)
        if missed.proven:
            assert rate_for(missed.player, missed.win_rate) == 1.0


KEYS = games_that_learn()


def knowing(position: Position, step: int, weight: int) -> Knowledge:
    weights = favouring(position, step, weight)
    return Knowledge(learned_weights=lambda setup: weights)


@pytest.mark.parametrize("key", KEYS)
def test_a_step_that_was_learned_to_be_bad_is_not_the_best(key: str) -> None:
    position = start(key)
    played = next(position.legal_turns())
    best = TurnSearch(1000, 1, threading.Event()).compare(position, played, None).best
    disliked = knowing(position, best[0], -UNIT // 2)
    found = TurnSearch(1000, 1, threading.Event(), disliked).compare(position, played, None)
    assert found.best != best


def test_a_review_of_a_game_hands_on_what_is_known() -> None:
    position = GAMES[KEYS[0]].small_setup().start()
    turn = next(position.legal_turns())
    asked = []

    def weights(setup: object) -> None:
        asked.append(setup)

    review_moves(position, [turn], 20, knowledge=Knowledge(learned_weights=weights))
    assert set(asked) == {position.setup}


def test_every_move_is_compared_by_the_table() -> None:
    setup = read_setup(["oddy", "sides=3", "size=5", "pie=off"])
    board = solved_board(setup)
    assert board is not None
    dice = random.Random(4)
    position, turns, results = setup.start(), [], []
    while not position.over:
        found = board.turn_results(position)
        turns.append(dice.choice(list(found)))
        results.append((max(found.values()), found[turns[-1]]))
        position.play_turn(turns[-1])
    reviews = review_moves(setup.start(), turns, 1, knowledge=GAME_KNOWLEDGE)
    assert len(reviews) == len(turns)
    given_away = 0
    for at, (best, played) in enumerate(results):
        review = reviews[at]
        assert review.proven
        assert review.win_rate == ((best == WIN) == (review.player == 0))
        assert review.loss == (best - played) / 2
        given_away += best > played
    assert given_away > 0


def test_no_first_move_is_a_mistake_with_the_pie_rule() -> None:
    start = read_setup(["oddy", "sides=3", "size=5"]).start()
    for text in ("a1", "d3"):
        review = review_moves(start, [start.read(text)], 1, knowledge=GAME_KNOWLEDGE)[0]
        assert review.best == text
        assert review.loss == 0


class Sure(Engine):
    """An analyst that would pass whenever it may, and is sure of nothing."""

    def search(
        self, start: Position, line: Sequence[Sequence[int]], limits: Limits, **_: object
    ) -> Report:
        position = start.copy()
        for turn in line:
            position.play_turn(tuple(turn))
        assert not position.over, "asked about a game that has ended"
        best = min(position.legal_turns(), key=lambda turn: turn != (SpecialStep.PASS,))
        found = Candidate(turn=best, visits=1, win_rate=0.5, prior=1.0, line=(best,))
        return Report(simulations=1, elapsed_ms=1, win_rate=0.5, candidates=(found,))


def test_a_better_move_that_would_have_ended_the_game_is_rated_by_its_end() -> None:
    setup = GAMES["yodd"].setup(size=3)
    turns = read_turns(setup, ["Wa1", "pass", "Ba3,Be3"])
    review = review_by_engine(Sure(), setup.start(), turns, 1)[2]
    assert review.best == "pass"
    assert (review.win_rate, review.proven) == (1, True)
    assert review.win_rate_after == 0.5
