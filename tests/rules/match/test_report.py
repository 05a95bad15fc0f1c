"""What a match reports: text for humans, facts for programs, and its progress."""

from __future__ import annotations

import io
import json

import pytest

from rules.match import GameResult, MatchResult, MatchSetup, Sprt, Verdict
from rules.match.game import Forfeit
from rules.match.progress import ProgressBar, progress_text
from rules.match.report import report_facts, report_text

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
    text = progress_text(RESULT, 3600)
    assert text.startswith("█████████████████░░░ 7/8 · 15:00 left · black won 4")
    assert "left" not in progress_text(MatchResult(SETUP, GAMES, earlier=7), 10)
    assert progress_text(MatchResult(SETUP), 10).startswith("░░░░░░░░░░░░░░░░░░░░ 0/8")
    long = MatchResult(MatchSetup(black="random", white="random", games=1000), (game(0, 0),))
    assert "1:06:36 left" in progress_text(long, 4)


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
