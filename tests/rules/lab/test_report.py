"""What a match reports, its score and tests against published numbers, and its log."""

import dataclasses
import io
import json
import math
import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.lab.match import (
    MatchError,
    MatchLog,
    MatchResult,
    MatchSetup,
    Score,
    Sprt,
    Verdict,
    elo,
    share_of,
)
from rules.lab.match_command import (
    ProgressBar,
    match_progress_text,
    report_facts,
    report_text,
)
from rules.lab.match_game import Forfeit, GameResult

SETUP = MatchSetup(black="level 7", white="ssh host oddments-gtp", game="yodd size=4", games=8)


def game(number: int, winner: int | None, fault: Forfeit | None = None) -> GameResult:
    return GameResult(
        game=number,
        first=number % 2,
        winner=winner,
        result="",
        turns=(),
        opening=0,
        choices=(10, 20),
        seconds=(1.0, 4.0),
        fault=fault,
    )


GAMES = (
    game(0, 0),
    game(1, 0),
    game(2, 0),
    game(3, None),
    game(4, 1, Forfeit(0, "the program has ended (status 3)", ("first", "Out of memory"))),
    game(6, 0),
    game(7, 1),
)
RESULT = MatchResult(SETUP, GAMES, earlier=3)


def test_the_score_is_blacks_and_pairs_are_finished_ones() -> None:
    score = RESULT.score
    assert (score.won, score.drawn, score.lost) == (4, 1, 2)
    assert score.pairs == (0, 0, 1, 1, 1)
    assert RESULT.first_score.won == 4  # games 0, 2 and 6 by black, 7 by white
    assert RESULT.test_pairs == (0, 0, 0, 1, 1)  # the third is not finished, so not the fourth


def test_a_decided_test_stays_decided() -> None:
    setup = MatchSetup(black="random", white="random", games=400, sprt=Sprt(0, 200))
    won = tuple(game(i, 0) for i in range(60))
    lost = tuple(game(i, 1) for i in range(60, 400))
    one, all_ = MatchResult(setup, won), MatchResult(setup, won + lost)
    assert one.verdict is all_.verdict is Verdict.H1
    assert one.test_pairs == all_.test_pairs
    assert sum(one.test_pairs) < 30


def test_text_for_humans() -> None:
    lines = report_text(RESULT).splitlines()
    assert lines[0] == "yodd size=4: 'level 7' (black) against 'ssh host oddments-gtp' (white)"
    assert lines[1] == "7 of 8 games: black won 4, drew 1, lost 2"
    assert lines[2].startswith("score 64.3%, 95 % from ")
    assert lines[3].startswith("Elo +102, 95 % from ")
    assert lines[4] == "pairs by black's points: 0: 0, ½: 0, 1: 1, 1½: 1, 2: 1"
    assert "seconds a turn: black 0.100, white 0.200" in lines
    assert lines[-1] == (
        "game 5 lost by black: the program has ended (status 3) (it said: Out of memory)"
    )


def test_unplayed_and_broken_off() -> None:
    text = report_text(MatchResult(SETUP, (), {4: "its worker ended (SIGKILL)"}, interrupted=True))
    assert "0 of 8 games" in text
    assert "game 5 not played: its worker ended (SIGKILL)" in text
    assert text.endswith("broken off")


def test_only_some_faults_are_listed_one_by_one() -> None:
    faulty = tuple(game(i, 1, Forfeit(0, f"reason {i}")) for i in range(15))
    text = report_text(MatchResult(SETUP, faulty))
    assert "reason 9" in text
    assert "reason 10" not in text
    assert "and 5 more games lost by a fault" in text


def test_facts_are_strict_json() -> None:
    facts = json.loads(json.dumps(report_facts(RESULT), allow_nan=False))
    assert facts["games"] == 7
    assert facts["black"] == {"won": 4, "drawn": 1, "lost": 2}
    assert facts["score"] == pytest.approx(9 / 14)
    assert facts["elo_95"] == pytest.approx(list(RESULT.score.elo_interval))
    assert facts["match"]["game"] == "yodd size=4"
    assert [GameResult.from_json(one) for one in facts["results"]] == list(GAMES)
    assert "sprt" not in facts
    lost = report_facts(MatchResult(SETUP, (game(0, 1),)))
    assert lost["elo"] is None
    assert lost["elo_95"][0] is None
    assert json.dumps(lost, allow_nan=False)


@pytest.mark.parametrize(
    ("winner", "verdict", "said"),
    [
        (0, "H1", "decided: at least +200 Elo"),
        (1, "H0", "decided: no more than +0 Elo"),
        (None, "OPEN", "not decided"),
    ],
)
def test_what_the_test_says(winner: int | None, verdict: str, said: str) -> None:
    setup = MatchSetup(black="random", white="random", games=80, sprt=Sprt(0, 200))
    games = tuple(game(i, winner if i > 1 else i) for i in range(60 if winner is not None else 4))
    result = MatchResult(setup, games)
    assert report_facts(result)["sprt"]["verdict"] == verdict
    assert said in report_text(result)


def test_progress_shows_the_time_that_remains() -> None:
    # 4 of the 7 games were played now, in 3600 s, and one is missing
    text = match_progress_text(RESULT, 3600)
    assert text.startswith("█████████████████░░░ 7/8 · 15:00 left · black won 4")
    assert "left" not in match_progress_text(MatchResult(SETUP, GAMES, earlier=7), 10)
    assert match_progress_text(MatchResult(SETUP), 10).startswith("░░░░░░░░░░░░░░░░░░░░ 0/8")
    long = MatchResult(MatchSetup(black="random", white="random", games=1000), (game(0, 0),))
    assert "1:06:36 left" in match_progress_text(long, 4)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_drawn_in_place_and_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    terminal = Terminal()
    bar = ProgressBar(terminal)
    for moment in (100.2, 100.25, 100.5):
        now = moment
        bar(RESULT)
    bar.close()
    assert "\n" not in terminal.getvalue()
    assert terminal.getvalue().count("7/8") == 2
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_elsewhere_there_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    file = io.StringIO()
    bar = ProgressBar(file)
    for moment in (101.0, 130.0, 161.0, 170.0, 222.0):
        now = moment
        bar(RESULT)
    bar.close()
    assert file.getvalue().count("\n") == 2
    assert "\r" not in file.getvalue()


# -- shares, Elo, intervals and the sequential test ------------------------------------------------

# independent games that won with probability p: pairs of 2, 1 and 0 points
WILSON = [
    # won of games, 95 % by Wilson's formula as published tables and calculators have it
    (0, 10, 0.0, 0.2775),
    (10, 10, 0.7225, 1.0),
    (1, 10, 0.0179, 0.4042),
    (5, 10, 0.2366, 0.7634),
    (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("won", "games", "low", "high"), WILSON)
def test_single_games_have_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    found = Score(won, 0, games - won).interval
    assert found == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("share", "difference"),
    [(0.5, 0), (0.64, 99.95), (0.75, 190.85), (0.76, 200.24), (10 / 11, 400), (0.25, -190.85)],
)
def test_elo_of_a_share(share: float, difference: float) -> None:
    assert elo(share) == pytest.approx(difference, abs=0.01)
    assert share_of(difference) == pytest.approx(share, abs=1e-4)


def test_elo_at_the_ends_is_infinite_on_one_side_only() -> None:
    score = Score(10, 0, 0, (0, 0, 0, 0, 5))
    assert score.elo == math.inf
    low, high = score.elo_interval
    assert low == pytest.approx(166.2, abs=0.1)
    assert high == math.inf
    low, high = Score(0, 0, 10, (5, 0, 0, 0, 0)).elo_interval
    assert low == -math.inf
    assert high == pytest.approx(-166.2, abs=0.1)


def test_nothing_is_known_before_the_first_game() -> None:
    assert Score().share == 0.5
    assert Score().interval == (0, 1)
    assert Score().elo_interval == (-math.inf, math.inf)


def test_a_draw_is_half_a_win() -> None:
    assert Score(3, 4, 1).share == 0.625
    assert Score(3, 4, 1).games == 8


def test_pairs_that_go_together_widen_the_interval_and_balanced_ones_narrow_it() -> None:
    independent = Score(50, 0, 50, (12, 0, 26, 0, 12)).interval
    together = Score(50, 0, 50, (25, 0, 0, 0, 25)).interval
    balanced = Score(50, 0, 50, (2, 0, 46, 0, 2)).interval
    assert together[0] < independent[0] - 0.02
    assert balanced[0] > independent[0] + 0.02
    # all pairs alike: half as many independent results
    assert together == pytest.approx(Score(25, 0, 25).interval, abs=0.003)


def test_a_few_balanced_pairs_leave_a_wide_interval() -> None:
    low, high = Score(2, 0, 2, (0, 0, 2, 0, 0)).interval
    assert low < 0.3
    assert high > 0.7


@given(st.tuples(*[st.integers(0, 30)] * 5))
def test_the_interval_holds_the_share(pairs: tuple[int, int, int, int, int]) -> None:
    # pairs of 1/2 and 3/2 points contain a draw, those of 1 do not
    won, drawn = 2 * pairs[4] + pairs[3] + pairs[2], pairs[1] + pairs[3]
    score = Score(won, drawn, 2 * pairs[0] + pairs[1] + pairs[2], pairs)
    low, high = score.interval
    assert 0 <= low <= score.share <= high <= 1


@pytest.mark.parametrize("together", [0.0, 0.5])
def test_about_95_of_100_intervals_hold_the_truth(together: float) -> None:
    source = random.Random(5)
    held = 0
    for _ in range(600):
        pairs = [0, 0, 0, 0, 0]
        for _ in range(40):
            first = source.random() < 0.6
            second = first if source.random() < together else source.random() < 0.6
            pairs[2 * (first + second)] += 1
        won = 2 * pairs[4] + pairs[2]
        low, high = Score(won, 0, 80 - won, (pairs[0], 0, pairs[2], 0, pairs[4])).interval
        held += low <= 0.6 <= high
    assert 0.92 <= held / 600 <= 0.98


def test_bounds_are_walds() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 10, 0.01, 0.1).bounds == pytest.approx((-2.2925, 4.4998), abs=1e-4)


@pytest.mark.parametrize(("won", "lost"), [(1, 1), (30, 20), (7, 3), (20, 60)])
def test_of_two_results_the_ratio_is_bernoullis(won: int, lost: int) -> None:
    low, high = share_of(-10), share_of(25)
    exact = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    assert Sprt(-10, 25).ratio((lost, 0, 0, 0, won)) == pytest.approx(exact, abs=0.01)


def test_near_the_middle_it_is_the_normal_approximation() -> None:
    # Van den Bergh: n (s1 - s0) (2 s - s0 - s1) / (2 variance)
    pairs, low, high = (100, 300, 700, 420, 130), share_of(0), share_of(5)
    n = sum(pairs)
    mean = sum(i / 4 * count for i, count in enumerate(pairs)) / n
    variance = sum((i / 4 - mean) ** 2 * count for i, count in enumerate(pairs)) / n
    normal = n * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 5).ratio(pairs) == pytest.approx(normal, rel=0.02)


def test_ratio_is_odd_in_the_contestants() -> None:
    pairs = (3, 5, 20, 9, 8)
    assert Sprt(-10, 10).ratio(pairs) == pytest.approx(-Sprt(-10, 10).ratio(pairs[::-1]))


def test_without_pairs_nothing_is_known() -> None:
    assert Sprt(0, 10).ratio((0, 0, 0, 0, 0)) == 0
    assert Sprt(0, 10).verdict((0, 0, 0, 0, 0)) is Verdict.OPEN


def test_clear_matches_are_decided() -> None:
    assert Sprt(0, 100).verdict((0, 0, 0, 0, 40)) is Verdict.H1
    assert Sprt(0, 100).verdict((40, 0, 0, 0, 0)) is Verdict.H0
    assert Sprt(0, 100).verdict((1, 0, 2, 0, 1)) is Verdict.OPEN


@pytest.mark.short("0-Verdict.H1")
@pytest.mark.parametrize(("truth", "wrong"), [(0, Verdict.H1), (100, Verdict.H0)])
def test_it_errs_about_as_often_as_it_may(truth: float, wrong: Verdict) -> None:
    test, share, source = Sprt(0, 100), share_of(truth), random.Random(3)
    errors = 0
    for _ in range(100):
        pairs, verdict = [0, 0, 0, 0, 0], Verdict.OPEN
        while verdict is Verdict.OPEN:
            pairs[2 * ((source.random() < share) + (source.random() < share))] += 1
            verdict = test.verdict(pairs)
        errors += verdict is wrong
    assert errors <= 12  # 5 are to be expected


@pytest.mark.parametrize(
    "numbers", [(5, 5), (5, 0), (0, 5, 0, 0.05), (0, 5, 0.05, 1), (math.nan, 5)]
)
def test_senseless_tests_are_refused(numbers: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Sprt(*numbers)


# -- the log ---------------------------------------------------------------------------------------

WYTHE = MatchSetup(black="random", white="level 1", game="wythe size=4")
LOGGED = [
    GameResult(
        game=0,
        first=0,
        winner=1,
        result="W+3",
        turns=("a1a2", "swap"),
        opening=1,
        choices=(0, 1),
        seconds=(0.0, 0.25),
    ),
    GameResult(
        game=1,
        first=1,
        winner=None,
        result="0",
        turns=(),
        opening=0,
        choices=(0, 0),
        seconds=(0.0, 0.0),
        fault=Forfeit(1, "it has crashed: Ж", ("one", "two")),
    ),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a log with two games and one that broke off."""
    path = tmp_path / "logs" / "match.jsonl"
    log = MatchLog(path, WYTHE)
    for game in LOGGED:
        log.add(game)
    log.add_unplayed(2, "its worker ended")
    log.close()
    return path


def read(path: Path, setup: MatchSetup = WYTHE) -> list[GameResult]:
    log = MatchLog(path, setup)
    log.close()
    return list(log.results.values())


def test_each_line_is_on_the_disk_before_the_match_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    synced: list[int] = []

    def fsync(_file: int) -> None:
        synced.append(path.read_bytes().count(b"\n"))

    monkeypatch.setattr(os, "fsync", fsync)
    log = MatchLog(path, WYTHE)
    log.add(LOGGED[0])
    log.add_unplayed(1, "its worker ended")
    log.close()
    assert synced == [1, 2, 3]


def test_games_are_found_again(path: Path) -> None:
    assert read(path) == LOGGED


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_is_cut_off(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert read(path) == (LOGGED if cut <= 48 else LOGGED[:1])
    assert path.read_bytes().endswith(b"\n")
    assert whole.startswith(path.read_bytes())


def test_a_torn_first_line_is_begun_again(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:40])
    assert read(path) == []
    assert path.read_bytes().count(b"\n") == 1
    path.write_bytes(b"")
    assert read(path) == []


def test_a_log_of_another_match_is_refused_with_the_difference(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(MatchError, match="white was 'level 1', now 'level 2'; seed was 1, now 5"):
        MatchLog(path, dataclasses.replace(WYTHE, white="level 2", seed=5))
    assert path.read_bytes() == before


def test_another_version_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.lab.match.VERSION", "99")
    with pytest.raises(MatchError, match=r"version was .*, now '99'"):
        MatchLog(path, WYTHE)


@pytest.mark.parametrize(
    "content",
    [b"hello", b"hello\n", b"\n", b"{}\n", b"[]\n", b'{"game": 1}', b"\xff\n", b"{" * 5000 + b"\n"],
)
def test_other_files_are_refused_and_stay(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(MatchError, match="not a log of a match"):
        MatchLog(path, WYTHE)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"rubbish", b"{}", b'{"game": 3}', b"3"])
def test_a_damaged_line_is_named(line: bytes, path: Path) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(MatchError, match=r", line 5: not a (game|line of such a log)$"):
        MatchLog(path, WYTHE)


def test_a_log_is_written_by_one_match_at_a_time(path: Path) -> None:
    log = MatchLog(path, WYTHE)
    with pytest.raises(MatchError, match="in use by another match"):
        MatchLog(path, WYTHE)
    log.close()
    assert read(path) == LOGGED
