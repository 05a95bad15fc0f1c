"""The engine on every game: it wins, it stops, it can be reproduced; and what its levels mean."""

import itertools
import random
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from certain import certain
from full_search import turn_values
from game_facts import rows

from rules.engine import engine as engine_module
from rules.engine.engine import Engine, ParallelSearch, SearchReporter
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Proof, Report
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.position import PLACE, Position, SpecialStep
from rules.refusal import InvalidPositionError
from rules.setup import Game, Setup

SETUPS = [game.small_setup() for game in GAMES.values()]
every_game = pytest.mark.parametrize("setup", SETUPS, ids=str)


def play_randomly(position: Position, turns: int, seed: int) -> list[tuple[int, ...]]:
    """Play so many random turns, fewer at the end of the game; return them."""
    choose = random.Random(seed)
    line: list[tuple[int, ...]] = []
    while len(line) < turns and not position.over:
        turn = choose.choice(list(position.legal_turns()))
        position.play_turn(turn)
        line.append(turn)
    return line


@every_game
def test_beats_a_random_mover_from_both_sides(setup: Setup) -> None:
    engine = Engine()
    for game in range(6):
        position = setup.start()
        choose = random.Random(game)
        engine_player = game % 2
        while not position.over:
            if position.player == engine_player:
                limits = Limits(simulations=300, seed=game)
                turn = engine.search(position, [], limits).best
            else:
                turn = choose.choice(list(position.legal_turns()))
            position.play_turn(turn)
        outcome = certain(position.outcome())
        assert outcome.winner == position.colour_of(engine_player), f"game {game}: {outcome}"


@every_game
def test_every_reported_turn_and_line_is_legal(setup: Setup) -> None:
    for turns in (0, 1, 2, 9):
        position = setup.start()
        play_randomly(position, turns, seed=turns)
        report = Engine().search(position, [], Limits(simulations=400, seed=1, threads=2))
        assert report.simulations == 400 or report.proven
        assert 0 <= report.win_rate <= 1
        for candidate in report.candidates:
            here = position.copy()
            assert candidate.line[0] == candidate.turn
            for turn in candidate.line:
                assert here.read(here.write(turn))
                here.play_turn(turn)
            assert candidate.visits >= 0
        texts = [position.write(candidate.turn) for candidate in report.candidates]
        assert len(set(texts)) == len(texts)


@every_game
def test_one_thread_a_seed_and_a_number_of_simulations_repeat(setup: Setup) -> None:
    limits = Limits(simulations=500, seed=0)
    first, second = (Engine().search(setup.start(), [], limits) for _ in range(2))
    assert first.candidates == second.candidates
    other = Engine().search(setup.start(), [], Limits(simulations=500, seed=8))
    assert other.candidates != first.candidates


@every_game
def test_a_stop_is_obeyed_at_once_and_still_gives_a_turn(setup: Setup) -> None:
    stop = threading.Event()
    found = Engine().search(
        setup.start(), [], Limits(threads=2), stop=stop, report=lambda _: stop.set(), report_ms=1
    )  # without the stop it would take hours
    assert setup.start().read(setup.start().write(found.best))


@pytest.mark.parametrize("key", GAMES)
def test_reports_come_while_it_searches(key: str) -> None:
    start = GAMES[key].setup().start()
    reports: list[Report] = []
    limits = Limits(simulations=5000, seed=1)
    last = Engine().search(start, [], limits, report=reports.append, report_ms=1)
    assert reports
    assert [r.simulations for r in reports] == sorted(r.simulations for r in reports)
    assert last.simulations >= reports[-1].simulations


def test_one_seed_always_visits_the_openings_equally_often() -> None:
    """These numbers depend on all that a search weighs, AMAF above all: change them with care."""
    start = GAMES["oddy"].setup(sides=3, size=5, pie=False).start()
    tree = Tree(start, seed=1, capacity=50_000, exact=False)
    tree.run(1000)
    visits = [child[2] for child in tree.children(tree.root_node)]
    assert visits == [241, 0, 116, 0, 54, 12, 1, 6, 0, 0, 68, 1, 0, 5, 496]


def test_exact_search_begins_with_the_turn_that_looks_best() -> None:
    """So it needs few simulations, always as many with one seed: change them with care."""
    position = GAMES["egotzi"].setup(size=4, pie=False).start()
    play_randomly(position, 3, seed=1)
    tree = Tree(position, seed=1, capacity=100_000)
    assert tree.run(20_000) == 3328
    assert tree.solved


@every_game
def test_the_tree_is_kept_from_turn_to_turn(setup: Setup) -> None:
    engine = Engine()
    start = setup.start()
    first = engine.search(start, [], Limits(simulations=3000, seed=1))
    line = list(first.candidates[0].line[:2])
    followed = engine.search(start, line, Limits(simulations=1, seed=1))
    assert sum(candidate.visits for candidate in followed.candidates) > 1
    elsewhere = engine.search(start, [first.candidates[1].turn], Limits(simulations=1, seed=1))
    assert sum(candidate.visits for candidate in elsewhere.candidates) <= 1


@pytest.mark.parametrize("threads", [1, 2])
def test_no_node_is_visited_more_often_than_it_can_count(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_module, "_MAX_VISITS", 5001)
    engine, start = Engine(), GAMES["oddy"].setup().start()
    assert engine.search(start, [], Limits(threads=threads)).simulations == 5001
    assert engine.search(start, [], Limits(threads=threads)).simulations == 0
    again = engine.search(start, [], Limits(simulations=10, threads=threads))
    assert again.simulations == 0
    assert again.best in start.legal_turns()


@every_game
def test_compaction_keeps_the_tree(setup: Setup) -> None:
    tree = Tree(setup.start(), seed=3, capacity=100_000)
    tree.run(2000)
    before = _drawing(tree, tree.root_node)
    step = max(tree.children(tree.root_node), key=lambda child: child[2])[1]
    size = tree.size
    tree.compact()
    assert _drawing(tree, tree.root_node) == before
    assert tree.size == size
    assert tree.advance(step)
    below = _drawing(tree, tree.root_node)
    tree.compact()
    assert _drawing(tree, tree.root_node) == below
    assert tree.size < size
    tree.run(100)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_full_tree_keeps_searching(game: Game) -> None:
    tree = Tree(game.setup().start(), seed=3, capacity=1000)
    assert tree.run(3000) == 3000
    assert tree.size <= 1000


def test_the_fuller_a_tree_is_the_slower_it_grows() -> None:
    """So there is still room for the best moves long after half of it is used."""
    tree = Tree(GAMES["wythe"].setup().start(), seed=3, capacity=20_000)
    sizes = []
    for simulations in (1_000, 1_000, 20_000):
        tree.run(simulations)
        sizes.append(tree.size)
    assert 10_000 < sizes[0] < sizes[1] < sizes[2] < 20_000


@pytest.mark.parametrize("seed", [0, 3])  # with leaves of both kinds
def test_a_leaf_where_a_turn_wins_at_once_is_proven(seed: int) -> None:
    """In Themisto, checked against all turns: proven exactly if one of them makes the row."""
    position = GAMES["themisto"].setup().start()
    play_randomly(position, 2 + seed, seed)
    tree = Tree(position, seed=seed, capacity=100_000)
    tree.run(250)
    seen: list[bool] = []
    for _child, step, visits, _wins, proof in tree.children(tree.root_node):
        after = position.copy()
        after.play(step)
        if after.over or after.turn == position.turn or not (visits or proof):
            continue
        decided = _wins_at_once(after)
        mine = after.player == position.player
        if decided or visits <= 1:  # skipped, or just played out
            assert proof == ((1 if mine else 2) if decided else 0)
        seen.append(decided)
    assert set(seen) == {True, False}


@every_game
def test_a_proof_without_steps_is_a_game_over_or_a_turn_that_wins_at_once(setup: Setup) -> None:
    """Anywhere in the tree, also in the middle of a turn and after a pass."""
    proven = 0
    for seed in range(2):
        position = setup.start()
        while not position.over:
            before = position.copy()
            play_randomly(position, 1, seed)
            if seed % 2 and not before.over and SpecialStep.PASS in before.legal_steps():
                before.play(SpecialStep.PASS)
                position = before
            if position.over:
                break
            tree = Tree(position, seed=seed, capacity=30_000, exact=False)
            tree.run(60)
            proven += _check_proofs(tree, tree.root_node, position)
    assert proven


def _check_proofs(tree: Tree, node: int, position: Position) -> int:
    """Check those without steps below a node; return how many there are."""
    count = 0
    for child, step, _visits, _wins, proof in tree.children(node):
        after = position.copy()
        after.play(step)
        if tree.width(child):
            count += _check_proofs(tree, child, after)
        elif proof:
            count += 1
            outcome = after.outcome()
            if outcome is None:
                assert _wins_at_once(after)
                assert proof == (1 if after.player == position.player else 2)
            elif outcome.winner is None:
                assert proof == 3
            else:
                won = after.player_of(outcome.winner) == position.player
                assert proof == (1 if won else 2)
    return count


@every_game
def test_a_proven_leaf_counts_for_the_player_who_wins_there(setup: Setup) -> None:
    """One turn before the end, for either player, whoever acts."""
    winners = set()
    for seed in range(12):
        position, before = setup.start(), setup.start()
        choose = random.Random(seed)
        while not position.over:
            before = position.copy()
            position.play(choose.choice(position.legal_steps()))
        tree = Tree(before, seed=seed, capacity=30_000, exact=False)
        tree.run(50)
        for _child, step, visits, wins, proof in tree.children(tree.root_node):
            after = before.copy()
            after.play(step)
            outcome = after.outcome()
            if not visits or outcome is None or outcome.winner is None:
                continue
            winner = after.player_of(outcome.winner)
            winners.add(winner)
            assert proof == (1 if winner == before.player else 2)
            assert wins == (visits if winner == before.player else 0)
    assert winners == {0, 1}


def test_a_game_that_is_over_is_refused() -> None:
    setup = GAMES["yodd"].setup(size=2)
    position = setup.start()
    play_randomly(position, 1000, seed=1)
    with pytest.raises(ValueError, match="over"):
        Engine().search(position, [], Limits(simulations=10))


@every_game
def test_a_position_that_contradicts_itself_is_refused(setup: Setup) -> None:
    """A step played twice damages a position; the engine says so, and plays the next one."""
    engine = Engine()
    step = next(step for step in setup.start().legal_steps() if step >= PLACE)
    with pytest.raises(InvalidPositionError):
        engine.search(setup.start(), [(step, step)], Limits(simulations=10))
    assert engine.search(setup.start(), [], Limits(simulations=10)).simulations == 10


def test_after_an_error_the_next_search_starts_with_new_trees() -> None:
    engine = Engine()
    start = GAMES["oddy"].setup().start()

    def fail(_report: Report) -> None:
        raise RuntimeError("nobody listens")

    with pytest.raises(RuntimeError, match="nobody listens"):
        engine.search(start, [], Limits(threads=2), report=fail, report_ms=1)
    assert engine._parallel is None
    assert engine.search(start, [], Limits(simulations=50, threads=2)).simulations == 50


def test_a_thread_that_cannot_be_started_leaves_none_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = threading.Thread.start
    begun: list[threading.Thread] = []

    def start_one(thread: threading.Thread) -> None:
        if begun:
            raise RuntimeError("can't start new thread")
        begun.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_one)
    with pytest.raises(RuntimeError, match="can't start"):
        Engine().search(GAMES["oddy"].setup().start(), [], Limits(threads=3))
    assert begun
    assert not begun[0].is_alive()


@every_game
def test_the_rest_of_an_unfinished_turn_is_searched(setup: Setup) -> None:
    """The answer completes the turn, whatever is left of it, and the tree is that of the turn."""
    position = setup.start()
    line = play_randomly(position, 3, seed=2)
    turn = max(position.legal_turns(), key=len)
    whole = position.copy()
    whole.play_turn(turn)
    engine = Engine()
    engine.search(setup.start(), line, Limits(simulations=2000, seed=1))
    if len(turn) == 1:
        return
    report = engine.search(setup.start(), [*line, turn[:1]], Limits(simulations=1, seed=1))
    for candidate in report.candidates:
        assert position.read(position.write((*turn[:1], *candidate.turn)))
    position.play(turn[0])
    assert {candidate.turn[0] for candidate in report.candidates} <= set(position.legal_steps())


def test_a_weak_levels_tree_is_not_used_for_strong_play() -> None:
    engine = Engine()
    start = GAMES["egotzi"].setup().start()
    engine.search(start, [], Limits(level=5, seed=1))
    report = engine.search(start, [], Limits(simulations=1, seed=1))
    assert sum(candidate.visits for candidate in report.candidates) == 1


@every_game
def test_a_turn_is_decided_when_no_other_can_overtake_it(setup: Setup) -> None:
    position = setup.start()
    play_randomly(position, 2, seed=3)
    tree = Tree(position, seed=1, capacity=300_000)
    tree.run(3000)
    found = SearchReporter(position, tree)
    best, second = (tree.child(tree.root_node, step) for _, step in tree.leaders(tree.root_node, 2))
    assert best is not None
    assert second is not None
    lead = best[1] - second[1]
    assert not found.is_decided(lead)
    assert not found.is_decided(10**9)
    if len(found.report(0, 0).best) == 1 and lead > 0:
        assert found.is_decided(lead - 1)


def test_a_search_that_saves_time_ends_when_all_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """It checks every 20 ms whether the simulations that the time left allows could matter."""
    start = GAMES["egotzi"].setup().start()
    now_s = itertools.count(0, 0.0005)  # a machine on which each look at the clock takes time
    monkeypatch.setattr(engine_module, "time", SimpleNamespace(monotonic=lambda: next(now_s)))
    monkeypatch.setattr(engine_module, "CHUNK_MS", 0.5)  # each chunk, which lasts two looks
    looked: list[float] = []

    def is_decided(found: SearchReporter, more: int) -> bool:
        done = found._tree.visits_of(found._tree.root_node)
        looked.append(1000 * done / (done + more))  # when it was, in ms
        return len(looked) == 3

    monkeypatch.setattr(SearchReporter, "is_decided", is_decided)
    saved = Engine().search(start, [], Limits(think_ms=1000, seed=1, saves_time=True))
    assert looked == pytest.approx([20, 40, 60], abs=3)
    assert saved.elapsed_ms < 70
    used = Engine().search(start, [], Limits(think_ms=100, seed=1))
    assert used.elapsed_ms >= 100
    assert len(looked) == 3


@pytest.mark.parametrize("what", ["__init__", "follow"])
def test_refused_memory_is_reported_and_the_engine_recovers(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **named: object) -> object:
        raise MemoryError

    engine = Engine()
    start = GAMES["oddy"].setup().start()
    if what == "follow":
        engine.search(start, [], Limits(simulations=10))
    monkeypatch.setattr(ParallelSearch, what, refuse)
    with pytest.raises(MemoryError, match="not enough memory for the engine's trees: 320 MB"):
        engine.search(start, [], Limits(simulations=10))
    assert engine._parallel is None
    monkeypatch.undo()
    assert engine.search(start, [], Limits(simulations=10)).simulations == 10


@pytest.mark.parametrize(
    "bad",
    [
        {"level": 0},
        {"level": 11},
        {"think_ms": -1},
        {"simulations": -1},
        {"threads": 0},
        {"saves_time": True},
    ],
)
def test_limits_out_of_range_are_refused(bad: dict[str, Any]) -> None:
    (name,) = bad
    with pytest.raises(ValueError, match=name):
        Limits(**bad)


def test_a_small_game_is_solved_like_full_search() -> None:
    """Black wins Y of side 3 from every first cell, but not with the pie rule."""
    for pie in (False, True):
        setup = GAMES["oddy"].setup(sides=3, size=3, pie=pie)
        report = Engine().search(setup.start(), [], Limits(simulations=100_000, seed=1))
        assert report.proven is (
            Proof.WIN if 1 in turn_values(setup.start()).values() else Proof.LOSS
        )


def test_win_rates_are_the_movers() -> None:
    """One turn before a win the mover's win rate is 1, whatever the colour."""
    setup = GAMES["oddy"].setup(sides=3, size=3, pie=False)
    for texts, best in ((["a1", "c2", "b1", "b2"], "c1"), (["c2", "a1", "c3", "b1", "b2"], "c1")):
        position = setup.start()
        for text in texts:
            position.play_turn(position.read(text))
        report = Engine().search(position, [], Limits(simulations=2000, seed=1))
        assert report.proven is Proof.WIN
        assert report.win_rate == 1.0
        assert position.write(report.best) == best


def _wins_at_once(position: Position) -> bool:
    """Return whether a turn from here wins the game."""
    for turn in position.legal_turns():
        after = position.copy()
        after.play_turn(turn)
        outcome = after.outcome()
        if outcome and outcome.winner == position.colour:
            return True
    return False


def _drawing(tree: Tree, node: int) -> object:
    """Return a tree as nested tuples, without its numbering."""
    return [
        (step, visits, wins, proof, _drawing(tree, child) if visits > 1 else None)
        for child, step, visits, wins, proof in tree.children(node)
    ]


# -- levels ----------------------------------------------------------------------------------------

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

# Games whose last turn of all is not always forced.
SUDDEN = [read_setup(words.split()) for words in rows("SUDDEN")]


@each_game
def test_no_level_from_the_fourth_on_misses_a_win_or_thinks_long(game: Game) -> None:
    for name in ("omission_rate", "blunder_rate"):
        shares = [getattr(level, name) for level in game.levels]
        assert shares == sorted(shares, reverse=True)
    assert all(level.blunder_rate == 0 for level in game.levels[3:])
    # within a second on one slow thread: all games do 20,000 a second and more
    assert game.levels[-1].simulations <= 8000


@each_game
def test_a_level_bounds_the_simulations(game: Game) -> None:
    start = game.setup().start()
    for number, level in enumerate(game.levels[:3], 1):
        report = Engine().search(start, [], Limits(level=number, seed=1))
        assert report.simulations == level.simulations
        more = Limits(level=number, seed=1, simulations=level.simulations + 1)
        assert Engine().search(start, [], more).simulations == level.simulations
    fewer = Limits(level=4, seed=1, simulations=1)
    assert Engine().search(start, [], fewer).simulations == 1


@each_game
@pytest.mark.parametrize("level", [1, 4, 9])
def test_a_level_is_the_same_with_any_number_of_threads(game: Game, level: int) -> None:
    start = game.setup().start()
    one, three = (
        Engine().search(start, [], Limits(level=level, seed=5, threads=threads))
        for threads in (1, 3)
    )
    assert one.candidates == three.candidates
    other = Engine().search(start, [], Limits(level=level, seed=6))
    assert other.candidates != one.candidates


@pytest.mark.parametrize("setup", SUDDEN, ids=str)
def test_a_win_in_one_turn_is_never_missed_from_level_4_on(setup: Setup) -> None:
    for seed in range(6):
        position = _before_a_win(setup, seed)
        for level in range(4, STRONGEST + 1):
            limits = Limits(level=level, seed=seed, simulations=30)
            turn = Engine().search(position, [], limits).best
            assert _won(_after(position, turn), position), (level, seed)


def test_level_1_misses_wins_now_and_then() -> None:
    won = 0
    for seed in range(20):
        position = _before_a_win(GAMES["oddy"].setup(sides=5, size=4), seed)
        turn = Engine().search(position, [], Limits(level=1, seed=seed)).best
        won += _won(_after(position, turn), position)
    assert 0 < won < 15


@each_game
def test_a_level_that_omits_steps_keeps_the_buttons_and_one_step(game: Game) -> None:
    position = game.setup().start()
    choose = random.Random(1)
    while not position.over:
        here = position.distinct_steps()
        for omission_rate in (0.0, 0.5, 0.99):
            tree = Tree(position, seed=position.turn, capacity=20_000, omission_rate=omission_rate)
            tree.run(2)
            seen = [step for _child, step, *_ in tree.children(tree.root_node)]
            assert seen or tree.solved
            assert set(seen) <= set(here)
            if seen and len(seen) > 1:
                assert {step for step in here if step < PLACE} <= set(seen)
            if omission_rate == 0:
                assert len(seen) == len(here)
        position.play(choose.choice(here))


@each_game
def test_the_share_that_is_overlooked_is_the_one_asked_for(game: Game) -> None:
    position = game.setup().start()
    steps = len(position.distinct_steps())
    seen = 0
    for seed in range(200):
        tree = Tree(position, seed=seed, capacity=20_000, omission_rate=0.7)
        tree.run(1)
        seen += len(tree.children(tree.root_node))
    assert 0.27 < seen / (200 * steps) < 0.33


@pytest.mark.parametrize("seed", range(20))
def test_proofs_with_omitted_steps_are_true(seed: int) -> None:
    """On the Y of side 3, against full search, from the middle of a game."""
    position = GAMES["oddy"].setup(sides=3, size=3, pie=False).start()
    choose = random.Random(seed)
    for _ in range(1 + seed % 3):
        if not position.over:
            position.play(choose.choice(position.legal_steps()))
    if position.over:
        return
    tree = Tree(position, seed=seed, capacity=20_000, omission_rate=0.4)
    tree.run(2000)
    wins = 1 in turn_values(position).values()
    proofs = {_proof for *_, _proof in tree.children(tree.root_node)}
    if tree.solved:
        assert wins
    if not wins:
        assert 1 not in proofs


def test_levels_overlook_what_the_strongest_sees() -> None:
    """All of Y of side 3 is solved at once by the strongest; a weak level does not claim that."""
    start = GAMES["oddy"].setup(sides=3, size=3, pie=True).start()
    assert Engine().search(start, [], Limits(seed=1)).proven is Proof.LOSS
    for level in (1, 2, 3):
        assert Engine().search(start, [], Limits(level=level, seed=1)).proven is None


def _before_a_win(setup: Setup, seed: int) -> Position:
    """Return a position of a random game in which some turns win at once, and some do not."""
    choose = random.Random(seed)
    while True:
        position = setup.start()
        while not position.over:
            turns = list(position.legal_turns())
            wins = [_won(_after(position, turn), position) for turn in turns]
            if any(wins) and not all(wins):
                return position
            position.play_turn(choose.choice(turns))


def _after(position: Position, turn: tuple[int, ...]) -> Position:
    after = position.copy()
    after.play_turn(turn)
    return after


def _won(after: Position, before: Position) -> bool:
    """Return whether who was to move before has won."""
    outcome = after.outcome()
    return outcome is not None and outcome.winner == before.colour
